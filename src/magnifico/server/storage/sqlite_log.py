"""Appends entries to SQLite: whatever is waiting while one commit reaches the disk goes into the next together.

A commit takes milliseconds no matter how much it contains, and SQLite has one writer. Each answer still waits for its
commit.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeVar

import orjson
from sqlalchemy.exc import SQLAlchemyError

from magnifico.secret import Unprinted
from magnifico.server.storage.watermark import COUNT, Watermark

LOG: Final = logging.getLogger("magnifico.database")
MOST_AT_ONCE: Final = 200
LOCK_SECONDS: Final = 2.0  # for which another program may keep the database to itself
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

DUE: Final = "SELECT 1 FROM tables WHERE due_at <= ? AND status = 'running' LIMIT 1"
CLOSING_SECONDS: Final = 0.005
Result = TypeVar("Result")


class NotStoredError(SQLAlchemyError):
    """The database didn't store the entry, or it is unknown whether it did."""


@dataclass(slots=True, repr=False)
class Waiting(Unprinted):
    """An entry, the table's new row, and who waits for them."""

    entry: dict[str, object]
    table: dict[str, object]
    stored: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turn(asyncio.Lock):
    """Whose turn it is to write to the database."""

    _locked: bool

    def take(self) -> bool:
        """Take it without waiting; False if somebody has it or waits for it."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True


@dataclass(frozen=True, slots=True)
class Glance:
    """What is new in the database: whether others have written, and whether something is due at a table."""

    touched: bool
    due: bool


def empty_log(path: Path) -> None:
    """Copy everything from the write-ahead log into the database, and cut the log to nothing."""
    with closing(sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete=ON")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        LOG.warning("the write-ahead log could not be emptied: it may still hold deleted data")


class LogWriter:
    """A connection in a thread of its own, which is handed one batch after the other when it is its turn."""

    def __init__(self, path: str, turn: Turn, mark: Watermark) -> None:
        self.path = path
        self.turn = turn
        self.mark = mark
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Waiting] = []
        self._busy = False
        self._queueing: asyncio.Task[None] | None = None
        self._version: object = None  # of the database, which changes when others write
        self._unsure = True  # whether something else than what is remembered may be stored

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store both; False if the entry's number or key is taken, or the entry before it is missing."""
        waiting = Waiting(entry, table)
        self._waiting.append(waiting)
        if not self._busy:
            self._busy = True
            self._begin()
        return await waiting.stored

    def _begin(self) -> None:
        """Write what is waiting as soon as it is our turn."""
        if self.turn.take():
            self._write_batch()
        else:
            self._queueing = asyncio.create_task(self._queue())

    async def _queue(self) -> None:
        await self.turn.acquire()
        self._write_batch()

    def _write_batch(self) -> None:
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._hand_over(partial(self._store, batch), partial(self._finish, batch))

    def _hand_over(self, work: Callable[[], Result], done: Callable[..., None]) -> None:
        """Do something in the thread, then call back here with the result, or None and the error."""
        loop = asyncio.get_running_loop()

        def run() -> None:
            try:
                found = (work(), None)
            except Exception as error:
                loop.call_soon_threadsafe(done, None, error)
            else:
                loop.call_soon_threadsafe(done, *found)

        if self._thread is None:
            self._thread = Thread(target=self._serve, name="log-writer", daemon=True)
            self._thread.start()
        self._work.put(run)

    def _serve(self) -> None:
        while (run := self._work.get()) is not None:
            run()

    def _finish(
        self, batch: list[Waiting], results: list[bool] | None, error: Exception | None
    ) -> None:
        """Tell those who wait, and go on with what has gathered in the meantime."""
        self.turn.release()
        if results is None or not all(results):
            self._unsure = True
        for number, waiting in enumerate(batch):
            if waiting.stored.done():
                continue
            if results is None:
                waiting.stored.set_exception(NotStoredError(str(error)))
            else:
                waiting.stored.set_result(results[number])
        if self._waiting:
            self._begin()
        else:
            self._busy = False

    async def glance(self, now: int) -> Glance:
        """Look for news; other connections change SQLite's version of the data, our own entries do not."""
        found: asyncio.Future[tuple[object, bool]] = asyncio.get_running_loop().create_future()

        def answer(result: tuple[object, bool] | None, error: Exception | None) -> None:
            if found.done():
                return
            if result is None:
                found.set_exception(NotStoredError(str(error)))
            else:
                found.set_result(result)

        self._hand_over(partial(self._look, now), answer)
        version, due = await found
        touched = self._unsure or version != self._version
        self._version, self._unsure = version, False
        return Glance(touched, due)

    def _look(self, now: int) -> tuple[object, bool]:
        connection = self._connection or self._connect()
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        return version, connection.execute(DUE, (now,)).fetchone() is not None

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
            ((number,),) = connection.execute(COUNT).fetchall()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.mark.raise_to(int(number))
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
            self.path, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")
        self._connection = connection
        return connection

    async def close(self) -> None:
        """Finish what is waiting, then close."""
        while self._busy:
            await asyncio.sleep(CLOSING_SECONDS)
        if self._thread is not None:
            self._work.put(None)
            await asyncio.to_thread(self._thread.join)
        if self._connection is not None:
            self._connection.close()
