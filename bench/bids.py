"""What thinking the auction of families through is worth: one lookahead bot that does, among others that do not.

python bench/bids.py --deals 100 --jobs 2    every deal with the thinking bidder on each seat; writes bench/bids.md

The others are the same bot except for their bids: the lowest row of the offer that looks best, as greedy bids.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from magnifico import Game
from magnifico.bots import Bot, Position, create_bot
from magnifico.cli.watching import bar
from magnifico.engine.moves.move import Move
from magnifico.processes import worked_off
from magnifico.research.arena.balance import MIXES
from magnifico.research.arena.match import play
from magnifico.research.arena.report import share
from magnifico.typed import count

PAGE: Final = Path(__file__).with_name("bids.md")
AUCTIONS: Final = tuple(mix for mix, options in MIXES.items() if "houses" in options.expansions)


class LowBidder:
    """The lookahead, but with greedy's bids."""

    def __init__(self, seed: str) -> None:
        self.name = "low bidder"
        self._thinking = create_bot("patrician", seed)
        self._bidding = create_bot("greedy", seed)

    def choose(self, position: Position) -> Move:
        """Greedy's move in the auction, else that of the lookahead."""
        bids = position.legal[0].kind == "bid"
        return (self._bidding if bids else self._thinking).choose(position)


@dataclass(frozen=True)
class Ended:
    """How the thinking bidder did in one game."""

    won: bool
    ahead: float  # of the mean of all seats, in points


def play_one(mix: str, task: tuple[int, int]) -> Ended:
    """One deal with the thinking bidder on one seat."""
    deal, own = task
    options = MIXES[mix]
    game = Game.new(options, f"bids/{deal}")
    bots: list[Bot] = []
    for seat in range(options.players):
        seed = f"bids/{deal}/{own}/{seat}"
        bots.append(create_bot("patrician", seed) if seat == own else LowBidder(seed))
    play(game, bots)
    scores = {score.seat: score for score in game.scores()}
    mean = sum(score.total for score in scores.values()) / options.players
    return Ended(scores[own].place == 1, scores[own].total - mean)


def measure(mix: str, deals: int, jobs: int) -> str:
    """A row of the page."""
    players = MIXES[mix].players
    tasks = [(deal, own) for deal in range(deals) for own in range(players)]
    ended: list[Ended] = []
    with bar(stays=True) as progress:
        shown = progress.add_task(mix, total=len(tasks))
        for one in worked_off(tasks, partial(play_one, mix), jobs):
            ended.append(one)
            progress.update(shown, completed=len(ended))
    wins = share(sum(one.won for one in ended), len(ended))
    ahead = sum(one.ahead for one in ended) / len(ended)
    return (
        f"| {mix} | {len(ended)} | {wins.share:.1%} | {wins.low:.1%}–{wins.high:.1%} "
        f"| {1 / players:.0%} | {ahead:+.1f} |"
    )


def main() -> None:
    """Measure every mix with an auction and write the page."""
    parser = argparse.ArgumentParser(description="What thinking the auction through is worth.")
    parser.add_argument("--deals", type=count, default=100)
    parser.add_argument("--jobs", type=count, default=2)
    wanted = parser.parse_args()
    rows = [measure(mix, wanted.deals, wanted.jobs) for mix in AUCTIONS]
    lines = [
        "# What thinking the auction through is worth",
        "",
        f"Written by `python bench/bids.py --deals {wanted.deals}`; do not edit. One `lookahead` that solves the "
        "auction ([docs/bots.md](../docs/bots.md)),",
        "the others the same bot with greedy's bids; every deal with it on each seat. Intervals are 95 %; points are "
        "those above the table's mean.",
        "",
        "| Mix | Games | Wins | 95 % | Even | Points |",
        "|---|---:|---:|---|---:|---:|",
        *rows,
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
