"""What the searches have in common: one decision of a seat, looked at in many imagined worlds, and how they go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import Planner
from magnifico.bots.rollout import play_greedily, settle
from magnifico.bots.thinking import Option, Thinker
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.rules.rounds import GameOver
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State

HORIZON: Final = 1
"""Rounds that are played beyond the current one."""


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
        self._rivals_think = False

    def prospects(self, state: State, codes: list[int]) -> list[Option]:
        """The moves with their prospects one turn deep; a free action that clearly helps stands alone."""
        options = self.thinker.options(state, self.seat, codes)
        return options[:1] if options[0].at_once else options

    def world(self, number: int) -> State:
        """A world to play in; in every second one the rivals think ahead, in the others they are greedy."""
        # Nobody knows who the rivals are: a search that took all for greedy lost to those that think, and the reverse.
        self._rivals_think = number % 2 == 0
        return self.imagine(number)

    def begin(self, state: State, code: int) -> int:
        """Play the move and what follows from it in the turn; the number of the last round to be played."""
        judge = self.thinker.judge
        last = state.board[ROUND]
        turn = isinstance(state.agenda[-1], TakeTurn)
        play_on(state, self.seat, code)
        Planner(state, self.seat, judge).follow(state, 1)
        if not turn:
            settle(state, judge)  # after a Vatican report the round to come is played
        return max(last, state.board[ROUND]) + HORIZON

    def finish(self, state: State, last: int) -> None:
        """Play on to the end of a round."""
        while not round_over(state, last):
            self.decide(state)

    def decide(self, state: State) -> None:
        """Make the next decision: the seat's own turns by lookahead, the rivals' as this world has it."""
        seat = state.agenda[-1].seat
        turn = isinstance(state.agenda[-1], TakeTurn)
        if not turn or not (self._rivals_think or seat == self.seat):
            play_greedily(state, self.thinker.judge)
            return
        codes = moves_of(state, seat)
        code = codes[0] if len(codes) == 1 else self.thinker.choice(state, seat, codes)
        play_on(state, seat, code)


def round_over(state: State, last: int) -> bool:
    """Whether a round has come to its end, or the game."""
    top = state.agenda[-1]
    return isinstance(top, GameOver) or (isinstance(top, TakeTurn) and state.board[ROUND] > last)
