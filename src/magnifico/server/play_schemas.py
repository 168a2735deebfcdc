"""Answers at the table, typed: entries of the log, the state of the table, previews, reasons, what if."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnifico.server.schema_types import AmountsData, EventData, MoveData, ViewData
from magnifico.server.schemas import Asked, Key, LogNumber, MoveText, SeatNumber


class EntryShown(BaseModel):
    """One entry of the log as the asker may see it; `move` only for the asker's own."""

    number: int
    kind: Literal["move", "undo", "ask", "agree", "object", "bot", "back", "resign"]
    seat: int
    by: Literal["person", "bot"]
    at: int
    events: list[EventData]
    move: str | None = None
    planned: bool | None = Field(
        None, description="for the asker's own entries: made by the seat's plan"
    )


class ClockShown(BaseModel):
    """The clock of a seat."""

    seat: int
    left: int = Field(description="milliseconds")
    running: bool


class PlayerShown(BaseModel):
    """Who plays a seat."""

    seat: int
    bot: str | None = Field(description="the level of the computer opponent that plays it")
    resigned: bool


class ProposalShown(BaseModel):
    """What everybody is asked to agree on."""

    seat: int = Field(description="who asks")
    what: Literal["cancel", "undo"]
    agreed: list[int]


class UndoShown(BaseModel):
    """What the seat may undo: the range of moves."""

    first: int = Field(
        alias="from", description="how many moves of the game can no longer be undone"
    )
    moves: int = Field(description="how many moves the game has")
    rule: Literal["off", "own", "consent"]


class ScoreShown(BaseModel):
    """The result of a seat."""

    seat: int
    total: int
    place: int
    sources: dict[str, int] = Field(description="points by category, as in the view's final points")


class StateShown(BaseModel):
    """The state of the table for one seat, or for a spectator."""

    number: int
    status: Literal["running", "over", "cancelled"]
    seat: int | None
    view: ViewData
    to_act: list[int]
    decide: bool
    moves: list[MoveData]
    clocks: list[ClockShown]
    players: list[PlayerShown]
    proposal: ProposalShown | None
    undo: UndoShown | None = None
    scores: list[ScoreShown] | None = None
    projection: list[ScoreShown] | None = Field(
        None, description="points if the game ended now; while it is being played"
    )
    seed: str | None = None


class MoveAnswer(BaseModel):
    """The stored entry, the same for every repeat; `state` if it was asked for."""

    entry: EntryShown
    state: StateShown | None = None


class CatchUp(BaseModel):
    """What happened after a number, and the state of the table."""

    entries: list[EntryShown]
    state: StateShown
    start: list[EventData] | None = None


# ------------------------------------------------------------------------------------------ questions

Term = Literal[
    "die",
    "fixed",
    "set",
    "bonus",
    "penalty",
    "servants",
    "action_bonus",
    "action_penalty",
    "large_space",
]


class PaymentShown(BaseModel):
    """One way to pay for a card, after all discounts."""

    goods: AmountsData
    military: int = Field(description="military strength that is needed, not spent")


class PlacementSum(BaseModel):
    """How the value of a placement adds up, and what has to be paid."""

    terms: list[tuple[Term, int]]
    value: int
    needs: int = Field(description="the value the space asks for")
    surcharge: int | None = Field(None, description="coins for an occupied tower")
    printed: list[AmountsData] | None = Field(None, description="the costs on the card")
    payments: list[PaymentShown] | None = None


class PreviewShown(BaseModel):
    """What exactly a move would do."""

    number: int
    move: str
    text: str
    events: list[EventData]
    uncertain: bool = Field(description="something depends on what the seat cannot know")
    final: bool = Field(description="the move could not be undone")
    sum: PlacementSum | None = Field(None, description="of a placement")
    view: ViewData | None = Field(None, description="the table afterwards, unless uncertain")


class SpaceExplained(BaseModel):
    """What a family member needs on a space, or why it cannot go there."""

    space: str
    legal: bool
    servants: int | None = Field(None, description="the fewest, if it may go")
    code: str | None = None
    details: dict[str, Any] | None = None
    text: str | None = Field(None, description="why it cannot go")


class StepTried(BaseModel):
    """A move on a private copy of the table."""

    seat: int
    move: str
    text: str
    events: list[EventData]


class WhatIfShown(BaseModel):
    """A private copy of the table after the moves tried."""

    number: int
    steps: list[StepTried]
    view: ViewData
    projection: list[ScoreShown] = Field(description="points if the game ended there")
    to_act: list[int]
    moves: dict[str, list[MoveData]] = Field(
        description="the moves of the asker's seat, if it decides"
    )


class MoveRequest(Asked):
    """A move with the number of the last entry the client has seen, and a key chosen by the client."""

    move: MoveText
    number: LogNumber
    key: Key
    seat: SeatNumber | None = None


class UndoRequest(Asked):
    """Undo "one" move, "all" of the turn, or back to a number of moves."""

    number: LogNumber
    key: Key
    to: Annotated[str, StringConstraints(max_length=6)] = "one"
    seat: SeatNumber | None = None


class ActRequest(Asked):
    """Another action recorded in the log: propose, agree, object, resign, hand over or take back a seat."""

    act: Literal[
        "propose_cancel", "propose_undo", "agree", "object", "resign", "hand_over", "take_back"
    ]
    key: Key
    to: Annotated[str, StringConstraints(max_length=6)] = "one"
    seat: SeatNumber | None = None


class PreviewRequest(Asked):
    """A move to preview."""

    move: MoveText
    seat: SeatNumber | None = None


class WhatIfRequest(Asked):
    """Moves of any seat on a private copy: "B: white T3"."""

    moves: Annotated[list[MoveText], Field(max_length=100)]
    seat: SeatNumber | None = None
    ahead: bool = Field(
        False, description="begin with the seat's next turn, even if it is another's turn now"
    )
