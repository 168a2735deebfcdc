"""Caps on live connections and long polls: of the process, of an address, of a person, of a table's spectators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from magnifico.table.problems import Problem


class Most(Protocol):
    """The operator's caps; 0 lifts one."""

    @property
    def sockets(self) -> int:
        """All of this process."""

    @property
    def sockets_per_address(self) -> int:
        """From one address."""

    @property
    def sockets_per_person(self) -> int:
        """Of one person, or guest."""

    @property
    def spectators_per_table(self) -> int:
        """Connections to one table of people without a seat there."""


class Caps:
    """Counts connections of this process while they last."""

    def __init__(self, most: Most) -> None:
        self.most = most
        self._held: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def held(self, address: str, person: str, table: str, spectates: bool) -> Iterator[None]:
        """Count a connection while the block lasts; a Problem that names the cap it is beyond."""
        most = self.most
        counted = [("server", "", most.sockets), ("address", address, most.sockets_per_address)]
        if person:
            counted.append(("person", person, most.sockets_per_person))
        if spectates:
            counted.append(("table", table, most.spectators_per_table))
        for cap, whose, limit in counted:
            if limit and self._held[cap, whose] >= limit:
                code = "busy" if cap == "server" else "too_many"
                raise Problem(code, {"cap": cap, "most": limit, "wait_seconds": 10})
        keys = [(cap, whose) for cap, whose, _ in counted]
        self._held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]
