"""What the thinking bots have in common: judging positions with the learned evaluation, and one turn of lookahead.

The unit is one point of the seat's final score. The best rival's points count a little, and near the end of the game
winning counts as well. The numbers are first guesses by short trials, see docs/bots.md.
"""

from __future__ import annotations

from typing import Final, Protocol

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.features import features_of
from magnifico.bots.placements import distinct
from magnifico.bots.planner import Planner, split_turn
from magnifico.bots.policy.policy_player import LearnedPolicy, idle
from magnifico.bots.rollout import settle
from magnifico.bots.settings import TRUST, Settings
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.bonus_tile import ChooseBonusTile
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import DISCARD, END, PASS, kind_of
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.state import State

FIRST: Final = 1000.0
"""Added to free actions that improve the position: they are done before anything else."""
CLEARLY: Final = 0.1
"""A free action must improve the position by this much."""


class LearnedEvaluation(Protocol):
    """What a network offers."""

    def outcomes(
        self, rows: list[list[float]], things: list[list[int]]
    ) -> list[tuple[float, float, float]]:
        """For each row of features and list of things: own points, the best rival's points, the chance to win."""


class Option:
    """A move that is considered, and what is known of it."""

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.total = 0.0
        self.visits = 0
        self.trust = TRUST

    @property
    def value(self) -> float:
        """The mean over the playouts and, as if it were some more of them, the prior."""
        return (self.total + self.trust * self.prior) / (self.visits + self.trust)

    @property
    def at_once(self) -> bool:
        """Whether it is a free action that clearly helps: it comes before anything else."""
        return self.prior >= FIRST / 2


class Thinker:
    """Judges positions for the bots that think."""

    def __init__(
        self,
        judge: Evaluation,
        network: LearnedEvaluation,
        policy: LearnedPolicy | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.judge = judge
        self.network = network
        self.policy = policy  # with it, worlds are played on by the policy
        self.settings = settings or Settings()

    def utilities(self, states: list[State], seat: int) -> list[float]:
        """How good each position is for the seat."""
        goal = self.settings
        result = [0.0] * len(states)
        open_states: list[State] = []
        places: list[int] = []
        for number, state in enumerate(states):
            if isinstance(state.agenda[-1], GameOver):
                result[number] = final_utility(state, seat, goal)
            else:
                open_states.append(state)
                places.append(number)
        if open_states:
            outcomes = self.outcomes(open_states, seat)
            for at, number in enumerate(places):
                own, rival, win = outcomes[at]
                result[number] = own - goal.rival * rival + goal.chance * win
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
        planner = Planner(state, seat, self.judge)
        if before_the_game(state):
            return _sorted(codes, planner.beforehand(codes))
        if isinstance(state.agenda[-1], TakeTurn):
            return self._turn(planner, state, seat, codes)
        states = [self._settled(planner.after(code)) for code in codes]
        return _sorted(codes, self.utilities(states, seat))

    def _turn(self, planner: Planner, state: State, seat: int, codes: list[int]) -> list[Option]:
        placements, free, stop = split_turn(codes)
        if self.policy is None:
            tried = planner.worth_trying(placements)
        else:
            tried = distinct(self.judge, state, seat, placements, False)
            # Its evaluation has seen no game in which a useful leader was discarded.
            free = [
                code
                for code in free
                if kind_of(code) != DISCARD.number or idle(self.judge, state, seat, code)
            ]
        moves = free + tried
        if stop == PASS.code() and stop in codes:
            moves.append(stop)
        states = [planner.after(code) for code in moves]
        values = self.utilities([state, *states], seat)
        now = values[0]
        values = values[1:]
        for number, code in enumerate(moves):
            if code in free:
                # Judged by what it adds: the placement is still to come.
                values[number] -= now
            else:
                values[number] -= planner.patience(code)
        improvements = [
            Option(code, FIRST + values[number])
            for number, code in enumerate(moves)
            if number < len(free) and values[number] > CLEARLY
        ]
        rest = [
            Option(code, values[number]) for number, code in enumerate(moves) if number >= len(free)
        ]
        if not rest:
            rest.append(Option(stop if stop in codes else END.code(), 0.0))
        ranked = improvements + rest
        ranked.sort(key=_prior, reverse=True)
        return ranked

    def _settled(self, state: State) -> State:
        settle(state, self.judge)
        return state


def before_the_game(state: State) -> bool:
    """Whether a decision belongs to the setup."""
    return isinstance(state.agenda[-1], (Bid, ChooseBonusTile, Draft))


def final_utility(state: State, seat: int, goal: Settings) -> float:
    """What a finished game is worth to a seat."""
    rival = max(state.rows[other][VICTORY] for other in range(state.players) if other != seat)
    bonus = goal.victory if ranking(state)[0] == seat else 0.0
    return state.rows[seat][VICTORY] - goal.rival * rival + bonus


def _prior(option: Option) -> float:
    return option.prior


def _sorted(codes: list[int], values: list[float]) -> list[Option]:
    options = [Option(code, value) for code, value in zip(codes, values, strict=True)]
    options.sort(key=_prior, reverse=True)
    return options
