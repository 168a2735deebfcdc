"""Plurals, lists, names of spaces and members, requirements."""

from __future__ import annotations

import copy
import json
from typing import get_args

import pytest

from magnifico.content.effects import Cost
from magnifico.content.model import Requirement, RequirementKind
from magnifico.texts import (
    LANGUAGES,
    MissingTextError,
    TextError,
    Texts,
    describe_cost,
    describe_privilege_option,
    describe_requirement,
    goods_phrase,
    join,
    member_name,
    phase_name,
    space_name,
    texts_for,
    tower_name,
)
from magnifico.texts.words import CATEGORIES, MEMBERS, PHASES, PRIVILEGE_KEYS


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingTextError, match="no text 'no-such-text' in language 'it'"):
        texts_for("it").get("no-such-text")
    with pytest.raises(MissingTextError, match=r"refusal-E_PASS\.plain"):
        texts_for("it").get("refusal-E_PASS.plain")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="good-coins"):
        texts_for("en").get("good-coins")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'"):
        Texts("xx")


def test_texts_are_read_once() -> None:
    assert texts_for("ru") is texts_for("ru")


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (["Zecca", "Esattoria"], "Zecca ed Esattoria"),
        (["Rocca", "«Eremo»"], "Rocca ed «Eremo»"),
        (["Eremo", "Rocca"], "Eremo e Rocca"),
        (["Rocca", "Arco"], "Rocca e Arco"),
    ],
)
def test_italian_says_ed_before_e(items: list[str], expected: str) -> None:
    assert join(items, texts_for("it")) == expected


@pytest.mark.parametrize(
    ("good", "case", "expected"),
    [
        ("coins", "nominative", ["1 монета", "2 монеты", "5 монет", "21 монета"]),
        ("coins", "accusative", ["1 монету", "2 монеты", "5 монет", "21 монету"]),
        ("coins", "genitive", ["1 монеты", "2 монет", "5 монет", "21 монеты"]),
        ("wood", "nominative", ["1 дерево", "2 дерева", "5 дерева", "21 дерево"]),
        ("stone", "nominative", ["1 камень", "2 камня", "5 камней", "21 камень"]),
        ("servants", "nominative", ["1 слуга", "2 слуги", "5 слуг", "21 слуга"]),
        ("servants", "accusative", ["1 слугу", "2 слуг", "5 слуг", "21 слугу"]),
        (
            "victory",
            "nominative",
            ["1 победное очко", "2 победных очка", "5 победных очков", "21 победное очко"],
        ),
        (
            "military",
            "nominative",
            ["1 очко армии", "2 очка армии", "5 очков армии", "21 очко армии"],
        ),
        ("faith", "genitive", ["1 очка веры", "2 очков веры", "5 очков веры", "21 очка веры"]),
        (
            "tokens",
            "nominative",
            ["1 особый жетон", "2 особых жетона", "5 особых жетонов", "21 особый жетон"],
        ),
    ],
)
def test_russian_counts(good: str, case: str, expected: list[str]) -> None:
    texts = texts_for("ru")
    assert [goods_phrase({good: count}, texts).form(case) for count in (1, 2, 5, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "1 wood, 2 coins and 1 victory point"),
        ("it", "1 legno, 2 monete e 1 Punto Vittoria"),
        ("es", "1 madera, 2 monedas y 1 punto de victoria"),
        ("ru", "1 дерево, 2 монеты и 1 победное очко"),
        ("de", "1 Holz, 2 Münzen und 1 Siegpunkt"),
        ("fr", "1 bois, 2 pièces et 1 point de victoire"),
    ],
)
def test_goods_are_listed_in_their_order(language: str, expected: str) -> None:
    goods = {"victory": 1, "coins": 2, "wood": 1}
    assert goods_phrase(goods, texts_for(language)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "nothing"),
        ("it", "niente"),
        ("es", "nada"),
        ("ru", "ничего"),
        ("de", "nichts"),
        ("fr", "rien"),
    ],
)
def test_no_goods_are_nothing(language: str, expected: str) -> None:
    assert goods_phrase({}, texts_for(language)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "a, b or c"), ("it", "a, b o c"), ("es", "a, b o c"), ("ru", "a, b или c")],
)
def test_alternatives_are_joined(language: str, expected: str) -> None:
    assert join(["a", "b", "c"], texts_for(language), "or") == expected


def test_a_copy_of_an_amount_is_its_words() -> None:
    amount = goods_phrase({"coins": 2}, texts_for("ru"))
    assert copy.deepcopy(amount) == json.loads(json.dumps(amount)) == "2 монеты"
    assert type(copy.deepcopy(amount)) is str


def test_lists_of_one_and_none() -> None:
    assert join(["a"], texts_for("en")) == "a"
    assert join([], texts_for("en")) == ""


