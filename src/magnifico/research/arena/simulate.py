"""Many games between bots, in one process or several; the outcome does not depend on how many."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from magnifico.bots import check_bot
from magnifico.engine.options import Options
from magnifico.research.arena.match import Match, MatchResult, Player, play_here, play_plainly
from magnifico.research.arena.report import SimulationReport, summarize


@dataclass(frozen=True)
class SimulationRequest:
    """What to simulate. `bots` names one bot for each player, or a single one for all."""

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
            check_bot(name)

    @property
    def entries(self) -> tuple[str, ...]:
        """One bot for each player."""
        return self.bots if len(self.bots) > 1 else self.bots * self.options.players


def simulate(
    request: SimulationRequest, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play all games, with seats rotated from game to game; `progress` is called with the number done."""
    began = time.perf_counter()
    results = play_series(request, play_plainly, progress)
    return summarize(request.options, request.entries, results, time.perf_counter() - began)


def play_series(
    request: SimulationRequest,
    player: Player,
    progress: Callable[[int], None] | None = None,
) -> list[MatchResult]:
    """All games of a request in the order of their numbers."""
    matches = [
        Match(number, request.options, request.entries, request.seed)
        for number in range(request.games)
    ]
    results: list[MatchResult] = []
    with closing(play_here(matches, player, request.jobs)) as played:
        for result in played:
            results.append(result)
            if progress is not None:
                progress(len(results))
    return sorted(results, key=lambda result: result.number)
