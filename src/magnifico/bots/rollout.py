"""Playing an imagined game on: every seat decides as greedy does, until a turn begins."""

from __future__ import annotations

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import Planner
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.state import State

MOST_STEPS = 2000


def settle(state: State, judge: Evaluation) -> None:
    """Play on until somebody's turn begins or the game is over; a position that can be judged."""
    for _ in range(MOST_STEPS):
        if isinstance(state.agenda[-1], (TakeTurn, GameOver)):
            return
        play_greedily(state, judge)


def play_greedily(state: State, judge: Evaluation) -> None:
    """Make the next decision as greedy would."""
    seat = to_act(state)[0]
    codes = moves_of(state, seat)
    code = codes[0] if len(codes) == 1 else Planner(state, seat, judge).best(codes)
    play_on(state, seat, code)
