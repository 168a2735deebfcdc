"""One round of the peer, catanatron: four random players.

Run by `run.py` in the peer's own environment.
"""

from __future__ import annotations

import random
import sys

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from measure import Copyable, copy_microseconds, rate, report, spread


def new_game(seed: int) -> Game:
    """Set up a table of four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_one_game(seed: int) -> int:
    """Play one game with the peer's own loop; a decision is one choice of a playable action."""
    game = new_game(seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def positions_of_one_game(seed: int) -> list[Copyable]:
    """Return a copy of every position of one game."""
    game = new_game(seed)
    positions: list[Copyable] = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        positions.append(game.copy())
        game.play_tick()
    return positions


def main() -> None:
    """Measure for the seconds given on the command line."""
    random.seed(7)
    figures = rate(play_one_game, seconds=float(sys.argv[1]))
    copies = copy_microseconds(spread(positions_of_one_game(7)))
    report({**figures, "copy_us": copies, "engine": "peer"})


if __name__ == "__main__":
    main()
