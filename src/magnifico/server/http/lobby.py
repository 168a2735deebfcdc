"""Before the game: people change their names, the host changes the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Response
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request

from magnifico.server.http.seat_links import SeatPath
from magnifico.server.http.seat_names import check_free
from magnifico.server.http.seats import EMPTY, check_open, draw_seed
from magnifico.server.http.tables import checked_clock, checked_options
from magnifico.server.services import Connected, SignedIn, TableId, answer, requester
from magnifico.server.storage import models
from magnifico.server.storage.rows import Rows
from magnifico.server.table_schemas import SeatName, TableChange, TableShown
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.names import folded
from magnifico.table.entries import Row
from magnifico.table.listing import shown_table
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])
S: Final = models.seats.c
A: Final = models.access.c
T: Final = models.tables.c


@router.post("/seats/{seat}/name", response_model=TableShown)
async def name_seat(
    table_id: TableId, seat: SeatPath, wanted: SeatName, services: Connected, someone: SignedIn
) -> Response:
    """Change the name of one of my seats, until the game begins."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    if seat not in table.seats_of(someone.id):
        raise Problem("not_seated")
    await services.identity.check_name(wanted.name, someone.id)
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        await check_free(connection, table_id, wanted.name, seat)
        held = select(A.seat).where(A.table_id == table_id, A.person_id == someone.id)
        changed = await connection.execute(
            update(models.seats)
            .where(S.table_id == table_id, S.seat == seat, S.kind == "person", S.seat.in_(held))
            .values(name=wanted.name, folded=folded(wanted.name))
        )
        if changed.rowcount != 1:
            raise Problem("not_seated")
    return answer(shown_table(await services.tables.changed(table_id), someone.id))


@router.post("/options", response_model=TableShown)
async def change_table(
    table_id: TableId, wanted: TableChange, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Change title, rules, clock or the number of seats; only the host, until the game begins.

    Reducing the seats removes open ones first, then computer opponents; people keep theirs.
    """
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    if table.row["host_id"] != someone.id:
        raise Problem("not_host")
    values: dict[str, Any] = {}
    if wanted.title is not None:
        values["title"] = wanted.title
    if wanted.public is not None:
        values["public"] = wanted.public
    if wanted.options is not None:
        values["options"] = await services.work_queue.run(
            requester(request, someone), checked_options, wanted.options, table.row["pack"]
        )
    agreed: dict[str, Any] = {}
    if wanted.clock is not None:
        agreed["clock"] = checked_clock(wanted.clock)
    if wanted.undo is not None:
        agreed["undo"] = wanted.undo
    if "hints" in wanted.model_fields_set:
        agreed["hints"] = wanted.hints
    if wanted.delay is not None:
        agreed["delay"] = wanted.delay
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        found = await connection.execute(select(T.host_id, T.agreement).where(T.id == table_id))
        host, agreement = found.one()
        if host != someone.id:
            raise Problem("not_host")
        if agreed:
            values["agreement"] = {**agreement, **agreed}
        if wanted.options is not None:
            await _resize(connection, services.rows, table_id, wanted.options.players)
        if values:
            await connection.execute(update(models.tables).where(T.id == table_id).values(**values))
    return answer(shown_table(await services.tables.changed(table_id), someone.id))


def kept_seats(seats: Sequence[Row], players: int) -> list[Row]:
    """The seats that remain at a smaller table: people first, then computer opponents, then open seats."""
    kept = list(seats)
    for kind in ("open", "bot"):
        for seat in reversed(seats):
            if len(kept) > players and seat["kind"] == kind:
                kept.remove(seat)
    if len(kept) > players:
        raise Problem("more_people", {"people": len(kept)})
    return kept


async def _resize(connection: AsyncConnection, rows: Rows, table_id: str, players: int) -> None:
    """Give a table this many seats; people whose seat number changes keep everything that belongs to the seat."""
    found = await connection.execute(
        select(models.seats).where(S.table_id == table_id).order_by(S.seat)
    )
    seats: list[Row] = [dict(row) for row in found.mappings()]
    if len(seats) == players:
        return
    kept = kept_seats(seats, players)
    for seat in seats:
        if seat not in kept:
            await rows.vacate(connection, table_id, seat["seat"])
    await _renumber(connection, rows, table_id, kept)
    for number in range(len(kept), players):
        await connection.execute(
            insert(models.seats).values(
                **EMPTY, table_id=table_id, seat=number, secret=new_seat_secret()
            )
        )
    if players > len(seats):
        await draw_seed(connection, table_id)


async def _renumber(
    connection: AsyncConnection, rows: Rows, table_id: str, kept: Sequence[Row]
) -> None:
    """Renumber the remaining seats without gaps."""
    moved = {seat["seat"]: number for number, seat in enumerate(kept)}
    found = await connection.execute(select(models.access).where(A.table_id == table_id))
    allowed = [dict(row) for row in found.mappings()]
    for table in (models.access, models.seats):
        await connection.execute(delete(table).where(table.c.table_id == table_id))
    for seat in kept:
        await connection.execute(insert(models.seats).values({**seat, "seat": moved[seat["seat"]]}))
    for row in allowed:
        if row["seat"] in moved:
            await connection.execute(
                insert(models.access).values({**row, "seat": moved[row["seat"]]})
            )
    changed = {old: new for old, new in moved.items() if old != new}
    if changed:
        await rows.renumber(connection, table_id, changed)
