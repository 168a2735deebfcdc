"""Greedy against randoms in every mix, seats rotated: the full measure behind the short test of the suite.

python bench/strength_greedy.py --games 100 --jobs 2
"""

from __future__ import annotations

import argparse
import sys

from magnifico.arena.balance import MIXES
from magnifico.arena.simulate import SimulationRequest, simulate

NEEDED = 0.95


def main() -> int:
    """Print one line for each mix; the exit code says whether greedy won often enough everywhere."""
    parser = argparse.ArgumentParser(description="Greedy against randoms in every mix.")
    parser.add_argument("--games", type=int, default=100, help="games for each mix")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="strength")
    chosen = parser.parse_args()
    missed = 0
    print("| Mix | Wins | Greedy | Best random | Games/s | Faults |")
    print("|---|---:|---:|---:|---:|---:|")
    for mix, options in MIXES.items():
        bots = ("greedy", *["random"] * (options.players - 1))
        request = SimulationRequest(chosen.games, options, bots, chosen.seed, chosen.jobs)
        report = simulate(request)
        greedy = report.bots[0]
        best = max(bot.mean for bot in report.bots[1:])
        missed += greedy.wins.share < NEEDED or bool(report.faults)
        print(
            f"| {mix} | {greedy.wins.wins} of {greedy.wins.games} | {greedy.mean:.1f} "
            f"| {best:.1f} | {report.games_per_second:.1f} | {len(report.faults)} |",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
