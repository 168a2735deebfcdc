"""What people keep for themselves: lines of moves to try again at a table, and notes about games and opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms
from magnifico.table.problems import Problem

TRIAL: Final = "trial"
MOST_TRIALS: Final = 20  # of a seat
MOST_NOTES: Final = 1000  # of a person
P: Final = models.papers.c
N: Final = models.notes.c


async def forget_papers(
    connection: AsyncConnection, table_id: str, seat: int, but: str = ""
) -> None:
    """Delete what others than this person kept at a seat, so that later holders of the seat never see it."""
    await connection.execute(
        delete(models.papers).where(P.table_id == table_id, P.seat == seat, P.person_id != but)
    )
    await connection.execute(
        update(models.tables)
        .where(models.tables.c.id == table_id)
        .values(plans=models.tables.c.plans + 1)
    )


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


async def notes_of(database: Database, person: str, about: Sequence[str]) -> dict[str, str]:
    """A person's notes about these subjects."""
    async with database.read() as connection:
        found = await connection.execute(
            select(N.about, N.text).where(N.person_id == person, N.about.in_(about))
        )
        return {str(subject): str(text) for subject, text in found.all()}


async def keep_note(database: Database, person: str, about: str, text: str) -> None:
    """Store a note in place of the previous one; an empty note deletes it."""
    async with database.write() as connection:
        await connection.execute(
            delete(models.notes).where(N.person_id == person, N.about == about)
        )
        if not text.strip():
            return
        count = await connection.execute(select(func.count()).where(N.person_id == person))
        if int(count.scalar() or 0) >= MOST_NOTES:
            raise Problem("too_large", {"notes": MOST_NOTES})
        await connection.execute(
            insert(models.notes).values(person_id=person, about=about, text=text, at=now_ms())
        )


async def merge_papers(connection: AsyncConnection, guest: str, account: str) -> None:
    """Move what a guest has written to the account; notes about the same thing are appended."""
    await connection.execute(
        update(models.papers).where(P.person_id == guest).values(person_id=account)
    )
    found = await connection.execute(select(N.about, N.text).where(N.person_id == guest))
    for about, text in found.all():
        own = await connection.execute(
            select(N.text).where(N.person_id == account, N.about == about)
        )
        before = own.scalar()
        if before is not None:
            await connection.execute(
                update(models.notes)
                .where(N.person_id == account, N.about == about)
                .values(text=f"{before}\n{text}")
            )
            await connection.execute(
                delete(models.notes).where(N.person_id == guest, N.about == about)
            )
    await connection.execute(
        update(models.notes).where(N.person_id == guest).values(person_id=account)
    )


async def export_papers(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything a person has written privately."""
    papers = await connection.execute(
        select(models.papers).where(P.person_id == person).order_by(P.table_id, P.kind, P.name)
    )
    people = models.people.c
    notes = await connection.execute(
        select(N.about, N.text, N.at, people.name)
        .join_from(models.notes, models.people, N.about == "person " + people.id, isouter=True)
        .where(N.person_id == person)
        .order_by(N.about)
    )
    return {
        "papers": [
            {name: row[name] for name in ("table_id", "seat", "kind", "name", "value", "at")}
            for row in papers.mappings()
        ],
        # Opponents are named: their ids belong to them.
        "notes": [
            {"about": f"person {name}" if name is not None else about, "text": text, "at": at}
            for about, text, at, name in notes.all()
        ],
    }
