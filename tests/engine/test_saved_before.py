"""Games saved before decisions had names: they load and continue unchanged, unless a card has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from magnifico import Game, SavedGameError
from magnifico.engine.moves.saved import result_text
from tests.before import CHANGED, FOLDER, compare, fits

GAMES: list[dict[str, Any]] = json.loads((FOLDER / "index.json").read_text())["games"]
FITTING = [game for game in GAMES if fits(game)]
OTHERS = [game for game in GAMES if not fits(game)]


def named(game: dict[str, Any]) -> str:
    return str(game["file"]).removesuffix(".magnifico")


def text_of(game: dict[str, Any]) -> str:
    return (FOLDER / "saved" / str(game["file"])).read_text(encoding="utf-8")


@pytest.mark.parametrize("noted", FITTING, ids=named)
def test_a_game_of_an_earlier_version_loads_and_continues_unchanged(noted: dict[str, Any]) -> None:
    game = Game.load(text_of(noted))
    assert len(game.moves) == noted["moves"] and result_text(game) == noted["result"]
    compare(game, noted)
    following = noted.get("continuation")
    assert (following is None) == noted["finished"]
    if following is not None:
        for move in following["moves"]:
            game.play(move)
        assert game.is_over == following["over"]
        compare(game, following)


@pytest.mark.parametrize("noted", FITTING, ids=named)
def test_saved_again_it_is_the_same_file(noted: dict[str, Any]) -> None:
    text = text_of(noted)
    assert Game.load(text).save() == text


@pytest.mark.parametrize("noted", OTHERS, ids=named)
def test_a_game_with_other_cards_is_refused_in_one_sentence(noted: dict[str, Any]) -> None:
    with pytest.raises(SavedGameError) as refused:
        Game.load(text_of(noted))
    sentence = str(refused.value)
    assert f"{CHANGED} 1" in sentence and "\n" not in sentence
    assert refused.value.move == 1


def test_games_of_both_kinds_are_there() -> None:
    assert len(FITTING) == 20 and len(OTHERS) == 29
