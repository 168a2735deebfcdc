"""Games in words for people who use them from Python: `str(game)`, `event.text("it")`, `str(refusal)`."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from magnifico import Game, Options, Refusal
from magnifico.engine.events import Event
from magnifico.texts import LANGUAGES
from tests.support import MIXES, mix_name, random_move

HEAVY = ("rich", "fluent", "numpy", "prompt_toolkit", "magnifico.texts", "magnifico.cli")


def game_until(options: Options, kind: str, seed: int = 1) -> Game:
    """A random game that stands at a decision of this kind."""
    chance = random.Random(seed)
    game = Game.new(options, seed)
    while game.view(None)["decision"]["kind"] != kind:
        game.advance(random_move(game, chance))
    return game


def test_importing_the_library_loads_nothing_that_only_shows_games() -> None:
    code = f"import sys, magnifico; print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True
    )
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_a_whole_table_is_plain_text_of_a_hundred_columns(options: Options) -> None:
    chance = random.Random(7)
    game = Game.new(options, "shown")
    while not game.is_over:
        if chance.random() < 0.02:
            text = str(game)
            assert max(map(len, text.splitlines())) <= 100
            assert "\x1b" not in text and "{" not in text and text == text.rstrip()
        game.advance(random_move(game, chance))
    assert "Total" in str(game)


@pytest.mark.parametrize("kind", ["bonus_tile", "draft", "auction"])
def test_before_the_first_round_the_table_shows_what_there_is_to_choose(kind: str) -> None:
    game = game_until(Options(players=3, expansions=("houses",)), kind)
    text = str(game)
    if kind == "draft":
        for move in game.legal_moves():
            assert game.leader(str(move.leader)).name() in text
    elif kind == "auction":
        for slot in game.view(None)["auction"]:
            assert slot["family"].split("_")[-1].lower() in text.lower()
    else:
        assert all(move.text in text for move in game.legal_moves())


def test_a_table_shows_a_hand_to_its_owner_alone() -> None:
    game = game_until(Options(players=2), "turn")
    seat = game.to_act[0]
    hand = [game.leader(key).name() for key in game.view(seat)["seats"][seat]["hand"]]
    assert hand and all(name in str(game) for name in hand)
    while game.to_act == [seat]:
        game.advance(game.legal_moves()[0])
    kept = [game.leader(key).name() for key in game.view(seat)["seats"][seat]["hand"]]
    assert kept and not any(name in str(game) for name in kept)


def test_players_have_their_names_without_the_marks_of_saved_games() -> None:
    game = Game.new(Options(players=2, rules="basic"), 3)
    assert "Player A" in str(game) and "A Player A" not in str(game)
    game.names = ["Anna", "Ginevra [citizen]"]
    assert "A Anna" in str(game) and "B Ginevra" in str(game) and "citizen" not in str(game)
    assert "A Anna" in game.text(language="ru") and "B Джиневра" in game.text(language="ru")


def test_a_refused_answer_says_what_was_asked_and_what_is_possible() -> None:
    game = game_until(Options(players=2, rules="basic"), "privilege")
    with pytest.raises(Refusal) as refused:
        game.play("support")
    letter = "AB"[game.to_act[0]]
    offered = ", ".join(move.text for move in game.legal_moves())
    assert str(refused.value) == (
        f"That isn’t an option. {letter} must decide: choose a council privilege. Possible: {offered}."
    )


def test_a_refusal_names_leaders_and_numbers() -> None:
    details: dict[str, object] = {"leader": "cosimo_de_medici"}
    assert str(Refusal("E_LEADER_USED", details)) == (
        "Cosimo de’ Medici has already been activated this round."
    )
    assert str(Refusal("E_VALUE", {"value": 3, "needs": 5, "short": 2})) == (
        "Value 3, but 5 is needed: add 2 servants."
    )


def test_a_game_that_is_over_says_so_in_every_language() -> None:
    chance = random.Random(2)
    game = Game.new(Options(players=2, rules="basic"), 2)
    while not game.is_over:
        game.advance(random_move(game, chance))
    refusal = game.why_not("end")
    assert refusal is not None and str(refusal) == "The game is over."
    assert len({refusal.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_events_call_players_by_their_letters_and_keep_secrets() -> None:
    kept = Event("leader_kept", 1, {"player": 1}, {"leader": "cosimo_de_medici"})
    assert kept.text(seat=1) == "B keeps a leader (Cosimo de’ Medici)."
    assert kept.text(seat=0) == kept.text() == "B keeps a leader."
    assert kept.text("it", 1) == "B tiene un Leader (Cosimo de’ Medici)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_leaders_and_moves_have_words(language: str) -> None:
    game = Game.new(Options(players=2), 1)
    card, leader = game.card(5), game.leader("cosimo_de_medici")
    assert card.text(language).startswith(f"#5 {card.name(language)} (")
    assert leader.text(language).startswith(leader.name(language))
    assert len(card.text(language).splitlines()) > 1 < len(leader.text(language).splitlines())
    described = [game.describe(move, language) for move in game.legal_moves()]
    assert len(set(described)) == len(described) and all(described)


def test_a_log_reads_as_sentences() -> None:
    game = game_until(Options(players=2, rules="basic"), "privilege")
    told = [entry.text() for entry in game.log()]
    assert "The game begins." in told[0]
    assert all(line.endswith(".") for text in told for line in text.splitlines())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_game_draws_itself_for_a_seat_and_for_anybody(theme: str) -> None:
    game = game_until(Options(players=2), "turn")
    seat = game.to_act[0]
    hand = [game.leader(key).name() for key in game.view(seat)["seats"][seat]["hand"]]
    own, public = game.draw(seat, theme=theme), game.draw(None, theme=theme)
    assert own.startswith("<svg") and own.rstrip().endswith("</svg>")
    assert own != public and not any(name in public for name in hand)
    assert game._repr_svg_() == game.draw(seat)


def test_a_picture_in_unknown_colours_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'blue'.*light or dark"):
        Game.new(Options(players=2), 1).draw(theme="blue")
