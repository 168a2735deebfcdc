"""Requests for a hint: the best moves now, each with a reason."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field
from starlette.requests import Request

from magnifico.engine.refusal import Refusal
from magnifico.server.bots.pool import BotFailedError
from magnifico.server.features import Feature
from magnifico.server.schemas import Asked, SeatNumber
from magnifico.server.services import (
    Connected,
    SignedIn,
    TableId,
    address_of,
    answer,
    language_of,
)
from magnifico.table.commands import own_seat
from magnifico.table.listing import hints_allowed
from magnifico.table.packs import files_of
from magnifico.table.problems import Problem
from magnifico.texts import card_taken, describe_reason, reason_facts, texts_for

router = APIRouter(prefix="/api/tables/{table}", tags=["hints"])
FEATURE = Feature((router,))


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


@router.post("/hint", response_model=HintShown)
async def hint(
    table_id: TableId, wanted: HintRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The three best moves of a seat that has to decide, each with its gain and one reason."""
    table = await services.tables.get(table_id)
    seat = own_seat(table, someone.id, wanted.seat)
    language = language_of(request, someone)
    ledger = table.playing()
    if seat not in ledger.awaited():
        raise table.words.refused(Refusal("E_TURN"), language)
    if not hints_allowed(table.row["agreement"], table.seats):
        raise Problem("hints_off")
    services.load.admit("look")
    await services.limits.spend("hint", someone.id)
    game = ledger.game
    row = table.row
    try:
        services.bots.queue.seen(someone.id, address_of(request))
        found = await services.bots.hint(
            table_id, game, seat, row["options"], files_of(row), owner=someone.id
        )
    except BotFailedError:
        raise Problem("no_hint") from None
    texts = texts_for(language)
    moves: list[dict[str, object]] = []
    for one in found:
        move = game.parse(one["move"], seat)
        share = one["share"] or one["gain"]
        rival = one["rival"]
        if rival is not None:
            rival = table.words.naming.player(rival, texts)
        moves.append(
            {
                **one,
                "text": table.words.move(game, move, language),
                "space": move.space,
                "card": card_taken(game, move),
                "words": describe_reason(
                    one["reason"],
                    share,
                    texts,
                    reason_facts(one["reason"], game, move, texts),
                    rival,
                ),
            }
        )
    return answer({"number": ledger.number, "seat": seat, "moves": moves})
