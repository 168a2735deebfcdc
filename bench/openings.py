"""What searching the choices before the game is worth: bonus tile and draft of leaders, against the tables.

python bench/openings.py --minutes 5      play in turn every mix and setting for this long; writes bench/openings.md

One seat searches these choices, the others take them from the tables. Everything else is played by the policy on all
seats, so that nothing but the choices before the game differs. Every deal is played with the searching bot on each
seat. A setting is the number of rounds played before the learned evaluation judges (0: none), and the playouts.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, stdev
from time import monotonic
from typing import Final

from magnifico import Game
from magnifico.bots import Bot, Position, create_bot
from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.search_bot import SearchBot
from magnifico.bots.settings import Settings
from magnifico.bots.spec import Budget
from magnifico.engine.moves.move import Move
from magnifico.research.arena.balance import MIXES
from magnifico.research.arena.match import play
from magnifico.research.arena.report import share

PAGE: Final = Path(__file__).with_name("openings.md")
CHOICES: Final = ("keep", "tile", "bid")
TABLES: Final = ("base-2", "base-4", "houses-4")
SETTINGS: Final = ((0, 64), (1, 32), (2, 32))
"""Rounds and playouts."""


class Opener:
    """The policy, but with searched choices before the game."""

    def __init__(self, seed: str, rounds: int, playouts: int) -> None:
        self.name = "opener"
        self._rounds = rounds
        self._policy = create_bot("policy", seed)
        self._search = SearchBot(
            seed, "swift", shipped_value(), shipped_policy(), Budget(playouts=playouts)
        )
        self._search.settings_for = self._settings

    def _settings(self, players: int) -> Settings:
        settings = Settings(players)
        settings.setup_rounds = self._rounds
        return settings

    def choose(self, position: Position) -> Move:
        """The search's choice before the game, else that of the policy."""
        searched = position.legal[0].kind in CHOICES
        return (self._search if searched else self._policy).choose(position)


@dataclass
class Tally:
    """What has been played of a mix with a setting."""

    mix: str
    rounds: int
    playouts: int
    wins: int
    ahead: list[float]
    """By deal how far the searching bot ended above the table's mean, over all seats."""

    @property
    def players(self) -> int:
        return MIXES[self.mix].players

    def play_deal(self) -> None:
        """The next deal with the searching bot on every seat in turn."""
        deal = len(self.ahead)
        total = 0.0
        for own in range(self.players):
            game = Game.new(MIXES[self.mix], f"openings/{deal}")
            bots: list[Bot] = []
            for seat in range(self.players):
                seed = f"openings/{deal}/{seat}"
                if seat == own:
                    bots.append(Opener(seed, self.rounds, self.playouts))
                else:
                    bots.append(create_bot("policy", seed))
            play(game, bots)
            scores = {score.seat: score for score in game.scores()}
            total += scores[own].total - mean(score.total for score in scores.values())
            self.wins += scores[own].place == 1
        self.ahead.append(total / self.players)

    def row(self) -> str:
        """A row of the page."""
        games = len(self.ahead) * self.players
        wins = share(self.wins, games)
        either_way = 1.96 * stdev(self.ahead) / len(self.ahead) ** 0.5
        return (
            f"| {self.mix} | {self.rounds} | {self.playouts} | {games} | {wins.share:.1%} "
            f"| {wins.low:.1%}–{wins.high:.1%} | {1 / self.players:.0%} "
            f"| {mean(self.ahead):+.2f} ± {either_way:.2f} |"
        )


def main() -> None:
    """Play every mix with every setting and write the page."""
    parser = argparse.ArgumentParser(description="What searching choices before the game is worth.")
    parser.add_argument("--minutes", type=float, default=5.0, help="for each mix and setting")
    parser.add_argument("--mix", action="append", choices=sorted(MIXES), help="only this mix")
    wanted = parser.parse_args()
    rows: list[str] = []
    for mix in wanted.mix or TABLES:
        for rounds, playouts in SETTINGS:
            tally = Tally(mix, rounds, playouts, 0, [])
            until = monotonic() + 60 * wanted.minutes
            while len(tally.ahead) < 2 or monotonic() < until:
                tally.play_deal()
            rows.append(tally.row())
            print(rows[-1], flush=True)
    lines = [
        "# What searching the choices before the game is worth",
        "",
        "Written by `python bench/openings.py`; do not edit. One seat searches bonus tile and draft, the others",
        "take them from the tables; the policy plays on, on all seats. Every deal with the search on each seat. Points",
        "are those above the table's mean; intervals are 95 %, of points over deals.",
        "",
        "| Mix | Rounds | Playouts | Games | Wins | 95 % | Even | Points |",
        "|---|---:|---:|---:|---:|---|---:|---:|",
        *rows,
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
