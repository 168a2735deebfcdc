"""How the value of a placement comes about, term by term, and what it has to pay (sections 5 to 7), for showing."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine.costs import prices, unpack_goods
from magnifico.engine.gains import goods_by_name
from magnifico.engine.kinds import (
    BONUS,
    BROWN,
    CHOSEN_VALUE,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    COLOURED_SETTER,
    DICE,
    EXTRA_MEMBER,
    FLOOR_CARD,
    HARVEST_SMALL,
    LEADER_SPACE,
    M_PLACE,
    MARKET,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    NEUTRAL,
    NEUTRAL_BONUS,
    PALACE,
    PENALTY,
    TAKE_TERRITORY,
)
from magnifico.engine.spaces import large_penalty, leader_space_of, work_kind
from magnifico.engine.state import State
from magnifico.engine.taking import surcharge_due
from magnifico.engine.values import floor_minimum, servant_value


def placement_sum(state: State, seat: int, code: int) -> dict[str, object] | None:
    """The terms of the action value, what the space asks for, the surcharge, and the card's printed and reduced costs.

    Terms are pairs of a name and a number: die, fixed or set, then bonus, penalty, servants, action_bonus,
    action_penalty, large_space; those that are zero are left out. For a legal move; None if it places nobody.
    """
    if code & 63 != M_PLACE:
        return None
    member, space = code >> MOVE_A & MOVE_MASK, code >> MOVE_B & MOVE_MASK
    servants = code >> MOVE_C
    terms = [
        *_member_terms(state, seat, member),
        ("servants", servant_value(state.rows[seat], servants)),
        *_action_terms(state, seat, space),
    ]
    shown = [[name, amount] for name, amount in terms if amount]
    result: dict[str, object] = {
        "terms": shown,
        "value": sum(amount for _, amount in terms),
        "needs": _minimum(state, seat, space),
    }
    if space < HARVEST_SMALL:
        result["surcharge"] = surcharge_due(state, seat, space >> 2)
        card = state.board[FLOOR_CARD + space] - 1
        if card >= 0:
            info = state.tables.cards[card]
            result["printed"] = [goods_by_name(cost.goods) for cost in info.costs]
            result["payments"] = [
                {"goods": _named(price.packed), "military": price.required}
                for price in prices(state, seat, info, 0)
            ]
    return result


def _named(packed: int) -> dict[str, int]:
    return {
        name: amount for name, amount in zip(GOODS, unpack_goods(packed), strict=False) if amount
    }


def _member_terms(state: State, seat: int, member: int) -> list[tuple[str, int]]:
    """The terms of values.member_value."""
    row = state.rows[seat]
    if member == NEUTRAL:
        return [("fixed", state.tables.neutral_value), ("bonus", row[NEUTRAL_BONUS])]
    if member == BROWN:
        return [("fixed", row[EXTRA_MEMBER])]
    setter = max(row[COLOURED_SETTER], row[CHOSEN_VALUE + member])
    first = ("set", setter) if setter else ("die", state.board[DICE + member])
    final = setter and state.tables.switches.setters_final
    penalty = 0 if final else -row[COLOURED_PENALTY]
    return [first, ("bonus", row[COLOURED_BONUS]), ("penalty", penalty)]


def _action_terms(state: State, seat: int, space: int) -> list[tuple[str, int]]:
    """What cards, leaders and tiles change for the action of the space."""
    row = state.rows[seat]
    if space < HARVEST_SMALL:
        card = state.board[FLOOR_CARD + space] - 1
        if card < 0:
            return []
        kind = TAKE_TERRITORY + state.tables.cards[card].card_type
    elif space < MARKET:
        kind = work_kind(space)
    else:
        return []
    return [
        ("action_bonus", row[BONUS + kind]),
        ("action_penalty", -row[PENALTY + kind]),
        ("large_space", -large_penalty(state, seat, space)),
    ]


def _minimum(state: State, seat: int, space: int) -> int:
    tables = state.tables
    if space >= LEADER_SPACE:
        info = leader_space_of(state, seat, space)
        return info.space_minimum if info is not None else 0
    if space < HARVEST_SMALL:
        return floor_minimum(state, space)
    if space < MARKET:
        return tables.work_minimum
    return tables.palace_minimum if space == PALACE else tables.market_minimum
