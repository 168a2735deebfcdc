"""What people may do at a table, and what happens at it without anybody's command."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from magnifico.table.entries import TIME_IS_UP, Command, EntryKind
from magnifico.table.ledger import Ledger
from magnifico.table.plans import next_step
from magnifico.table.problems import Problem
from magnifico.table.table import Table
from magnifico.table.views import Viewer, records_since

ACTS: Final[dict[str, EntryKind]] = {
    "propose_cancel": "ask",
    "propose_undo": "ask",
    "agree": "agree",
    "object": "object",
    "resign": "resign",
    "hand_over": "bot",
    "take_back": "back",
}


def own_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat somebody acts for; only one of their own."""
    seats = table.attend(table.seats_of(person))
    if seat is None:
        if len(seats) == 1:
            return min(seats)
        if table.ledger is not None:
            deciding = [each for each in table.ledger.to_act() if each in seats]
            if len(deciding) == 1:
                return deciding[0]
        if not seats:
            raise Problem("not_seated")
        raise Problem("seat_needed")
    if seat not in seats:
        raise Problem("not_seated")
    return seat


def viewer_of(table: Table, person: str | None, seat: int | None, language: str) -> Viewer:
    """With whose eyes somebody looks; a stranger is a spectator."""
    seats = table.attend(table.seats_of(person))
    if seat is not None and seat not in seats:
        raise Problem("not_seated")
    if seat is None and len(seats) == 1:
        seat = min(seats)
    return Viewer(seats, seat, language)


def act(table: Table, name: str, to: str, seat: int | None, key: str) -> Command:
    """The command for anything but a move or an undo; `to`: how far a proposed undo goes."""
    text = ""
    if name == "propose_cancel":
        text = "cancel"
    elif name == "propose_undo":
        text = f"undo {to}"
    elif name in ("resign", "hand_over"):
        text = f"{table.playing().setup.agreement.level} {name}"
    return Command(ACTS[name], seat, text, key=key)


def checked(table: Table, person: str, command: Command) -> Command:
    """Somebody's command with the seat it is for, if this person may give it now."""
    command = replace(command, seat=own_seat(table, person, command.seat))
    ledger = table.playing()
    if command.kind != "move" or ledger.record_of(command) is not None:
        return command
    if command.seat is not None and ledger.levels[command.seat] is not None:
        raise Problem("seat_taken")  # a computer opponent plays: take the seat back first
    if command.seat in ledger.to_act() and table.waits_for_bots:
        raise Problem("bots_first")
    return command


def stale_problem(table: Table, viewer: Viewer, number: int) -> Problem:
    """The refusal for somebody who has not seen everything, with what was missed."""
    ledger = table.playing()
    missed = records_since(ledger, number, viewer, table.words)
    return Problem("stale", {"number": ledger.number, "missed": missed})


# ---------------------------------------------------------------------------------------- by itself


def expired(ledger: Ledger, now: int) -> list[int]:
    """The persons whose time is up."""
    if ledger.clock.rule.kind == "none":
        return []
    deadlines = [(ledger.clock.deadline(seat), seat) for seat in ledger.awaited()]
    return [seat for at, seat in deadlines if at is not None and at <= now]


def time_out(ledger: Ledger, seat: int) -> Command:
    """A computer opponent takes over the seat of somebody whose time is up."""
    level = ledger.setup.agreement.level
    return Command("bot", seat, f"{level}{TIME_IS_UP}", level, number=ledger.number)


def planned_moves(table: Table, ledger: Ledger) -> Iterator[Command]:
    """The moves that plans would make now, as if their persons had sent them; the first that isn't refused counts."""
    for seat in table.planned:
        step = next_step(table.plans[seat], ledger, seat)
        if step is not None:
            yield Command("move", seat, step.move, key=step.key, number=ledger.number)


def bot_to_move(ledger: Ledger) -> tuple[int, str] | None:
    """The computer opponent that moves next: its seat and its level."""
    seat = min(ledger.bots_to_act()[:1], default=None)
    if seat is None or ledger.is_over:
        return None
    return seat, ledger.levels[seat] or ledger.setup.agreement.level


def bot_move(ledger: Ledger, seat: int, move: str) -> Command:
    """The move that a computer opponent has chosen."""
    level = ledger.levels[seat] or ledger.setup.agreement.level
    return Command("move", seat, move, level, number=ledger.number)
