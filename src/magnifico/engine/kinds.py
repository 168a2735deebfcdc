"""Numbers that name things inside the engine: goods, spaces, members, rows of a player, frames and moves."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1

# Goods, in the order of content.effects.GOODS.
WOOD: Final = 0
STONE: Final = 1
COINS: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY: Final = 6
TOKENS: Final = 7
GOOD_COUNT: Final = 8

# Card types, which are also the four towers of the board from left to right; 4 is the Special tower.
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
SPECIAL_TOWER: Final = 4

# Kinds of action whose value can be raised or lowered, in the order of content.effects.ACTION_KINDS.
HARVEST: Final = 0
PRODUCTION: Final = 1
TAKE_TERRITORY: Final = 2  # TAKE_TERRITORY + card type

# Family members.
WHITE: Final = 0
BLACK: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3
BROWN: Final = 4
MEMBER_COUNT: Final = 5
COLOURED_BITS: Final = 7

# Spaces: tower floors are tower * 4 + floor.
HARVEST_SMALL: Final = 20
HARVEST_LARGE: Final = 21
PRODUCTION_SMALL: Final = 22
PRODUCTION_LARGE: Final = 23
MARKET: Final = 24  # MARKET + 0..3
PALACE: Final = 28
SPACE_COUNT: Final = 29
LEADER_SPACE: Final = 32  # LEADER_SPACE + leader index

# A player's row: goods come first, so that goods and row indices are the same numbers.
CARD_COUNT: Final = 8  # + card type
BONUS: Final = 12  # + action kind
PENALTY: Final = 18  # + action kind
COLOURED_BONUS: Final = 24
COLOURED_PENALTY: Final = 25
NEUTRAL_BONUS: Final = 26
COLOURED_SETTER: Final = 27
CHOSEN_VALUE: Final = 28  # + coloured member: Federico's value, 0 if none
SERVANT_RATE: Final = 31
SERVANT_WORTH: Final = 32
RULES: Final = 33
GAIN_PENALTY: Final = 34  # + good
ALLOWANCE: Final = 42
MEMBERS: Final = 43  # bits of the members still in hand
EXCOMMUNICATED: Final = 44  # bits of the periods
FORBIDDEN: Final = 45
SKIP_FIRST: Final = 46
MADE_UP: Final = 47
CARD_LIMIT: Final = 48  # + card type
DISCOUNT: Final = 52  # + card type * 4 + base resource
OR_DISCOUNTS: Final = 68  # bits of the card types that have a discount with a choice
LEADERS_USED: Final = 69
BONUS_TILE: Final = 70
FAMILY: Final = 71
FAITH_TILES: Final = 72
VISCONTI_ACTIVE: Final = 73
LEADERS_PLAYED: Final = 74
SET_AWARDS: Final = 75
PILE_WOOD: Final = 76
PILE_STONE: Final = 77
TRIGGERS: Final = 78  # bits of the events that bring the player something
BOUGHT: Final = 79
COPIED: Final = 80  # leader whose ability Lorenzo copies, plus one
EXCOMMUNICATION_LOSS: Final = 81
EXTRA_MEMBER: Final = 82
POINTS: Final = 83  # + source of points, victory points gained and lost during play
ROW_SIZE: Final = 90

# Where victory points come from during play.
POINTS_CARDS: Final = 0
POINTS_HARVEST: Final = 1
POINTS_PRODUCTION: Final = 2
POINTS_LEADERS: Final = 3
POINTS_CHURCH: Final = 4
POINTS_OTHER: Final = 5
POINTS_SPENT: Final = 6

# Standing rules as bits, in the order of content.effects.RULE_NAMES.
NO_FLOOR_BONUS: Final = 1 << 0
PLACE_IN_OCCUPIED: Final = 1 << 1
NO_SURCHARGE: Final = 1 << 2
NO_SURCHARGE_SPECIAL: Final = 1 << 3
NO_TERRITORY_REQUIREMENT: Final = 1 << 4
DOUBLE_IMMEDIATE: Final = 1 << 5
COPY_LEADER: Final = 1 << 6
NO_EXCOMMUNICATION: Final = 1 << 7
SERVANTS_REPLACE: Final = 1 << 8
SERVANTS_COUNT_DOUBLE: Final = 1 << 9
EXTRA_VICTORY: Final = 1 << 10
EXTRA_PRIVILEGE: Final = 1 << 11
NO_LARGE_PRODUCTION_PENALTY: Final = 1 << 12
NO_LARGE_HARVEST_PENALTY: Final = 1 << 13
IGNORE_ONE_REQUIREMENT: Final = 1 << 14
KEEP_BUILDING_GOODS: Final = 1 << 15
MILITARY_NOT_SPENT: Final = 1 << 16
BUY_LEFTOVER: Final = 1 << 17
HARVEST_ON_TERRITORY: Final = 1 << 18
NO_FAITH_PRIVILEGE: Final = 1 << 19
FAITH_TILES_RULE: Final = 1 << 20
VISCONTI_RULE: Final = 1 << 21

# Events that trigger something.
ON_TAKE: Final = 0  # + card type
ON_PLAY_LEADER: Final = 4
ON_CHURCH_SUPPORT: Final = 5
ON_PRIVILEGE: Final = 6

# What X2.5 and X2.8 forbid.
FORBID_MARKET: Final = 1
FORBID_SPECIAL_TOWER: Final = 2

# The board's row.
FLOOR_CARD: Final = 0  # + space: card index plus one, 0 if the floor is empty
OCCUPANTS: Final = 20  # + space: bits seat * 5 + member
DICE: Final = 49  # + coloured member
ROUND: Final = 52
LAP: Final = 53
POSITION: Final = 54
ADAPTATION: Final = 55  # tower the Adaptation tile lies on, -1 without one
UNDO_FLOOR: Final = 56  # number of moves that can no longer be undone
MOVE_COUNT: Final = 57
BOARD_SIZE: Final = 58

# Sources of gains (R11.1); what they are reduced by differs.
FROM_SPACE: Final = 0
FROM_CARD: Final = 1  # immediate effect
FROM_HARVEST: Final = 2
FROM_PRODUCTION: Final = 3
FROM_BONUS_TILE: Final = 4
FROM_LEADER: Final = 5
FROM_PRIVILEGE: Final = 6
FROM_TOKEN: Final = 7
FROM_FAMILY: Final = 8
FROM_OPPONENTS: Final = 9
FROM_CHURCH: Final = 10
FROM_SETUP: Final = 11
SOURCE_NAMES: Final = (
    "space",
    "card",
    "harvest",
    "production",
    "bonus-tile",
    "leader",
    "privilege",
    "token",
    "family",
    "opponents",
    "church",
    "setup",
)

# Frames of the agenda. Those up to LAST_DECISION wait for a player, the others run by themselves.
F_BONUS_TILE: Final = 1
F_DRAFT: Final = 2
F_AUCTION: Final = 3
F_FORCED_LEADER: Final = 4
F_TURN: Final = 5
F_PRIVILEGE: Final = 6
F_PAY: Final = 7
F_PAY_TOKENS: Final = 8
F_TAKE: Final = 9
F_WORK: Final = 10
F_ONLY_CARD: Final = 11
F_CHOICES: Final = 12
F_ACTIVATE: Final = 13
F_ORDER: Final = 14
F_VOTE: Final = 15
F_SECRET_VOTE: Final = 16
F_BUY: Final = 17
F_GIVE_UP: Final = 18
F_GIVE: Final = 19
F_RECOVER: Final = 20
F_PLAY_FREE: Final = 21
F_VISCONTI: Final = 22
F_COPY: Final = 23
F_MEMBER: Final = 24
F_OPTION: Final = 25
F_KEEP_TOKEN: Final = 26
F_FINAL_TOKENS: Final = 27
F_LOSE_ONE: Final = 28
F_SPACE_KIND: Final = 29
LAST_DECISION: Final = 30
F_ROUND: Final = 31
F_NEXT_TURN: Final = 32
F_END_OF_ACTIONS: Final = 33
F_VATICAN: Final = 34
F_END_ROUND: Final = 35
F_SCORING: Final = 36
F_TAKE_NOW: Final = 37
F_AFTER_SURCHARGE: Final = 38
F_RESOLVE_WORK: Final = 39
F_DEMAND: Final = 40
F_AFTER_PLAY: Final = 41
F_AUCTION_END: Final = 42
F_FAMILY_START: Final = 43
F_OPTION_NOW: Final = 44
F_RECEIVE: Final = 45
F_OVER: Final = 46
F_SET_AWARD: Final = 48
F_MARKET_TOKENS: Final = 49

# Moves.
M_PLACE: Final = 1
M_PASS: Final = 2
M_END: Final = 3
M_KEEP: Final = 4
M_TILE: Final = 5
M_BID: Final = 6
M_PLAY: Final = 7
M_DISCARD: Final = 8
M_USE: Final = 9
M_COPY: Final = 10
M_MEMBER: Final = 11
M_PRIVILEGE: Final = 12
M_PAY: Final = 13
M_TAKE: Final = 14
M_DECLINE: Final = 15
M_WORK: Final = 16
M_ONLY: Final = 17
M_CHOOSE: Final = 18
M_ACTIVATE: Final = 19
M_FIRST: Final = 20
M_SUPPORT: Final = 21
M_REFUSE: Final = 22
M_BUY: Final = 23
M_GIVE_UP: Final = 24
M_GIVE: Final = 25
M_RECOVER: Final = 26
M_TOKEN: Final = 27
M_PUT: Final = 28
M_EXCHANGE: Final = 29
M_VISCONTI: Final = 30
M_OPTION: Final = 31
M_KEEP_TOKEN: Final = 32
M_PAY_TOKEN: Final = 33
M_LOSE: Final = 34
M_KIND: Final = 35

PILE_OPTION: Final = 15  # the privilege option that takes Montefeltro's pile

# Flags of a bonus harvest or production.
W_NO_SERVANTS: Final = 1
W_NO_BONUSES: Final = 2
W_ONLY_ONE: Final = 4
W_OPPONENT: Final = 8

# What a payment frame pays for.
PAY_CARD: Final = 0
PAY_WORK: Final = 1
PAY_OPTION: Final = 2
PAY_SURCHARGE: Final = 3

MOVE_A: Final = 6
MOVE_B: Final = 18
MOVE_C: Final = 30
MOVE_MASK: Final = 4095
