"""A move of one seat: its notation, its kind and its parts by name."""

from __future__ import annotations

from magnifico.engine.moves.kinds import Fields
from magnifico.engine.names import SEAT_LETTERS

UNREAD = -1
"""The code of a move from another table, which has yet to be parsed at this one."""


class Move:
    """A move of one seat. Two moves are equal if they are the same seat's and are written the same way.

    `text` is the notation ("white T3 +2"), `kind` the name of what it does ("place"), `fields` its parts as plain data.
    The most common parts have their own attributes: `move.member`, `move.space`, `move.servants`, `move.card`,
    `move.leader`, `move.goods`; those a move doesn't have are None (no servants: 0, no goods: empty).
    """

    def __init__(
        self,
        seat: int,
        text: str,
        kind: str = "",
        fields: Fields | None = None,
        code: int = UNREAD,
    ) -> None:
        self.seat = seat
        self.text = text
        self.kind = kind
        self.fields: Fields = {} if fields is None else fields
        self.code = code

    @property
    def member(self) -> str | None:
        """The family member that is placed or named."""
        return self._key("member")

    @property
    def space(self) -> str | None:
        """The space the move is about: T1, harvest, market2, palace, leader:pietro_bembo."""
        return self._key("space")

    @property
    def leader(self) -> str | None:
        """The key of the leader the move is about."""
        return self._key("leader")

    @property
    def card(self) -> int | None:
        """The printed number of the card the move is about."""
        value = self.fields.get("card")
        return value if isinstance(value, int) else None

    @property
    def servants(self) -> int:
        """How many servants are spent for the action value."""
        value = self.fields.get("servants")
        return value if isinstance(value, int) else 0

    @property
    def goods(self) -> dict[str, int]:
        """What is paid, or what a privilege becomes."""
        value = self.fields.get("goods", self.fields.get("option"))
        return dict(value) if isinstance(value, dict) else {}

    def _key(self, name: str) -> str | None:
        value = self.fields.get(name)
        return value if isinstance(value, str) else None

    def seen_by(self, seat: int | None, question: str) -> Move:
        """A secret answer as a seat (None: anybody) may see it: who answered which question, but not how."""
        if seat == self.seat:
            return self
        return Move(self.seat, f"{question} ?", question, {})

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]}: {self.text}"

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.seat, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        # Codes number cards and leaders per table, so a move from elsewhere is parsed again from its text.
        return Move, (self.seat, self.text, self.kind, self.fields)
