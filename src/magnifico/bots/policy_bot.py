"""The bot that follows the learned policy without trying anything."""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.bots.imagined import Worlds
from magnifico.bots.lookahead import LearnedEvaluation
from magnifico.bots.option import Option
from magnifico.bots.policy.choice import LIKELIEST
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.policy.policy_player import LearnedPolicy, PolicyPlayer
from magnifico.bots.ranking_bot import RankingBot
from magnifico.bots.settings import Settings
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.state import State


class PolicyBot(RankingBot):
    """Takes the policy's first choice in its turn; other decisions go by lookahead."""

    def __init__(
        self, seed: int | str, name: str, network: LearnedEvaluation, policy: LearnedPolicy
    ) -> None:
        super().__init__(seed, name)
        self.network = network
        self.policy = policy

    def ranked(self, position: Position, worlds: Worlds, root: State) -> list[Option]:
        """In a turn only the first choice."""
        judge = self.evaluations.of(root.printed)
        codes = [move.code for move in position.legal]
        if isinstance(root.agenda[-1], TakeTurn):
            player = PolicyPlayer(judge, self.policy)
            return [Option(player.turn(root, position.seat, codes, LIKELIEST), 0.0)]
        lookahead = PolicyLookahead(judge, self.network, self.policy, Settings(root.players))
        return lookahead.options(root, position.seat, codes)
