"""Everything the routes need, put together once, and how a route gets at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, cast

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from magnifico.server.analyst import Analyst
from magnifico.server.bots import BotPool
from magnifico.server.broker import Broker
from magnifico.server.database import Database
from magnifico.server.errors import Problem
from magnifico.server.identity import COOKIE, Identity, Someone
from magnifico.server.limits import Limits
from magnifico.server.metrics import Metrics
from magnifico.server.notifications import Notifier
from magnifico.server.room import Room
from magnifico.server.rooms import Rooms
from magnifico.server.settings import Settings
from magnifico.server.tending import Tender
from magnifico.server.views import Viewer, encoded
from magnifico.server.words import chosen_language


@dataclass(slots=True)
class Services:
    """What one process consists of."""

    settings: Settings
    database: Database
    identity: Identity
    limits: Limits
    broker: Broker
    bots: BotPool
    analyst: Analyst
    rooms: Rooms
    tender: Tender
    notifier: Notifier
    metrics: Metrics


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that handles this connection."""
    return cast("Services", connection.app.state.services)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "?"


async def asker(connection: HTTPConnection) -> Someone | None:
    """Who asks, if anybody we know."""
    identity = services_of(connection).identity
    someone = await identity.from_cookie(connection.cookies.get(COOKIE))
    connection.state.language = someone.language if someone is not None else None
    return someone


async def signed_in(connection: HTTPConnection) -> Someone:
    """Who asks; nobody is refused."""
    someone = await asker(connection)
    if someone is None:
        raise Problem("not_signed_in")
    return someone


def language_of(connection: HTTPConnection, someone: Someone | None) -> str:
    """The asker's language: said in the address, kept for the person, or the browser's."""
    return chosen_language(
        connection.query_params.get("language"),
        someone.language if someone is not None else getattr(connection.state, "language", None),
        connection.headers.get("accept-language"),
    )


def own_seat(room: Room, someone: Someone | None, seat: int | None) -> int:
    """The seat somebody acts for; only one of their own."""
    seats = room.seats_of(someone.id if someone is not None else None)
    if seat is None:
        if len(seats) == 1:
            return min(seats)
        if room.ledger is not None:
            deciding = [each for each in room.ledger.to_act() if each in seats]
            if len(deciding) == 1:
                return deciding[0]
        if not seats:
            raise Problem("not_seated")
        raise Problem("seat_needed")
    if seat not in seats:
        raise Problem("not_seated")
    return seat


def viewer_of(room: Room, someone: Someone | None, seat: int | None, language: str) -> Viewer:
    """With whose eyes somebody looks; a stranger is a spectator."""
    seats = room.seats_of(someone.id if someone is not None else None)
    if seat is not None and seat not in seats:
        raise Problem("not_seated")
    if seat is None and len(seats) == 1:
        seat = min(seats)
    return Viewer(seats, seat, language)


def answer(payload: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(
        encoded(payload),
        status_code=status,
        media_type="application/json",
    )


Connected = Annotated[Services, Depends(services_of)]
Asker = Annotated[Someone | None, Depends(asker)]
SignedIn = Annotated[Someone, Depends(signed_in)]
