"""Why something is not allowed: one reason code of the rules and the numbers a person needs."""

from __future__ import annotations

from typing import Final

from magnifico.engine import sentences

REASON_CODES: Final = (
    "E_TURN",
    "E_PLACED",
    "E_FM",
    "E_CLOSED",
    "E_BARRED",
    "E_NOT_OWNER",
    "E_NO_CARD",
    "E_OCCUPIED",
    "E_COLOUR",
    "E_LIMIT",
    "E_MIL_REQ",
    "E_SERVANTS",
    "E_RATE",
    "E_VALUE",
    "E_SURCHARGE",
    "E_COST",
    "E_EXCHANGE",
    "E_CHOICE",
    "E_DISTINCT",
    "E_LEADER_REQ",
    "E_LEADER_USED",
    "E_LEADER_TARGET",
    "E_PASS",
    "E_BID",
    "E_FUNDS",
)


class Refusal(Exception):  # noqa: N818 - the word of the rules
    """A refused move (R0.10): `code` is one of REASON_CODES, `details` holds numbers and keys for the message.

    `str(refusal)` is a sentence for people, `text("it")` the same in another language.
    """

    def __init__(self, code: str, details: dict[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, object] = {} if details is None else details

    def text(self, language: str = "en") -> str:
        """Why the move is refused, as a sentence with its numbers."""
        return sentences.installed().refusal(self.code, self.details, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"Refusal({self.code}{': ' if numbers else ''}{numbers})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal) and self.code == other.code and self.details == other.details
        )

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.details)


class GameOverError(Refusal):
    """The game is over: nobody can move any more."""

    def __init__(self, code: str = "E_TURN", details: dict[str, object] | None = None) -> None:
        super().__init__(code, details)

    def text(self, language: str = "en") -> str:
        """The sentence that the game is over."""
        return sentences.installed().game_over(language)


class SeatError(ValueError):
    """A seat that this table doesn't have."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(
            f"there is no seat {seat!r}: {players} players have the seats 0 to {players - 1}"
        )
        self.seat = seat
        self.players = players

    def __reduce__(self) -> tuple[object, ...]:
        return SeatError, (self.seat, self.players)
