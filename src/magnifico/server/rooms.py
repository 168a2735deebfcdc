"""Tables in memory: a cache of the log that can be thrown away, and the one place that appends to the log."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import astuple
from typing import Any, Final, cast

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from magnifico.server import models
from magnifico.server.broker import Broker
from magnifico.server.database import Database, now_ms
from magnifico.server.errors import Problem
from magnifico.server.ledger import BrokenLogError, Entry, EntryKind, Ledger, Record
from magnifico.server.loading import entry_of, read_room
from magnifico.server.room import Room, StaleError
from magnifico.server.settings import Settings
from magnifico.server.views import scores_payload

LOG: Final = logging.getLogger("magnifico.rooms")
BOT_PATIENCE_MS: Final = 5_000
TRIES: Final = 10
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Rooms:
    """All tables of this process."""

    def __init__(self, settings: Settings, database: Database, broker: Broker) -> None:
        self.settings = settings
        self.database = database
        self.broker = broker
        self.by_id: dict[str, Room] = {}
        self.moves = 0  # appended by this process
        self.after_append: list[Callable[[Room, Record], None]] = []
        self.after_begin: list[Callable[[Room], None]] = []
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    # -------------------------------------------------------------------------------------- loading

    async def get(self, table_id: str) -> Room:
        """The table of this id, read from the database if it is not in memory."""
        room = self.by_id.get(table_id)
        if room is None:
            if TABLE_ID.fullmatch(table_id) is None:
                raise Problem("unknown")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(loading)
        now = asyncio.get_running_loop().time()
        room.used = now
        if now - room.checked > self.settings.catch_up_seconds:
            room.checked = now
            await self._check(room)
        return room

    async def _check(self, room: Room) -> None:
        """See whether another process went on, should its news not have arrived."""
        if room.row["status"] == "open":
            await self.refresh(room)
        elif room.ledger is not None and not room.listeners and not room.ledger.is_over:
            await self.catch_up(room)

    async def check_access(self, room: Room, person: str) -> None:
        """Read again which seats a person may play."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.access.c.seat)
                .where(models.access.c.table_id == room.id)
                .where(models.access.c.person_id == person)
            )
            seats = set(found.scalars())
        if seats != room.access.get(person, set()):
            room.access[person] = seats
            room.version += 1
            room.wake()

    async def _load(self, table_id: str) -> Room:
        room = await read_room(self.database, table_id)
        room.used = room.checked = asyncio.get_running_loop().time()
        self.by_id[table_id] = room
        return room

    async def refresh(self, room: Room) -> None:
        """Read names, seats, access and status again, and the game if it has begun."""
        heard = room.chat_number
        fresh = await read_room(self.database, room.id, with_log=room.ledger is None)
        async with room.lock:
            room.row, room.seats, room.access = fresh.row, fresh.seats, fresh.access
            room.words = fresh.words
            if room.ledger is None:
                room.ledger, room.refused = fresh.ledger, fresh.refused
            elif fresh.row["number"] > room.ledger.number:
                await self._catch_up(room)
            if room.ledger is not None and room.ledger.is_over:
                room.row = {**room.row, **_outcome(room.ledger)}  # the row may be older
            last = max(heard, fresh.chat_number)
            later = [line for line in room.chat if cast("int", line["id"]) > last]
            room.chat = fresh.chat  # lines may also have been taken away
            room.chat.extend(later)
            room.chat_number = max(room.chat_number, fresh.chat_number)
        room.version += 1
        room.wake()

    async def changed(self, table_id: str) -> Room:
        """Names, seats or status were changed in the database: read them and tell everybody."""
        room = await self.get(table_id)
        await self.refresh(room)
        self.broker.publish({"kind": "table", "table": table_id})
        return room

    def hear(self, room: Room, line: dict[str, object]) -> None:
        """Take a line of chat in, once."""
        number = cast("int", line["id"])
        if number > room.chat_number:
            room.chat.append(line)
            room.chat_number = number

    # -------------------------------------------------------------------------------------- appending

    async def append(
        self,
        room: Room,
        kind: EntryKind,
        seat: int,
        text: str,
        by: str = "person",
        key: str | None = None,
        expected: int | None = None,
    ) -> Record:
        """Check and store one entry; it is durable when this returns. A repeat of a key gives its first record.

        Whoever asked may go away meanwhile: the entry is then stored all the same.
        """
        task = self.run(self._insist(room, kind, seat, text, by, key, expected))
        return await asyncio.shield(task)

    async def _insist(
        self,
        room: Room,
        kind: EntryKind,
        seat: int,
        text: str,
        by: str,
        key: str | None,
        expected: int | None,
    ) -> Record:
        """What names no number does not mind that somebody else was faster."""
        for _ in range(TRIES):
            try:
                return await self._append(room, kind, seat, text, by, key, expected)
            except StaleError:
                if expected is not None:
                    raise
        raise StaleError

    async def _append(
        self,
        room: Room,
        kind: EntryKind,
        seat: int,
        text: str,
        by: str,
        key: str | None,
        expected: int | None,
    ) -> Record:
        scoped = None if key is None else f"{seat}:{key}"
        async with room.lock:
            ledger = room.playing()
            if expected is not None and expected > ledger.number:
                ledger = await self._catch_up(room)
            if scoped is not None and scoped in ledger.keys:
                return ledger.records[ledger.keys[scoped] - 1]
            if expected is not None and expected != ledger.number:
                raise StaleError
            stored = ledger.check(kind, seat, text)
            after = ledger.fork()
            entry = Entry(
                ledger.number + 1, kind, seat, stored, by, max(now_ms(), ledger.last_at), scoped
            )
            record = after.apply(entry)
            try:
                won = await self._store(room, after, entry)
            except SQLAlchemyError as error:
                LOG.error("an entry could not be stored: %s", type(error).__name__)
                await self._after_failure(room)
                raise Problem("unavailable") from None
            if not won:
                ledger = await self._catch_up(room)
                if scoped is not None and scoped in ledger.keys:
                    return ledger.records[ledger.keys[scoped] - 1]
                raise StaleError
            room.ledger = after
        self.moves += 1
        room.wake()
        if self.broker.url:
            self.broker.publish({"kind": "entry", "table": room.id, "entry": astuple(entry)})
        if after.is_over:
            room.row = {**room.row, **_outcome(after)}
            room.version += 1
        for hook in self.after_append:
            hook(room, record)
        return record

    async def _store(self, room: Room, after: Ledger, entry: Entry) -> bool:
        """Write the entry and what listing needs, in one transaction; False if somebody was faster."""
        entry_values = {
            "table_id": room.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "by": entry.by,
            "at": entry.at,
            "client_key": entry.key,
            "check": after.checksum(),
        }
        values: dict[str, object] = {
            "number": entry.number,
            "waiting": ",".join(str(seat) for seat in after.to_act()),
            "due_at": self._due(after),
            "changed_at": entry.at,
        }
        if after.is_over:
            values.update(_outcome(after))
        return await self.database.append(entry_values, values)

    @property
    def patience_ms(self) -> int:
        """How long a bot may take before another process sees to the table."""
        return int(self.settings.bot_limit * 1000) + BOT_PATIENCE_MS

    def _due(self, ledger: Ledger) -> int | None:
        """When the server has to do something at this table, should this process not live to do it."""
        if ledger.is_over:
            return None
        if ledger.bots_to_act():
            return now_ms() + self.patience_ms
        return ledger.next_due()

    async def _after_failure(self, room: Room) -> None:
        """Nobody knows whether the entry was stored: only the database does."""
        try:
            await self._catch_up(room)
        except SQLAlchemyError:
            # The room stays, as people are connected to it. If the entry was stored all the same, the keeper finds it,
            # or the next entry does, which wants the same number.
            LOG.warning("table %s: the database does not answer", room.id)

    async def catch_up(self, room: Room) -> None:
        """Take in what other processes stored."""
        async with room.lock:
            if room.ledger is not None:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> Ledger:
        ledger = room.playing()
        async with self.database.read() as connection:
            stored = await connection.execute(
                select(models.entries)
                .where(models.entries.c.table_id == room.id)
                .where(models.entries.c.number > ledger.number)
                .order_by(models.entries.c.number)
            )
            entries = [entry_of(each) for each in stored.mappings()]
        return self._take(room, ledger, entries) if entries else ledger

    async def take_in(self, room: Room, entry: Entry) -> None:
        """Take in an entry that another process stored and told us; if it is not the next, ask the database."""
        async with room.lock:
            ledger = room.ledger
            if ledger is None or room.refused is not None or entry.number <= ledger.number:
                return
            if entry.number == ledger.number + 1:
                self._take(room, ledger, [entry])
            else:
                await self._catch_up(room)

    def _take(self, room: Room, ledger: Ledger, entries: list[Entry]) -> Ledger:
        after = ledger.fork()
        try:
            for entry in entries:
                after.apply(entry)
        except BrokenLogError as error:
            LOG.error("table %s cannot be continued: %s", room.id, error)
            room.refused = error.problem()
            raise room.refused from None
        room.ledger = after
        if after.is_over:
            room.row = {**room.row, **_outcome(after)}
            room.version += 1
        room.wake()
        return after

    # ------------------------------------------------------------------------------------- keeping

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that must not be forgotten before it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def begin(self, room: Room) -> None:
        """A game has just begun: note who has to decide, and let computer opponents play."""
        ledger = room.ledger
        if ledger is None:
            return
        async with self.database.write() as connection:
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id == room.id)
                .where(models.tables.c.number == 0)
                .values(
                    waiting=",".join(str(seat) for seat in ledger.to_act()),
                    due_at=self._due(ledger),
                )
            )
        for hook in self.after_begin:
            hook(room)

    def evict(self) -> None:
        """Forget tables that nobody has used for a while."""
        limit = asyncio.get_running_loop().time() - self.settings.idle_minutes * 60
        for room in list(self.by_id.values()):
            busy = room.lock.locked() or (room.tending is not None and not room.tending.done())
            if not room.listeners and not busy and room.used < limit:
                del self.by_id[room.id]

    def drop(self, room: Room) -> None:
        """The table is no longer stored: whoever looks at it is told, and it is forgotten."""
        room.row = {**room.row, "status": "cancelled"}
        room.version += 1
        room.wake()
        self.by_id.pop(room.id, None)

    async def finish(self) -> None:
        """Let everything that is being written come to its end."""
        self.stopping = True
        for room in self.by_id.values():
            if room.tending is not None and not room.lock.locked():
                room.tending.cancel()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=10)


def _outcome(ledger: Ledger) -> dict[str, object]:
    """What a table's row says of a game that is over."""
    if ledger.cancelled:
        return {"status": "cancelled", "result": None}
    return {"status": "over", "result": scores_payload(ledger.game)}
