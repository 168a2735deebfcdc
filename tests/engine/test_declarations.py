"""Steps and states contain what they declare: copies, pickles, fingerprints and re-dealing depend on it."""

from __future__ import annotations

import ast
import importlib
import pickle
import random
from pathlib import Path

import pytest

import magnifico.engine
from magnifico import Game, Options
from magnifico.content.vocabulary import TOKENS, TYPE_COUNT
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.moves.kinds import BY_NUMBER, BY_WORD, KINDS
from magnifico.engine.rules import modifiers
from magnifico.engine.state.digest import digest
from magnifico.engine.state.rows import (
    ALLOWANCE,
    BOARD_SIZE,
    CARD_COUNT,
    COPIED,
    LEADERS_USED,
    MEMBERS,
    MOVE_COUNT,
    ROW_SIZE,
    UNDO_FLOOR,
)
from magnifico.engine.state.state import PLAIN_FIELDS, restored
from magnifico.engine.state.step import Step
from tests.support import MIXES, mix_name, positions

# Read from the sources, because a compiled class doesn't reveal its constructor's parameters.
ENGINE = Path(magnifico.engine.__file__).parent
NOT_PLAIN = {"printed", "players", "events"}
EVERYTHING = Options(players=4, expansions=("houses", "pazzi"))


class Declared:
    """A class as its source declares it."""

    def __init__(self, module: str, node: ast.ClassDef) -> None:
        self.module = module
        self.name = node.name
        self.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        self.methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        self.values: dict[str, object] = {}
        for part in node.body:
            if (
                isinstance(part, ast.AnnAssign)
                and isinstance(part.target, ast.Name)
                and isinstance(part.value, (ast.Constant, ast.Tuple))
            ):
                self.values[part.target.id] = ast.literal_eval(part.value)


def all_classes() -> dict[str, Declared]:
    """Every class of the engine by its name."""
    found: dict[str, Declared] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        parts = path.relative_to(ENGINE).with_suffix("").parts
        module = ".".join(("magnifico.engine", *(part for part in parts if part != "__init__")))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert node.name not in found, f"there are two classes {node.name}"
                found[node.name] = Declared(module, node)
    return found


CLASSES = all_classes()


def ancestry(name: str) -> list[Declared]:
    """A class and the engine's classes it inherits from."""
    found: list[Declared] = []
    while name in CLASSES:
        found.append(CLASSES[name])
        bases = CLASSES[name].bases
        name = bases[0] if bases else ""
    return found


STEPS = sorted(name for name in CLASSES if any(each.name == "Step" for each in ancestry(name)))
SECRETIVE = sorted(
    name
    for name in STEPS
    if next(e.values["secret"] for e in ancestry(name) if "secret" in e.values)
)


def declared(name: str, value: str) -> object:
    """A class variable, inherited or not."""
    return next(each.values[value] for each in ancestry(name) if value in each.values)


def constructor(name: str) -> list[str]:
    """The parameters of a constructor, inherited or not."""
    method = next(each.methods["__init__"] for each in ancestry(name) if "__init__" in each.methods)
    arguments = method.args
    assert not arguments.kwonlyargs and arguments.vararg is None and arguments.kwarg is None
    return [argument.arg for argument in arguments.args[1:]]


def loaded(name: str) -> type[Step]:
    """The class itself, as loaded in this build."""
    found = getattr(importlib.import_module(CLASSES[name].module), name)
    assert isinstance(found, type) and issubclass(found, Step)
    return found


def subclasses(of: type) -> set[str]:
    """The names of all classes that inherit from one."""
    direct: list[type] = of.__subclasses__()
    return {each.__name__ for each in direct}.union(*(subclasses(each) for each in direct))


def test_every_step_is_found_in_the_sources() -> None:
    for name in STEPS:
        loaded(name)
    assert subclasses(Step) == set(STEPS) - {"Step"}
    assert len(STEPS) > 50 and len(SECRETIVE) >= 3


