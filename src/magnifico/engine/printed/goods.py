"""Amounts of goods: sparse as printed, as a list by good, packed into one number, or by name for people."""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import GOODS

SparseGoods = tuple[int, ...]
"""Goods as good, amount, good, amount ... without zero amounts."""

GOOD_COUNT: Final = 8
# Resources and points alike (R0.1, R0.2), in the order of the numbers in state/rows.py.
GOOD_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(GOODS)}
PAY_BITS: Final = 7
PAY_LIMIT: Final = 127


def pack_goods(amounts: list[int]) -> int:
    """Amounts of the eight goods in one number, as a payment move carries them."""
    packed = 0
    for good in range(GOOD_COUNT):
        packed |= min(amounts[good], PAY_LIMIT) << (good * PAY_BITS)
    return packed


def unpack_goods(packed: int) -> list[int]:
    """The eight amounts of a packed payment."""
    return [packed >> (good * PAY_BITS) & PAY_LIMIT for good in range(GOOD_COUNT)]


def packed_amount(packed: int, good: int) -> int:
    """How much of one good is in a packed payment."""
    return packed >> (good * PAY_BITS) & PAY_LIMIT


def packed_sparse(goods: SparseGoods) -> int:
    """Printed goods as a packed payment."""
    return pack_goods(amounts_of(goods))


def amounts_of(goods: SparseGoods) -> list[int]:
    """Printed goods as amounts by good."""
    amounts = [0] * GOOD_COUNT
    add_goods(amounts, goods)
    return amounts


def add_goods(total: list[int], goods: SparseGoods, times: int = 1) -> None:
    """Add goods to a list of amounts."""
    for at in range(0, len(goods), 2):
        total[goods[at]] += goods[at + 1] * times


def sparse_goods(amounts: list[int]) -> SparseGoods:
    """Amounts by good without those that are zero."""
    result: list[int] = []
    for good in range(GOOD_COUNT):
        if amounts[good]:
            result.append(good)
            result.append(amounts[good])
    return tuple(result)


def goods_by_name(goods: SparseGoods) -> dict[str, int]:
    """Goods as plain data for events and messages."""
    return {GOODS[goods[at]]: goods[at + 1] for at in range(0, len(goods), 2)}


def amounts_by_name(amounts: list[int]) -> dict[str, int]:
    """Amounts by good as plain data, without those that are zero."""
    return {GOODS[good]: amounts[good] for good in range(GOOD_COUNT) if amounts[good]}


def held_by_name(row: list[int], amounts: list[int]) -> dict[str, int]:
    """How much a player has of the goods in `amounts`."""
    return {GOODS[good]: row[good] for good in range(GOOD_COUNT) if amounts[good]}
