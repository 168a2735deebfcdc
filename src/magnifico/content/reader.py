"""Basic checks for pack files: typed access to TOML that keeps track of file, item and field."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from magnifico.content.vocabulary import GOODS, GoodName, Goods

T = TypeVar("T")

MAX_TEXT: Final = 300
MAX_NAME: Final = 60
MAX_AMOUNT: Final = 99
MAX_ITEMS: Final = 500
MAX_OPTIONS: Final = 6
MAX_FOUND: Final = 40
KEY_PATTERN: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class PackError(ValueError):
    """A mistake in a pack: which file, which item, which field, and what was expected there."""

    def __init__(self, file: str, item: str, field: str, expected: str) -> None:
        self.file = file
        self.item = item
        self.field = field
        self.expected = expected
        super().__init__(file, item, field, expected)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.item, self.field, self.expected) if part)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is in a pack; checks report their mistakes through it."""

    file: str
    item: str = ""
    field: str = ""

    def at(self, key: str) -> Place:
        """Return the place of a field of this table."""
        shown = shorten(key)
        return Place(self.file, self.item, f"{self.field}.{shown}" if self.field else shown)

    def index(self, position: int) -> Place:
        """Return the place of an entry of this list, counted from 1 as a person would."""
        return Place(self.file, self.item, f"{self.field}[{position}]")

    def named(self, item: str) -> Place:
        """Return the same file with another item."""
        return Place(self.file, item)

    def error(self, expected: str) -> PackError:
        """Build an error for this place from a complete sentence."""
        return PackError(self.file, self.item, self.field, expected)

    def wrong(self, expected: str, value: object) -> PackError:
        """Build an error for this place from what was expected and what was found."""
        return self.error(f"expected {expected}, found {describe(value)}")


def shorten(text: str) -> str:
    """Shorten a text and drop unprintable characters, so that errors stay on one short line."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in text[: MAX_FOUND + 1])
    return printable if len(text) <= MAX_FOUND else printable[:MAX_FOUND] + "..."


def describe(value: object) -> str:
    """Say in a few words what a TOML value is; never long, even if the value is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # Python refuses to print absurdly long integers
        return str(value) if -(10**18) < value < 10**18 else "a number of absurd size"
    if isinstance(value, str):
        return f'"{shorten(value)}"'
    if isinstance(value, dict):
        return "a table" if value else "an empty table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, float):
        return f"the fraction {value}"
    return "a date or time"


def join(words: Iterable[str]) -> str:
    """List words for a message."""
    return ", ".join(words)


def suggest(word: str, known: Sequence[str]) -> str:
    """Return a hint with the nearest known word, or nothing."""
    near = difflib.get_close_matches(word[:MAX_FOUND], known, n=1)
    return f' (did you mean "{near[0]}"?)' if near else ""


