"""Fits the network to samples: Adam on mini-batches, with NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.network import OWN, RIVAL, WIN, Array, Network, estimates, time_left
from magnifico.bots.evaluation.vocabulary import UNKNOWN, known_things
from magnifico.research.training.samples import Samples

HIDDEN: Final = (64, 32)
BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1e-5


@dataclass(frozen=True)
class Progress:
    """Validation after an epoch."""

    epoch: int
    epochs: int
    own_error: float  # root mean square, in points
    estimate_error: float  # the same of the hand-made estimate
    win_loss: float  # cross entropy
    win_chance_loss: float  # the same of guessing everybody's mean chance


def fit(
    samples: Samples,
    seed: int,
    epochs: int,
    progress: Callable[[Progress], None] | None = None,
    rate: float = RATE,
    hidden: tuple[int, ...] = HIDDEN,
) -> Network:
    """The network that predicts the targets best; the last twentieth of the rows is held out for validation."""
    chance = np.random.default_rng(seed)
    numbers, targets = samples.numbers, samples.targets
    count = len(numbers) - max(1, len(numbers) // 20)
    missed = _missed(numbers, targets)
    spread = np.stack([missed.mean(axis=0), missed.std(axis=0)])
    wanted = np.concatenate(
        [(missed - spread[0]) / spread[1], targets[:, WIN:]], axis=1, dtype=np.float32
    )
    network = Network(
        numbers[:count].mean(axis=0),
        1.0 / (numbers[:count].std(axis=0) + np.float32(1e-3)),
        spread,
        _fresh((numbers.shape[1], *hidden, 3), chance),
        np.zeros((len(known_things()), 2 * wanted.shape[1]), dtype=np.float32),
        "{}",
    )
    arrays = [array for layer in network.layers for array in layer]
    adam = Adam([*arrays, network.things], rate)
    size = min(BATCH, count)
    steps = epochs * (count // size)
    for epoch in range(epochs):
        order = chance.permutation(count)
        for at in range(0, count - size + 1, size):
            batch = order[at : at + size]
            adam.step(_gradients(network, samples, batch, wanted[batch]), steps)
            network.things[UNKNOWN] = 0.0  # unknown things contribute nothing
        if progress is not None:
            progress(_measure(network, samples, count, epoch + 1, epochs))
    return network


class Adam:
    """The Adam optimiser with weight decay."""

    def __init__(self, arrays: list[Array], rate: float) -> None:
        self.arrays = arrays
        self.rate = rate
        self.first = [np.zeros_like(array) for array in arrays]
        self.second = [np.zeros_like(array) for array in arrays]
        self.number = 0

    def step(self, gradients: list[Array], steps: int = 0) -> None:
        """Move all arrays, in place; the rate falls to nothing within `steps`, or stays (0)."""
        self.number += 1
        rate = self.rate
        if steps:
            rate *= 0.5 * (1.0 + np.cos(np.pi * min(1.0, self.number / steps)))
        for array, first, second, slope in zip(
            self.arrays, self.first, self.second, gradients, strict=True
        ):
            slope = slope + np.float32(DECAY) * array
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            size = np.sqrt(second / np.float32(1.0 - 0.999**self.number)) + np.float32(1e-8)
            array -= np.float32(rate / (1.0 - 0.9**self.number)) * first / size


def _present(samples: Samples, rows: NDArray[np.intp]) -> Array:
    """A one for each thing of each row, and after them the same times the time left."""
    count = len(known_things())
    present = np.zeros((len(rows), count), dtype=np.float32)
    present[np.arange(len(rows))[:, None], samples.things[rows]] = 1.0
    present[:, UNKNOWN] = 0.0
    return np.concatenate([present, present * time_left(samples.numbers[rows])], axis=1)


def _missed(inputs: Array, targets: Array) -> Array:
    """The errors of the hand-made estimate: of the seat's points and of its best rival's."""
    own, rival = estimates(inputs)
    return np.stack([targets[:, OWN] - own, targets[:, RIVAL] - rival], axis=1)


def _fresh(widths: tuple[int, ...], chance: np.random.Generator) -> list[tuple[Array, Array]]:
    return [
        (
            (chance.standard_normal((a, b)) * np.sqrt(2.0 / a)).astype(np.float32),
            np.zeros(b, dtype=np.float32),
        )
        for a, b in pairwise(widths)
    ]


def _added(network: Network, present: Array) -> Array:
    """What the things add to the raw outputs."""
    half = network.things.shape[1] // 2
    worth = np.concatenate([network.things[:, :half], network.things[:, half:]])
    result: Array = present @ worth
    return result


def _gradients(
    network: Network, samples: Samples, batch: NDArray[np.intp], wanted: Array
) -> list[Array]:
    """Gradients of squared error and cross entropy for all weights, those of the things last."""
    layers = network.layers
    values = [network.standardized(samples.numbers[batch])]
    for number, (weights, bias) in enumerate(layers):
        result = values[-1] @ weights + bias
        if number + 1 < len(layers):
            result = np.maximum(result, np.float32(0.0))
        values.append(result)
    present = _present(samples, batch)
    out = values[-1] + _added(network, present)
    slope = np.empty_like(out)
    slope[:, :WIN] = out[:, :WIN] - wanted[:, :WIN]
    slope[:, WIN] = 2.0 * (1.0 / (1.0 + np.exp(-out[:, WIN])) - wanted[:, WIN])
    slope /= np.float32(len(batch))
    things = present.T @ slope
    count = len(network.things)
    gradients: list[Array] = [np.concatenate([things[:count], things[count:]], axis=1)]
    for number in range(len(layers) - 1, -1, -1):
        before = values[number]
        gradients[:0] = [before.T @ slope, slope.sum(axis=0)]
        if number:
            slope = (slope @ layers[number][0].T) * (before > 0.0)
    return gradients


def _measure(network: Network, samples: Samples, first: int, epoch: int, epochs: int) -> Progress:
    held_out = np.arange(first, len(samples.numbers))
    raw = network.forward(network.standardized(samples.numbers[held_out]))
    raw = raw + _added(network, _present(samples, held_out))
    targets = samples.targets[held_out]
    missed = _missed(samples.numbers[held_out], targets)
    own = raw[:, OWN] * network.spread[1, OWN] + network.spread[0, OWN] - missed[:, OWN]
    wins = targets[:, WIN]
    share = float(wins.mean())
    # log(1 + exp(x)) - x for those who won, without overflow
    loss = np.logaddexp(0.0, raw[:, WIN]) - raw[:, WIN] * wins
    guess = -(share * np.log(share + 1e-9) + (1.0 - share) * np.log(1.0 - share + 1e-9))
    return Progress(
        epoch,
        epochs,
        float(np.sqrt((own**2).mean())),
        float(np.sqrt((missed[:, OWN] ** 2).mean())),
        float(loss.mean()),
        float(guess),
    )
