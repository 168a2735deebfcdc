"""What a person does at a table: move, undo, propose, agree, resign. Requests and sockets call this, in one way."""

from __future__ import annotations

from typing import Final, Protocol

from magnifico.engine.refusal import Refusal
from magnifico.server.tables.registry import Tables
from magnifico.server.tables.table import StaleError, Table
from magnifico.table.ledger import EntryKind, Record
from magnifico.table.problems import Problem
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


class Command(Protocol):
    """Something a person asks for at a table, as any kind of request carries it."""

    @property
    def seat(self) -> int | None:
        """The seat acted for; None if there is only one it can be."""

    @property
    def key(self) -> str:
        """A repeat of the same key is the same command."""


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


async def enter(
    tables: Tables,
    table: Table,
    person: str,
    kind: EntryKind,
    text: str,
    command: Command,
    number: int | None,
    language: str,
) -> tuple[Record, Viewer]:
    """Put something into the log for somebody, or say why not in their language."""
    if not table.seats_of(person):
        await tables.check_access(table, person)
    await tables.see_start(table)
    acting = own_seat(table, person, command.seat)
    viewer = Viewer(table.seats_of(person), acting, language)
    ledger = table.playing()
    repeated = f"{acting}:{command.key}" in ledger.keys
    if kind == "move" and not repeated and ledger.levels[acting] is not None:
        raise Problem("seat_taken")  # a computer opponent plays: take the seat back first
    if kind == "move" and not repeated and acting in ledger.to_act() and table.waits_for_bots:
        raise Problem("bots_first")
    try:
        record = await tables.append(table, kind, acting, text, "person", command.key, number)
    except Refusal as refusal:
        raise table.words.refused(refusal, language) from None
    except StaleError:
        raise stale_problem(table, viewer, number or 0) from None
    return record, viewer


def stale_problem(table: Table, viewer: Viewer, number: int) -> Problem:
    """The refusal for somebody who has not seen everything, with what was missed."""
    ledger = table.playing()
    missed = records_since(ledger, number, viewer, table.words)
    return Problem("stale", {"number": ledger.number, "missed": missed})


def act_text(table: Table, act: str, to: str) -> str:
    """What an act writes into the log."""
    if act == "propose_cancel":
        return "cancel"
    if act == "propose_undo":
        return f"undo {to}"
    if act in ("resign", "hand_over"):
        return f"{table.playing().setup.agreement.level} {act}"
    return ""
