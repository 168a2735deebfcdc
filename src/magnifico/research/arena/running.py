"""Plays matches in this process or in several; the results do not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool

from magnifico.processes import worked_off
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.match import Match, MatchResult

Player = Callable[[Match], MatchResult]
"""A module-level function, so that other processes can find it."""


def play_here(matches: Sequence[Match], player: Player, jobs: int) -> Generator[MatchResult]:
    """The results as they come in, in any order if there are several processes."""
    try:
        yield from worked_off(matches, player, jobs)
    except BrokenProcessPool:
        raise ArenaError("E_WORKER_DIED", "a process that played games has died") from None
