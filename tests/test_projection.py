"""Points if the game ended now: the rules of the final scoring, applied to what lies open."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.content.vocabulary import (
    CHARACTER,
    COINS,
    FAITH,
    MILITARY,
    SERVANTS,
    STONE,
    TERRITORY,
    VICTORY,
    WOOD,
)
from magnifico.engine.state.rows import CARD_COUNT
from magnifico.projection import church_offer, project
from tests.support import MIXES, mix_name, random_move

BASIC = Options(players=2, rules="basic")


def arranged(**goods: int) -> Game:
    """A game that has just begun, the first seat with these goods and the second with nothing."""
    game = Game.new(BASIC, seed=3)
    names = {
        "wood": WOOD,
        "stone": STONE,
        "coins": COINS,
        "servants": SERVANTS,
        "military": MILITARY,
        "faith": FAITH,
        "victory": VICTORY,
        "territories": CARD_COUNT + TERRITORY,
        "characters": CARD_COUNT + CHARACTER,
    }
    for row in game.state.rows:
        for place in names.values():
            row[place] = 0
    for name, amount in goods.items():
        game.state.rows[0][names[name]] = amount
    return game


def sources_of(game: Game, seat: int = 0) -> dict[str, int]:
    """The categories that bring something."""
    return {name: points for name, points in project(game)[seat].sources.items() if points}


def test_four_goods_bring_nothing_and_five_bring_a_point() -> None:
    """R14.7."""
    assert "resources" not in sources_of(arranged(wood=1, stone=1, coins=1, servants=1))
    assert sources_of(arranged(wood=2, stone=1, coins=1, servants=1))["resources"] == 1


def test_sets_and_military_strength_count() -> None:
    """R14.3, R14.4, R14.6: four territories 4, two characters 3, the strongest alone 5."""
    found = sources_of(arranged(territories=4, characters=2, military=1))
    assert (found["territories"], found["characters"], found["military"]) == (4, 3, 5)


@pytest.mark.parametrize(("faith", "points"), [(0, 0), (3, 3), (4, 4), (6, 7), (15, 30)])
def test_faith_counts_as_in_the_last_report(faith: int, points: int) -> None:
    """R1.11, R12.4: those below the requirement get the points of the step, too."""
    assert sources_of(arranged(faith=faith)).get("church", 0) == points


def test_points_of_the_track_belong_to_the_total() -> None:
    before, after = project(arranged())[0], project(arranged(victory=11))[0]
    assert after.total == before.total + 11
    assert after.place == 1


def test_it_changes_nothing() -> None:
    game = arranged(faith=5, coins=9)
    before = game.digest()
    project(game)
    assert game.digest() == before


@pytest.mark.parametrize("options", MIXES[::4], ids=mix_name)
def test_sources_add_up_all_game_long(options: Options) -> None:
    chance = random.Random(mix_name(options))
    game = Game.new(options, 5)
    while not game.is_over:
        scores = project(game)
        assert sorted(score.place for score in scores) == list(range(1, options.players + 1))
        for score in scores:
            assert score.total == sum(score.sources.values())
        game.play(random_move(game, chance))
    assert [score.total for score in project(game)] == [score.total for score in game.scores()]


def test_all_seats_and_spectators_get_the_same() -> None:
    """Nothing hidden is counted: with the unknown dealt again by any seat the result stays."""
    chance = random.Random(8)
    options = Options(players=3, rules="advanced", expansions=("houses",))
    game = Game.new(options, 8)
    while not game.is_over:
        known = [(score.total, score.sources) for score in project(game)]
        for seat in range(options.players):
            imagined = game.determinize(seat, "again")
            assert [(score.total, score.sources) for score in project(imagined)] == known
        game.play(random_move(game, chance))


def test_the_church_offers_the_points_of_the_step_or_the_tile() -> None:
    """R12.2, R12.3: the fifth step brings five points, and a refusal the tile of the period."""
    game = Game.new(BASIC, seed=3)
    game.state.rows[1][FAITH] = 5
    offer = church_offer(game, 1)
    assert (offer.faith, offer.points, offer.lost) == (5, 5, 0)
    assert offer.tile == game.view(1)["excommunications"][0]
    assert game.state.rows[1][FAITH] == 5
