"""Plays any legal move."""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.engine.moves.move import Move
from magnifico.engine.state.random import seeded


class RandomBot:
    """Chooses uniformly among the legal moves."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Move:
        """Any legal move; seed, seat and number of the decision settle which."""
        legal = position.legal
        dice = seeded(f"random bot {self.seed} {position.seat} {position.number}")
        return legal[dice.below(len(legal))]
