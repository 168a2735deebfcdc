"""Hints, the coach and the analysis of a game, typed."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from magnifico.server.schemas import Asked, SeatNumber


class HintRequest(Asked):
    """A request for the best moves now."""

    seat: SeatNumber | None = None


class SuggestionShown(BaseModel):
    """A good move."""

    move: str
    text: str
    space: str | None = Field(description="where it goes")
    card: int | None = Field(description="the printed number of the card it takes")
    gain: float = Field(description="points ahead of an ordinary move")
    reason: str
    share: float = Field(description="the points behind the reason")
    rival: int | None = Field(description="the seat that would otherwise probably take the space")
    chance: float = Field(description="the probability of that")
    words: str = Field(description="the reason as a sentence")


class HintShown(BaseModel):
    """The best moves after the entry with this number, the best first."""

    number: int
    seat: int
    moves: list[SuggestionShown]


class RemarkShown(BaseModel):
    """Something the coach says."""

    key: str
    once: str = Field(description="what a client remembers, so that it is said only once in a game")
    text: str
    about: str | None = Field(
        description="what it is about: member:white, space:harvest, tower:T, good:faith, button:end"
    )


class CoachShown(BaseModel):
    """What the coach says after the entry with this number, the most important first."""

    number: int
    seat: int
    remarks: list[RemarkShown]


class ChancesShown(BaseModel):
    """The chances of winning by seat after an entry of the log."""

    number: int
    round: int
    chances: list[float]


class DecisionShown(BaseModel):
    """A decision that cost points; the position before it is the one after the entry with this number."""

    seat: int
    number: int
    round: int
    played: str
    played_text: str
    played_card: int | None
    better: str
    better_text: str
    better_card: int | None
    better_space: str | None
    cost: float
    reason: str
    share: float
    words: str


class AnalysisShown(BaseModel):
    """The progress of the analysis and, once done, the chances over time and the asker's costliest decisions."""

    status: Literal["none", "running", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0  # analyses waiting before this one
    points: list[ChancesShown] = []
    decisions: list[DecisionShown] = []
