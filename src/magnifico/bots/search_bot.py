"""The bot that searches: the strongest there is."""

from __future__ import annotations

from collections.abc import Callable

from magnifico.bots.api import Position
from magnifico.bots.imagined import Worlds
from magnifico.bots.lookahead import LearnedEvaluation
from magnifico.bots.opening import before_the_game
from magnifico.bots.option import Option
from magnifico.bots.planner import split_turn
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.policy.policy_player import LearnedPolicy
from magnifico.bots.ranking_bot import RankingBot
from magnifico.bots.search import IN_PROCESS, ExecutorSource, Search
from magnifico.bots.settings import Settings
from magnifico.bots.spec import Budget
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.state import State


class SearchBot(RankingBot):
    """Searches placements, the Church and choices before the game; what follows from them goes by lookahead."""

    def __init__(
        self,
        seed: int | str,
        name: str,
        network: LearnedEvaluation,
        policy: LearnedPolicy,
        budget: Budget,
    ) -> None:
        super().__init__(seed, name)
        self.network = network
        self.policy = policy
        self.budget = budget
        self.helpers: ExecutorSource = IN_PROCESS
        self.settings_for: Callable[[int], Settings] = Settings
        """Makes the settings for a number of players."""

    def ranked(self, position: Position, worlds: Worlds, root: State) -> list[Option]:
        """By search, or by lookahead where that is enough."""
        lookahead = self.lookahead(root)
        codes = [move.code for move in position.legal]
        if not _searched(root, codes):
            return lookahead.options(root, position.seat, codes)
        executor = self.helpers.executor(position.options)
        return Search(lookahead, position.seat, worlds.imagine, executor).search(codes, self.budget)

    def lookahead(self, root: State) -> PolicyLookahead:
        """The lookahead that its searches start from."""
        judge = self.evaluations.of(root.printed)
        return PolicyLookahead(judge, self.network, self.policy, self.settings_for(root.players))


def _searched(state: State, codes: list[int]) -> bool:
    """Whether a decision is searched; an auction is not, as it is solved to its end without worlds."""
    top = state.agenda[-1]
    if isinstance(top, TakeTurn):
        placements, _free, _stop = split_turn(codes)
        return len(placements) > 0
    if before_the_game(state):
        return not isinstance(top, Bid)
    return isinstance(top, (SupportChurch, SecretVote))
