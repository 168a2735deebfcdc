"""Whose turn it is: those who wait are served in an order that lets nobody who asks for much hold up the others."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar


class Owned(Protocol):
    """What waits for its turn, and for whom."""

    @property
    def person(self) -> str:
        """Who asked for it; "" for somebody without a name."""

    @property
    def address(self) -> str:
        """From where."""


Waiter = TypeVar("Waiter", bound=Owned)


class TurnOrder(Generic[Waiter]):
    """Those who wait, by address and by person; addresses take turns, and so do the people at each address."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Waiter]]] = OrderedDict()

    def add(self, waiter: Waiter) -> None:
        """Put the waiter after this person's others."""
        people = self.addresses.setdefault(waiter.address, OrderedDict())
        people.setdefault(waiter.person, deque()).append(waiter)

    def remove(self, waiter: Waiter) -> bool:
        """Remove a waiter; False if it isn't here."""
        people = self.addresses.get(waiter.address, OrderedDict())
        waiters = people.get(waiter.person, deque())
        if waiter not in waiters:
            return False
        waiters.remove(waiter)
        self._forget(waiter)
        return True

    def _forget(self, waiter: Waiter) -> None:
        people = self.addresses[waiter.address]
        if not people[waiter.person]:
            del people[waiter.person]
        if not people:
            del self.addresses[waiter.address]

    def first(self, allowed: Callable[[Waiter], bool]) -> Waiter | None:
        """Take the next allowed waiter, if there is one; its owner moves to the end of the line."""
        for waiter in self.order():
            if allowed(waiter):
                people = self.addresses[waiter.address]
                people[waiter.person].remove(waiter)
                self.addresses.move_to_end(waiter.address)
                people.move_to_end(waiter.person)
                self._forget(waiter)
                return waiter
        return None

    def order(self) -> list[Waiter]:
        """All waiters in the order in which they would be served if no more arrived."""
        turns = [
            _in_turn([list(each) for each in people.values()]) for people in self.addresses.values()
        ]
        return _in_turn(turns)


def _in_turn(rows: list[list[Waiter]]) -> list[Waiter]:
    """The first of each row, then the second of each, and so on."""
    longest = max((len(row) for row in rows), default=0)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]
