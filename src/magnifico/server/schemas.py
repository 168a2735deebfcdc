"""The protocol, typed once: what is asked and answered over HTTP, and every message of the WebSocket."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from magnifico.bots.spec import LONGEST_NAME
from magnifico.server.play_schemas import EntryShown, ScoreShown, StateShown
from magnifico.server.tables.listing import PROTOCOL
from magnifico.server.tables.names import LONGEST, clean_name
from magnifico.texts import LANGUAGES


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError("not one of " + ", ".join(LANGUAGES))
    return code


def _shown_name(name: str) -> str:
    """A name without tricks; the type of the error is the problem's code."""
    try:
        cleaned = clean_name(name)
    except ValueError as error:
        raise PydanticCustomError("bad_name", "{reason}", {"reason": str(error)}) from None
    if not cleaned:
        raise PydanticCustomError("bad_name", "nothing that can be seen")
    return cleaned


def _plain_title(title: str) -> str:
    try:
        return clean_name(title)
    except ValueError as error:
        raise PydanticCustomError("bad_name", "{reason}", {"reason": str(error)}) from None


def _one_address(email: str) -> str:
    """One plain address; anything else could add receivers or headers to a mail."""
    if email and ADDRESS.fullmatch(email) is None:
        raise PydanticCustomError("bad_address", "not one plain address")
    return email


ADDRESS: Final = re.compile(
    r"[A-Za-z0-9_+~'-]+(\.[A-Za-z0-9_+~'-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*"
)
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
    AfterValidator(_shown_name),
]
Password = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""Short and common ones are refused with a sentence, not by the form."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Language = Annotated[
    str, AfterValidator(_known_language), Field(description="a code from `/api/about`")
]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
LogNumber = Annotated[int, Field(ge=0, le=1_000_000)]
ChatNumber = Annotated[int, Field(ge=0, le=(1 << 31) - 1)]
"""Of a line of chat; counted over all tables."""
Email = Annotated[str, StringConstraints(max_length=254), AfterValidator(_one_address)]
Level = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]

NO_ZERO: Final = r"^[^\x00]*$"
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=60, pattern=NO_ZERO),
    AfterValidator(_plain_title),
]
PackFiles = Annotated[dict[str, str], Field(max_length=8)]
"""The files of a card pack by name."""


class Asked(BaseModel):
    """Something a client sends: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class About(BaseModel):
    """What this server is."""

    protocol: int
    version: str
    rules_version: int
    languages: list[str]
    levels: list[str] = Field(description="computer opponents, from the weakest")
    personalities: list[str] = Field(description="a level may carry one: `citizen+church`")
    custom_bots: list[str] = Field(description="further opponents that this server's operator has")
    table_options: list[str] = Field(description="names for GameOptions.table")


# ------------------------------------------------------------------------------------------ people


class GuestRequest(Asked):
    """Who one wants to be at the tables."""

    name: Name
    language: Language | None = None


class PersonChange(Asked):
    """What one may change about oneself."""

    name: Name | None = None
    language: Language | None = None
    email: Email | None = None
    settings: Annotated[dict[str, Any], Field(max_length=50)] | None = None
    password: Password | None = Field(None, description="an account's, to change its e-mail")


class AccountRequest(Asked):
    """A guest becomes an account."""

    name: Name
    password: Password
    email: Email | None = None


class SignInRequest(Asked):
    """An account on another device."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    password: Password


class Person(BaseModel):
    """What a person sees of itself."""

    id: str
    name: str
    account: bool
    email: str | None
    language: str | None
    settings: dict[str, Any]
    protocol: int = PROTOCOL


# ------------------------------------------------------------------------------------------ tables


class ClockOptions(Asked):
    """None, seconds for each turn, or a total with seconds added for each turn."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=90 * 86_400)] = 0
    increment: Annotated[int, Field(ge=0, le=7 * 86_400)] = 0


class GameOptions(Asked):
    """The engine's options; what does not go together is refused with the field to change."""

    players: Annotated[int, Field(ge=2, le=5)] = 4
    rules: Literal["basic", "advanced"] = "advanced"
    expansions: Annotated[list[Literal["houses", "pazzi"]], Field(max_length=2)] = []
    table: Annotated[
        list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=60)
    ] = []
    leader_sets: Annotated[
        list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=8)
    ] = []
    decks: Annotated[list[Annotated[int, Field(ge=0, le=99_999)]], Field(max_length=1000)] = []


