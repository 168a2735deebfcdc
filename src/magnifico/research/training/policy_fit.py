"""Fits the policy to a teacher's values of the placements: Adam on mini-batches, with NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.policy.policy import Array, Policy, fresh_policy, score
from magnifico.bots.policy.survey import SPACES
from magnifico.research.training.columns import Turns
from magnifico.research.training.decisions import Decisions
from magnifico.research.training.fit import Adam

UNITS: Final = 128
BATCH: Final = 512
RATE: Final = 4e-3
TUNING_RATE: Final = 2e-3
"""For a fit that starts from trained weights."""
SHARPNESS: Final = 1.0
"""How clearly the better move is preferred: a point more makes it e times as likely."""


@dataclass(frozen=True)
class PolicyProgress:
    """Validation after an epoch."""

    epoch: int
    epochs: int
    loss: float  # cross entropy beyond that of the teacher
    agreement: float  # how often the policy's first choice is the teacher's
    regret: float  # points that the policy's first choice is worse in the teacher's eyes


def fit_policy(
    decisions: Decisions,
    seed: int,
    epochs: int,
    progress: Callable[[PolicyProgress], None] | None = None,
    units: int = UNITS,
) -> Policy:
    """The policy that chooses most like the teacher; the last twentieth of the turns is held out."""
    chance = np.random.default_rng(seed)
    policy = fresh_policy(units, chance)
    _descend(policy.arrays, decisions, epochs, RATE, chance, progress)
    return policy


def tune_policy(
    begun: Policy,
    decisions: Decisions,
    seed: int,
    epochs: int,
    progress: Callable[[PolicyProgress], None] | None = None,
) -> Policy:
    """The same from a policy that knows something already, which stays as it is."""
    policy = Policy({name: array.copy() for name, array in begun.arrays.items()})
    _descend(policy.arrays, decisions, epochs, TUNING_RATE, np.random.default_rng(seed), progress)
    return policy


def _descend(
    weights: dict[str, Array],
    decisions: Decisions,
    epochs: int,
    rate: float,
    chance: np.random.Generator,
    progress: Callable[[PolicyProgress], None] | None,
) -> None:
    data = _Data(decisions)
    turns = len(decisions.counts)
    count = turns - max(1, turns // 20)
    names = list(weights)
    adam = Adam([weights[name] for name in names], rate)
    size = min(BATCH, count)
    steps = epochs * (count // size)
    for epoch in range(epochs):
        order = chance.permutation(count)
        for at in range(0, count - size + 1, size):
            slopes = _gradients(weights, data, order[at : at + size])
            adam.step([slopes[name] for name in names], steps)
        if progress is not None:
            progress(_measure(weights, data, np.arange(count, turns), epoch + 1, epochs))


class Batches:
    """Indexes the rows of turns."""

    def __init__(self, turns: Turns) -> None:
        self.counts = turns.counts.astype(np.intp)
        self.starts = np.concatenate([[0], np.cumsum(self.counts)[:-1]])

    def batch(self, turns: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The rows of these turns, one after the other, and to which turn each belongs."""
        counts = self.counts[turns]
        owner = np.repeat(np.arange(len(turns)), counts)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.starts[turns][owner] + within, owner


class _Data(Batches):
    """The decisions of a teacher, ready for batches."""

    def __init__(self, decisions: Decisions) -> None:
        super().__init__(decisions)
        self.decisions = decisions
        self.values = decisions.values
        self.targets = softmax(decisions.values * np.float32(SHARPNESS), self.starts, self.counts)


def softmax(scores: Array, starts: NDArray[np.intp], counts: NDArray[np.intp]) -> Array:
    """The chance of each move within its turn."""
    highest = np.maximum.reduceat(scores, starts)
    shares = np.exp(scores - np.repeat(highest, counts))
    result: Array = shares / np.repeat(np.add.reduceat(shares, starts), counts)
    return result


def _summed(slopes: Array, numbers: NDArray[np.int16], size: int) -> Array:
    """The sums of those rows that belong to each number; as a product with ones it would take several times as long."""
    order = np.argsort(numbers, kind="stable")
    found, starts = np.unique(numbers[order], return_index=True)
    result = np.zeros((size, slopes.shape[1]), dtype=np.float32)
    result[found] = np.add.reduceat(slopes[order], starts, axis=0)
    return result


@dataclass(frozen=True)
class Pass:
    """One computation of scores, with what the gradients need of it."""

    positions: Array
    moves: Array
    spaces: NDArray[np.int16]
    cards: NDArray[np.int16]
    units: Array
    scores: Array


def forward(
    weights: dict[str, Array],
    seen: Turns,
    turns: NDArray[np.intp],
    rows: NDArray[np.intp],
    owner: NDArray[np.intp],
) -> Pass:
    """The scores of the placements of some turns; `rows` and `owner` are those of `Batches.batch`."""
    positions = seen.positions[turns].astype(np.float32)
    moves = seen.moves[rows].astype(np.float32)
    spaces, cards = seen.spaces[rows], seen.cards[rows]
    units = (positions @ weights["position"] + weights["bias"])[owner]
    units += moves @ weights["moves"]
    units += weights["spaces"][spaces]
    units += weights["cards"][cards]
    return Pass(positions, moves, spaces, cards, units, score(units, weights["out"]))


def _gradients(weights: dict[str, Array], data: _Data, turns: NDArray[np.intp]) -> dict[str, Array]:
    rows, owner = data.batch(turns)
    counts = data.counts[turns]
    starts = np.cumsum(counts) - counts
    done = forward(weights, data.decisions, turns, rows, owner)
    slope = softmax(done.scores, starts, counts) - data.targets[rows]
    slope /= np.float32(len(turns))
    return backward(weights, done, slope, starts)


def backward(
    weights: dict[str, Array], done: Pass, slope: Array, starts: NDArray[np.intp]
) -> dict[str, Array]:
    """The derivatives for all weights, from those for the scores; the turns begin at `starts`."""
    hidden = np.maximum(done.units[:, :-1], np.float32(0.0))
    back = np.empty_like(done.units)
    back[:, :-1] = np.outer(slope, weights["out"]) * (hidden > 0.0)
    back[:, -1] = slope
    by_turn = np.add.reduceat(back, starts, axis=0)
    return {
        "position": done.positions.T @ by_turn,
        "moves": done.moves.T @ back,
        "spaces": _summed(back, done.spaces, SPACES),
        "cards": _summed(back, done.cards, len(weights["cards"])),
        "bias": by_turn.sum(axis=0),
        "out": hidden.T @ slope,
    }


def _measure(
    weights: dict[str, Array], data: _Data, turns: NDArray[np.intp], epoch: int, epochs: int
) -> PolicyProgress:
    rows, owner = data.batch(turns)
    counts = data.counts[turns]
    starts = np.cumsum(counts) - counts
    scores = forward(weights, data.decisions, turns, rows, owner).scores
    targets = data.targets[rows]
    values = data.values[rows]
    loss = targets * (np.log(targets + 1e-12) - np.log(softmax(scores, starts, counts) + 1e-12))
    best = np.maximum.reduceat(values, starts)
    chosen = scores == np.repeat(np.maximum.reduceat(scores, starts), counts)
    picked = np.maximum.reduceat(np.where(chosen, values, -1e9), starts)
    return PolicyProgress(
        epoch,
        epochs,
        float(loss.sum() / len(turns)),
        float((picked >= best).mean()),
        float((best - picked).mean()),
    )
