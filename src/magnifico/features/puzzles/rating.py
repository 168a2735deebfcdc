"""How hard a puzzle is, and how good a solver: ratings on the scale of Glicko (Glickman 1995)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, pi, sqrt
from typing import Final

LEVEL_RATINGS: Final[dict[str, int]] = {
    "novice": 900,
    "apprentice": 1150,
    "citizen": 1400,
    "patrician": 1650,
    "magnifico": 1900,
}
"""Where the levels stand on the scale. Only the distances matter: they spread the puzzles."""
MIDDLE: Final = 1500.0
SPREAD: Final = 350.0
"""What is assumed of a puzzle nobody knows yet."""
BEGINNER: Final = 1200.0
BEGINNER_SPREAD: Final = 200.0
"""Where solvers start: low enough for the first puzzles, sure enough that one mistake doesn't throw them far back."""
PUZZLE_SPREAD: Final = 100.0
"""How sure a puzzle's rating is taken to be."""
LEAST_SPREAD: Final = 50.0
"""A solver's rating always keeps moving a little."""
_Q: Final = log(10) / 400


@dataclass(frozen=True, slots=True)
class Standing:
    """A solver's rating and how uncertain it is."""

    rating: float = BEGINNER
    spread: float = BEGINNER_SPREAD

    def after(self, puzzle: int, solved: bool) -> Standing:
        """The standing after one more puzzle (Glicko, a rating period of one game)."""
        weight = 1 / sqrt(1 + 3 * (_Q * PUZZLE_SPREAD / pi) ** 2)
        expected = _chance(self.rating, puzzle, weight)
        information = (_Q * weight) ** 2 * expected * (1 - expected)
        certainty = 1 / self.spread**2 + information
        moved = _Q / certainty * weight * ((1.0 if solved else 0.0) - expected)
        spread = max(LEAST_SPREAD, sqrt(1 / certainty))
        return Standing(round(self.rating + moved, 1), round(spread, 1))


def _chance(rating: float, puzzle: float, weight: float = 1.0) -> float:
    """How likely somebody with a rating solves a puzzle."""
    return float(1 / (1 + 10 ** (weight * (puzzle - rating) / 400)))


def puzzle_rating(found: Mapping[str, float]) -> int:
    """The rating that fits best to how often each level finds the answer, each counted as one game."""
    low, high = 0.0, 3000.0
    for _ in range(40):
        middle = (low + high) / 2
        # The slope of the likelihood, with what is assumed beforehand: it falls as the rating grows.
        slope = (MIDDLE - middle) / (SPREAD**2 * _Q)
        for level, share in found.items():
            slope += _chance(LEVEL_RATINGS[level], middle) - share
        if slope > 0:
            low = middle
        else:
            high = middle
    return round(low)
