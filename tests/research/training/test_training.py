"""Training: games become samples, samples a network; it can be stopped and resumed."""

from __future__ import annotations

import json
import multiprocessing
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from magnifico.bots.evaluation.features import column
from magnifico.bots.evaluation.network import Network, shipped_network
from magnifico.bots.evaluation.vocabulary import known_things
from magnifico.bots.policy.policy import Policy, shipped_policy
from magnifico.engine.state.rows import PALACE
from magnifico.research.training.decisions import load_decisions, play_taught_by_lookahead
from magnifico.research.training.fit import Progress, fit
from magnifico.research.training.mixes import MIXES, options_of
from magnifico.research.training.policy_fit import PolicyProgress, fit_policy
from magnifico.research.training.samples import Samples, play_quickly, play_sampled
from magnifico.research.training.train import (
    WARMING_UP,
    Plan,
    Step,
    TrainingError,
    load_samples,
    train,
)
from tests.waiting import until

TINY = Plan(games=4, stages=2, epochs=2, seed=3, shard=2)


def test_every_mix_has_its_turn() -> None:
    total = sum(mix.share for mix in MIXES)
    met = [options_of(number) for number in range(total)]
    assert {mix.options for mix in MIXES} == set(met)
    assert options_of(total) == options_of(0)


def test_samples_tell_how_the_game_ended() -> None:
    samples = play_sampled(3, 5)
    again = play_sampled(3, 5)
    assert np.array_equal(samples.numbers, again.numbers)
    assert np.array_equal(samples.targets, again.targets)
    own, rival, win = samples.targets.T
    assert len(own) > 10
    assert set(np.unique(win)) <= {0.0, 1.0}
    assert np.all(own[win == 1.0] >= rival[win == 1.0])


def test_quick_games_give_samples_too_and_more_of_them_at_the_start_of_a_round() -> None:
    samples = play_quickly(4, 5, shipped_network(), shipped_policy())
    again = play_quickly(4, 5, shipped_network(), shipped_policy())
    assert np.array_equal(samples.numbers, again.numbers)
    assert np.array_equal(samples.targets, again.targets)
    own, rival, win = samples.targets.T
    assert np.all(own[win == 1.0] >= rival[win == 1.0])
    fresh = samples.numbers[:, column("members")] >= 4
    assert 4 < fresh.sum() < len(fresh)


def test_a_training_can_begin_with_the_shipped_policy(tmp_path: Path) -> None:
    plan = Plan(games=1, stages=1, epochs=1, seed=3, shard=1, quick=True)
    network = Network.load(train(plan, tmp_path / "network"))
    assert str(network.provenance()["command"]).endswith("--shard 1 --quick")
    plan = replace(plan, policy=True, playouts=2)
    told = Policy.load(train(plan, tmp_path / "policy")).provenance()
    assert told["begun_with"] == shipped_policy().digest()
    assert str(told["command"]).endswith("--policy --playouts 2 --quick")


def test_a_policy_is_warmed_up_by_games_that_are_the_same_in_every_training(tmp_path: Path) -> None:
    plan = Plan(games=1, stages=1, epochs=2, seed=3, shard=1, policy=True, playouts=2, warm_up=20)
    steps: list[Step] = []
    told = Policy.load(train(plan, tmp_path / "one", watch=steps.append)).provenance()
    assert str(told["command"]).endswith("--policy --playouts 2 --warm-up 20")
    assert steps[0].stage == WARMING_UP and steps[-1].stage == 0
    warm = Policy.load(tmp_path / "one" / "warm-up" / "policy.npz")
    other = replace(plan, seed=4)
    (tmp_path / "two").mkdir()
    train(other, tmp_path / "two")
    again = Policy.load(tmp_path / "two" / "warm-up" / "policy.npz")
    assert warm.digest() == again.digest()
    assert warm.digest() != Policy.load(tmp_path / "one" / "policy.npz").digest()


@pytest.mark.parametrize(
    "plan",
    [Plan(policy=True, warm_up=7), Plan(policy=True, warm_up=-20), Plan(warm_up=20)],
)
def test_a_warm_up_that_makes_no_sense_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="warm"):
        train(plan, tmp_path / "refused")


def made_up(rows: int) -> Samples:
    """Samples in which one thing is worth ten points and nothing else matters."""
    chance = np.random.default_rng(4)
    real = play_sampled(3, 5).numbers
    numbers = real[chance.integers(0, len(real), rows)].copy()
    things = np.zeros((rows, 48), dtype=np.int16)
    things[:, 0] = 1 + chance.integers(0, 2, rows)
    own = np.where(things[:, 0] == 1, 60.0, 50.0)
    targets = np.stack([own, np.full(rows, 55.0), own > 55], axis=1).astype(np.float32)
    return Samples(numbers, things, targets)


def test_a_network_learns_what_a_thing_is_worth() -> None:
    samples = made_up(6000)
    seen: list[Progress] = []
    network = fit(samples, 1, 40, seen.append, rate=0.02)
    assert seen[-1].own_error < 0.3 * seen[-1].estimate_error
    assert seen[-1].win_loss < 0.5 * seen[-1].win_chance_loss
    rows = samples.numbers[:200].tolist()
    with_it, without = (
        np.mean(network.outcomes(rows, [[thing]] * len(rows)), axis=0) for thing in (1, 2)
    )
    assert with_it[0] - without[0] == pytest.approx(10.0, abs=2.0)
    assert with_it[2] > 0.8 > 0.2 > without[2]


