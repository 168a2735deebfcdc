"""Decides who is served next: owners take turns, so that one with many tables doesn't hold up the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from magnifico.secret import Unprinted
from magnifico.server.turn_order import TurnOrder

UNWATCHED_TURN: Final = 8
"""Every eighth turn goes to a table nobody is watching, if one is waiting: they come last, but they do come."""
MOST_UNWATCHED: Final = 1
"""How many unwatched tables of one owner may be served at the same time."""
MOST_ADDRESSES: Final = 20_000


@dataclass(slots=True, eq=False, repr=False)
class Ticket(Unprinted):
    """A place in the queue: whose it is, and how many are ahead."""

    person: str
    address: str
    watched: bool
    moved: Callable[[int], None] | None = None  # called with the number ahead, 0 when served
    ahead: int = 0
    called: asyncio.Event = field(default_factory=asyncio.Event)


class FairQueue:
    """A number of places, given out in turn; those who hold one are being served."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.addresses: OrderedDict[str, str] = OrderedDict()  # where people were last seen
        self._watched: TurnOrder[Ticket] = TurnOrder()
        self._unwatched: TurnOrder[Ticket] = TurnOrder()
        self._served_unwatched: dict[str, int] = {}
        self._turn = 0

    def seen(self, person: str, address: str) -> None:
        """Record a person's address: several people at one address share its turns."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > MOST_ADDRESSES:
            self.addresses.popitem(last=False)

    @property
    def waiting(self) -> int:
        """How many are waiting."""
        return len(self._watched.order()) + len(self._unwatched.order())

    @asynccontextmanager
    async def place(
        self, person: str, watched: bool = True, moved: Callable[[int], None] | None = None
    ) -> AsyncIterator[Ticket]:
        """Wait for a place and hold it; `moved` is called with the number ahead whenever it changes."""
        ticket = Ticket(person, self.addresses.get(person, person), watched, moved)
        (self._watched if watched else self._unwatched).add(ticket)
        self._call()
        try:
            await ticket.called.wait()
            yield ticket
        finally:
            if ticket.called.is_set():
                self.free += 1
                if not watched:
                    self._served_unwatched[person] -= 1
                    if not self._served_unwatched[person]:
                        del self._served_unwatched[person]
            else:
                (self._watched if watched else self._unwatched).remove(ticket)
            self._call()

    def _call(self) -> None:
        """Give out free places, and tell the others how many are ahead."""
        while self.free and (ticket := self._next()) is not None:
            self.free -= 1
            self._turn += 1
            if not ticket.watched:
                served = self._served_unwatched.get(ticket.person, 0)
                self._served_unwatched[ticket.person] = served + 1
            ticket.called.set()
            _tell(ticket, 0)
        for ahead, ticket in enumerate([*self._watched.order(), *self._unwatched.order()], 1):
            _tell(ticket, ahead)

    def _next(self) -> Ticket | None:
        lines = [self._watched, self._unwatched]
        if self._turn % UNWATCHED_TURN == UNWATCHED_TURN - 1:
            lines.reverse()
        for line in lines:
            ticket = line.first(self._may_be_served)
            if ticket is not None:
                return ticket
        return None

    def _may_be_served(self, ticket: Ticket) -> bool:
        return ticket.watched or self._served_unwatched.get(ticket.person, 0) < MOST_UNWATCHED


def _tell(ticket: Ticket, ahead: int) -> None:
    if ticket.ahead != ahead:
        ticket.ahead = ahead
        if ticket.moved is not None:
            ticket.moved(ahead)
