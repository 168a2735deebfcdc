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

from magnifico.bots.features import NAMES
from magnifico.bots.vocabulary import UNKNOWN, known_things

Array = NDArray[np.float32]

OWN: Final = NAMES.index("estimate")
LEAD: Final = NAMES.index("rival 1 total")
TURNS: Final = NAMES.index("turns left")
LIMIT: Final = np.float32(8.0)
"""Standard deviations; what lies beyond is drawn in."""
SHIPPED: Final = "network.npz"


class Network:
    """Weights and how to use them."""

    def __init__(
        self,
        mean: Array,
        scale: Array,
        spread: Array,
        layers: list[tuple[Array, Array]],
        story: str,
    ) -> None:
        self.mean = mean
        self.scale = scale
        self.spread = spread  # by output: mean and spread of what the hand-made estimate misses
        self.layers = layers
        self.story = story
        count = len(known_things())
        first = layers[0][0]
        # By thing: its weights, then its weights for the time left.
        self._things = np.concatenate(
            [first[len(NAMES) : len(NAMES) + count], first[len(NAMES) + count :]], axis=1
        )

    def outcomes(
        self, rows: list[list[float]], things: list[list[int]]
    ) -> list[tuple[float, float, float]]:
        """For each row the expected final points of the seat and of its best rival, and the chance to win."""
        numbers = np.asarray(rows, dtype=np.float32)
        raw = self._quickly(numbers, things)
        own = numbers[:, OWN] + raw[:, 0] * self.spread[1, 0] + self.spread[0, 0]
        rival = numbers[:, OWN] - numbers[:, LEAD]
        rival += raw[:, 1] * self.spread[1, 1] + self.spread[0, 1]
        win = 1.0 / (1.0 + np.exp(-raw[:, 2]))
        # Rounded, so that the last bits of another machine's arithmetic do not decide.
        return [
            (round(float(a), 4), round(float(b), 4), round(float(c), 5))
            for a, b, c in zip(own, rival, win, strict=True)
        ]

    def inputs(self, numbers: Array, things: list[list[int]]) -> Array:
        """What goes into the first layer: features around 0, then each thing, then each thing times the time left."""
        count = len(known_things())
        result = np.zeros((len(numbers), len(NAMES) + 2 * count), dtype=np.float32)
        result[:, : len(NAMES)] = self._standardized(numbers)
        where = np.repeat(np.arange(len(things)), [len(each) for each in things])
        which = np.asarray([thing for each in things for thing in each], dtype=np.intp) + len(NAMES)
        result[where, which] = 1.0
        result[where, which + count] = numbers[where, TURNS] / 24.0
        return result

    def forward(self, inputs: Array) -> Array:
        """The raw outputs for what goes into the first layer."""
        weights, bias = self.layers[0]
        return self._upwards(inputs @ weights + bias)

    def _quickly(self, numbers: Array, things: list[list[int]]) -> Array:
        """The same without writing down the many zeros: the weights of the things are looked up and added."""
        weights, bias = self.layers[0]
        width = weights.shape[1]
        every = [thing for each in things for thing in (UNKNOWN, *each)]
        starts = np.cumsum([0] + [len(each) + 1 for each in things[:-1]])
        added = np.add.reduceat(self._things[every], starts, axis=0)
        time = numbers[:, TURNS : TURNS + 1] / np.float32(24.0)
        values = self._standardized(numbers) @ weights[: len(NAMES)] + bias
        return self._upwards(values + added[:, :width] + time * added[:, width:])

    def _standardized(self, numbers: Array) -> Array:
        """Features around 0, and nothing far beyond what was seen in training."""
        result: Array = np.clip((numbers - self.mean) * self.scale, -LIMIT, LIMIT)
        return result

    def _upwards(self, values: Array) -> Array:
        """From the sums of the first layer to the outputs."""
        for weights, bias in self.layers[1:]:
            values = np.maximum(values, np.float32(0.0)) @ weights + bias
        return values

    def save(self, path: Path) -> None:
        """Write the weights to a file."""
        arrays: dict[str, Array] = {"mean": self.mean, "scale": self.scale, "spread": self.spread}
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
            return Network(data["mean"], data["scale"], data["spread"], layers, story)

    def told(self) -> dict[str, object]:
        """How these weights came about: command, seed, data, errors."""
        story: dict[str, object] = json.loads(self.story)
        return story


@cache
def shipped_network() -> Network:
    """The network that comes with the package."""
    return Network.load(Path(str(files("magnifico.bots") / SHIPPED)))
