"""Requests about what a seat has in mind: its plan for the next turn, and lines of moves to try again."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field, StringConstraints
from starlette.requests import Request

from magnifico.features.plans import store
from magnifico.server.features import Feature
from magnifico.server.quota import line_size
from magnifico.server.schemas import NO_ZERO, Asked, MoveText, SeatNumber
from magnifico.server.services import (
    Connected,
    Services,
    SignedIn,
    TableId,
    answer,
    language_of,
    requester,
)
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.commands import own_seat
from magnifico.table.plan_views import plan_payload
from magnifico.table.plans import LONGEST_LINE, MOST_LINES, Standing, new_plan
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/tables/{table}", tags=["plans"])
FEATURE = Feature((router,), rows=store.LineRows())
Seat = Annotated[int | None, Query(ge=0, le=4)]
MOST_WHAT_IF_MOVES: Final = 100
TrialName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=NO_ZERO),
]
Good = Literal["coins", "wood", "stone", "servants", "military", "faith", "victory"]
Line = Annotated[list[MoveText], Field(min_length=1, max_length=LONGEST_LINE)]


class StandingAnswers(Asked):
    """Answers given whenever their question comes up; null and false: ask me."""

    church: Literal["support", "refuse"] | None = None
    give: Good | None = Field(
        None, description="what to give when a card of an opponent demands one of several goods"
    )
    decline: bool = Field(False, description="decline offers that come outside the player's turn")
    end: Literal["only", "always"] | None = Field(
        None, description="end the turn if nothing else is left to do, or as soon as it may end"
    )
    pass_turn: bool = Field(False, description="pass if no family member can be placed")


class PlanRequest(Asked):
    """A plan that replaces the previous one."""

    seat: SeatNumber | None = None
    lines: Annotated[list[Line], Field(max_length=MOST_LINES)] = Field(
        default=[],
        description="for the next turn: the first line of moves that can be played is played",
    )
    standing: StandingAnswers = Field(default_factory=lambda: StandingAnswers.model_validate({}))


class PlannedMove(BaseModel):
    """A move of a plan."""

    move: str
    text: str


class PlannedLine(BaseModel):
    """One of the lines and what happened to it."""

    moves: list[PlannedMove]
    status: Literal["waiting", "played", "refused", "unused", "forgotten"]
    played: int = Field(description="how many of its moves were played")
    at: int | None = Field(None, description="the move that could not be made, from 0")
    code: str | None = None
    reason: str | None = Field(None, description="why it could not be made")


class PlanShown(BaseModel):
    """The plan of a seat; only its holders see it."""

    seat: int
    number: int | None = Field(description="the last entry when it was made; null: there is none")
    lines: list[PlannedLine]
    standing: StandingAnswers
    asked: bool = Field(description="the plan's moment has come and no line could be played")
    forgotten: str | None = Field(
        description="why lines are no longer waiting, if moves were undone"
    )


class TrialRequest(Asked):
    """A line of moves to keep under a name."""

    seat: SeatNumber | None = None
    name: TrialName
    moves: Annotated[list[MoveText], Field(max_length=MOST_WHAT_IF_MOVES)]
    ahead: bool = Field(False, description="tried as if it were the seat's turn")


class TrialShown(BaseModel):
    """A line of moves that was kept."""

    name: str
    moves: list[str]
    ahead: bool
    number: int = Field(description="the last entry when it was kept")
    at: int


class TrialList(BaseModel):
    """The lines a seat has kept, the newest first."""

    trials: list[TrialShown]


# ------------------------------------------------------------------------------------------ plans


async def _seat_of(services: Services, table: HostedTable, person: str, seat: int | None) -> int:
    if not table.seats_of(person):
        await services.tables.check_access(table, person)
    await services.tables.see_start(table)
    return own_seat(table, person, seat)


@router.get("/plan", response_model=PlanShown)
async def look_at_plan(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn, seat: Seat = None
) -> Response:
    """My seat's plan, and what happened to it."""
    await services.limits.spend("look", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, seat)
    language = language_of(request, someone)
    return answer(
        plan_payload(table.plans.get(acting), table.playing(), acting, language, table.words)
    )


@router.put("/plan", response_model=PlanShown)
async def change_plan(
    table_id: TableId,
    wanted: PlanRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """Make a plan: lines of moves for my next turn, and standing answers."""
    services.load.admit("move")
    await services.limits.spend("move", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, wanted.seat)
    await services.tables.catch_up(table)
    standing = Standing(**wanted.standing.model_dump())
    plan = new_plan(table.playing(), acting, secrets.token_hex(4), wanted.lines, standing)
    kept = plan if plan.lines or not standing.is_empty else None
    if kept is not None:
        await services.quota.spend(line_size(wanted.lines), requester(request, someone))
    await services.tables.keep_plan(table, acting, someone.id, kept)
    services.upkeep.check(table)
    language = language_of(request, someone)
    return answer(plan_payload(kept, table.playing(), acting, language, table.words))


@router.delete("/plan", status_code=204)
async def drop_plan(
    table_id: TableId, services: Connected, someone: SignedIn, seat: Seat = None
) -> Response:
    """Remove my seat's plan."""
    await services.limits.spend("move", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, seat)
    await services.tables.keep_plan(table, acting, someone.id, None)
    return Response(status_code=204)


# ------------------------------------------------------------------------------------------ trials


@router.get("/trials", response_model=TrialList)
async def kept_trials(
    table_id: TableId, services: Connected, someone: SignedIn, seat: Seat = None
) -> Response:
    """The lines of moves my seat has kept to try again."""
    await services.limits.spend("look", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, seat)
    return answer({"trials": await store.trials_of(services.database, table.id, acting)})


@router.put("/trials", response_model=TrialList)
async def keep_trial(
    table_id: TableId,
    wanted: TrialRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """Keep a line of moves under a name."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, wanted.seat)
    value: dict[str, object] = {
        "moves": wanted.moves,
        "ahead": wanted.ahead,
        "number": table.playing().number,
    }
    database = services.database
    await services.quota.spend(line_size([wanted.moves]), requester(request, someone))
    await store.keep_trial(database, table.id, acting, someone.id, wanted.name, value)
    return answer({"trials": await store.trials_of(database, table.id, acting)})


@router.delete("/trials", response_model=TrialList)
async def drop_trial(
    table_id: TableId,
    services: Connected,
    someone: SignedIn,
    name: Annotated[str, Query(min_length=1, max_length=60, pattern=NO_ZERO)],
    seat: Seat = None,
) -> Response:
    """Delete a kept line of moves."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    acting = await _seat_of(services, table, someone.id, seat)
    if not await store.drop_trial(services.database, table.id, acting, name):
        raise Problem("unknown")
    return answer({"trials": await store.trials_of(services.database, table.id, acting)})
