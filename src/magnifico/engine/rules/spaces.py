"""The spaces of the board: who may enter, what they require and what they bring (section 6)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.standing_rules import (
    NO_LARGE_HARVEST_PENALTY,
    NO_LARGE_PRODUCTION_PENALTY,
    PLACE_IN_OCCUPIED,
)
from magnifico.content.vocabulary import HARVEST, PRODUCTION, TAKE_TERRITORY
from magnifico.engine.printed.leader import ABILITY_SPACE, SPACE_WORK, LeaderInfo
from magnifico.engine.rules import gains, modifiers, privileges, tokens, values
from magnifico.engine.rules.sources import FROM_CARD, FROM_SPACE
from magnifico.engine.state.rows import (
    COLOURED_BITS,
    FLOOR_BITS,
    FLOOR_CARD,
    FLOOR_MASK,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    MEMBER_COUNT,
    OCCUPANTS,
    PALACE,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    RULES,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step


def tower_of(space: int) -> int:
    """The tower a floor belongs to."""
    return space >> FLOOR_BITS


def work_kind(space: int) -> int:
    """Harvest or production, for the four spaces of the two areas."""
    return HARVEST if space <= HARVEST_LARGE else PRODUCTION


def large_penalty(state: State, seat: int, space: int) -> int:
    """What the large space subtracts from the value, nothing with #152 (harvest) or #151 (production) (R6.4.2)."""
    rules = state.rows[seat][RULES]
    if space == HARVEST_LARGE:
        return 0 if rules & NO_LARGE_HARVEST_PENALTY else state.printed.large_penalty
    if space == PRODUCTION_LARGE:
        return 0 if rules & NO_LARGE_PRODUCTION_PENALTY else state.printed.large_penalty
    return 0


def own_coloured_in(state: State, seat: int, space: int) -> bool:
    """Whether one of the player's coloured members is already in the tower or area (R6.2.4, R6.4.4).

    Neutral and brown members never count, no matter whose they are (RUL-77).
    """
    board = state.board
    if space < HARVEST_SMALL:
        first = OCCUPANTS + space - (space & FLOOR_MASK)
        there = board[first] | board[first + 1] | board[first + 2] | board[first + 3]
    else:
        first = OCCUPANTS + (HARVEST_SMALL if space <= HARVEST_LARGE else PRODUCTION_SMALL)
        there = board[first] | board[first + 1]
    return (there >> (seat * MEMBER_COUNT) & COLOURED_BITS) != 0


def occupant_bit(seat: int, member: int) -> int:
    """The bit that marks who stands on a space."""
    return 1 << (seat * MEMBER_COUNT + member)


def is_full(state: State, seat: int, space: int) -> bool:
    """Whether there is no room for another member (R6.1.4).

    One member fits on a floor, in a Market space (R6.5.1) and in a small space, any number in a large one (R6.4.1)
    and in the Palace (R6.6.1). Ariosto (L02) lifts this check and no other (RUL-14).
    """
    if space in (HARVEST_LARGE, PRODUCTION_LARGE, PALACE):
        return False
    occupied = state.board[OCCUPANTS + space] != 0
    return occupied and not state.rows[seat][RULES] & PLACE_IN_OCCUPIED


def leader_space_of(state: State, seat: int, space: int) -> LeaderInfo | None:
    """The player's leader space with this number, if there is one (R6.1.2, R6.7.1)."""
    leader = space - LEADER_SPACE
    if leader in state.in_play[seat]:
        info = modifiers.effective_leader(state, seat, leader)
        if info.ability == ABILITY_SPACE:
            return info
    return None


def leader_space_taken(state: State, seat: int, space: int) -> bool:
    """Whether the player's leader space, which has room for one member, is taken (R6.1.4, R6.7.1)."""
    wanted = space - LEADER_SPACE
    return any(leader == wanted and owner == seat for leader, owner, _ in state.at_leaders)


def space_action(state: State, space: int) -> int:
    """The kind of action a tower floor or a harvest or production space stands for, -1 for any other."""
    if space < HARVEST_SMALL:
        card = state.board[FLOOR_CARD + space] - 1
        return TAKE_TERRITORY + state.printed.cards[card].card_type if card >= 0 else -1
    return work_kind(space) if space < MARKET else -1


def floor_change(state: State, seat: int, space: int) -> int:
    """Bonuses minus penalties for taking the card of a floor; an empty floor has neither.

    They go by the type of the card, in the Special tower as well (R5.9, R15.2, R18.2.1).
    """
    kind = space_action(state, space)
    return values.action_change(state.rows[seat], kind) if kind >= 0 else 0


def space_change(state: State, seat: int, space: int) -> int:
    """What a space's action adds to the member's value: bonuses, penalties, the large space (R5.7, R5.9, R6.4.2)."""
    return floor_change(state, seat, space) - large_penalty(state, seat, space)


def space_minimum(state: State, seat: int, space: int) -> int:
    """The minimum of a space: the action value it requires (R0.4)."""
    printed = state.printed
    if space >= LEADER_SPACE:
        info = leader_space_of(state, seat, space)
        return info.space_minimum if info is not None else 0
    if space < HARVEST_SMALL:
        return values.floor_minimum(state, space)
    if space < MARKET:
        return printed.work_minimum  # of both spaces (R6.4.2), for the resulting value (R6.4.3)
    # The Palace (R6.6.1) and the Market (R6.5.1).
    return printed.palace_minimum if space == PALACE else printed.market_minimum


# ------------------------------------------------------------------------------------------- what spaces do


def use_market(state: State, seat: int, space: int) -> None:
    """Receive the space's reward as one gain, then the tokens of S11 (R6.5.2)."""
    printed = state.printed
    number = space - MARKET
    if printed.houses:
        state.push(MarketTokens(seat))
    privileges.offer(
        state, seat, printed.market_privileges[number], printed.market_different[number]
    )
    if printed.market_gain[number]:
        gains.gain(state, seat, printed.market_gain[number], FROM_SPACE, space)


class MarketTokens(Step):
    """What the tokens on the player's cards bring after each placement in the Market (S11, RUL-84)."""

    name: ClassVar[str] = "market_tokens"

    def resolve(self, state: State) -> bool:
        """Receive what they show."""
        state.pop()
        printed = state.printed
        for card in state.characters(self.seat):
            if printed.cards[card].slot_market:
                face = tokens.on_card(state, card)
                if face >= 0:
                    gains.gain(state, self.seat, printed.token_faces[face], FROM_CARD, card)
        return True


def use_leader_space(state: State, seat: int, member: int, space: int, value: int) -> None:
    """The reward of a leader space (R6.7.1): goods for L27 and L33 to L36, a harvest or production for L40."""
    info = leader_space_of(state, seat, space)
    assert info is not None
    state.at_leaders = (*state.at_leaders, (space - LEADER_SPACE, seat, member))
    if info.space_kind == SPACE_WORK:
        state.push(state.printed.ask.harvest_or_production(seat, value))
        return
    privileges.offer(state, seat, info.privileges, False)
    if info.gain:
        gains.gain(state, seat, info.gain, FROM_SPACE, space)
