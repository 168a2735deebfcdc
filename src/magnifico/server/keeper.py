"""What has to be done again and again: clocks that run out, tables left behind, news that did not arrive."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from magnifico.server import models
from magnifico.server.errors import Problem
from magnifico.server.ledger import Entry
from magnifico.server.loading import chat_line
from magnifico.server.people import drop_listeners
from magnifico.server.presence import heard_presence, here
from magnifico.server.room import Room
from magnifico.server.services import Services

LOG: Final = logging.getLogger("magnifico.keeper")
TICK_SECONDS: Final = 0.5
PRESENCE_SECONDS: Final = 15.0
IN_USE_SECONDS: Final = 60.0


class Keeper:
    """One task for each process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        next_look = next_presence = loop.time()
        while True:
            try:
                await self._due()
                if loop.time() >= next_look:
                    next_look = loop.time() + self.services.settings.catch_up_seconds
                    await self.look()
                    self.services.rooms.evict()
                if loop.time() >= next_presence:
                    next_presence = loop.time() + PRESENCE_SECONDS
                    self._tell_presence()
            except (SQLAlchemyError, OSError, Problem) as error:
                LOG.warning("the database does not answer: %s", type(error).__name__)
            except Exception:
                LOG.exception("something unexpected in the keeper")
            await asyncio.sleep(TICK_SECONDS)

    async def _due(self) -> None:
        rooms, tender = self.services.rooms, self.services.tender
        for room in list(rooms.by_id.values()):
            tender.tend(room)
        for table_id in await tender.claim_due():
            try:
                room = await rooms.get(table_id)
                await rooms.catch_up(room)
                tender.tend(room)
            except Problem as problem:
                LOG.warning("table %s: %s", table_id, problem.code)

    async def look(self) -> None:
        """Ask the database what other processes did at tables in use here: their news may be lost."""
        rooms = self.services.rooms
        recent = asyncio.get_running_loop().time() - IN_USE_SECONDS
        in_use = [room for room in rooms.by_id.values() if room.listeners or room.used > recent]
        columns = models.tables.c
        for start in range(0, len(in_use), 200):
            part = {room.id: room for room in in_use[start : start + 200]}
            async with self.services.database.read() as connection:
                found = await connection.execute(
                    select(columns.id, columns.number, columns.status, columns.changed_at).where(
                        columns.id.in_(list(part))
                    )
                )
                rows = found.all()
            for table_id, number, status, changed_at in rows:
                room = part[table_id]
                if room.ledger is not None and number > room.ledger.number:
                    await rooms.catch_up(room)
                known = {room.row["changed_at"], room.ledger and room.ledger.last_at}
                if status != room.row["status"] or changed_at not in known:
                    await rooms.refresh(room)
        if self.services.broker.url:
            for room in in_use:
                if room.listeners:
                    await self.look_for_chat(room)

    async def look_for_chat(self, room: Room) -> None:
        """Read lines of chat that other processes stored."""
        async with self.services.database.read() as connection:
            found = await connection.execute(
                select(models.chat)
                .where(models.chat.c.table_id == room.id)
                .where(models.chat.c.id > room.chat_number)
                .order_by(models.chat.c.id)
            )
            lines = [chat_line(row) for row in found.mappings()]
        for line in lines:
            self.services.rooms.hear(room, line)
        if lines:
            room.wake()

    def _tell_presence(self) -> None:
        for room in self.services.rooms.by_id.values():
            if room.listeners:
                self.services.broker.publish(
                    {"kind": "presence", "table": room.id, "here": here(room)}
                )

    async def heard(self, news: dict[str, object]) -> None:
        """News from another process; no table waits for what has to be read for another."""
        self.services.rooms.run(self._handle(news))

    async def _handle(self, news: dict[str, object]) -> None:
        try:
            await self._hear(news)
        except (SQLAlchemyError, OSError, Problem) as error:
            LOG.warning("news could not be taken in: %s", type(error).__name__)
        except Exception:
            LOG.exception("something unexpected in the news")

    async def _hear(self, news: dict[str, object]) -> None:
        """News about a table in memory here."""
        kind = news.get("kind")
        if kind == "person":
            person = str(news.get("person"))
            self.services.identity.forget(person)
            drop_listeners(self.services, person)
            return
        room = self.services.rooms.by_id.get(str(news.get("table")))
        if room is None:
            return
        if kind == "entry":
            if room.ledger is None:
                await self.services.rooms.refresh(room)
            else:
                entry = Entry(*cast("list[Any]", news["entry"]))
                await self.services.rooms.take_in(room, entry)
        elif kind == "table":
            await self.services.rooms.refresh(room)
        elif kind == "chat":
            await self.look_for_chat(room)
        elif kind == "presence":
            listed = cast("list[dict[str, object]]", news.get("here", []))
            heard_presence(room, str(news.get("process")), listed)
