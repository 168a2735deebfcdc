"""Measures whether the game is balanced: greedy plays itself in every mix, and the findings go to a page.

python -m magnifico.research.arena.balance --games 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from magnifico.engine.options import Options
from magnifico.research.arena.balance_page import Findings, write_page
from magnifico.research.arena.simulate import SimulationRequest, play_series
from magnifico.research.arena.tally import Tally, play_noted
from magnifico.typed import count

MIXES: Final[dict[str, Options]] = {
    f"{name}-{players}": Options(players=players, expansions=expansions)
    for name, expansions, most in (
        ("base", (), 4),
        ("houses", ("houses",), 5),
        ("pazzi", ("pazzi",), 4),
        ("both", ("houses", "pazzi"), 5),
    )
    for players in range(2, most + 1)
}
"""Every mix of expansions and players, by a short name such as `houses-4`."""


def measure(
    mix: str, games: int, seed: str, jobs: int, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play one mix with greedy in every seat."""
    options = MIXES[mix]
    request = SimulationRequest(games, options, ("greedy",), f"{seed}/{mix}", jobs)
    return Tally(options.players, play_series(request, play_noted, progress))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m magnifico.research.arena.balance",
        description="Measure the balance of the game.",
    )
    parser.add_argument("--games", type=count, default=1000, help="games for each mix")
    parser.add_argument("--jobs", type=count, default=1, help="processes")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--mix", action="append", choices=sorted(MIXES), help="only this mix")
    parser.add_argument("--output", type=Path, default=Path("bench") / "balance.md")
    chosen = parser.parse_args(arguments)
    began = time.perf_counter()
    findings: list[Findings] = []
    faults = 0
    for mix in chosen.mix or MIXES:
        tally = measure(mix, chosen.games, chosen.seed, chosen.jobs, _progress(mix, chosen.games))
        sys.stderr.write("\n")
        for result in tally.results:
            if result.error:
                faults += 1
                sys.stderr.write(f"fault in {mix}, seed {result.seed}:\n{result.error}\n")
        findings.append(Findings(mix, MIXES[mix], tally))
    page = write_page(findings, chosen.games, chosen.seed, time.perf_counter() - began)
    chosen.output.write_text(page, encoding="utf-8")
    sys.stderr.write(f"written: {chosen.output}\n")
    return 1 if faults else 0


def _progress(mix: str, games: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        sys.stderr.write(f"\r{mix:<10} {done:>5} of {games} games")
        sys.stderr.flush()

    return show


if __name__ == "__main__":
    sys.exit(main())
