"""Finds what scenario files name: seats, spaces, members, cards, leaders, families, tiles, tokens."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import Final

from magnifico.content.reader import Place, Table, choice, each, goods, whole
from magnifico.content.vocabulary import GOODS
from magnifico.engine.moves.fields import SHORT_SPACES
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS, TOWER_LETTERS, all_space_keys
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.parts import sparse
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules.spaces import tower_of
from magnifico.engine.state.rows import FLOORS, LEADER_SPACE, PALACE, SPECIAL_TOWER
from magnifico.scenarios.expansions import Kind, absence, needs, packs_in_use

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


def unnamed(named: Container[str], players: int, place: Place) -> list[str]:
    """The letters of the players that `others` stands for: there must be some."""
    letters = [letter for letter in SEAT_LETTERS[:players] if letter not in named]
    if not letters:
        raise place.error("everybody is named, so there are no others")
    return letters


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


def space(name: str, place: Place, printed: Printed) -> int:
    """A space by its name; leader spaces are leader:key."""
    if name.startswith("leader:"):
        return LEADER_SPACE + leader(name[7:], place, printed)
    key = SHORT_SPACES.get(name.lower(), name)
    if key not in SPACES:
        raise place.error("expected a space: T1 to S4, harvest, market1, palace, leader:key")
    _check_tower(SPACES[key], place, printed)
    return SPACES[key]


def floor(name: str, place: Place, printed: Printed) -> int:
    """A floor of a tower of this game."""
    found = SPACES.get(name, PALACE)
    _check_tower(found, place, printed)
    if found >= printed.tower_count * FLOORS:
        raise place.error("expected a floor such as T1 or V4")
    return found


def _check_tower(found: int, place: Place, printed: Printed) -> None:
    """The Special tower needs its expansion."""
    if tower_of(found) == SPECIAL_TOWER and not printed.houses:
        raise place.error(
            f"the Special tower comes with {needs(('houses',), packs_in_use(printed))}"
        )


def card(value: object, place: Place, printed: Printed) -> int:
    """A card by its number."""
    number = whole(value, place, 1, 9999)
    if number not in printed.card_index:
        sentence = absence("card", number, printed)
        raise place.error(sentence or f"card {number} is not in this game")
    return printed.card_index[number]


def card_named(name: str, place: Place, printed: Printed) -> int:
    """A card by its number as the key of a table."""
    return card(int(name) if re.fullmatch("[0-9]{1,4}", name) else name, place, printed)


def cards(value: object, place: Place, printed: Printed) -> list[int]:
    """A list of cards by their numbers."""
    return list(each(value, place, lambda entry, at: card(entry, at, printed), most=MAX_LIST))


def leader(value: object, place: Place, printed: Printed) -> int:
    """A leader by its key."""
    return _with_key("leader", value, place, list(printed.leader_index), printed)


def leaders(value: object, place: Place, printed: Printed) -> list[int]:
    """A list of leaders by their keys."""
    return list(each(value, place, lambda entry, at: leader(entry, at, printed), most=MAX_LIST))


def family(value: object, place: Place, printed: Printed) -> int:
    """A family by its key."""
    return _with_key("family", value, place, list(printed.family_index), printed)


def bonus_tile(value: object, place: Place, printed: Printed) -> int:
    """A bonus tile by its key."""
    return _with_key("bonus tile", value, place, printed.bonus_tile_keys, printed)


def auction_tile(value: object, place: Place, printed: Printed) -> int:
    """An auction tile by its key."""
    return _with_key("auction tile", value, place, printed.auction_keys, printed)


def excommunication_tiles(value: object, place: Place, printed: Printed) -> list[int]:
    """A list of excommunication tiles by their ids."""
    keys = [tile.key for tile in printed.excommunications]
    return list(
        each(
            value,
            place,
            lambda entry, at: _with_key("excommunication tile", entry, at, keys, printed),
            most=MAX_LIST,
        )
    )


def face(value: object, place: Place, printed: Printed) -> int:
    """The face of a special token."""
    return _with_key("token", value, place, printed.token_keys, printed)


def faces(value: object, place: Place, printed: Printed) -> list[int]:
    """A list of faces of special tokens."""
    return list(each(value, place, lambda entry, at: face(entry, at, printed), most=MAX_LIST))


def visconti_tokens(value: object, place: Place, printed: Printed) -> list[int]:
    """A list of Visconti tokens by their keys."""
    return list(
        each(
            value,
            place,
            lambda entry, at: _with_key(
                "Visconti token", entry, at, printed.visconti_keys, printed
            ),
            most=MAX_LIST,
        )
    )


def _with_key(
    kind: Kind, value: object, place: Place, keys: Sequence[str], printed: Printed
) -> int:
    """Something printed by its key; if its expansion is missing, the error says which."""
    if value not in keys and isinstance(value, str):
        sentence = absence(kind, value, printed)
        if sentence:
            raise place.error(sentence)
    return keyed(value, place, keys)


def keyed(value: object, place: Place, keys: Sequence[str]) -> int:
    """Something by its key, as the position among the known keys."""
    return list(keys).index(choice(value, place, list(keys)))


def keyed_list(value: object, place: Place, keys: Sequence[str]) -> list[int]:
    """A list of such things."""
    return list(each(value, place, lambda entry, at: keyed(entry, at, keys), most=MAX_LIST))


def goods_of(value: object, place: Place) -> SparseGoods:
    """Amounts of goods in the engine's form."""
    return sparse(goods(value, place, GOODS, empty=True))


def as_set(numbers: Iterable[int]) -> int:
    """A set of numbers as bits, as the engine's rows store it: members in hand, leaders used, tiles taken."""
    return sum(2**number for number in set(numbers))


def strings(table: Table, key: str) -> list[str]:
    """The keys of an inner table, which is empty if absent."""
    value = table.values.get(key, {})
    if not isinstance(value, dict):
        raise table.at(key).wrong("a table", value)
    return list(value)
