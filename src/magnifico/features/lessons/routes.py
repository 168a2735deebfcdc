"""Requests of learners: the chapters, and where the actions so far lead. Nothing is stored between requests."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, Response
from starlette.requests import Request

from magnifico.features.lessons import Lesson, LessonWords
from magnifico.features.lessons.learning import Learning
from magnifico.features.lessons.types import (
    LessonExplainRequest,
    LessonList,
    LessonPreviewRequest,
    LessonRequest,
    LessonShown,
)
from magnifico.server.exercises import ExerciseTypes, add_exercise_routes, count_request
from magnifico.server.services import Asker, Connected, answer, language_of
from magnifico.server.work_queue import SERVER
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


def _lessons(request: Request) -> tuple[Lesson, ...]:
    return cast("tuple[Lesson, ...]", request.app.state.lessons)


def _listed(lessons: tuple[Lesson, ...], language: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for lesson in lessons:
        words = LessonWords(lesson, language)
        found.append(
            {
                "id": lesson.key,
                "title": words.title(),
                "about": words.about(),
                "steps": len(lesson.steps),
            }
        )
    return found


async def _learning(
    request: Request, services: Connected, someone: Asker, key: str, wanted: LessonRequest
) -> Learning:
    """Count the request and find the lesson it is about."""
    await count_request(request, services, someone)
    lessons = _lessons(request)
    for at, lesson in enumerate(lessons):
        if lesson.key == key:
            following = lessons[at + 1].key if at + 1 < len(lessons) else None
            return Learning(lesson, wanted.actions, language_of(request, someone), following)
    raise Problem("unknown")


@router.get("", response_model=LessonList)
async def list_lessons(request: Request, services: Connected, someone: Asker) -> Response:
    """The chapters of the course, and those of the host."""
    await count_request(request, services, someone)
    language = language_of(request, someone)
    listed = await services.work_queue.run(SERVER, _listed, _lessons(request), language)
    return answer({"lessons": listed})


add_exercise_routes(
    router,
    "lesson",
    "Where the actions so far lead. A wrong action gets a remark and is left out of the actions to send next.",
    ExerciseTypes(LessonRequest, LessonPreviewRequest, LessonExplainRequest, LessonShown),
    _learning,
)
