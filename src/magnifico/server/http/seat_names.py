"""Names at one table: no two seats share one.

A person who chooses a name is told if it is in use; a name taken over automatically gets a number. Computer opponents
give up their names for people.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.tables.names import folded, numbered
from magnifico.table.problems import Problem
from magnifico.texts import BOT_PEOPLE

BOT_NAMES: Final = BOT_PEOPLE
"""Names as they are stored; readers see them as spelled in their language."""
S: Final = models.seats.c


def bot_name(seat: int, taken: Collection[str]) -> str:
    """A name for a computer opponent that nobody at the table has; `taken` are folded."""
    wishes = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next((name for name in wishes if folded(name) not in taken), numbered(wishes[0], 2))


async def names_at(connection: AsyncConnection, table_id: str, but: int | None = None) -> set[str]:
    """The folded names at a table, except that of one seat."""
    found = await connection.execute(
        select(S.seat, S.folded).where(S.table_id == table_id, S.kind != "open")
    )
    return {name for seat, name in found if seat != but}


async def make_way(connection: AsyncConnection, table_id: str, name: str) -> None:
    """Rename a computer opponent whose name a person wants."""
    found = await connection.execute(
        select(S.seat).where(S.table_id == table_id, S.kind == "bot", S.folded == folded(name))
    )
    for seat in found.scalars().all():
        taken = await names_at(connection, table_id)
        other = bot_name(seat, taken)
        await connection.execute(
            update(models.seats)
            .where(S.table_id == table_id, S.seat == seat)
            .values(name=other, folded=folded(other))
        )


async def check_free(
    connection: AsyncConnection, table_id: str, name: str, but: int | None = None
) -> None:
    """Refuse a name that somebody else at the table has."""
    await make_way(connection, table_id, name)
    if folded(name) in await names_at(connection, table_id, but):
        raise Problem("name_in_use")


async def free_name(connection: AsyncConnection, table_id: str, name: str, person: str) -> str:
    """The name, with a number if somebody at the table has the same; never the name of somebody else's account."""
    await make_way(connection, table_id, name)
    taken = await names_at(connection, table_id)
    number, wish = 1, name
    while folded(wish) in taken or (number > 1 and await is_of_another(connection, wish, person)):
        number += 1
        wish = numbered(name, number)
    return wish


async def is_of_another(connection: AsyncConnection, name: str, person: str) -> bool:
    """Whether this is the name of somebody else's account."""
    found = await connection.execute(
        select(models.people.c.id).where(models.people.c.account == folded(name))
    )
    owner = found.scalar()
    return owner is not None and owner != person
