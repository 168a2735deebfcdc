"""Taking a card from a tower: surcharge, requirements, payment, in the order of R6.3 (6.2, 6.3, 8.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.content.standing_rules import (
    NO_FLOOR_BONUS,
    NO_SURCHARGE,
    NO_SURCHARGE_SPECIAL,
    SERVANTS_REPLACE,
)
from magnifico.content.vocabulary import COINS, GOOD_COUNT, MILITARY, SERVANTS, TERRITORY, TOKENS
from magnifico.engine.names import space_key
from magnifico.engine.printed.goods import (
    GOOD_INDEX,
    SparseGoods,
    goods_by_name,
    pack_goods,
    packed_amount,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import cards, costs, gains, spaces, tokens, values
from magnifico.engine.rules.sources import FROM_CARD, FROM_SPACE, SURCHARGE, source_of
from magnifico.engine.state.rows import (
    CARD_COUNT,
    CARD_LIMIT,
    FLOOR_BITS,
    FLOOR_CARD,
    OCCUPANTS,
    RULES,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step

OUT_OF_REACH: Final = -1
"""Stands for a number of servants if the card cannot be taken with any member."""


# ---------------------------------------------------------------------------------------------- surcharge


def tower_occupied(state: State, tower: int) -> bool:
    """Whether any family member is in the tower, even the player's own or a brown one (R6.2.2, RUL-72)."""
    board = state.board
    first = OCCUPANTS + (tower << FLOOR_BITS)
    return (board[first] | board[first + 1] | board[first + 2] | board[first + 3]) != 0


def surcharge(state: State, seat: int, tower: int, occupied: bool) -> int:
    """The coins for an occupied tower, never discounted (R7.4.3); 0 if it is empty or they are waived (R6.2.3)."""
    if not occupied:
        return 0
    # Brunelleschi (L03) waives it everywhere, S04 in the Special tower, both in bonus actions too (RUL-15, RUL-78).
    rules = state.rows[seat][RULES]
    if rules & NO_SURCHARGE or (tower == SPECIAL_TOWER and rules & NO_SURCHARGE_SPECIAL):
        return 0
    return state.printed.surcharge


def surcharge_due(state: State, seat: int, tower: int) -> int:
    """The current surcharge of a tower."""
    return surcharge(state, seat, tower, tower_occupied(state, tower))


def servants_may_pay(state: State, seat: int, due: int) -> bool:
    """Whether Paracelso's servants can make up the surcharge (RUL-33)."""
    row = state.rows[seat]
    if not row[RULES] & SERVANTS_REPLACE or state.printed.switches.paracelso_no_surcharge:
        return False
    return row[COINS] + row[SERVANTS] >= due


def _surcharge_payable(state: State, seat: int, due: int) -> bool:
    return due <= state.rows[seat][COINS] or servants_may_pay(state, seat, due)


# ------------------------------------------------------------------------------------------- requirements


def _strong_enough(state: State, seat: int, space: int) -> bool:
    """Whether the strength suffices for a territory, including the floor bonus (R7.2.1, R6.3.4)."""
    needed = cards.territory_requirement(state, seat)
    return (
        needed <= state.rows[seat][MILITARY]
        or needed <= supply_for_card(state, seat, space, 0)[MILITARY]
    )


def floor_bonus(state: State, seat: int, space: int) -> SparseGoods:
    """What a floor brings besides its card, nothing with a Preacher (R6.3.4, R7.5.3)."""
    return () if state.rows[seat][RULES] & NO_FLOOR_BONUS else state.printed.floor_bonus[space]


def _add_floor_bonus(state: State, seat: int, space: int, held: list[int]) -> None:
    """What the floor bonus will bring, added to a simulated supply (R6.3.4)."""
    goods = state.printed.floor_bonus[space]
    if not goods or state.rows[seat][RULES] & NO_FLOOR_BONUS:
        return
    for at in range(0, len(goods), 2):
        amount = gains.net_gain(state, seat, goods[at], goods[at + 1], FROM_SPACE)
        if goods[at] == TOKENS:  # may pay the card as tokens (R18.1.6)
            amount = min(amount, tokens.available(state))
        held[goods[at]] += amount


def supply_for_card(state: State, seat: int, space: int, due: int) -> list[int]:
    """The goods available to pay the card: after the surcharge (R6.3.2), with the floor bonus (R6.3.5)."""
    held = state.rows[seat][0:GOOD_COUNT]
    if due:
        held[COINS] -= due
        if held[COINS] < 0:
            held[SERVANTS] += held[COINS]
            held[COINS] = 0
    _add_floor_bonus(state, seat, space, held)
    return held


