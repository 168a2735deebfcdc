"""Requests at the table: look, move, undo, agree, preview, explain, what if, download."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, cast

from fastapi import APIRouter, Query, Response
from fastapi import Path as PathParameter
from starlette.requests import Request

from magnifico.engine.refusal import Refusal
from magnifico.server.database import now_ms
from magnifico.server.errors import Problem
from magnifico.server.identity import Someone
from magnifico.server.ledger import EntryKind, Record
from magnifico.server.room import Listener, Room, StaleError
from magnifico.server.schemas import (
    ActRequest,
    CatchUp,
    MoveAnswer,
    MoveRequest,
    PreviewRequest,
    StateShown,
    UndoRequest,
    WhatIfRequest,
)
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    address_of,
    answer,
    language_of,
    own_seat,
    viewer_of,
)
from magnifico.server.views import (
    Viewer,
    explain_payload,
    preview_payload,
    record_payload,
    records_since,
    state_payload,
    what_if_payload,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
LONGEST_WAIT: Final = 55.0
Seat = Annotated[int | None, Query(ge=0, le=4)]
Number = Annotated[int, Query(ge=0, le=1_000_000)]

ACTS: Final[dict[str, EntryKind]] = {
    "propose_cancel": "ask",
    "propose_undo": "ask",
    "agree": "agree",
    "object": "object",
    "resign": "resign",
    "hand_over": "bot",
    "take_back": "back",
}


# ------------------------------------------------------------------------------------------ entering


async def enter(
    services: Services,
    room: Room,
    someone: Someone,
    kind: EntryKind,
    seat: int | None,
    text: str,
    key: str,
    number: int | None,
    language: str,
) -> tuple[Record, Viewer]:
    """Put something into the log for somebody, or say why not in their language."""
    await services.limits.spend("move", someone.id)
    if not room.seats_of(someone.id):
        await services.rooms.check_access(room, someone.id)
    acting = own_seat(room, someone, seat)
    viewer = Viewer(room.seats_of(someone.id), acting, language)
    ledger = room.playing()
    repeated = f"{acting}:{key}" in ledger.keys
    if kind == "move" and not repeated and ledger.levels[acting] is not None:
        raise Problem("seat_taken")  # a computer opponent plays: take the seat back first
    try:
        record = await services.rooms.append(room, kind, acting, text, "person", key, number)
    except Refusal as refusal:
        raise room.words.refused(refusal, language) from None
    except StaleError:
        raise stale_problem(room, viewer, number or 0) from None
    return record, viewer


def stale_problem(room: Room, viewer: Viewer, number: int) -> Problem:
    """The refusal for who has not seen everything, with what was missed."""
    ledger = room.playing()
    missed = records_since(ledger, number, viewer, room.words)
    return Problem("stale", {"number": ledger.number, "missed": missed})


def act_text(room: Room, wanted: ActRequest) -> str:
    """What an act writes into the log."""
    if wanted.act == "propose_cancel":
        return "cancel"
    if wanted.act == "propose_undo":
        return f"undo {wanted.to}"
    if wanted.act in ("resign", "hand_over"):
        return f"{room.playing().setup.agreement.level} {wanted.act}"
    return ""


def _entered(room: Room, record: Record, viewer: Viewer, with_state: bool) -> Response:
    result: dict[str, object] = {"entry": record_payload(record, viewer, room.words)}
    if with_state:
        result["state"] = state_payload(room.playing(), viewer, room.words, now_ms())
    return answer(result)


@router.post("/moves", response_model=MoveAnswer)
async def move(
    table: str,
    wanted: MoveRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
    state: bool = False,
) -> Response:
    """Make a move. A stale number is refused with what was missed; a repeated key gets the first answer."""
    room = await services.rooms.get(table)
    language = language_of(request, someone)
    record, viewer = await enter(
        services,
        room,
        someone,
        "move",
        wanted.seat,
        wanted.move,
        wanted.key,
        wanted.number,
        language,
    )
    return _entered(room, record, viewer, state)


@router.post("/undo", response_model=MoveAnswer)
async def undo(
    table: str,
    wanted: UndoRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
    state: bool = False,
) -> Response:
    """Take back one step or the whole turn, never across something that was revealed."""
    room = await services.rooms.get(table)
    language = language_of(request, someone)
    record, viewer = await enter(
        services, room, someone, "undo", wanted.seat, wanted.to, wanted.key, wanted.number, language
    )
    return _entered(room, record, viewer, state)


@router.post("/acts", response_model=MoveAnswer)
async def act(
    table: str, wanted: ActRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Propose, agree, object, resign, hand the seat to a computer opponent, take it back."""
    room = await services.rooms.get(table)
    language = language_of(request, someone)
    text = act_text(room, wanted)
    record, viewer = await enter(
        services, room, someone, ACTS[wanted.act], wanted.seat, text, wanted.key, None, language
    )
    return _entered(room, record, viewer, False)


