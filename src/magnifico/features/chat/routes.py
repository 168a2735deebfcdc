"""Requests about chat: write a line, read what was said."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import or_, select
from starlette.requests import Request

from magnifico.features.chat.model import may_read, say
from magnifico.server.live_schemas import ChatLine, ChatLines, ChatRequest
from magnifico.server.services import (
    Asker,
    Connected,
    SignedIn,
    TableId,
    address_of,
    answer,
    person_of,
    requester,
)
from magnifico.server.storage import models
from magnifico.server.storage.tables import chat_line

router = APIRouter(prefix="/api/tables/{table}", tags=["chat"])
MOST_LINES = 200


@router.post("/chat", response_model=ChatLine, status_code=201)
async def write(
    table_id: TableId,
    wanted: ChatRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """Say something at the table, or to one seat."""
    table = await services.tables.get(table_id)
    await services.limits.spend("chat", someone.id)
    await services.quota.spend(len(wanted.text.encode()), requester(request, someone))
    line = await say(
        services.tables, table, someone.id, someone.name, wanted.text, wanted.key, wanted.to
    )
    return answer(line, 201)


@router.get("/chat", response_model=ChatLines)
async def read(
    table_id: TableId,
    request: Request,
    services: Connected,
    someone: Asker,
    after: Annotated[int, Query(ge=0, le=(1 << 31) - 1)] = 0,
) -> Response:
    """What was said after the line `after`."""
    await services.limits.spend("look", person_of(someone) or address_of(request))
    table = await services.tables.get(table_id)
    seats = table.seats_of(person_of(someone))
    columns = models.chat.c
    mine = or_(columns.to_seat.is_(None), columns.to_seat.in_(seats), columns.seat.in_(seats))
    async with services.database.read() as connection:
        found = await connection.execute(
            select(models.chat)
            .where(columns.table_id == table_id)
            .where(columns.id > after)
            .where(mine)  # before the limit, so that others' private lines don't fill pages
            .order_by(models.chat.c.id)
            .limit(MOST_LINES)
        )
        lines = [chat_line(row) for row in found.mappings()]
    return answer({"lines": [line for line in lines if may_read(line, seats)]})
