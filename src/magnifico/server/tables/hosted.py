"""One table of this process: what a server keeps of it beside the game, and who is connected to it here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from magnifico.secret import Secret, Unprinted
from magnifico.server.system_time import Moment
from magnifico.table.ledger import Ledger
from magnifico.table.table import Table


class StaleError(Exception):
    """The asker has not seen everything; the table is up to date now."""


def _ignored() -> None:
    """The default for listeners that aren't woken."""


@dataclass(slots=True, eq=False, repr=False)
class Listener(Unprinted):
    """Somebody connected to a table here; woken whenever there may be something new."""

    person: str
    seats: frozenset[int]
    name: str
    wake: Callable[[], object] = (
        _ignored  # tells it that there may be something new; returns at once
    )
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
class HostedTable(Table):
    """One table of this process."""

    entered: tuple[Ledger, Moment] | None = None  # by an entry of this process, and when it began
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, Presence]] = field(default_factory=dict)
    version: int = 0  # of names, seats and status
    presence: int = 0  # of who is there
    presence_told: float = -1e9  # when it was told last
    presence_due: bool = False  # it is going to be told
    presence_shown: tuple[int, Presence] = (-1, Presence(frozenset(), 0))
    timeline: int = 0  # one more whenever the database went back and the table was loaded again
    thinking: dict[str, int] | None = None  # the bot that waits: its seat, and how many come first
    used: float = 0.0
    checked: float = 0.0  # when the database was last asked
    upkeep_task: asyncio.Task[None] | None = None
    upkeep_again: bool = False  # something has happened meanwhile

    def wake(self) -> None:
        """Tell everybody here that there is something new."""
        for listener in self.listeners:
            listener.wake()

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, here or at another process."""
        return bool(self.listeners) or any(listed for _, listed in self.elsewhere.values())
