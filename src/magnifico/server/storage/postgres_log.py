"""Entries into PostgreSQL: one statement, and so one transaction and one way to the database, for each."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import orjson

from magnifico.server.storage.sqlite_log import NotStoredError

CONNECTIONS: Final = 8
SECONDS: Final = 20.0
ENTRY: Final = ("table_id", "number", "kind", "seat", "text", "by", "at", "client_key", "check")
TABLE: Final = ("number", "waiting", "due_at", "changed_at", "status", "result")
STATEMENT: Final = """
WITH stored AS (
    INSERT INTO entries (table_id, number, kind, seat, text, "by", at, client_key, "check")
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING 1
)
UPDATE tables SET number = $10, waiting = $11, due_at = $12, changed_at = $13,
    status = coalesce($14, status), result = coalesce($15, result)
WHERE id = $1 AND EXISTS (SELECT 1 FROM stored) RETURNING 1
"""


class PostgresLogWriter:
    """A pool of its own, made at the first entry; what the other transactions do is SQLAlchemy's."""

    def __init__(self, connect: dict[str, Any]) -> None:
        self._connect = connect
        self._pool: Any = None
        self._making = asyncio.Lock()

    async def _ready(self) -> Any:
        async with self._making:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    **self._connect, min_size=1, max_size=CONNECTIONS, command_timeout=SECONDS
                )
            return self._pool

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store both; False if the entry's number or key is taken."""
        values = [entry[name] for name in ENTRY] + [table.get(name) for name in TABLE]
        if values[-1] is not None:
            values[-1] = orjson.dumps(values[-1]).decode()
        try:
            pool = self._pool or await self._ready()
            return bool(await pool.fetchval(STATEMENT, *values) == 1)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise NotStoredError(type(error).__name__) from None

    async def close(self) -> None:
        """Give the connections back."""
        if self._pool is not None:
            await self._pool.close()
