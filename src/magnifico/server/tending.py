"""What the server does at a table by itself: it lets computer opponents move and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import select, update

from magnifico.server import models
from magnifico.server.bots import BotPool
from magnifico.server.database import now_ms
from magnifico.server.errors import Problem
from magnifico.server.ledger import Ledger
from magnifico.server.room import Room, StaleError
from magnifico.server.rooms import Rooms

LOG: Final = logging.getLogger("magnifico.tending")
MOST_DUE: Final = 50


class Tender:
    """Sees to the tables of this process; each table by one task at a time."""

    def __init__(self, rooms: Rooms, bots: BotPool) -> None:
        self.rooms = rooms
        self.bots = bots
        self.settings = rooms.settings
        self.started_at = now_ms()
        rooms.after_append.append(lambda room, _record: self.tend(room))
        rooms.after_begin.append(self.tend)

    def tend(self, room: Room) -> None:
        """See to a table now, if there is anything to do."""
        if self.rooms.stopping or room.ledger is None:
            return
        if room.tending is not None and not room.tending.done():
            room.tend_again = True
        elif room.ledger.bots_to_act() or self._expired(room.ledger):
            room.tending = self.rooms.run(self._tend(room))

    def _expired(self, ledger: Ledger) -> list[int]:
        """Persons whose time is up; after a start those whose time ran out meanwhile get a little more."""
        now = now_ms()
        grace = self.started_at + int(self.settings.restart_grace * 1000)
        if now < grace and ledger.last_at < self.started_at:
            return []
        return [
            seat
            for seat in ledger.awaited()
            if (deadline := ledger.clock.deadline(seat)) is not None and deadline <= now
        ]

    async def _tend(self, room: Room) -> None:
        while not self.rooms.stopping:
            room.tend_again = False
            try:
                done = await self._step(room)
            except StaleError:
                continue
            except Problem as problem:
                LOG.warning("table %s: %s", room.id, problem.code)
                return
            except Exception:
                LOG.exception("table %s could not be tended", room.id)
                return
            if done and not room.tend_again:
                return

    async def _step(self, room: Room) -> bool:
        """One entry of the server's own; True if there was nothing to do."""
        ledger = room.playing()
        number = ledger.number
        for seat in self._expired(ledger):
            level = ledger.setup.agreement.level
            await self.rooms.append(room, "bot", seat, f"{level} time", level, expected=number)
            return False
        bots = ledger.bots_to_act()
        if not bots or ledger.is_over:
            return True
        seat = bots[0]
        level = ledger.levels[seat] or ledger.setup.agreement.level
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        move = await self.bots.choose(
            room.id, ledger.game, seat, level, room.row["options"], room.row["pack"]
        )
        if room.ledger is ledger:
            await self.rooms.append(room, "move", seat, move, level, expected=number)
        return False

    async def claim_due(self) -> list[str]:
        """Tables at which something was to be done and nobody did; each is given to one process."""
        database = self.rooms.database
        now = now_ms()
        async with database.read() as connection:
            found = await connection.execute(
                select(models.tables.c.id, models.tables.c.due_at)
                .where(models.tables.c.due_at <= now)
                .where(models.tables.c.status == "running")
                .order_by(models.tables.c.due_at)
                .limit(MOST_DUE)
            )
            due = found.all()
        if not due:
            return []
        again = now + self.rooms.patience_ms
        claimed: list[str] = []
        async with database.write() as connection:
            for table_id, due_at in due:
                result = await connection.execute(
                    update(models.tables)
                    .where(models.tables.c.id == table_id)
                    .where(models.tables.c.due_at == due_at)
                    .values(due_at=again)
                )
                if result.rowcount == 1:
                    claimed.append(table_id)
        return claimed
