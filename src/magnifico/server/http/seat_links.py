"""Secret links of seats: opened on another device or by somebody else, and renewed.

Opening a link lets somebody play the seat. Those who could play it before and hold another seat at the table lose it:
they have given it away, and must no longer see that hand. Somebody with no other seat keeps it, because it may well
be the same person on a second device; both are told that the seat is shared. Renewing a link makes the old one
worthless and gives the seat to the renewer alone.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.secret import Secret
from magnifico.server.services import Connected, SignedIn, TableId, answer
from magnifico.server.storage import models
from magnifico.server.storage.rows import Rows
from magnifico.server.table_schemas import RenewedLink, SeatLink
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api", tags=["tables"])
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")
SeatPath = Annotated[int, Path(alias="seat", ge=0, le=4)]
A: Final = models.access.c


async def _names(connection: AsyncConnection, people: list[str]) -> list[str]:
    found = await connection.execute(
        select(models.people.c.name)
        .where(models.people.c.id.in_(people))
        .order_by(models.people.c.name)
    )
    return [str(name) for name in found.scalars()]


async def _give(
    connection: AsyncConnection, rows: Rows, table_id: str, seat: int, person: str
) -> list[str]:
    """End the access of everybody who also holds another seat; returns their ids."""
    others = await connection.execute(
        select(A.person_id).where(A.table_id == table_id, A.seat == seat, A.person_id != person)
    )
    before = list(others.scalars())
    elsewhere = await connection.execute(
        select(A.person_id).where(A.table_id == table_id, A.seat != seat, A.person_id.in_(before))
    )
    givers = sorted(set(elsewhere.scalars()))
    if givers:
        await connection.execute(
            delete(models.access).where(
                A.table_id == table_id, A.seat == seat, A.person_id.in_(givers)
            )
        )
        await _hold(connection, table_id, seat, person, givers)
        await rows.vacate(connection, table_id, seat)
    return givers


async def _hold(
    connection: AsyncConnection, table_id: str, seat: int, person: str, before: list[str]
) -> None:
    """Make the seat the person's, if it was held by one of those before."""
    seats = models.seats.c
    await connection.execute(
        update(models.seats)
        .where(seats.table_id == table_id, seats.seat == seat, seats.person_id.in_(before))
        .values(person_id=person)
    )


async def _changed(connection: AsyncConnection, table_id: str) -> None:
    await connection.execute(
        update(models.tables).where(models.tables.c.id == table_id).values(**models.CHANGED)
    )


@router.post("/seat-links/{secret}", response_model=SeatLink)
async def open_seat_link(secret: Secret, services: Connected, someone: SignedIn) -> Response:
    """Take the seat of a secret link, on this device too, and learn who else can play it."""
    await services.limits.spend("join", someone.id)
    if SECRET.fullmatch(secret.reveal()) is None:
        raise Problem("unknown")
    async with services.database.write() as connection:
        found = await connection.execute(
            select(models.seats.c.table_id, models.seats.c.seat, models.tables.c.seed_chosen)
            .join(models.tables, models.tables.c.id == models.seats.c.table_id)
            .where(models.seats.c.secret == secret)
            .where(models.seats.c.kind == "person")
        )
        row = found.first()
        if row is None:
            raise Problem("unknown")
        table_id, seat, seed_chosen = row
        added = await connection.execute(
            services.database.insert_once(models.access).values(
                table_id=table_id, seat=seat, person_id=someone.id
            )
        )
        givers: list[str] = []
        if added.rowcount == 1:
            givers = await _give(connection, services.rows, table_id, seat, someone.id)
            await _changed(connection, table_id)
        sharing = await connection.execute(
            select(A.person_id).where(
                A.table_id == table_id, A.seat == seat, A.person_id != someone.id
            )
        )
        shown = {
            "table": table_id,
            "seat": seat,
            "shared_with": await _names(connection, list(sharing.scalars())),
            "given_by": await _names(connection, givers),
            "seed_chosen": bool(seed_chosen),
        }
    await services.tables.changed(table_id)
    return answer(shown)


@router.post("/tables/{table}/seats/{seat}/link", response_model=RenewedLink)
async def renew_seat_link(
    table_id: TableId, seat: SeatPath, services: Connected, someone: SignedIn
) -> Response:
    """Get a new link for my seat: the old one stops working, and nobody else can play the seat any more."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    if seat not in table.seats_of(someone.id):
        raise Problem("not_seated")
    secret = new_seat_secret()
    async with services.database.write() as connection:
        held = await connection.execute(
            select(A.person_id).where(A.table_id == table_id, A.seat == seat)
        )
        holders = list(held.scalars())
        if someone.id not in holders:
            raise Problem("not_seated")
        await connection.execute(
            update(models.seats)
            .where(models.seats.c.table_id == table_id, models.seats.c.seat == seat)
            .values(secret=secret)
        )
        await connection.execute(
            delete(models.access).where(
                A.table_id == table_id, A.seat == seat, A.person_id != someone.id
            )
        )
        await _hold(connection, table_id, seat, someone.id, holders)
        await services.rows.vacate(connection, table_id, seat, keeper=someone.id)
        await _changed(connection, table_id)
    await services.tables.changed(table_id)
    return answer({"table": table_id, "seat": seat, "link": f"/seat/{secret.reveal()}"})
