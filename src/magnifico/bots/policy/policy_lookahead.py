"""The lookahead of the search, for an evaluation that was fitted to games of a policy."""

from __future__ import annotations

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.lookahead import LearnedEvaluation, Lookahead
from magnifico.bots.placements import distinct
from magnifico.bots.planner import Planner
from magnifico.bots.policy.policy_player import LearnedPolicy, idle
from magnifico.bots.settings import Settings
from magnifico.engine.moves.kinds import DISCARD, kind_of


class PolicyLookahead(Lookahead):
    """Tries one placement for each effect, and discards only leaders that may be worth less than the privilege."""

    def __init__(
        self,
        judge: Evaluation,
        network: LearnedEvaluation,
        policy: LearnedPolicy,
        settings: Settings,
    ) -> None:
        super().__init__(judge, network, settings.goal)
        self.policy = policy
        self.settings = settings

    def worth_trying(
        self, planner: Planner, placements: list[int], free: list[int]
    ) -> tuple[list[int], list[int]]:
        """The evaluation has seen no game in which a useful leader was discarded."""
        state, seat = planner.state, planner.seat
        kept = [
            code
            for code in free
            if kind_of(code) != DISCARD.number or idle(self.judge, state, seat, code)
        ]
        return distinct(self.judge, state, seat, placements, False), kept
