"""What is asked and answered about lessons, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnifico.server.play_schemas import EntryShown, StateShown
from magnifico.server.schemas import Asked, MoveText
from magnifico.server.table_schemas import OptionsShown

MOST_ACTIONS = 150
ActionText = Annotated[str, StringConstraints(max_length=120)]
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

    kind: Literal["wrong", "refused", "again", "later", "unknown"]
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
    task: bool = Field(description="nothing is pointed at until the learner asks for help")
    helped: bool
    choices: list[LessonChoice]
    wanted: str | None = Field(None, description="the next move, if it is being pointed at")
    refused: str | None = Field(None, description="the move whose refusal the step waits for")


class LessonShown(BaseModel):
    """Where a learner is in a lesson."""

    id: str
    title: str
    next: str | None = Field(description="the lesson after this one")
    options: OptionsShown
    names: list[str] = Field(description="by seat; the learner has the first one")
    actions: list[str] = Field(description="the actions that count; send them with the next one")
    scene: int = Field(description="how often the table was set up; entries start over each time")
    entries: list[EntryShown]
    state: StateShown
    step: LessonStep
    remark: LessonRemark | None
