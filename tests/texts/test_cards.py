"""Every card, leader, tile, token and family of the built-in packs in every language."""

from __future__ import annotations

import pytest

from magnifico.content import BUILTIN_PACKS, Card, Leader, builtin_pack
from magnifico.texts import (
    LANGUAGES,
    Naming,
    describe_adaptation_tile,
    describe_auction_row,
    describe_bonus_tile,
    describe_card,
    describe_excommunication,
    describe_faith_tile,
    describe_family,
    describe_leader,
    describe_market_space,
    describe_privilege_option,
    describe_token_face,
    describe_visconti_token,
    texts_for,
)

PACKS = [builtin_pack(key) for key in BUILTIN_PACKS]
CARDS: dict[int, Card] = {card.number: card for pack in PACKS for card in pack.cards}
LEADERS: dict[str, Leader] = {one.key: one for pack in PACKS for one in pack.leaders}


def check(lines: tuple[str, ...]) -> None:
    assert lines
    for line in lines:
        assert line and "{" not in line and line[0] == line[0].upper(), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_leader_has_words(language: str) -> None:
    texts = texts_for(language)
    for card in CARDS.values():
        text = describe_card(card, texts)
        assert text.name == card.names[language] and text.number == card.number
        assert bool(text.activation) == (card.card_type in ("territory", "building"))
        assert len(text.costs) == len(card.costs)
        check((text.header, *text.lines))
    for leader in LEADERS.values():
        described = describe_leader(leader, texts)
        assert len(described.requirements) == len(leader.requirements)
        check((described.header, described.ability, *described.lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_token_and_family_has_words(language: str) -> None:
    texts = texts_for(language)
    for pack in PACKS:
        for tile in pack.excommunications:
            check(describe_excommunication(tile, texts).lines)
        for bonus in pack.bonus_tiles:
            assert len(describe_bonus_tile(bonus, texts).lines) == 2
        for family in pack.families:
            check(describe_family(family, texts).lines)
        for face in pack.token_faces:
            check(describe_token_face(face, texts).lines)
        for faith in pack.faith_tiles:
            check(describe_faith_tile(faith, texts).lines)
        for token in pack.visconti_tokens:
            check(describe_visconti_token(token, texts).lines)
        for auction in pack.auction_tiles:
            for row in range(1, len(auction.rows) + 1):
                check(describe_auction_row(auction, row, texts).lines)
        for adaptation in pack.adaptation_tiles:
            check(describe_adaptation_tile(adaptation, texts).lines)
        if pack.board is not None:
            for space in pack.board.market:
                check((describe_market_space(space, texts),))
            for option in pack.board.privilege_options:
                check((describe_privilege_option(option, texts),))


@pytest.mark.parametrize(
    ("number", "language", "expected"),
    [
        (5, "en", ("Immediate: 1 wood", "Harvest 5+: 3 wood")),
        (5, "it", ("Immediato: 1 legno", "Raccolto 5+: 3 legni")),
        (5, "es", ("Efecto inmediato: 1 madera", "Cosecha 5+: 3 maderas")),
        (5, "ru", ("Мгновенно: 1 дерево", "Урожай 5+: 3 дерева")),
        (5, "de", ("Sofort: 1 Holz", "Ernte 5+: 3 Holz")),
        (5, "fr", ("Immédiat\u00a0: 1 bois", "Récolte 5+\u00a0: 3 bois")),
        (
            29,
            "en",
            (
                "Cost: 2 wood and 1 coin",
                "Immediate: 3 victory points",
                "Production 4+: you may pay 1 wood to receive 3 coins, "
                "or pay 2 wood to receive 5 coins",
            ),
        ),
        (
            29,
            "ru",
            (
                "Стоимость: 2 дерева и 1 монета",
                "Мгновенно: 3 победных очка",
                "Производство 4+: можете потратить 1 дерево, чтобы получить 3 монеты, "
                "или потратить 2 дерева, чтобы получить 5 монет",
            ),
        ),
        (
            50,
            "es",
            (
                "Coste: 4 monedas",
                "Permanente: +2 al valor cuando adquieres un edificio, descuento de 1 madera o 1 piedra",
            ),
        ),
        (
            50,
            "en",
            (
                "Cost: 4 coins",
                "Permanent: +2 to the value when you take a building, 1 wood or 1 stone cheaper",
            ),
        ),
        (
            56,
            "it",
            (
                "Costo: 3 monete",
                "Immediato: 1 Punto Fede; prendi una carta di qualsiasi tipo con un’azione a valore 4",
            ),
        ),
        (
            71,
            "ru",
            ("Стоимость: 5 монет", "Мгновенно: 1 победное очко за каждые 2 очка армии"),
        ),
        (
            80,
            "it",
            (
                "Costo: 2 Punti Militari (devi averne almeno 4) "
                "oppure 1 legno, 1 pietra e 2 monete",
                "Immediato: 3 Punti Fede",
                "A fine partita: 1 Punto Vittoria",
            ),
        ),
        (
            163,
            "es",
            (
                "Coste: 1 punto militar por cada rival",
                "Efecto inmediato: cada rival te da 1 madera, 1 piedra, 1 moneda o 1 sirviente "
                "(a su elección)",
                "Al final de la partida: 4 puntos de victoria",
            ),
        ),
        (
            128,
            "en",
            (
                "Cost: 5 coins",
                "Immediate: 2 special tokens",
                "Permanent: each time you place a family member in the Market, receive what the token here "
                "shows (you may place one special token here; it stays)",
            ),
        ),
    ],
)
def test_well_known_cards(number: int, language: str, expected: tuple[str, ...]) -> None:
    assert describe_card(CARDS[number], texts_for(language)).lines == expected


@pytest.mark.parametrize(
    ("key", "language", "expected"),
    [
        (
            "francesco_sforza",
            "en",
            ("Requirement: 5 ventures", "Once per round: harvest at value 1"),
        ),
        (
            "sigismondo_malatesta",
            "ru",
            (
                "Условия: 7 очков армии и 3 очка веры",
                "Постоянное свойство: +3 к влиянию вашего бесцветного родственника",
            ),
        ),
        (
            "pietro_bembo",
            "it",
            (
                "Requisiti: 3 Punti Fede e 3 personaggi",
                "Spazio azione proprio (valore minimo 3): 3 monete e 3 servitori",
            ),
        ),
        (
            "sisto_iv",
            "es",
            (
                "Requerimiento: 6 maderas, 6 piedras, 6 monedas y 6 sirvientes",
                "Permanente: cada vez que apoyas a la Iglesia, recibes 5 puntos de victoria más",
            ),
        ),
    ],
)
def test_well_known_leaders(key: str, language: str, expected: tuple[str, ...]) -> None:
    assert describe_leader(LEADERS[key], texts_for(language)).lines == expected


def test_headers_and_notes() -> None:
    forest = describe_card(CARDS[5], texts_for("en"))
    assert (forest.name, forest.header, forest.notes) == ("Forest", "Territory, period I", ())
    woodland = describe_card(CARDS[99], texts_for("en"))
    assert woodland.header == "Special territory, period I"
    assert woodland.activation == "Harvest 1+"
    kinds = {
        CARDS[number].card_type: describe_card(CARDS[number], texts_for("ru"))
        for number in (99, 121, 109, 133)
    }
    assert {kind: text.header for kind, text in kinds.items()} == {
        "territory": "Особая территория, период I",
        "character": "Особый персонаж, период I",
        "building": "Особое здание, период I",
        "venture": "Особый проект, период I",
    }
    assert "No activation value printed, counts as 1" in woodland.notes
    assert "Reconstructed name" in woodland.notes


def test_naming_knows_the_packs() -> None:
    naming = Naming(PACKS, ["Anna"])
    texts = texts_for("en")
    assert naming.card(5, texts) == "Forest"
    assert naming.leader("santa_rita", texts) == "Santa Rita"
    assert naming.space("leader:pietro_bembo", texts) == "Pietro Bembo’s space"
    assert (
        naming.excommunication("X1.2", texts) == "each time you receive coins, you receive 1 fewer"
    )
    assert naming.bonus_tile("basic", texts).startswith("harvest: 1 wood, 1 stone and 1 servant")
    assert naming.card(999, texts) == "card 999"
    assert naming.leader("nobody_known", texts) == "nobody_known"


def test_computer_opponents_have_a_name_in_every_language_and_people_keep_theirs() -> None:
    naming = Naming(PACKS, ["Ginevra", "Ginevra", "HAL"], bots=[1, 2])
    assert [naming.player(1, texts_for(language)) for language in ("en", "it", "es", "ru")] == [
        "Ginevra",
        "Ginevra",
        "Ginevra",
        "Джиневра",
    ]
    assert naming.player(0, texts_for("ru")) == "Ginevra"
    assert naming.player(2, texts_for("ru")) == "HAL"
