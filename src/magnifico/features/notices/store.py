"""How people are told, and what they were told, as far as it belongs to a person."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import RowMapping, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.secret import Secret
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows

M: Final = models.notify_mutes.c


async def settings_of(database: Database, person: str) -> RowMapping | None:
    """How a person is told."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.notify_people).where(models.notify_people.c.person_id == person)
        )
        return found.mappings().first()


async def change(database: Database, person: str, **values: object) -> None:
    """Change it."""
    people = models.notify_people
    async with database.write() as connection:
        await connection.execute(
            database.insert_once(people).values(
                person_id=person,
                mail=False,
                webhook_secret=Secret(secrets.token_urlsafe(32)),
                present_until=0,
            )
        )
        if values:
            await connection.execute(
                update(people).where(people.c.person_id == person).values(**values)
            )


async def is_muted(database: Database, person: str, table_id: str) -> bool:
    """Whether a table may not notify a person."""
    async with database.read() as connection:
        found = await connection.execute(
            select(M.table_id).where(M.person_id == person, M.table_id == table_id)
        )
        return found.first() is not None


async def mute(database: Database, person: str, table_id: str, muted: bool) -> None:
    """Whether it may from now on."""
    async with database.write() as connection:
        if muted:
            values = {"person_id": person, "table_id": table_id}
            await connection.execute(database.insert_once(models.notify_mutes).values(values))
        else:
            mine = (M.person_id == person, M.table_id == table_id)
            await connection.execute(delete(models.notify_mutes).where(*mine))


class NoticeRows(Rows):
    """Nothing of a guest is kept: only accounts are told."""

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """How the person is told."""
        found = await connection.execute(
            select(models.notify_people).where(models.notify_people.c.person_id == person)
        )
        row = found.mappings().first()
        told = row and {
            "mail": row["mail"],
            "confirmed": row["confirmed"],
            "webhook": row["webhook"] and row["webhook"].reveal(),
        }
        return {"notifications": told}

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """Settings, muted tables, notices."""
        for table in (models.notices, models.notify_mutes, models.notify_people):
            await connection.execute(delete(table).where(table.c.person_id == person))
