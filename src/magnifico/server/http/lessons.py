"""Requests of learners: the chapters, and where the actions so far lead. Nothing is kept here between two of them."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from starlette.requests import Request

from magnifico.lessons import Lesson, LessonWords
from magnifico.server.lesson_schemas import (
    LessonExplainRequest,
    LessonList,
    LessonPreviewRequest,
    LessonRequest,
    LessonShown,
)
from magnifico.server.play_schemas import PreviewShown, SpaceExplained
from magnifico.server.services import Asker, Connected, address_of, answer, language_of, person_of
from magnifico.server.tables.lessons import (
    Learning,
    lesson_explanation,
    lesson_payload,
    lesson_preview,
)
from magnifico.server.tables.problems import Problem

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
LessonId = Annotated[str, PathParameter(alias="lesson", max_length=40)]


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
    """What is asked for, counted."""
    await services.limits.spend("lesson", person_of(someone) or address_of(request))
    lessons = _lessons(request)
    for at, lesson in enumerate(lessons):
        if lesson.key == key:
            following = lessons[at + 1].key if at + 1 < len(lessons) else None
            return Learning(lesson, wanted.actions, language_of(request, someone), following)
    raise Problem("unknown")


@router.get("", response_model=LessonList)
async def list_lessons(request: Request, services: Connected, someone: Asker) -> Response:
    """The chapters of the course, and those of the host."""
    await services.limits.spend("lesson", person_of(someone) or address_of(request))
    language = language_of(request, someone)
    listed = await services.study.run("", _listed, _lessons(request), language)
    return answer({"lessons": listed})


@router.post("/{lesson}", response_model=LessonShown)
async def lesson(
    key: LessonId, wanted: LessonRequest, request: Request, services: Connected, someone: Asker
) -> Response:
    """Where the actions so far lead. A wrong action gets a remark and is left out of the actions to send next."""
    learning = await _learning(request, services, someone, key, wanted)
    return answer(await services.study.run(address_of(request), lesson_payload, learning))


@router.post("/{lesson}/preview", response_model=PreviewShown)
async def preview(
    key: LessonId,
    wanted: LessonPreviewRequest,
    request: Request,
    services: Connected,
    someone: Asker,
) -> Response:
    """What exactly a move would do."""
    learning = await _learning(request, services, someone, key, wanted)
    made = await services.study.run(address_of(request), lesson_preview, learning, wanted.move)
    return answer(made)


@router.post("/{lesson}/explain", response_model=list[SpaceExplained])
async def explain(
    key: LessonId,
    wanted: LessonExplainRequest,
    request: Request,
    services: Connected,
    someone: Asker,
) -> Response:
    """Every space for a family member: what it needs there, or why it cannot go."""
    learning = await _learning(request, services, someone, key, wanted)
    made = await services.study.run(
        address_of(request), lesson_explanation, learning, wanted.member
    )
    return answer(made)
