"""The table can be read in every language and theme, at every moment of every kind of game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from magnifico import Game, Options
from magnifico.draw import Theme, draw_hand, draw_table
from magnifico.texts import LANGUAGES, texts_for
from tests.draw.reading import check_stands_alone, check_texts, read, texts_of, words_of
from tests.support import MIXES, mix_name, play_on, random_move

THEMES: tuple[Theme, ...] = ("light", "dark")
LONG = [
    "Massimiliano Ferdinando Sforza della Rovere",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Екатерина Великолепная Щербинская-Жданова",
    "日本語の長い名前のプレイヤーさんです",
    'A<b>&"c"\x00\x1b[31m\u202e 🎲🎲🎲',
]


def moments(options: Options, seed: int) -> Iterator[Game]:
    """Some positions of a random game, with every kind of decision once, and its end."""
    chance = random.Random(seed)
    game = Game.new(options, seed=seed)
    seen: set[object] = set()
    while not game.is_over:
        decision: Any = game.view(None)["decision"]
        if decision["kind"] not in seen or chance.random() < 0.01:
            seen.add(decision["kind"])
            yield game
        game.play(random_move(game, chance))
    yield game


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_moment_can_be_drawn_and_read(options: Options) -> None:
    for number, game in enumerate(moments(options, options.players)):
        for seat in (None, number % options.players):
            language = LANGUAGES[number % len(LANGUAGES)]
            svg = draw_table(
                game.view(seat),
                options=options,
                language=language,
                theme=THEMES[number % 2],
                names=LONG[: options.players] if number % 3 else None,
            )
            check_texts(svg)
            check_stands_alone(svg)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_with_long_names_and_five_towers(language: str, theme: Theme) -> None:
    options = Options(players=5, expansions=("houses", "pazzi"))
    game = Game.new(options, seed=3)
    chance = random.Random(3)
    while not (game.view(None)["round"] == 4 and game.view(None)["palace"]):
        game.play(random_move(game, chance))
    svg = draw_table(
        game.view(game.to_act[0]), options=options, language=language, theme=theme, names=LONG
    )
    check_texts(svg)
    root = read(svg)
    assert root.attrib["width"] == "800"
    assert all(root.find(f"{{*}}{part}") is not None for part in ("title", "desc"))


def crowded(game: Game) -> dict[str, Any]:
    """A view with more of everything than a game is likely to bring together."""
    view: dict[str, Any] = json.loads(json.dumps(game.view(0)))
    everybody = [
        {"seat": seat, "member": member}
        for seat in range(5)
        for member in ("white", "black", "orange", "neutral")
    ]
    view["palace"] = everybody
    for space in view["spaces"]:
        space["members"] = everybody[:9]
    leaders = [
        "federico_da_montefeltro",
        "giovanni_dalle_bande_nere",
        "massimiliano_i_dasburgo",
        "michelangelo_buonarroti",
        "sigismondo_malatesta",
        "bartolomeo_colleoni",
    ]
    for own in view["seats"]:
        own["leaders"] = [{"leader": key, "used": key < "g"} for key in leaders]
        own["goods"] = dict.fromkeys(own["goods"], 88)
        own["goods"]["victory"] = 188
        own["members"] = dict.fromkeys(("white", "black", "orange", "neutral", "brown"), 12)
        own["excommunicated"] = view["excommunications"]
        own["hand_count"] = 6
    view["seats"][0] |= {"hand": leaders, "tokens": ["coins3"] * 40}
    return view


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_leaders_in_play_and_six_in_hand_fit(language: str) -> None:
    options = Options(players=5, expansions=("houses", "pazzi"))
    game = Game.new(options, seed=1)
    chance = random.Random(1)
    while not game.view(None)["round"]:
        game.play(random_move(game, chance))
    view = crowded(game)
    check_texts(draw_table(view, options=options, language=language, names=LONG))
    for seat in (0, 1):
        svg = draw_hand(view, seat, options=options, language=language, names=LONG)
        check_texts(svg)
        check_stands_alone(svg)
    view["seats"][1]["leaders"] *= 2
    check_texts(draw_table(view, options=options, language=language, names=LONG))


def test_the_picture_says_what_happens() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=5)
    names = ["Anna", "Bruno"]
    view = game.view(None)
    svg = draw_table(view, options=game.options, names=names)
    shown = {text.words for text in texts_of(svg)}
    assert f"Waiting for {names[game.to_act[0]]}" in shown
    assert {"Round 1 of 6, period I", "Territories", "Market", "Anna", "Bruno"} <= shown
    numbers = [floor["card"] for tower in view["towers"] for floor in tower["floors"]]
    assert {str(number) for number in numbers} <= shown
    play_on(game, random.Random(5))
    view = game.view(None)
    svg = draw_table(view, options=game.options, names=names)
    shown = {text.words for text in texts_of(svg)}
    assert {"Game over", "The most magnificent", "Total"} <= shown
    assert {str(score.total) for score in game.scores()} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_said_without_cutting_a_word(language: str) -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=5)
    play_on(game, random.Random(5))
    svg = draw_table(
        game.view(None), options=game.options, names=["Anna", "Bruno"], language=language
    )
    shown = {text.words for text in texts_of(svg)}
    assert texts_for(language).get("web-final-most") in shown
    assert not [words for words in shown if "…" in words]


def test_the_same_position_is_drawn_the_same_and_two_drawings_share_no_ids() -> None:
    options = Options(players=3)
    game = Game.new(options, seed=2)
    first = draw_table(game.view(0), options=options)
    assert first == draw_table(json.loads(json.dumps(game.view(0))), options=options)
    other = draw_table(game.view(0), options=options, theme="dark")
    ids = [
        {element.attrib["id"] for element in read(svg).iter() if "id" in element.attrib}
        for svg in (first, other)
    ]
    assert not ids[0] & ids[1]


def test_a_width_scales_the_whole_picture() -> None:
    options = Options(players=2, rules="basic")
    view = Game.new(options, seed=5).view(None)
    small, large = (read(draw_table(view, options=options, width=width)) for width in (800, 1200))
    assert small.attrib["viewBox"] == large.attrib["viewBox"]
    assert large.attrib["width"] == "1200"
    assert float(large.attrib["height"]) == pytest.approx(float(small.attrib["height"]) * 1.5)


def test_names_cannot_add_to_the_document() -> None:
    options = Options(players=2, rules="basic")
    view = Game.new(options, seed=5).view(None)
    names = ['<script>"&', "\ue000\ud800\x0b]]>"]
    svg = draw_table(view, options=options, names=names)
    check_stands_alone(svg)
    assert any("<script>" in words for words in words_of(svg))


@pytest.mark.parametrize("wrong", [{"language": "xx"}, {"theme": "sepia"}])
def test_unknown_languages_and_themes_are_refused(wrong: dict[str, Any]) -> None:
    options = Options(players=2, rules="basic")
    with pytest.raises(ValueError, match="unknown"):
        draw_table(Game.new(options, seed=5).view(None), options=options, **wrong)
