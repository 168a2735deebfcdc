"""How a move is chosen by the scores of a policy."""

from __future__ import annotations

from math import exp
from typing import Final

from magnifico.engine.state.random import Random

_FINE: Final = 1 << 20


class Choice:
    """The move with the highest score."""

    def pick(self, moves: list[int], scores: list[float], first: int) -> int:
        """One of the moves; their scores begin at `first`."""
        return moves[_likeliest(moves, scores, first)]


class DrawnChoice(Choice):
    """Moves drawn by their chances."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def pick(self, moves: list[int], scores: list[float], first: int) -> int:
        """One of the moves; their scores begin at `first`."""
        best = _likeliest(moves, scores, first)
        highest = scores[first + best]
        total = 0.0
        shares: list[float] = []
        for number in range(len(moves)):
            share = exp(scores[first + number] - highest)
            shares.append(share)
            total += share
        left = total * self.dice.below(_FINE) / _FINE
        for number in range(len(moves)):
            left -= shares[number]
            if left < 0.0:
                return moves[number]
        return moves[best]


LIKELIEST: Final = Choice()


def _likeliest(moves: list[int], scores: list[float], first: int) -> int:
    best = 0
    highest = scores[first]
    for number in range(1, len(moves)):
        if scores[first + number] > highest:
            best = number
            highest = scores[first + number]
    return best
