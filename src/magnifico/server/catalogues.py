"""Catalogues for the page: built once per language, and once per table for those with their own pack."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from magnifico.content import Pack
from magnifico.server.work_queue import SERVER, Requester, WorkQueue
from magnifico.table.encoding import encoded
from magnifico.web import catalogue

MOST_KEPT: Final = 32  # of tables with their own packs, at most a megabyte each


class Catalogues:
    """Caches recent catalogues; each is built by one task, no matter how many ask."""

    def __init__(self, work_queue: WorkQueue) -> None:
        self._work_queue = work_queue
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def get(
        self, language: str, table: str, packs: tuple[Pack, ...], requester: Requester
    ) -> bytes:
        """The catalogue as JSON; `table` is "" unless the table has its own packs."""
        key = (table, language)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._making.get(key)
        if task is None:
            task = asyncio.create_task(self._make(key, packs, requester))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(
        self, key: tuple[str, str], packs: tuple[Pack, ...], requester: Requester
    ) -> bytes:
        made = await self._work_queue.run(requester if packs else SERVER, _made, key[1], packs)
        self._kept[key] = made
        own = [key for key in self._kept if key[0]]
        if len(own) > MOST_KEPT:
            del self._kept[own[0]]
        return made


def _made(language: str, packs: tuple[Pack, ...]) -> bytes:
    return encoded(catalogue(language, packs))
