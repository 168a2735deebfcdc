"""How messages of scenarios show values and long lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from magnifico.content.reader import describe, join
from magnifico.engine.refusal import Refusal

MOST_SHOWN: Final = 6
SAID_ANYWAY: Final = ("asked", "waiting_for", "offered")
"""Details of refusals about the open question, which every failed step reports anyway."""


def shortened(words: Iterable[str]) -> str:
    """The first few of a list, and how many more there are."""
    entries = list(words)
    more = len(entries) - MOST_SHOWN
    return join(entries) if more <= 0 else f"{join(entries[:MOST_SHOWN])} and {more} more"


def reason(refusal: Refusal) -> str:
    """Why a move was refused: the code and its numbers; what is asked instead is on another line."""
    numbers = {name: value for name, value in refusal.details.items() if name not in SAID_ANYWAY}
    return f"{refusal.code}: {shown(numbers)}" if numbers else refusal.code


def shown(value: object) -> str:
    """A value for a person to read; tables and lists in full."""
    if isinstance(value, dict):
        return join(f"{name} {shown(entry)}" for name, entry in value.items()) or "nothing"
    if isinstance(value, list):
        return "[" + join(shown(entry) if entry != "" else '""' for entry in value) + "]"
    if isinstance(value, str):
        return value or "nothing"
    return describe(value)
