"""What is asked and answered about puzzles, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnifico.features.lessons.types import ActionText
from magnifico.server.play_schemas import EntryShown, StateShown
from magnifico.server.schemas import Asked, Level, MoveText
from magnifico.server.table_schemas import OptionsShown

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
