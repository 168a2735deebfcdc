"""Chat at a table: for everybody, or between two seats."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from magnifico.server import models
from magnifico.server.database import now_ms
from magnifico.server.errors import Problem
from magnifico.server.identity import Someone
from magnifico.server.loading import chat_line
from magnifico.server.room import Room
from magnifico.server.schemas import ChatLine, ChatLines, ChatRequest
from magnifico.server.services import Asker, Connected, Services, SignedIn, answer

router = APIRouter(prefix="/api/tables/{table}", tags=["chat"])
MOST_LINES = 200


def may_read(line: dict[str, object], seats: frozenset[int]) -> bool:
    """Private lines are for the two seats alone."""
    return line["to_seat"] is None or line["to_seat"] in seats or line["seat"] in seats


async def say(
    services: Services, room: Room, someone: Someone, wanted: ChatRequest
) -> dict[str, object]:
    """Store a line and tell everybody who may read it; a repeat of the key is the same line."""
    await services.limits.spend("chat", someone.id)
    seats = room.seats_of(someone.id)
    if wanted.to is not None and (not seats or wanted.to >= len(room.seats)):
        raise Problem("muted")
    key = sha256(f"{someone.id}:{wanted.key}".encode()).hexdigest()
    values = {
        "table_id": room.id,
        "person_id": someone.id,
        "name": someone.name,
        "seat": min(seats, default=None),
        "to_seat": wanted.to,
        "text": wanted.text,
        "at": now_ms(),
        "client_key": key,
    }
    of_table = models.chat.c.table_id == room.id
    async with services.database.write() as connection:
        # One after another, so that a smaller number is never stored after a greater one.
        await connection.execute(
            select(models.tables.c.id).where(models.tables.c.id == room.id).with_for_update()
        )
        try:
            await connection.execute(services.database.insert_once(models.chat).values(values))
        except IntegrityError:
            raise Problem("bad_request") from None
        found = await connection.execute(
            select(models.chat).where(of_table).where(models.chat.c.client_key == key)
        )
        line = chat_line(found.mappings().one())
        unheard = await connection.execute(
            select(models.chat)
            .where(of_table)
            .where(models.chat.c.id > room.chat_number)
            .order_by(models.chat.c.id)
        )
        lines = [chat_line(row) for row in unheard.mappings()]
    for each in lines:
        services.rooms.hear(room, each)
    room.wake()
    services.broker.publish({"kind": "chat", "table": room.id})
    return line


@router.post("/chat", response_model=ChatLine, status_code=201)
async def write(
    table: str, wanted: ChatRequest, services: Connected, someone: SignedIn
) -> Response:
    """Say something at the table, or to one seat."""
    room = await services.rooms.get(table)
    return answer(await say(services, room, someone, wanted), 201)


@router.get("/chat", response_model=ChatLines)
async def read(
    table: str,
    services: Connected,
    someone: Asker,
    after: Annotated[int, Query(ge=0, le=(1 << 31) - 1)] = 0,
) -> Response:
    """What was said after the line `after`."""
    room = await services.rooms.get(table)
    seats = room.seats_of(someone.id if someone else None)
    async with services.database.read() as connection:
        found = await connection.execute(
            select(models.chat)
            .where(models.chat.c.table_id == table)
            .where(models.chat.c.id > after)
            .order_by(models.chat.c.id)
            .limit(MOST_LINES)
        )
        lines = [chat_line(row) for row in found.mappings()]
    return answer({"lines": [line for line in lines if may_read(line, seats)]})
