"""Compares a game with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magnifico.content.reader import Place, join, suggest
from magnifico.engine.names import space_key
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.view_types import DecisionView
from magnifico.scenarios import lookup
from magnifico.scenarios.expansions import absence_in
from magnifico.scenarios.messages import shown
from magnifico.scenarios.snapshot import Observation

UNORDERED: Final = (
    "cards",
    "leaders",
    "hand",
    "used",
    "members",
    "tokens",
    "visconti",
    "faith_tiles",
    "excommunicated",
    "closed",
    "discarded",
    "gone",
    "token_discard",
)
"""Lists whose order means nothing."""

COUNTABLE: Final = (
    "hand",
    "leaders",
    "tokens",
    "token_supply",
    "token_discard",
    "leader_deck",
    "discarded",
    "gone",
    "discarded_leaders",
)
"""Lists for which a scenario may also give the number of entries."""

MAY_BE_EMPTY: Final = ("tokens_on_cards", "bids", "final")
"""Tables that list what is there; all others always have the same keys, so an empty one would check nothing."""

FACTS: Final = tuple(sorted(name for name in DecisionView.__annotations__ if name != "kind"))
"""What the game may say about a decision: the keys of `asked`."""


def differences(
    expected: Mapping[str, Any],
    found: Observation,
    start: Observation,
    place: Place,
    printed: Printed,
) -> list[str]:
    """What isn't as expected, one line each; an unknown key raises an error that names its place."""
    comparing = _Comparing(place, printed)
    named = {key: value for key, value in expected.items() if key != "others"}
    lines = comparing.lines(named, found, start, "")
    if "others" in expected:
        lines += comparing.others(expected, found, start)
    return lines


class _Comparing:
    """One expectation and the game it is about."""

    def __init__(self, place: Place, printed: Printed) -> None:
        self.place = place
        self.printed = printed

    def others(
        self, expected: Mapping[str, Any], found: Observation, start: Observation
    ) -> list[str]:
        """What differs for the players that aren't named."""
        value = expected["others"]
        if not isinstance(value, dict) or not value:
            raise self.place.at("others").wrong("a table of what to check", value)
        lines: list[str] = []
        for letter in lookup.unnamed(expected, self.printed.players, self.place.at("others")):
            for line in self.lines(value, found[letter], start[letter], "others"):
                lines.append(f"{line} ({letter})")
        return lines

    def lines(
        self, expected: Mapping[str, Any], found: Observation, start: Observation, path: str
    ) -> list[str]:
        """What differs in a table of expectations and in those inside it."""
        lines: list[str] = []
        for key, value in expected.items():
            where = f"{path}.{key}" if path else key
            name = self._name(key.removeprefix("+"), found, path, where)
            empty: object = [] if path == "occupied" else ""
            actual = found.get(name, empty)
            if key.startswith("+"):
                before = start.get(name, empty)
                lines += _compare_change(value, actual, before, where, self.place)
            elif isinstance(actual, dict):
                if not isinstance(value, dict) or not (value or name in MAY_BE_EMPTY):
                    raise self.place.at(where).wrong("a table of what to check", value)
                if actual and not value:
                    lines.append(f"{where}: expected nothing, found {join(actual)}")
                lines += self.lines(value, actual, start.get(name) or {}, where)
            elif name == "auction":
                lines += self._auction(value, actual, where)
            elif name == "next_tokens" or path == "next_cards":
                lines += self._next(value, actual, where)
            elif not _same(name, value, actual):
                lines.append(self._line(where, value, actual))
        return lines

    def _name(self, name: str, found: Observation, path: str, where: str) -> str:
        """The key of an observation; in tables that leave out what is empty, any key that could be there."""
        place = self.place.at(where)
        if path == "occupied":
            return space_key(self.printed, lookup.space(name, place, self.printed))
        if path == "tokens_on_cards":
            lookup.card_named(name, place, self.printed)
        elif path == "bids":
            slots = [str(slot + 1) for slot in range(self.printed.players)]
            lookup.keyed(name, place, slots)
        elif path == "asked":
            lookup.keyed(name, place, FACTS)
        elif path == "floors":
            lookup.floor(name, place, self.printed)
        elif name not in found:
            known = list(found) if path else [*found, "others"]
            raise place.error(f"unknown{suggest(name, known)}; known here: {join(known)}")
        return name

    def _line(self, where: str, value: object, actual: object) -> str:
        """One difference, with a note if the expected thing belongs to a missing expansion."""
        words = " ".join(str(entry) for entry in value) if isinstance(value, list) else str(value)
        why = absence_in(f"expected {words}", self.printed)
        hint = f" ({why})" if why else ""
        return f"{where}: expected {shown(value)}, found {shown(actual)}{hint}"

    def _auction(self, value: object, actual: list[Observation], where: str) -> list[str]:
        """Compare the tiles of the auction one by one, each in the keys that are named."""
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.place.at(where).wrong("a list with a table for each tile", value)
        if len(value) != len(actual):
            return [f"{where}: expected {len(value)} tiles, found {len(actual)}"]
        lines: list[str] = []
        for position, (entry, slot) in enumerate(zip(value, actual, strict=True), 1):
            if not entry:
                raise self.place.at(where).index(position).wrong("something to check", entry)
            lines += self.lines(entry, slot, {}, f"{where}[{position}]")
        return lines

    def _next(self, value: object, actual: list[object], where: str) -> list[str]:
        """Compare the next items of a stack, as many as are named, in order."""
        if not isinstance(value, list) or not value:
            raise self.place.at(where).wrong("a list of what comes next", value)
        following = actual[: len(value)]
        return [] if value == following else [self._line(where, value, following)]


def _compare_change(
    value: object, actual: object, before: object, where: str, place: Place
) -> list[str]:
    """Compare a change since the beginning of the case."""
    if isinstance(actual, list) and isinstance(before, list):
        actual, before = len(actual), len(before)
    if not isinstance(actual, int) or not isinstance(before, int):
        raise place.at(where).error("expected + only before a number that can change")
    if not isinstance(value, int):
        raise place.at(where).wrong("a whole number", value)
    if actual - before == value:
        return []
    return [f"{where}: expected {value:+d}, found {actual - before:+d} ({before} to {actual})"]


def _same(name: str, value: object, actual: object) -> bool:
    if isinstance(actual, list):
        if isinstance(value, int) and name in COUNTABLE:
            return len(actual) == value
        if isinstance(value, str):  # a single member on a space, or nobody
            return actual == ([value] if value else [])
        if isinstance(value, list) and name in UNORDERED:
            return sorted(map(str, value)) == sorted(map(str, actual))
    return bool(value == actual) and isinstance(value, bool) == isinstance(actual, bool)
