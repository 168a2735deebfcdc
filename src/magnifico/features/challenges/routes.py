"""Requests about challenges: the deals, the list, the one attempt that counts, and practice afterwards."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Response
from fastapi import Path as PathParameter
from pydantic import BaseModel, Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from magnifico.features.challenges import (
    COMPUTER,
    STEADY_BOTS,
    Challenge,
    ChallengeError,
    challenge_named,
    challenge_of_day,
    challenge_of_week,
    seats_with,
)
from magnifico.features.challenges import store as attempts
from magnifico.features.challenges.attempt import agreement_for, may_begin, outcome_of
from magnifico.secret import Secret
from magnifico.server.auth.identity import Someone
from magnifico.server.features import Feature
from magnifico.server.http.new_tables import create_table, insert_table, start_table
from magnifico.server.http.seat_names import bot_name
from magnifico.server.quota import TABLE
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    address_of,
    answer,
    person_of,
    requester,
)
from magnifico.server.storage.database import Database
from magnifico.server.storage.packs import keep_packs
from magnifico.server.system_time import now_ms
from magnifico.server.table_schemas import OptionsShown, TableShown
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.names import folded
from magnifico.server.tables.storage import StorageError
from magnifico.server.work_queue import SERVER, Requester
from magnifico.table.listing import shown_table
from magnifico.table.problems import Problem
from magnifico.table.stored import begun_with

router = APIRouter(prefix="/api/challenges", tags=["challenges"])
FEATURE = Feature((router,), rows=attempts.AttemptRows(), bots=STEADY_BOTS)
LOG: Final = logging.getLogger("magnifico.challenges")
COMPUTERS_HOST: Final = "challenges"
"""The host of the computer's attempts: not a person, but a single owner in the queue of bots."""
ChallengeKey = Annotated[str, PathParameter(alias="challenge", max_length=10)]


AttemptState = Literal["running", "finished", "abandoned"]
OPENED = "opens its replay; null until the asker has made an attempt, or the challenge is over"


class AttemptShown(BaseModel):
    """The asker's own attempt."""

    state: AttemptState
    points: int | None
    place: int | None
    table: str


class ComputerAttempt(BaseModel):
    """A computer level's attempt at the same deal, played in the background."""

    level: str
    points: int | None
    place: int | None
    table: str | None = Field(description=OPENED)


class ChallengeShown(BaseModel):
    """A challenge as the asker sees it."""

    key: str
    kind: Literal["day", "week"]
    first: str = Field(description="the first day on which attempts are listed, UTC")
    last: str
    status: Literal["open", "over"]
    options: OptionsShown
    seat: int
    opponents: list[str | None] = Field(description="bots by seat, null where the player sits")
    attempt: AttemptShown | None
    finished: int = Field(description="people who have finished their attempt")
    computer: list[ComputerAttempt]
    before: str | None = Field(description="the previous challenge of the same kind")
    after: str | None = Field(description="the next one, if it has begun")


class ChallengesNow(BaseModel):
    """The challenges of today."""

    day: ChallengeShown
    week: ChallengeShown


class ListRow(BaseModel):
    """A finished attempt in the list."""

    rank: int
    name: str
    points: int
    place: int
    mine: bool
    guest: bool = Field(description="known only by a browser's cookie")
    table: str | None = Field(description=OPENED)


class ChallengeList(BaseModel):
    """A page of the list, the best first."""

    rows: list[ListRow]
    next: int | None = Field(description="`start` of the next page")


class PlayedError(Exception):
    """The attempt has already been made."""


def _today() -> date:
    return datetime.now(UTC).date()


def _is_open(challenge: Challenge) -> bool:
    return may_begin(challenge, datetime.now(UTC))


def _found(key: str) -> Challenge:
    """The challenge with this name, if it has begun."""
    try:
        challenge = challenge_named(key)
    except ChallengeError:
        raise Problem("challenge_unknown") from None
    if challenge.first > _today():
        raise Problem("challenge_early", {"first": challenge.first.isoformat()})
    return challenge


async def _count_look(request: Request, services: Services, someone: Someone | None) -> None:
    services.load.admit("look")
    await services.limits.spend("look", person_of(someone) or address_of(request))


# ---------------------------------------------------------------------------------------- looking


@router.get("", response_model=ChallengesNow)
async def challenges_now(request: Request, services: Connected, someone: Asker) -> Response:
    """The challenges of the day and of the week."""
    await _count_look(request, services, someone)
    today = _today()
    day = await _shown(services, challenge_of_day(today), someone)
    week = await _shown(services, challenge_of_week(today), someone)
    return answer({"day": day, "week": week})


