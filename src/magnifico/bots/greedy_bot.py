"""Greedy: takes the turn whose outcome the evaluation judges best, and looks no further.

Weaker levels err as people do: they overlook spaces, and their weights (levels.py) are off, so that they hoard goods
or forget the Church.
"""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.weights import DEFAULT, Weights
from magnifico.bots.planner import planner_with
from magnifico.engine.moves.kinds import PLACE, kind_of, parts
from magnifico.engine.moves.move import Move
from magnifico.engine.state.random import Random, seeded


class GreedyBot:
    """One turn deep, with the evaluation of docs/bots.md.

    `noise` blurs its judgement by about that many points; of a hundred spaces it overlooks `overlooks` in each turn.
    """

    def __init__(
        self,
        seed: int | str,
        name: str = "greedy",
        noise: float = 0.0,
        weights: Weights = DEFAULT,
        overlooks: int = 0,
    ) -> None:
        self.seed = seed
        self.name = name
        self.noise = noise
        self.overlooks = overlooks
        self._evaluations = Evaluations(weights)

    def choose(self, position: Position) -> Move:
        """The move whose turn ends best."""
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        chance = f"{self.seed} {position.number}"
        state = position.imagine(chance).state
        judge = self._evaluations.of(state.printed)
        dice = seeded(f"noise {chance}")
        codes = noticed([move.code for move in legal], self.overlooks, dice)
        planner = planner_with(self.noise, dice, state, position.seat, judge)
        return position.move_of(planner.best(codes))


def noticed(codes: list[int], overlooks: int, dice: Random) -> list[int]:
    """The moves without placements on spaces that are overlooked; all of them if no placement would be left."""
    if not overlooks:
        return codes
    unseen: set[int] = set()
    seen: set[int] = set()
    for code in codes:
        if kind_of(code) == PLACE.number:
            space = parts(code)[1]
            if space not in unseen and space not in seen:
                if dice.below(100) < overlooks:
                    unseen.add(space)
                else:
                    seen.add(space)
    if not seen:
        return codes
    return [code for code in codes if kind_of(code) != PLACE.number or parts(code)[1] not in unseen]
