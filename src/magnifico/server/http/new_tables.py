"""Storing and starting tables: shared by all requests that create one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.engine.game import Game
from magnifico.engine.options import RULES_VERSION
from magnifico.server.quota import TABLE, pack_size
from magnifico.server.services import Services
from magnifico.server.settings import Settings
from magnifico.server.storage import models
from magnifico.server.storage.packs import keep_packs
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.identifiers import new_table_id
from magnifico.server.work_queue import Requester
from magnifico.table.entries import UnfitError
from magnifico.table.problems import Problem
from magnifico.table.stored import begun_with


async def create_table(
    services: Services,
    who: Requester,
    values: dict[str, Any],
    seats: list[dict[str, Any]],
    game: Game | None = None,
) -> str:
    """Store a table that hasn't begun; if a game is given, its moves begin the log."""
    await services.quota.spend(TABLE + pack_size(values["pack"]), who)
    async with services.database.write() as connection:
        return await insert_table(connection, who.person, values, seats, game)


async def insert_table(
    connection: AsyncConnection,
    host: str,
    values: dict[str, Any],
    seats: list[dict[str, Any]],
    game: Game | None = None,
    begun: dict[str, object] | None = None,
) -> str:
    """The same as part of a larger transaction. With what `begun_with` returned, the game begins at once."""
    table_id = new_table_id()
    now = now_ms()
    moves = [] if game is None else game.moves
    state = {"status": "open", "rules_version": RULES_VERSION, "changed_at": now}
    await connection.execute(
        insert(models.tables).values(
            id=table_id,
            host_id=host,
            number=len(moves),
            waiting="" if game is None else ",".join(map(str, game.to_act)),
            created_at=now,
            **(state if begun is None else _running(begun, now)),
            **values,
        )
    )
    for seat in seats:
        await connection.execute(insert(models.seats).values(table_id=table_id, **seat))
        if seat["person_id"] is not None:
            await connection.execute(
                insert(models.access).values(
                    table_id=table_id, seat=seat["seat"], person_id=seat["person_id"]
                )
            )
    if moves:
        levels = {seat["seat"]: seat["level"] for seat in seats}
        await connection.execute(
            insert(models.entries),
            [
                {
                    "table_id": table_id,
                    "number": number,
                    "kind": "move",
                    "seat": move.seat,
                    "text": move.text,
                    "by": levels[move.seat] or "person",
                    "at": now,
                }
                for number, move in enumerate(moves, 1)
            ],
        )
    return table_id


def _running(begun: dict[str, object], now: int) -> dict[str, object]:
    """What the row of a table says from its start on."""
    return {
        "status": "running",
        "started_at": now,
        "changed_at": now,
        "due_at": now + 1000,  # in case this process doesn't get to begin it
        **begun,
    }


async def start_table(
    services: Services, table_id: str, who: Requester, counted: bool = True
) -> None:
    """Start the game; if its settings were changed just before, they are read again.

    Games of bots alone are limited, unless they are the server's own (not `counted`).
    """
    table = await services.tables.get(table_id)
    while not await _started(services, table, who, counted):
        await services.tables.refresh(table)
    table = await services.tables.changed(table_id)
    await services.tables.begin(table)


async def _started(services: Services, table: HostedTable, who: Requester, counted: bool) -> bool:
    """Whether the game could be started as the table is known here."""
    if table.options is None:
        raise table.refused or Problem("not_running")
    try:
        begun = await services.work_queue.run_for_game(who, begun_with, table.options)
    except UnfitError as error:
        raise error.problem() from None
    now = now_ms()
    async with services.database.write() as connection:
        # This comes first because it locks the row: nobody can open a seat after the seats were read.
        changed = await connection.execute(
            update(models.tables)
            .where(models.tables.c.id == table.id)
            .where(models.tables.c.status == "open")
            .where(models.tables.c.revision == table.row["revision"])
            .values(**_running(begun, now), **models.CHANGED)
        )
        if changed.rowcount != 1:
            status = await connection.execute(
                select(models.tables.c.status).where(models.tables.c.id == table.id)
            )
            if status.scalar() != "open":
                raise Problem("started")
            return False
        still_open = await connection.execute(
            select(models.seats.c.seat)
            .where(models.seats.c.table_id == table.id)
            .where(models.seats.c.kind == "open")
        )
        if still_open.first() is not None:
            raise Problem("seats_open")
        unplayed = all(seat["kind"] == "bot" for seat in table.seats)
        if counted and unplayed and services.settings.rate_limits:
            await _check_bot_tables(connection, table.row["host_id"], services.settings)
        await keep_packs(services.database, connection, begun)
    return True


async def _check_bot_tables(connection: AsyncConnection, host: str, settings: Settings) -> None:
    """Refuse a game without people if too many of them are running, including this one."""
    people = select(models.seats.c.table_id).where(models.seats.c.kind == "person")
    running = (
        select(func.count())
        .select_from(models.tables)
        .where(models.tables.c.status == "running")
        .where(models.tables.c.id.not_in(people))
    )
    own = await connection.execute(running.where(models.tables.c.host_id == host))
    total = await connection.execute(running)
    if own.scalar_one() > settings.bot_tables or total.scalar_one() > settings.all_bot_tables:
        raise Problem("bot_tables", {"own": settings.bot_tables, "all": settings.all_bot_tables})
