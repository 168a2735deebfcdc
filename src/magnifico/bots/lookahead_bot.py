"""The bot that looks one turn ahead with the learned evaluation."""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.bots.imagined import Worlds
from magnifico.bots.lookahead import LearnedEvaluation, Lookahead
from magnifico.bots.option import Option
from magnifico.bots.ranking_bot import RankingBot
from magnifico.bots.settings import Goal
from magnifico.engine.state.state import State


class LookaheadBot(RankingBot):
    """Ranks the moves by their prospects one turn deep."""

    def __init__(self, seed: int | str, name: str, network: LearnedEvaluation) -> None:
        super().__init__(seed, name)
        self.network = network

    def ranked(self, position: Position, worlds: Worlds, root: State) -> list[Option]:
        """By lookahead alone."""
        lookahead = Lookahead(self.evaluations.of(root.printed), self.network, Goal())
        codes = [move.code for move in position.legal]
        return lookahead.options(root, position.seat, codes)
