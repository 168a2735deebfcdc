"""Playouts of imagined worlds."""

from __future__ import annotations

from magnifico.bots.policy.choice import Choice
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State


class Playout:
    """A world that is played on to the end of a round; `rivals` is how the rivals of the seat choose."""

    def __init__(self, state: State, last: int, seat: int, rivals: Choice) -> None:
        self.state = state
        self.last = last
        self.seat = seat
        self.rivals = rivals
        self.codes: list[int] = []  # what the seat that decides has to choose from

    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return round_over(self.state, self.last)


class WatchedPlayout(Playout):
    """One in which only the rivals play: it ends where the seat would place its next member."""

    def over(self) -> bool:
        """Whether it is the seat's turn again, or the round has ended before."""
        if round_over(self.state, self.last):
            return True
        top = self.state.agenda[-1]
        return isinstance(top, TakeTurn) and top.seat == self.seat and not top.placed


def round_over(state: State, last: int) -> bool:
    """Whether a round has come to its end, or the game."""
    top = state.agenda[-1]
    return isinstance(top, GameOver) or (isinstance(top, TakeTurn) and state.board[ROUND] > last)
