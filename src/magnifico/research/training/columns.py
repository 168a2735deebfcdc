"""Training data as columns of numbers."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_SIZE, Survey

Numbers = NDArray[np.float16]


def write_complete(path: Path, save: Callable[[Path], None]) -> None:
    """Write to a temporary file and rename it, so that the file is complete or absent."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    save(part)
    part.replace(path)


@dataclass(frozen=True)
class Columns:
    """Named arrays with one row for each example."""

    def save(self, path: Path) -> None:
        """Write everything to a file."""
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **vars(self))

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a file."""
        with np.load(path, allow_pickle=False) as data:
            return cls(**{one.name: data[one.name] for one in fields(cls)})

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Concatenate several collections."""
        return cls(
            **{
                one.name: np.concatenate([getattr(part, one.name) for part in parts])
                for one in fields(cls)
            }
        )


@dataclass(frozen=True)
class Turns(Columns):
    """What the policy sees of turns: a row for each turn, and `counts` rows of moves for each of them in order."""

    positions: Numbers
    counts: NDArray[np.int16]
    moves: Numbers
    spaces: NDArray[np.int16]
    cards: NDArray[np.int16]


class TurnNotes:
    """Collects turns while games are played."""

    def __init__(self) -> None:
        self.positions = array("f")
        self.counts: list[int] = []
        self.moves = array("f")
        self.spaces = array("q")
        self.cards = array("q")

    def note(self, survey: Survey, codes: Iterable[int]) -> None:
        """A turn and its moves."""
        self.positions.extend(survey.position)
        before = len(self.spaces)
        for code in codes:
            self.moves.extend(survey.look(code))
            self.spaces.append(survey.space(code))
            self.cards.append(survey.card(code))
        self.counts.append(len(self.spaces) - before)

    def turns(self) -> Turns:
        """All that were noted."""
        return Turns(
            np.asarray(self.positions, dtype=np.float16).reshape(-1, len(position_names())),
            np.asarray(self.counts, dtype=np.int16),
            np.asarray(self.moves, dtype=np.float16).reshape(-1, MOVE_SIZE),
            np.asarray(self.spaces, dtype=np.int16),
            np.asarray(self.cards, dtype=np.int16),
        )
