"""Prices and payments: alternatives, discounts, substitution by servants (R7.3, R7.4, RUL-33)."""

from __future__ import annotations

from magnifico.content.standing_rules import (
    KEEP_BUILDING_GOODS,
    MILITARY_NOT_SPENT,
    SERVANTS_REPLACE,
)
from magnifico.content.vocabulary import (
    BASE_GOODS,
    BUILDING,
    COINS,
    GOOD_COUNT,
    GOODS,
    MILITARY,
    SERVANTS,
    STONE,
    TOKENS,
    VENTURE,
    VICTORY,
    WOOD,
)
from magnifico.engine.printed.card import CardInfo
from magnifico.engine.printed.goods import (
    SparseGoods,
    add_goods,
    amounts_of,
    pack_goods,
    packed_amount,
    unpack_goods,
)
from magnifico.engine.rules import modifiers, tokens
from magnifico.engine.state.rows import (
    DISCOUNT,
    OR_DISCOUNTS,
    PILE_STONE,
    PILE_WOOD,
    POINTS,
    POINTS_SPENT,
    RULES,
)
from magnifico.engine.state.state import State


def _reductions(state: State, seat: int, card_type: int, discount: int) -> list[list[int]]:
    """Every way to apply the discounts that involve a choice (R7.4.2, RUL-73)."""
    lists = modifiers.or_discounts(state, seat, card_type)
    if discount:
        lists.append(discount)
    result: list[list[int]] = [[0] * GOOD_COUNT]
    for number in lists:
        wider: list[list[int]] = []
        for so_far in result:
            for goods in state.printed.discounts[number]:
                combined = so_far[:]
                add_goods(combined, goods)
                wider.append(combined)
        result = wider
    return result


def _has_reductions(row: list[int], card_type: int, discount: int) -> bool:
    return discount != 0 or (row[OR_DISCOUNTS] >> card_type & 1) != 0


def _spare(
    row: list[int], goods: SparseGoods, card_type: int, held: list[int], reduction: list[int] | None
) -> int:
    """Servants left after paying all parts of this price from these goods (R7.3.8); -1: cannot be paid."""
    servants = held[SERVANTS]
    lacking = 0
    at = 0
    size = len(goods)
    while at < size:
        good = goods[at]
        need = goods[at + 1]
        at += 2
        if good <= SERVANTS:
            need -= row[DISCOUNT + card_type * BASE_GOODS + good]
        if reduction is not None:
            need -= reduction[good]
        if need <= 0:
            continue
        if good == SERVANTS:
            servants -= need
        elif held[good] < need:
            if good <= COINS:
                lacking += need - held[good]
            # The Malatesta need not spend military strength, only hold it (R17.2).
            elif good != MILITARY or not (card_type == VENTURE and row[RULES] & MILITARY_NOT_SPENT):
                return -1
    if lacking:  # Paracelso, after the discounts (R7.4.5)
        if not row[RULES] & SERVANTS_REPLACE:
            return -1
        servants -= lacking
    return servants if servants >= 0 else -1


def spare_servants(state: State, seat: int, info: CardInfo, held: list[int], discount: int) -> int:
    """How many of the held servants can be spent for value while the card stays payable; -1: never."""
    row = state.rows[seat]
    if not info.costs:
        return held[SERVANTS]
    best = -1
    card_type = info.card_type
    choices = _has_reductions(row, card_type, discount)
    for cost in info.costs:
        # The strength that must be held is checked before anything is paid (R7.3.2, R7.3.4, S09).
        if held[MILITARY] < cost.required:
            continue
        if choices:
            for reduction in _reductions(state, seat, card_type, discount):
                spare = _spare(row, cost.goods, card_type, held, reduction)
                if spare > best:
                    best = spare
        else:
            spare = _spare(row, cost.goods, card_type, held, None)
            if spare > best:
                best = spare
    return best


class Price:
    """What is left to pay of one of a card's costs after discounts, and the strength it requires."""

    def __init__(self, packed: int, required: int) -> None:
        self.packed = packed
        self.required = required


def prices(state: State, seat: int, info: CardInfo, discount: int) -> list[Price]:
    """The different payments of a card, payable or not; equal ones keep the lower requirement.

    Every alternative is complete in itself (R7.3.3) and gets all discounts (R7.4.4), Pico's on its coins (R7.4.6).
    """
    row = state.rows[seat]
    result: list[Price] = []
    for cost in info.costs:
        for reduction in _reductions(state, seat, info.card_type, discount):
            amounts = amounts_of(cost.goods)
            # Discounts add up, no good goes below 0, and nothing carries over (R7.4.1, RUL-73).
            for good in range(GOOD_COUNT):
                amounts[good] -= reduction[good]
                if good <= SERVANTS:
                    amounts[good] -= row[DISCOUNT + info.card_type * BASE_GOODS + good]
                if amounts[good] < 0:
                    amounts[good] = 0
            # Malatesta: held, not spent (R7.3.2, R17.2).
            if info.card_type == VENTURE and row[RULES] & MILITARY_NOT_SPENT:
                amounts[MILITARY] = 0
            _add_price(result, pack_goods(amounts), cost.required)
    return result


