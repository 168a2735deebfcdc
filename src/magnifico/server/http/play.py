"""Requests at the table: look, move, undo, agree, preview, explain, what if, download."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, cast

from fastapi import APIRouter, Query, Response
from fastapi import Path as PathParameter
from starlette.requests import Request

from magnifico.bots import Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.server.auth.identity import Someone
from magnifico.server.play_schemas import (
    ActRequest,
    CatchUp,
    MoveAnswer,
    MoveRequest,
    PreviewRequest,
    PreviewShown,
    SpaceExplained,
    StateShown,
    UndoRequest,
    WhatIfRequest,
    WhatIfShown,
)
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    TableId,
    address_of,
    answer,
    attachment,
    language_of,
    person_of,
    requester,
)
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable, Listener
from magnifico.table import commands
from magnifico.table.commands import own_seat, viewer_of
from magnifico.table.entries import Command
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.views import Viewer, record_payload, records_since, state_payload
from magnifico.table.what_if import explain_payload, preview_payload, what_if_payload
from magnifico.table.words import TableWords

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
LONGEST_WAIT: Final = 55.0
ANSWERING: Final = "apprentice"  # in what-if copies: quick, and not foolish
FEW_ENTRIES: Final = 40  # described at once; more are described in the work queue
Seat = Annotated[int | None, Query(ge=0, le=4)]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


async def _entered(
    services: Services,
    table: HostedTable,
    someone: Someone,
    command: Command,
    language: str,
    with_state: bool,
) -> Response:
    """Enter what a request asks for into the log, unless the server is too busy or requests come too often."""
    services.load.admit("move")
    await services.limits.spend("move", someone.id)
    record, viewer = await services.tables.enter(table, someone.id, command, language)
    result: dict[str, object] = {"entry": record_payload(record, viewer, table.words)}
    if with_state:
        result["state"] = state_payload(table.playing(), viewer, table.words, now_ms())
    return answer(result)


@router.post("/moves", response_model=MoveAnswer)
async def move(
    table_id: TableId,
    wanted: MoveRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
    state: bool = False,
) -> Response:
    """Make a move. A stale number is refused with what was missed; a repeated key gets the first answer."""
    table = await services.tables.get(table_id)
    language = language_of(request, someone)
    command = Command("move", wanted.seat, wanted.move, key=wanted.key, number=wanted.number)
    return await _entered(services, table, someone, command, language, state)


@router.post("/undo", response_model=MoveAnswer)
async def undo(
    table_id: TableId,
    wanted: UndoRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
    state: bool = False,
) -> Response:
    """Undo one step or the whole turn, never past something that was revealed."""
    table = await services.tables.get(table_id)
    language = language_of(request, someone)
    command = Command("undo", wanted.seat, wanted.to, key=wanted.key, number=wanted.number)
    return await _entered(services, table, someone, command, language, state)


@router.post("/acts", response_model=MoveAnswer)
async def act(
    table_id: TableId, wanted: ActRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Propose, agree, object, resign, hand the seat to a computer opponent, take it back."""
    table = await services.tables.get(table_id)
    language = language_of(request, someone)
    command = commands.act(table, wanted.act, wanted.to, wanted.seat, wanted.key)
    return await _entered(services, table, someone, command, language, False)


# ------------------------------------------------------------------------------------------ looking


def told_since(ledger: Ledger, number: int, viewer: Viewer, words: TableWords) -> dict[str, object]:
    """Everything after a number; from 0 on, including how the game began."""
    result: dict[str, object] = {"entries": records_since(ledger, number, viewer, words)}
    if number == 0:
        result["start"] = [
            words.event(event, viewer.seat_of_event(event.seat), viewer.language)
            for event in ledger.game.start_events
        ]
    return result


