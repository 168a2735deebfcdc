"""Requests of solvers: the puzzles, one at the table, and a game that continues from it. Nothing is stored here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, cast

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from starlette.requests import Request

from magnifico.engine.options import to_dict
from magnifico.features.puzzles import Puzzle, Standing, game_of, puzzle_of_day, shipped
from magnifico.features.puzzles.continued import begun_from
from magnifico.features.puzzles.solver import Solver, listed
from magnifico.features.puzzles.types import (
    PuzzleExplainRequest,
    PuzzleList,
    PuzzlePreviewRequest,
    PuzzleRequest,
    PuzzleShown,
    PuzzleTableRequest,
)
from magnifico.server.exercises import ExerciseTypes, add_exercise_routes, count_request
from magnifico.server.http.tables import checked_level
from magnifico.server.services import (
    Asker,
    Connected,
    SignedIn,
    address_of,
    answer,
    language_of,
    requester,
)
from magnifico.server.table_schemas import TableShown
from magnifico.table.listing import shown_table
from magnifico.table.problems import Problem
from magnifico.texts import texts_for

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, PathParameter(alias="puzzle", max_length=40)]


def _puzzles(request: Request) -> tuple[Puzzle, ...]:
    return cast("tuple[Puzzle, ...]", request.app.state.puzzles)


def _found(request: Request, key: str) -> Puzzle:
    for puzzle in _puzzles(request):
        if puzzle.key == key:
            return puzzle
    raise Problem("unknown")


async def _solver(
    request: Request, services: Connected, someone: Asker, key: str, wanted: PuzzleRequest
) -> Solver:
    """Count the request and find the puzzle it is about."""
    await count_request(request, services, someone)
    before = wanted.standing
    standing = None if before is None else Standing(before.rating, before.spread)
    return Solver(_found(request, key), wanted.actions, language_of(request, someone), standing)


@router.get("", response_model=PuzzleList)
async def list_puzzles(request: Request, services: Connected, someone: Asker) -> Response:
    """All puzzles, without anything that would help solve them, and the puzzle of the day."""
    await count_request(request, services, someone)
    today = datetime.now(UTC).date()
    daily = puzzle_of_day(shipped(), today).key if shipped() else None
    return answer(
        {
            "puzzles": listed(_puzzles(request), language_of(request, someone)),
            "date": today.isoformat(),
            "daily": daily,
        }
    )


add_exercise_routes(
    router,
    "puzzle",
    "The table of a puzzle as its seat may know it; with an answer also the verdict and every alternative.",
    ExerciseTypes(PuzzleRequest, PuzzlePreviewRequest, PuzzleExplainRequest, PuzzleShown),
    _solver,
)


@router.post("/{puzzle}/table", response_model=TableShown, status_code=201)
async def play_on(
    key: PuzzleId,
    wanted: PuzzleTableRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """A private table at which the game of a puzzle continues, against computer opponents."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    services.bots.queue.seen(someone.id, address_of(request))
    found = _found(request, key)
    checked_level(wanted.level, services.settings.custom_bots)
    game = await services.work_queue.run(requester(request, someone), game_of, found)
    title = texts_for(language_of(request, someone)).get("puzzle-table")
    table_id = await begun_from(
        services,
        requester(request, someone),
        someone,
        title,
        to_dict(found.options),
        game,
        found.seat,
        wanted.level,
    )
    return answer(shown_table(await services.tables.get(table_id), someone.id), 201)
