"""Improves the policy by rounds of self-play: games, a policy gradient step, the next games.

The folder holds the weights and how far the training is, written after each round, so it can be resumed there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from magnifico.bots.evaluation.network import shipped_network
from magnifico.bots.policy.policy import PARTS, Policy, shipped_policy
from magnifico.processes import worked_off
from magnifico.research.training.columns import write_complete
from magnifico.research.training.fit import Adam
from magnifico.research.training.policy_gradient import RATE, improve
from magnifico.research.training.samples import Samples
from magnifico.research.training.selfplay import Choices, play_side_by_side

AT_ONCE: Final = 35
"""Games that are played side by side, so that the policy scores their turns in one pass."""
REACHED: Final = "reached.npz"
ROUNDS: Final = "rounds.jsonl"


@dataclass(frozen=True)
class Round:
    """The results of a round."""

    number: int  # from 1 on
    turns: int
    points: dict[str, float]  # the mean of the final points, by the number of players
    moved: float  # how far the chances of the moves drawn have moved
    clipped: float
    entropy: float


class Reinforced:
    """The state of a training: policy, optimiser, rounds played."""

    def __init__(self, begun: Policy) -> None:
        self.policy = Policy({name: begun.arrays[name].copy() for name in PARTS})
        self.adam = Adam([self.policy.arrays[name] for name in PARTS], RATE)
        self.rounds = 0
        self.turns = 0

    def save(self, path: Path) -> None:
        """Write everything to a file."""
        arrays = {f"weights {name}": self.policy.arrays[name] for name in PARTS}
        for number, name in enumerate(PARTS):
            arrays[f"first {name}"] = self.adam.first[number]
            arrays[f"second {name}"] = self.adam.second[number]
        with path.open("wb") as file:
            np.savez(
                file,
                allow_pickle=False,
                counts=np.asarray([self.rounds, self.turns, self.adam.number]),
                **arrays,
            )

    def resume(self, path: Path) -> None:
        """Restore what was written last."""
        with np.load(path, allow_pickle=False) as data:
            for number, name in enumerate(PARTS):
                self.policy.arrays[name][...] = data[f"weights {name}"]
                self.adam.first[number][...] = data[f"first {name}"]
                self.adam.second[number][...] = data[f"second {name}"]
            self.rounds, self.turns, self.adam.number = map(int, data["counts"])


def reinforce(
    folder: Path,
    rounds: int,
    games: int,
    seed: int,
    jobs: int,
    watch: Callable[[int], None],
) -> Reinforced:
    """Play the rounds that are missing, each with what the last one learned."""
    state = Reinforced(shipped_policy())
    reached = folder / REACHED
    if reached.exists():
        state.resume(reached)
    watch(state.rounds)
    while state.rounds < rounds:
        number = state.rounds
        choices, samples = _played(number, games, seed, jobs, state.policy)
        write_complete(folder / f"positions-{number + 1:04}.npz", samples.save)
        chance = np.random.default_rng([seed, number])
        rate = RATE * 0.5 * (1.0 + float(np.cos(np.pi * number / rounds)))
        change = improve(state.policy, choices, state.adam, chance, rate)
        state.rounds += 1
        state.turns += len(choices.counts)
        points = {
            str(players): round(float(choices.points[choices.players == players].mean()), 1)
            for players in np.unique(choices.players)
        }
        told = Round(
            state.rounds,
            len(choices.counts),
            points,
            round(change.moved, 4),
            round(change.clipped, 3),
            round(change.entropy, 3),
        )
        with (folder / ROUNDS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(vars(told)) + "\n")
        write_complete(reached, state.save)
        watch(state.rounds)
    return state


def _played(
    number: int, games: int, seed: int, jobs: int, policy: Policy
) -> tuple[Choices, Samples]:
    """The games of a round in order, no matter which process finishes first."""
    first = number * games
    starts = range(first, first + games, AT_ONCE)
    last = first + games
    tasks = [range(start, min(start + AT_ONCE, last)) for start in starts]
    with closing(worked_off(tasks, partial(_chunk, seed, policy), jobs)) as played:
        found = dict(played)
    parts = [found[start] for start in starts]
    choices = Choices.joined([choices for choices, _samples in parts])
    return choices, Samples.joined([samples for _choices, samples in parts])


def _chunk(seed: int, policy: Policy, numbers: range) -> tuple[int, tuple[Choices, Samples]]:
    return numbers.start, play_side_by_side(numbers, seed, policy, shipped_network())
