"""Lists of tables as the current user sees them: open ones, their own, the archive.

A page costs the same however many tables there are: the ids come from an index that is already in the right order,
and only the tables on that page are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Response
from sqlalchemy import ColumnElement, Select, and_, exists, false, func, select, tuple_, union
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request

from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    TableId,
    address_of,
    answer,
    person_of,
)
from magnifico.server.storage import models
from magnifico.server.table_schemas import TableList, TableShown
from magnifico.server.tables.names import folded
from magnifico.table.entries import Row
from magnifico.table.listing import shown_table, table_shown

router = APIRouter(prefix="/api", tags=["tables"])
PAGE: Final = 50
FEW: Final = 500
"""Up to this many games under one name are sorted; beyond it, a search from the newest game soon finds enough."""
LAST_LETTER: Final = "\U0010ffff"
T: Final = models.tables.c
S: Final = models.seats.c
A: Final = models.access.c
NEWEST: Final = (T.changed_at.desc(), T.id.desc())
SHOWN: Final = [
    column for column in T if column.name not in ("pack", "pack_digests", "seed", "request_key")
]
Tables = Select[int, str]  # when each table changed, and its id


async def count_list(request: Request, services: Connected) -> None:
    """Count a request for a list."""
    services.load.admit("look")
    await services.limits.spend("list", address_of(request))


COUNTED: Final = [Depends(count_list)]
Before = Annotated[str | None, Query(pattern=r"^[0-9]{1,15}(\.[A-Za-z0-9_-]{1,32})?$")]


# ---------------------------------------------------------------------------------------- which tables


def public(status: str) -> Tables:
    """Public tables with this status."""
    return select(T.changed_at, T.id).where(T.status == status, T.public.is_(True))


def among(ids: Select[str]) -> Tables:
    """Tables with these ids, which must be few enough to sort."""
    return select(T.changed_at, T.id).where(T.id.in_(ids))


def seated(person: str) -> Select[str]:
    """Tables at which a person has a seat."""
    return select(A.table_id).where(A.person_id == person)


def hosted(person: str) -> Select[str]:
    """Tables that a person opened."""
    return select(T.id).where(T.host_id == person)


# Expressions rather than columns keep the database from scanning all finished games instead of using the few ids.
OVER: Final = func.coalesce(T.status, "") == "over"
PUBLIC: Final = func.coalesce(T.public, false()).is_(True)


def archive_of(
    person: str | None, named: ColumnElement[bool] | None, frequent: bool
) -> list[Tables]:
    """Finished games that are public or this person's own, optionally only those of players with a given name."""
    queries = [public("over")]
    if person is not None:
        queries.append(among(seated(person)).where(OVER))
    if named is None:
        return queries
    at_table = exists().where(S.table_id == T.id, named)
    queries = [query.where(at_table) for query in queries]
    if not frequent:
        queries[0] = among(select(S.table_id).where(named)).where(OVER, PUBLIC)
    return queries


def begins_with(name: str, is_sqlite: bool) -> ColumnElement[bool]:
    """Seats of players whose name starts with this, compared character by character, like the index."""
    least, beyond = (">=", "<") if is_sqlite else ("~>=~", "~<~")
    letter = S.folded.bool_op(least)(name)
    return and_(letter, S.folded.bool_op(beyond)(name + LAST_LETTER))


async def is_frequent(connection: AsyncConnection, named: ColumnElement[bool]) -> bool:
    """Whether players with this name have too many games to sort."""
    found = select(S.seat).where(named).limit(FEW + 1).subquery()
    count = await connection.execute(select(func.count()).select_from(found))
    return int(count.scalar_one()) > FEW