class Table:
    """A TOML table whose keys are all known; each method reads one field and checks it."""

    __slots__ = ("place", "values")

    def __init__(self, value: object, place: Place, known: Sequence[str]) -> None:
        if not isinstance(value, dict):
            raise place.wrong(f"a table with {join(known)}", value)
        for key in value:
            if key not in known:
                raise place.at(key).error(
                    f"unknown key{suggest(key, known)}; known here: {join(known)}"
                )
        self.values: dict[str, Any] = value
        self.place = place

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def at(self, key: str) -> Place:
        """Return the place of a field."""
        return self.place.at(key)

    def required(self, key: str, expected: str) -> object:
        """Return a field that must be there."""
        if key not in self.values:
            raise self.at(key).error(f"expected {expected}, found nothing")
        value: object = self.values[key]
        return value

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        if default is not None and key not in self.values:
            return default
        expected = f"a whole number from {low} to {high}"
        return whole(self.required(key, expected), self.at(key), low, high)

    def flag(self, key: str, default: bool = False) -> bool:
        """Return true or false."""
        if key not in self.values:
            return default
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.at(key).wrong("true or false", value)
        return value

    def text(self, key: str, maximum: int = MAX_TEXT) -> str:
        """Return a text that can be shown."""
        return text(self.required(key, "a text"), self.at(key), maximum)

    def key(self, key: str) -> str:
        """Return an identifier: small letters, digits and underscores."""
        value = self.required(key, "a key such as my_guild1")
        if not isinstance(value, str) or not KEY_PATTERN.fullmatch(value):
            raise self.at(key).wrong(
                "a key of small letters, digits and _ that begins with a letter, 40 at most", value
            )
        return value

    def choice(self, key: str, words: Sequence[T], default: T | None = None) -> T:
        """Return one of the given words."""
        if default is not None and key not in self.values:
            return default
        value = self.required(key, f"one of {join(map(str, words))}")
        return choice(value, self.at(key), words)

    def goods(self, key: str, allowed: Sequence[GoodName] = GOODS, *, empty: bool = False) -> Goods:
        """Return amounts of goods; a missing field is empty if that is allowed."""
        if empty and key not in self.values:
            return ()
        value = self.required(key, f"goods such as {{ {allowed[0]} = 1 }}")
        return goods(value, self.at(key), allowed, empty=empty)

    def each(
        self,
        key: str,
        read: Callable[[object, Place], T],
        *,
        least: int = 0,
        most: int = MAX_OPTIONS,
    ) -> tuple[T, ...]:
        """Return a list whose entries are read one by one."""
        if key not in self.values and least == 0:
            return ()
        value = self.required(key, "a list")
        return each(value, self.at(key), read, least=least, most=most)

    def wholes(self, key: str, length: int, low: int = 0, high: int = 99) -> tuple[int, ...]:
        """Return a list of exactly `length` whole numbers."""
        return self.each(
            key, lambda value, place: whole(value, place, low, high), least=length, most=length
        )

    def words(self, key: str, known: Sequence[T]) -> tuple[T, ...]:
        """Return a list of different words, at least one, in the order of the known ones."""
        found = self.each(
            key, lambda value, place: choice(value, place, known), least=1, most=len(known)
        )
        if len(set(found)) != len(found):
            raise self.at(key).error("expected different words, found one twice")
        return tuple(word for word in known if word in found)


def whole(value: object, place: Place, low: int, high: int) -> int:
    """Check a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise place.wrong(f"a whole number from {low} to {high}", value)
    return value


def text(value: object, place: Place, maximum: int = MAX_TEXT) -> str:
    """Check a text: not blank, not too long, nothing that cannot be printed."""
    if not isinstance(value, str):
        raise place.wrong("a text", value)
    if not value.strip():
        raise place.error("expected a text, found a blank one")
    if len(value) > maximum:
        raise place.error(f"expected at most {maximum} characters, found {len(value)}")
    if not value.isprintable():
        raise place.wrong("a text on one line without control characters", value)
    return value


def choice(value: object, place: Place, words: Sequence[T]) -> T:
    """Check one word of a list of known words."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        for word in words:
            if word == value:
                return word
    names = [str(word) for word in words]
    hint = suggest(value, names) if isinstance(value, str) else ""
    raise place.error(f"expected one of {join(names)}, found {describe(value)}{hint}")


def goods(
    value: object, place: Place, allowed: Sequence[GoodName] = GOODS, *, empty: bool = False
) -> Goods:
    """Check amounts of goods and bring them into the order of GOODS."""
    table = Table(value, place, allowed)
    if not table.values and not empty:
        raise place.error(f"expected at least one of {join(allowed)}, found an empty table")
    amounts = {name: table.whole(name, 1, MAX_AMOUNT) for name in allowed if name in table}
    return tuple((name, amounts[name]) for name in GOODS if name in amounts)


def each(
    value: object,
    place: Place,
    read: Callable[[object, Place], T],
    *,
    least: int = 0,
    most: int = MAX_OPTIONS,
) -> tuple[T, ...]:
    """Check a list and read its entries one by one."""
    if not isinstance(value, list):
        raise place.wrong("a list", value)
    if not least <= len(value) <= most:
        wanted = f"exactly {least}" if least == most else f"from {least} to {most}"
        raise place.error(f"expected a list of {wanted} entries, found {len(value)}")
    return tuple(read(entry, place.index(position)) for position, entry in enumerate(value, 1))
