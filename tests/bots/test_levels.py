"""Levels and budgets: how they are named, that they play, that each is a step."""

from __future__ import annotations

import pytest

from magnifico.bots import BOT_NAMES, LEVELS, Position, check_bot, create_bot
from magnifico.bots.greedy_bot import noticed
from magnifico.bots.levels import LEVEL_TABLE
from magnifico.bots.search_bot import SearchBot
from magnifico.bots.spec import Budget
from magnifico.engine.game import Game
from magnifico.engine.moves.kinds import END, PLACE, parts
from magnifico.engine.options import Options
from magnifico.engine.state.random import seeded
from magnifico.research.arena.match import Match, play_match
from magnifico.research.arena.simulate import SimulationRequest, simulate


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", "unknown bot 'genius'"),
        ("", "unknown bot ''"),
        ("novice+church", "unknown bot 'novice+church'"),
        ("patrician@64", "'patrician' does not search"),
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


def test_a_name_carries_level_and_budget() -> None:
    spec = check_bot("magnifico@500ms")
    assert (spec.name, spec.budget) == ("magnifico", Budget(seconds=0.5))
    assert check_bot("swift@64").budget == Budget(playouts=64)
    assert create_bot("magnifico@500ms", 1).name == "magnifico@500ms"


def test_a_time_limit_from_outside_does_not_override_the_budget_of_the_name() -> None:
    plain = create_bot("magnifico", 1, seconds=0.25)
    named = create_bot("magnifico@2s", 1, seconds=0.25)
    assert isinstance(plain, SearchBot) and isinstance(named, SearchBot)
    assert plain.budget == LEVEL_TABLE["magnifico"].usual_budget(0.25) == Budget(0.25, 192)
    assert named.budget == Budget(2.0, 0)


def test_there_are_five_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("novice", "apprentice", "citizen", "patrician", "magnifico")
    assert set(LEVELS) < set(BOT_NAMES)


@pytest.mark.parametrize("name", ["swift@2", "policy"])
@pytest.mark.parametrize(("players", "expansions"), [(2, ()), (3, ("houses", "pazzi"))])
def test_searches_play_whole_games(name: str, players: int, expansions: tuple[str, ...]) -> None:
    options = Options(players=players, expansions=expansions)
    bots = (name,) + ("greedy",) * (players - 1)
    assert play_match(Match(0, options, bots, "search")).error == ""


def test_a_search_stops_at_its_number_of_playouts_and_keeps_the_best_first() -> None:
    game = Game.new(Options(players=2, rules="basic"), "budget")
    while game.state.round() == 0:
        seat = game.to_act[0]
        game.play(game.legal_moves(seat)[0])
    bot = create_bot("swift@30", 1)
    assert isinstance(bot, SearchBot)
    options = bot.options(Position(game, game.to_act[0]))
    visits = [option.visits for option in options]
    assert 8 <= sum(visits) <= 38  # a world in which all options are tried is finished
    assert visits[0] == max(visits)


def test_a_time_limit_ends_a_search_that_has_no_number() -> None:
    game = Game.new(Options(players=2, rules="basic"), "time")  # no leaders, which come first
    while game.state.round() == 0:
        game.play(game.legal_moves(game.to_act[0])[0])
    bot = create_bot("swift@1ms", 1)
    assert isinstance(bot, SearchBot)
    options = bot.options(Position(game, game.to_act[0]))
    # Without its limit it would never end; a second world needs far more than a thousandth of a second.
    assert len(options) > 6 and sum(option.visits for option in options) <= 6


@pytest.mark.parametrize(
    ("better", "worse"),
    [("apprentice", "novice"), ("citizen", "apprentice"), ("patrician", "citizen")],
)
@pytest.mark.parametrize("players", [2, 4])
def test_each_level_below_the_search_is_a_clear_step(better: str, worse: str, players: int) -> None:
    bots = (better,) + (worse,) * (players - 1)
    report = simulate(SimulationRequest(16, Options(players=players), bots, "steps"))
    assert report.bots[0].mean > report.bots[1].mean + 12


def test_an_overlooked_space_is_not_considered_in_that_turn() -> None:
    placements = [PLACE.code(member, space) for space in range(6) for member in range(4)]
    others = [END.code()]
    for seed in range(20):
        left = noticed(placements + others, 50, seeded(f"eyes {seed}"))
        assert left[-1:] == others
        seen = {parts(code)[1] for code in left[:-1]}
        # A space is seen with all members or with none.
        assert left[:-1] == [code for code in placements if parts(code)[1] in seen]
        assert seen
    assert noticed(placements, 100, seeded("blind")) == placements
    assert noticed(others, 100, seeded("blind")) == others


def test_weak_levels_err_as_people_do() -> None:
    """They keep goods to the end and meet the Church less often than a level that minds it."""
    options = Options(players=2)
    kept = dict.fromkeys(("novice", "citizen", "greedy"), 0.0)
    supports = dict.fromkeys(kept, 0.0)
    for name in kept:
        for number in range(6):
            result = play_match(Match(number, options, (name, name), f"errors {number}"))
            for seat in result.seats:
                kept[name] += seat.sources["resources"]
                supports[name] += seat.deeds["supports"]
    assert supports["greedy"] > supports["citizen"] > supports["novice"]
    assert kept["novice"] > kept["greedy"]
