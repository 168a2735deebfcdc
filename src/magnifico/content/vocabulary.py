"""Goods, card types, kinds of actions and events: their names in packs, and the numbers the engine counts them by.

A number is the place of its name in the tuple. Stored games and fingerprints use the numbers, so new ones go last.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Base resources, points, and the token as one more resource (R0.1, R0.2).
GoodName = Literal["wood", "stone", "coins", "servants", "military", "faith", "victory", "tokens"]
GOODS: Final[tuple[GoodName, ...]] = get_args(GoodName)
WOOD: Final = 0
STONE: Final = 1
COINS: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY: Final = 6
TOKENS: Final = 7
GOOD_COUNT: Final = 8
BASE_GOODS: Final = 4  # wood, stone, coins, servants: what cards cost and discounts reduce
RESOURCES: Final[tuple[GoodName, ...]] = GOODS[:BASE_GOODS]

Goods: TypeAlias = tuple[tuple[GoodName, int], ...]
"""Amounts by name, in the order of GOODS, zero amounts left out."""

# Also the four towers of the board from left to right (R1.2).
CardType = Literal["territory", "character", "building", "venture"]
CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
TYPE_COUNT: Final = 4

# Kinds of action whose value can be raised or lowered.
ActionKind = Literal["harvest", "production", "territory", "character", "building", "venture"]
ACTION_KINDS: Final[tuple[ActionKind, ...]] = get_args(ActionKind)
HARVEST: Final = 0
PRODUCTION: Final = 1
TAKE_TERRITORY: Final = 2  # TAKE_TERRITORY + card type

# Events that trigger something.
TriggerName = Literal[
    "take_territory",
    "take_character",
    "take_building",
    "take_venture",
    "play_leader",
    "church_support",
    "privilege",
]
TRIGGER_NAMES: Final[tuple[TriggerName, ...]] = get_args(TriggerName)
ON_TAKE: Final = 0  # + card type
ON_PLAY_LEADER: Final = 4
ON_CHURCH_SUPPORT: Final = 5
ON_PRIVILEGE: Final = 6
