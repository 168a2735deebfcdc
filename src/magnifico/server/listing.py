"""Tables as the asker sees them: the open ones, one's own, the archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Query, Response
from sqlalchemy import RowMapping, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server import models
from magnifico.server.identity import folded
from magnifico.server.room import Room
from magnifico.server.schemas import PROTOCOL, TableList, TableShown
from magnifico.server.services import Asker, Connected, SignedIn, answer

router = APIRouter(prefix="/api", tags=["tables"])
PAGE: Final = 50
Row: TypeAlias = RowMapping | dict[str, Any]


def seat_shown(row: Row, mine: bool) -> dict[str, object]:
    """A seat as the asker sees it: its link only if it is the asker's own."""
    return {
        "seat": row["seat"],
        "kind": row["kind"],
        "name": row["name"],
        "level": row["level"],
        "mine": mine,
        "link": f"/seat/{row['secret']}" if mine else None,
    }


def hints_allowed(agreement: Mapping[str, Any], seats: Sequence[Row]) -> bool:
    """Whether players may ask for hints: as the host said, else where nobody but one person plays."""
    said: bool | None = agreement.get("hints")
    if said is not None:
        return said
    return len([seat for seat in seats if seat["kind"] != "bot"]) < 2


def table_shown(
    row: Row,
    seats: Sequence[Row],
    mine: frozenset[int],
    person: str | None,
) -> dict[str, object]:
    """A table as the asker sees it; never its seed."""
    agreement = row["agreement"]
    return {
        "id": row["id"],
        "title": row["title"],
        "status": row["status"],
        "public": row["public"],
        "host": row["host_id"] == person,
        "options": row["options"],
        "pack": bool(row["pack"]),
        "clock": agreement["clock"],
        "undo": agreement["undo"],
        "level": agreement["level"],
        "hints": hints_allowed(agreement, seats),
        "seats": [seat_shown(seat, seat["seat"] in mine) for seat in seats],
        "number": row["number"],
        "waiting": [int(seat) for seat in row["waiting"].split(",") if seat],
        "result": row["result"],
        "rematch": row["rematch"],
        "created_at": row["created_at"],
        "changed_at": row["changed_at"],
        "protocol": PROTOCOL,
    }


def room_shown(room: Room, person: str | None) -> dict[str, object]:
    """The same for a table in memory, with what its ledger knows better."""
    shown = table_shown(room.row, room.seats, room.seats_of(person), person)
    if room.ledger is not None:
        shown["number"] = room.ledger.number
        shown["waiting"] = room.ledger.to_act()
    return shown


async def listed(
    connection: AsyncConnection, query: Select[Any], person: str | None
) -> dict[str, object]:
    """A page of tables with their seats."""
    rows = list((await connection.execute(query.limit(PAGE + 1))).mappings())
    more = len(rows) > PAGE
    rows = rows[:PAGE]
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Row]] = {table_id: [] for table_id in ids}
    mine: dict[str, set[int]] = {table_id: set() for table_id in ids}
    found = await connection.execute(
        select(models.seats).where(models.seats.c.table_id.in_(ids)).order_by(models.seats.c.seat)
    )
    for row in found.mappings():
        seats[row["table_id"]].append(row)
    if person is not None:
        allowed = await connection.execute(
            select(models.access)
            .where(models.access.c.person_id == person)
            .where(models.access.c.table_id.in_(ids))
        )
        for row in allowed.mappings():
            mine[row["table_id"]].add(row["seat"])
    shown = [table_shown(row, seats[row["id"]], frozenset(mine[row["id"]]), person) for row in rows]
    return {"tables": shown, "next": rows[-1]["changed_at"] if more else None}


def _newest_first(query: Select[Any], before: int | None) -> Select[Any]:
    if before is not None:
        query = query.where(models.tables.c.changed_at < before)
    return query.order_by(models.tables.c.changed_at.desc())


Before = Annotated[int | None, Query(ge=0, le=1 << 52)]


@router.get("/tables", response_model=TableList)
async def open_tables(services: Connected, someone: Asker, before: Before = None) -> Response:
    """Public tables with an open seat."""
    query = _newest_first(
        select(models.tables)
        .where(models.tables.c.status == "open")
        .where(models.tables.c.public.is_(True)),
        before,
    )
    async with services.database.read() as connection:
        return answer(await listed(connection, query, someone.id if someone else None))


@router.get("/my-games", response_model=TableList)
async def my_games(services: Connected, someone: SignedIn, before: Before = None) -> Response:
    """My tables; `waiting` says whose decision it is."""
    own = select(models.access.c.table_id).where(models.access.c.person_id == someone.id)
    query = _newest_first(
        select(models.tables).where(
            or_(models.tables.c.id.in_(own), models.tables.c.host_id == someone.id)
        ),
        before,
    )
    async with services.database.read() as connection:
        return answer(await listed(connection, query, someone.id))


@router.get("/archive", response_model=TableList)
async def archive(
    services: Connected,
    someone: Asker,
    player: Annotated[str, Query(max_length=40)] = "",
    before: Before = None,
) -> Response:
    """Finished games: the public ones and one's own, by the name of a player."""
    person = someone.id if someone is not None else ""
    own = select(models.access.c.table_id).where(models.access.c.person_id == person)
    query = select(models.tables).where(
        models.tables.c.status == "over",
        or_(models.tables.c.public.is_(True), models.tables.c.id.in_(own)),
    )
    if folded(player):
        named = select(models.seats.c.table_id).where(
            models.seats.c.folded.contains(folded(player), autoescape=True)
        )
        query = query.where(models.tables.c.id.in_(named))
    async with services.database.read() as connection:
        found = await listed(connection, _newest_first(query, before), person or None)
        return answer(found)


@router.get("/tables/{table}", response_model=TableShown)
async def look_at_table(table: str, services: Connected, someone: Asker) -> Response:
    """One table, for everybody who has its link."""
    room = await services.rooms.get(table)
    return answer(room_shown(room, someone.id if someone else None))