class TableRequest(Asked):
    """A new table. `seats` says who is to sit where: "me", "open" or the level of a computer opponent.

    A level stands alone or with a personality: `citizen+church`; /api/about lists both, and opponents that only
    this server has.
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
    public: bool = True
    seats: Annotated[list[Level], Field(max_length=5)] | None = None
    names: Annotated[list[Name], Field(max_length=5)] | None = None
    seed: Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=NO_ZERO)] | None = (
        None
    )
    start: bool = False
    key: Key | None = Field(
        None, description="of the client's own: a repeat with the same key gets the same table"
    )


class PackRequest(Asked):
    """A card pack to be looked through."""

    pack: Annotated[PackFiles, Field(min_length=1)]


class PackShown(BaseModel):
    """A card pack without mistakes."""

    key: str
    title: str
    cards: int
    leaders: int


class JoinRequest(Asked):
    """Sit down: on the seat with a number, which also takes a second one, or on the first open seat.

    Somebody who is already seated and names no seat, or names their own, stays as they are, so a repeat does no harm.
    """

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatRequest(Asked):
    """The host puts a computer opponent on a seat, or opens it again; with `remove` even if a person sits there."""

    seat: SeatNumber
    level: Level | None = None
    remove: bool = False


class SeatName(Asked):
    """How one wants to be called at this table."""

    name: Name


class TableChange(Asked):
    """What the host changes about a table before the game begins; what is left out stays as it is."""

    title: Title | None = None
    options: GameOptions | None = None
    clock: ClockOptions | None = None
    undo: Literal["off", "own", "consent"] | None = None
    hints: bool | None = Field(None, description="null, if given: as in TableRequest")
    public: bool | None = None


class LeaveRequest(Asked):
    """Leave one seat, or all seats of the asker."""

    seat: SeatNumber | None = None


class OptionsShown(BaseModel):
    """The options of a table; lists that would be empty are left out."""

    players: int
    rules: Literal["basic", "advanced"]
    expansions: list[Literal["houses", "pazzi"]] = []
    table: list[str] = []
    leader_sets: list[str] = []
    decks: list[int] = []
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
    seed_chosen: bool = Field(
        False, description="the host chose the seed, and may know what will be dealt"
    )
    challenge: ChallengeOfTable | None = None
    seats: list[SeatShown]
    number: int
    waiting: list[int]
    round: int = Field(0, description="0 before the game, or where it is not known")
    points: list[int] = Field([], description="on the track, by seat; empty where not known")
    deadline: int | None = Field(None, description="when the first clock runs out")
    secrets: bool = Field(True, description="whether players hold what others may not see")
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
    """Where a secret link leads, and what the person who opens it ought to know."""

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


# ------------------------------------------------------------------------------------------ playing


class MoveRequest(Asked):
    """A move with the number of the last entry the client has seen, and a key of the client's own."""

    move: MoveText
    number: LogNumber
    key: Key
    seat: SeatNumber | None = None


class UndoRequest(Asked):
    """Take back "one" move, "all" of the turn, or down to a number of moves."""

    number: LogNumber
    key: Key
    to: Annotated[str, StringConstraints(max_length=6)] = "one"
    seat: SeatNumber | None = None


class ActRequest(Asked):
    """Something else that goes into the log: propose, agree, object, resign, hand over, take back a seat."""

    act: Literal[
        "propose_cancel", "propose_undo", "agree", "object", "resign", "hand_over", "take_back"
    ]
    key: Key
    to: Annotated[str, StringConstraints(max_length=6)] = "one"
    seat: SeatNumber | None = None


class PreviewRequest(Asked):
    """A move to be looked at."""

    move: MoveText
    seat: SeatNumber | None = None


