"""The learned evaluation: a small network over the features of a position, computed with NumPy.

It corrects the hand-made estimate: outputs are added to what `evaluation.py` expects of the seat and its best rival.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.features import NAMES
from magnifico.bots.evaluation.vocabulary import UNKNOWN, known_things

Array = NDArray[np.float32]

OWN: Final = NAMES.index("estimate")
LEAD: Final = NAMES.index("rival 1 total")
TURNS: Final = NAMES.index("turns left")
LIMIT: Final = np.float32(8.0)
"""Standard deviations; values beyond are clipped."""
SHIPPED: Final = "network.npz"
VALUE: Final = "value.npz"
"""Fitted to games of the policy; the other one to games of the lookahead, which plays without a policy."""


def time_left(numbers: Array) -> Array:
    """The share of the placements that are still to come, as a column."""
    return numbers[:, TURNS : TURNS + 1] / np.float32(24.0)


class Network:
    """Weights and how to use them: layers over the features, and beside them a sum of what each thing is worth."""

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
        numbers = np.asarray(rows, dtype=np.float32)
        raw = self.forward(self.standardized(numbers)) + self._added(numbers, things)
        own = numbers[:, OWN] + raw[:, 0] * self.spread[1, 0] + self.spread[0, 0]
        rival = numbers[:, OWN] - numbers[:, LEAD]
        rival += raw[:, 1] * self.spread[1, 1] + self.spread[0, 1]
        win = 1.0 / (1.0 + np.exp(-raw[:, 2]))
        # Rounded, so that the last bits of another machine's arithmetic do not decide.
        return [
            (round(float(a), 4), round(float(b), 4), round(float(c), 5))
            for a, b, c in zip(own, rival, win, strict=True)
        ]

    def standardized(self, numbers: Array) -> Array:
        """Features around 0, and nothing far beyond what was seen in training."""
        result: Array = np.clip((numbers - self.mean) * self.scale, -LIMIT, LIMIT)
        return result

    def forward(self, values: Array) -> Array:
        """What the layers make of standardized features."""
        for number, (weights, bias) in enumerate(self.layers):
            if number:
                values = np.maximum(values, np.float32(0.0))
            values = values @ weights + bias
        return values

    def _added(self, numbers: Array, things: list[list[int]]) -> Array:
        """What the things add to the raw outputs, looked up and summed."""
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
                names=np.asarray((*NAMES, *known_things())),
                story=np.asarray(self.story),
                **arrays,
            )

    @staticmethod
    def load(path: Path) -> Network:
        """Read weights from a file; those made for other features raise ValueError."""
        with np.load(path, allow_pickle=False) as data:
            if tuple(data["names"].tolist()) != (*NAMES, *known_things()):
                raise ValueError(f"{path.name} was trained on other features: train it again")
            layers: list[tuple[Array, Array]] = []
            while f"weights{len(layers)}" in data:
                number = len(layers)
                layers.append((data[f"weights{number}"], data[f"bias{number}"]))
            story = str(data["story"])
            return Network(
                data["mean"], data["scale"], data["spread"], layers, data["things"], story
            )

    def told(self) -> dict[str, object]:
        """How these weights came about: command, seed, data, errors."""
        story: dict[str, object] = json.loads(self.story)
        return story


@cache
def shipped_network() -> Network:
    """The network that comes with the package, for bots without a policy."""
    return Network.load(Path(str(files("magnifico.bots") / SHIPPED)))


@cache
def shipped_value() -> Network:
    """The same for bots with a policy, and for the chances that are shown."""
    return Network.load(Path(str(files("magnifico.bots") / VALUE)))
