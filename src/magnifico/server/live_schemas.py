"""Every message of the WebSocket, and chat, typed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnifico.server.play_schemas import (
    ActRequest,
    EntryShown,
    MoveRequest,
    StateShown,
    UndoRequest,
)
from magnifico.server.schemas import (
    NO_ZERO,
    Asked,
    ChatNumber,
    Key,
    Language,
    LogNumber,
    ProblemShown,
    SeatNumber,
)
from magnifico.server.table_schemas import TableShown
from magnifico.table.listing import PROTOCOL


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


class Hello(Asked):
    """The first message of a client: the number of the last entry it knows."""

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
    """Other actions over the WebSocket."""

    type: Literal["act"]


class ChatMessage(ChatRequest):
    """A line of chat over the WebSocket."""

    type: Literal["chat"]


class Ping(Asked):
    """A ping."""

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
    """Entries after the last number sent, and the state of the table after them."""

    type: Literal["update"] = "update"
    entries: list[EntryShown]
    state: StateShown


class PatchOperation(BaseModel):
    """One operation of a JSON Patch (RFC 6902); `value` is left out by `remove`."""

    op: Literal["add", "remove", "replace"]
    path: str = Field(description="a JSON Pointer (RFC 6901) into the state")
    value: Any = None


class Change(BaseModel):
    """Entries after the last number sent, and what changed in the state; for clients whose hello asked for changes.

    `patch` is for the last state sent over this connection, that of number `from`: see docs/protocol.md.
    """

    type: Literal["change"] = "change"
    from_: int = Field(alias="from")
    entries: list[EntryShown]
    patch: list[PatchOperation]


class TableMessage(BaseModel):
    """Names, seats or status have changed."""

    type: Literal["table"] = "table"
    table: TableShown


class ThinkingShown(BaseModel):
    """A computer opponent waiting for its turn to think, and how many others come first."""

    seat: int
    ahead: int


class Presence(BaseModel):
    """Who is connected: seats, and the number of spectators."""

    type: Literal["presence"] = "presence"
    seats: list[int]
    spectators: int
    thinking: ThinkingShown | None = None


class ChatNews(BaseModel):
    """New lines of chat."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Done(BaseModel):
    """The request with this key has been stored."""

    type: Literal["done"] = "done"
    key: str
    number: int | None


class Refused(BaseModel):
    """The request was refused; `missed` has what a stale client hasn't seen."""

    type: Literal["refused"] = "refused"
    key: str | None
    problem: ProblemShown


class Pong(BaseModel):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Welcome | Update | Change | TableMessage | Presence | ChatNews | Done | Refused | Pong,
    Field(discriminator="type"),
]
