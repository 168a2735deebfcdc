"""Notes about games and opponents, as they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.system_time import now_ms
from magnifico.table.problems import Problem

MOST_NOTES: Final = 1000  # of a person
N: Final = models.notes.c


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


class NoteRows(Rows):
    """Notes belong to their writer; those about somebody go with that person."""

    async def merge(self, connection: AsyncConnection, guest: str, account: str) -> None:
        """Notes about the same thing are appended."""
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

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """Opponents are named: their ids belong to them."""
        people = models.people.c
        notes = await connection.execute(
            select(N.about, N.text, N.at, people.name)
            .join_from(models.notes, models.people, N.about == "person " + people.id, isouter=True)
            .where(N.person_id == person)
            .order_by(N.about)
        )
        return {
            "notes": [
                {"about": f"person {name}" if name is not None else about, "text": text, "at": at}
                for about, text, at, name in notes.all()
            ]
        }

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """The person's own, and others' about the person."""
        await connection.execute(
            delete(models.notes).where((N.person_id == person) | (N.about == f"person {person}"))
        )
