"""A sequential test: whether a share of wins is above or below a bar, decided as soon as the games suffice.

Wald's test between the bar plus and the bar minus a margin; each of the two errors has at most the chance ERROR where
the true share is that far from the bar. The margin is MARGIN, or half of what lies between the bar and none or all of
the games: nobody wins all of them, and a test against that would call a bar of 95% met after a lucky start.

Games of a deal are counted as unrelated: playing every deal once in each rotation takes luck out of the result, so
the true chances of an error are smaller.
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
    margin = min(MARGIN, bar / 2, (1 - bar) / 2)
    high, low = bar + margin, bar - margin
    evidence = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    limit = log((1 - ERROR) / ERROR)
    if abs(evidence) < limit:
        return None
    return evidence > 0
