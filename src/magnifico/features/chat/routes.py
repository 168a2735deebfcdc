"""Requests about chat: write a line, read what was said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Query, Response
from starlette.requests import Request

from magnifico.features.chat import store
from magnifico.features.chat.model import Chat
from magnifico.server.features import Feature
from magnifico.server.live_schemas import ChatLine, ChatLines, ChatRequest
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    TableId,
    address_of,
    answer,
    person_of,
    requester,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["chat"])


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Live connections chat too."""
    services.talk = services.add(Chat(services.tables, services.limits, services.quota))
    yield


FEATURE = Feature((router,), rows=store.ChatRows(), running=running)


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
    chat = services.part(Chat)
    return answer(await chat.say(table, someone, wanted, requester(request, someone)), 201)


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
    return answer({"lines": await store.lines_after(services.database, table_id, after, seats)})
