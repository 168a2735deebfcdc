"""What a seat has decided beforehand: lines of moves for its next turn, and standing answers.

What a plan would play now follows from the plan and the ledger alone, in every process and after every restart. What
was played is known by the keys of the entries, so nothing is played twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, cast

from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.refusal import Refusal
from magnifico.secret import Unprinted
from magnifico.table.entries import PLANNED
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.views import parsed

MOST_LINES: Final = 20
LONGEST_LINE: Final = 12
OF_A_TURN: Final = frozenset(
    {"place", "pass", "end", "play", "discard", "use", "token", "put", "exchange"}
)
"""Made by hand, they answer the turn that the lines were meant for."""
Lines = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Answers that are given whenever their question comes; None and False: ask me."""

    church: Literal["support", "refuse"] | None = None
    give: str | None = None  # the good an opponent's demand gets
    decline: bool = False  # offers that come outside the seat's turn
    end: Literal["only", "always"] | None = (
        None  # as the only move left, or as soon as it is allowed
    )
    pass_turn: bool = False  # if no member can be placed

    @property
    def is_empty(self) -> bool:
        """Whether everything is asked."""
        return self == Standing()


@dataclass(frozen=True, slots=True, repr=False)
class Plan(Unprinted):
    """The plan of a seat and the point of the game at which it was made."""

    id: str
    number: int  # the last entry then
    at: int  # when that was made
    moves: int  # how many moves the game had
    lines: Lines = ()
    standing: Standing = field(default_factory=Standing)

    def value(self) -> dict[str, object]:
        """As it is stored."""
        return asdict(self)

    @staticmethod
    def from_value(value: Mapping[str, Any]) -> Plan:
        """Read it back."""
        return Plan(
            id=str(value["id"]),
            number=int(value["number"]),
            at=int(value["at"]),
            moves=int(value["moves"]),
            lines=tuple(tuple(str(move) for move in line) for line in value["lines"]),
            standing=Standing(**value["standing"]),
        )


@dataclass(frozen=True, slots=True, repr=False)
class Step(Unprinted):
    """A move that a plan makes now, and the key of its entry."""

    move: str
    key: str


@dataclass(frozen=True, slots=True)
class Progress:
    """What became of a plan's lines: which was begun, how many of its moves were played, and why they are over."""

    line: int | None = None
    played: int = 0
    over: Literal["undone", "passed", "done"] | None = None


def new_plan(
    ledger: Ledger, seat: int, plan_id: str, lines: Sequence[Sequence[str]], standing: Standing
) -> Plan:
    """A plan made now; moves that are not well-formed are refused, whether they are legal today is not asked."""
    if ledger.is_over:
        raise Problem("cancelled" if ledger.cancelled else "game_over")
    if lines and in_own_turn(ledger.game, seat):
        raise Problem("plan_turn")
    read: list[tuple[str, ...]] = []
    for number, line in enumerate(lines):
        moves: list[str] = []
        for at, text in enumerate(line):
            try:
                moves.append(parsed(ledger.game, seat, text).text)
            except Problem as problem:
                problem.details |= {"line": number, "at": at}
                raise
        read.append(tuple(moves))
    last = ledger.records[-1].entry.at if ledger.records else ledger.setup.started_at
    moved = len(ledger.game.moves)
    return Plan(plan_id, ledger.number, last, moved, tuple(read), standing)


def in_own_turn(game: Game, seat: int) -> bool:
    """Whether it is the seat's turn, whatever is being asked in it."""
    return any(isinstance(step, TakeTurn) and step.seat == seat for step in game.state.agenda)


def next_step(plan: Plan, ledger: Ledger, seat: int) -> Step | None:
    """The move the plan makes now; None: the decision is the person's."""
    # Starts with the next entry: questions already open when the plan is made are not answered.
    if ledger.number <= plan.number or seat not in ledger.awaited() or _was_undone(ledger):
        return None
    found = progress(plan, ledger, seat)
    if found.over is None:
        if found.line is not None:
            line = plan.lines[found.line]
            if _first_refusal(ledger, seat, line[found.played :]) is not None:
                return None  # the rest of the line has failed: the person goes on
            return Step(line[found.played], _key(plan, found.line, found.played))
        for number, line in enumerate(plan.lines):
            if _first_refusal(ledger, seat, line) is None:
                return Step(line[0], _key(plan, number, 0))
    move = standing_move(plan.standing, ledger.game, seat)
    return None if move is None else Step(move, f"{PLANNED}{plan.id}+n{ledger.number + 1}")


