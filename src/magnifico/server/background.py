"""Recurring work: clocks that run out, abandoned tables, news that didn't arrive."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Any, Final, cast

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from magnifico.secret import Secret
from magnifico.server.auth.sessions import close_ended
from magnifico.server.live.presence import heard_presence, here
from magnifico.server.services import Services
from magnifico.server.storage import models
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.storage import StorageError
from magnifico.table.entries import Entry
from magnifico.table.problems import Problem

LOG: Final = logging.getLogger("magnifico.background")
TICK_SECONDS: Final = 0.5
THOROUGH_SECONDS: Final = 30.0  # even if nobody else seems to have written anything
PRESENCE_SECONDS: Final = 15.0
IN_USE_SECONDS: Final = 60.0
TABLES_AT_ONCE: Final = 200
CLEARING_SECONDS: Final = 60.0
DAY_MS: Final = 86_400_000
MANY_NEW_OBJECTS: Final = 100_000  # since the last garbage collection


class BackgroundJobs:
    """What a process does now and then: one task does it all."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._task: asyncio.Task[None] | None = None
        self._open: set[Secret] = set()  # sessions of live connections that haven't ended
        self._seen = (0, 0, 0)  # moves, tables and listeners at the last check

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        next_look = next_presence = next_clearing = loop.time()
        next_thorough = 0.0
        while True:
            try:
                looking = loop.time() >= next_look
                news = await self.services.database.glance(now_ms()) if looking else None
                await self._due(in_storage=news is not None and news.due)
                if news is not None:
                    next_look = loop.time() + self.services.settings.catch_up_seconds
                    if news.touched or loop.time() >= next_thorough:
                        next_thorough = 0.0  # again the next time, should this fail
                        await self.look()
                        identity = self.services.identity
                        self._open = await close_ended(identity.sessions, self.services.tables)
                        await identity.check_sessions()
                        next_thorough = loop.time() + THOROUGH_SECONDS
                    self.services.identity.confirm(self._open)
                    self.services.tables.evict()
                    self._collect_garbage()
                    if (sqlite := self.services.database.sqlite) is not None:
                        await asyncio.to_thread(sqlite.mark.sync)
                if loop.time() >= next_presence:
                    next_presence = loop.time() + PRESENCE_SECONDS
                    self._tell_presence()
                if loop.time() >= next_clearing:
                    next_clearing = loop.time() + CLEARING_SECONDS
                    await self.clear()
                    await self.services.identity.sessions.clear()
            except (SQLAlchemyError, StorageError, OSError, Problem) as error:
                LOG.warning("the database does not answer: %s", type(error).__name__)
            except Exception:
                LOG.exception("something unexpected in the background")
            await asyncio.sleep(TICK_SECONDS)

    def _collect_garbage(self) -> None:
        """Collect garbage while nothing happens, if there may be much of it: collecting stops everything else."""
        tables = self.services.tables
        listeners = sum(len(table.listeners) for table in tables.by_id.values())
        before, self._seen = self._seen, (tables.moves, len(tables.by_id), listeners)
        if before == self._seen and gc.get_count()[0] > MANY_NEW_OBJECTS:
            gc.collect()

    async def _due(self, in_storage: bool) -> None:
        """Tend tables in memory at every tick, and those only in the database now and then."""
        tables, upkeep = self.services.tables, self.services.upkeep
        for table in list(tables.by_id.values()):
            upkeep.check(table)
        tables.cut_off_slow_listeners()
        if not in_storage:
            return
        for table_id in await upkeep.claim_due():
            try:
                table = await tables.get(table_id)
                await tables.catch_up(table)
                upkeep.check(table)
            except Problem as problem:
                LOG.warning("table %s: %s", table_id, problem.code)

    async def look(self) -> None:
        """Ask the database what other processes did at tables in use here, in case their news was lost."""
        tables = self.services.tables
        recent = asyncio.get_running_loop().time() - IN_USE_SECONDS
        in_use = [
            table for table in tables.by_id.values() if table.listeners or table.used > recent
        ]
        for start in range(0, len(in_use), TABLES_AT_ONCE):
            part = {table.id: table for table in in_use[start : start + TABLES_AT_ONCE]}
            before = {table.id: table.ledger.number for table in part.values() if table.ledger}
            numbers, spoken = await self._numbers(list(part))
            for table_id, table in part.items():
                if table_id not in numbers:
                    tables.drop(table)
                    continue
                number, revision, plans = numbers[table_id]
                if revision != table.row["revision"]:
                    await tables.refresh(table)
                elif self._has_missed(table, number, before.get(table_id, 0)):
                    await tables.catch_up(table)
                if plans != table.plans_known:
                    await tables.read_plans(table)
                if spoken.get(table_id, 0) > table.chat_number:
                    await self.look_for_chat(table)

    @staticmethod
    def _has_missed(table: HostedTable, stored: int, before: int) -> bool:
        """Whether the database is ahead of us, or has lost entries it had before.

        A table whose lock is held is storing an entry right now: the next check will do, without waiting.
        """
        if table.ledger is None or table.lock.locked():
            return False
        return stored > table.ledger.number or stored < before

    async def _numbers(
        self, ids: list[str]
    ) -> tuple[dict[str, tuple[int, int, int]], dict[str, int]]:
        """For each table its last entry, the revisions of its row and its plans, and its last line of chat."""
        columns, chat = models.tables.c, models.chat.c
        async with self.services.database.read() as connection:
            found = await connection.execute(
                select(columns.id, columns.number, columns.revision, columns.plans).where(
                    columns.id.in_(ids)
                )
            )
            numbers = {
                table_id: (number, revision, plans)
                for table_id, number, revision, plans in found.all()
            }
            last = await connection.execute(
                select(chat.table_id, func.max(chat.id))
                .where(chat.table_id.in_(ids))
                .group_by(chat.table_id)
            )
            return numbers, {str(table_id): int(line) for table_id, line in last.all()}

    async def clear(self) -> None:
        """Remove tables that never began and that nobody has touched for long, with everything belonging to them."""
        columns = models.tables.c
        limit = now_ms() - int(self.services.settings.open_days * DAY_MS)
        forgotten = (
            select(columns.id)
            .where(columns.status.in_(("open", "cancelled")))
            .where(columns.started_at.is_(None))
            .where(columns.changed_at < limit)
            .limit(TABLES_AT_ONCE)
        )
        async with self.services.database.read() as connection:
            if (await connection.execute(forgotten)).first() is None:
                return
        async with self.services.database.write() as connection:
            ids = list((await connection.execute(forgotten.with_for_update())).scalars())
            await connection.execute(
                update(models.tables)
                .where(columns.rematch.in_(ids))
                .values(rematch=None, **models.CHANGED)
            )
            await connection.execute(delete(models.tables).where(columns.id.in_(ids)))
        LOG.info("%d tables that never began were removed", len(ids))
        for table_id in ids:
            if (table := self.services.tables.by_id.get(table_id)) is not None:
                self.services.tables.drop(table)

    async def look_for_chat(self, table: HostedTable) -> None:
        """Read lines of chat that other processes stored."""
        lines = await self.services.tables.storage.chat_after(table.id, table.chat_number)
        for line in lines:
            self.services.tables.hear(table, line)
        if lines:
            table.wake()

    def _tell_presence(self) -> None:
        for table in self.services.tables.by_id.values():
            if table.listeners:
                self.services.broker.publish(
                    {"kind": "presence", "table": table.id, "here": here(table)}
                )

    async def heard(self, news: dict[str, object]) -> None:
        """Handle news from another process; no table waits while another is read."""
        self.services.tables.run(self._handle(news))

    async def _handle(self, news: dict[str, object]) -> None:
        try:
            await self._hear(news)
        except (SQLAlchemyError, StorageError, OSError, Problem) as error:
            LOG.warning("news could not be taken in: %s", type(error).__name__)
        except Exception:
            LOG.exception("something unexpected in the news")

    async def _hear(self, news: dict[str, object]) -> None:
        """Handle news about a table in memory here."""
        kind = news.get("kind")
        if kind == "person":
            person = str(news.get("person"))
            self.services.identity.forget(person)
            await close_ended(self.services.identity.sessions, self.services.tables, person)
            return
        table = self.services.tables.by_id.get(str(news.get("table")))
        if table is None:
            return
        if kind == "entry":
            if table.ledger is None:
                await self.services.tables.refresh(table)
            else:
                entry = Entry(*cast("list[Any]", news["entry"]))
                await self.services.tables.take_in(table, entry)
        elif kind == "table":
            await self.services.tables.refresh(table)
        elif kind == "plans":
            await self.services.tables.read_plans(table)
            self.services.upkeep.check(table)
        elif kind == "chat":
            await self.look_for_chat(table)
        elif kind == "presence":
            heard_presence(table, str(news.get("process")), news.get("here"))
