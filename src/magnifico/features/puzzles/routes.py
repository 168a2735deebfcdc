"""Requests of solvers: the puzzles, one at the table, and a game that continues from it. Nothing is stored here."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, cast

from fastapi import APIRouter, FastAPI, Response
from fastapi import Path as PathParameter
from pydantic import BaseModel, Field, StringConstraints
from starlette.requests import Request

from magnifico.engine.options import to_dict
from magnifico.features.puzzles import (
    Puzzle,
    PuzzleError,
    Standing,
    all_puzzles,
    game_of,
    puzzle_of_day,
    shipped,
)
from magnifico.features.puzzles.continued import begun_from
from magnifico.features.puzzles.solver import Solver, listed
from magnifico.server.exercises import ActionText, ExerciseTypes, add_exercise_routes, count_request
from magnifico.server.features import Feature, FeatureError
from magnifico.server.http.tables import checked_level
from magnifico.server.play_schemas import EntryShown, StateShown
from magnifico.server.schemas import Asked, Level, MoveText
from magnifico.server.services import (
    Asker,
    Connected,
    SignedIn,
    address_of,
    answer,
    language_of,
    requester,
)
from magnifico.server.table_schemas import OptionsShown, TableShown
from magnifico.table.listing import shown_table
from magnifico.table.problems import Problem
from magnifico.texts import texts_for

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


def load(app: FastAPI) -> None:
    """Read those of the program and the operator's own."""
    folder = app.state.settings.puzzles
    try:
        app.state.puzzles = all_puzzles(Path(folder) if folder else None)
    except PuzzleError as error:
        raise FeatureError(str(error)) from None


FEATURE = Feature((router,), load=load)
PuzzleId = Annotated[str, PathParameter(alias="puzzle", max_length=40)]


PuzzleKind = Literal["placement", "exchange", "draft", "church", "bid", "win"]


class PuzzleListed(BaseModel):
    """A puzzle in the list."""

    id: str
    kind: PuzzleKind
    title: str
    players: int
    rules: str
    expansions: list[str]
    proven: bool = Field(description="every continuation was played to the end of the game")
    rating: int = Field(description="how hard it is, on the scale of the solvers' ratings")
    first: bool = Field(description="one of those to begin with")


class PuzzleList(BaseModel):
    """All puzzles of this server."""

    puzzles: list[PuzzleListed]
    date: str = Field(description="today, in UTC")
    daily: str | None = Field(description="the puzzle of the day, the same on every server")


class SolverStanding(BaseModel):
    """A solver's rating and how uncertain it is (Glicko)."""

    rating: Annotated[float, Field(ge=0, le=4000)]
    spread: Annotated[float, Field(gt=0, le=350)]


class PuzzleRequest(Asked):
    """The answer, if there is one yet."""

    actions: Annotated[list[ActionText], Field(max_length=1)] = Field(
        default_factory=list, description="nothing, or the answer: move white T1"
    )
    standing: SolverStanding | None = Field(
        None, description="the solver's rating before the answer; the response has the one after"
    )


class PuzzlePreviewRequest(PuzzleRequest):
    """A move to preview."""

    move: MoveText


class PuzzleExplainRequest(PuzzleRequest):
    """A family member to place."""

    member: Annotated[str, StringConstraints(max_length=10)]


class PuzzleTableRequest(Asked):
    """The opponents to continue against."""

    level: Level = "citizen"


class PuzzleAlternative(BaseModel):
    """A move that could have been the answer."""

    move: str
    text: str
    space: str | None
    card: int | None
    behind: float = Field(description="by how many points it falls short of the best")
    worth: str = Field(description="the same in words, or how the game ends")
    solution: bool
    chosen: bool = Field(description="what the answer counted as")


class PuzzleResult(BaseModel):
    """The result of an answer."""

    right: bool
    verdict: str
    why: str
    evidence: str = Field(description="how sure the solution is")
    alternatives: list[PuzzleAlternative]
    found: dict[str, float] = Field(description="how often each level of opponent finds it")
    standing: SolverStanding | None


class PuzzleShown(BaseModel):
    """A puzzle and its solver's progress."""

    id: str
    kind: PuzzleKind
    title: str
    question: str
    rating: int
    options: OptionsShown
    names: list[str] = Field(description="by seat; the solver's is the seat of the state")
    actions: list[str]
    scene: int
    entries: list[EntryShown]
    state: StateShown
    result: PuzzleResult | None


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