def test_a_resumed_training_gives_the_same_network(tmp_path: Path) -> None:
    steps: list[Step] = []
    whole = train(TINY, tmp_path / "whole", watch=steps.append)
    assert {step.what for step in steps} == {"games", "fit"}
    assert (steps[0].done, steps[0].of) == (0, 4)

    part = tmp_path / "part"
    train(TINY, part)
    (part / "stage-2" / "network.npz").unlink()
    (part / "stage-2" / "games-00001.npz").unlink()
    (part / "network.npz").unlink()
    (part / "stage-2" / "games-00001.npz.1.part").write_bytes(b"cut off")
    again = train(TINY, part, jobs=2)
    first, second = Network.load(whole), Network.load(again)
    for (weights, bias), (others, other_bias) in zip(first.layers, second.layers, strict=True):
        assert np.array_equal(weights, others) and np.array_equal(bias, other_bias)
    assert first.provenance() == second.provenance()
    assert first.provenance()["positions"] == len(load_samples(part, 1).numbers)
    assert np.array_equal(first.things, second.things)
    assert first.things.shape == (len(known_things()), 6)
    assert np.any(first.things)


def test_a_resumed_training_gives_the_same_policy(tmp_path: Path) -> None:
    plan = Plan(games=2, stages=2, epochs=2, seed=3, shard=1, policy=True, playouts=2)
    steps: list[Step] = []
    whole = train(plan, tmp_path / "whole", watch=steps.append)
    assert {step.what for step in steps} == {"games", "fit"}

    part = tmp_path / "part"
    train(plan, part)
    (part / "stage-2" / "policy.npz").unlink()
    (part / "stage-2" / "games-00001.npz").unlink()
    (part / "policy.npz").unlink()
    first, second = Policy.load(whole), Policy.load(train(plan, part, jobs=2))
    for name, array in first.arrays.items():
        assert np.array_equal(array, second.arrays[name])
    assert first.provenance() == second.provenance()
    assert first.provenance()["turns"] == len(load_decisions(part / "stage-2").counts)


def test_a_policy_learns_to_choose_as_its_teacher() -> None:
    played = play_taught_by_lookahead(0, 1)
    fond = np.where(played.spaces == PALACE, 5.0, 0.0).astype(np.float32)
    seen: list[PolicyProgress] = []
    fit_policy(replace(played, values=fond), 1, 400, seen.append, units=4)
    assert seen[-1].loss < 0.2 * seen[0].loss
    assert seen[-1].agreement == 1.0 and seen[-1].regret == 0.0


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    train(Plan(games=2, stages=1, epochs=1, shard=2), tmp_path / "one")
    with pytest.raises(TrainingError, match="belongs to another plan"):
        train(Plan(games=4, stages=1, epochs=1, shard=2), tmp_path / "one")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(TrainingError, match="holds something else"):
        train(TINY, tmp_path / "two")


@pytest.mark.parametrize(
    "plan", [Plan(games=3, shard=2), Plan(games=0), Plan(stages=0), Plan(epochs=0)]
)
def test_a_plan_that_cannot_be_carried_out_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(TrainingError):
        train(plan, tmp_path / "plan")


def command(folder: Path) -> list[str]:
    """The command line of a small training."""
    numbers = ["--games", "6", "--shard", "1", "--stages", "1", "--epochs", "1", "--seed", "2"]
    return [sys.executable, "-m", "magnifico.cli.main", "train", "--out", str(folder), *numbers]


def test_the_command_survives_being_killed(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    running = subprocess.Popen(command(folder), stderr=subprocess.DEVNULL)
    until(lambda: list(folder.glob("stage-1/games-*.npz")))
    running.send_signal(signal.SIGKILL)
    running.wait()
    left = subprocess.run(
        [*command(folder), "--json"], capture_output=True, text=True, check=True, timeout=120
    )
    whole = subprocess.run(
        [*command(tmp_path / "whole"), "--json"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    told, expected = json.loads(left.stdout), json.loads(whole.stdout)
    assert told.pop("network") == str(folder / "network.npz")
    expected.pop("network")
    assert told == expected
    assert "6/6" in whole.stderr


def test_bad_input_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("a file", encoding="utf-8")
    for arguments in (
        ["--games", "7", "--out", str(tmp_path / "new")],
        ["--out", str(tmp_path / "x")],
        ["--seed", "-1", "--out", str(tmp_path / "new")],
        ["--jobs", "0", "--out", str(tmp_path / "new")],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "magnifico.cli.main", "train", *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("magnifico: ") and done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_a_process_that_dies_leaves_a_resumable_training(tmp_path: Path) -> None:
    def kill_one(step: Step) -> None:
        for process in multiprocessing.active_children()[:1]:
            process.kill()

    plan = Plan(games=8, stages=1, epochs=1, seed=3, shard=1)
    with pytest.raises(TrainingError, match="the same command resumes"):
        train(plan, tmp_path / "died", 2, kill_one)
    assert Network.load(train(plan, tmp_path / "died")).provenance() == (
        Network.load(train(plan, tmp_path / "whole")).provenance()
    )


def test_the_story_of_a_network_holds_its_whole_command(tmp_path: Path) -> None:
    told = Network.load(train(Plan(2, 1, 1, 3, 1), tmp_path / "small")).provenance()
    assert told["command"] == ("magnifico train --games 2 --stages 1 --epochs 1 --seed 3 --shard 1")
