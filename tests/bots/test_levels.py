"""Levels, personalities and budgets: how they are named, that they play, that each is a step."""

from __future__ import annotations

import pytest

from magnifico.arena.match import Match, play_match
from magnifico.arena.simulate import SimulationRequest, simulate
from magnifico.bots import BOT_NAMES, LEVELS, PERSONALITIES, Position, check_bot, create_bot
from magnifico.bots.levels import LEVEL_TABLE
from magnifico.bots.searching import ThinkingBot
from magnifico.bots.spec import Budget
from magnifico.engine.game import Game
from magnifico.engine.options import Options


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", "unknown bot 'genius'"),
        ("", "unknown bot ''"),
        ("novice+cook", "unknown personality 'cook'"),
        ("novice+", "unknown personality ''"),
        ("random+church", "'random' has no personality"),
        ("greedy@1s", "'greedy' does not search"),
        ("magnifico@", "'' isn't a budget"),
        ("magnifico@soon", "'soon' isn't a budget"),
        ("magnifico@-1s", "'-1s' isn't a budget"),
        ("magnifico@0", "'@0' is out of range"),
        ("magnifico@601s", "'@601s' is out of range"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence.replace("+", "\\+")):
        check_bot(name)


def test_a_name_carries_level_personality_and_budget() -> None:
    spec = check_bot("magnifico+church@500ms")
    assert (spec.name, spec.personality, spec.budget) == (
        "magnifico",
        "church",
        Budget(seconds=0.5),
    )
    assert check_bot("tree@64").budget == Budget(playouts=64)
    assert create_bot("magnifico+church@500ms", 1).name == "magnifico+church@500ms"


def test_a_time_limit_from_outside_does_not_override_the_budget_of_the_name() -> None:
    plain = create_bot("magnifico", 1, seconds=0.25)
    named = create_bot("magnifico@2s", 1, seconds=0.25)
    assert isinstance(plain, ThinkingBot) and isinstance(named, ThinkingBot)
    assert (plain.seconds, plain.playouts) == (0.25, LEVEL_TABLE["magnifico"].playouts)
    assert (named.seconds, named.playouts) == (2.0, 0)


def test_there_are_five_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("novice", "apprentice", "citizen", "patrician", "magnifico")
    assert set(LEVELS) < set(BOT_NAMES)


@pytest.mark.parametrize("personality", PERSONALITIES)
@pytest.mark.parametrize("level", ["novice", "patrician", "magnifico@2"])
def test_every_personality_plays_a_whole_game(level: str, personality: str) -> None:
    base, at, budget = level.partition("@")
    name = f"{base}+{personality}{at}{budget}"
    options = Options(players=2, expansions=("houses",))
    result = play_match(Match(0, options, (name, level), "tastes"))
    assert result.error == ""


@pytest.mark.parametrize("name", ["flat@2", "tree@2", "swift@2", "policy"])
@pytest.mark.parametrize(("players", "expansions"), [(2, ()), (3, ("houses", "pazzi"))])
def test_searches_play_whole_games(name: str, players: int, expansions: tuple[str, ...]) -> None:
    options = Options(players=players, expansions=expansions)
    bots = (name,) + ("greedy",) * (players - 1)
    assert play_match(Match(0, options, bots, "search")).error == ""


def test_a_search_stops_at_its_number_of_playouts_and_keeps_the_best_first() -> None:
    game = Game.new(Options(players=2), "budget")
    while game.state.round() == 0:
        seat = game.to_act[0]
        game.play(game.legal_moves(seat)[0])
    for name in ("flat@30", "tree@30", "swift@30"):
        bot = create_bot(name, 1)
        assert isinstance(bot, ThinkingBot)
        options = bot.options(Position(game, game.to_act[0]))
        visits = [option.visits for option in options]
        assert 8 <= sum(visits) <= 38  # a world in which all options are tried is finished
        assert visits[0] == max(visits)


@pytest.mark.parametrize("name", ["flat", "tree", "swift"])
def test_a_time_limit_ends_a_search_that_has_no_number(name: str) -> None:
    game = Game.new(Options(players=2), "time")
    while game.state.round() == 0:
        game.play(game.legal_moves(game.to_act[0])[0])
    bot = create_bot(f"{name}@1ms", 1)
    assert isinstance(bot, ThinkingBot)
    options = bot.options(Position(game, game.to_act[0]))
    # Without its limit it would never end; a second world needs far more than a thousandth of a second.
    assert len(options) > 6 and sum(option.visits for option in options) <= 6


@pytest.mark.parametrize(
    ("better", "worse"),
    [("apprentice", "novice"), ("citizen", "apprentice")],
)
def test_each_blurred_level_is_a_step(better: str, worse: str) -> None:
    bots = (better, worse, worse, worse)
    report = simulate(SimulationRequest(16, Options(), bots, "steps"))
    assert report.bots[0].mean > report.bots[1].mean + 5
