"""Self-play: the policy plays itself, and what turned out well becomes likelier."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from magnifico.bots.evaluation.network import shipped_network
from magnifico.bots.policy.policy import PARTS, Policy, shipped_policy
from magnifico.engine.state.rows import PALACE
from magnifico.research.training.fit import Adam
from magnifico.research.training.policy_fit import Batches, forward, softmax
from magnifico.research.training.policy_gradient import RATE, improve
from magnifico.research.training.selfplay import Choices, play_side_by_side
from magnifico.research.training.train import SELF_PLAY, Plan, Step, TrainingError, train

GAMES = range(4, 8)
ROUNDS = Plan(games=3, seed=4, policy=True, rounds=3)


@pytest.fixture(scope="module")
def played() -> Choices:
    return play_side_by_side(GAMES, 1, shipped_policy(), shipped_network())[0]


def chances(policy: Policy, choices: Choices) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The chance of every placement of every turn."""
    data = Batches(choices)
    turns = np.arange(len(choices.counts))
    rows, owner = data.batch(turns)
    scores = forward(policy.arrays, choices, turns, rows, owner).scores
    return softmax(scores, data.starts, data.counts)


def test_the_same_games_are_played_again(played: Choices) -> None:
    again, _samples = play_side_by_side(GAMES, 1, shipped_policy(), shipped_network())
    others, _samples = play_side_by_side(GAMES, 2, shipped_policy(), shipped_network())
    for name, values in vars(played).items():
        assert np.array_equal(values, getattr(again, name)), name
    assert not np.array_equal(played.gains, others.gains)


def test_what_is_noted_of_a_turn_fits_the_policy_that_played_it(played: Choices) -> None:
    assert len(played.moves) == played.counts.sum() == len(played.spaces) == len(played.cards)
    assert np.all(played.chosen < played.counts)
    starts = np.cumsum(played.counts) - played.counts
    drawn = chances(shipped_policy(), played)[starts + played.chosen]
    # Positions are kept with half the digits, and scores are rounded.
    assert np.allclose(np.log(drawn), played.chances, atol=0.05)


def test_gains_are_small_beside_points_and_cancel_out(played: Choices) -> None:
    assert played.gains.std() < 0.5 * played.points.mean()
    assert abs(played.gains.mean()) < played.gains.std()


def test_what_turned_out_well_becomes_likelier(played: Choices) -> None:
    starts = np.cumsum(played.counts) - played.counts
    fond = played.spaces[starts + played.chosen] == PALACE
    assert fond.any() and not fond.all()
    taught = replace(played, gains=np.where(fond, 5.0, -1.0).astype(np.float32))
    policy = Policy({name: shipped_policy().arrays[name].copy() for name in PARTS})
    before = chances(policy, played)[played.spaces == PALACE].mean()
    adam = Adam([policy.arrays[name] for name in PARTS], RATE)
    change = improve(policy, taught, adam, np.random.default_rng(1))
    after = chances(policy, played)[played.spaces == PALACE].mean()
    assert after > before
    assert 0.0 <= change.clipped <= 1.0 and change.entropy > 0.0


def test_interrupted_rounds_give_the_same_policy(tmp_path: Path) -> None:
    steps: list[Step] = []
    whole = Policy.load(train(ROUNDS, tmp_path / "whole", watch=steps.append))
    assert [(step.stage, step.done, step.of) for step in steps] == [
        (SELF_PLAY, done, 9) for done in (0, 3, 6, 9)
    ]

    def stop(step: Step) -> None:
        if step.done == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(ROUNDS, tmp_path / "part", watch=stop)
    assert not (tmp_path / "part" / "policy.npz").exists()
    resumed = Policy.load(train(ROUNDS, tmp_path / "part", jobs=2))
    for name, array in whole.arrays.items():
        assert np.array_equal(array, resumed.arrays[name])
        assert not np.array_equal(array, shipped_policy().arrays[name])
    assert resumed.provenance() == whole.provenance()
    assert resumed.provenance()["begun_with"] == shipped_policy().digest()
    assert (
        resumed.provenance()["command"] == "magnifico train --policy --rounds 3 --games 3 --seed 4"
    )


@pytest.mark.parametrize(
    "plan",
    [Plan(rounds=2), Plan(rounds=-1, policy=True), Plan(rounds=2, policy=True, warm_up=20)],
)
def test_rounds_that_make_no_sense_are_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="self-play"):
        train(plan, tmp_path / "plan")
