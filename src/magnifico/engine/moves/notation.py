"""The notation of moves at one table: a short ASCII text for each, which parses back to it (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from magnifico.engine.moves.fields import SHORT_MEMBERS, NotationError
from magnifico.engine.moves.kinds import (
    BY_NUMBER,
    BY_WORD,
    CHOOSE,
    PAY,
    PLACE,
    WORK,
    kind_of,
)
from magnifico.engine.moves.legal import Moves
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS, WORK_KEYS
from magnifico.engine.printed.printed import Printed

LONGEST_MOVE: Final = 200
_SEAT_BITS: Final = 3


class Notation:
    """Writes and reads moves with the cards and leaders of one table, and caches every move."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.known: dict[int, Move] = {}

    def move(self, seat: int, code: int) -> Move:
        """The move with this code."""
        # No multiplication: in compiled code an interrupt during a product of large numbers is fatal.
        key = code << _SEAT_BITS | seat
        found = self.known.get(key)
        if found is None:
            kind = BY_NUMBER[kind_of(code)]
            printed = self.printed
            found = Move(
                seat, kind.write(printed, code), kind.name, kind.shown(printed, code), code
            )
            if kind is not PAY:  # there are too many different payments to cache
                self.known[key] = found
        return found

    def moves(self, seat: int, codes: list[int]) -> Moves:
        """The moves with these codes."""
        return Moves(self, seat, codes)

    def is_own(self, move: Move) -> bool:
        """Whether a move was made at this table, so that its code can be trusted."""
        return self.known.get(move.code << _SEAT_BITS | move.seat) is move

    def read(self, text: str) -> int:
        """The code of the move a text stands for."""
        if len(text) > LONGEST_MOVE:
            raise NotationError("a move is one short line")
        words = text.split()
        if not words:
            raise NotationError("an empty line isn't a move")
        word = words[0].lower()
        if word.startswith("#"):
            return CHOOSE.read(self.printed, words)
        if SHORT_MEMBERS.get(word, word) in MEMBER_KEYS and len(words) > 1:
            return PLACE.read(self.printed, words)
        if word in WORK_KEYS:
            return WORK.read(self.printed, words)
        kind = BY_WORD.get(word)
        if kind is None:
            raise NotationError(f"no move begins with '{words[0]}'")
        return kind.read(self.printed, words[1:])