@router.get("/{challenge}", response_model=ChallengeShown)
async def look_at_challenge(
    key: ChallengeKey, request: Request, services: Connected, someone: Asker
) -> Response:
    """One challenge: 2026-11-17 or 2026-W47."""
    await _count_look(request, services, someone)
    return answer(await _shown(services, _found(key), someone))


@router.get("/{challenge}/list", response_model=ChallengeList)
async def challenge_list(
    key: ChallengeKey,
    request: Request,
    services: Connected,
    someone: Asker,
    among: Literal["all", "known"] = "all",
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Finished attempts, the best first: everybody's, or those of people you have shared a table with."""
    await _count_look(request, services, someone)
    challenge = _found(key)
    await _settle(services, challenge)
    person = person_of(someone)
    known = (person or "") if among == "known" else None
    found = await attempts.listed(services.database, challenge.key, known, start)
    open_to = await _is_open_to(services, challenge, person)
    rows = [
        {
            "rank": row["rank"],
            "name": row["name"] or "",
            "points": row["points"],
            "place": row["place"],
            "mine": row["player"] == person,
            "guest": row["guest"],
            "table": row["table_id"] if open_to or row["player"] == person else None,
        }
        for row in found[: attempts.PAGE]
    ]
    more = len(found) > attempts.PAGE
    return answer({"rows": rows, "next": start + attempts.PAGE if more else None})


async def _shown(
    services: Services, challenge: Challenge, someone: Someone | None
) -> dict[str, object]:
    await _settle(services, challenge)
    person = person_of(someone)
    own = await _own_attempt(services, challenge, person)
    over = not _is_open(challenge)
    open_to = over or (own is not None and own["state"] != "running")
    played = {
        row["player"].removeprefix(attempts.BOT): row
        for row in await attempts.computer_attempts(services.database, challenge.key)
    }
    unplayed = [] if over else [level for level in COMPUTER if level not in played]
    if unplayed and services.settings.bot_workers:
        services.tables.run(_let_computer_play(services, challenge, unplayed))
    return {
        "key": challenge.key,
        "kind": challenge.kind,
        "first": challenge.first.isoformat(),
        "last": challenge.last.isoformat(),
        "status": "over" if over else "open",
        "options": challenge.options,
        "seat": challenge.seat,
        "opponents": list(challenge.bots),
        "attempt": own
        and {
            "state": own["state"],
            "points": own["points"],
            "place": own["place"],
            "table": own["table_id"],
        },
        "finished": await attempts.count_finished(services.database, challenge.key),
        "computer": [
            {
                "level": level,
                "points": row["points"],
                "place": row["place"],
                "table": row["table_id"] if open_to and row["points"] is not None else None,
            }
            for level in COMPUTER
            if (row := played.get(level)) is not None
        ],
        "before": _neighbour(challenge, challenge.first - timedelta(days=1)),
        "after": _neighbour(challenge, challenge.last + timedelta(days=1)),
    }


def _neighbour(challenge: Challenge, day: date) -> str | None:
    """The challenge of the same kind on that day, if there is one and it has begun."""
    make = challenge_of_day if challenge.kind == "day" else challenge_of_week
    try:
        other = make(day)
    except ChallengeError:
        return None
    return other.key if other.first <= _today() else None


async def _own_attempt(
    services: Services, challenge: Challenge, person: str | None
) -> dict[str, Any] | None:
    """The asker's current attempt, which may be given up without the game having ended."""
    if person is None:
        return None
    own = await attempts.attempt_of(services.database, challenge.key, person)
    if own is not None and own["state"] == "running":
        table = await services.tables.get(own["table_id"])
        own["state"] = outcome_of(table, challenge).state
    return own


async def _is_open_to(services: Services, challenge: Challenge, person: str | None) -> bool:
    """Whether a person may see how others played it: after their own attempt, or when it is over."""
    if not _is_open(challenge):
        return True
    own = await _own_attempt(services, challenge, person)
    return own is not None and own["state"] != "running"


async def _settle(services: Services, challenge: Challenge) -> None:
    """Store the results of games that have ended, each from replaying the stored log."""
    for row in await attempts.unsettled(services.database, challenge.key):
        table = await services.tables.get(row["table_id"])
        outcome = outcome_of(table, challenge)
        if outcome.state != "running":
            await attempts.settle(services.database, challenge.key, row["player"], outcome)


# ---------------------------------------------------------------------------------------- playing


@router.post("/{challenge}/attempt", response_model=TableShown, status_code=201)
async def begin_attempt(
    key: ChallengeKey, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Begin the one attempt that is listed. A second is refused, however the first ended."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    challenge = _found(key)
    services.bots.queue.seen(someone.id, address_of(request))
    if await attempts.attempt_of(services.database, challenge.key, someone.id) is not None:
        raise Problem("challenge_played")
    if not _is_open(challenge):
        raise Problem("challenge_over")
    begun = await _begun(services, requester(request, someone), challenge)
    await services.quota.spend(TABLE, requester(request, someone))
    seats = _seats(challenge.bots, _own(someone))
    try:
        table_id = await store_attempt(
            services.database,
            challenge,
            someone.id,
            someone.id,
            seats,
            begun,
            guest=someone.account is None,
        )
    except PlayedError:
        raise Problem("challenge_played") from None
    table = await services.tables.get(table_id)
    await services.tables.begin(table)
    return answer(shown_table(table, someone.id), 201)


@router.post("/{challenge}/practice", response_model=TableShown, status_code=201)
async def practise(
    key: ChallengeKey, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The same deal at a table that isn't listed, with hints: after your attempt, or when the challenge is over."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    challenge = _found(key)
    if not await _is_open_to(services, challenge, someone.id):
        raise Problem("challenge_first")
    services.bots.queue.seen(someone.id, address_of(request))
    values = _values(challenge, listed=False)
    seats = _seats(challenge.bots, _own(someone))
    table_id = await create_table(services, requester(request, someone), values, seats)
    await start_table(services, table_id, requester(request, someone))
    return answer(shown_table(await services.tables.get(table_id), someone.id), 201)


def _own(someone: Someone) -> dict[str, Any]:
    return {"kind": "person", "name": someone.name, "person_id": someone.id, "level": None}


def _seats(bots: tuple[str | None, ...], own: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The seats of a challenge: bots, and the player in the remaining one."""
    taken = {folded(own["name"])} if own is not None else set()
    seats: list[dict[str, Any]] = []
    for number, bot in enumerate(bots):
        seat: dict[str, Any] = {"seat": number, "secret": new_seat_secret()}
        if bot is None:
            assert own is not None
            seat.update(own)
        else:
            name = bot_name(number, taken)
            taken.add(folded(name))
            seat.update(kind="bot", level=bot, name=name, person_id=None)
        seat["folded"] = folded(seat["name"])
        seats.append(seat)
    return seats


def _values(challenge: Challenge, listed: bool) -> dict[str, Any]:
    return {
        "title": "",
        "public": False,
        "options": dict(challenge.options),
        "agreement": agreement_for(challenge, listed),
        "pack": None,
        "seed": Secret(challenge.seed),
        "seed_chosen": True,
    }


async def _begun(services: Services, who: Requester, challenge: Challenge) -> dict[str, object]:
    """What is stored when an attempt begins."""
    return await services.work_queue.run_for_game(who, begun_with, challenge.engine_options())


async def store_attempt(
    database: Database,
    challenge: Challenge,
    player: str,
    host: str,
    seats: list[dict[str, Any]],
    begun: dict[str, object],
    guest: bool = False,
) -> str:
    """The table of a listed attempt, stored together with the record of the attempt.

    It is never open: before a game begins, its host could allow hints and spectators.
    """
    values = _values(challenge, listed=True)
    async with database.write() as connection:
        await keep_packs(database, connection, begun)
        table_id = await insert_table(connection, host, values, seats, begun=begun)
        if not await attempts.insert_attempt(
            database, connection, challenge.key, player, table_id, now_ms(), guest
        ):
            raise PlayedError
    return table_id


async def store_computer_attempt(
    database: Database, challenge: Challenge, level: str, begun: dict[str, object]
) -> str:
    """The same for a level of computer opponent."""
    seats = _seats(seats_with(challenge, COMPUTER[level]), None)
    player = f"{attempts.BOT}{level}"
    return await store_attempt(database, challenge, player, COMPUTERS_HOST, seats, begun)


async def _let_computer_play(services: Services, challenge: Challenge, levels: list[str]) -> None:
    """Begin attempts, each at its own table that the server plays when it has time."""
    try:
        begun = await _begun(services, SERVER, challenge)
        for level in levels:
            with suppress(PlayedError):  # another request was faster
                table_id = await store_computer_attempt(services.database, challenge, level, begun)
                await services.tables.begin(await services.tables.get(table_id))
    except (SQLAlchemyError, StorageError, Problem) as error:
        LOG.warning("challenge %s: the computer does not play now: %r", challenge.key, error)
