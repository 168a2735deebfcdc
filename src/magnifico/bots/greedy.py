"""Greedy: takes the turn whose outcome the evaluation judges best, and looks no further."""

from __future__ import annotations

from magnifico.bots.evaluation import Evaluation, Tastes
from magnifico.bots.planner import Planner
from magnifico.bots.position import Position
from magnifico.bots.weights import DEFAULT
from magnifico.bots.worth import Worth
from magnifico.engine.moves.move import Move
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.random import seeded


class Judges:
    """The evaluation for the printed in use, made once for each."""

    def __init__(self, tastes: Tastes = ()) -> None:
        self.tastes = tastes
        self._evaluation: Evaluation | None = None

    def judge(self, printed: Printed) -> Evaluation:
        """The evaluation for these options."""
        found = self._evaluation
        if found is None or found.printed is not printed:
            found = Evaluation(Worth(printed, DEFAULT), DEFAULT, self.tastes)
            self._evaluation = found
        return found


class GreedyBot:
    """One turn deep, with the evaluation of docs/bots.md; `noise` blurs its judgement by that many points."""

    def __init__(
        self, seed: int | str, name: str = "greedy", noise: float = 0.0, tastes: Tastes = ()
    ) -> None:
        self.seed = seed
        self.name = name
        self.noise = noise
        self._judges = Judges(tastes)

    def choose(self, position: Position) -> Move:
        """The move whose turn ends best."""
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        chance = f"{self.seed} {position.number}"
        state = position.imagine(chance).state
        judge = self._judges.judge(state.printed)
        dice = seeded(f"noise {chance}")
        planner = Planner(state, position.seat, judge, self.noise, dice)
        return move_with(legal, planner.best([move.code for move in legal]))


def move_with(legal: list[Move], code: int) -> Move:
    """The legal move with this code."""
    for move in legal:
        if move.code == code:
            return move
    return legal[0]
