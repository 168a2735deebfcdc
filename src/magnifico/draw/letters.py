"""The letters on pieces: one for each player from their name, one for each family member from the language.

The browser table chooses them in the same way (`web/src/lib/players.ts`), so link previews show the same signs
as the table.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from magnifico.draw.palette import HEADS, SEAT_SIGNS
from magnifico.texts import Texts

_LETTER: Final = re.compile(r"[^\W_]")


@dataclass(frozen=True, slots=True)
class Letters:
    """What is written on signs of players, by seat, and on the heads of family members."""

    seats: Sequence[str]
    members: Mapping[str, str]

    def of_seat(self, seat: int) -> str:
        """The letter of a seat; an empty seat keeps the letter of its colour."""
        own = self.seats[seat] if seat < len(self.seats) else ""
        return own or SEAT_SIGNS[seat % len(SEAT_SIGNS)].letter


def letters_of(names: Sequence[str], texts: Texts) -> Letters:
    """The letters for these players in a language."""
    return Letters(
        initials_of(names), {member: texts.get(f"web-initial-{member}") for member in HEADS}
    )


def initials_of(names: Sequence[str]) -> list[str]:
    """A different letter for each name; empty where there is no name."""
    spare = [sign.letter for sign in SEAT_SIGNS]
    found: list[str] = []
    for seat, name in enumerate(names):
        all_of_it = [*_candidates(name), *spare[seat : seat + 1], *spare] if name else []
        found.append(next((one for one in all_of_it if one not in found), ""))
    return found


def _candidates(name: str) -> Iterator[str]:
    """Possible letters, the best first: its initial, the number at its end, initials of other words, other
    letters.
    """
    upper = unicodedata.normalize("NFC", name).upper()
    words = [word for word in upper.split() if _LETTER.search(word)]
    initials = [letter.group() for word in words if (letter := _LETTER.search(word))]
    yield from initials[:1]
    if len(words) > 1 and len(words[-1]) == 1 and words[-1].isnumeric():
        yield words[-1]
    yield from initials[1:]
    yield from _LETTER.findall(upper)
