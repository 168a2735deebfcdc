"""Decides who is served next: owners take turns, so that one with many tables doesn't hold up the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from magnifico.server.secret import Unprinted

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


class Line:
    """Tickets by address and by person; addresses take turns, and so do the people at each address."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()

    def add(self, ticket: Ticket) -> None:
        """Put the ticket after this person's others."""
        people = self.addresses.setdefault(ticket.address, OrderedDict())
        people.setdefault(ticket.person, deque()).append(ticket)

    def remove(self, ticket: Ticket) -> bool:
        """Remove a ticket; False if it isn't here."""
        people = self.addresses.get(ticket.address, OrderedDict())
        tickets = people.get(ticket.person, deque())
        if ticket not in tickets:
            return False
        tickets.remove(ticket)
        self._forget(ticket)
        return True

    def _forget(self, ticket: Ticket) -> None:
        people = self.addresses[ticket.address]
        if not people[ticket.person]:
            del people[ticket.person]
        if not people:
            del self.addresses[ticket.address]

    def first(self, allowed: Callable[[Ticket], bool]) -> Ticket | None:
        """Take the next allowed ticket, if there is one; its owner moves to the end of the line."""
        for ticket in self.order():
            if allowed(ticket):
                people = self.addresses[ticket.address]
                people[ticket.person].remove(ticket)
                self.addresses.move_to_end(ticket.address)
                people.move_to_end(ticket.person)
                self._forget(ticket)
                return ticket
        return None

    def order(self) -> list[Ticket]:
        """All tickets in the order in which they would be served if no more arrived."""
        turns = [
            _in_turn([list(each) for each in people.values()]) for people in self.addresses.values()
        ]
        return _in_turn(turns)


def _in_turn(rows: list[list[Ticket]]) -> list[Ticket]:
    """The first of each row, then the second of each, and so on."""
    longest = max((len(row) for row in rows), default=0)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


class FairQueue:
    """A number of places, given out in turn; those who hold one are being served."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.addresses: OrderedDict[str, str] = OrderedDict()  # where people were last seen
        self._watched, self._unwatched = Line(), Line()
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
