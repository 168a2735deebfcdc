"""What the searches have in common: one decision of a seat, looked at in many imagined worlds."""

from __future__ import annotations

from collections.abc import Callable

from magnifico.bots.thinking import Option, Thinker
from magnifico.engine.state import State


class Search:
    """One decision: whose, how worlds are imagined by number, how many moves are looked at closely."""

    def __init__(
        self, thinker: Thinker, seat: int, imagine: Callable[[int], State], width: int
    ) -> None:
        self.thinker = thinker
        self.seat = seat
        self.imagine = imagine
        self.width = width
        self.playouts = 0

    def prospects(self, codes: list[int]) -> list[Option]:
        """The moves with their prospects one turn deep, in the first world."""
        return self.thinker.options(self.imagine(0), self.seat, codes)
