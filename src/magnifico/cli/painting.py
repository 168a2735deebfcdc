"""Colours, letters and short names of spaces: how things look on the table, with and without colour."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import rich._wrap
from rich.console import Console
from rich.text import Text

from magnifico.engine.moves.fields import SHORT_MEMBERS
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import Naming, Texts
from magnifico.texts.words import labelled

# Rich would break a line at every space, and the marks of some languages stand behind a no-break one.
rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")

View = Mapping[str, Any]

SEAT_STYLES: Final = (
    "bold bright_cyan",
    "bold bright_red",
    "bold bright_green",
    "bold bright_yellow",
    "bold bright_magenta",
)
TYPE_STYLES: Final = {"T": "green", "C": "blue", "B": "yellow", "V": "magenta", "S": "cyan"}
MEMBER_LETTERS: Final = {member: short for short, member in SHORT_MEMBERS.items()}
SHORT_SPACES: Final = {
    "harvest": "H",
    "harvest-large": "H2",
    "production": "P",
    "production-large": "P2",
    "market1": "M1",
    "market2": "M2",
    "market3": "M3",
    "market4": "M4",
    "palace": "K",
}


def console_for(**settings: Any) -> Console:
    """A console that prints texts as they are."""
    return Console(highlight=False, markup=False, emoji=False, **settings)


def short_space(space: str) -> str:
    """The name under which a space can be typed: T1, H2, M1, K; a leader's space keeps its own."""
    return SHORT_SPACES.get(space, space)


class Painter:
    """What all drawing needs: the texts, the names of things and the players' names."""

    def __init__(self, texts: Texts, naming: Naming, names: Sequence[str]) -> None:
        self.texts = texts
        self.naming = naming
        self.names = list(names)

    def say(self, message: str, **arguments: str | int) -> str:
        """A text of the terminal."""
        return self.texts.get(message, **arguments)

    def letter(self, seat: int) -> Text:
        """The letter of a seat in its colour."""
        return Text(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])

    def player(self, seat: int) -> Text:
        """A player's letter and name; "Player A" is both."""
        name = Text(self.names[seat], style=SEAT_STYLES[seat])
        return name if self._says_letter(seat) else Text.assemble(self.letter(seat), " ", name)

    def about(self, seat: int, text: str) -> Text:
        """A player's letter and name before what is said about the player."""
        mark = "\N{OBJECT REPLACEMENT CHARACTER}"
        before, after = labelled(mark, text, self.texts).split(mark)
        return Text.assemble(before, self.player(seat), after)

    def title(self, seat: int) -> str:
        """A player's name followed by the letter, unless the name ends with it."""
        name = self.names[seat]
        return name if self._says_letter(seat) else f"{name} ({SEAT_LETTERS[seat]})"

    def _says_letter(self, seat: int) -> bool:
        return self.names[seat].endswith(f" {SEAT_LETTERS[seat]}")

    def member(self, standing: View) -> Text:
        """A family member on a space: the letter of the player, then of the member."""
        seat = int(standing["seat"])
        return Text(
            f"{SEAT_LETTERS[seat]}{MEMBER_LETTERS[str(standing['member'])]}",
            style=SEAT_STYLES[seat],
        )

    def members(self, standing: Sequence[View], empty: str = "·") -> Text:
        """Everybody who stands on a space."""
        if not standing:
            return Text(empty, style="dim")
        return Text(" ").join(self.member(one) for one in standing)

    def heading(self, text: str) -> Text:
        """A heading over a part of the table."""
        return Text(text, style="bold underline")


def inline(parts: Sequence[Text | str], gap: str = "   ") -> Text:
    """Pieces on one line that wraps only between them."""
    line = Text()
    for part in parts:
        if line:
            line.append(gap)
        if isinstance(part, Text):
            line.append_text(part)
        else:
            line.append(part)
    return line


def flow(parts: Sequence[Text | str], width: int, gap: str = "  ·  ", indent: str = "") -> Text:
    """Pieces one after another, with a line break before a piece that no longer fits."""
    text = Text()
    used = 0
    for part in parts:
        piece = part if isinstance(part, Text) else Text(part)
        if text and used + len(gap) + len(piece) > width:
            text.append(f"\n{indent}")
            used = len(indent)
        elif text:
            text.append(gap)
            used += len(gap)
        text.append_text(piece)
        used += len(piece)
    return text
