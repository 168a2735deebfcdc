"""The audit log: who looked at or changed what belongs to others. It names people by their id only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms


async def note(connection: AsyncConnection, who: str, action: str, whom: str) -> None:
    """Record one action, in the transaction of the action itself if it has one."""
    await connection.execute(
        insert(models.audit).values(at=now_ms(), who=who[:80], action=action[:40], whom=whom[:80])
    )


async def read_audit(database: Database, limit: int) -> list[dict[str, Any]]:
    """What was recorded, the newest first."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.audit).order_by(models.audit.c.id.desc()).limit(limit)
        )
        return [dict(row) for row in found.mappings()]
