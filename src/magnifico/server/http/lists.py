"""Tables as the asker sees them: the open ones, the asker's own, the archive."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from sqlalchemy import Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.services import Asker, Connected, SignedIn, TableId, answer
from magnifico.server.storage import models
from magnifico.server.table_schemas import TableList, TableShown
from magnifico.server.tables.listing import shown_table, table_shown
from magnifico.server.tables.names import folded
from magnifico.server.tables.storage import Row

router = APIRouter(prefix="/api", tags=["tables"])
PAGE: Final = 50


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
        seats[row["table_id"]].append(dict(row))
    if person is not None:
        allowed = await connection.execute(
            select(models.access)
            .where(models.access.c.person_id == person)
            .where(models.access.c.table_id.in_(ids))
        )
        for row in allowed.mappings():
            mine[row["table_id"]].add(row["seat"])
    shown = [table_shown(row, seats[row["id"]], frozenset(mine[row["id"]]), person) for row in rows]
    return {
        "tables": shown,
        "next": rows[-1]["changed_at"] if more else None,
        "cursor": _place(rows[-1]) if more else None,
    }


def _place(row: Row) -> str:
    """Where a page ends: tables that changed at the same moment are distinguished by their ids."""
    return f"{row['changed_at']}.{row['id']}"


def _newest_first(query: Select[Any], before: str | None) -> Select[Any]:
    columns = models.tables.c
    if before is not None:
        moment, _, table_id = before.partition(".")
        at = int(moment)
        query = query.where(
            or_(columns.changed_at < at, and_(columns.changed_at == at, columns.id < table_id))
        )
    return query.order_by(columns.changed_at.desc(), columns.id.desc())


Before = Annotated[str | None, Query(pattern=r"^[0-9]{1,15}(\.[A-Za-z0-9_-]{1,32})?$")]


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


@router.get("/watch", response_model=TableList)
async def running_tables(services: Connected, someone: Asker, before: Before = None) -> Response:
    """Public games in progress, with round and points; anybody may watch them."""
    query = _newest_first(
        select(models.tables)
        .where(models.tables.c.status == "running")
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
    """Finished games, public or the asker's own, optionally by the name of a player."""
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
async def look_at_table(table_id: TableId, services: Connected, someone: Asker) -> Response:
    """One table, for anybody who has its link."""
    table = await services.tables.get(table_id)
    return answer(shown_table(table, someone.id if someone else None))
