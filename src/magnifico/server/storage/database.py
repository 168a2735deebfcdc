"""Connections: one writer at a time for SQLite, a pool for PostgreSQL, and migrations at start under a lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, inspect, make_url, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from magnifico.secret import Secret
from magnifico.server.load import Waiting
from magnifico.server.storage import models
from magnifico.server.storage.entry_log import EntryLog, NotStoredError, Steps
from magnifico.server.storage.sqlite_file import LOCK_SECONDS, Glance, SqliteFile, sqlite_engine
from magnifico.server.storage.watermark import COUNT, check_database

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D61676E  # any number that all our processes share


ANSWER_SECONDS: Final = (
    6.0  # a PostgreSQL that takes longer is considered down; people are told instead of waiting
)
LIST_CONNECTIONS: Final = 2
PATIENT_LOCK_SECONDS: Final = 20.0  # for operators, and while processes start together
PAUSE_SECONDS: Final = 1.0  # for this long everybody is told at once, before it is tried again
LONGEST_REASON: Final = 200


class UnreachableError(SQLAlchemyError):
    """The database cannot be reached, or doesn't answer."""


class DatabaseVersionError(Exception):
    """A version of the database that this program can't migrate; the message tells the operator why."""


def reason_of(error: Exception) -> str:
    """Why the database failed, for the log: the kind of error, and its message unless that could contain data."""
    kind = type(error).__name__
    said = getattr(error, "orig", None) or error
    if isinstance(error, IntegrityError | DataError) or not str(said):
        return kind
    return f"{kind}: {' '.join(str(said).split())[:LONGEST_REASON]}"