def servants_to_spare(state: State, seat: int, space: int, discount: int, due: int) -> int:
    """How many servants may be spent for the value of taking this floor's card, OUT_OF_REACH if it cannot be
    taken.

    Covers everything in R6.1.5 to R6.1.9 that doesn't depend on the member; `check_card` says why it cannot be
    taken.
    All steps of R6.3 must be possible: nobody places a member for the floor bonus alone (R6.3.7).
    `due` is the surcharge of the tower, computed once for its four floors when listing.
    """
    row = state.rows[seat]
    card = state.board[FLOOR_CARD + space] - 1
    if card < 0:  # R6.1.5
        return OUT_OF_REACH
    info = state.printed.cards[card]
    card_type = info.card_type
    if row[CARD_COUNT + card_type] >= row[CARD_LIMIT + card_type]:
        return OUT_OF_REACH
    # The first two territories require no strength.
    wants_strength = card_type == TERRITORY and row[CARD_COUNT + TERRITORY] > 1
    if wants_strength and not _strong_enough(state, seat, space):
        return OUT_OF_REACH
    if due > row[COINS] and not servants_may_pay(state, seat, due):
        return OUT_OF_REACH
    if not info.costs and due <= row[COINS]:
        return row[SERVANTS]
    return costs.spare_servants(
        state, seat, info, supply_for_card(state, seat, space, due), discount
    )


def servants_to_spare_empty(state: State, seat: int, space: int) -> int:
    """As servants_to_spare, for a floor without a card under opt.emptyFloor (RUL-13)."""
    due = surcharge_due(state, seat, space >> FLOOR_BITS)
    row = state.rows[seat]
    if not _surcharge_payable(state, seat, due):
        return OUT_OF_REACH
    return row[SERVANTS] - max(0, due - row[COINS])


def check_card(
    state: State, seat: int, space: int, value: int, servants: int, discount: int
) -> Refusal | None:
    """Limit and territory requirement (R6.1.7), servants and value (R6.1.8), surcharge and cost (R6.1.9)."""
    row = state.rows[seat]
    card = state.board[FLOOR_CARD + space] - 1
    if card >= 0:
        card_type = state.printed.cards[card].card_type
        refusal = cards.check_room(state, seat, card_type)
        if refusal is not None:
            return refusal
        if card_type == TERRITORY and not _strong_enough(state, seat, space):
            needed = cards.territory_requirement(state, seat)
            return Refusal("E_MIL_REQ", {"needs": needed, "has": row[MILITARY]})
    refusal = values.check_servants(row, servants)
    if refusal is not None:
        return refusal
    total = value + values.servant_value(row, servants) + spaces.floor_change(state, seat, space)
    refusal = values.check_value(row, total, values.floor_minimum(state, space))
    if refusal is not None:
        return refusal
    due = surcharge_due(state, seat, space >> FLOOR_BITS)
    if not _surcharge_payable(state, seat, due) or due > row[COINS] + row[SERVANTS] - servants:
        return Refusal("E_SURCHARGE", {"needs": due, "has": row[COINS]})
    if card >= 0:
        spare = servants_to_spare(state, seat, space, discount, due)
    else:
        spare = servants_to_spare_empty(state, seat, space)
    return _cost_refusal(state, seat, space, servants, due) if servants > spare else None


def _cost_refusal(state: State, seat: int, space: int, servants: int, due: int) -> Refusal:
    """The refusal with what the card costs and what the player has for it."""
    info = state.printed.cards[state.board[FLOOR_CARD + space] - 1]
    held = supply_for_card(state, seat, space, due)
    held[SERVANTS] -= servants
    cost = info.costs[0]
    needs = goods_by_name(cost.goods)
    if cost.required:
        needs["military"] = cost.required
    has = {name: max(0, held[GOOD_INDEX[name]]) for name in needs}
    return Refusal("E_COST", {"card": info.number, "needs": needs, "has": has})


# ------------------------------------------------------------------------------------------------- taking


