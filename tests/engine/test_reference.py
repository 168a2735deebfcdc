"""docs/view.md is current, and games show and report nothing that it doesn't declare."""

from __future__ import annotations

import ast
import random
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest

from magnifico import Event, Game, Options, reference
from magnifico.engine.events import EVENT_KINDS, FIELD_KINDS
from magnifico.texts import EVENT_FIELDS
from tests.support import MIXES, games_per_mix, mix_name, random_move

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src" / "magnifico" / "engine"
OF_THE_TEXTS = {"resigned", "undone", "activated_alone", "activated_cards", "activated_of"}
"""Events of a table server, and words for two forms of `activated`."""
WITH_SWITCHES = [
    Options(players=3, table=frozenset({"secretVatican", "woodOrStone"})),
    Options(players=4, expansions=("houses", "pazzi"), table=frozenset({"auctionFirst"})),
]


def test_the_page_is_current() -> None:
    page = (ROOT / reference.PAGE).read_text(encoding="utf-8")
    assert page == reference.page(), f"run {reference.COMMAND}"


def test_the_page_has_every_key_and_every_event() -> None:
    page = reference.page()
    for record in reference.records():
        assert f"## {record.name}\n" in page and record.meaning.endswith(".")
        part = page.split(f"## {record.name}\n")[1].split("\n## ")[0]
        assert all(f"\n| `{key.name}`" in part for key in record.keys)
    for kind in EVENT_KINDS.values():
        assert f"\n| `{kind.name}` |" in page and kind.sentence.endswith(".")


def test_every_declared_word_is_used() -> None:
    used = {name for kind in EVENT_KINDS.values() for name in kind.fields}
    assert used == set(FIELD_KINDS)
    for kind in EVENT_KINDS.values():
        assert set(kind.secret) | set(kind.sometimes) <= set(kind.fields)


def test_every_event_has_words_for_what_anybody_may_know() -> None:
    assert set(EVENT_FIELDS) - OF_THE_TEXTS == set(EVENT_KINDS)
    for kind in EVENT_KINDS.values():
        assert set(EVENT_FIELDS[kind.name]) <= set(kind.fields) - set(kind.secret)


def emitted() -> Iterator[str]:
    """The names in the engine's calls of emit and emit_secret."""
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("emit", "emit_secret")
            ):
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def test_the_engine_reports_what_is_declared() -> None:
    """Includes events that no random game reaches; "_declined" follows harvest or production."""
    named = set(emitted()) - {"_declined"}
    assert named == set(EVENT_KINDS) - {"harvest_declined", "production_declined"}


RECORDS = {record.name: record for record in reference.records()}


def has_type(value: object, declared: Any) -> bool:
    """Whether plain data is what its declaration says, without keys that aren't declared."""
    if isinstance(declared, reference.Record):
        return isinstance(value, dict) and not misfits(value, declared)
    origin, inner = get_origin(declared), get_args(declared)
    if origin is types.UnionType:
        return any(has_type(value, one) for one in inner)
    if origin is list:
        return isinstance(value, list) and all(has_type(one, inner[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            has_type(key, inner[0]) and has_type(one, inner[1]) for key, one in value.items()
        )
    return value is None if declared is types.NoneType else type(value) is declared


def type_named(name: str) -> Any:
    """A type as a declaration writes it; other parts of a view are their records."""
    return eval(name, {"int": int, "str": str, "bool": bool, **RECORDS})


def misfits(value: dict[str, object], record: reference.Record) -> list[str]:
    """The keys of a part of a view that are missing, undeclared, or of the wrong type."""
    declared = {key.name: key for key in record.keys}
    wrong = [
        f"{record.name} has no {key.name}"
        for key in record.keys
        if key.always and key.name not in value
    ]
    wrong += [f"{record.name}.{name} is not declared" for name in value if name not in declared]
    for name, part in value.items():
        if name in declared and not has_type(part, type_named(declared[name].type_name)):
            wrong.append(f"{record.name}.{name} = {part!r}")
    return wrong


def check_views(game: Game) -> None:
    """What every seat and anybody else sees is declared."""
    for seat in (None, *range(game.options.players)):
        assert misfits(dict(game.view(seat)), RECORDS["View"]) == []


def check_event(event: Event) -> None:
    """An event has the fields of its declaration and no others, with the secret ones kept separate."""
    kind = EVENT_KINDS[event.name]
    secret = event.secret or {}
    assert set(secret) == set(kind.secret), event
    assert set(kind.fields) - set(kind.secret) - set(event.fields) <= set(kind.sometimes), event
    for name, value in {**event.fields, **secret}.items():
        assert name in kind.fields, event
        assert has_type(value, type_named(FIELD_KINDS[name].type_name)), (event, name)


@pytest.mark.parametrize("options", [*MIXES, *WITH_SWITCHES], ids=mix_name)
def test_games_show_and_report_nothing_undeclared(options: Options) -> None:
    chance = random.Random(mix_name(options))
    seen: Counter[str] = Counter()
    for seed in range(games_per_mix(1)):
        game = Game.new(options, seed=f"declared {seed}")
        events = list(game.start_events)
        while not game.is_over:
            if chance.random() < 0.05:
                check_views(game)
            events += game.play(random_move(game, chance))
        check_views(game)
        for event in events:
            check_event(event)
            seen[event.name] += 1
    assert len(seen) > 15
