"""Base class of the bots that rank the moves of a position and play the best one."""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.imagined import Worlds
from magnifico.bots.option import Option
from magnifico.engine.moves.move import Move
from magnifico.engine.state.state import State


class RankingBot:
    """A bot that can show how it ranks the moves."""

    def __init__(self, seed: int | str, name: str) -> None:
        self.seed = seed
        self.name = name
        self.evaluations = Evaluations()

    def choose(self, position: Position) -> Move:
        """The move that came out best."""
        if len(position.legal) == 1:
            return position.legal[0]
        return position.move_of(self.options(position)[0].code)

    def options(self, position: Position) -> list[Option]:
        """The moves that were considered, the best first."""
        worlds = Worlds(position, self.seed)
        return self.ranked(position, worlds, worlds.imagine(0))

    def ranked(self, position: Position, worlds: Worlds, root: State) -> list[Option]:
        """Rank the moves, given the imagined worlds and the first of them."""
        raise NotImplementedError
