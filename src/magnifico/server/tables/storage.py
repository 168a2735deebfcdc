"""What the tables need from whatever stores them: a database on a server, anything else elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from magnifico.secret import Unprinted
from magnifico.table.entries import Entry, Row


class StorageError(Exception):
    """The storage didn't answer, or it is unknown whether it stored the data."""


@dataclass(slots=True, repr=False)
class StoredTable(Unprinted):
    """Everything stored of one table; the log only if it was asked for."""

    row: Row
    seats: list[Row]
    access: dict[str, set[int]]
    entries: list[Entry] = field(default_factory=list)
    chat: list[dict[str, object]] = field(default_factory=list)
    plans: dict[int, Row] = field(default_factory=dict)  # by seat


class TableStorage(Protocol):
    """Reads tables and appends to their logs. Every method raises StorageError if the storage fails."""

    async def read(self, table_id: str, with_log: bool) -> StoredTable | None:
        """One table, or None if there is no such table."""

    async def entries_after(self, table_id: str, number: int) -> list[Entry]:
        """The entries of a log after that number."""

    async def seats_of(self, table_id: str, person: str) -> set[int]:
        """The seats a person may play."""

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store an entry and the table's new row at once.

        False if its number or its key is taken, or if the entry before it, made at `previous_at`, is not there.
        """

    async def note_begun(
        self, table_id: str, waiting: str, due_at: int | None, standing: dict[str, object]
    ) -> None:
        """Note whose decision it is at a table that has just begun, and how it stands."""

    async def note_due(self, table_id: str, number: int, due_at: int | None) -> None:
        """Note when the server has to do something, unless there is a later entry."""

    async def plans_of(self, table_id: str) -> tuple[int, dict[int, Row]]:
        """The plans of a table by seat, and how often one was changed."""

    async def keep_plan(self, table_id: str, seat: int, person: str, plan: Row | None) -> None:
        """Store the plan of a seat in place of the one before; None: it has none any more."""

    async def claim_due(self, now: int, again: int) -> list[str]:
        """Tables where something is overdue; each is given to one process until `again`."""

    async def say(self, line: dict[str, object], after: int) -> list[dict[str, object]]:
        """Store a line of chat, once for each key, and return it with every line after that number."""

    async def chat_after(self, table_id: str, number: int) -> list[dict[str, object]]:
        """Lines of chat after that number."""
