"""Appends entries to SQLite: whatever is waiting while one commit reaches the disk goes into the next together.

A commit takes milliseconds no matter how much it contains, and SQLite has one writer. Each answer still waits for its
commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import orjson
from sqlalchemy.exc import SQLAlchemyError

MOST_AT_ONCE: Final = 200
ENTRY: Final = ("table_id", "number", "kind", "seat", "text", "by", "at", "client_key", "check")
STORED: Final = (*ENTRY, "previous_at")
TABLE: Final = ("number", "waiting", "due_at", "changed_at", "status", "result", "standing")


def _part(number: int) -> str:
    """A part of the list in a row of json_each."""
    return f"json_extract(new.value, '$[{number}]')"


INSERT: Final = (
    'INSERT INTO entries (table_id, number, kind, seat, text, "by", at, client_key, "check") '
    f"SELECT {', '.join(_part(at) for at in range(len(ENTRY)))} FROM json_each(?) AS new "
    # Only after the entry, or the start, that the server continued from: a database may have gone back.
    f"WHERE CASE {_part(1)} WHEN 1 THEN EXISTS (SELECT 1 FROM tables "
    f"WHERE id = {_part(0)} AND started_at = {_part(len(ENTRY))}) "
    f"ELSE EXISTS (SELECT 1 FROM entries AS previous WHERE previous.table_id = {_part(0)} "
    f"AND previous.number = {_part(1)} - 1 AND previous.at = {_part(len(ENTRY))}) END "
    "ON CONFLICT DO NOTHING"
)
UPDATE: Final = (
    f"UPDATE tables SET number = {_part(1)}, waiting = {_part(2)}, due_at = {_part(3)}, "
    f"changed_at = {_part(4)}, status = coalesce({_part(5)}, status), "
    f"result = coalesce({_part(6)}, result), standing = {_part(7)} "
    f"FROM json_each(?) AS new WHERE tables.id = {_part(0)}"
)


class NotStoredError(SQLAlchemyError):
    """The database didn't store the entry, or it is unknown whether it did."""


@dataclass(slots=True)
class Waiting:
    """An entry, the table's new row, and who waits for them."""

    entry: dict[str, object]
    table: dict[str, object]
    stored: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class LogWriter:
    """A connection in a separate thread; `turn` is held while it writes."""

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self.path = path
        self.turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log-writer")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store both; False if the entry's number or key is taken, or the entry before it is missing."""
        waiting = Waiting(entry, table)
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await waiting.stored

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self.turn:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    results = await loop.run_in_executor(self._thread, self._store, batch)
                except Exception as error:
                    for waiting in batch:
                        if not waiting.stored.done():
                            waiting.stored.set_exception(NotStoredError(str(error)))
                    continue
            for waiting, stored in zip(batch, results, strict=True):
                if not waiting.stored.done():
                    waiting.stored.set_result(stored)

    def _store(self, batch: list[Waiting]) -> list[bool]:
        """Write one transaction, in the writer's thread.

        Each statement has to wait for the interpreter, which the event loop is using, so there is one for all entries
        and one for all tables. If another writer was faster, the entries are stored one by one to see which.
        """
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            if not self._write(connection, batch):
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                results = [self._write(connection, [waiting]) for waiting in batch]
            else:
                results = [True] * len(batch)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    def _write(self, connection: sqlite3.Connection, batch: list[Waiting]) -> bool:
        """Whether all entries were stored, and the rows of their tables with them."""
        entries = orjson.dumps([[one.entry[name] for name in STORED] for one in batch]).decode()
        if connection.execute(INSERT, (entries,)).rowcount != len(batch):
            return False
        rows = {one.entry["table_id"]: [one.table.get(name) for name in TABLE] for one in batch}
        for row in rows.values():
            row[-2:] = [None if each is None else orjson.dumps(each).decode() for each in row[-2:]]
        tables = orjson.dumps([[table, *row] for table, row in rows.items()]).decode()
        connection.execute(UPDATE, (tables,))
        return True

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=20, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        self._connection = connection
        return connection

    async def close(self) -> None:
        """Finish what is waiting, then close."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