def _add_price(found: list[Price], packed: int, required: int) -> None:
    for price in found:
        if price.packed == packed:
            price.required = min(price.required, required)
            return
    found.append(Price(packed, required))


def printed_payments(state: State, seat: int, info: CardInfo, discount: int) -> list[int]:
    """The different payments that remain after discounts, payable or not (R7.3.3, R7.4)."""
    return [price.packed for price in prices(state, seat, info, discount)]


def payable_payments(state: State, seat: int, info: CardInfo, discount: int) -> list[int]:
    """The payments that can be made now, including substitution by servants."""
    result: list[int] = []
    for price in prices(state, seat, info, discount):
        if state.rows[seat][MILITARY] >= price.required:
            for variant in substituted(state, seat, price.packed):
                if variant not in result:
                    result.append(variant)
    return result


def substituted(state: State, seat: int, packed: int) -> list[int]:
    """The ways to pay an amount: as it is, or with servants in place of wood, stone, coins, 1:1 (R7.4.5, RUL-33)."""
    row = state.rows[seat]
    amounts = unpack_goods(packed)
    for good in range(SERVANTS, GOOD_COUNT):
        if amounts[good] and row[good] < amounts[good]:
            return []
    if not row[RULES] & SERVANTS_REPLACE:
        for good in (WOOD, STONE, COINS):
            if row[good] < amounts[good]:
                return []
        return [packed]
    result: list[int] = []
    spare = row[SERVANTS] - amounts[SERVANTS]
    for wood in range(amounts[WOOD] + 1):
        for stone in range(amounts[STONE] + 1):
            for coins in range(amounts[COINS] + 1):
                if wood + stone + coins > spare:
                    break
                if (
                    amounts[WOOD] - wood <= row[WOOD]
                    and amounts[STONE] - stone <= row[STONE]
                    and amounts[COINS] - coins <= row[COINS]
                ):
                    paid = amounts[:]
                    paid[WOOD] -= wood
                    paid[STONE] -= stone
                    paid[COINS] -= coins
                    paid[SERVANTS] += wood + stone + coins
                    result.append(pack_goods(paid))
    return result


def is_variant(packed: int, printed: int) -> bool:
    """Whether a payment is a printed one with some servants in place of wood, stone or coins."""
    paid = unpack_goods(packed)
    due = unpack_goods(printed)
    replaced = 0
    for good in (WOOD, STONE, COINS):
        if paid[good] > due[good]:
            return False
        replaced += due[good] - paid[good]
    if paid[SERVANTS] != due[SERVANTS] + replaced:
        return False
    return all(paid[good] == due[good] for good in range(MILITARY, GOOD_COUNT))


def can_cover(state: State, seat: int, due: list[int]) -> bool:
    """Whether the player can pay a sum of payments in full, including points and tokens (R9.4, R11.8, RUL-47).

    Servants replace wood, stone and coins where allowed (RUL-33).
    """
    row = state.rows[seat]
    lacking = 0
    for good in range(GOOD_COUNT):
        short = due[good] - row[good]
        if due[good] and short > 0:
            if good > COINS:
                return False
            lacking += short
    if lacking == 0:
        return True
    return (row[RULES] & SERVANTS_REPLACE) != 0 and row[SERVANTS] - due[SERVANTS] >= lacking


def pay(state: State, seat: int, packed: int, source: str) -> None:
    """Spend goods; the player chooses which tokens to pay unless it makes no difference (R7.3.5)."""
    row = state.rows[seat]
    paid: dict[str, object] = {}
    for good in range(GOOD_COUNT):
        amount = packed_amount(packed, good)
        if amount:
            paid[GOODS[good]] = amount
            if good == TOKENS:
                _pay_tokens(state, seat, amount)
            else:
                row[good] -= amount  # faith leaves the track; tiles taken stay taken (R7.3.7)
                if good == VICTORY:
                    row[POINTS + POINTS_SPENT] -= amount
    if paid and state.events is not None:
        state.emit("paid", seat, {"goods": paid, "source": source})


def _pay_tokens(state: State, seat: int, count: int) -> None:
    faces = tokens.distinct_faces(state, seat)
    if len(faces) == 1 or len(state.tokens[seat]) == count:
        for face in state.tokens[seat][:count]:
            tokens.discard(state, seat, face)
    else:
        state.push(state.printed.ask.pay_tokens(seat, count))


def keep_on_tile(state: State, seat: int, info: CardInfo, packed: int) -> None:
    """Montefeltro: wood and stone spent on a building go to the family tile, not to the supply (R17.1, R0.15)."""
    row = state.rows[seat]
    if info.card_type == BUILDING and row[RULES] & KEEP_BUILDING_GOODS:
        row[PILE_WOOD] += packed_amount(packed, WOOD)
        row[PILE_STONE] += packed_amount(packed, STONE)
