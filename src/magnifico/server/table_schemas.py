"""Requests and answers about tables before a game: options, seats, lists, links, packs."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnifico.secret import Secret, SecretText
from magnifico.server.play_schemas import ScoreShown
from magnifico.server.schemas import NO_ZERO, Asked, Key, Level, Name, PackFiles, SeatNumber, Title
from magnifico.table.listing import PROTOCOL

Delay = Annotated[int, Field(ge=0, le=200)]


class ClockOptions(Asked):
    """No clock, seconds per turn, or a total with seconds added each turn."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=90 * 86_400)] = 0
    increment: Annotated[int, Field(ge=0, le=7 * 86_400)] = 0


class GameOptions(Asked):
    """The engine's options; contradictions are refused with the field to change."""

    players: Annotated[int, Field(ge=2, le=5)] = 4
    rules: Literal["basic", "advanced"] = "advanced"
    expansions: Annotated[list[Literal["houses", "pazzi"]], Field(max_length=2)] = Field(default=[])
    table: Annotated[
        list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=60)
    ] = Field(default=[])
    leader_sets: Annotated[
        list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=8)
    ] = Field(default=[])
    decks: Annotated[list[Annotated[int, Field(ge=0, le=99_999)]], Field(max_length=1000)] = Field(
        default=[]
    )


class TableRequest(Asked):
    """A new table. `seats` says who sits where: "me", "open" or the level of a computer opponent.

    /api/about lists the levels, and opponents that only this server has.
    """

    title: Title = ""
    options: GameOptions = Field(default_factory=GameOptions)
    pack: PackFiles | None = None
    clock: ClockOptions = Field(default_factory=ClockOptions)
    undo: Literal["off", "own", "consent"] = "own"
    level: Level = "citizen"
    hints: bool | None = Field(
        None, description="whether players may ask for hints; null: only one who plays bots alone"
    )
    delay: Delay = Field(
        0, description="until the end of the game, spectators see it this many log entries later"
    )
    public: bool = True
    seats: Annotated[list[Level], Field(max_length=5)] | None = None
    names: Annotated[list[Name], Field(max_length=5)] | None = None
    seed: Annotated[Secret, SecretText(min_length=1, max_length=60, pattern=NO_ZERO)] | None = None
    start: bool = False
    key: Key | None = Field(
        None, description="chosen by the client: a repeat with the same key gets the same table"
    )


class PackRequest(Asked):
    """A card pack to check."""

    pack: Annotated[PackFiles, Field(min_length=1)]


class PackShown(BaseModel):
    """A card pack without mistakes."""

    key: str
    title: str
    cards: int
    leaders: int


class JoinRequest(Asked):
    """Take a seat: the one with this number, even as a second seat, or the first open one.

    For somebody who is already seated and names no seat or their own, nothing changes, so repeats are harmless.
    """

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatRequest(Asked):
    """The host puts a computer opponent in a seat, or opens it again; with `remove`, even if a person sits there."""

    seat: SeatNumber
    level: Level | None = None
    remove: bool = False


class SeatName(Asked):
    """The name to use at this table."""

    name: Name


class TableChange(Asked):
    """What the host changes about a table before the game begins; anything left out stays as it is."""

    title: Title | None = None
    options: GameOptions | None = None
    clock: ClockOptions | None = None
    undo: Literal["off", "own", "consent"] | None = None
    hints: bool | None = Field(None, description="null, if given: as in TableRequest")
    delay: Delay | None = Field(None, description="as in TableRequest")
    public: bool | None = None


class LeaveRequest(Asked):
    """Leave one seat, or all of the asker's seats."""

    seat: SeatNumber | None = None


class OptionsShown(BaseModel):
    """The options of a table; empty lists are left out."""

    players: int
    rules: Literal["basic", "advanced"]
    expansions: list[Literal["houses", "pazzi"]] = Field(default=[])
    table: list[str] = []
    leader_sets: list[str] = []
    decks: list[int] = Field(default=[])
    packs: list[str] = Field([], description="keys of the table's own packs")


class SeatShown(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    mine: bool
    link: str | None = Field(None, description="the secret link, for the owner of the seat only")
    shared: bool = Field(
        False, description="somebody else can play it too; for the owner, at one table"
    )


class ChallengeOfTable(BaseModel):
    """Which challenge a table plays, and whether its score is listed."""

    key: str
    listed: bool


class TableShown(BaseModel):
    """A table as the asker sees it."""

    id: str
    title: str
    status: Literal["open", "running", "over", "cancelled"]
    public: bool
    host: bool
    options: OptionsShown
    pack: bool
    clock: ClockOptions
    undo: Literal["off", "own", "consent"]
    level: str
    hints: bool = Field(description="whether its players may ask for hints")
    delay: int = Field(
        description="how many log entries later spectators see the running game; what is said here "
        "of number, waiting, round, points and changed_at is as late, and there is no deadline",
    )
    seed_chosen: bool = Field(
        False, description="the host chose the seed, and may know what will be dealt"
    )
    challenge: ChallengeOfTable | None = None
    seats: list[SeatShown]
    number: int
    waiting: list[int]
    round: int = Field(0, description="0 before the game, or if unknown")
    points: list[int] = Field([], description="on the track, by seat; empty if unknown")
    deadline: int | None = Field(None, description="when the first clock runs out")
    secrets: bool = Field(True, description="whether players have secrets from each other")
    result: list[ScoreShown] | None
    rematch: str | None
    created_at: int
    changed_at: int
    protocol: int = PROTOCOL


class TableList(BaseModel):
    """Tables, the newest first."""

    tables: list[TableShown]
    next: int | None = Field(None, description="`before` of the next page, without ties")
    cursor: str | None = Field(
        None, description="`before` of the next page, with tables that changed at the same moment"
    )


class SeatLink(BaseModel):
    """Where a secret link leads, and what the person who opens it should know."""

    table: str
    seat: int
    shared_with: list[str] = Field([], description="names of others who can play this seat too")
    given_by: list[str] = Field(
        [], description="names of those who could play it until now, and have seen its cards"
    )
    seed_chosen: bool = Field(False, description="as in TableShown")


class RenewedLink(BaseModel):
    """The new secret link of a seat."""

    table: str
    seat: int
    link: str
