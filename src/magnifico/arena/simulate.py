"""Many games between bots, in one process or several; the outcome does not depend on how many."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from magnifico.arena.match import Match, MatchResult, play_match
from magnifico.arena.report import SimulationReport, summarize
from magnifico.bots import BOT_NAMES
from magnifico.engine.options import Options

BATCH = 4
"""Games that a process plays before it reports; small, so that progress is seen."""


@dataclass(frozen=True)
class SimulationRequest:
    """What is to be simulated. `bots` names one bot for each player, or a single one for all."""

    games: int
    options: Options
    bots: tuple[str, ...]
    seed: int | str
    jobs: int = 1

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError("at least one game has to be simulated")
        if self.jobs < 1:
            raise ValueError("at least one process is needed")
        if len(self.bots) not in (1, self.options.players):
            raise ValueError(
                f"name one bot for all or {self.options.players} bots, not {len(self.bots)}"
            )
        for name in self.bots:
            if name not in BOT_NAMES:
                raise ValueError(f"unknown bot '{name}': use one of {', '.join(BOT_NAMES)}")

    @property
    def entries(self) -> tuple[str, ...]:
        """One bot for each player."""
        return self.bots if len(self.bots) > 1 else self.bots * self.options.players


def simulate(
    request: SimulationRequest, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play all games, seats rotated from game to game; `progress` hears how many are done."""
    began = time.perf_counter()
    results = play_series(request, play_match_plainly, progress)
    return summarize(request.options, request.entries, results, time.perf_counter() - began)


def play_match_plainly(match: Match) -> MatchResult:
    """A game of which only the result matters."""
    return play_match(match)


def play_series(
    request: SimulationRequest,
    player: Callable[[Match], MatchResult],
    progress: Callable[[int], None] | None = None,
) -> list[MatchResult]:
    """All games of a request in the order of their numbers; `player` is a function of a module."""
    matches = [
        Match(number, request.options, request.entries, request.seed)
        for number in range(request.games)
    ]
    results: list[MatchResult] = []
    if request.jobs == 1:
        for match in matches:
            results.append(player(match))
            if progress is not None:
                progress(len(results))
        return results
    batches = [matches[at : at + BATCH] for at in range(0, len(matches), BATCH)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(request.jobs, mp_context=spawn) as pool:
        waiting = [pool.submit(_play_batch, player, batch) for batch in batches]
        for done in as_completed(waiting):
            results += done.result()
            if progress is not None:
                progress(len(results))
    return sorted(results, key=lambda result: result.number)


def _play_batch(player: Callable[[Match], MatchResult], batch: list[Match]) -> list[MatchResult]:
    return [player(match) for match in batch]
