"""What is asked and answered about challenges, typed."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from magnifico.server.table_schemas import OptionsShown

AttemptState = Literal["running", "finished", "abandoned"]
OPENED = "opens its replay; null until the asker has made an attempt, or the challenge is over"


class AttemptShown(BaseModel):
    """The asker's own attempt."""

    state: AttemptState
    points: int | None
    place: int | None
    table: str


class ComputerAttempt(BaseModel):
    """A computer level's attempt at the same deal, played in the background."""

    level: str
    points: int | None
    place: int | None
    table: str | None = Field(description=OPENED)


class ChallengeShown(BaseModel):
    """A challenge as the asker sees it."""

    key: str
    kind: Literal["day", "week"]
    first: str = Field(description="the first day on which attempts are listed, UTC")
    last: str
    status: Literal["open", "over"]
    options: OptionsShown
    seat: int
    opponents: list[str | None] = Field(description="bots by seat, null where the player sits")
    attempt: AttemptShown | None
    finished: int = Field(description="people who have finished their attempt")
    computer: list[ComputerAttempt]
    before: str | None = Field(description="the previous challenge of the same kind")
    after: str | None = Field(description="the next one, if it has begun")


class ChallengesNow(BaseModel):
    """The challenges of today."""

    day: ChallengeShown
    week: ChallengeShown


class ListRow(BaseModel):
    """A finished attempt in the list."""

    rank: int
    name: str
    points: int
    place: int
    mine: bool
    guest: bool = Field(description="known only by a browser's cookie")
    table: str | None = Field(description=OPENED)


class ChallengeList(BaseModel):
    """A page of the list, the best first."""

    rows: list[ListRow]
    next: int | None = Field(description="`start` of the next page")
