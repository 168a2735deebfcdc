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

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
    _prepare(engine.sync_engine, begin)
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def empty_log(path: Path) -> None:
    """Copy everything from the write-ahead log into the database, and cut the log to nothing."""
    with closing(sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete=ON")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        LOG.warning("the write-ahead log could not be emptied: it may still hold deleted data")


class SqliteFile:
    """The database's file, written by one transaction at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.turn = asyncio.Lock()  # whose turn it is to write
        self.mark = Watermark(path)
        self.engine = create_engine(
            f"sqlite:///{path}",
            pool_size=1,
            max_overflow=0,
            connect_args={"timeout": LOCK_SECONDS, "check_same_thread": False},
            hide_parameters=True,
        )
        _prepare(self.engine, "BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._version: object = None  # of the database, which changes when others write
        self._unsure = True  # whether something else than what is remembered may be stored

    async def transact(self, work: Callable[[Connection], list[bool]]) -> list[bool]:
        """Store what the work stores, when it is our turn."""
        async with self.turn:
            try:
                results: list[bool] = await self._in_thread(self._commit, work)
            except BaseException:
                self._unsure = True
                raise
        self._unsure = self._unsure or not all(results)
        return results

    def _commit(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            result = work(connection)
            number = connection.exec_driver_sql(COUNT).scalar_one()
        self.mark.raise_to(int(number))
        return result

    async def glance(self, now: int) -> Glance:
        """Look for news; other connections change SQLite's version of the data, our own entries do not."""
        version, due = await self._in_thread(self._look, now)
        touched = self._unsure or version != self._version
        self._version, self._unsure = version, False
        return Glance(touched, due)

    def _look(self, now: int) -> tuple[object, bool]:
        with (
            closing(self.engine.raw_connection()) as connection,
            closing(connection.cursor()) as cursor,
        ):
            cursor.execute("PRAGMA data_version")
            (version,) = cursor.fetchone() or (None,)
            cursor.execute(DUE, (now,))
            return version, cursor.fetchone() is not None

    async def _in_thread(self, work: Callable[..., Result], *given: object) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, *given)

    async def empty_log(self) -> None:
        """Empty the write-ahead log, which still holds what was just deleted."""
        async with self.turn:
            await asyncio.to_thread(empty_log, self.path)

    async def close(self) -> None:
        """Close the connection and the thread."""
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()
        self.mark.close()
