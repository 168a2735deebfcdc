"""Keys of spaces, members and options: the words used in notation, events, views and messages."""

from __future__ import annotations

from typing import Final

from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import (
    FLOOR_BITS,
    FLOOR_MASK,
    FLOORS,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    MARKET_SPACES,
    PALACE,
)

MEMBER_KEYS: Final = ("white", "black", "orange", "neutral", "brown")
TOWER_LETTERS: Final = "TCBVS"
SEAT_LETTERS: Final = "ABCDE"
WORK_KEYS: Final = ("harvest", "production")
_AREA_KEYS: Final = ("harvest", "harvest-large", "production", "production-large")


def space_key(printed: Printed, space: int) -> str:
    """The name of a space: T1 to S4, harvest, production-large, market2, palace, leader:pietro_bembo."""
    if space < HARVEST_SMALL:
        return f"{TOWER_LETTERS[space >> FLOOR_BITS]}{(space & FLOOR_MASK) + 1}"
    if space < MARKET:
        return _AREA_KEYS[space - HARVEST_SMALL]
    if space < PALACE:
        return f"market{space - MARKET + 1}"
    if space == PALACE:
        return "palace"
    return "leader:" + printed.leaders[space - LEADER_SPACE].key


def all_space_keys() -> dict[str, int]:
    """Every fixed space of the board by its name."""
    keys: dict[str, int] = {}
    for tower, letter in enumerate(TOWER_LETTERS):
        for floor in range(FLOORS):
            keys[f"{letter}{floor + 1}"] = tower * FLOORS + floor
    for number, key in enumerate(_AREA_KEYS):
        keys[key] = HARVEST_SMALL + number
    for number in range(MARKET_SPACES):
        keys[f"market{number + 1}"] = MARKET + number
    keys["palace"] = PALACE
    return keys
