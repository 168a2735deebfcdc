"""The levels: what each is made of. Their steps are to be measured by bench/strength.py."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from magnifico.bots.evaluation.weights import DEFAULT, Weights


@dataclass(frozen=True)
class Level:
    """How a level decides: by which method, with how many playouts unless told otherwise, and how it errs."""

    method: str
    noise: float = 0.0
    playouts: int = 0
    weights: Weights = DEFAULT
    overlooks: int = 0
    """Of a hundred spaces in each turn."""


CARELESS: Final = replace(
    DEFAULT, unit=1.3, unit_fade=1.5, comfortable=9.0, report_need=0.15, excommunication=1.0
)
"""Keeps goods too long, and trusts that the Church will be satisfied somehow."""
HOARDING: Final = replace(CARELESS, report_need=0.05, excommunication=0.5)
"""Keeps goods too long, and thinks of the Church when it is too late."""
BEWILDERED: Final = replace(
    DEFAULT, unit=1.6, unit_fade=0.6, comfortable=14.0, report_need=0.02, excommunication=0.2
)
"""Collects goods for their own sake, and has forgotten the Church."""

LEVEL_TABLE: Final[dict[str, Level]] = {
    "novice": Level("greedy", noise=9.0, weights=BEWILDERED, overlooks=88),
    "apprentice": Level("greedy", noise=2.0, weights=HOARDING, overlooks=56),
    "citizen": Level("greedy", weights=CARELESS, overlooks=30),
    "patrician": Level("lookahead"),
    "magnifico": Level("swift", playouts=192),
}
"""From the weakest to the strongest."""

RESEARCH: Final[dict[str, Level]] = {
    "greedy": Level("greedy"),
    "policy": Level("policy"),
    "swift": Level("swift", playouts=32),
}
"""Bots for tests, puzzles and research; `swift` is the search of `magnifico` with its own number of playouts."""
