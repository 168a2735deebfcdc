"""The end of the game searched to the final scores: every seat chooses what is best for itself (max^n).

Of each turn only the likeliest placements are followed, as many as a number of leaves allows: with few members left
on the table nearly all, with many only the first choice, which is an ordinary playout.
"""

from __future__ import annotations

from typing import Final

from magnifico.bots.evaluation.worth import HOW_MANY
from magnifico.bots.imagined import moves_of
from magnifico.bots.planner import play_greedily
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.settings import Goal
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.rows import ALL_MEMBERS, MEMBERS, ROUND
from magnifico.engine.state.state import State

MOST_TURNS: Final = 2
"""The search begins when nobody has more members left than this."""


def near_the_end(state: State) -> bool:
    """Whether what is left can be searched to the end: the last two turns of everybody in the last round."""
    if state.board[ROUND] < state.printed.rounds:
        return False
    return all(HOW_MANY[row[MEMBERS] & ALL_MEMBERS] <= MOST_TURNS for row in state.rows)


class Endgame:
    """Searches endings of imagined worlds."""

    def __init__(self, player: PolicyPlayer, goal: Goal) -> None:
        self.player = player
        self.goal = goal

    def utilities(self, state: State, leaves: int) -> list[float]:
        """What the game comes to for each seat if everybody plays well; the state is played on."""
        ended = self.ended(state, leaves)
        return [self.goal.of_final(ended, seat) for seat in range(ended.players)]

    def ended(self, state: State, leaves: int) -> State:
        """The finished game if everybody plays well; the state is played on."""
        while True:
            top = state.agenda[-1]
            if isinstance(top, GameOver):
                return state
            if not isinstance(top, TakeTurn):
                play_greedily(state, self.player.judge)
                continue
            seat = top.seat
            width = 1 if leaves < 2 else _width(leaves, members_left(state))
            moves = self.player.likeliest(state, seat, moves_of(state, seat), width)
            if len(moves) > 1:
                return self._best(state, seat, moves, leaves // len(moves))
            self.player.act(state, seat, moves[0])

    def _best(self, state: State, seat: int, moves: list[int], leaves: int) -> State:
        best = state
        best_value = -1e9
        for code in moves:
            tried = state.copy()
            self.player.act(tried, seat, code)
            found = self.ended(tried, leaves)
            value = self.goal.of_final(found, seat)
            if value > best_value:
                best = found
                best_value = value
        return best


def members_left(state: State) -> int:
    """How many members of all seats are still to be placed."""
    total = 0
    for row in state.rows:
        total += HOW_MANY[row[MEMBERS] & ALL_MEMBERS]
    return total


def _width(leaves: int, turns: int) -> int:
    """How many moves of each turn can be followed for this number of turns and leaves."""
    return max(1, int(float(leaves) ** (1.0 / max(1, turns)) + 0.5))