@pytest.mark.parametrize(
    ("items", "word", "expected"),
    [
        (["Francia", "Italia"], "and", "Francia e Italia"),
        (["padre", "hijo"], "and", "padre e hijo"),
        (["mosto", "Índigo"], "and", "mosto e Índigo"),
        (["fuego", "hielo"], "and", "fuego y hielo"),
        (["Aldea", "«Iglesia»"], "and", "Aldea e «Iglesia»"),
        (["madera", "piedra"], "and", "madera y piedra"),
        (["plata", "oro"], "or", "plata u oro"),
        (["7 monedas", "8 monedas"], "or", "7 monedas u 8 monedas"),
        (["10 monedas", "11 monedas"], "or", "10 monedas u 11 monedas"),
        (["1 moneda", "110 monedas"], "or", "1 moneda o 110 monedas"),
        (["mujer", "hombre"], "or", "mujer u hombre"),
    ],
)
def test_spanish_avoids_two_like_vowels(items: list[str], word: str, expected: str) -> None:
    assert word in ("and", "or")
    assert join(items, texts_for("es"), "and" if word == "and" else "or") == expected


SPACES = [f"{tower}{floor}" for tower in "TCBVS" for floor in (1, 2, 3, 4)]
SPACES += ["harvest", "harvest-large", "production", "production-large", "palace"]
SPACES += ["market1", "market2", "market3", "market4", "leader:pietro_bembo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_member_phase_and_category_has_a_name(language: str) -> None:
    texts = texts_for(language)
    names = [space_name(space, texts) for space in SPACES]
    assert len(set(names)) == len(SPACES)
    assert not set(names) & set(SPACES) - {"harvest", "production"}
    assert len({member_name(member, texts) for member in MEMBERS}) == 5
    assert len({phase_name(phase, texts) for phase in PHASES}) == len(PHASES)
    assert len({texts.get(f"category-{name}") for name in CATEGORIES}) == len(CATEGORIES)
    assert len({describe_privilege_option(key, texts) for key in PRIVILEGE_KEYS}) == 7


@pytest.mark.parametrize(
    ("language", "floor", "market", "leader"),
    [
        ("en", "territory tower, floor 3", "Market, space 2", "Pietro Bembo’s space"),
        ("it", "torre dei territori, piano 3", "Mercato, spazio 2", "spazio di Pietro Bembo"),
        ("es", "torre de territorios, piso 3", "mercado, casilla 2", "casilla de Pietro Bembo"),
        ("ru", "башня территорий, этаж 3", "рынок, ячейка 2", "ячейка карты «Pietro Bembo»"),
        ("de", "Gebieteturm, Stockwerk 3", "Markt, Feld 2", "Feld von Pietro Bembo"),
        ("fr", "tour des territoires, étage 3", "Marché, case 2", "case de Pietro Bembo"),
    ],
)
def test_names_of_spaces(language: str, floor: str, market: str, leader: str) -> None:
    texts = texts_for(language)
    assert space_name("T3", texts) == floor
    assert space_name("market2", texts) == market
    assert space_name("leader:pietro_bembo", texts, "Pietro Bembo") == leader


def test_unknown_keys_name_themselves() -> None:
    texts = texts_for("en")
    assert space_name("moon", texts) == "moon"
    assert member_name("green", texts) == "green"
    assert tower_name("X", texts) == "X"
    assert describe_privilege_option("gold", texts) == "gold"


@pytest.mark.parametrize(
    ("language", "least", "most"),
    [
        ("en", "5 ventures", "at most 1 coin"),
        ("it", "5 imprese", "al massimo 1 moneta"),
        ("es", "5 empresas", "como máximo 1 moneda"),
        ("ru", "5 проектов", "не более 1 монеты"),
        ("de", "5 Vorhaben", "höchstens 1 Münze"),
        ("fr", "5 entreprises", "au plus 1 pièce"),
    ],
)
def test_requirements(language: str, least: str, most: str) -> None:
    texts = texts_for(language)
    assert describe_requirement(Requirement("venture_cards", 5), texts) == least
    assert describe_requirement(Requirement("coins", 1, at_most=True), texts) == most


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "no faith points"),
        ("it", "nessun Punto Fede"),
        ("es", "ningún punto de fe"),
        ("ru", "ни одного очка веры"),
        ("de", "keine Glaubenspunkte"),
        ("fr", "aucun point de foi"),
    ],
)
def test_a_requirement_of_nothing_has_no_number(language: str, expected: str) -> None:
    requirement = Requirement("faith", 0, at_most=True)
    assert describe_requirement(requirement, texts_for(language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(RequirementKind))
def test_every_kind_of_requirement_has_words(language: str, kind: RequirementKind) -> None:
    for amount in (0, 1, 2, 5, 21):
        assert str(amount) in describe_requirement(Requirement(kind, amount), texts_for(language))
    none = describe_requirement(Requirement(kind, 0, at_most=True), texts_for(language))
    assert none and "0" not in none


@pytest.mark.parametrize(
    ("cost", "expected"),
    [
        (Cost(goods=(("wood", 2), ("coins", 1))), "2 wood and 1 coin"),
        (
            Cost(goods=(("military", 2),), military_required=4),
            "2 military points (you need at least 4)",
        ),
        (Cost(goods=(("military", 2),), military_required=2), "2 military points"),
        (
            Cost(goods=(("coins", 6), ("military", 6)), military_required=12),
            "6 coins and 6 military points (you need at least 12 military points)",
        ),
        (Cost(goods=(), military_per_opponent=2), "2 military points per opponent"),
        (Cost(goods=()), "free"),
    ],
)
def test_costs(cost: Cost, expected: str) -> None:
    assert describe_cost(cost, texts_for("en")) == expected
