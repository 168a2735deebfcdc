"""Whether the coach's advice is sound: somebody who knows nothing but "do what the coach says" against the novice.

python bench/coach.py --deals 100 --jobs 2    every deal from both seats; writes bench/coach.md

The advice is the first move that the coach names when asked (magnifico.bots.explain.advice), without any playouts, so
that the result is the same on every machine; at a table the coach thinks longer.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from magnifico import Game, Options
from magnifico.bots import Bot, Position, create_bot
from magnifico.bots.explain.advice import suggest
from magnifico.cli.watching import bar
from magnifico.engine.moves.move import Move
from magnifico.processes import worked_off
from magnifico.research.arena.match import play
from magnifico.research.arena.report import share
from magnifico.typed import count

PAGE: Final = Path(__file__).with_name("coach.md")
FIRST_GAME: Final = Options(players=2, rules="basic")
BAR: Final = 0.6


class Obedient:
    """Does what the coach says."""

    name = "obedient"

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, position: Position) -> Move:
        """The first move the coach names."""
        return suggest(position, f"{self._seed}/{position.number}", playouts=0, count=1)[0].move


def play_one(task: tuple[int, int]) -> tuple[bool, int]:
    """One first game: whether the coach's pupil won, and by how many points."""
    deal, own = task
    game = Game.new(FIRST_GAME, f"coach/{deal}")
    bots: list[Bot] = []
    for seat in range(FIRST_GAME.players):
        seed = f"coach/{deal}/{seat}"
        bots.append(Obedient(seed) if seat == own else create_bot("novice", seed))
    play(game, bots)
    totals = {score.seat: score.total for score in game.scores()}
    place = next(score.place for score in game.scores() if score.seat == own)
    return place == 1, totals[own] - totals[1 - own]


def main() -> None:
    """Play and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=count, default=100)
    parser.add_argument("--jobs", type=count, default=1)
    chosen = parser.parse_args()
    tasks = [(deal, seat) for deal in range(chosen.deals) for seat in range(FIRST_GAME.players)]
    results: list[tuple[bool, int]] = []
    with bar(stays=True) as progress:
        shown = progress.add_task("first games", total=len(tasks))
        for result in worked_off(tasks, play_one, chosen.jobs):
            results.append(result)
            progress.update(shown, completed=len(results))
    won = share(sum(victory for victory, _ in results), len(results))
    ahead = sum(points for _, points in results) / len(results)
    lines = [
        "# Whether the coach's advice is sound",
        "",
        f"Written by `python bench/coach.py --deals {chosen.deals}`; do not edit. First games (two players, "
        "basic rules) of somebody who does what the coach says when",
        "asked, without playouts, against `novice`; every deal from both seats. The interval is 95 %. "
        f"It should win {BAR:.0%} or more.",
        "",
        "| Games | Wins | 95 % | Points ahead |",
        "|---:|---:|---|---:|",
        f"| {len(results)} | {won.share:.1%} | {won.low:.1%}–{won.high:.1%} | {ahead:+.1f} |",
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
