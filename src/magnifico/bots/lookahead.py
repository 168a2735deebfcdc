"""One turn of lookahead: each move is tried on a copy, and the learned evaluation scores the result.

The unit is one point of the seat's final score. The best rival's points count a little.
"""

from __future__ import annotations

from typing import Final, Protocol

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.features import features_of
from magnifico.bots.opening import Opening, before_the_game
from magnifico.bots.option import FIRST, Option, prior_of
from magnifico.bots.planner import Planner, settle, split_turn
from magnifico.bots.settings import Goal
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import END, PASS
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.state import State

CLEARLY: Final = 0.1
"""A free action must improve the position by this much."""


class LearnedEvaluation(Protocol):
    """The interface of a value network."""

    def outcomes(
        self, rows: list[list[float]], things: list[list[int]]
    ) -> list[tuple[float, float, float]]:
        """For each row of features and list of things: own points, the best rival's points, the chance to win."""


class Lookahead:
    """Scores positions by a learned evaluation, and moves by the positions they lead to."""

    def __init__(self, judge: Evaluation, network: LearnedEvaluation, goal: Goal) -> None:
        self.judge = judge
        self.network = network
        self.goal = goal

    def worth_trying(
        self, planner: Planner, placements: list[int], free: list[int]
    ) -> tuple[list[int], list[int]]:
        """The placements and free actions that are tried."""
        return planner.worth_trying(placements), free

    def utilities(self, states: list[State], seat: int) -> list[float]:
        """How good each position is for the seat."""
        result = [0.0] * len(states)
        open_states: list[State] = []
        places: list[int] = []
        for number, state in enumerate(states):
            if isinstance(state.agenda[-1], GameOver):
                result[number] = self.goal.of_final(state, seat)
            else:
                open_states.append(state)
                places.append(number)
        if open_states:
            outcomes = self.outcomes(open_states, seat)
            for at, number in enumerate(places):
                own, rival, win = outcomes[at]
                result[number] = self.goal.of_outcome(own, rival, win)
        return result

    def outcomes(self, states: list[State], seat: int) -> list[tuple[float, float, float]]:
        """Of games that are not over: the seat's points, its best rival's, its chance to win."""
        judge = self.judge
        rows = [features_of(judge, state, seat) for state in states]
        return self.network.outcomes(
            rows, [judge.vocabulary.things_of(state, seat) for state in states]
        )

    def options(self, state: State, seat: int, codes: list[int]) -> list[Option]:
        """The moves worth considering with their prospects one turn deep, the best first."""
        if before_the_game(state):
            return _sorted(codes, Opening(state, seat, self.judge).values(codes))
        planner = Planner(state, seat, self.judge)
        if isinstance(state.agenda[-1], TakeTurn):
            return self._turn(planner, state, seat, codes)
        states = [planner.after(code) for code in codes]
        for after in states:
            settle(after, self.judge)
        return _sorted(codes, self.utilities(states, seat))

    def _turn(self, planner: Planner, state: State, seat: int, codes: list[int]) -> list[Option]:
        placements, free, stop = split_turn(codes)
        tried, free = self.worth_trying(planner, placements, free)
        moves = free + tried
        if stop == PASS.code() and stop in codes:
            moves.append(stop)
        states = [planner.after(code) for code in moves]
        values = self.utilities([state, *states], seat)
        now = values[0]
        improvements: list[Option] = []
        rest: list[Option] = []
        for number, code in enumerate(moves):
            value = values[number + 1]
            if number >= len(free):
                rest.append(Option(code, value - planner.patience(code)))
            elif value - now > CLEARLY:
                # Judged by what it adds: the placement is still to come.
                improvements.append(Option(code, FIRST + (value - now)))
        if not rest:
            rest.append(Option(stop if stop in codes else END.code(), 0.0))
        ranked = improvements + rest
        ranked.sort(key=prior_of, reverse=True)
        return ranked


def _sorted(codes: list[int], values: list[float]) -> list[Option]:
    options = [Option(code, value) for code, value in zip(codes, values, strict=True)]
    options.sort(key=prior_of, reverse=True)
    return options