@pytest.mark.parametrize("name", STEPS)
def test_a_step_declares_the_data_of_its_constructor(name: str) -> None:
    fields = declared(name, "fields")
    secret = declared(name, "secret")
    assert isinstance(fields, tuple) and isinstance(secret, tuple)
    assert list(fields) == constructor(name)
    assert fields[0] == "seat"
    assert set(secret) <= set(fields)
    assert (loaded(name).fields, loaded(name).secret) == (fields, secret)


@pytest.mark.parametrize("name", STEPS)
def test_a_step_keeps_the_data_of_its_constructor_under_its_names(name: str) -> None:
    """Each constructor stores its parameters unchanged, and nothing else."""
    stored: set[str] = set()
    for each in ancestry(name):
        for part in ast.walk(each.methods.get("__init__", ast.Pass())):
            if isinstance(part, ast.Assign):
                (target,) = part.targets
                assert isinstance(target, ast.Attribute) and isinstance(part.value, ast.Name)
                assert target.attr == part.value.id
                stored.add(target.attr)
    assert stored == set(constructor(name))


@pytest.mark.parametrize("name", STEPS)
def test_steps_are_never_changed(name: str) -> None:
    """Copies of a state share them."""
    for method, body in CLASSES[name].methods.items():
        for part in ast.walk(body):
            if (
                isinstance(part, (ast.Assign, ast.AugAssign, ast.AnnAssign))
                and method != "__init__"
            ):
                targets = part.targets if isinstance(part, ast.Assign) else [part.target]
                for target in targets:
                    for inner in ast.walk(target):
                        assert not (
                            isinstance(inner, ast.Attribute)
                            and isinstance(inner.value, ast.Name)
                            and inner.value.id == "self"
                        ), f"{name}.{method} changes self.{inner.attr}"


@pytest.mark.parametrize("name", [name for name in STEPS if name not in ("Step", "Decision")])
def test_a_step_that_can_be_made_has_a_name(name: str) -> None:
    is_base = any(name in each.bases for each in CLASSES.values())
    assert declared(name, "name") or is_base


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_step_with_secrets_deals_them_again(name: str) -> None:
    """It has its own `redealt`: the inherited one refuses steps with secrets."""
    own = [each.name for each in ancestry(name) if "redealt" in each.methods]
    assert own[0] != "Step"
    if issubclass(loaded(name), Decision):
        assert declared(name, "secret_answers") is True


def test_the_redealing_every_step_inherits_refuses_secrets() -> None:
    state = Game.new(MIXES[0]).state
    with pytest.raises(AssertionError, match="draft has secrets"):
        Step.redealt(Draft(-1, (3, 5)), state, 1, [])


def test_a_state_declares_all_its_data() -> None:
    """Both ways to make a state set the same attributes, and PLAIN_FIELDS lists them."""
    body = CLASSES["State"].methods["__init__"]

    def assigned(parts: list[ast.stmt]) -> list[str]:
        names: list[str] = []
        for part in parts:
            targets: list[ast.expr] = []
            if isinstance(part, ast.Assign):
                targets = part.targets
            elif isinstance(part, ast.AnnAssign):
                targets = [part.target]
            names += [each.attr for each in targets if isinstance(each, ast.Attribute)]
        return names

    (choice,) = [part for part in body.body if isinstance(part, ast.If)]
    new, copied = assigned(choice.body), assigned(choice.orelse)
    assert new == copied
    everything = [*assigned(body.body), *new]
    assert len(set(everything)) == len(everything)
    assert set(everything) - NOT_PLAIN == set(PLAIN_FIELDS)
    assert len(set(PLAIN_FIELDS)) == len(PLAIN_FIELDS)
    changed_elsewhere = {
        part.attr
        for method, other in CLASSES["State"].methods.items()
        if method != "__init__"
        for part in ast.walk(other)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
    }
    assert changed_elsewhere == set()


@pytest.mark.parametrize("options", MIXES[::3], ids=mix_name)
def test_a_state_comes_back_from_its_plain_data(options: Options) -> None:
    met: set[str] = set()
    for game in positions(options, 1, random.Random(1), 0.1):
        state = game.state
        plain = pickle.loads(pickle.dumps(state.plain()))
        assert set(plain) == set(PLAIN_FIELDS)
        again = restored(state.printed, plain)
        assert digest(again) == game.digest()
        for name in PLAIN_FIELDS:
            if name != "random":
                assert getattr(again, name) == getattr(state, name), name
        for step in state.agenda:
            same = pickle.loads(pickle.dumps(step))
            assert same == step and hash(same) == hash(step)
            assert type(same) is type(step) and same.data() == step.data()
            met.add(type(step).__name__)
    assert met >= {"TakeTurn", "EndRound"}


