"""A table in memory: its seats and settings, its ledger, and what was planned at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from magnifico.engine.options import Options
from magnifico.secret import Unprinted
from magnifico.table.entries import Command, Record, Row
from magnifico.table.ledger import Ledger
from magnifico.table.plans import Plan
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords

RECENT_CHAT: Final = 200


@dataclass(slots=True, repr=False)
class Table(Unprinted):
    """One table. Whoever keeps it stores its entries and tells people what they may see of it."""

    id: str
    row: Row
    seats: list[Row]
    access: dict[str, set[int]]  # by person
    options: Options | None  # None: they no longer fit, and the table is refused
    words: TableWords
    ledger: Ledger | None = None
    refused: Problem | None = None  # why an old game cannot be continued
    chat: deque[dict[str, object]] = field(default_factory=lambda: deque(maxlen=RECENT_CHAT))
    chat_number: int = 0
    attended: bool = False  # by somebody who sits here, and not only by strangers
    past: Ledger | None = None  # what was looked back at last
    behind: Ledger | None = None  # what spectators saw last, if they see the game later
    plans: dict[int, Plan] = field(default_factory=dict)  # by seat
    plans_known: int = 0  # how often one was changed, as far as it is known here
    plans_tried: Ledger | None = None  # where none of them had a move

    @property
    def waits_for_bots(self) -> bool:
        """Whether people have to wait: in a challenge bots that decide at the same time come first.

        What a bot chooses depends on how many moves were made before, and must not on who is faster.
        """
        of_challenge = self.row["agreement"].get("challenge") is not None
        return of_challenge and self.ledger is not None and bool(self.ledger.bots_to_act())

    @property
    def planned(self) -> list[int]:
        """Seats that have to decide and may have decided beforehand."""
        if not self.plans or self.ledger is None or self.ledger is self.plans_tried:
            return []
        if self.waits_for_bots:
            return []
        return [seat for seat in self.ledger.awaited() if seat in self.plans]

    def take_plans(self, known: int, plans: Mapping[int, Row]) -> None:
        """Take in what is stored, unless something later is known."""
        if known >= self.plans_known:
            self.plans_known = known
            self.plans = {seat: Plan.from_value(value) for seat, value in plans.items()}
            self.plans_tried = None

    def seats_of(self, person: str | None) -> frozenset[int]:
        """The seats a person may play."""
        return frozenset(self.access.get(person, ())) if person is not None else frozenset()

    def attend(self, seats: frozenset[int]) -> frozenset[int]:
        """Note that somebody with these seats uses the table."""
        if seats:
            self.attended = True
        return seats

    def ledger_for(self, seats: Collection[int]) -> Ledger | None:
        """The game as somebody with these seats may see it: all of it, or without a seat what is open by now.

        Every answer to somebody who may have no seat here is made from this, and never from `ledger`.
        """
        if self.ledger is None or seats:
            return self.ledger
        shown = self.ledger.open_part(self.behind)
        self.behind = None if shown is self.ledger else shown
        return shown

    def playing_for(self, seats: Collection[int]) -> Ledger:
        """The same for a game that was started and can be continued."""
        present = self.playing()
        return self.ledger_for(seats) or present

    def enter(self, command: Command, at: int) -> Record:
        """Enter a command at once, where nothing has to be stored first. A repeat of a key gives its first record."""
        ledger = self.playing()
        record = ledger.record_of(command)
        if record is None:
            self.ledger, record = ledger.entered(command, max(at, ledger.last_at))
        return record

    def playing(self) -> Ledger:
        """The ledger of a game that was started and can be continued."""
        if self.refused is not None:
            raise self.refused
        if self.ledger is None:
            raise Problem("not_running")
        return self.ledger