def progress(plan: Plan, ledger: Ledger, seat: int) -> Progress:
    """What became of the lines since the plan was made."""
    if not _fits(plan, ledger):
        return Progress(over="undone")
    played: dict[int, int] = {}
    started = f"{seat}:{PLANNED}{plan.id}+"
    for record in ledger.records[plan.number :]:
        entry = record.entry
        if any(
            event.name == "undone" and (played or cast("int", event.fields["to"]) < plan.moves)
            for event in record.events
        ):
            return Progress(*_begun(played), "undone")
        if entry.kind != "move" or entry.seat != seat:
            continue
        if entry.key is not None and entry.key.startswith(started):
            line, _, at = entry.key.removeprefix(started).partition("+")
            if line.isdigit():
                played[int(line)] = int(at) + 1
        elif not entry.is_planned and _kind(ledger.game, seat, entry.text) in OF_A_TURN:
            return Progress(*_begun(played), "passed")
    line_begun, count = _begun(played)
    done = line_begun is not None and count >= len(plan.lines[line_begun])
    return Progress(line_begun, count, "done" if done or not plan.lines else None)


def refusals(
    plan: Plan, ledger: Ledger, seat: int
) -> list[tuple[int, Refusal | str] | None] | None:
    """For each line the move that cannot be made and why; None while the plan's moment has not come."""
    found = progress(plan, ledger, seat)
    if found.over is not None or ledger.number <= plan.number or not in_own_turn(ledger.game, seat):
        return None
    if seat not in ledger.awaited():
        return None
    if found.line is None:
        return [_first_refusal(ledger, seat, line) for line in plan.lines]
    rest = _first_refusal(ledger, seat, plan.lines[found.line][found.played :])
    answers: list[tuple[int, Refusal | str] | None] = [None] * len(plan.lines)
    if rest is not None:
        answers[found.line] = (rest[0] + found.played, rest[1])
    return answers


def standing_move(standing: Standing, game: Game, seat: int) -> str | None:
    """What the standing answers say to the question that is asked now."""
    if standing.is_empty:
        return None
    asked = agenda.decision(game.state).name
    offered = game.legal_moves(seat)
    kinds = {move.kind for move in offered}
    if asked == "church":
        return standing.church
    if asked == "give" and standing.give is not None:
        wanted = f"give {standing.give}"
        return wanted if any(move.text == wanted for move in offered) else None
    if standing.decline and "decline" in kinds and not in_own_turn(game, seat):
        return "decline"
    if asked != "turn":
        return None
    if standing.pass_turn and "pass" in kinds and "place" not in kinds:
        return "pass"
    if "end" in kinds:
        passed = bool(game.moves) and game.moves[-1].seat == seat and game.moves[-1].kind == "pass"
        alone = standing.end == "only" and len(offered) == 1
        if standing.end == "always" or alone or (standing.pass_turn and passed):
            return "end"
    return None


def _first_refusal(
    ledger: Ledger, seat: int, line: Sequence[str]
) -> tuple[int, Refusal | str] | None:
    """The first move of a line that cannot be made, and why; on a copy that knows no more than the seat does."""
    if (refusal := _refusal(ledger.game, seat, line[0])) is not None:
        return 0, refusal
    game = ledger.game.determinize(seat, f"plan {ledger.number}")
    for at, text in enumerate(line):
        if (refusal := _refusal(game, seat, text)) is not None:
            return at, refusal
        game.advance(parsed(game, seat, text))
    return None


def _refusal(game: Game, seat: int, text: str) -> Refusal | str | None:
    try:
        return game.why_not(parsed(game, seat, text))
    except (Problem, NotationError) as error:
        return str(error)


def _was_undone(ledger: Ledger) -> bool:
    """Whether nobody has moved since moves were undone: then people decide, or the same would only come again."""
    for record in reversed(ledger.records):
        if any(event.name == "undone" for event in record.events):
            return True
        if record.entry.kind == "move":
            return False
    return False


def _fits(plan: Plan, ledger: Ledger) -> bool:
    """Whether the log is the one the plan was made for: a database may go back."""
    if plan.number > ledger.number:
        return False
    entry = ledger.records[plan.number - 1].entry if plan.number else None
    return plan.at == (entry.at if entry is not None else ledger.setup.started_at)


def _begun(played: Mapping[int, int]) -> tuple[int | None, int]:
    line = next(iter(played), None)
    return line, 0 if line is None else played[line]


def _key(plan: Plan, line: int, at: int) -> str:
    return f"{PLANNED}{plan.id}+{line}+{at}"


def _kind(game: Game, seat: int, text: str) -> str:
    try:
        return parsed(game, seat, text).kind
    except Problem:
        return ""
