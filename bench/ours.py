"""One round of our own engine: random players, advanced rules. Run by `run.py`.

Four players with the base game, or five with both expansions if the second argument says `everything`.
"""

from __future__ import annotations

import random
import sys

from magnifico import Game, Options
from magnifico._engine_choice import compiled_from_current_sources, engine_build
from measure import Copyable, copy_microseconds, rate, report, spread

EVERYTHING = len(sys.argv) > 2 and sys.argv[2] == "everything"
OPTIONS = Options(players=5, expansions=("houses", "pazzi")) if EVERYTHING else Options(players=4)


def play_one_game(seed: int) -> int:
    """Play one game, listing the legal moves at every decision."""
    choose = random.Random(seed).randrange
    game = Game.new(OPTIONS, seed=seed)
    decisions = 0
    while not game.is_over:
        moves = game.legal_moves(game.to_act[0])
        game.advance(moves[choose(len(moves))])
        decisions += 1
    return decisions


def positions_of_one_game(seed: int) -> list[Copyable]:
    """Return a copy of every position of one game."""
    choose = random.Random(seed).randrange
    game = Game.new(OPTIONS, seed=seed)
    positions: list[Copyable] = []
    while not game.is_over:
        positions.append(game.copy())
        moves = game.legal_moves(game.to_act[0])
        game.advance(moves[choose(len(moves))])
    return positions


def main() -> None:
    """Measure for the seconds given on the command line."""
    build = engine_build()
    if build == "compiled" and not compiled_from_current_sources():
        sys.exit("the compiled engine is older than its sources: run make engine")
    figures = rate(play_one_game, seconds=float(sys.argv[1]))
    copies = copy_microseconds(spread(positions_of_one_game(7)))
    report({**figures, "copy_us": copies, "engine": build})


if __name__ == "__main__":
    main()