def page(queries: Sequence[Tables], before: str | None) -> Tables:
    """The newest of these tables, and one more, which shows whether there is another page."""
    if before is not None:
        moment, _, table_id = before.partition(".")
        older = tuple_(T.changed_at, T.id) < tuple_(int(moment), table_id)
        queries = [query.where(older) for query in queries]
    newest = [query.order_by(*NEWEST).limit(PAGE + 1) for query in queries]
    if len(newest) == 1:
        return newest[0]
    either = union(*(select(each.subquery()) for each in newest)).subquery()
    order = (either.c.changed_at.desc(), either.c.id.desc())
    return select(either.c.changed_at, either.c.id).order_by(*order).limit(PAGE + 1)


# ---------------------------------------------------------------------------------------- as shown


async def listed(
    services: Services, queries: list[Tables], person: str | None, before: str | None
) -> Response:
    """One page of the tables that any of the queries finds, with their seats."""
    async with services.database.read_list() as connection:
        return answer(await _shown(connection, page(queries, before), person))


async def _shown(
    connection: AsyncConnection, query: Tables, person: str | None
) -> dict[str, object]:
    newest = (await connection.execute(query)).all()
    ids = [table_id for _, table_id in newest[:PAGE]]
    tables = await _rows(connection, select(*SHOWN).where(T.id.in_(ids)))
    by_id = {row["id"]: row for row in tables}
    seats: dict[str, list[Row]] = {table_id: [] for table_id in ids}
    for row in await _rows(
        connection, select(models.seats).where(S.table_id.in_(ids)).order_by(S.table_id, S.seat)
    ):
        seats[row["table_id"]].append(row)
    mine: dict[str, set[int]] = {table_id: set() for table_id in ids}
    if person is not None:
        for row in await _rows(
            connection, select(models.access).where(A.person_id == person, A.table_id.in_(ids))
        ):
            mine[row["table_id"]].add(row["seat"])
    shown = [
        table_shown(by_id[table_id], seats[table_id], frozenset(mine[table_id]), person)
        for table_id in ids
        if table_id in by_id
    ]
    last = newest[PAGE - 1] if len(newest) > PAGE else None
    return {
        "tables": shown,
        "next": last and last[0],
        "cursor": last and f"{last[0]}.{last[1]}",
    }


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


@router.get("/tables", response_model=TableList, dependencies=COUNTED)
async def open_tables(services: Connected, someone: Asker, before: Before = None) -> Response:
    """Public tables with an open seat."""
    return await listed(services, [public("open")], person_of(someone), before)


@router.get("/watch", response_model=TableList, dependencies=COUNTED)
async def running_tables(services: Connected, someone: Asker, before: Before = None) -> Response:
    """Public games in progress, with round and points; anyone may watch them."""
    return await listed(services, [public("running")], person_of(someone), before)


@router.get("/my-games", response_model=TableList, dependencies=COUNTED)
async def my_games(services: Connected, someone: SignedIn, before: Before = None) -> Response:
    """The current user's tables; `waiting` says whose decision it is."""
    queries = [among(seated(someone.id)), among(hosted(someone.id))]
    return await listed(services, queries, someone.id, before)


@router.get("/archive", response_model=TableList, dependencies=COUNTED)
async def archive(
    services: Connected,
    someone: Asker,
    player: Annotated[str, Query(max_length=40)] = "",
    before: Before = None,
) -> Response:
    """Finished games, public or the current user's own, optionally filtered by the start of a player's name."""
    person, name, database = person_of(someone), folded(player), services.database
    named, frequent = None, False
    if name:
        named = begins_with(name, database.is_sqlite)
        async with database.read_list() as connection:
            frequent = await is_frequent(connection, named)
    return await listed(services, archive_of(person, named, frequent), person, before)


@router.get("/tables/{table}", response_model=TableShown)
async def look_at_table(
    table_id: TableId, request: Request, services: Connected, someone: Asker
) -> Response:
    """One table, for anyone who has its link."""
    await services.limits.spend("look", person_of(someone) or address_of(request))
    table = await services.tables.get(table_id)
    return answer(shown_table(table, person_of(someone)))
