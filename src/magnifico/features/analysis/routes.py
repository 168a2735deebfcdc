"""Requests for advice: the coach, the best moves now, and the analysis of a finished game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from starlette.requests import Request

from magnifico.engine.game import Game
from magnifico.engine.refusal import Refusal
from magnifico.features.analysis.analyst import entries_of_moves
from magnifico.features.analysis.types import AnalysisShown, CoachShown, HintRequest, HintShown
from magnifico.features.coach.payload import coach_payload
from magnifico.server.auth.identity import Someone
from magnifico.server.bots.pool import BotFailedError
from magnifico.server.services import (
    Connected,
    Services,
    SignedIn,
    TableId,
    address_of,
    answer,
    language_of,
    requester,
)
from magnifico.table.commands import own_seat
from magnifico.table.ledger import Ledger
from magnifico.table.listing import hints_allowed
from magnifico.table.packs import files_of
from magnifico.table.problems import Problem
from magnifico.table.table import Table
from magnifico.table.words import TableWords
from magnifico.texts import card_taken, describe_reason, reason_facts, texts_for

router = APIRouter(prefix="/api/tables/{table}", tags=["advice"])


@router.post("/hint", response_model=HintShown)
async def hint(
    table_id: TableId, wanted: HintRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The three best moves of a seat that has to decide, each with its gain and one reason."""
    table = await services.tables.get(table_id)
    seat = own_seat(table, someone.id, wanted.seat)
    language = language_of(request, someone)
    ledger = table.playing()
    if seat not in ledger.awaited():
        raise table.words.refused(Refusal("E_TURN"), language)
    if not hints_allowed(table.row["agreement"], table.seats):
        raise Problem("hints_off")
    services.load.admit("look")
    await services.limits.spend("hint", someone.id)
    game = ledger.game
    row = table.row
    try:
        services.bots.queue.seen(someone.id, address_of(request))
        found = await services.bots.hint(
            table_id, game, seat, row["options"], files_of(row), owner=someone.id
        )
    except BotFailedError:
        raise Problem("no_hint") from None
    texts = texts_for(language)
    moves: list[dict[str, object]] = []
    for one in found:
        move = game.parse(one["move"], seat)
        share = one["share"] or one["gain"]
        rival = one["rival"]
        if rival is not None:
            rival = table.words.naming.player(rival, texts)
        moves.append(
            {
                **one,
                "text": table.words.move(game, move, language),
                "space": move.space,
                "card": card_taken(game, move),
                "words": describe_reason(
                    one["reason"],
                    share,
                    texts,
                    reason_facts(one["reason"], game, move, texts),
                    rival,
                ),
            }
        )
    return answer({"number": ledger.number, "seat": seat, "moves": moves})


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


@router.post("/analysis", response_model=AnalysisShown)
async def start_analysis(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Begin the analysis of a finished game you played in; repeating the request reports its progress."""
    table = await _finished(services, table_id, someone)
    found = await services.analyst.found(table_id)
    if found is None:
        services.load.admit("look")
        await services.limits.spend("analysis", someone.id)
        if not services.analyst.enabled:
            raise Problem("unavailable")
        services.analyst.queue.seen(someone.id, address_of(request))
        services.analyst.start(table, someone.id)
    return answer(await _shown(request, services, table, someone, found))


@router.get("/analysis", response_model=AnalysisShown)
async def look_at_analysis(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The progress of the analysis, or its result."""
    await services.limits.spend("look", someone.id)
    table = await _finished(services, table_id, someone)
    found = await services.analyst.found(table_id)
    return answer(await _shown(request, services, table, someone, found))


async def _finished(services: Services, table_id: str, someone: Someone) -> Table:
    """A table with a finished game that the asker played in."""
    table = await services.tables.get(table_id)
    if not table.seats_of(someone.id):
        raise Problem("not_seated")
    if not table.playing().game.is_over:
        raise Problem("not_over")
    return table


async def _shown(
    request: Request,
    services: Services,
    table: Table,
    someone: Someone,
    found: dict[str, Any] | None,
) -> dict[str, object]:
    if found is not None:
        seats = table.seats_of(someone.id)
        own = [one for one in found["decisions"] if one["seat"] in seats]
        ledger = table.playing()
        mine = {**found, "decisions": own}
        language = language_of(request, someone)
        return await services.work_queue.run(
            requester(request, someone), _told, ledger, mine, table.words, language
        )
    job = services.analyst.jobs.get(table.id)
    if job is None:
        return {"status": "none"}
    status = "failed" if job.failed else "running"
    return {"status": status, "progress": job.progress, "ahead": job.ahead}


def _told(
    ledger: Ledger, found: dict[str, Any], words: TableWords, language: str
) -> dict[str, object]:
    """The analysis with numbers of log entries instead of moves, and with words."""
    entries = entries_of_moves(ledger)
    before = [number - 1 for number in entries] + [ledger.number]
    texts = texts_for(language)
    decisions: list[dict[str, object]] = []
    wanted = {one["number"]: one for one in found["decisions"]}
    game = Game.new(ledger.setup.options, ledger.setup.seed)
    for number, move in enumerate(ledger.game.moves):
        if (one := wanted.get(number)) is not None:
            better = game.parse(one["better"], move.seat)
            decisions.append(
                {
                    **one,
                    "number": before[number],
                    "played_text": words.move(game, move, language),
                    "played_card": card_taken(game, move),
                    "better_text": words.move(game, better, language),
                    "better_card": card_taken(game, better),
                    "better_space": better.space,
                    "words": describe_reason(
                        one["reason"],
                        one["share"],
                        texts,
                        reason_facts(one["reason"], game, better, texts),
                    ),
                }
            )
        game.advance(move)
    decisions.sort(key=lambda one: (one["seat"], -float(str(one["cost"]))))
    points = [{**point, "number": before[point["number"]]} for point in found["points"]]
    return {"status": "done", "progress": 1.0, "points": points, "decisions": decisions}
