"""All tables in memory: a cache of the log that can be thrown away, and the one place that appends to the log."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import astuple, replace
from typing import Any, Final, Protocol, cast

from magnifico.engine.refusal import Refusal
from magnifico.server.system_time import OWN_TIME, now_ms
from magnifico.server.tables.hosted import HostedTable, StaleError
from magnifico.server.tables.loading import read_table
from magnifico.server.tables.storage import StorageError, TableStorage
from magnifico.server.work_queue import WorkQueue
from magnifico.table.commands import checked, stale_problem
from magnifico.table.entries import BrokenLogError, Command, Entry, Record
from magnifico.table.ledger import Ledger
from magnifico.table.plans import Plan
from magnifico.table.problems import Problem
from magnifico.table.standing import standing_to_store
from magnifico.table.views import Viewer, scores_payload

LOG: Final = logging.getLogger("magnifico.tables")
BOT_PATIENCE_MS: Final = 5_000
TRIES: Final = 10
SEND_SECONDS: Final = 30.0
STRANGERS_SECONDS: Final = 60.0
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Pace(Protocol):
    """How long things may take; the server's settings are one."""

    @property
    def catch_up_seconds(self) -> float:
        """How often the storage is asked for news of other processes."""

    @property
    def idle_minutes(self) -> float:
        """After this time a table nobody uses leaves the memory."""

    @property
    def tables_in_memory(self) -> int:
        """Most tables kept while nobody is connected to them."""

    @property
    def bot_limit(self) -> float:
        """A bot without an answer by then is ended."""

    @property
    def bot_pause(self) -> float:
        """Seconds before a bot's move."""

    @property
    def restart_grace(self) -> float:
        """No clock runs out sooner after a start."""


class News(Protocol):
    """Tells other processes what happened here."""

    @property
    def reaches_others(self) -> bool:
        """Whether there is anybody to tell."""

    def publish(self, news: dict[str, object]) -> None:
        """Tell it; news may be lost."""


