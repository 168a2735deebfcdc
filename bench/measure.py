"""The stopwatch shared by all contestants, so that every one of them is timed the same way."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Protocol

COPIED_POSITIONS = 24
COPIES_PER_POSITION = 200


class Copyable(Protocol):
    """A game that can be copied, ours or the peer's."""

    def copy(self) -> object:
        """Return an independent copy."""


def rate(play_one_game: Callable[[int], int], seconds: float) -> dict[str, float]:
    """Play whole games for about `seconds` and return games and decisions per second.

    `play_one_game` takes a seed and returns how many decisions the game took.
    """
    play_one_game(1)  # not timed: imports, tables, caches
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        games += 1
        decisions += play_one_game(1000 + games)
    return {
        "games_per_s": games / elapsed,
        "decisions_per_s": decisions / elapsed,
        "decisions_per_game": decisions / games,
    }


def copy_microseconds(positions: list[Copyable]) -> float:
    """Return the mean time of one copy over positions spread across a game."""
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        for position in positions:
            copy = position.copy
            for _ in range(COPIES_PER_POSITION):
                copy()
        best = min(best, time.perf_counter() - start)
    return best * 1e6 / (len(positions) * COPIES_PER_POSITION)


def spread(positions: list[Copyable]) -> list[Copyable]:
    """Pick positions evenly from the start to the end of a game."""
    step = max(1, len(positions) // COPIED_POSITIONS)
    return positions[::step][:COPIED_POSITIONS]


def report(figures: dict[str, float | str]) -> None:
    """Hand the figures to `run.py` on standard output."""
    json.dump(figures, sys.stdout)
