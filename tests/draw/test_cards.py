"""Every card and leader of every pack is drawn, and its words fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnifico import Options
from magnifico.content import BUILTIN_PACKS, Card, Leader, builtin_pack, load_pack
from magnifico.draw import Theme, draw_card
from magnifico.draw.face import card_face, leader_face
from magnifico.draw.letters import letters_of
from magnifico.draw.measure import ELLIPSIS
from magnifico.draw.palette import palette_of
from magnifico.draw.svg import Sheet
from magnifico.texts import LANGUAGES, describe_card, describe_leader, texts_for
from tests.draw.reading import check_stands_alone, check_texts, texts_of

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
PACKS = [builtin_pack(key) for key in BUILTIN_PACKS]
CARDS = [card for pack in PACKS for card in pack.cards]
LEADERS = [leader for pack in PACKS for leader in pack.leaders]


def small(thing: Card | Leader, language: str, width: float) -> str:
    """A card as it lies on the table, alone on a sheet."""
    sheet = Sheet(palette_of("light"), letters_of((), texts_for("en")))
    texts = texts_for(language)
    if isinstance(thing, Card):
        card_face(sheet, thing, texts, 0, 0, width, 91)
    else:
        leader_face(sheet, thing, texts, 0, 0, width, 89)
    return sheet.document(width, 91, title="", description="", shown_at=width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_on_the_table(language: str) -> None:
    shortened: list[int] = []
    for card in CARDS:
        for width in (140.0, 104.0):
            svg = small(card, language, width)
            check_texts(svg)
            name = card.names[language].replace(" ", "")
            shown = "".join(text.words for text in texts_of(svg)).replace(" ", "").replace("-", "")
            if name.replace("-", "") not in shown:
                shortened.append(card.number)
    assert len(shortened) <= 0.02 * len(CARDS), shortened


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_are_never_left_out(language: str) -> None:
    """Only words are cut: an ellipsis appears only where a rule is put in a sentence."""
    for card in CARDS:
        words = [text.words for text in texts_of(small(card, language, 104.0))]
        assert ELLIPSIS not in words, card.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_leader_fits_in_a_hand_of_six(language: str) -> None:
    for leader in LEADERS:
        for width in (150.0, 122.0):
            check_texts(small(leader, language, width))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_full_says_all_its_words(language: str, theme: Theme) -> None:
    texts = texts_for(language)
    things: list[Card | Leader] = [*CARDS, *LEADERS]
    for thing in things:
        if isinstance(thing, Card):
            svg = draw_card(thing.number, language=language, theme=theme)
            said = describe_card(thing, texts).lines
        else:
            svg = draw_card(thing.key, language=language, theme=theme)
            said = describe_leader(thing, texts).lines
        check_texts(svg)
        check_stands_alone(svg)
        shown = "".join(text.words for text in texts_of(svg)).replace(" ", "")
        assert ELLIPSIS not in shown
        for line in said:
            # A narrow no-break space is drawn as a no-break space, which every font has.
            assert line.replace(" ", "").replace("\u202f", "\u00a0") in shown


def test_cards_of_your_own_are_drawn() -> None:
    for folder in EXAMPLES.iterdir():
        pack = load_pack(folder)
        options = Options(players=2, packs=(pack,))
        for card in pack.cards:
            check_texts(draw_card(card.number, options=options))
            check_texts(small(card, "en", 104.0))


@pytest.mark.parametrize("number", [0, 99_999, "nobody", "5"])
def test_an_unknown_card_is_refused(number: int | str) -> None:
    with pytest.raises(ValueError, match="there is no card"):
        draw_card(number)
