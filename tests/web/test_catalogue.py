from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
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


TOPICS = Path(__file__).parents[2] / "web" / "src" / "features" / "rules" / "topics.ts"
DRAWN_AS = {"return": "undo"}


def signs_in(data: object) -> Iterator[tuple[str, str]]:
    """Every sign of every effect."""
    if isinstance(data, dict):
        for name, inside in data.items():
            if name == "icons":
                yield from (
                    (kind, text) for row in inside for cluster in row for kind, text in cluster
                )
            else:
                yield from signs_in(inside)
    elif isinstance(data, list):
        for inside in data:
            yield from signs_in(inside)


def test_every_sign_on_cards_and_tiles_is_in_the_legend() -> None:
    page = TOPICS.read_text(encoding="utf-8")
    legend = page.split("ICONS:")[1].split("\n];")[0]
    named = set(re.findall(r"^  \['(\w+)', '", legend, re.MULTILINE))
    marks = page.split("MARKS:")[1].split("\n};")[0]
    shown = {re.sub(r"\d+", "#", text) for text in re.findall(r"\['number', '([^']+)'\]", marks)}
    missing = set()
    for kind, text in signs_in(catalogue("en")):
        pattern = re.sub(r"\d+", "#", text)
        if kind == "icon":
            known = DRAWN_AS.get(text, text) in named
        elif kind == "number":  # numbers and changes explain themselves
            known = pattern in ("#", "+#", "\N{MINUS SIGN}#") or bool(
                {pattern, pattern.removesuffix("#")} & shown
            )
        else:
            known = kind in named
        if not known:
            missing.add((kind, text))
    assert not missing
    assert set(re.findall(r"^  (\w+): \[", marks, re.MULTILINE)) <= named


def test_a_limit_by_the_value_has_a_sign_of_its_own() -> None:
    """S02: up to the value of the action (#99, #100, #107), unlike the Theater's gain for each character (#28)."""
    cards = catalogue("en")["cards"]

    def last(number: int) -> list[str]:
        return [
            text
            for _, text in signs_in(cast("dict[str, object]", cards[str(number)]["permanent"][0]))
        ]

    for number in (99, 100, 107):
        assert last(number)[-2:] == ["\N{LESS-THAN OR EQUAL TO}", "n"]
    assert last(28)[-1] == "character"
    ending = cards["133"]["end_effects"][0]
    assert list(signs_in(cast("dict[str, object]", ending)))[-1] == (
        "number",
        "\N{LESS-THAN OR EQUAL TO}12",
    )
