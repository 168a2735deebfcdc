"""Flat search: the best moves of the lookahead are played out to the end of the next round in imagined worlds.

In each world everything hidden is dealt again; all moves that are still considered are played in the same worlds. The
position after that goes to the learned evaluation. After each phase the worse half of the moves is given up
(sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from magnifico.bots.thinking import Option, Thinker
from magnifico.bots.worlds import Search
from magnifico.engine.state import State

WIDTH: Final = 6
"""Moves that are played out; the others were clearly worse one turn deep."""


class FlatSearch(Search):
    """One decision, looked at in many worlds."""

    def __init__(
        self, thinker: Thinker, seat: int, imagine: Callable[[int], State], width: int = WIDTH
    ) -> None:
        super().__init__(thinker, seat, imagine, width)

    def search(self, codes: list[int], seconds: float, playouts: int) -> list[Option]:
        """The options, the best first; ends after `seconds` or `playouts`, whichever comes first (0: no limit)."""
        options = self.prospects(codes)
        if len(options) < 2:
            return options
        # With few playouts few moves: each that is left is tried in at least one world.
        width = min(self.width, max(2, playouts // 2)) if playouts else self.width
        alive = options[:width]
        given_up = options[width:]
        phases = max(1, (len(alive) - 1).bit_length())
        began = monotonic()
        end = began + seconds if seconds else 0.0
        world = 0
        for phase in range(phases):
            until = began + seconds * (phase + 1) / phases
            most = playouts * (phase + 1) // phases
            while True:
                self._play_world(alive, world, end)
                world += 1
                if playouts and self.playouts + len(alive) > most:
                    break
                if seconds and monotonic() >= until:
                    break
            alive.sort(key=_value, reverse=True)
            if end and monotonic() >= end:
                break
            if phase + 1 < phases:
                half = (len(alive) + 1) // 2
                given_up = alive[half:] + given_up
                alive = alive[:half]
        return alive + given_up

    def compare(self, options: list[Option], world: int) -> None:
        """Play each option in one more world, giving none up: their values can be subtracted."""
        self._play_world(options, world, 0.0)

    def _play_world(self, options: list[Option], world: int, end: float) -> None:
        """Play out all options in one world, or none of them if the time is over before."""
        start = self.world(world)
        ends: list[State] = []
        for option in options:
            state = start.copy()
            self.finish(state, self.begin(state, option.code))
            ends.append(state)
            self.playouts += 1
            if end and monotonic() >= end:
                break
        if len(ends) < len(options):
            return  # what was played in different worlds cannot be compared
        values = self.thinker.utilities(ends, self.seat)
        for number, value in enumerate(values):
            options[number].total += value
            options[number].visits += 1


def _value(option: Option) -> float:
    return option.value
