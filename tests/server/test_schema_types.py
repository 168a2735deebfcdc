"""The types of the protocol do not lie: what the server says in random games of several mixes fits them exactly."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from magnifico import Options
from magnifico.content.schema import builtin_pack
from magnifico.engine.moves.kinds import KINDS
from magnifico.server.play_schemas import (
    EntryShown,
    PreviewShown,
    SpaceExplained,
    StateShown,
    WhatIfShown,
)
from magnifico.server.schema_types import MOVE, CatalogueData, EventData
from magnifico.table.clocks import ClockRule
from magnifico.table.encoding import encoded
from magnifico.table.entries import Agreement, Command, EntryKind, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.views import Viewer, record_payload, state_payload
from magnifico.table.what_if import explain_payload, preview_payload, what_if_payload
from magnifico.table.words import TableWords
from magnifico.texts import LANGUAGES
from magnifico.web import catalogue
from tests.support import MIXES, mix_name

ENTRY: TypeAdapter[Any] = TypeAdapter(EntryShown)
EVENTS: TypeAdapter[Any] = TypeAdapter(list[EventData])
STATE: TypeAdapter[Any] = TypeAdapter(StateShown)
PREVIEW: TypeAdapter[Any] = TypeAdapter(PreviewShown)
EXPLAINED: TypeAdapter[Any] = TypeAdapter(list[SpaceExplained])
WHAT_IF: TypeAdapter[Any] = TypeAdapter(WhatIfShown)
CATALOGUE: TypeAdapter[Any] = TypeAdapter(CatalogueData)


def fits(kind: TypeAdapter[Any], payload: object) -> None:
    """As it goes over the wire: no key that the types do not know, no value of another type."""
    kind.validate_json(encoded(payload), strict=True, extra="forbid")


class PlayedTable:
    """A table of persons whose every answer is compared with the types."""

    def __init__(self, options: Options, seed: int) -> None:
        agreement = Agreement(clock=ClockRule("total", 600, 5))
        levels = (None,) * options.players
        self.ledger = Ledger(Setup(options, str(seed), levels, agreement, 1000))
        self.words = TableWords(options, [f"P{seat}" for seat in range(options.players)])
        self.chance = random.Random(seed)
        self.viewers = [
            Viewer(frozenset(), None, "en"),
            *[Viewer(frozenset({seat}), seat, "en") for seat in range(options.players)],
        ]

    def enter(self, kind: EntryKind, seat: int, text: str) -> None:
        _, record = self.ledger.entered(Command(kind, seat, text), self.ledger.last_at + 1)
        self.ledger.apply(record.entry)
        for viewer in self.viewers:
            fits(ENTRY, record_payload(self.ledger.records[-1], viewer, self.words))

    def look(self) -> None:
        for viewer in self.viewers:
            fits(STATE, state_payload(self.ledger, viewer, self.words, self.ledger.last_at))

    def ask(self, seat: int, move: str) -> None:
        fits(PREVIEW, preview_payload(self.ledger, seat, move, "en", self.words))
        for member in ("white", "neutral"):
            fits(EXPLAINED, explain_payload(self.ledger.game, seat, member, "en", self.words))
        fits(WHAT_IF, what_if_payload(self.ledger, seat, [move], "en", self.words))

    def play(self) -> None:
        events = self.ledger.game.start_events
        fits(EVENTS, [self.words.event(event, None, "en") for event in events])
        while not self.ledger.is_over:
            seat = self.chance.choice(self.ledger.to_act())
            lowest, count = self.ledger.undo_range(seat)
            move = self.chance.choice(self.ledger.game.legal_moves(seat)).text
            if self.chance.random() < 0.05:
                self.ask(seat, move)
            if lowest < count and self.chance.random() < 0.05:
                self.enter("undo", seat, str(lowest))
            else:
                self.enter("move", seat, move)
            if self.chance.random() < 0.2:
                self.look()
        self.look()


@pytest.mark.parametrize("options", [MIXES[0], *MIXES[3::6]], ids=mix_name)
def test_everything_said_in_a_game_fits_its_type(options: Options) -> None:
    PlayedTable(options, 1).play()


def test_what_happens_beside_the_game_fits_its_type() -> None:
    table = PlayedTable(Options(players=3), 2)
    table.enter("ask", 0, "cancel")
    table.look()
    table.enter("object", 1, "")
    table.enter("bot", 0, "novice hand_over")
    table.enter("back", 0, "")
    table.enter("resign", 2, "novice resign")
    table.look()
    table.enter("ask", 0, "cancel")
    table.enter("agree", 1, "")
    table.look()
    names = {event.name for record in table.ledger.records for event in record.events}
    assert names >= {"proposed", "objected", "agreed", "cancelled", "bot_took_over", "came_back"}
    assert "resigned" in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_fits_its_type(language: str) -> None:
    fits(CATALOGUE, catalogue(language))
    fits(CATALOGUE, catalogue(language, [builtin_pack("houses")]))


def test_every_kind_of_move_has_its_own_type() -> None:
    named = TypeAdapter(MOVE).json_schema()["discriminator"]["mapping"]
    assert set(named) == {kind.name for kind in KINDS}


@pytest.mark.parametrize(
    "change",
    [
        {"round": "1"},
        {"surprise": 1},
        {"adaptation": "X"},
        {"decision": {}},
        {"palace": [{"seat": 0, "member": "green"}]},
    ],
)
def test_a_view_that_differs_from_its_type_is_noticed(change: dict[str, Any]) -> None:
    table = PlayedTable(Options(players=2), 1)
    state = state_payload(table.ledger, table.viewers[0], table.words, 1000)
    fits(STATE, state)
    view: Any = state["view"]
    with pytest.raises(ValidationError):
        fits(STATE, {**state, "view": {**view, **change}})
