"""A table for one person that isn't stored, for lessons and puzzles: it looks like any other, built on request.

Each kind of exercise has the three routes below: the position so far, what a move does, and where a family member may
go.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from pydantic import BaseModel, StringConstraints
from starlette.requests import Request

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options
from magnifico.projection import project
from magnifico.server.auth.identity import Someone
from magnifico.server.play_schemas import PreviewShown, SpaceExplained
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    address_of,
    answer,
    person_of,
    requester,
)
from magnifico.table.views import Plain, scores_payload
from magnifico.table.what_if import explain_payload, preview_of
from magnifico.table.words import TableWords

ActionText = Annotated[str, StringConstraints(max_length=120)]
"""What somebody did: continue, move white T1, look card:5."""


class Made(Protocol):
    """A move on the table and what it caused."""

    @property
    def number(self) -> int:
        """Its place among the moves, from 1 on."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def events(self) -> list[Event]:
        """What happened."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where an exercise stands: the game, who sits there, how much was played, and whether a move is waited for."""

    game: Game
    seat: int
    number: int
    deciding: bool
    words: TableWords


class Exercise(Protocol):
    """One person's request: a lesson or a puzzle, and what was done so far."""

    @property
    def language(self) -> str:
        """The language of the answer."""

    def position(self) -> Position:
        """Where the actions lead."""

    def payload(self) -> Plain:
        """The same as the page gets it, with everything that is said."""


def preview_of_move(exercise: Exercise, move: str) -> Plain:
    """What exactly a move would do."""
    at = exercise.position()
    return preview_of(at.game, at.number, at.seat, move, exercise.language, at.words)


def explanation_of(exercise: Exercise, member: str) -> list[Plain]:
    """Every space for a family member."""
    at = exercise.position()
    if not at.deciding:
        return []
    return explain_payload(at.game, at.seat, member, exercise.language, at.words)


def options_payload(options: Options) -> Plain:
    """What the table agreed on."""
    return {
        "players": options.players,
        "rules": options.rules,
        "expansions": list(options.expansions),
        "table": sorted(options.table),
    }


def state_of(game: Game, seat: int, number: int, moves: list[Plain], undo: int = 0) -> Plain:
    """The table as its seat sees it. It never ends: what comes after the last move is said elsewhere."""
    return {
        "number": number,
        "status": "running",
        "seat": seat,
        "view": game.view(seat),
        "to_act": game.to_act,
        "decide": bool(moves),
        "moves": moves,
        "clocks": [],
        "players": [
            {"seat": each, "bot": None, "resigned": False} for each in range(game.options.players)
        ],
        "proposal": None,
        "undo": {"from": 0, "moves": undo, "rule": "own"},
        "projection": scores_payload(project(game)),
    }


def entries_of(played: Iterable[Made], seat: int, words: TableWords, language: str) -> list[Plain]:
    """The log."""
    return [
        {
            "number": one.number,
            "kind": "move",
            "seat": one.move.seat,
            "by": "person" if one.move.seat == seat else "bot",
            "at": 0,
            "events": [words.event(event, seat, language) for event in one.events],
            **({"move": one.move.text} if one.move.seat == seat else {}),
        }
        for one in played
    ]


Begin = Callable[[Request, Services, Someone | None, str, Any], Awaitable[Exercise]]


@dataclass(frozen=True, slots=True)
class ExerciseTypes:
    """The request types of the routes, and the answer of the first one."""

    show: type[BaseModel]
    preview: type[BaseModel]
    explain: type[BaseModel]
    shown: type[BaseModel]


def exercise_id(noun: str) -> Any:
    """The part of a URL that names an exercise."""
    return Annotated[str, PathParameter(alias=noun, max_length=40)]


async def count_request(request: Request, services: Services, someone: Someone | None) -> None:
    """Refuse somebody who asks too often."""
    await services.limits.spend("lesson", person_of(someone) or address_of(request))


def add_exercise_routes(
    router: APIRouter, noun: str, about: str, types: ExerciseTypes, begin: Begin
) -> None:
    """Add the three routes of a kind of exercise. Begin finds what a URL and a request ask for."""

    async def show(
        key: str, wanted: Any, request: Request, services: Connected, someone: Asker
    ) -> Response:
        exercise = await begin(request, services, someone, key, wanted)
        return answer(await services.work_queue.run(requester(request, someone), exercise.payload))

    async def preview(
        key: str, wanted: Any, request: Request, services: Connected, someone: Asker
    ) -> Response:
        """What exactly a move would do."""
        exercise = await begin(request, services, someone, key, wanted)
        who = requester(request, someone)
        return answer(await services.work_queue.run(who, preview_of_move, exercise, wanted.move))

    async def explain(
        key: str, wanted: Any, request: Request, services: Connected, someone: Asker
    ) -> Response:
        """Every space for a family member: what it needs there, or why it cannot go."""
        exercise = await begin(request, services, someone, key, wanted)
        who = requester(request, someone)
        return answer(await services.work_queue.run(who, explanation_of, exercise, wanted.member))

    # FastAPI reads the types of parameters from the function; these differ between the kinds of exercise.
    for route, asked in ((show, types.show), (preview, types.preview), (explain, types.explain)):
        route.__annotations__ |= {"key": exercise_id(noun), "wanted": asked}
    address = f"/{{{noun}}}"
    router.post(address, response_model=types.shown, name=noun, description=about)(show)
    router.post(f"{address}/preview", response_model=PreviewShown)(preview)
    router.post(f"{address}/explain", response_model=list[SpaceExplained])(explain)
