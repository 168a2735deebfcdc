"""Policy gradient: placements that turned out better than expected become likelier.

Proximal policy optimisation: several small steps on the games of one round, none of which changes the chance of a
placement by more than a fifth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.policy.policy import Array, Policy
from magnifico.research.training.fit import Adam
from magnifico.research.training.policy_fit import Batches, backward, forward, softmax
from magnifico.research.training.selfplay import Choices

RATE: Final = 2e-3
"""Of the first step; it decays to zero."""
BATCH: Final = 2048
PASSES: Final = 3
"""How often the games of a round are learned from."""
CLIP: Final = 0.2
MOST: Final = np.float32(4.0)
CURIOSITY: Final = 0.01
"""What the entropy of the choices is worth beside the gains, which are scaled to a spread of 1."""


@dataclass(frozen=True)
class Change:
    """How the policy changed in a round."""

    moved: float  # the mean of log(chance before) - log(chance after) of the moves drawn
    clipped: float  # the share of placements whose chance had changed enough
    entropy: float


def improve(
    policy: Policy, choices: Choices, adam: Adam, chance: np.random.Generator, rate: float = RATE
) -> Change:
    """Learn from the games of one round; changes the policy in place."""
    weights = policy.arrays
    names = list(weights)
    data = Batches(choices)
    turns = len(choices.counts)
    gains = _scaled(choices)
    adam.rate = rate
    size = min(BATCH, turns)
    seen: list[tuple[float, float, float]] = []
    for _ in range(PASSES):
        order = chance.permutation(turns)
        for at in range(0, turns - size + 1, size):
            batch = order[at : at + size]
            slopes, change = _slopes(weights, data, choices, batch, gains[batch])
            adam.step([slopes[name] for name in names])
            seen.append(change)
    last = np.asarray(seen[-(turns // size) :]).mean(axis=0)
    return Change(float(last[0]), float(last[1]), float(last[2]))


def _scaled(choices: Choices) -> Array:
    """The gains around 0 with a spread of 1 at the tables of each size, and none so large that it decides alone."""
    result = np.zeros_like(choices.gains)
    for players in np.unique(choices.players):
        here = choices.players == players
        gains = choices.gains[here]
        result[here] = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
    return np.clip(result, -MOST, MOST)


def _slopes(
    weights: dict[str, Array],
    data: Batches,
    choices: Choices,
    batch: NDArray[np.intp],
    gains: Array,
) -> tuple[dict[str, Array], tuple[float, float, float]]:
    rows, owner = data.batch(batch)
    counts = data.counts[batch]
    starts = np.cumsum(counts) - counts
    done = forward(weights, choices, batch, rows, owner)
    shares = softmax(done.scores, starts, counts)
    logs = np.log(shares + np.float32(1e-12))
    drawn = starts + choices.chosen[batch]
    change = logs[drawn] - choices.chances[batch]
    ratio = np.exp(change)
    free = np.where(gains > 0.0, ratio < 1.0 + CLIP, ratio > 1.0 - CLIP)
    pull = (ratio * gains * free).astype(np.float32)
    entropy = -np.add.reduceat(shares * logs, starts)
    slope = shares * pull[owner]
    slope[drawn] -= pull
    slope += np.float32(CURIOSITY) * shares * (logs + entropy[owner])
    slope /= np.float32(len(batch))
    told = (float(-change.mean()), float((~free).mean()), float(entropy.mean()))
    return backward(weights, done, slope, starts), told