# ------------------------------------------------------------------------------------------ looking


def caught_up(room: Room, viewer: Viewer, number: int) -> dict[str, object]:
    """Everything after a number and how the table stands; from 0 also how the game began."""
    ledger = room.playing()
    result: dict[str, object] = {
        "entries": records_since(ledger, number, viewer, room.words),
        "state": state_payload(ledger, viewer, room.words, now_ms()),
    }
    if number == 0:
        result["start"] = [
            room.words.event(event, viewer.seat_of_event(event.seat), viewer.language)
            for event in ledger.game.start_events
        ]
    return result


@router.get("/state", response_model=CatchUp)
async def look(
    table: str,
    request: Request,
    services: Connected,
    someone: Asker,
    seat: Seat = None,
    number: Number = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as it stands and what happened after `number`; `wait` is long polling."""
    await services.limits.spend("look", someone.id if someone else address_of(request))
    room = await services.rooms.get(table)
    if someone is not None and not room.seats_of(someone.id):
        await services.rooms.check_access(room, someone.id)
    viewer = viewer_of(room, someone, seat, language_of(request, someone))
    ledger = room.playing()
    if number > ledger.number:
        await services.rooms.catch_up(room)
    elif wait and number == ledger.number and not ledger.is_over:
        await _wait_for_news(room, viewer, number, wait)
    return answer(caught_up(room, viewer, number))


@router.get("/at/{number}", response_model=StateShown)
async def look_back(
    table: str,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    request: Request,
    services: Connected,
    someone: Asker,
    seat: Seat = None,
) -> Response:
    """The table as the asker saw it after an entry of the log."""
    await services.limits.spend("look", someone.id if someone else address_of(request))
    room = await services.rooms.get(table)
    viewer = viewer_of(room, someone, seat, language_of(request, someone))
    ledger = room.playing()
    if number > ledger.number:
        raise Problem("unknown")
    state = state_payload(ledger.at(number), viewer, room.words, now_ms())
    return answer({**state, "decide": False, "moves": [], "clocks": [], "undo": None})


async def _wait_for_news(room: Room, viewer: Viewer, number: int, seconds: float) -> None:
    listener = Listener("", viewer.seats, "poll")
    room.listeners.add(listener)
    try:
        async with asyncio.timeout(seconds):
            while room.ledger is not None and room.ledger.number == number:
                await listener.wake.wait()
                listener.wake.clear()
    except TimeoutError:
        pass
    finally:
        room.listeners.discard(listener)


@router.post("/preview", response_model=dict[str, object])
async def preview(
    table: str, wanted: PreviewRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """What exactly a move would do, before anything happens."""
    await services.limits.spend("look", someone.id)
    room = await services.rooms.get(table)
    seat = own_seat(room, someone, wanted.seat)
    language = language_of(request, someone)
    return answer(preview_payload(room.playing(), seat, wanted.move, language, room.words))


@router.get("/explain", response_model=list[dict[str, object]])
async def explain(
    table: str,
    request: Request,
    services: Connected,
    someone: SignedIn,
    member: Annotated[str, Query(max_length=10)],
    seat: Seat = None,
) -> Response:
    """Every space for one family member: what it needs there, or why it cannot go."""
    await services.limits.spend("look", someone.id)
    room = await services.rooms.get(table)
    acting = own_seat(room, someone, seat)
    language = language_of(request, someone)
    ledger = room.playing()
    if acting not in ledger.to_act():
        raise room.words.refused(Refusal("E_TURN"), language)
    return answer(explain_payload(ledger.game, acting, member, language, room.words))


@router.post("/what-if", response_model=dict[str, object])
async def what_if(
    table: str, wanted: WhatIfRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Try moves on a private copy in which everything unknown to the seat is dealt anew."""
    await services.limits.spend("look", someone.id)
    room = await services.rooms.get(table)
    seat = own_seat(room, someone, wanted.seat)
    language = language_of(request, someone)
    return answer(what_if_payload(room.playing(), seat, wanted.moves, language, room.words))


@router.get("/download", response_class=Response)
async def download(table: str, services: Connected, someone: Asker) -> Response:
    """The finished game as a file that the library and the terminal read; it holds the seed."""
    room = await services.rooms.get(table)
    ledger = room.playing()
    if not ledger.game.is_over:
        raise Problem("not_running")
    names = [cast("str", seat["name"]) for seat in room.seats]
    return Response(
        ledger.game.save(names),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{table}.magnifico"'},
    )
