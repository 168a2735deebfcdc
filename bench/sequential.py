"""A sequential test: whether a share of wins is above or below a bar, decided as soon as the games suffice.

Wald's test between the bar plus and the bar minus MARGIN; each of the two errors has at most the chance ERROR where
the true share is that far from the bar. Games of a deal are counted as unrelated: playing every deal once in each
rotation takes luck out of the result, so the true chances of an error are smaller.
"""

from __future__ import annotations

from math import log
from typing import Final

MARGIN: Final = 0.05
ERROR: Final = 0.05
LEAST_GAMES: Final = 24
"""Nothing is decided before this many games."""


def decided(wins: int, games: int, bar: float) -> bool | None:
    """True: the bar is met; False: it is missed; None: more games are needed."""
    if games < LEAST_GAMES:
        return None
    high = min(bar + MARGIN, 0.999)
    low = max(bar - MARGIN, 0.001)
    evidence = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    limit = log((1 - ERROR) / ERROR)
    if abs(evidence) < limit:
        return None
    return evidence > 0
