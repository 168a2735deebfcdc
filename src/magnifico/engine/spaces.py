"""Questions about spaces that listing, checking and placing all ask (section 6)."""

from __future__ import annotations

from magnifico.engine.kinds import (
    COLOURED_BITS,
    FLOOR_CARD,
    HARVEST,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    M_PLACE,
    MEMBER_COUNT,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    NO_LARGE_HARVEST_PENALTY,
    NO_LARGE_PRODUCTION_PENALTY,
    OCCUPANTS,
    PRODUCTION,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    RULES,
    TAKE_TERRITORY,
)
from magnifico.engine.standing import effective_leader
from magnifico.engine.state import State
from magnifico.engine.tables import ABILITY_SPACE, LeaderInfo
from magnifico.engine.taking import (
    NO_CARD,
    empty_floor_terms,
    floor_terms,
)
from magnifico.engine.values import (
    action_change,
)


def place_code(member: int, space: int, servants: int) -> int:
    """The move that places a member on a space with so many servants."""
    return M_PLACE | member << MOVE_A | space << MOVE_B | servants << MOVE_C


def work_kind(space: int) -> int:
    """Harvest or production, for the four spaces of the two areas."""
    return HARVEST if space <= HARVEST_LARGE else PRODUCTION


def large_penalty(state: State, seat: int, space: int) -> int:
    """What the large space takes off the value (R6.4.2)."""
    rules = state.rows[seat][RULES]
    if space == HARVEST_LARGE:
        return 0 if rules & NO_LARGE_HARVEST_PENALTY else state.tables.large_penalty
    if space == PRODUCTION_LARGE:
        return 0 if rules & NO_LARGE_PRODUCTION_PENALTY else state.tables.large_penalty
    return 0


def own_coloured_in(state: State, seat: int, space: int) -> bool:
    """Whether an own coloured member stands in the tower or area already (R6.2.4, R6.4.4)."""
    board = state.board
    if space < HARVEST_SMALL:
        first = OCCUPANTS + (space & ~3)
        there = board[first] | board[first + 1] | board[first + 2] | board[first + 3]
    else:
        first = OCCUPANTS + (HARVEST_SMALL if space <= HARVEST_LARGE else PRODUCTION_SMALL)
        there = board[first] | board[first + 1]
    return (there >> (seat * MEMBER_COUNT) & COLOURED_BITS) != 0


def leader_space_of(state: State, seat: int, space: int) -> LeaderInfo | None:
    """The leader space a player owns under this number, if it is one (R6.7.1)."""
    leader = space - LEADER_SPACE
    if leader in state.in_play[seat]:
        info = effective_leader(state, seat, leader)
        if info.ability == ABILITY_SPACE:
            return info
    return None


def leader_space_taken(state: State, seat: int, space: int) -> bool:
    """Whether a member stands on the player's leader space."""
    key = (space - LEADER_SPACE) * 8 + seat
    return any(entry // MEMBER_COUNT == key for entry in state.at_leaders)


def floor_change(state: State, seat: int, space: int) -> int:
    """Bonuses minus penalties for taking the card of a floor; an empty floor has neither."""
    card = state.board[FLOOR_CARD + space] - 1
    if card < 0:
        return 0
    kind = TAKE_TERRITORY + state.tables.cards[card].card_type
    return action_change(state.rows[seat], kind)


def terms(state: State, seat: int, space: int, discount: int) -> int:
    """floor_terms, with the empty floors that opt.emptyFloor allows."""
    result = floor_terms(state, seat, space, discount)
    if result == NO_CARD and state.tables.switches.empty_floor:
        return empty_floor_terms(state, seat, space)
    return result
