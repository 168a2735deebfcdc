"""A small league: every bot meets every other at tables of two, and a rating says how strong each is.

python examples/league.py 60
"""

from __future__ import annotations

import sys

from magnifico import Options
from magnifico.research.arena import ArenaReport, ArenaRequest, arena

BOTS = ("my_bot:MyBot", "apprentice", "novice", "random")


def play_league(games: int) -> ArenaReport:
    """Play the league: with more bots than seats, those who met least meet next, on both seats of each deal."""
    return arena(ArenaRequest(BOTS, games, Options(players=2), seed="league"))


def print_table(league: ArenaReport) -> None:
    """One line for each bot, the best first: rating, mean score, and its share of wins against each other bot."""
    won = {(pair.first, pair.second): f"{pair.ahead.share:.0%}" for pair in league.pairs}
    names = [bot.name for bot in league.bots]
    print(f"{'':14}{'rating':>12}{'score':>7}", *(f"{name:>13}" for name in names))
    for bot in league.bots:
        rating = f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}"
        shares = (f"{won.get((bot.name, rival), ''):>13}" for rival in names)
        print(f"{bot.name:14}{rating:>12}{bot.scores.mean:>7.1f}", *shares)


if __name__ == "__main__":
    print_table(play_league(int(sys.argv[1]) if len(sys.argv) > 1 else 24))