def begin_taking(state: State, seat: int, space: int, discount: int, occupied: bool) -> None:
    """Surcharge, floor bonus, payment, card: the order of R6.3 from step 2 on.

    `occupied` says whether the surcharge was due before the member itself stood in the tower.
    """
    row = state.rows[seat]
    due = surcharge(state, seat, space >> FLOOR_BITS, occupied)
    # From the current supply: neither floor bonus nor card can help (R6.3.2).
    if due:
        amounts = [0] * GOOD_COUNT
        amounts[COINS] = due
        packed = pack_goods(amounts)
        if row[RULES] & SERVANTS_REPLACE and not state.printed.switches.paracelso_no_surcharge:
            choices = surcharge_payments(state, seat, packed, space, discount)
            if len(choices) > 1:
                state.push(FinishTaking(seat, space, discount))
                state.push(state.printed.ask.pay_surcharge(seat, packed, space, discount))
                return
            packed = choices[0]
        costs.pay(state, seat, packed, SURCHARGE)
    after_surcharge(state, seat, space, discount)


def surcharge_payments(
    state: State, seat: int, packed: int, space: int, discount: int
) -> list[int]:
    """The ways to pay the surcharge after which the card can still be paid."""
    card = state.board[FLOOR_CARD + space] - 1
    result: list[int] = []
    for variant in costs.substituted(state, seat, packed):
        held = state.rows[seat][0:GOOD_COUNT]
        held[COINS] -= packed_amount(variant, COINS)
        held[SERVANTS] -= packed_amount(variant, SERVANTS)
        _add_floor_bonus(state, seat, space, held)
        if (
            card < 0
            or costs.spare_servants(state, seat, state.printed.cards[card], held, discount) >= 0
        ):
            result.append(variant)
    return result


def after_surcharge(state: State, seat: int, space: int, discount: int) -> None:
    """Floor bonus (R6.3.4), then the card's cost (R6.3.5), which is due however the card is taken (R7.1.2)."""
    row = state.rows[seat]
    card = state.board[FLOOR_CARD + space] - 1
    bonus = floor_bonus(state, seat, space)
    if bonus:
        gains.gain(state, seat, bonus, FROM_SPACE, space)
    if card < 0:
        return
    info = state.printed.cards[card]
    if not info.costs:
        take_from_floor(state, seat, space)
        return
    printed = costs.printed_payments(state, seat, info, discount)
    if len(printed) == 1 and not row[RULES] & SERVANTS_REPLACE:
        pay_for_card(state, seat, space, printed[0])
        return
    if len(printed) == 1:
        variants = costs.payable_payments(state, seat, info, discount)
        if len(variants) == 1:
            pay_for_card(state, seat, space, variants[0])
            return
    state.push(state.printed.ask.pay_for_card(seat, space, discount))


def pay_for_card(state: State, seat: int, space: int, packed: int) -> None:
    """Pay and take the card; if tokens are paid, only after the player has chosen them."""
    info = state.printed.cards[state.board[FLOOR_CARD + space] - 1]
    waits = packed_amount(packed, TOKENS) > 0
    if waits:
        state.push(TakeCard(seat, space))
    if packed:
        costs.pay(state, seat, packed, source_of(state.printed, FROM_CARD, info.index))
        # Before the card resolves, so that its own privileges may bring the goods back (RUL-93).
        costs.keep_on_tile(state, seat, info, packed)
    if not waits:
        take_from_floor(state, seat, space)


def take_from_floor(state: State, seat: int, space: int) -> None:
    """Move the card from its floor to the player (R6.3.6, R8.4)."""
    card = state.board[FLOOR_CARD + space] - 1
    state.board[FLOOR_CARD + space] = 0
    cards.take(state, seat, card, space_key(state.printed, space))


class FinishTaking(Step):
    """After the surcharge: floor bonus, payment, card (R6.3.4, R6.3.5)."""

    name: ClassVar[str] = "finish_taking"
    fields: ClassVar[tuple[str, ...]] = ("seat", "floor", "discount")

    def __init__(self, seat: int, floor: int, discount: int) -> None:
        super().__init__(seat)
        self.floor = floor
        self.discount = discount

    def resolve(self, state: State) -> bool:
        """Continue with R6.3 after step 3."""
        state.pop()
        after_surcharge(state, self.seat, self.floor, self.discount)
        return True


class TakeCard(Step):
    """The player gets the card of a floor, once everything is paid (R6.3.6)."""

    name: ClassVar[str] = "take_card_now"
    fields: ClassVar[tuple[str, ...]] = ("seat", "floor")

    def __init__(self, seat: int, floor: int) -> None:
        super().__init__(seat)
        self.floor = floor

    def resolve(self, state: State) -> bool:
        """Take the card."""
        state.pop()
        take_from_floor(state, self.seat, self.floor)
        return True
