"""Connections: one writer at a time for SQLite, a pool for PostgreSQL, and migrations at start under a lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, event, inspect, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from magnifico.server.storage.postgres_log import PostgresLogWriter
from magnifico.server.storage.sqlite_log import LogWriter

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6D61676E  # any number that all our processes share


class UnreachableError(SQLAlchemyError):
    """There is no way to the database."""


class Database:
    """Transactions for reading and for writing on the database of one address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.on_commit: Callable[[float], None] | None = None  # is told how long an append took
        self._log: LogWriter | PostgresLogWriter
        self._turn: asyncio.Lock | None = None
        if self.is_sqlite:
            self._turn = asyncio.Lock()
            self.writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
            self.reader = _sqlite_engine(url, 4, "BEGIN")
            self._log = LogWriter(str(make_url(url).database), self._turn)
        else:
            self.writer = create_async_engine(
                url,
                pool_size=10,
                max_overflow=10,
                pool_pre_ping=True,
                pool_timeout=20,
                hide_parameters=True,  # errors are logged
            )
            self.reader = self.writer
            _, connect = self.writer.dialect.create_connect_args(self.writer.url)
            self._log = PostgresLogWriter(dict(connect))

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that changes something; it is durable when the block is left."""
        async with self._turn or nullcontext(), _reached(), self.writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that only looks."""
        async with _reached(), self.reader.connect() as connection:
            yield connection

    def insert_once(self, table: Table) -> Any:
        """An insert that does nothing where the row, or one with the same key, is already there."""
        if self.is_sqlite:
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store an entry and the table's new row in one transaction; False if its number or key is taken."""
        begun = time.perf_counter()
        stored = await self._log.append(entry, table)
        if self.on_commit is not None:
            self.on_commit(time.perf_counter() - begun)
        return stored

    async def migrate(self) -> None:
        """Bring the tables to the newest form; processes that start together take turns."""
        async with self.writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Give all connections back."""
        await self._log.close()
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()


@asynccontextmanager
async def _reached() -> AsyncIterator[None]:
    """SQLAlchemy lets pass what the network says to asyncpg; here it becomes an error of the database like others."""
    try:
        yield
    except OSError as error:
        raise UnreachableError(type(error).__name__) from error


def _upgrade(connection: Connection) -> None:
    """Run what is missing; a database that lacks nothing does not even load Alembic."""
    newest = max(file.name for file in (MIGRATIONS / "versions").glob("m[0-9]*.py"))[1:5]
    if inspect(connection).has_table("alembic_version"):
        stands_at = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if stands_at == newest:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _sqlite_engine(url: str, size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"timeout": 20},
        hide_parameters=True,  # errors are logged
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit survives a power cut
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
