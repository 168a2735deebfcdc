"""Choosing personal bonus tiles, from the last player to the first (R2.4.1)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import TILE, only_part
from magnifico.engine.state.state import State


class ChooseBonusTile(Decision):
    """Which bonus tile a player takes. Written `tile 3`."""

    name: ClassVar[str] = "bonus_tile"

    def legal(self, state: State, seat: int) -> list[int]:
        """Any tile that is left."""
        return [TILE.code(tile) for tile in state.tiles_left]

    def play(self, state: State, seat: int, code: int) -> None:
        """Take it."""
        state.pop()
        _take(state, seat, only_part(code))
        state.revealed()

    def answers_itself(self, state: State) -> bool:
        """The last tile needs no question."""
        if len(state.tiles_left) != 1:
            return False
        state.pop()
        _take(state, self.seat, state.tiles_left[0])
        return True


def _take(state: State, seat: int, tile: int) -> None:
    state.player(seat).bonus_tile = tile
    state.tiles_left = tuple([other for other in state.tiles_left if other != tile])
    state.emit("bonus_tile_chosen", seat, {"tile": state.printed.bonus_tile_keys[tile]})
