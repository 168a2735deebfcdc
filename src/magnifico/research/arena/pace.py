"""How long decisions take: counted in half-octave steps, so that many games can be added up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor, log2
from typing import Final

FASTEST: Final = 1e-6
"""Seconds at which the first step begins; faster decisions count as this fast."""


@dataclass(frozen=True)
class Pace:
    """Decisions with more than one legal move: how many, how long, and how many in each step."""

    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    steps: tuple[tuple[int, int], ...] = ()  # (number of the step, decisions in it)

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.choices if self.choices else 0.0

    def quantile(self, share: float) -> float:
        """The time within which this share of the decisions was made, read off the steps (at most a tenth off)."""
        wanted = share * self.choices
        below = 0
        for step, count in self.steps:
            if below + count >= wanted:
                inside = (wanted - below) / count
                return float(min(self.slowest, FASTEST * 2 ** ((step + inside) / 2)))
            below += count
        return self.slowest


class Stopwatch:
    """Times the decisions of one seat."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._slowest = 0.0
        self._steps: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self._seconds += seconds
        self._slowest = max(self._slowest, seconds)
        step = floor(2 * log2(max(seconds, FASTEST) / FASTEST))
        self._steps[step] = self._steps.get(step, 0) + 1

    def pace(self) -> Pace:
        """What was measured so far."""
        steps = tuple(sorted(self._steps.items()))
        return Pace(sum(count for _, count in steps), self._seconds, self._slowest, steps)


def together(paces: Iterable[Pace]) -> Pace:
    """Several paces as one."""
    choices = 0
    seconds = slowest = 0.0
    steps: dict[int, int] = {}
    for pace in paces:
        choices += pace.choices
        seconds += pace.seconds
        slowest = max(slowest, pace.slowest)
        for step, count in pace.steps:
            steps[step] = steps.get(step, 0) + count
    return Pace(choices, seconds, slowest, tuple(sorted(steps.items())))