@router.get("/state", response_model=CatchUp)
async def look(
    table_id: TableId,
    request: Request,
    services: Connected,
    someone: Asker,
    seat: Seat = None,
    number: Number = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The current state of the table and what happened after `number`; `wait` is for long polling."""
    await services.limits.spend("look", someone.id if someone else address_of(request))
    table = await services.tables.get(table_id)
    if someone is not None and not table.seats_of(someone.id):
        await services.tables.check_access(table, someone.id)
    await services.tables.see_start(table)
    viewer = viewer_of(table, person_of(someone), seat, language_of(request, someone))
    ledger = table.playing_for(viewer.seats)
    if number > ledger.number:
        await services.tables.catch_up(table)
    elif wait and number == ledger.number and not ledger.is_over:
        services.load.admit("move" if viewer.seats else "open")
        who = (address_of(request), someone.id if someone else "", table.id, not viewer.seats)
        with services.caps.held(*who):
            await _wait_for_news(table, viewer, number, wait)
    ledger = table.playing_for(viewer.seats)
    work = (ledger, number, viewer, table.words)
    if ledger.number - number <= FEW_ENTRIES:
        told = told_since(*work)
    else:
        told = await services.work_queue.run(requester(request, someone), told_since, *work)
    state = state_payload(ledger, viewer, table.words, now_ms())
    return answer({**told, "state": state})


@router.get("/at/{number}", response_model=StateShown)
async def look_back(
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    request: Request,
    services: Connected,
    someone: Asker,
    seat: Seat = None,
) -> Response:
    """The table as the asker saw it after an entry of the log."""
    await services.limits.spend("look", someone.id if someone else address_of(request))
    table = await services.tables.get(table_id)
    viewer = viewer_of(table, person_of(someone), seat, language_of(request, someone))
    ledger = table.playing_for(viewer.seats)
    if number > ledger.number:
        raise Problem("unknown")
    if table.past is not None and not ledger.continues(table.past):
        table.past = None
    table.past = await services.work_queue.run(
        requester(request, someone), ledger.at, number, table.past
    )
    state = state_payload(table.past.fork(), viewer, table.words, now_ms())
    return answer({**state, "decide": False, "moves": [], "clocks": [], "undo": None})


async def _wait_for_news(table: HostedTable, viewer: Viewer, number: int, seconds: float) -> None:
    news = asyncio.Event()
    listener = Listener("", viewer.seats, "poll", news.set)
    table.listeners.add(listener)
    try:
        async with asyncio.timeout(seconds):
            while (known := table.ledger_for(viewer.seats)) is not None and known.number == number:
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        table.listeners.discard(listener)


@router.post("/preview", response_model=PreviewShown)
async def preview(
    table_id: TableId,
    wanted: PreviewRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """What exactly a move would do, before anything happens."""
    await services.limits.spend("look", someone.id)
    table = await services.tables.get(table_id)
    seat = own_seat(table, someone.id, wanted.seat)
    language = language_of(request, someone)
    return answer(preview_payload(table.playing(), seat, wanted.move, language, table.words))


@router.get("/explain", response_model=list[SpaceExplained])
async def explain(
    table_id: TableId,
    request: Request,
    services: Connected,
    someone: SignedIn,
    member: Annotated[str, Query(max_length=10)],
    seat: Seat = None,
) -> Response:
    """What a family member needs on every space, or why it cannot go there."""
    await services.limits.spend("look", someone.id)
    table = await services.tables.get(table_id)
    acting = own_seat(table, someone.id, seat)
    language = language_of(request, someone)
    game = table.playing().game.copy()
    payload = await services.work_queue.run(
        requester(request, someone), explain_payload, game, acting, member, language, table.words
    )
    return answer(payload)


@router.post("/what-if", response_model=WhatIfShown)
async def what_if(
    table_id: TableId,
    wanted: WhatIfRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """Try moves on a private copy in which everything unknown to the seat is dealt again."""
    await services.limits.spend("what_if", someone.id)
    table = await services.tables.get(table_id)
    seat = own_seat(table, someone.id, wanted.seat)
    language = language_of(request, someone)
    ledger = table.playing().fork()
    payload = await services.work_queue.run(
        requester(request, someone),
        what_if_payload,
        ledger,
        seat,
        wanted.moves,
        language,
        table.words,
        wanted.ahead,
        _computers_answer,
    )
    return answer(payload)


def _computers_answer(game: Game, seat: int, tried: int) -> Move:
    """What a quick computer opponent would do; the same each time it is asked."""
    return create_bot(ANSWERING, f"what if {tried}").choose(Position(game, seat))


@router.get("/download", response_class=Response)
async def download(
    table_id: TableId, request: Request, services: Connected, someone: Asker
) -> Response:
    """The finished game as a file for the library and the terminal; it contains the seed."""
    await services.limits.spend("look", someone.id if someone else address_of(request))
    table = await services.tables.get(table_id)
    ledger = table.playing()
    if not ledger.game.is_over:
        raise Problem("not_running")
    names = [cast("str", seat["name"]) for seat in table.seats]
    return Response(
        ledger.game.save(names),
        media_type="text/plain; charset=utf-8",
        headers=attachment(f"{table.id}.magnifico"),
    )
