"""Everything stored about one person, for download or deletion."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.live.broker import Broker
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.registry import Tables
from magnifico.table.entries import Command

Data = dict[str, Any]
NOBODY: Final = "–"


async def export_person(database: Database, rows: Rows, person_id: str) -> Data:
    """Everything stored about a person; no secrets."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.people).where(models.people.c.id == person_id)
        )
        person = dict(found.mappings().one())
        held = await connection.execute(
            select(
                models.access, models.tables.c.title, models.tables.c.status, models.seats.c.name
            )
            .join(models.tables, models.tables.c.id == models.access.c.table_id)
            .join(
                models.seats,
                (models.seats.c.table_id == models.access.c.table_id)
                & (models.seats.c.seat == models.access.c.seat),
            )
            .where(models.access.c.person_id == person["id"])
        )
        sessions = await connection.execute(
            select(
                models.sessions.c.device, models.sessions.c.created_at, models.sessions.c.seen_at
            )
            .where(models.sessions.c.person_id == person["id"])
            .order_by(models.sessions.c.created_at)
        )
        hosted = await connection.execute(
            select(models.tables.c.id, models.tables.c.title, models.tables.c.created_at)
            .where(models.tables.c.host_id == person["id"])
            .order_by(models.tables.c.created_at)
        )
        own = models.seats.c
        entries = models.entries.c
        moves = await connection.execute(
            select(entries.table_id, entries.number, entries.kind, entries.text, entries.at)
            .join(models.seats, (own.table_id == entries.table_id) & (own.seat == entries.seat))
            .where(own.person_id == person["id"], entries.by == "person")
            .order_by(entries.table_id, entries.number)
        )
        person["password"] = person["password"] is not None
        return {
            "person": person,
            "seats": [dict(row) for row in held.mappings()],
            "tables": [dict(row) for row in hosted.mappings()],
            "moves": [dict(row) for row in moves.mappings()],
            "sessions": [dict(row) for row in sessions.mappings()],
            **await rows.export(connection, person["id"]),
        }


async def delete_person(
    database: Database, tables: Tables, broker: Broker, rows: Rows, person: str
) -> Data:
    """Resign running games, leave open tables, remove the name everywhere, then delete the person."""
    async with database.read() as connection:
        held = await connection.execute(
            select(models.seats.c.table_id, models.seats.c.seat, models.tables.c.status)
            .join(models.tables, models.tables.c.id == models.seats.c.table_id)
            .where(models.seats.c.person_id == person)
        )
        seats = [(str(table), int(seat), str(status)) for table, seat, status in held.all()]
    resigned = 0
    for table_id, seat, status in seats:
        if status == "running":
            resigned += await _resign(tables, table_id, seat)
    async with database.write() as connection:
        await rows.forget(connection, person)
        await _forget(connection, person)
    await database.empty_log()
    broker.publish({"kind": "person", "person": person})
    for table_id in {table for table, _, _ in seats}:
        broker.publish({"kind": "table", "table": table_id})
    return {"deleted": person, "tables": len({one[0] for one in seats}), "resigned": resigned}


async def _resign(tables: Tables, table_id: str, seat: int) -> int:
    table = await tables.get(table_id)
    if table.ledger is None or seat in table.ledger.resigned:
        return 0
    level = table.ledger.setup.agreement.level
    await tables.append(table, Command("resign", seat, f"{level} resign"))
    return 1


async def _forget(connection: AsyncConnection, person: str) -> None:
    """Delete all rows of a person; at tables that have begun the seat stays, without a name."""
    seats, tables = models.seats, models.tables
    opened = select(tables.c.id).where(tables.c.status == "open")
    mine = seats.c.person_id == person
    gone = {"person_id": None, "folded": ""}
    held = await connection.execute(select(seats.c.table_id, seats.c.seat).where(mine))
    for table_id, seat in held.all():
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat)
            .values(secret=new_seat_secret())
        )
    seen_at = select(seats.c.table_id).where(mine)
    # A rematch is hosted by whoever asked for it, and keeps the title.
    people = models.people.c
    name = (await connection.execute(select(people.name).where(people.id == person))).scalar()
    if name:
        await connection.execute(
            update(tables)
            .where(tables.c.id.in_(seen_at), tables.c.title.contains(name, autoescape=True))
            .values(title="")
        )
    await connection.execute(
        update(tables)
        .where(or_(tables.c.id.in_(seen_at), tables.c.host_id == person))
        .values(**models.CHANGED)
    )
    await connection.execute(
        update(seats).where(mine, seats.c.table_id.in_(opened)).values(kind="open", name="", **gone)
    )
    await connection.execute(update(seats).where(mine).values(name=NOBODY, **gone))
    await connection.execute(
        update(tables)
        .where(tables.c.host_id == person, tables.c.status == "open")
        .values(status="cancelled")
    )
    await connection.execute(
        update(tables).where(tables.c.host_id == person).values(host_id="", title="")
    )
    for table in (models.access, models.resets, models.sessions):
        await connection.execute(delete(table).where(table.c.person_id == person))
    await connection.execute(delete(models.people).where(models.people.c.id == person))
