"""Appends entries to PostgreSQL: one statement for each, so one transaction and one round trip."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import orjson

from magnifico.server.storage.sqlite_log import NotStoredError

CONNECTIONS: Final = 8
SECONDS: Final = 6.0
ENTRY: Final = ("table_id", "number", "kind", "seat", "text", "by", "at", "client_key", "check")
TABLE: Final = ("number", "waiting", "due_at", "changed_at", "status", "result", "standing")
STATEMENT: Final = """
WITH stored AS (
    INSERT INTO entries (table_id, number, kind, seat, text, "by", at, client_key, "check")
    SELECT $1::varchar, $2::int, $3::varchar, $4::int, $5::varchar, $6::varchar, $7::bigint,
        $8::varchar, $9::varchar
    WHERE CASE $2::int
        WHEN 1 THEN EXISTS (SELECT 1 FROM tables WHERE id = $1 AND started_at = $17::bigint)
        ELSE EXISTS (SELECT 1 FROM entries
            WHERE table_id = $1 AND number = $2 - 1 AND at = $17::bigint)
    END
    ON CONFLICT DO NOTHING RETURNING 1
)
UPDATE tables SET number = $10, waiting = $11, due_at = $12, changed_at = $13,
    status = coalesce($14, status), result = coalesce($15, result), standing = $16
WHERE id = $1 AND EXISTS (SELECT 1 FROM stored) RETURNING 1
"""


class PostgresLogWriter:
    """A separate pool, created at the first entry; all other transactions use SQLAlchemy."""

    def __init__(self, connect: dict[str, Any]) -> None:
        self._connect = connect
        self._pool: Any = None
        self._making = asyncio.Lock()
        self._storing: set[asyncio.Task[bool]] = set()

    async def _ready(self) -> Any:
        async with self._making:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    **{**self._connect, "timeout": SECONDS, "command_timeout": SECONDS},
                    min_size=1,
                    max_size=CONNECTIONS,
                )
            return self._pool

    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store both; False if the entry's number or key is taken, or the entry before it is missing."""
        values = [entry[name] for name in ENTRY] + [table.get(name) for name in TABLE]
        values[-2:] = [
            None if each is None else orjson.dumps(each).decode() for each in values[-2:]
        ]
        values.append(entry["previous_at"])
        try:
            # Not awaited directly: giving up on a hanging connection takes time, too.
            storing = asyncio.create_task(self._store(values))
            self._storing.add(storing)
            storing.add_done_callback(self._storing.discard)
            done, _ = await asyncio.wait({storing}, timeout=SECONDS)
            if not done:
                storing.cancel()
                raise TimeoutError("it does not answer")
            return storing.result()
        except TimeoutError:
            raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise NotStoredError(f"{type(error).__name__}: {error}") from None

    async def _store(self, values: list[Any]) -> bool:
        pool = self._pool or await self._ready()
        return bool(await pool.fetchval(STATEMENT, *values) == 1)

    async def close(self) -> None:
        """Close the connections."""
        if self._pool is not None:
            try:
                async with asyncio.timeout(SECONDS):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()
