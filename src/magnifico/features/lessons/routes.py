"""Requests of learners: the chapters, and where the actions so far lead. Nothing is stored between requests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, cast

from fastapi import APIRouter, FastAPI, Response
from pydantic import BaseModel, Field, StringConstraints
from starlette.requests import Request

from magnifico.features.lessons import Lesson, LessonError, LessonWords, all_lessons
from magnifico.features.lessons.learning import Learning
from magnifico.server.exercises import ActionText, ExerciseTypes, add_exercise_routes, count_request
from magnifico.server.features import Feature, FeatureError
from magnifico.server.play_schemas import EntryShown, StateShown
from magnifico.server.schemas import Asked, MoveText
from magnifico.server.services import Asker, Connected, answer, language_of
from magnifico.server.table_schemas import OptionsShown
from magnifico.server.work_queue import SERVER
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


def load(app: FastAPI) -> None:
    """Read those of the program and the operator's own."""
    folder = app.state.settings.lessons
    try:
        app.state.lessons = all_lessons(Path(folder) if folder else None)
    except LessonError as error:
        raise FeatureError(str(error)) from None


FEATURE = Feature((router,), load=load)


MOST_ACTIONS = 150
Actions = Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]


class LessonListed(BaseModel):
    """A chapter in the list."""

    id: str
    title: str
    about: str
    steps: int


class LessonList(BaseModel):
    """The chapters in their order."""

    lessons: list[LessonListed]


class LessonRequest(Asked):
    """What the learner has done so far, the newest last."""

    actions: Actions = Field(
        default_factory=list,
        description="continue, move white T1, look card:5, answer yes, help, again",
    )


class LessonPreviewRequest(LessonRequest):
    """A move to preview."""

    move: MoveText


class LessonExplainRequest(LessonRequest):
    """A family member to place."""

    member: Annotated[str, StringConstraints(max_length=10)]


class LessonChoice(BaseModel):
    """An answer to a question."""

    key: str
    text: str


class LessonRemark(BaseModel):
    """What the lesson says about the last action, if it wasn't the expected one."""

    kind: Literal["wrong", "refused", "astray", "again", "back", "later", "unknown"] = Field(
        description="astray: the task is missed, try again; again, back: the step has started over"
    )
    text: str
    reason: str = Field(description="why the rules refuse the move, if they do")


class LessonStep(BaseModel):
    """What the lesson says now, what it points at, and what it waits for."""

    number: int = Field(description="counted from 1; after the last one, one more than there are")
    count: int
    wait: Literal["continue", "move", "kind", "goal", "look", "answer", "try", "over"]
    text: str
    points: list[str] = Field(
        description='what to look at or touch, in this order: "member:white", "space:T1", "good:coins"'
    )
    fresh: bool = Field(description="the table was set up anew for this step")
    task: bool = Field(description="nothing is pointed at until the learner asks for help")
    helped: bool
    choices: list[LessonChoice]
    wanted: str | None = Field(None, description="the next move, if it is being pointed at")
    refused: str | None = Field(None, description="the move whose refusal the step waits for")


class LessonShown(BaseModel):
    """Where a learner is in a lesson."""

    id: str
    title: str
    about: str = Field(description="what one can do after it")
    stars: int | None = Field(
        description="at the end, from 1 to 3: 3 for tasks done at once and without help"
    )
    next: str | None = Field(description="the lesson after this one")
    options: OptionsShown
    names: list[str] = Field(description="by seat; the learner has the first one")
    actions: list[str] = Field(description="the actions that count; send them with the next one")
    scene: int = Field(description="how often the table was set up; entries start over each time")
    entries: list[EntryShown]
    state: StateShown
    step: LessonStep
    remark: LessonRemark | None


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
