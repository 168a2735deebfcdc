"""Requests to the coach: what it says now, and what went well in a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from starlette.requests import Request

from magnifico.features.coach.payload import coach_payload
from magnifico.server.features import Feature
from magnifico.server.services import Connected, SignedIn, TableId, answer, language_of
from magnifico.table.commands import own_seat
from magnifico.table.listing import hints_allowed
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/tables/{table}", tags=["coach"])
FEATURE = Feature((router,))


class RemarkShown(BaseModel):
    """Something the coach says."""

    key: str
    once: str = Field(description="what a client remembers, so that it is said only once in a game")
    text: str
    about: str | None = Field(
        description="what it is about: member:white, space:harvest, tower:T, good:faith, button:end"
    )


class CoachShown(BaseModel):
    """What the coach says after the entry with this number, the most important first."""

    number: int
    seat: int
    remarks: list[RemarkShown]


@router.get("/coach", response_model=CoachShown)
async def coach(
    table_id: TableId,
    request: Request,
    services: Connected,
    someone: SignedIn,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> Response:
    """What the coach says now, the most important first; after the end, what went well. Available where hints are."""
    table = await services.tables.get(table_id)
    own = own_seat(table, someone.id, seat)
    if not hints_allowed(table.row["agreement"], table.seats):
        raise Problem("hints_off")
    services.load.admit("look")
    await services.limits.spend("look", someone.id)
    return answer(coach_payload(table.playing(), own, language_of(request, someone), table.words))
