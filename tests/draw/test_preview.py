"""The picture beside a link can be read at every moment, and loses nothing when it is made flat."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from magnifico import Game, Options
from magnifico.draw.flat import flattened
from magnifico.draw.letters import initials_of
from magnifico.draw.preview import GAME, draw_poster, draw_preview
from tests.draw.reading import NAMESPACE, check_stands_alone, read, words_of
from tests.support import MIXES, mix_name, positions

NAMES = ["Massimiliano Ferdinando Sforza della Rovere", "Екатерина", "A<b>&", "日本語", ""]


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_moment_shows_the_round_and_everybodys_points(options: Options) -> None:
    for game in positions(options, 3, random.Random(3), 0.03):
        svg = draw_preview(game.view(None), options=options, names=NAMES[: options.players])
        check_stands_alone(svg)
        words = words_of(svg)
        view = game.view(None)
        for seat in range(options.players):
            assert str(view["seats"][seat]["goods"]["victory"]) in words
        assert any(word.startswith("Massimil") for word in words)
        assert words_of(flattened(svg)) >= words - {""}


def test_a_flat_drawing_has_no_inner_documents_and_all_its_references() -> None:
    options = Options(players=4)
    svg = flattened(draw_preview(Game.new(options, 1).view(None), options=options))
    check_stands_alone(svg)
    root = read(svg)
    assert [each for each in root.iter() if each.tag.endswith("}svg")] == [root]


def test_a_poster_holds_its_words() -> None:
    svg = draw_poster("Piazza <della> Signoria", ["Ada, Bice", "Two seats are open."])
    check_stands_alone(svg)
    assert words_of(svg) >= {GAME, "Ada, Bice", "Two seats are open."}


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Chiara", "Piero", "Maddalena", "Tommaso"], "CPMT"),
        (["Ada", "ada 2", "Anna Bice", "Ådne"], ["A", "2", "B", "Å"]),
        (["Юлия", "日本語", "a", "A"], ["Ю", "日", "A", "G"]),
        (["", "Ada", "???"], ["", "A", "M"]),
    ],
)
def test_players_are_known_by_different_letters_of_their_names(
    names: list[str], letters: Sequence[str]
) -> None:
    assert initials_of(names) == list(letters)


def test_pieces_carry_the_initials_and_the_letters_of_the_language() -> None:
    options = Options(players=2, rules="basic")
    svg = draw_preview(
        Game.new(options, 1).view(None), options=options, names=["Ada", "Bice"], language="it"
    )
    letters = [text.text for text in read(svg).iter(f"{NAMESPACE}text") if text.text]
    # The signs of both players; the dice white (bianco), black (nero) and orange (arancione).
    assert set(letters) >= {"A", "B", "N"}
    assert "V" not in letters