# What follows from other things that are in the fingerprint: cards and tokens held.
FOLLOWING = {TOKENS, *range(CARD_COUNT, CARD_COUNT + TYPE_COUNT)}


def test_the_fingerprint_covers_every_number_of_a_player() -> None:
    """Everything that isn't derived from cards, leaders and tiles changes the fingerprint."""
    state, seat = next(
        (game.state, seat)
        for seed in range(20)
        for game in positions(EVERYTHING, seed, random.Random(seed), 0.3)
        for seat in range(EVERYTHING.players)
        if game.state.round() > 2 and game.state.in_play[seat]
    )
    covered: set[int] = set()
    for at in set(range(ROW_SIZE)) - FOLLOWING:
        other = state.copy()
        # A leader that isn't in play cannot have been used.
        other.rows[seat][at] ^= 1 << state.in_play[seat][0] if at == LEADERS_USED else 1
        wrong = other.rows[seat][at]
        modifiers.rebuild(other, seat)
        if other.rows[seat][at] == wrong:
            assert digest(other) != digest(state), f"row {at} is not in the fingerprint"
            covered.add(at)
    assert {MEMBERS, ALLOWANCE, LEADERS_USED, COPIED} <= covered and len(covered) > 25


def test_the_fingerprint_covers_every_number_of_the_board() -> None:
    (game, *_) = (
        game for game in positions(EVERYTHING, 2, random.Random(2), 0.3) if game.state.round() == 3
    )
    state = game.state
    for at in set(range(BOARD_SIZE)) - {MOVE_COUNT, UNDO_FLOOR}:
        other = state.copy()
        other.board[at] ^= 1
        assert digest(other) != digest(state), f"board {at} is not in the fingerprint"
    for at in (MOVE_COUNT, UNDO_FLOOR):
        other = state.copy()
        other.board[at] += 1
        assert digest(other) == digest(state)


def test_the_fingerprint_covers_everything_a_state_holds() -> None:
    """Emptying any list or tuple that isn't empty changes the fingerprint."""
    table = frozenset({"auctionFirst", "ownBonusLater"})
    left = set(PLAIN_FIELDS) - {"random", "board", "rows", "adaptation_card", "final", "at_leaders"}
    for options in (EVERYTHING, Options(players=3, expansions=("houses", "pazzi"), table=table)):
        for seed in range(6):
            for game in positions(options, seed, random.Random(seed), 0.2):
                for name in sorted(left):
                    other = game.state.copy()
                    value = getattr(other, name)
                    if not any(value) and value != (0,):
                        continue
                    if isinstance(value, list):
                        setattr(other, name, [()] * len(value) if name != "agenda" else [])
                    else:
                        setattr(other, name, ())
                    assert digest(other) != game.digest(), name
                    left.remove(name)
    assert not left
    game = next(positions(EVERYTHING, 1, random.Random(1), 1.0))
    changed = [game.state.copy() for _ in range(4)]
    changed[0].random.below(6)
    changed[1].adaptation_card = -1
    changed[2].at_leaders = ((0, 1, 2),)
    changed[3].final = ((1, 2), (3, 4))
    assert len({digest(state) for state in (game.state, *changed)}) == 5


def test_kinds_of_moves_are_declared_once() -> None:
    """Learning programs and stored searches know them by their numbers."""
    assert [kind.number for kind in KINDS] == list(range(1, len(KINDS) + 1))
    assert len({kind.name for kind in KINDS}) == len(KINDS) == len(BY_NUMBER)
    assert len(BY_WORD) == len(KINDS) - 3  # placements, work and announcements begin differently
    for kind in KINDS:
        names = [field.name for field in kind.fields]
        assert len(set(names)) == len(names) <= 3
