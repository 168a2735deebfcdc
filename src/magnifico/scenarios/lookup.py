"""Finds what scenario files name: seats, spaces, members, cards, leaders, tiles, tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from magnifico.content.effects import GOODS
from magnifico.content.reader import Place, Table, choice, each, goods, whole
from magnifico.engine.compiling_effects import sparse
from magnifico.engine.kinds import LEADER_SPACE, MEMBER_COUNT, PALACE
from magnifico.engine.moves import SHORT_SPACES
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS, TOWER_LETTERS, all_space_keys
from magnifico.engine.tables import SparseGoods, Tables

SPACES: Final = all_space_keys()
MAX_LIST: Final = 200


def seat(value: object, place: Place, players: int) -> int:
    """A seat by its letter."""
    return SEAT_LETTERS.index(choice(value, place, list(SEAT_LETTERS[:players])))


def seats(value: object, place: Place, players: int) -> tuple[int, ...]:
    """All seats in an order such as "CABD"."""
    letters = SEAT_LETTERS[:players]
    if not isinstance(value, str) or sorted(value) != list(letters):
        raise place.wrong(f"the seats {letters} in some order", value)
    return tuple(letters.index(letter) for letter in value)


def tower(value: object, place: Place) -> int:
    """A tower by its letter."""
    return TOWER_LETTERS.index(choice(value, place, list(TOWER_LETTERS)))


def member(value: object, place: Place) -> int:
    """A family member by its name."""
    return MEMBER_KEYS.index(choice(value, place, list(MEMBER_KEYS)))


def standing(value: object, place: Place, players: int) -> tuple[int, int]:
    """A member that stands somewhere: "A white"."""
    words = value.split() if isinstance(value, str) else []
    if len(words) != 2:
        raise place.wrong('a member such as "A white"', value)
    return seat(words[0], place, players), member(words[1], place)


def standing_list(value: object, place: Place, players: int) -> list[tuple[int, int]]:
    """One member or a list of them, in order of arrival."""
    if isinstance(value, list):
        return list(
            each(value, place, lambda entry, at: standing(entry, at, players), most=MAX_LIST)
        )
    return [standing(value, place, players)]


def space(name: str, place: Place, tables: Tables) -> int:
    """A space by its name; leader spaces are leader:key."""
    if name.startswith("leader:"):
        return LEADER_SPACE + leader(name[7:], place, tables)
    key = SHORT_SPACES.get(name.lower(), name)
    if key not in SPACES:
        raise place.error("expected a space: T1 to S4, harvest, market1, palace, leader:key")
    return SPACES[key]


def floor(name: str, place: Place, tables: Tables) -> int:
    """A floor of a tower of this game."""
    found = SPACES.get(name, PALACE)
    if found >= tables.tower_count * 4:
        raise place.error("expected a floor of this game such as T1 or V4")
    return found


def card(value: object, place: Place, tables: Tables) -> int:
    """A card by its number."""
    number = whole(value, place, 1, 9999)
    if number not in tables.card_index:
        raise place.error(f"card {number} is not in this game")
    return tables.card_index[number]


def card_named(name: str, place: Place, tables: Tables) -> int:
    """A card by its number as the key of a table."""
    return card(int(name) if re.fullmatch("[0-9]{1,4}", name) else name, place, tables)


def cards(value: object, place: Place, tables: Tables) -> list[int]:
    """A list of cards by their numbers."""
    return list(each(value, place, lambda entry, at: card(entry, at, tables), most=MAX_LIST))


def leader(value: object, place: Place, tables: Tables) -> int:
    """A leader by its key."""
    return tables.leader_index[choice(value, place, list(tables.leader_index))]


def leaders(value: object, place: Place, tables: Tables) -> list[int]:
    """A list of leaders by their keys."""
    return list(each(value, place, lambda entry, at: leader(entry, at, tables), most=MAX_LIST))


def keyed(value: object, place: Place, keys: Sequence[str]) -> int:
    """Something by its key: a token face, bonus tile, Visconti token."""
    return list(keys).index(choice(value, place, list(keys)))


def keyed_list(value: object, place: Place, keys: Sequence[str]) -> list[int]:
    """A list of such things."""
    return list(each(value, place, lambda entry, at: keyed(entry, at, keys), most=MAX_LIST))


def goods_of(value: object, place: Place) -> SparseGoods:
    """Amounts of goods in the engine's form."""
    return sparse(goods(value, place, GOODS, empty=True))


def flags(numbers: Sequence[int]) -> int:
    """Numbers as bits."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def entry_of(who: tuple[int, int]) -> int:
    """A standing member as the engine writes it."""
    return who[0] * MEMBER_COUNT + who[1]


def strings(table: Table, key: str) -> list[str]:
    """The keys of an inner table, which is empty if absent."""
    value = table.values.get(key, {})
    if not isinstance(value, dict):
        raise table.at(key).wrong("a table", value)
    return list(value)