class WhatIfRequest(Asked):
    """Moves on a private copy, of any seat: "B: white T3"."""

    moves: Annotated[list[MoveText], Field(max_length=100)]
    seat: SeatNumber | None = None
    ahead: bool = Field(
        False, description="begin with the seat's next turn although it is another's now"
    )


class HintRequest(Asked):
    """Which moves are best now."""

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
    words: str = Field(description="the reason as a sentence")


class HintShown(BaseModel):
    """The best moves, the best first, as they were after the entry with this number."""

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
    """The chances to win by seat after an entry of the log."""

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
    """How far the analysis is, and when it is done, the chances over time and the asker's costliest decisions."""

    status: Literal["none", "running", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0  # analyses that are made before this one
    points: list[ChancesShown] = []
    decisions: list[DecisionShown] = []


class ProblemShown(BaseModel):
    """Why something was not done: a code for programs, a sentence for people, numbers for both."""

    status: int
    code: str
    sentence: str
    details: dict[str, Any]


# ------------------------------------------------------------------------------------------ chat


class ChatRequest(Asked):
    """A line for everybody, or for one seat only."""

    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=NO_ZERO)
    ]
    key: Key
    to: SeatNumber | None = None


class ChatLine(BaseModel):
    """A line of chat."""

    id: int
    name: str
    seat: int | None
    to_seat: int | None
    text: str
    at: int


class ChatLines(BaseModel):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]


# ------------------------------------------------------------------------------------------ WebSocket


class Hello(Asked):
    """The first message of a client: from which number on it wants to know."""

    type: Literal["hello"]
    number: LogNumber | None = None
    chat: ChatNumber = 0
    seat: SeatNumber | None = None
    language: Language | None = None
    changes: bool = Field(
        default=False, description="after the first state, send only what changes in it"
    )


class MoveMessage(MoveRequest):
    """A move over the WebSocket; the answer carries the same key."""

    type: Literal["move"]


class UndoMessage(UndoRequest):
    """Undo over the WebSocket."""

    type: Literal["undo"]


class ActMessage(ActRequest):
    """The other acts over the WebSocket."""

    type: Literal["act"]


class ChatMessage(ChatRequest):
    """A line of chat over the WebSocket."""

    type: Literal["chat"]


class Ping(Asked):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | MoveMessage | UndoMessage | ActMessage | ChatMessage | Ping, Field(discriminator="type")
]


class Welcome(BaseModel):
    """The first message of the server."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    table: TableShown


class Update(BaseModel):
    """Entries after the last number sent, and how the table stands after them."""

    type: Literal["update"] = "update"
    entries: list[EntryShown]
    state: StateShown


class Change(BaseModel):
    """Entries after the last number sent, and what changed in the state; for clients whose hello asked for changes.

    `state` is a patch of the last state sent over this connection, that of number `from`: see docs/protocol.md.
    """

    type: Literal["change"] = "change"
    from_: int = Field(alias="from")
    entries: list[EntryShown]
    state: dict[str, Any]


class TableMessage(BaseModel):
    """Names, seats or status have changed."""

    type: Literal["table"] = "table"
    table: TableShown


class ThinkingShown(BaseModel):
    """A computer opponent that waits for its turn to think, and how many others come first."""

    seat: int
    ahead: int


class Presence(BaseModel):
    """Who is looking: seats, and how many spectators."""

    type: Literal["presence"] = "presence"
    seats: list[int]
    spectators: int
    thinking: ThinkingShown | None = None


class ChatNews(BaseModel):
    """New lines of chat."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Done(BaseModel):
    """What was asked with this key is stored."""

    type: Literal["done"] = "done"
    key: str
    number: int | None


class Refused(BaseModel):
    """What was asked was not done; `missed` holds what a stale client has not seen."""

    type: Literal["refused"] = "refused"
    key: str | None
    problem: ProblemShown


class Pong(BaseModel):
    """Yes."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Welcome | Update | Change | TableMessage | Presence | ChatNews | Done | Refused | Pong,
    Field(discriminator="type"),
]
