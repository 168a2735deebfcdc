"""The parts of moves: how each is written, read back and shown as plain data."""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import GOODS
from magnifico.engine.names import (
    MEMBER_KEYS,
    SEAT_LETTERS,
    WORK_KEYS,
    all_space_keys,
    space_key,
)
from magnifico.engine.printed.goods import GOOD_INDEX, goods_by_name
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import LEADER_SPACE

SPACE_KEYS: Final[dict[str, int]] = all_space_keys()
SHORT_SPACES: Final[dict[str, str]] = {
    "h": "harvest",
    "h1": "harvest",
    "h2": "harvest-large",
    "p": "production",
    "p1": "production",
    "p2": "production-large",
    "m1": "market1",
    "m2": "market2",
    "m3": "market3",
    "m4": "market4",
    "k": "palace",
    "council": "palace",
}
SHORT_MEMBERS: Final[dict[str, str]] = {
    "w": "white",
    "b": "black",
    "o": "orange",
    "n": "neutral",
    "br": "brown",
}
PILE_OPTION: Final = 15
"""The privilege option that takes Montefeltro's pile."""
LONGEST_NUMBER: Final = 3


class NotationError(ValueError):
    """A text that doesn't read as a move of this table; the message says what was expected."""


class Field:
    """One named part of a move."""

    def __init__(self, name: str, optional: bool = False) -> None:
        self.name = name
        self.optional = optional  # 0 means that the part is absent, and is written as nothing

    def write(self, printed: Printed, value: int) -> str:
        """The part as a word of the notation."""
        raise NotImplementedError

    def read(self, printed: Printed, word: str) -> int:
        """The part a word of the notation stands for."""
        raise NotImplementedError

    def shown(self, printed: Printed, value: int) -> object:
        """The part as plain data: keys, printed numbers and counts, never indices."""
        return self.write(printed, value)

    def is_absent(self, value: int) -> bool:
        """Whether the value means that there is no such part."""
        return False


class MemberField(Field):
    """A family member."""

    def write(self, printed: Printed, value: int) -> str:
        """White, black, orange, neutral or brown."""
        return MEMBER_KEYS[value]

    def read(self, printed: Printed, word: str) -> int:
        """A member by its name or first letters."""
        key = SHORT_MEMBERS.get(word.lower(), word.lower())
        if key in MEMBER_KEYS:
            return MEMBER_KEYS.index(key)
        raise NotationError(f"'{word}' isn't a family member: {', '.join(MEMBER_KEYS)}")


class SpaceField(Field):
    """A space of the board or a leader's."""

    def write(self, printed: Printed, value: int) -> str:
        """T1 to S4, harvest, production-large, market2, palace, leader:pietro_bembo."""
        return space_key(printed, value)

    def read(self, printed: Printed, word: str) -> int:
        """A space by its name or short name."""
        if word.lower().startswith("leader:"):
            return LEADER_SPACE + LEADER.read(printed, word[len("leader:") :])
        key = SHORT_SPACES.get(word.lower(), word)
        for candidate in (key, key.upper(), key.lower()):
            if candidate in SPACE_KEYS:
                return SPACE_KEYS[candidate]
        raise NotationError(
            f"'{word}' isn't a space: T1 to V4, harvest, production, market1, palace"
        )


class LeaderField(Field):
    """A leader."""

    def write(self, printed: Printed, value: int) -> str:
        """The leader's key."""
        return printed.leaders[value].key

    def read(self, printed: Printed, word: str) -> int:
        """A leader by key, or by any part of it that only one leader has."""
        key = word.lower()
        index = printed.leader_index
        if key in index:
            return index[key]
        found = [name for name in index if key and key in name]
        if len(found) == 1:
            return index[found[0]]
        if found:
            raise NotationError(f"'{word}' could be " + " or ".join(sorted(found)[:4]))
        raise NotationError(f"'{word}' isn't a leader of this table")


class CardField(Field):
    """A development card; an optional one is counted from 1, so that 0 means none."""

    def write(self, printed: Printed, value: int) -> str:
        """The printed number after a hash."""
        return f"#{self.shown(printed, value)}"

    def read(self, printed: Printed, word: str) -> int:
        """A card by its printed number."""
        digits = word.removeprefix("#")
        if digits.isascii() and digits.isdigit() and len(digits) < 6:
            found = printed.card_index.get(int(digits))
            if found is not None:
                return found + 1 if self.optional else found
        raise NotationError(f"'{word}' isn't a card of this table; cards are written like #29")

    def shown(self, printed: Printed, value: int) -> object:
        """The printed number."""
        return printed.cards[value - 1 if self.optional else value].number

    def is_absent(self, value: int) -> bool:
        """Whether no card is named."""
        return self.optional and value == 0


class GoodField(Field):
    """A good."""

    def write(self, printed: Printed, value: int) -> str:
        """The name of the good."""
        return GOODS[value]

    def read(self, printed: Printed, word: str) -> int:
        """A good by its name."""
        if word.lower() in GOOD_INDEX:
            return GOOD_INDEX[word.lower()]
        raise NotationError(f"'{word}' isn't one of " + ", ".join(GOODS))


