"""The chances to win in the course of a game, as the analysis shows them: for each turn and seat, adding up to 1.

The learned evaluation gives each seat a chance of its own. How sure it is, is corrected by round, and the last turns of
everybody are searched to the final scores instead. The numbers are in chances.toml; bench/calibration.py fits them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from magnifico.bots.endgame import Endgame, members_left, near_the_end
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.features import features_of
from magnifico.bots.lookahead import LearnedEvaluation
from magnifico.bots.policy.policy_player import LearnedPolicy, PolicyPlayer
from magnifico.bots.settings import LEAVES, Settings
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State

SHIPPED: Final = "chances.toml"
TIE: Final = 0.5
"""What being first in a tie counts in points."""
_LEAST: Final = 1e-6


class Correction:
    """Calibration of the network's chances.

    `sharpness` is by round: above 1 the favourite is ahead by more than the evaluation says, below 1 by less. `doubt`
    says by how many points an ending may turn out otherwise than searched, for each member that is still to be placed.
    """

    def __init__(self, sharpness: list[float], doubt: float) -> None:
        self.sharpness = sharpness
        self.doubt = doubt


@cache
def shipped_correction() -> Correction:
    """The correction that comes with the package."""
    text = (files("magnifico.bots.explain") / SHIPPED).read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return Correction([float(each) for each in data["sharpness"]], float(data["doubt"]))


class Ending:
    """The scores that a game comes to if everybody plays well, with this many members still to be placed."""

    def __init__(self, scores: list[int], winner: int, members: int) -> None:
        self.scores = scores
        self.winner = winner
        self.members = members

    def shares(self, doubt: float) -> list[float]:
        """The chances by seat; with nothing left to decide the winner's is 1."""
        spread = max(doubt * self.members, _LEAST)
        best = self.scores[self.winner] + TIE
        weights: list[float] = []
        for seat in range(len(self.scores)):
            behind = 0.0 if seat == self.winner else best - self.scores[seat]
            weights.append(exp(-min(behind / spread, 50.0)))
        total = sum(weights)
        return [weight / total for weight in weights]


class Course:
    """The turns of a game; their chances are computed together."""

    def __init__(
        self,
        network: LearnedEvaluation,
        policy: LearnedPolicy,
        evaluations: Evaluations,
    ) -> None:
        self.network = network
        self.policy = policy
        self.evaluations = evaluations
        self.rounds: list[int] = []
        self.endings: list[Ending | None] = []  # what the search to the end says, where it does
        self._players = 0
        self._rows: list[list[float]] = []
        self._things: list[list[int]] = []

    def note(self, state: State) -> None:
        """The next turn."""
        judge = self.evaluations.of(state.printed)
        self._players = state.players
        self.rounds.append(state.board[ROUND])
        for seat in range(state.players):
            self._rows.append(features_of(judge, state, seat))
            self._things.append(judge.vocabulary.things_of(state, seat))
        ending: Ending | None = None
        if near_the_end(state):
            endgame = Endgame(PolicyPlayer(judge, self.policy), Settings(state.players).goal)
            ended = endgame.ended(state.copy(), LEAVES)
            scores = [row[VICTORY] for row in ended.rows]
            ending = Ending(scores, ranking(ended)[0], members_left(state))
        self.endings.append(ending)

    def bare(self) -> list[list[float]]:
        """By turn and seat what the evaluation gives each seat, without looking at the others."""
        if not self._rows:
            return []
        found = [outcome[2] for outcome in self.network.outcomes(self._rows, self._things)]
        return [found[at : at + self._players] for at in range(0, len(found), self._players)]

    def chances(self) -> list[list[float]]:
        """By turn and seat the chances that are shown."""
        return shown(self.bare(), self.rounds, self.endings, shipped_correction())


def shown(
    bare: list[list[float]],
    rounds: list[int],
    endings: list[Ending | None],
    correction: Correction,
) -> list[list[float]]:
    """The chances of all turns, corrected and smoothed."""
    result: list[list[float]] = []
    raw: list[list[float]] = []
    for at in range(len(bare)):
        raw.append(shares(bare[at], correction.sharpness[rounds[at] - 1]))
        ending = endings[at]
        if ending is not None:
            result.append([round(chance, 4) for chance in ending.shares(correction.doubt)])
            continue
        # A seat looks better before its turn than after it: the mean over a lap evens that out.
        players = len(bare[at])
        lap = raw[-players:]
        result.append(
            [round(sum([each[seat] for each in lap]) / len(lap), 4) for seat in range(players)]
        )
    return result


def shares(chances: list[float], sharpness: float) -> list[float]:
    """Chances of single seats, normalised to add up to 1."""
    weights = [max(chance, _LEAST) ** sharpness for chance in chances]
    total = sum(weights)
    return [weight / total for weight in weights]
