"""What a search can be tuned by: how far it looks, whom it trusts, and what it plays for."""

from __future__ import annotations

from typing import Final

RIVAL: Final = 0.15
"""What a point of the best rival costs."""
VICTORY_BONUS: Final = 6.0
"""What winning is worth beyond the points, once the final scores are there."""
TRUST: Final = 4.0
"""The prospects one turn deep count as much as this many playouts, which are few and depend heavily on luck."""
HORIZON: Final = 1
"""Rounds that are played beyond the current one."""
LEAVES: Final = 64
"""Endings that are looked at for one move of the last turns in one world."""
ENDING_TRUST: Final = 0.25
"""As TRUST, where moves are searched to the final scores: there the prospects know less than a single world."""
LIKELY: Final = 3
"""Of the moves that are looked at closely the policy's first choices, even if the lookahead would not look at them."""
HEED: Final = 1.0
"""What the logarithm of a move's chance in the eyes of the policy counts in its prospects, in points."""
SETUP_ROUNDS: Final = 0
"""Rounds that are played for a decision before the game; 0: the beginning of the first one is judged."""
SETUP_WIDTH: Final = 4
"""Choices before the game that are looked at closely."""
SETUP_TRUST: Final = 4.0
"""As TRUST, for the measured values of a choice before the game."""


class Settings:
    """The settings of one bot; these are those of the search without a policy."""

    def __init__(self) -> None:
        self.horizon = HORIZON
        self.width = 0  # moves that are looked at closely; 0 leaves it to the method
        self.trust = TRUST
        self.leaves = LEAVES
        self.likely = LIKELY
        self.heed = 0.0  # how much the policy's opinion counts in the prospects
        self.ending_trust = ENDING_TRUST
        self.setup_rounds = SETUP_ROUNDS
        self.setup_width = SETUP_WIDTH
        self.setup_trust = SETUP_TRUST
        self.side_by_side = 12  # playouts that share one pass of the policy
        self.vary = 2  # in every second world the rivals vary their choices
        self.rival = RIVAL
        self.victory = VICTORY_BONUS
        self.chance = 0.0  # what the chance to win counts before the end


def quick_settings(players: int) -> Settings:
    """The settings of the search with a policy; with fewer players a rival's points count more."""
    settings = Settings()
    settings.rival = (0.6, 0.3, 0.2, 0.15)[players - 2]
    settings.chance = VICTORY_BONUS
    settings.heed = HEED
    return settings
