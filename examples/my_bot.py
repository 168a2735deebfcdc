"""A bot of your own: tries every legal move on an imagined copy and keeps the one that leaves it richest.

magnifico arena --bots my_bot:MyBot --against random --games 40    # in this folder
"""

from __future__ import annotations

from typing import Any

from magnifico import Game, Move
from magnifico.bots import Position

PRICES = {"wood": 1, "stone": 1, "coins": 1, "servants": 1, "military": 1, "faith": 3, "victory": 1}
CARD = 5


class MyBot:
    """Looks one move ahead and counts goods and cards."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Move:
        """One of the legal moves."""
        imagined = position.imagine(f"{self.seed} {position.number}")
        return max(position.legal, key=lambda move: worth_after(move, imagined.copy()))


def worth_after(move: Move, game: Game) -> int:
    """What the player owns after a move."""
    game.advance(move)
    player: dict[str, Any] = dict(game.view(move.seat)["seats"][move.seat])
    goods: int = sum(price * player["goods"][good] for good, price in PRICES.items())
    return goods + CARD * sum(len(owned) for owned in player["cards"].values())
