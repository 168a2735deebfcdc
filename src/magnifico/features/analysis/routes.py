"""Requests for the analysis of a finished game: begin it, look at its progress and its result."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel
from starlette.requests import Request

from magnifico.engine.game import Game
from magnifico.features.analysis.analyst import Analyst, entries_of_moves
from magnifico.server.auth.identity import Someone
from magnifico.server.features import Feature
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
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.table import Table
from magnifico.table.words import TableWords
from magnifico.texts import card_taken, describe_reason, reason_facts, texts_for

router = APIRouter(prefix="/api/tables/{table}", tags=["analysis"])


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """An analyst for as long as the server runs."""
    analyst = services.add(Analyst(services.database, enabled=services.settings.bot_workers > 0))
    try:
        yield
    finally:
        await analyst.stop()


FEATURE = Feature((router,), running=running)


class ChancesShown(BaseModel):
    """The chances of winning by seat after an entry of the log."""

    number: int
    round: int
    chances: list[float]


class DecisionShown(BaseModel):
    """A decision that cost points; the position before it is the one after the entry with this number."""

    seat: int
    number: int
    round: int
    played: str
    played_text: str
    played_card: int | None
    better: str
    better_text: str
    better_card: int | None
    better_space: str | None
    cost: float
    reason: str
    share: float
    words: str


class AnalysisShown(BaseModel):
    """The progress of the analysis and, once done, the chances over time and the asker's costliest decisions."""

    status: Literal["none", "running", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0  # analyses waiting before this one
    points: list[ChancesShown] = []
    decisions: list[DecisionShown] = []


@router.post("/analysis", response_model=AnalysisShown)
async def start_analysis(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Begin the analysis of a finished game you played in; repeating the request reports its progress."""
    table = await _finished(services, table_id, someone)
    found = await services.part(Analyst).found(table_id)
    if found is None:
        services.load.admit("look")
        await services.limits.spend("analysis", someone.id)
        if not services.part(Analyst).enabled:
            raise Problem("unavailable")
        services.part(Analyst).queue.seen(someone.id, address_of(request))
        services.part(Analyst).start(table, someone.id)
    return answer(await _shown(request, services, table, someone, found))


@router.get("/analysis", response_model=AnalysisShown)
async def look_at_analysis(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The progress of the analysis, or its result."""
    await services.limits.spend("look", someone.id)
    table = await _finished(services, table_id, someone)
    found = await services.part(Analyst).found(table_id)
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
    job = services.part(Analyst).jobs.get(table.id)
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
