"""The levels and personalities: what each is made of. Their steps are to be measured by bench/strength.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnifico.bots.evaluation import Tastes
from magnifico.engine.state.rows import (
    BUILDING,
    CARD_COUNT,
    COINS,
    FAITH,
    MILITARY,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
)


@dataclass(frozen=True)
class Level:
    """How a level decides: by which method, how blurred, with how many playouts unless told otherwise."""

    method: str
    noise: float = 0.0
    playouts: int = 0


LEVEL_TABLE: Final[dict[str, Level]] = {
    "novice": Level("greedy", noise=3.5),
    "apprentice": Level("greedy", noise=1.7),
    "citizen": Level("greedy"),
    "patrician": Level("lookahead"),
    "magnifico": Level("flat", playouts=64),
}
"""From the weakest to the strongest."""

EARLIER: Final[dict[str, Level]] = {"magnifico-1": Level("flat", playouts=64)}
"""Levels of earlier versions, for comparisons."""

METHODS: Final = ("lookahead", "flat", "tree", "policy", "swift")
"""Ways to think, to be compared at equal budgets; bots of these names exist for research."""
WITH_POLICY: Final = ("policy", "swift")
"""The methods that use the learned policy."""

PERSONALITY_TABLE: Final[dict[str, Tastes]] = {
    "military": ((MILITARY, 0.1), (CARD_COUNT + TERRITORY, 0.2)),
    "church": ((FAITH, 0.4),),
    "builder": ((CARD_COUNT + BUILDING, 1.5), (WOOD, 0.1), (STONE, 0.1)),
    "merchant": ((CARD_COUNT + VENTURE, 1.2), (COINS, 0.15)),
}
"""What each personality is fond of, in points beyond the worth."""