class Database:
    """Read and write transactions on the database at one address."""

    def __init__(self, url: str, seconds: float | None = ANSWER_SECONDS) -> None:
        self.url = make_url(url)  # it prints without its password
        self.seconds = seconds  # None: for operators, whose queries may take long
        self.is_sqlite = url.startswith("sqlite")
        self.on_commit: Callable[[float], None] | None = (
            None  # called with the duration of an append
        )
        self.appends = 0  # in progress
        self.reads = Waiting()  # requests that wait for a connection, except for lists
        self.failing = ""  # why the last entry was not stored; "" once one is
        self._hangs_until = 0.0
        self.sqlite: SqliteFile | None = None
        self.log_writer: AsyncEngine | None = None  # of PostgreSQL: no move waits for a read
        self._log_connection: AsyncConnection | None = None
        if self.is_sqlite:
            lock_seconds = LOCK_SECONDS if seconds else PATIENT_LOCK_SECONDS
            self.writer = sqlite_engine(self.url, 1, "BEGIN IMMEDIATE", lock_seconds)
            self.reader = sqlite_engine(self.url, 4, "BEGIN")
            self.list_reader = sqlite_engine(self.url, LIST_CONNECTIONS, "BEGIN")
            self.sqlite = SqliteFile(Path(str(self.url.database)))
        else:
            self.writer = self._pool(10, 10)
            self.reader = self.writer
            self.list_reader = self._pool(LIST_CONNECTIONS, 0)
            self.log_writer = self._pool(1, 0)
        transact = self.sqlite.transact if self.sqlite is not None else self._transact
        self._log = EntryLog(transact, self.writer.dialect, self.insert_once)

    async def _transact(self, steps: Steps) -> list[bool]:
        """A transaction on PostgreSQL for the log, on a connection that is kept: taking one costs as much again."""
        async with asyncio.timeout(self.seconds):
            driver = await self._driver_for_log()
            try:
                async with driver.transaction():
                    return await _carried_out(steps, driver)
            except BaseException as error:
                await self._drop_log_connection()
                if isinstance(error, Exception) and not isinstance(error, OSError):
                    kind, said = type(error).__name__, str(error).partition("\n")[0]
                    raise NotStoredError(f"{kind}: {said}") from error
                raise

    async def _driver_for_log(self) -> Any:
        assert self.log_writer is not None
        if self._log_connection is not None:
            driver: Any = (await self._log_connection.get_raw_connection()).driver_connection
            if not driver.is_closed():
                return driver
            await self._drop_log_connection()
        self._log_connection = await self.log_writer.connect()
        return (await self._log_connection.get_raw_connection()).driver_connection

    async def _drop_log_connection(self) -> None:
        connection, self._log_connection = self._log_connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    def _pool(self, size: int, overflow: int) -> AsyncEngine:
        """Connections to PostgreSQL."""
        return create_async_engine(
            self.url,
            pool_size=size,
            max_overflow=overflow,
            pool_pre_ping=True,
            pool_timeout=ANSWER_SECONDS,
            connect_args={"timeout": ANSWER_SECONDS, "command_timeout": self.seconds},
            hide_parameters=True,  # errors are logged
        )

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        """The right to write to SQLite. While another program has the database, the others don't wait one by one."""
        if self.sqlite is None:
            yield
            return
        try:
            async with asyncio.timeout(2 * LOCK_SECONDS if self.seconds else None):
                await self.sqlite.turn.acquire()
        except TimeoutError:
            raise UnreachableError("others are still writing") from None
        try:
            yield
        finally:
            self.sqlite.turn.release()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A write transaction; it is durable when the block is left."""
        async with self._my_turn(), self._in_time():
            async with self.writer.begin() as connection:
                yield connection
                if self.sqlite is not None:
                    number = (await connection.execute(text(COUNT))).scalar_one()
            if self.sqlite is not None:
                self.sqlite.mark.raise_to(int(number))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A read-only transaction."""
        async with self._in_time():
            with self.reads.one():
                connection = await self.reader.connect()
            async with aclosing(connection):
                yield connection

    @asynccontextmanager
    async def read_list(self) -> AsyncIterator[AsyncConnection]:
        """The same for lists, which can take long: nothing else waits for their connections."""
        async with self._in_time(), self.list_reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        """A transaction that ends in time or fails; SQLite is a file and has its own timeout for locks."""
        with self._answering():
            async with asyncio.timeout(None if self.is_sqlite else self.seconds):
                yield

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Turn all network errors into one. After a timeout, requests fail at once for a while instead of waiting."""
        if time.monotonic() < self._hangs_until:
            raise UnreachableError("it did not answer a moment ago")
        try:
            yield
        except TimeoutError as error:
            self._hangs_until = time.monotonic() + PAUSE_SECONDS
            raise UnreachableError("it does not answer") from error
        except OSError as error:
            raise UnreachableError(type(error).__name__) from error

    async def check_writable(self) -> None:
        """Raise unless something can be stored now, which a full disk or missing rights would prevent."""
        if self.failing:
            raise UnreachableError(self.failing)
        async with self.write() as connection:
            await connection.execute(
                self.insert_once(models.keep).values(name="ready", value=Secret(""))
            )
            await connection.execute(
                update(models.keep)
                .where(models.keep.c.name == "ready")
                .values(value=Secret(str(time.time_ns())))
            )

    def insert_once(self, table: Table) -> Any:
        """An insert that does nothing if the row, or one with the same key, already exists."""
        if self.is_sqlite:
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store an entry and the table's new row in one transaction; False if its number or key is taken."""
        begun = time.perf_counter()
        self.appends += 1
        try:
            with self._answering():
                async with asyncio.timeout(None if self.is_sqlite else self.seconds):
                    stored = await self._log.append(entry, table)
            self.failing = ""
        except SQLAlchemyError as error:
            self.failing = reason_of(error)
            if isinstance(error, NotStoredError):
                raise
            raise NotStoredError(self.failing) from error
        finally:
            self.appends -= 1
        if self.on_commit is not None:
            self.on_commit(time.perf_counter() - begun)
        return stored

    async def glance(self, now: int) -> Glance:
        """What is new since the last time; where it costs as much to find out, there may be something of everything."""
        if self.sqlite is not None:
            return await self.sqlite.glance(now)
        return Glance(touched=True, due=True)

    async def migrate(self) -> None:
        """Migrate the database to the newest version; processes that start together take turns.

        A damaged database is refused first, as it is.
        """
        if self.is_sqlite:
            await self.check()
            engine = sqlite_engine(self.url, 1, "BEGIN IMMEDIATE", PATIENT_LOCK_SECONDS)
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(_upgrade)
            finally:
                await engine.dispose()
            return
        # A migration, and waiting for another process to finish one, may take longer than any query.
        patient = create_async_engine(
            self.url, connect_args={"timeout": ANSWER_SECONDS}, hide_parameters=True
        )
        try:
            async with patient.begin() as connection:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
                await connection.run_sync(_upgrade)
        finally:
            await patient.dispose()

    async def check(self, thorough: bool = False) -> None:
        """Refuse a damaged SQLite database; PostgreSQL checks its own files."""
        if self.sqlite is not None:
            await asyncio.to_thread(check_database, self.sqlite.path, thorough)

    async def empty_log(self) -> None:
        """Empty SQLite's write-ahead log, which still holds what was just deleted."""
        if self.sqlite is not None:
            await self.sqlite.empty_log()

    async def close(self) -> None:
        """Close all connections."""
        await self._log.close()
        if self._log_connection is not None:
            await self._log_connection.close()
        if self.sqlite is not None:
            await self.sqlite.close()
        for engine in {self.writer, self.reader, self.list_reader, self.log_writer}:
            if engine is not None:
                await engine.dispose()


def _upgrade(connection: Connection) -> None:
    """Run missing migrations; a database that is up to date doesn't even load Alembic."""
    known = [file.name[1:5] for file in (MIGRATIONS / "versions").glob("m[0-9]*.py")]
    oldest, newest = min(known), max(known)
    if inspect(connection).has_table("alembic_version"):
        stands_at = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if stands_at == newest:
            return
        if stands_at is not None and str(stands_at) > newest:
            raise DatabaseVersionError(
                f"the database was made by a newer version (its form is {stands_at}, ours is {newest}): "
                "upgrade first"
            )
        if stands_at is not None and str(stands_at) < oldest:
            raise DatabaseVersionError(
                f"the database was made before the first release (its form is {stands_at}, the oldest we can "
                f"migrate is {oldest}): start with an empty one"
            )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _carried_out(steps: Steps, driver: Any) -> list[bool]:
    try:
        sql, values = next(steps)
        while True:
            status = await driver.execute(sql, *values)  # such as "INSERT 0 1"
            sql, values = steps.send(int(status.split()[-1]))
    except StopIteration as done:
        results: list[bool] = done.value
        return results
