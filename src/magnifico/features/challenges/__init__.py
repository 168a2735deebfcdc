"""Challenges: the deal of the day and of the week, the same for everybody, and how the computer plays it."""

from magnifico.features.challenges.calendar import (
    Challenge,
    ChallengeError,
    challenge_named,
    challenge_of_day,
    challenge_of_week,
    first_day,
)
from magnifico.features.challenges.computer import (
    COMPUTER,
    STEADY_BOTS,
    play_attempt,
    seats_with,
)

__all__ = [
    "COMPUTER",
    "STEADY_BOTS",
    "Challenge",
    "ChallengeError",
    "challenge_named",
    "challenge_of_day",
    "challenge_of_week",
    "first_day",
    "play_attempt",
    "seats_with",
]
