"""SQLite's one writer: a connection in a thread of its own, which takes turns with the other transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from magnifico.server.storage.entry_log import NotStoredError, Steps
from magnifico.server.storage.watermark import COUNT, Watermark

LOG: Final = logging.getLogger("magnifico.database")
LOCK_SECONDS: Final = 2.0  # for which another program may keep the database to itself
DUE: Final = "SELECT 1 FROM tables WHERE due_at <= ? AND status = 'running' LIMIT 1"
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit survives a power cut
    "foreign_keys=ON",
    "secure_delete=ON",  # what people delete is gone from the file too
)
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Glance:
    """What is new in the database: whether others have written, and whether something is due at a table."""

    touched: bool
    due: bool


def sqlite_engine(
    url: URL, size: int, begin: str, lock_seconds: float = LOCK_SECONDS
) -> AsyncEngine:
    """So many connections that begin their transactions like this."""
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"timeout": lock_seconds},
        hide_parameters=True,  # errors are logged
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def empty_log(path: Path) -> None:
    """Copy everything from the write-ahead log into the database, and cut the log to nothing."""
    with closing(sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete=ON")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        LOG.warning("the write-ahead log could not be emptied: it may still hold deleted data")


def _carried_out(steps: Steps, connection: sqlite3.Connection) -> list[bool]:
    try:
        sql, values = next(steps)
        while True:
            sql, values = steps.send(connection.execute(sql, values).rowcount)
    except StopIteration as done:
        results: list[bool] = done.value
        return results


class SqliteFile:
    """The database's file, written by one transaction at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.turn = asyncio.Lock()  # whose turn it is to write
        self.mark = Watermark(path)
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._connection: sqlite3.Connection | None = None
        self._version: object = None  # of the database, which changes when others write
        self._unsure = True  # whether something else than what is remembered may be stored

    async def transact(self, steps: Steps) -> list[bool]:
        """Carry the steps out when it is our turn."""
        async with self.turn:
            try:
                results: list[bool] = await self._in_thread(self._commit, steps)
            except BaseException:
                self._unsure = True
                raise
        self._unsure = self._unsure or not all(results)
        return results

    def _commit(self, steps: Steps) -> list[bool]:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = _carried_out(steps, connection)
            ((number,),) = connection.execute(COUNT).fetchall()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.mark.raise_to(int(number))
        return results

    async def glance(self, now: int) -> Glance:
        """Look for news; other connections change SQLite's version of the data, our own entries do not."""
        version, due = await self._in_thread(self._look, now)
        touched = self._unsure or version != self._version
        self._version, self._unsure = version, False
        return Glance(touched, due)

    def _look(self, now: int) -> tuple[object, bool]:
        connection = self._connection or self._connect()
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        return version, connection.execute(DUE, (now,)).fetchone() is not None

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(
            self.path, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    async def _in_thread(self, work: Callable[..., Result], *given: object) -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, work, *given)
        except sqlite3.Error as error:
            raise NotStoredError(f"{type(error).__name__}: {error}") from error

    async def empty_log(self) -> None:
        """Empty the write-ahead log, which still holds what was just deleted."""
        async with self.turn:
            await asyncio.to_thread(empty_log, self.path)

    async def close(self) -> None:
        """Close the connection and the thread."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
        self.mark.close()
