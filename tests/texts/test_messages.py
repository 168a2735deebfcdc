"""Refusals, events and moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from magnifico.engine.game import MOST_OFFERED
from magnifico.engine.refusal import REASON_CODES
from magnifico.engine.rules.sources import EXCOMMUNICATION
from magnifico.texts import (
    EVENT_FIELDS,
    LANGUAGES,
    MOVE_FIELDS,
    REFUSAL_FIELDS,
    Happening,
    Naming,
    TextError,
    describe_event,
    describe_move,
    describe_refusal,
    explain_refusal,
    texts_for,
)
from magnifico.texts.messages import SOURCES, source_name
from tests.decisions import decision_names

VALUES: dict[str, object] = {
    "player": 0,
    "players": [1, 0],
    "member": "white",
    "member-object": "white",
    "space": "T3",
    "tower": "C",
    "type": "territory",
    "card": 5,
    "cards": [5, 6],
    "leader": "santa_rita",
    "family": "este",
    "bonus-tile": "basic",
    "excommunication": "X1.1",
    "token": "coins3",
    "visconti": "coins2",
    "goods": {"coins": 2},
    "goods-list": (("coins", 2),),
    "amount": {"wood": 2},
    "coins": 3,
    "victory": 5,
    "option": {"servants": 2},
    "option-object": "coins",
    "source": "card:5",
    "category": "territories",
    "kind": "harvest",
    "period": 2,
    "number": 2,
    "text": "text",
}


@dataclass(frozen=True)
class Report:
    name: str
    fields: Mapping[str, object]


def report(name: str, **fields: object) -> Happening:
    return Report(name, fields)


def samples(fields: Mapping[str, str]) -> dict[str, object]:
    return {name: VALUES[kind] for name, kind in fields.items()}


NAMING = Naming(players=["Anna", "Bruno"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENT_FIELDS)
def test_every_event_has_words(name: str, language: str) -> None:
    text = describe_event(Report(name, samples(EVENT_FIELDS[name])), texts_for(language), NAMING)
    assert text.endswith(".") and "{" not in text and "  " not in text
    assert ("player" not in EVENT_FIELDS[name]) or "Anna" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENT_FIELDS)
def test_a_name_stays_as_its_player_writes_it(name: str, language: str) -> None:
    """Only a player without a name is called by an ordinary word."""
    texts = texts_for(language)
    event = Report(name, samples(EVENT_FIELDS[name]))
    usual = describe_event(event, texts, NAMING)
    # They begin with the same sounds, so the words before them stay as well.
    small = describe_event(event, texts, Naming(players=["ann", "de Medici"]))
    assert small == usual.replace("Anna", "ann").replace("Bruno", "de Medici")
    nameless = describe_event(event, texts, Naming())
    assert nameless[0] == nameless[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOVE_FIELDS)
def test_every_move_has_words(name: str, language: str) -> None:
    text = describe_move(Report(name, samples(MOVE_FIELDS[name])), texts_for(language), NAMING)
    assert text and "{" not in text and text[0] == text[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REASON_CODES)
def test_every_refusal_has_words_with_and_without_numbers(code: str, language: str) -> None:
    texts = texts_for(language)
    full = describe_refusal(code, samples(REFUSAL_FIELDS[code]), texts)
    bare = describe_refusal(code, {}, texts)
    for text in (full, bare):
        assert text.endswith(".") and "{" not in text
    assert (full != bare) == bool(REFUSAL_FIELDS[code])


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "Value 4, but 5 is needed: add 1 servant.",
            "Value 3, but 5 is needed: add 2 servants.",
        ),
        (
            "it",
            "Il valore è 4, ma serve 5: aggiungi 1 servitore.",
            "Il valore è 3, ma serve 5: aggiungi 2 servitori.",
        ),
        (
            "es",
            "El valor es 4, pero se necesita 5: añade 1 sirviente.",
            "El valor es 3, pero se necesita 5: añade 2 sirvientes.",
        ),
        (
            "ru",
            "Влияние 4, а нужно 5: добавьте 1 слугу.",
            "Влияние 3, а нужно 5: добавьте 2 слуг.",
        ),
    ],
)
def test_a_value_too_low_says_how_many_servants_it_takes(language: str, one: str, two: str) -> None:
    texts = texts_for(language)
    assert describe_refusal("E_VALUE", {"value": 4, "needs": 5, "short": 1}, texts) == one
    assert describe_refusal("E_VALUE", {"value": 3, "needs": 5, "short": 2}, texts) == two


def test_a_value_too_low_may_leave_the_servants_out() -> None:
    texts = texts_for("en")
    assert (
        describe_refusal("E_VALUE", {"value": 4, "needs": 5}, texts) == "Value 4, but 5 is needed."
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The card costs 2 wood and 1 coin; you have 0 wood and 3 coins."),
        ("it", "La carta costa 2 legni e 1 moneta; tu hai 0 legni e 3 monete."),
        ("es", "La carta cuesta 2 maderas y 1 moneda; tienes 0 maderas y 3 monedas."),
        ("ru", "Карта стоит 2 дерева и 1 монету, у вас 0 дерева и 3 монеты."),
    ],
)
def test_a_card_that_is_too_expensive_says_what_it_costs(language: str, expected: str) -> None:
    details = {"needs": {"wood": 2, "coins": 1}, "has": {"wood": 0, "coins": 3}}
    assert describe_refusal("E_COST", details, texts_for(language)) == expected


def test_refusals_translate_keys_and_take_phrases() -> None:
    texts = texts_for("it")
    assert describe_refusal("E_OCCUPIED", {"space": "market1"}, texts) == (
        "Già occupato: Mercato, spazio 1."
    )
    assert describe_refusal("E_FM", {"member": "neutral"}, texts) == (
        "Non disponibile: familiare neutro."
    )
    details: dict[str, object] = {"leader": "Santa Rita", "missing": "8 Punti Fede"}
    assert describe_refusal("E_LEADER_REQ", details, texts) == (
        "Santa Rita non si può ancora giocare. Requisito non soddisfatto: 8 Punti Fede."
    )
    assert describe_refusal("E_SURCHARGE", {"needs": 3, "has": 1}, texts) == (
        "La torre è occupata: il sovrapprezzo è di 3 monete e tu hai 1 moneta."
    )


def test_unknown_names_are_errors() -> None:
    texts = texts_for("en")
    with pytest.raises(TextError, match="unknown reason code 'E_NONE'"):
        describe_refusal("E_NONE", {}, texts)
    with pytest.raises(TextError, match="unknown event 'sneezed'"):
        describe_event(report("sneezed"), texts, NAMING)
    with pytest.raises(TextError, match="event 'bid' has no field 'family'"):
        describe_event(report("bid", player=0, row=1), texts, NAMING)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Anna places the white family member: building tower, floor 3 (value 5)."),
        ("it", "Anna piazza il familiare bianco: torre degli edifici, piano 3 (valore 5)."),
        ("es", "Anna coloca el familiar blanco: torre de edificios, piso 3 (valor 5)."),
        ("ru", "Anna выставляет белого родственника: башня зданий, этаж 3 (влияние 5)."),
        ("de", "Anna setzt das weiße Familienmitglied ein: Gebäudeturm, Stockwerk 3 (Wert 5)."),
        (
            "fr",
            "Anna place le membre de la famille blanc\u00a0: tour des bâtiments, étage 3 (valeur 5).",
        ),
    ],
)
def test_a_placement(language: str, expected: str) -> None:
    event = report("placed", player=0, member="white", space="B3", value=5)
    assert describe_event(event, texts_for(language), NAMING) == expected


@pytest.mark.parametrize(
    ("servants", "expected"),
    [(1, "потрачен 1 слуга"), (2, "потрачено 2 слуги"), (5, "потрачено 5 слуг")],
)
def test_servants_of_a_placement_in_russian(servants: int, expected: str) -> None:
    event = report(
        "placed", player=0, member="neutral", space="palace", value=servants, servants=servants
    )
    assert expected in describe_event(event, texts_for("ru"), NAMING)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Bruno receives 1 coin and 2 servants (floor bonus)."),
        ("it", "Bruno riceve 1 moneta e 2 servitori (bonus del piano)."),
        ("es", "Bruno recibe 1 moneda y 2 sirvientes (bono del piso)."),
        ("ru", "Bruno получает 1 монету и 2 слуг (бонус этажа)."),
        ("de", "Bruno erhält 1 Münze und 2 Diener (Stockwerkbonus)."),
        ("fr", "Bruno reçoit 1 pièce et 2 serviteurs (bonus de l’étage)."),
    ],
)
def test_a_gain_names_its_source(language: str, expected: str) -> None:
    event = report("gained", player=1, goods={"servants": 2, "coins": 1}, source="floor:T3")
    assert describe_event(event, texts_for(language), NAMING) == expected


def test_a_german_amount_stands_in_the_dative_after_mit() -> None:
    event = report("game_over", player=0, victory=87)
    assert describe_event(event, texts_for("de"), NAMING) == "Anna gewinnt mit 87 Siegpunkten."


def test_a_gain_without_a_source_and_a_player_without_a_name() -> None:
    event = report("gained", player=3, goods={"coins": 1})
    assert describe_event(event, texts_for("en"), NAMING) == "Player 4 receives 1 coin."


def test_activated_cards_are_listed() -> None:
    event = report("activated", player=0, kind="harvest", value=3, cards=[])
    assert describe_event(event, texts_for("en"), NAMING) == (
        "Anna, harvest at value 3, no cards activated."
    )


def test_a_loss_in_the_scoring_keeps_its_sign() -> None:
    event = report("scored", player=0, category="penalties", victory=-3)
    assert describe_event(event, texts_for("ru"), NAMING) == "Anna, анафемы: −3 победных очка."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_every_source_has_a_name(source: str, language: str) -> None:
    texts = texts_for(language)
    assert source_name(source, texts, NAMING)
    assert source_name(f"{source}:1", texts, NAMING)


def test_sources_with_keys() -> None:
    texts = texts_for("en")
    assert source_name("opponent:1", texts, NAMING) == "from Bruno"
    assert source_name("church", texts, NAMING) == "Vatican report"
    assert source_name("moon", texts, NAMING) == "moon"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Bruno loses 1 wood (excommunication)."),
        ("it", "Bruno perde 1 legno (scomunica)."),
        ("es", "Bruno pierde 1 madera (excomunión)."),
        ("ru", "Bruno теряет 1 дерево (анафема)."),
    ],
)
def test_what_an_excommunication_takes_names_it(language: str, expected: str) -> None:
    event = report("lost", player=1, goods={"wood": 1}, source=EXCOMMUNICATION)
    assert describe_event(event, texts_for(language), NAMING) == expected


ASKED = {"asked": "pay", "waiting_for": [0], "offered": ["pay 2 wood", "pay 1 stone"]}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "That isn’t an option. A must decide: pay. Possible: pay 2 wood, pay 1 stone."),
        (
            "it",
            "Questa scelta non è tra quelle proposte. A deve pagare. Mosse possibili: pay 2 wood, pay 1 stone.",
        ),
        (
            "es",
            "Esa opción no está entre las ofrecidas. A debe pagar. Jugadas posibles: pay 2 wood, pay 1 stone.",
        ),
        (
            "ru",
            "Такого варианта нет. Ожидается решение игрока A: оплата. Возможные ходы: pay 2 wood, pay 1 stone.",
        ),
    ],
)
def test_a_wrong_answer_is_told_the_question_and_what_is_offered(
    language: str, expected: str
) -> None:
    texts = texts_for(language)
    assert explain_refusal("E_CHOICE", ASKED, texts) == expected
    assert describe_refusal("E_CHOICE", ASKED, texts) == describe_refusal("E_CHOICE", {}, texts)


def test_somebody_elses_turn_is_told_with_everybody_who_is_asked() -> None:
    details = {"asked": "draft", "waiting_for": [0, 2]}
    assert explain_refusal("E_TURN", details, texts_for("en")) == (
        "It’s not your turn, or this can’t be done now. A and C must decide: keep a leader."
    )


def test_a_long_list_of_offers_is_called_an_example() -> None:
    details = {**ASKED, "offered": [f"bid 1 {row}" for row in range(MOST_OFFERED)]}
    assert "For example: bid 1 0, bid 1 1" in explain_refusal("E_CHOICE", details, texts_for("en"))


def test_a_refusal_with_nothing_to_add_stays_as_it_is() -> None:
    texts = texts_for("en")
    details = {"value": 4, "needs": 5}
    assert explain_refusal("E_VALUE", details, texts) == describe_refusal("E_VALUE", details, texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decision", sorted(decision_names()))
def test_every_decision_can_be_named(decision: str, language: str) -> None:
    text = explain_refusal("E_CHOICE", {**ASKED, "asked": decision}, texts_for(language))
    assert text.count(". ") == 2 and "{" not in text and "_" not in text
