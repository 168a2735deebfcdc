"""Rows of small signs: how effects are drawn. What a sign looks like is up to the code that draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from magnifico.content.vocabulary import CARD_TYPES, GOODS, Goods

MINUS: Final = "\N{MINUS SIGN}"
COLOURED: Final = ("white", "black", "orange")

SignKind: TypeAlias = Literal["number", "icon", "value", "head", "words"]


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign. `kind` says how `text` is shown: as a bold number, an icon, a value, a head or plain words."""

    kind: SignKind
    text: str
    tone: str = ""  # of a value: harvest or production


Cluster: TypeAlias = tuple[Sign, ...]
"""Signs that are kept together, such as a number and its icon."""

Row: TypeAlias = list[Cluster]


def amount(count: int | str, icon: str) -> Cluster:
    """A number and its icon; negative numbers get a real minus sign."""
    text = f"{MINUS}{-count}" if isinstance(count, int) and count < 0 else str(count)
    return (Sign("number", text), Sign("icon", icon))


def icon(name: str) -> Cluster:
    """An icon alone."""
    return (Sign("icon", name),)


def mark(text: str) -> Cluster:
    """A bold number or mark without an icon."""
    return (Sign("number", text),)


def value_sign(number: int | str, tone: str = "") -> Cluster:
    """The value of an action, in a rounded square."""
    return (Sign("value", str(number), tone),)


def head(member: str) -> Cluster:
    """The head of a family member."""
    return (Sign("head", member),)


def signed(number: int) -> str:
    """A change of a value with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def goods_row(
    goods: Goods | Mapping[str, int], privileges: int = 0, different: bool = False, times: int = 1
) -> Row:
    """Goods and privileges, in the order of GOODS."""
    amounts = dict(goods)
    row = [amount(amounts[good] * times, good) for good in GOODS if good in amounts]
    if privileges:
        cluster = amount(privileges, "privilege")
        row.append((*cluster, Sign("number", "≠")) if different and privileges > 1 else cluster)
    return row


def types_row(types: Sequence[str]) -> Row:
    """Card types; all of them share one icon."""
    return [icon("special")] if set(types) == set(CARD_TYPES) else [icon(one) for one in types]


def minus(lots: Sequence[Goods]) -> Row:
    """Goods that one does without, as alternatives."""
    return alternatives([goods_row(lot, times=-1) for lot in lots])


def alternatives(rows: Sequence[Row]) -> Row:
    """Rows of which one applies; "/" stands for "each"."""
    joined: Row = []
    for row in rows:
        joined += [mark("|"), *row] if joined else row
    return joined


def together(*rows: Row) -> Row:
    """Several rows as one cluster, which never wraps."""
    return [tuple(sign for row in rows for cluster in row for sign in cluster)]
