"""Keys of spaces, members and options: the words used in notation, events, views and messages."""

from __future__ import annotations

from typing import Final

from magnifico.engine.kinds import (
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    PALACE,
)
from magnifico.engine.tables import Tables

MEMBER_KEYS: Final = ("white", "black", "orange", "neutral", "brown")
TOWER_LETTERS: Final = "TCBVS"
SEAT_LETTERS: Final = "ABCDE"
WORK_KEYS: Final = ("harvest", "production")
_AREA_KEYS: Final = ("harvest", "harvest-large", "production", "production-large")


def space_key(tables: Tables, space: int) -> str:
    """The name of a space: T1 to S4, harvest, production-large, market2, palace, leader:pietro_bembo."""
    if space < HARVEST_SMALL:
        return f"{TOWER_LETTERS[space >> 2]}{(space & 3) + 1}"
    if space < MARKET:
        return _AREA_KEYS[space - HARVEST_SMALL]
    if space < PALACE:
        return f"market{space - MARKET + 1}"
    if space == PALACE:
        return "palace"
    return "leader:" + tables.leaders[space - LEADER_SPACE].key


def all_space_keys() -> dict[str, int]:
    """Every fixed space of the board by its name."""
    keys: dict[str, int] = {}
    for tower, letter in enumerate(TOWER_LETTERS):
        for floor in range(4):
            keys[f"{letter}{floor + 1}"] = tower * 4 + floor
    for number, key in enumerate(_AREA_KEYS):
        keys[key] = HARVEST_SMALL + number
    for number in range(4):
        keys[f"market{number + 1}"] = MARKET + number
    keys["palace"] = PALACE
    return keys
