"""The policy: what it looks at, that it knows nothing hidden, and how worlds are played on with it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.imagined import moves_of
from magnifico.bots.planner import split_turn
from magnifico.bots.policy.choice import LIKELIEST, DrawnChoice
from magnifico.bots.policy.playout import Playout, round_over
from magnifico.bots.policy.policy import Policy, fresh_policy, known_cards, shipped_policy
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_NAMES, PASSING, SPACES, Survey
from magnifico.content.vocabulary import COINS, SERVANTS
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import PASS, PLACE, kind_of, parts
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import MARKET

MIXES = [(2, ()), (4, ()), (5, ("houses", "pazzi"))]


def turns(players: int, expansions: tuple[str, ...]) -> list[tuple[Game, int]]:
    """Turns of one game with a member to place."""
    game = Game.new(Options(players=players, expansions=expansions), "policy")
    bots = [create_bot("greedy", seat) for seat in range(players)]
    found: list[tuple[Game, int]] = []
    while not game.is_over:
        seat = game.to_act[0]
        if isinstance(game.state.agenda[-1], TakeTurn) and game.move_count % 5 == 0:
            placements, _free, _stop = split_turn(moves_of(game.state, seat))
            if len(placements) > 1:
                found.append((game.copy(), seat))
        game.play(bots[seat].choose(Position(game, seat)))
    return found


def judge_of(game: Game) -> Evaluation:
    return Evaluation(game.state.printed)


@pytest.mark.parametrize(("players", "expansions"), MIXES)
def test_a_survey_holds_nothing_hidden(players: int, expansions: tuple[str, ...]) -> None:
    for game, seat in turns(players, expansions):
        judge = judge_of(game)
        codes = moves_of(game.state, seat)
        mine = Survey(judge, game.state, seat)
        other = Survey(judge, game.determinize(seat, "another world").state, seat)
        assert other.position == mine.position
        assert len(mine.position) == len(position_names())
        for code in codes:
            numbers = mine.look(code)
            assert other.look(code) == numbers
            assert len(numbers) == len(MOVE_NAMES)
            assert 0 <= mine.space(code) < SPACES
            assert 0 <= mine.card(code) < len(known_cards())


def test_looking_at_a_move_changes_nothing() -> None:
    for game, seat in turns(3, ("houses",)):
        before = [list(row) for row in game.state.rows]
        survey = Survey(judge_of(game), game.state, seat)
        for code in moves_of(game.state, seat):
            survey.look(code)
        assert [list(row) for row in game.state.rows] == before


def test_a_survey_tells_what_the_market_brings_and_servants_cost() -> None:
    game, seat = turns(4, ())[0]
    survey = Survey(judge_of(game), game.state, seat)
    numbers = survey.look(PLACE.placement(0, MARKET, 0))
    assert numbers[MOVE_NAMES.index("coins")] * 4 == 5  # R6.5: the first space gives five coins
    more = survey.look(PLACE.placement(0, MARKET, 2))
    assert more[MOVE_NAMES.index("servants")] * 4 == -2
    assert more[MOVE_NAMES.index("goods worth")] < numbers[MOVE_NAMES.index("goods worth")]


def test_a_survey_tells_which_rivals_could_take_the_card() -> None:
    game, seat = turns(2, ())[0]
    state = game.state
    judge = judge_of(game)
    rival = 1 - seat
    able = MOVE_NAMES.index("rivals able")
    cards = [
        code
        for code in moves_of(state, seat)
        if kind_of(code) == PLACE.number and 4 <= parts(code)[1] < 8
    ]  # characters are paid in coins
    state.rows[rival][COINS] = 20
    state.rows[rival][SERVANTS] = 9
    rich = Survey(judge, state, seat)
    assert all(rich.look(code)[able] > 0 for code in cards)
    state.rows[rival][COINS] = 0
    poor = Survey(judge, state, seat)
    assert cards and all(poor.look(code)[able] == 0 for code in cards)


def test_passing_has_a_number_of_its_own() -> None:
    game, seat = turns(2, ())[0]
    survey = Survey(judge_of(game), game.state, seat)
    assert survey.space(PASS.code()) == PASSING
    assert not any(survey.look(PASS.code()))


def test_turns_of_several_worlds_are_scored_as_each_alone() -> None:
    policy = shipped_policy()
    found = turns(4, ())[:4]
    judge = judge_of(found[0][0])
    quick = PolicyPlayer(judge, policy)
    alone: list[float] = []
    positions: list[float] = []
    counts: list[int] = []
    numbers: list[float] = []
    spaces: list[int] = []
    cards: list[int] = []
    for game, seat in found:
        moves = split_turn(moves_of(game.state, seat))[0]
        alone += quick.scores(game.state, seat, moves)
        survey = Survey(judge, game.state, seat)
        positions += survey.position
        counts.append(len(moves))
        for code in moves:
            numbers += survey.look(code)
            spaces.append(survey.space(code))
            cards.append(survey.card(code))
    assert policy.scores(positions, counts, numbers, spaces, cards) == pytest.approx(
        alone, abs=0.002
    )


def test_worlds_played_side_by_side_end_as_each_alone() -> None:
    game, seat = turns(3, ())[3]
    quick = PolicyPlayer(judge_of(game), shipped_policy())
    last = game.state.round()

    def playout(number: int) -> Playout:
        world = game.determinize(seat, f"world {number}").state
        rivals = DrawnChoice(seeded(f"dice {number}")) if number % 2 else LIKELIEST
        return Playout(world, last, seat, rivals)

    together = [playout(number) for number in range(4)]
    quick.finish(together)
    for number, done in enumerate(together):
        alone = playout(number)
        quick.finish([alone])
        assert round_over(done.state, last)
        assert [list(row) for row in alone.state.rows] == [list(row) for row in done.state.rows]


def test_a_policy_is_the_same_after_saving(tmp_path: Path) -> None:
    policy = fresh_policy(4, np.random.default_rng(1))
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    for name, array in policy.arrays.items():
        assert np.array_equal(again.arrays[name], array)
    assert again.provenance() == {}


def test_weights_made_for_other_numbers_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    policy = fresh_policy(4, np.random.default_rng(1))
    with path.open("wb") as file:
        np.savez(
            file,
            allow_pickle=False,
            names=np.asarray(["other"]),
            story=np.asarray("{}"),
            **policy.arrays,
        )
    with pytest.raises(ValueError, match="trained on other numbers"):
        Policy.load(path)
