"""One table of this process: what is in memory of it, and who is connected to it here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from magnifico.engine.options import Options
from magnifico.secret import Secret, Unprinted
from magnifico.server.system_time import Moment
from magnifico.table.ledger import Ledger, Row
from magnifico.table.plans import Plan
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords

RECENT_CHAT: Final = 200


class StaleError(Exception):
    """The asker has not seen everything; the table is up to date now."""


def _rest() -> None:
    """The default for listeners that aren't woken."""


@dataclass(slots=True, eq=False, repr=False)
class Listener(Unprinted):
    """Somebody connected to a table here; woken whenever there may be something new."""

    person: str
    seats: frozenset[int]
    name: str
    wake: Callable[[], object] = _rest  # tells it that there may be something new; returns at once
    session: Secret | None = None  # ended: the connection is closed
    closed: bool = False
    sending_since: float | None = None  # the loop's time at which a message began to be sent
    cut_off: Callable[[], object] | None = None  # ends the connection


@dataclass(frozen=True, slots=True)
class Presence:
    """Seats whose players are connected, and how many spectators."""

    seats: frozenset[int]
    spectators: int


@dataclass(slots=True, repr=False)
class Table(Unprinted):
    """One table of this process."""

    id: str
    row: Row
    seats: list[Row]
    access: dict[str, set[int]]
    options: Options | None  # None: they no longer fit, and the table is refused
    words: TableWords
    ledger: Ledger | None = None
    entered: tuple[Ledger, Moment] | None = None  # by an entry of this process, and when it began
    refused: Problem | None = None  # why an old game cannot be continued
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, Presence]] = field(default_factory=dict)
    chat: deque[dict[str, object]] = field(default_factory=lambda: deque(maxlen=RECENT_CHAT))
    chat_number: int = 0
    version: int = 0  # of names, seats and status
    presence: int = 0  # of who is there
    presence_told: float = -1e9  # when it was told last
    presence_due: bool = False  # it is going to be told
    presence_shown: tuple[int, Presence] = (-1, Presence(frozenset(), 0))
    timeline: int = 0  # one more whenever the database went back and the table was loaded again
    thinking: dict[str, int] | None = None  # the bot that waits: its seat, and how many come first
    used: float = 0.0
    attended: bool = False  # by somebody who sits here, and not only by strangers
    past: Ledger | None = None  # what was looked back at last
    behind: Ledger | None = None  # what spectators saw last, if they see the game later
    plans: dict[int, Plan] = field(default_factory=dict)  # by seat
    plans_known: int = 0  # how often one was changed, as far as it is known here
    plans_tried: Ledger | None = None  # where none of them had a move
    checked: float = 0.0  # when the database was last asked
    tending: asyncio.Task[None] | None = None
    tend_again: bool = False

    def wake(self) -> None:
        """Tell everybody here that there is something new."""
        for listener in self.listeners:
            listener.wake()

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, here or at another process."""
        return bool(self.listeners) or any(listed for _, listed in self.elsewhere.values())

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

    def playing(self) -> Ledger:
        """The ledger of a game that was started and can be continued."""
        if self.refused is not None:
            raise self.refused
        if self.ledger is None:
            raise Problem("not_running")
        return self.ledger
