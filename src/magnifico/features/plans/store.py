"""Lines of moves that seats keep, as they are stored: plans, which a table reads itself, and lines to try again."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.system_time import now_ms
from magnifico.table.problems import Problem

TRIAL: Final = "trial"
MOST_TRIALS: Final = 20  # of a seat
P: Final = models.papers.c


async def trials_of(database: Database, table_id: str, seat: int) -> list[dict[str, Any]]:
    """The lines a seat has kept, the newest first."""
    async with database.read() as connection:
        found = await connection.execute(
            select(P.name, P.value, P.at)
            .where(P.table_id == table_id, P.seat == seat, P.kind == TRIAL)
            .order_by(P.at.desc(), P.name)
        )
        return [{"name": name, "at": at, **value} for name, value, at in found.all()]


async def keep_trial(
    database: Database, table_id: str, seat: int, person: str, name: str, value: dict[str, object]
) -> None:
    """Store a line under a name, replacing one of the same name."""
    of_seat = (P.table_id == table_id, P.seat == seat, P.kind == TRIAL)
    async with database.write() as connection:
        await connection.execute(delete(models.papers).where(*of_seat, P.name == name))
        count = await connection.execute(select(func.count()).where(*of_seat))
        if int(count.scalar() or 0) >= MOST_TRIALS:
            raise Problem("too_large", {"trials": MOST_TRIALS})
        await connection.execute(
            insert(models.papers).values(
                table_id=table_id,
                seat=seat,
                kind=TRIAL,
                name=name,
                person_id=person,
                value=value,
                at=now_ms(),
            )
        )


async def drop_trial(database: Database, table_id: str, seat: int, name: str) -> bool:
    """Delete a line; False if there was none of that name."""
    async with database.write() as connection:
        gone = await connection.execute(
            delete(models.papers).where(
                P.table_id == table_id, P.seat == seat, P.kind == TRIAL, P.name == name
            )
        )
        return gone.rowcount > 0


class LineRows(Rows):
    """Plans and lines belong to who wrote them and to the seat they were written for."""

    async def merge(self, connection: AsyncConnection, guest: str, account: str) -> None:
        """They change hands."""
        await connection.execute(
            update(models.papers).where(P.person_id == guest).values(person_id=account)
        )

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """Everything the person has written."""
        found = await connection.execute(
            select(models.papers).where(P.person_id == person).order_by(P.table_id, P.kind, P.name)
        )
        names = ("table_id", "seat", "kind", "name", "value", "at")
        return {"papers": [{name: row[name] for name in names} for row in found.mappings()]}

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """Whatever the seat."""
        await connection.execute(delete(models.papers).where(P.person_id == person))

    async def vacate(
        self, connection: AsyncConnection, table: str, seat: int, keeper: str = ""
    ) -> None:
        """What others than the keeper wrote goes."""
        await connection.execute(
            delete(models.papers).where(P.table_id == table, P.seat == seat, P.person_id != keeper)
        )
        await connection.execute(
            update(models.tables)
            .where(models.tables.c.id == table)
            .values(plans=models.tables.c.plans + 1)
        )
