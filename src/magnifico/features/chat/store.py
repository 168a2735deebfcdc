"""Lines of chat as they are stored. A table reads and writes them with its log (`server/storage/tables.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import case, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.storage.tables import chat_line

MOST_LINES: Final = 200
C: Final = models.chat.c


async def lines_after(
    database: Database, table_id: str, number: int, seats: frozenset[int]
) -> list[dict[str, object]]:
    """The lines after a number that these seats may read, the oldest first."""
    readable = or_(C.to_seat.is_(None), C.to_seat.in_(seats), C.seat.in_(seats))
    async with database.read() as connection:
        found = await connection.execute(
            select(models.chat)
            .where(C.table_id == table_id, C.id > number)
            .where(readable)  # before the limit, so that others' private lines don't fill pages
            .order_by(C.id)
            .limit(MOST_LINES)
        )
        return [chat_line(row) for row in found.mappings()]


class ChatRows(Rows):
    """Lines are deleted with their writer. Private ones belong to two seats, whoever has them."""

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """What the person has said."""
        lines = await connection.execute(
            select(models.chat).where(C.person_id == person).order_by(C.id)
        )
        names = ("table_id", "to_seat", "text", "at")
        return {"chat": [{name: row[name] for name in names} for row in lines.mappings()]}

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """Tables in memory read their lines again."""
        spoken_at = select(C.table_id).where(C.person_id == person)
        await connection.execute(
            update(models.tables).where(models.tables.c.id.in_(spoken_at)).values(**models.CHANGED)
        )
        await connection.execute(delete(models.chat).where(C.person_id == person))

    async def vacate(
        self, connection: AsyncConnection, table: str, seat: int, keeper: str = ""
    ) -> None:
        """Private lines to and from the seat go, unless somebody keeps it."""
        if not keeper:
            await connection.execute(
                delete(models.chat)
                .where(C.table_id == table, C.to_seat.is_not(None))
                .where(or_(C.to_seat == seat, C.seat == seat))
            )

    async def renumber(
        self, connection: AsyncConnection, table: str, moved: Mapping[int, int]
    ) -> None:
        """Lines follow their seats."""
        await connection.execute(
            update(models.chat)
            .where(C.table_id == table)
            .values(
                {column: case(moved, value=column, else_=column) for column in (C.seat, C.to_seat)}
            )
        )
