"""Fitting the policy to what a teacher thought of the placements: Adam on mini-batches, with NumPy alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.policy import Array, Policy, fresh_policy, score
from magnifico.bots.surveys import SPACES
from magnifico.training.decisions import Decisions
from magnifico.training.fit import Adam

UNITS: Final = 128
BATCH: Final = 512
RATE: Final = 4e-3
TUNING_RATE: Final = 2e-3
"""Where the fit begins with weights that know something already."""
SHARPNESS: Final = 1.0
"""How clearly the better move is preferred: a point more makes it e times as likely."""


@dataclass(frozen=True)
class PolicyProgress:
    """How the fit stands after an epoch, on turns it did not learn from."""

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
    sharpness: float = SHARPNESS,
    begun: Policy | None = None,
) -> Policy:
    """The policy that chooses most like the teacher, fresh or begun; the last twentieth of the turns is held out."""
    chance = np.random.default_rng(seed)
    data = _Data(decisions, sharpness)
    turns = len(decisions.counts)
    count = turns - max(1, turns // 20)
    policy = fresh_policy(units, chance)
    if begun is not None:
        policy = Policy({name: array.copy() for name, array in begun.arrays.items()})
    weights = policy.arrays
    names = list(weights)
    adam = Adam([weights[name] for name in names], RATE if begun is None else TUNING_RATE)
    size = min(BATCH, count)
    steps = epochs * (count // size)
    for epoch in range(epochs):
        order = chance.permutation(count)
        for at in range(0, count - size + 1, size):
            slopes = _gradients(weights, data, order[at : at + size])
            adam.step([slopes[name] for name in names], steps)
        if progress is not None:
            progress(_measure(weights, data, np.arange(count, turns), epoch + 1, epochs))
    return policy


class _Data:
    """The decisions, ready for batches."""

    def __init__(self, decisions: Decisions, sharpness: float) -> None:
        self.decisions = decisions
        self.counts = decisions.counts.astype(np.intp)
        self.starts = np.concatenate([[0], np.cumsum(self.counts)[:-1]])
        self.values = decisions.values
        self.targets = _softmax(decisions.values * np.float32(sharpness), self.starts, self.counts)

    def batch(self, turns: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The rows of these turns, one after the other, and to which turn each belongs."""
        counts = self.counts[turns]
        owner = np.repeat(np.arange(len(turns)), counts)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.starts[turns][owner] + within, owner


def _softmax(scores: Array, starts: NDArray[np.intp], counts: NDArray[np.intp]) -> Array:
    highest = np.maximum.reduceat(scores, starts)
    shares = np.exp(scores - np.repeat(highest, counts))
    result: Array = shares / np.repeat(np.add.reduceat(shares, starts), counts)
    return result


def _one_hot(numbers: NDArray[np.int16], size: int) -> Array:
    result = np.zeros((len(numbers), size), dtype=np.float32)
    result[np.arange(len(numbers)), numbers] = 1.0
    return result


@dataclass(frozen=True)
class _Pass:
    """One computation of scores, with what the gradients need of it."""

    positions: Array
    inputs: dict[str, Array]
    units: Array
    scores: Array


def _forward(
    weights: dict[str, Array],
    data: _Data,
    turns: NDArray[np.intp],
    rows: NDArray[np.intp],
    owner: NDArray[np.intp],
) -> _Pass:
    decisions = data.decisions
    positions = decisions.positions[turns].astype(np.float32)
    inputs = {
        "moves": decisions.moves[rows].astype(np.float32),
        "spaces": _one_hot(decisions.spaces[rows], SPACES),
        "cards": _one_hot(decisions.cards[rows], len(weights["cards"])),
    }
    units = (positions @ weights["position"] + weights["bias"])[owner]
    for name, values in inputs.items():
        units += values @ weights[name]
    return _Pass(positions, inputs, units, score(units, weights["out"]))


def _gradients(weights: dict[str, Array], data: _Data, turns: NDArray[np.intp]) -> dict[str, Array]:
    rows, owner = data.batch(turns)
    counts = data.counts[turns]
    starts = np.cumsum(counts) - counts
    done = _forward(weights, data, turns, rows, owner)
    slope = _softmax(done.scores, starts, counts) - data.targets[rows]
    slope /= np.float32(len(turns))
    hidden = np.maximum(done.units[:, :-1], np.float32(0.0))
    back = np.empty_like(done.units)
    back[:, :-1] = np.outer(slope, weights["out"]) * (hidden > 0.0)
    back[:, -1] = slope
    by_turn = np.add.reduceat(back, starts, axis=0)
    return {
        "position": done.positions.T @ by_turn,
        **{name: values.T @ back for name, values in done.inputs.items()},
        "bias": by_turn.sum(axis=0),
        "out": hidden.T @ slope,
    }


def _measure(
    weights: dict[str, Array], data: _Data, turns: NDArray[np.intp], epoch: int, epochs: int
) -> PolicyProgress:
    rows, owner = data.batch(turns)
    counts = data.counts[turns]
    starts = np.cumsum(counts) - counts
    scores = _forward(weights, data, turns, rows, owner).scores
    targets = data.targets[rows]
    values = data.values[rows]
    loss = targets * (np.log(targets + 1e-12) - np.log(_softmax(scores, starts, counts) + 1e-12))
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
