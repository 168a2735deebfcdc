"""Seats of a table that has not begun: taken, left, given to somebody else or to a computer opponent."""

from __future__ import annotations

import secrets
from typing import Any, Final

from fastapi import APIRouter, Response
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.secret import Secret
from magnifico.server.auth.identity import Someone
from magnifico.server.http.seat_names import bot_name, check_free, free_name, names_at
from magnifico.server.http.tables import SEED_BYTES, checked_level
from magnifico.server.services import Connected, SignedIn, TableId, answer
from magnifico.server.storage import models
from magnifico.server.storage.audit import note
from magnifico.server.storage.rows import Rows
from magnifico.server.system_time import now_ms
from magnifico.server.table_schemas import JoinRequest, LeaveRequest, SeatRequest, TableShown
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.names import folded
from magnifico.table.listing import shown_table
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api", tags=["tables"])


async def _sit(
    connection: AsyncConnection, table_id: str, someone: Someone, wanted: JoinRequest
) -> None:
    """Take an open seat; two people cannot both get the same one, and repeating the request doesn't take a second."""
    held = await connection.execute(
        select(models.access.c.seat)
        .where(models.access.c.table_id == table_id)
        .where(models.access.c.person_id == someone.id)
    )
    mine = set(held.scalars())
    if mine and wanted.seat in (None, *mine):
        return
    query = (
        select(models.seats.c.seat)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.kind == "open")
        .order_by(models.seats.c.seat)
    )
    if wanted.seat is not None:
        query = query.where(models.seats.c.seat == wanted.seat)
    if wanted.name is not None:
        await check_free(connection, table_id, wanted.name)
        name = wanted.name
    else:
        name = await free_name(connection, table_id, someone.name, someone.id)
    for seat in (await connection.execute(query)).scalars().all():
        taken = await connection.execute(
            update(models.seats)
            .where(models.seats.c.table_id == table_id)
            .where(models.seats.c.seat == seat)
            .where(models.seats.c.kind == "open")
            .values(kind="person", name=name, folded=folded(name), person_id=someone.id)
        )
        if taken.rowcount == 1:
            await connection.execute(
                insert(models.access).values(table_id=table_id, seat=seat, person_id=someone.id)
            )
            return
    raise Problem("seat_taken")


async def check_open(connection: AsyncConnection, table_id: str) -> None:
    """Lock the table's row, so that joining and starting take turns, and check that the game hasn't begun."""
    changed = await connection.execute(
        update(models.tables)
        .where(models.tables.c.id == table_id)
        .where(models.tables.c.status == "open")
        .values(changed_at=now_ms(), **models.CHANGED)
    )
    if changed.rowcount != 1:
        raise Problem("started")


@router.post("/tables/{table}/join", response_model=TableShown)
async def join(
    table_id: TableId, wanted: JoinRequest, services: Connected, someone: SignedIn
) -> Response:
    """Sit down at an open table."""
    await services.limits.spend("join", someone.id)
    await services.tables.get(table_id)
    if wanted.name is not None:
        await services.identity.check_name(wanted.name, someone.id)
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        await _sit(connection, table_id, someone, wanted)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))


EMPTY: Final[dict[str, Any]] = {
    "kind": "open",
    "name": "",
    "folded": "",
    "level": None,
    "person_id": None,
}


async def draw_seed(connection: AsyncConnection, table_id: str) -> None:
    """Draw a new seed when a seat is opened: the host may have chosen the old one and know what it deals."""
    await connection.execute(
        update(models.tables)
        .where(models.tables.c.id == table_id)
        .values(seed=Secret(secrets.token_hex(SEED_BYTES)), seed_chosen=False)
    )


async def _vacate(connection: AsyncConnection, rows: Rows, table_id: str, seat: int) -> None:
    """Open a seat; its old link stops working, and what features kept for the person who left goes."""
    await draw_seed(connection, table_id)
    await connection.execute(
        update(models.seats)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.seat == seat)
        .values(**EMPTY, secret=new_seat_secret())
    )
    await connection.execute(
        delete(models.access)
        .where(models.access.c.table_id == table_id)
        .where(models.access.c.seat == seat)
    )
    await rows.vacate(connection, table_id, seat)


@router.post("/tables/{table}/leave", response_model=TableShown)
async def leave(
    table_id: TableId, wanted: LeaveRequest, services: Connected, someone: SignedIn
) -> Response:
    """Leave a seat before the game begins; after that, resign or hand it over instead."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    mine = table.seats_of(someone.id)
    leaving = mine if wanted.seat is None else mine & {wanted.seat}
    if not leaving:
        raise Problem("not_seated")
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        for seat in leaving:
            await _vacate(connection, services.rows, table_id, seat)
        await _pass_on_host(connection, table_id, someone)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))


async def _pass_on_host(connection: AsyncConnection, table_id: str, someone: Someone) -> None:
    """A host who leaves hands the table to somebody still seated; if there is nobody, it is closed.

    A host who never took a seat stays the host, no matter who comes and goes.
    """
    hosting = await connection.execute(
        select(models.tables.c.host_id).where(models.tables.c.id == table_id)
    )
    if hosting.scalar() != someone.id:
        return
    found = await connection.execute(
        select(models.seats.c.person_id)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.person_id.is_not(None))
        .order_by(models.seats.c.seat)
    )
    left = [str(person) for person in found.scalars()]
    host = models.tables.c.host_id == someone.id
    of_table = models.tables.c.id == table_id
    if not left:
        await connection.execute(update(models.tables).where(of_table).values(status="cancelled"))
    elif someone.id not in left:
        await connection.execute(
            update(models.tables).where(of_table).where(host).values(host_id=left[0])
        )


@router.post("/tables/{table}/seats", response_model=TableShown)
async def change_seat(
    table_id: TableId, wanted: SeatRequest, services: Connected, someone: SignedIn
) -> Response:
    """Put a computer opponent in an open seat, remove one, or remove a person; only the host."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    if table.row["host_id"] != someone.id:
        raise Problem("not_host")
    if wanted.seat >= len(table.seats):
        raise Problem("unknown")
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        if wanted.remove:
            sent_away = table.seats[wanted.seat]["person_id"]
            if sent_away not in (None, someone.id):
                await note(connection, f"host {someone.id}", "send-away", str(sent_away))
            await _vacate(connection, services.rows, table_id, wanted.seat)
        elif wanted.level is None:
            await draw_seed(connection, table_id)
        values = dict(EMPTY)
        if wanted.level is not None:
            name = bot_name(wanted.seat, await names_at(connection, table_id, wanted.seat))
            level = checked_level(wanted.level, services.settings.custom_bots)
            values.update(kind="bot", level=level, name=name, folded=folded(name))
        changed = await connection.execute(
            update(models.seats)
            .where(models.seats.c.table_id == table_id)
            .where(models.seats.c.seat == wanted.seat)
            .where(models.seats.c.kind != "person")
            .values(**values)
        )
        if changed.rowcount != 1:
            raise Problem("seat_taken")
        if wanted.remove and wanted.seat in table.seats_of(someone.id):
            await _pass_on_host(connection, table_id, someone)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))
