"""The learned evaluation: a small network over the features of a position, computed with NumPy.

It corrects the hand-made estimate: outputs are added to what `evaluation.py` expects of the seat and its best rival.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from struct import pack
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.features import column, names
from magnifico.bots.evaluation.vocabulary import UNKNOWN, known_things
from magnifico.bots.evaluation.worth import MOST_TURNS

Array = NDArray[np.float32]

OWN, RIVAL, WIN = 0, 1, 2
"""The outputs: points of the seat, points of its best rival, the chance to win."""
LIMIT: Final = np.float32(8.0)
"""Standard deviations; values beyond are clipped."""
SHIPPED: Final = "network.npz"
VALUE: Final = "value.npz"
"""Fitted to games of the policy; SHIPPED was fitted to games of the lookahead."""


def time_left(numbers: Array) -> Array:
    """The share of the placements that are still to come, as a column."""
    turns = column("turns left")
    return numbers[:, turns : turns + 1] / np.float32(MOST_TURNS)


def estimates(numbers: Array) -> tuple[Array, Array]:
    """What the hand-made evaluation expects for the seat and for its best rival."""
    own = numbers[:, column("estimate")]
    return own, own - numbers[:, column("rival 1 total")]


class Network:
    """A small network: layers over the features, plus an additive worth for each thing."""

    def __init__(
        self,
        mean: Array,
        scale: Array,
        spread: Array,
        layers: list[tuple[Array, Array]],
        things: Array,
        story: str,
    ) -> None:
        self.mean = mean
        self.scale = scale
        self.spread = spread  # by output: mean and spread of what the hand-made estimate misses
        self.layers = layers
        self.things = things  # by thing: what it adds to each output, then the same for time left
        self.story = story

    def outcomes(
        self, rows: list[list[float]], things: list[list[int]]
    ) -> list[tuple[float, float, float]]:
        """For each row the expected final points of the seat and of its best rival, and the chance to win."""
        numbers = packed(rows)
        own, rival = estimates(numbers)
        raw = self.forward(self.standardized(numbers)) + self._added(numbers, things)
        own = own + raw[:, OWN] * self.spread[1, OWN] + self.spread[0, OWN]
        rival = rival + (raw[:, RIVAL] * self.spread[1, RIVAL] + self.spread[0, RIVAL])
        win = 1.0 / (1.0 + np.exp(-raw[:, WIN]))
        # Rounded, so that the last bits of another machine's arithmetic do not decide.
        return [
            (round(float(a), 4), round(float(b), 4), round(float(c), 5))
            for a, b, c in zip(own, rival, win, strict=True)
        ]

    def standardized(self, numbers: Array) -> Array:
        """Standardized features, clipped to the range seen in training."""
        result: Array = np.clip((numbers - self.mean) * self.scale, -LIMIT, LIMIT)
        return result

    def forward(self, values: Array) -> Array:
        """The raw outputs of the layers."""
        for number, (weights, bias) in enumerate(self.layers):
            if number:
                values = np.maximum(values, np.float32(0.0))
            values = values @ weights + bias
        return values

    def _added(self, numbers: Array, things: list[list[int]]) -> Array:
        """The summed contribution of the things to the raw outputs."""
        every = [thing for each in things for thing in (UNKNOWN, *each)]
        starts = np.cumsum([0] + [len(each) + 1 for each in things[:-1]])
        sums = np.add.reduceat(self.things[every], starts, axis=0)
        half = sums.shape[1] // 2
        result: Array = sums[:, :half] + time_left(numbers) * sums[:, half:]
        return result

    def save(self, path: Path) -> None:
        """Write the weights to a file."""
        arrays: dict[str, Array] = {"mean": self.mean, "scale": self.scale, "spread": self.spread}
        arrays["things"] = self.things
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights
            arrays[f"bias{number}"] = bias
        with path.open("wb") as file:
            np.savez(
                file,
                allow_pickle=False,
                names=np.asarray((*names(), *known_things())),
                story=np.asarray(self.story),
                **arrays,
            )

    @staticmethod
    def load(path: Path) -> Network:
        """Read weights from a file; those made for other features raise ValueError."""
        with np.load(path, allow_pickle=False) as data:
            if tuple(data["names"].tolist()) != (*names(), *known_things()):
                raise ValueError(f"{path.name} was trained on other features: train it again")
            layers: list[tuple[Array, Array]] = []
            while f"weights{len(layers)}" in data:
                number = len(layers)
                layers.append((data[f"weights{number}"], data[f"bias{number}"]))
            story = str(data["story"])
            return Network(
                data["mean"], data["scale"], data["spread"], layers, data["things"], story
            )

    def provenance(self) -> dict[str, object]:
        """Where these weights come from: command, seed, data, errors."""
        story: dict[str, object] = json.loads(self.story)
        return story


def packed(rows: list[list[float]]) -> Array:
    """Rows as an array; through `struct`, which takes a fourth of the time of NumPy's own way."""
    width = len(rows[0])
    numbers = [number for row in rows for number in row]
    return np.frombuffer(pack(f"{len(numbers)}f", *numbers), dtype=np.float32).reshape(-1, width)


@cache
def shipped_network() -> Network:
    """The network that comes with the package, for bots without a policy."""
    return Network.load(Path(str(files("magnifico.bots") / SHIPPED)))


@cache
def shipped_value() -> Network:
    """The network that comes with the package, for bots with a policy and for the chances that are shown."""
    return Network.load(Path(str(files("magnifico.bots") / VALUE)))
