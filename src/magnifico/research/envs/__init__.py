"""The game for learning programs: a PettingZoo environment for all seats, and a Gymnasium environment for one.

They need the extra `magnifico[research]`. See docs/research.md.
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium
    import pettingzoo as _pettingzoo
except ImportError as error:
    raise ImportError(
        f"magnifico.research.envs needs the package {error.name}: install 'magnifico[research]'",
        name=error.name,
    ) from None

from magnifico.research.envs.observer import (
    ACTIONS,
    Observer,
    kinds_of_moves,
    names_of_observation,
)
from magnifico.research.envs.seat import SeatEnv
from magnifico.research.envs.table import TableEnv

__all__ = [
    "ACTIONS",
    "Observer",
    "SeatEnv",
    "TableEnv",
    "kinds_of_moves",
    "names_of_observation",
]

del _gymnasium, _pettingzoo
