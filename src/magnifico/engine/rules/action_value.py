"""The value of a placement term by term, and what has to be paid for it (sections 5 to 7), for display."""

from __future__ import annotations

from typing import Final

from magnifico.engine.moves.kinds import PLACE, kind_of, parts
from magnifico.engine.printed.goods import amounts_by_name, goods_by_name, unpack_goods
from magnifico.engine.rules import costs, spaces, towers, values
from magnifico.engine.state.rows import BONUS, FLOOR_CARD, HARVEST_SMALL, PENALTY
from magnifico.engine.state.state import State

_STARTS: Final = ("die", "fixed", "set")
"""The names of values.DIE, FIXED and SET."""


def placement_sum(state: State, seat: int, code: int) -> dict[str, object] | None:
    """The terms of the action value, the minimum of the space, the surcharge, and the card's printed and reduced
    costs.

    Terms are pairs of a name and a number: die, fixed or set, then bonus, penalty, servants, action_bonus,
    action_penalty, large_space; those that are zero are left out. For legal moves; None if it isn't a placement.
    """
    if kind_of(code) != PLACE.number:
        return None
    member, space, servants = parts(code)
    row = state.rows[seat]
    start, first, bonus, penalty = values.member_terms(state, seat, member)
    terms = [
        (_STARTS[start], first),
        ("bonus", bonus),
        ("penalty", -penalty),
        ("servants", values.servant_value(row, servants)),
    ]
    kind = spaces.space_action(state, space)
    if kind >= 0:
        terms.append(("action_bonus", row[BONUS + kind]))
        terms.append(("action_penalty", -row[PENALTY + kind]))
        terms.append(("large_space", -spaces.large_penalty(state, seat, space)))
    shown = [[name, amount] for name, amount in terms if amount]
    result: dict[str, object] = {
        "terms": shown,
        "value": sum([amount for _, amount in terms]),
        "needs": spaces.space_minimum(state, seat, space),
    }
    if space < HARVEST_SMALL:
        result["surcharge"] = towers.surcharge_due(state, seat, spaces.tower_of(space))
        card = state.board[FLOOR_CARD + space] - 1
        if card >= 0:
            info = state.printed.cards[card]
            result["printed"] = [goods_by_name(cost.goods) for cost in info.costs]
            result["payments"] = [
                {
                    "goods": amounts_by_name(unpack_goods(price.packed)),
                    "military": price.required,
                }
                for price in costs.prices(state, seat, info, 0)
            ]
    return result
