"""What the numbers of a player and of the board mean: members, spaces, and the indices of everything in a row.

Goods, card types and kinds of actions are in content/vocabulary.py, standing rules in content/standing_rules.py.
Outside the listing of moves, use the names of state/player.py.
"""

from __future__ import annotations

from typing import Final

# The towers are the card types from left to right; 4 is the Special tower (R1.2).
SPECIAL_TOWER: Final = 4
FLOORS: Final = 4  # of a tower
FLOOR_BITS: Final = 2  # a floor's space is tower << FLOOR_BITS | floor
FLOOR_MASK: Final = 3
ORDINARY_FLOORS: Final = 16  # spaces below this number belong to the four ordinary towers

PERIODS: Final = 3

# An activation that is neither harvest nor production: cards named by a card, whatever their value (R9.10).
IGNORING_VALUE: Final = 2
UNLIMITED: Final = 99

# Family members: three coloured ones, the neutral one, and the brown one of the Colonna (R0.3).
WHITE: Final = 0
BLACK: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3
BROWN: Final = 4
MEMBER_COUNT: Final = 5
COLOURED_COUNT: Final = 3
COLOURED_BITS: Final = 7
FOUR_MEMBERS: Final = 15  # bits of everybody but the brown member
ALL_MEMBERS: Final = 31

# Spaces, the spots a member can be placed on (R0.4): tower floors are tower * 4 + floor.
HARVEST_SMALL: Final = 20
HARVEST_LARGE: Final = 21
PRODUCTION_SMALL: Final = 22
PRODUCTION_LARGE: Final = 23
MARKET: Final = 24  # MARKET + 0..3
PALACE: Final = 28
SPACE_COUNT: Final = 29
MARKET_SPACES: Final = 4
LEADER_SPACE: Final = 32  # LEADER_SPACE + leader index

# A player's row: goods come first, so that goods and row indices are the same numbers.
CARD_COUNT: Final = 8  # + card type: how many cards of the type the player owns
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
EXCOMMUNICATED: Final = 44  # bits of the periods, never cleared (R12.8)
FORBIDDEN: Final = 45
SKIP_FIRST: Final = 46
MADE_UP: Final = 47
CARD_LIMIT: Final = 48  # + card type
DISCOUNT: Final = 52  # + card type * BASE_GOODS + good
OR_DISCOUNTS: Final = 68  # bits of the card types that have a discount with a choice
LEADERS_USED: Final = 69
BONUS_TILE: Final = 70
FAMILY: Final = 71
FAITH_TILES: Final = 72
VISCONTI_ACTIVE: Final = 73
LEADERS_PLAYED: Final = 74
SET_AWARDS: Final = 75
PILE_WOOD: Final = 76  # on the Montefeltro tile and therefore not in the supply (R0.15)
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
