"""How much people may store: each person, each address, and all together; so that nobody can fill the disk.

What moves add to games is never counted: games go on until the disk is full.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from magnifico.server.limits import Limit, Limits
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database
from magnifico.server.work_queue import Requester
from magnifico.table.problems import Problem

MEGABYTE: Final = 1_000_000
DAY: Final = 86_400
ROW: Final = 200  # of anything stored, beside its text
TABLE: Final = 4_000  # with seats, options and a log
FRESH_SECONDS: Final = 10.0


def stored_limits(settings: Settings) -> dict[str, Limit]:
    """The quotas as limits: a quota that was used up comes back within a day."""
    return {
        "stored": Limit(int(settings.stored_per_person * MEGABYTE), DAY, scaled=False),
        "stored_address": Limit(int(settings.stored_per_address * MEGABYTE), DAY, scaled=False),
    }


def pack_size(pack: Mapping[str, str] | None) -> int:
    """The bytes of a table's own card pack."""
    return sum(len(file.encode()) for file in (pack or {}).values())


def line_size(lines: Sequence[Sequence[str]]) -> int:
    """The bytes of lines of moves."""
    return sum(len(move) + 3 for line in lines for move in line)


class Quota:
    """Counts what is about to be stored, and refuses what is too much."""

    def __init__(self, settings: Settings, database: Database, limits: Limits) -> None:
        self.settings = settings
        self.database = database
        self.limits = limits
        self._looked = -FRESH_SECONDS
        self._full = False

    async def spend(self, size: int, requester: Requester) -> None:
        """Count so many bytes for a person and an address."""
        if await self.is_full():
            raise Problem("storage_full")
        for kind, asker, most in (
            ("stored", requester.person, self.settings.stored_per_person),
            ("stored_address", requester.address, self.settings.stored_per_address),
        ):
            wait = await self.limits.count(kind, asker, ROW + size) if asker and most else None
            if wait is not None:
                raise Problem("quota", {"megabytes": f"{most:g}", "wait_seconds": ceil(wait)})

    async def is_full(self) -> bool:
        """Whether there is room only for moves; looked at again every few seconds."""
        if time.monotonic() - self._looked >= FRESH_SECONDS:
            self._looked = time.monotonic()
            self._full = await self._look()
        return self._full

    async def _look(self) -> bool:
        most = self.settings.stored_total * MEGABYTE
        if self.database.sqlite is not None:
            file = self.database.sqlite.path
            reserve = self.settings.disk_reserve * MEGABYTE
            return await asyncio.to_thread(_is_full, file, most, reserve)
        if not most:
            return False
        async with self.database.read_list() as connection:
            size: Any = await connection.scalar(text("SELECT pg_database_size(current_database())"))
        return int(size) > most


def _is_full(file: Path, most: float, reserve: float) -> bool:
    """Whether an SQLite database is too large, or too little of its disk is free."""
    files = (file, file.with_name(f"{file.name}-wal"))
    size = sum(each.stat().st_size for each in files if each.exists())
    return bool(most and size > most) or shutil.disk_usage(file.parent).free < reserve
