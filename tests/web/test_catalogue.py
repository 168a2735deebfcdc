from __future__ import annotations

import json
from typing import cast

import pytest

from magnifico.content.schema import builtin_pack
from magnifico.content.vocabulary import GOODS
from magnifico.texts import LANGUAGES
from magnifico.web.catalogue import PACKS, catalogue, plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_packs_is_in_the_catalogue(language: str) -> None:
    found = catalogue(language)
    packs = [builtin_pack(key) for key in PACKS]
    assert set(found["cards"]) == {str(card.number) for pack in packs for card in pack.cards}
    assert set(found["leaders"]) == {leader.key for pack in packs for leader in pack.leaders}
    assert set(found["families"]) == {family.key for pack in packs for family in pack.families}
    tiles = {tile.key for pack in packs for tile in pack.excommunications}
    assert set(found["excommunications"]) == tiles
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_and_every_effect_a_text(language: str) -> None:
    for card in catalogue(language)["cards"].values():
        assert card["name"] and card["lines"]
        for effect in (*card["immediate"], *card["permanent"], *card["end_effects"]):
            assert effect["effect"] and effect["text"]


def test_costs_and_effects_keep_their_structure() -> None:
    cards = catalogue("en")["cards"]
    treasury = next(card for card in cards.values() if card["name"] == "Treasury")
    assert treasury["costs"] == [{"goods": {"wood": 3}, "required": 0, "per_opponent": 0}]
    exchange = cast("dict[str, object]", treasury["permanent"][0])
    assert exchange["options"] == [
        {"effect": "option", "pay": {"coins": 1}, "gain": {"victory": 3}},
        {"effect": "option", "pay": {"coins": 2}, "gain": {"victory": 5}},
    ]


def test_what_is_reconstructed_is_marked() -> None:
    found = catalogue("en")
    base = builtin_pack("base")
    assert not any(found["cards"][str(card.number)]["reconstructed"] for card in base.cards)
    assert any(token["reconstructed"] for token in found["tokens"].values())


def test_cards_of_a_table_come_after_the_printed_ones() -> None:
    own = builtin_pack("houses")
    assert set(catalogue("it", [own])["cards"]) == set(catalogue("it")["cards"])


def test_goods_become_plain_numbers() -> None:
    assert plain((("wood", 1), ("coins", 2))) == {"wood": 1, "coins": 2}
    assert plain(("a", "b")) == ["a", "b"]
    assert all(isinstance(name, str) for name in GOODS)


def test_emblems_come_from_the_packs() -> None:
    shown = catalogue("en")
    assert shown["cards"]["1"]["emblem"] == "barrel"
    assert shown["leaders"]["carlo_viii"]["emblem"] == "fleur-de-lys"
    assert shown["families"]["medici"]["emblem"] == "six-balls"
