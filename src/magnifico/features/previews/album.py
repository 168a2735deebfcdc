"""Glimpses and pictures of tables, each made once, one at a time and without holding up the tables."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from magnifico.draw.preview import SIZE
from magnifico.features.previews.glimpse import Glimpse, Position, position_of
from magnifico.features.previews.rasteriser import RasteriserError, is_installed, rasterised
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.work_queue import Requester, WorkQueue
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem

LOG: Final = logging.getLogger("magnifico.previews")
MOST_POSITIONS: Final = 200
MOST_PICTURES: Final = 100  # up to 200 kB each
Made = TypeVar("Made")


class _Kept(Generic[Made]):
    """A cache of recent requests; each is made by one task, no matter how many ask."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Made]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._making.get(key)
        if task is None:
            task = asyncio.create_task(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        made = self._kept[key] = await make()
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made


class Album:
    """The previews of one process, with a separate queue, so that no request at a table waits for a picture."""

    def __init__(self) -> None:
        self._work_queue = WorkQueue()
        self._positions: _Kept[Position] = _Kept(MOST_POSITIONS)
        self._pictures: _Kept[bytes] = _Kept(MOST_PICTURES)
        self.draws = is_installed()

    def stop(self) -> None:
        """Stop drawing."""
        self._work_queue.stop()

    async def glimpse(
        self, table: HostedTable, number: int | None, requester: Requester
    ) -> Glimpse:
        """The table after an entry, or as it is now; nothing of a private one."""
        naming = table.words.naming
        if not table.row["public"]:
            return Glimpse(naming, private=True)
        taken = tuple(int(row["seat"]) for row in table.seats if row["kind"] != "open")
        title = str(table.row["title"] or "")
        ledger = table.ledger_for(())  # links are for everybody
        if ledger is None:
            if number:
                raise Problem("unknown")
            return Glimpse(naming, taken, len(table.seats) - len(taken), title)
        at = ledger.number if number is None else number
        if at > ledger.number:
            raise Problem("unknown")
        key = (table.id, table.timeline, at)
        position = await self._positions.get(
            key,
            lambda: self._work_queue.run(
                requester, position_of, ledger, at, _known(table, ledger, at)
            ),
        )
        return Glimpse(naming, taken, 0, title, position, number=at)

    async def picture(
        self, table: HostedTable, number: int | None, language: str, requester: Requester
    ) -> bytes:
        """The same as a PNG picture."""
        if not self.draws:
            raise Problem("unknown")
        seen = await self.glimpse(table, number, requester)
        if seen.private:
            key: Hashable = ("private",)
        else:
            names = seen.names(language)
            key = (table.id, table.timeline, seen.number, language, seen.title, *names)
        return await self._pictures.get(key, lambda: self._drawn(seen, language, requester))

    async def _drawn(self, seen: Glimpse, language: str, requester: Requester) -> bytes:
        def draw() -> bytes:
            return rasterised(seen.drawing(language), SIZE)

        try:
            return await self._work_queue.run(requester, draw)
        except RasteriserError as error:
            LOG.error("a preview could not be drawn: %s", error)
            raise Problem("unavailable") from None


def _known(table: HostedTable, ledger: Ledger, number: int) -> Ledger | None:
    """A ledger from which the moment can be reached quickly: a fork of the present, or the last one looked back at."""
    if number == ledger.number:
        return ledger.fork()
    past = table.past
    return past.fork() if past is not None and ledger.continues(past) else None
