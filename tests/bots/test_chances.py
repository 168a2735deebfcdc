"""The chances to win that the analysis shows: they add up, and in the last turns agree with the search to the end."""

from __future__ import annotations

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.endgame import Endgame, near_the_end
from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.explain.analysis import analyse
from magnifico.bots.explain.chances import Correction, Ending, shares, shipped_correction, shown
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.settings import LEAVES, Settings
from magnifico.engine.rules.scoring import ranking


def finished(players: int, seed: str) -> Game:
    game = Game.new(Options(players=players), seed)
    bots = [create_bot("greedy", seat) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(Position(game, seat)))
    return game


def test_shares_add_up_and_a_sharper_correction_favours_the_favourite() -> None:
    plain = shares([0.6, 0.3, 0.3], 1.0)
    assert plain == pytest.approx([0.5, 0.25, 0.25])
    sharp = shares([0.6, 0.3, 0.3], 2.0)
    assert sharp == pytest.approx([4 / 6, 1 / 6, 1 / 6])
    assert shares([0.0, 0.0], 1.0) == pytest.approx([0.5, 0.5])


def test_an_ending_is_certain_when_nothing_is_left_and_open_before() -> None:
    assert Ending([100, 100], 1, 0).shares(1.0) == pytest.approx([0.0, 1.0])
    near = Ending([100, 97], 0, 1).shares(1.0)
    far = Ending([100, 97], 0, 6).shares(1.0)
    assert near[0] > far[0] > 0.5
    # Three points ahead and half a point for a tie, one member left: e to the 3.5 against 1.
    assert near[0] == pytest.approx(33.115 / 34.115, abs=1e-3)


def test_chances_before_the_end_are_means_over_a_lap() -> None:
    correction = Correction([1.0] * 6, 1.0)
    bare = [[0.8, 0.2], [0.4, 0.6], [0.2, 0.8]]
    ending = Ending([50, 40], 0, 0)
    result = shown(bare, [1, 1, 6], [None, None, ending], correction)
    assert result == [[0.8, 0.2], [0.6, 0.4], [1.0, 0.0]]


def test_the_shipped_correction_is_one_of_a_monotone_kind() -> None:
    correction = shipped_correction()
    assert len(correction.sharpness) == 6
    assert all(each > 0 for each in correction.sharpness)
    assert correction.doubt > 0


@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (3, "b")])
def test_in_the_last_turns_the_favourite_is_the_winner_of_the_search(
    players: int, seed: str
) -> None:
    game = finished(players, seed)
    points = analyse(game, []).points
    searched = 0
    for point in points[:-1]:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.001)
        then = Game.new(game.options, game.seed)
        for move in game.moves[: point.number]:
            then.advance(move)
        state = then.state
        if near_the_end(state):
            searched += 1
            judge = Evaluation(state.printed)
            endgame = Endgame(PolicyPlayer(judge, shipped_policy()), Settings(players).goal)
            winner = ranking(endgame.ended(state.copy(), LEAVES))[0]
            assert point.chances[winner] == max(point.chances)
    assert searched >= players
    winner = ranking(game.state)[0]
    assert points[-1].chances == [1.0 if seat == winner else 0.0 for seat in range(players)]