class Tables:
    """All tables of this process."""

    def __init__(self, pace: Pace, storage: TableStorage, news: News) -> None:
        self.pace = pace
        self.storage = storage
        self.news = news
        self.by_id: dict[str, HostedTable] = {}
        self.moves = 0  # appended by this process
        self.after_append: list[Callable[[HostedTable, Record], None]] = []
        self.after_begin: list[Callable[[HostedTable], None]] = []
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.work_queue = WorkQueue()  # for stored games: long logs and packs of cards

    # -------------------------------------------------------------------------------------- loading

    async def get(self, table_id: str) -> HostedTable:
        """The table of this id, read from the database if it is not in memory."""
        table = self.by_id.get(table_id)
        if table is None:
            if TABLE_ID.fullmatch(table_id) is None:
                raise Problem("unknown")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        now = asyncio.get_running_loop().time()
        table.used = now
        if now - table.checked > self.pace.catch_up_seconds:
            table.checked = now
            await self._check(table)
        return table

    async def _check(self, table: HostedTable) -> None:
        """Check whether another process has continued, in case its news didn't arrive."""
        if table.row["status"] == "open":
            await self.refresh(table)
        elif table.ledger is not None and not table.listeners and not table.ledger.is_over:
            await self.catch_up(table)

    async def check_access(self, table: HostedTable, person: str) -> None:
        """Read again which seats a person may play."""
        seats = await self.storage.seats_of(table.id, person)
        if seats != table.access.get(person, set()):
            table.access[person] = seats
            table.version += 1
            table.wake()

    async def _load(self, table_id: str) -> HostedTable:
        table = await read_table(self.storage, table_id, work_queue=self.work_queue)
        table.used = table.checked = asyncio.get_running_loop().time()
        self.by_id[table_id] = table
        if len(self.by_id) > self.pace.tables_in_memory:
            self.evict()
        return table

    async def refresh(self, table: HostedTable) -> None:
        """Read names, seats, access and status again, and the game if it has begun."""
        heard = table.chat_number
        with_log = table.ledger is None
        fresh = await read_table(self.storage, table.id, with_log, self.work_queue, table)
        async with table.lock:
            table.row, table.seats, table.access = fresh.row, fresh.seats, fresh.access
            table.options, table.words = fresh.options, fresh.words
            if fresh.plans_known >= table.plans_known:
                table.plans, table.plans_known = fresh.plans, fresh.plans_known
                table.plans_tried = None
            if table.ledger is None:
                table.ledger, table.refused = fresh.ledger, fresh.refused
                table.behind = fresh.behind
            elif fresh.row["number"] > table.ledger.number:
                await self._catch_up(table)
            if table.ledger is not None and table.ledger.is_over:
                table.row = {**table.row, **_outcome(table.ledger)}  # the row may be older
            last = max(heard, fresh.chat_number)
            later = [line for line in table.chat if cast("int", line["id"]) > last]
            table.chat = fresh.chat  # lines may also have been taken away
            table.chat.extend(later)
            table.chat_number = max(table.chat_number, fresh.chat_number)
        table.version += 1
        table.wake()

    async def see_start(self, table: HostedTable) -> None:
        """Ask the database before anybody is told that a table has not begun: another process may have started it."""
        if table.ledger is None and table.refused is None and table.row["status"] == "open":
            await self.refresh(table)

    async def changed(self, table_id: str) -> HostedTable:
        """Names, seats or status were changed in the database: read them and tell everybody."""
        table = await self.get(table_id)
        await self.refresh(table)
        self.news.publish({"kind": "table", "table": table_id})
        return table

    def hear(self, table: HostedTable, line: dict[str, object]) -> None:
        """Take a line of chat in, once."""
        number = cast("int", line["id"])
        if number > table.chat_number:
            table.chat.append(line)
            table.chat_number = number

    # -------------------------------------------------------------------------------------- appending

    async def append(self, table: HostedTable, command: Command) -> Record:
        """Check and store one entry; it is durable when this returns. A repeat of a key gives its first record.

        The entry is stored even if the asker disconnects in the meantime.
        """
        return await asyncio.shield(self.run(self._retried(table, command)))

    async def _retried(self, table: HostedTable, command: Command) -> Record:
        """A command without a number accepts any current state."""
        for _ in range(TRIES):
            try:
                return await self._append(table, command)
            except StaleError:
                if command.number is not None:
                    raise
        raise StaleError

    async def _append(self, table: HostedTable, command: Command) -> Record:
        expected = command.number
        async with table.lock:
            ledger = table.playing()
            if expected is not None and expected > ledger.number:
                ledger = await self._catch_up(table)
            if (known := ledger.record_of(command)) is not None:
                return known
            if expected is not None and expected != ledger.number:
                raise StaleError
            begun, at = OWN_TIME.now(), max(now_ms(), ledger.last_at)
            after, record = ledger.entered(command, at)
            entry = record.entry
            behind = after.open_part(table.behind)
            try:
                won = await self._store(table, after, behind, entry)
            except StorageError as error:
                LOG.error("an entry could not be stored: %s", error)
                await self._after_failure(table)
                raise Problem("unavailable") from None
            if not won:
                timeline = table.timeline
                ahead = await self._catch_up(table)
                if ahead is ledger:  # nobody was faster: what we continued from isn't stored
                    ahead = await self._load_again(table)
                if (known := ahead.record_of(command)) is not None:
                    return known
                if table.timeline != timeline:
                    raise Problem("went_back")
                raise StaleError
            table.ledger = after
            table.entered = (after, begun)
            table.behind = None if behind is after else behind
        self.moves += 1
        table.wake()
        if self.news.reaches_others:
            self.news.publish({"kind": "entry", "table": table.id, "entry": astuple(entry)})
        if after.is_over:
            table.row = {**table.row, **_outcome(after)}
            table.version += 1
        for hook in self.after_append:
            hook(table, record)
        return record

    async def enter(
        self, table: HostedTable, person: str, command: Command, language: str
    ) -> tuple[Record, Viewer]:
        """Enter somebody's command, or say why not in their language."""
        if not table.seats_of(person):
            await self.check_access(table, person)
        await self.see_start(table)
        command = checked(table, person, command)
        viewer = Viewer(table.seats_of(person), command.seat, language)
        try:
            return await self.append(table, command), viewer
        except Refusal as refusal:
            raise table.words.refused(refusal, language) from None
        except StaleError:
            raise stale_problem(table, viewer, command.number or 0) from None

    async def _store(self, table: HostedTable, after: Ledger, behind: Ledger, entry: Entry) -> bool:
        """Write the entry and what listing needs, in one transaction; False if somebody was faster."""
        entry_values = {
            "table_id": table.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "by": entry.by,
            "at": entry.at,
            "client_key": entry.key,
            "check": after.check_to_store(),
            # The entry before has to be stored, and has to be this one: a database may go back under us.
            "previous_at": after.records[-2].entry.at
            if entry.number > 1
            else after.setup.started_at,
        }
        values: dict[str, object] = {
            "number": entry.number,
            "waiting": ",".join(str(seat) for seat in after.to_act()),
            "due_at": self.due(after, any(seat in table.plans for seat in after.awaited())),
            "changed_at": entry.at,
            "standing": standing_to_store(after, behind),
        }
        if after.is_over:
            values.update(_outcome(after))
        return await self.storage.append(entry_values, values)

    @property
    def patience_ms(self) -> int:
        """How long a bot may take before another process sees to the table."""
        return int(self.pace.bot_limit * 1000) + BOT_PATIENCE_MS

    def due(self, ledger: Ledger, planned: bool = False) -> int | None:
        """When the server has to do something at this table, in case this process doesn't survive to do it."""
        if ledger.is_over:
            return None
        if ledger.bots_to_act() or planned:
            return now_ms() + self.patience_ms
        return ledger.next_due()

    async def keep_plan(
        self, table: HostedTable, seat: int, person: str, plan: Plan | None
    ) -> None:
        """Store the plan of a seat, or that it has none, and let the other processes know."""
        await self.storage.keep_plan(table.id, seat, person, None if plan is None else plan.value())
        await self.read_plans(table)
        self.news.publish({"kind": "plans", "table": table.id})

    async def read_plans(self, table: HostedTable) -> None:
        """Take in plans that were changed, here or by another process; nobody else at the table notices."""
        table.take_plans(*await self.storage.plans_of(table.id))

    async def _after_failure(self, table: HostedTable) -> None:
        """It is unknown whether the entry was stored: only the database knows."""
        try:
            await self._catch_up(table)
        except StorageError:
            # The table stays, as people are connected to it. If the entry was stored all the same, a background job
            # finds it, or the next entry does, which wants the same number.
            LOG.warning("table %s: the database does not answer", table.id)

    async def catch_up(self, table: HostedTable) -> None:
        """Take in what other processes stored."""
        async with table.lock:
            if table.ledger is not None:
                await self._catch_up(table)

    async def _catch_up(self, table: HostedTable) -> Ledger:
        ledger = table.playing()
        last = ledger.records[-1].entry if ledger.records else None
        entries = await self.storage.entries_after(table.id, ledger.number - 1)
        if last is not None:
            if not entries or not _is_same(entries[0], last):
                return await self._load_again(table)
            entries = entries[1:]
        return self._take(table, ledger, entries) if entries else ledger

    async def _load_again(self, table: HostedTable) -> Ledger:
        """The database went back (a restore, a lagging replica): what is stored counts, what is in memory does not."""
        LOG.error("table %s: the last entry here is not stored, it is loaded again", table.id)
        try:
            fresh = await read_table(self.storage, table.id, work_queue=self.work_queue)
        except Problem:
            self.drop(table)
            raise
        table.row, table.seats, table.access = fresh.row, fresh.seats, fresh.access
        table.options, table.words = fresh.options, fresh.words
        table.ledger, table.refused = fresh.ledger, fresh.refused
        table.behind = fresh.behind
        table.plans, table.plans_known, table.plans_tried = fresh.plans, fresh.plans_known, None
        table.chat, table.chat_number = fresh.chat, fresh.chat_number
        table.timeline += 1
        table.version += 1
        table.wake()
        return table.playing()

    async def take_in(self, table: HostedTable, entry: Entry) -> None:
        """Take in an entry that another process stored and told us; if it is not the next, ask the database."""
        async with table.lock:
            ledger = table.ledger
            if ledger is None or table.refused is not None or entry.number <= ledger.number:
                return
            if entry.number == ledger.number + 1:
                self._take(table, ledger, [entry])
            else:
                await self._catch_up(table)

    def _take(self, table: HostedTable, ledger: Ledger, entries: list[Entry]) -> Ledger:
        try:
            after = ledger.followed_by(entries)
        except BrokenLogError as error:
            LOG.error("table %s cannot be continued: %s", table.id, error)
            table.refused = error.problem()
            raise table.refused from None
        table.ledger = after
        if after.is_over:
            table.row = {**table.row, **_outcome(after)}
            table.version += 1
        table.wake()
        return after

    # ------------------------------------------------------------------------------------- keeping

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that must not be forgotten before it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def begin(self, table: HostedTable) -> None:
        """A game has just begun: note who has to decide, and let computer opponents play."""
        ledger = table.ledger
        if ledger is None:
            return
        waiting = ",".join(str(seat) for seat in ledger.to_act())
        standing = standing_to_store(ledger, ledger.open_part(table.behind))
        await self.storage.note_begun(table.id, waiting, self.due(ledger), standing)
        for hook in self.after_begin:
            hook(table)

    def evict(self) -> None:
        """Forget tables that nobody has used for a while, soon those at which only strangers looked.

        If there are more than fit into memory, the most recently used ones stay.
        """
        now = asyncio.get_running_loop().time()
        idle = self.pace.idle_minutes * 60
        unused: list[HostedTable] = []
        for table in list(self.by_id.values()):
            busy = table.lock.locked() or (
                table.upkeep_task is not None and not table.upkeep_task.done()
            )
            if table.listeners or busy:
                continue
            if table.used < now - (idle if table.attended else min(idle, STRANGERS_SECONDS)):
                del self.by_id[table.id]
            else:
                unused.append(table)
        most = self.pace.tables_in_memory
        if len(self.by_id) > most:
            unused.sort(key=lambda table: (table.attended, table.used))
            for table in unused[: len(self.by_id) - most + most // 20]:  # some room for the next
                del self.by_id[table.id]

    def cut_off_slow_listeners(self) -> None:
        """End connections of clients that take nothing any more; one check for all is cheaper than a timer each."""
        limit = asyncio.get_running_loop().time() - SEND_SECONDS
        for table in self.by_id.values():
            for listener in table.listeners:
                since = listener.sending_since
                if since is not None and since < limit and listener.cut_off is not None:
                    listener.cut_off()

    def drop(self, table: HostedTable) -> None:
        """The table is no longer stored: tell everybody who is looking at it, and forget it."""
        table.row = {**table.row, "status": "cancelled"}
        table.version += 1
        table.wake()
        self.by_id.pop(table.id, None)

    async def finish(self) -> None:
        """Let all writes in progress finish."""
        self.stopping = True
        for table in self.by_id.values():
            if table.upkeep_task is not None and not table.lock.locked():
                table.upkeep_task.cancel()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=10)
        self.work_queue.stop()


def _is_same(entry: Entry, other: Entry) -> bool:
    """Whether two entries are one; those appended here do not know their fingerprint."""
    return replace(entry, check=None) == replace(other, check=None)


def _outcome(ledger: Ledger) -> dict[str, object]:
    """What a table's row says of a game that is over."""
    if ledger.cancelled:
        return {"status": "cancelled", "result": None}
    return {"status": "over", "result": scores_payload(ledger.game.scores())}
