"""The policy: which placement a strong player would choose, all scored in one pass without trying any.

A small network over the numbers of situation.py and surveys.py: one hidden layer over position and move together, with
learned rows for the space and the card, and a linear part beside it. NumPy does the work, for the turns of many worlds
at a time.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from struct import pack
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.vocabulary import known_things
from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_NAMES, MOVE_SIZE, SPACES

Array = NDArray[np.float32]
Rows = NDArray[np.int64]
SHIPPED: Final = "policy.npz"
PARTS: Final = ("position", "moves", "spaces", "cards", "bias", "out")


def known_cards() -> tuple[str, ...]:
    """The names of the cards that have a row of their own, after the one for unknown cards."""
    names = known_things()
    last = max(number for number, name in enumerate(names) if name.startswith("card "))
    return names[: last + 1]


class Policy:
    """The weights: a row for each input, a column for each hidden unit, and a last one for the linear part."""

    def __init__(self, arrays: dict[str, Array], story: str = "{}") -> None:
        self.arrays = arrays
        self.story = story

    def scores(
        self,
        positions: list[float],
        counts: list[int],
        moves: list[float],
        spaces: list[int],
        cards: list[int],
    ) -> list[float]:
        """A score for each move of some turns, one after the other; the chance to be chosen is their softmax."""
        found: list[float] = self.scored(
            _packed(positions), counts, _packed(moves), _numbered(spaces), _numbered(cards)
        ).tolist()
        return found

    def scored(
        self, positions: Array, counts: list[int], moves: Array, spaces: Rows, cards: Rows
    ) -> Array:
        """The same for arrays."""
        arrays = self.arrays
        base = positions.reshape(len(counts), -1) @ arrays["position"] + arrays["bias"]
        units = moves.reshape(-1, MOVE_SIZE) @ arrays["moves"]
        units += arrays["spaces"].take(spaces, axis=0)
        units += arrays["cards"].take(cards, axis=0)
        units += base[0] if len(counts) == 1 else np.repeat(base, counts, axis=0)
        # Rounded, so that the last bits of another machine's arithmetic do not decide.
        return np.round(score(units, arrays["out"]), 3)

    def save(self, path: Path) -> None:
        """Write the weights to a file."""
        with path.open("wb") as file:
            np.savez(
                file,
                allow_pickle=False,
                names=np.asarray(_names()),
                story=np.asarray(self.story),
                **self.arrays,
            )

    @staticmethod
    def load(path: Path) -> Policy:
        """Read weights from a file; those made for other numbers raise ValueError."""
        with np.load(path, allow_pickle=False) as data:
            if tuple(data["names"].tolist()) != _names():
                raise ValueError(f"{path.name} was trained on other numbers: train it again")
            return Policy({name: data[name] for name in PARTS}, str(data["story"]))

    def digest(self) -> str:
        """A fingerprint of the weights."""
        joined = b"".join(self.arrays[name].tobytes() for name in PARTS)
        return sha256(joined).hexdigest()[:16]

    def provenance(self) -> dict[str, object]:
        """Where these weights come from."""
        story: dict[str, object] = json.loads(self.story)
        return story


def _packed(numbers: list[float]) -> Array:
    """Numbers as an array; through `struct`, which takes a fourth of the time of NumPy's own way."""
    return np.frombuffer(pack(f"{len(numbers)}f", *numbers), dtype=np.float32)


def _numbered(rows: list[int]) -> Rows:
    """Numbers of rows, in the same way."""
    return np.frombuffer(pack(f"{len(rows)}q", *rows), dtype=np.int64)


def score(units: Array, out: Array) -> Array:
    """The scores: hidden units through ReLU and the output weights, plus the linear unit."""
    result: Array = np.maximum(units[:, :-1], np.float32(0.0)) @ out + units[:, -1]
    return result


def fresh_policy(units: int, chance: np.random.Generator) -> Policy:
    """Random initial weights."""

    def normal(rows: int, scale: float) -> Array:
        result = (chance.standard_normal((rows, units + 1)) * scale).astype(np.float32)
        result[:, -1] = 0.0
        return result

    return Policy(
        {
            "position": normal(len(position_names()), 0.15),
            "moves": normal(MOVE_SIZE, 0.25),
            "spaces": normal(SPACES, 0.25),
            "cards": normal(len(known_cards()), 0.1),
            "bias": np.zeros(units + 1, dtype=np.float32),
            "out": (chance.standard_normal(units) * 0.3).astype(np.float32),
        }
    )


def _names() -> tuple[str, ...]:
    return (*position_names(), "/", *MOVE_NAMES, "/", *known_cards())


@cache
def shipped_policy() -> Policy:
    """The policy that comes with the package."""
    return Policy.load(Path(str(files("magnifico.bots") / SHIPPED)))
