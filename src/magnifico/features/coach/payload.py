"""What the coach says at a table: from the seat's view, and from what happened since its last move."""

from __future__ import annotations

from magnifico.engine.events import Event
from magnifico.features.coach import Moment, Remark, describe_remark, remarks_for, review
from magnifico.table.ledger import Ledger
from magnifico.table.words import TableWords
from magnifico.texts import texts_for


def coach_payload(ledger: Ledger, seat: int, language: str, words: TableWords) -> dict[str, object]:
    """Remarks that fit the present moment, the most important first; after the end, what went well."""
    game = ledger.game
    if game.is_over:
        remarks = review(game, seat, [event for one in ledger.records for event in one.events])
    else:
        remarks = remarks_for(Moment(game, seat, _news(ledger, seat)))
    texts = texts_for(language)

    def told(remark: Remark) -> dict[str, object]:
        text = describe_remark(remark, texts, words.naming)
        return {"key": remark.key, "once": remark.once, "text": text, "about": remark.about}

    return {"number": ledger.number, "seat": seat, "remarks": [told(one) for one in remarks]}


def _news(ledger: Ledger, seat: int) -> list[Event]:
    """What others did, and what the rules did, since the seat last moved; in the order it happened."""
    found: list[Event] = []
    for record in reversed(ledger.records):
        found[:0] = record.events
        if record.entry.kind == "move" and record.entry.seat == seat:
            break
    return found
