"""What a search can be tuned by: how far it looks, whom it trusts, and what it plays for."""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import VICTORY
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.state import State

RIVAL: Final = 0.15
"""What a point of the best rival costs."""
RIVAL_BY_PLAYERS: Final[list[float]] = [0.6, 0.3, 0.2, 0.15]  # mypyc misreads a tuple of floats
"""The same for the search, for two players to five: with fewer players a rival's points count more."""
VICTORY_BONUS: Final = 6.0
"""What winning is worth beyond the points, once the final scores are there."""
TRUST: Final = 4.0
"""The prospects one turn deep count as much as this many playouts, which are few and depend heavily on luck."""
LEAVES: Final = 64
"""Endings that are looked at for one move of the last turns in one world."""


class Goal:
    """What a seat plays for, in points of its final score."""

    def __init__(self, rival: float = RIVAL, chance: float = 0.0) -> None:
        self.rival = rival  # what a point of the best rival costs
        self.chance = chance  # what the chance to win counts before the end
        self.victory = VICTORY_BONUS

    def of_outcome(self, own: float, rival: float, win: float) -> float:
        """What an expected outcome is worth."""
        return own - self.rival * rival + self.chance * win

    def of_final(self, state: State, seat: int) -> float:
        """What a finished game is worth to a seat."""
        rival = max(state.rows[other][VICTORY] for other in range(state.players) if other != seat)
        bonus = self.victory if ranking(state)[0] == seat else 0.0
        return state.rows[seat][VICTORY] - self.rival * rival + bonus


class Settings:
    """The settings of one search."""

    def __init__(self, players: int) -> None:
        self.goal = Goal(RIVAL_BY_PLAYERS[players - 2], VICTORY_BONUS)
        self.horizon = 1  # rounds that are played beyond the current one
        self.width = 6  # moves that are played out; the others were clearly worse one turn deep
        self.trust = TRUST
        # As `trust`, where moves are searched to the final scores: there the prospects know less than a single world.
        self.ending_trust = 0.25
        self.leaves = LEAVES
        # The policy's first choices are always among the moves that are played out.
        self.likely = 3
        # What the logarithm of a move's chance in the eyes of the policy counts in its prospects, in points.
        self.heed = 1.0
        # Rounds that are played for a decision before the game; 0: the beginning of the first one is judged.
        self.setup_rounds = 0
        self.setup_width = 4
        self.setup_trust = 4.0
        self.side_by_side = 12  # playouts that share one pass of the policy
        self.vary = 2  # in every second world the rivals vary their choices
