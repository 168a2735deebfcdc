"""The routes shared by lessons and puzzles: the position so far, what a move does, where a family member may go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from pydantic import BaseModel
from starlette.requests import Request

from magnifico.server.auth.identity import Someone
from magnifico.server.exercise_views import Exercise, explanation_of, preview_of_move
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