class WorkField(Field):
    """Harvest or production."""

    def write(self, printed: Printed, value: int) -> str:
        """The name of the action."""
        return WORK_KEYS[value]

    def read(self, printed: Printed, word: str) -> int:
        """One of the two by its name."""
        if word.lower() in WORK_KEYS:
            return WORK_KEYS.index(word.lower())
        raise NotationError("expected harvest or production")


class ServantsField(Field):
    """How many servants are spent for the action value."""

    def write(self, printed: Printed, value: int) -> str:
        """The number after a plus sign."""
        return f"+{value}"

    def read(self, printed: Printed, word: str) -> int:
        """A number after a plus sign."""
        return read_number(word.removeprefix("+"))

    def shown(self, printed: Printed, value: int) -> object:
        """The number."""
        return value


class NumberField(Field):
    """A number; with `first` 1, people count from 1 where the code counts from 0."""

    def __init__(self, name: str, first: int = 0, optional: bool = False) -> None:
        super().__init__(name, optional)
        self.first = first

    def write(self, printed: Printed, value: int) -> str:
        """The number as people count."""
        return str(value + self.first)

    def read(self, printed: Printed, word: str) -> int:
        """A number as people count."""
        number = read_number(word)
        if number < self.first:
            raise NotationError("tiles, rows and exchanges are counted from 1")
        return number - self.first

    def shown(self, printed: Printed, value: int) -> object:
        """The number as people count."""
        return value + self.first


class KeyField(Field):
    """Something named by a list of keys: a bonus tile, a token, a Visconti token."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name)
        self.what = what

    def keys(self, printed: Printed) -> list[str]:
        """The keys, in the order of their numbers."""
        if self.name == "face":
            return printed.token_keys
        return printed.bonus_tile_keys if self.name == "tile" else printed.visconti_keys

    def write(self, printed: Printed, value: int) -> str:
        """The key."""
        return self.keys(printed)[value]

    def read(self, printed: Printed, word: str) -> int:
        """One of the keys."""
        keys = self.keys(printed)
        if word.lower() in keys:
            return keys.index(word.lower())
        raise NotationError(f"'{word}' isn't a {self.what}: " + ", ".join(keys))


class PrivilegeField(Field):
    """What a council privilege becomes."""

    def keys(self, printed: Printed) -> dict[str, int]:
        """The options by their goods, and Montefeltro's pile."""
        result = {"pile": PILE_OPTION}
        for number, goods in enumerate(printed.privilege_options):
            result["+".join(GOODS[good] for good in goods[::2])] = number
        return result

    def write(self, printed: Printed, value: int) -> str:
        """The goods of the option."""
        for key, number in self.keys(printed).items():
            if number == value:
                return key
        raise AssertionError(f"privilege {value}")

    def read(self, printed: Printed, word: str) -> int:
        """An option by its goods or their first letters."""
        key = word.lower()
        keys = self.keys(printed)
        for name, number in keys.items():
            if name == key or (key and name.startswith(key)):
                return number
        raise NotationError(f"'{word}' isn't a privilege: " + ", ".join(keys))

    def shown(self, printed: Printed, value: int) -> object:
        """The goods by name and number, or "pile"."""
        return privilege_option(printed, value)


class SeatField(Field):
    """An opponent, counted from 1, so that 0 means nobody."""

    def write(self, printed: Printed, value: int) -> str:
        """The seat's letter after the word "of"."""
        return f"of {SEAT_LETTERS[value - 1]}"

    def read(self, printed: Printed, word: str) -> int:
        """A seat by its letter."""
        if len(word) == 1 and word.upper() in SEAT_LETTERS:
            return SEAT_LETTERS.index(word.upper()) + 1
        raise NotationError("'harvest of B' names the opponent whose cards are used")

    def shown(self, printed: Printed, value: int) -> object:
        """The seat's number."""
        return value - 1

    def is_absent(self, value: int) -> bool:
        """Whether nobody is named."""
        return value == 0


LEADER: Final = LeaderField("leader")
CARD: Final = CardField("card")
SPACE: Final = SpaceField("space")


def privilege_option(printed: Printed, number: int) -> object:
    """What a council privilege becomes: goods by name, or "pile" for Montefeltro's goods."""
    if number == PILE_OPTION or not 0 <= number < len(printed.privilege_options):
        return "pile"
    return goods_by_name(printed.privilege_options[number])


def read_number(word: str) -> int:
    """A whole number of at most three digits."""
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    raise NotationError(f"'{word}' isn't a number up to 999")


def expect_words(words: list[str], number: int) -> None:
    """Refuse a move with too few or too many words."""
    if len(words) < number:
        raise NotationError("something is missing at the end of this move")
    if len(words) > number:
        raise NotationError(f"'{words[number]}' is one word too many")
