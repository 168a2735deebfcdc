"""Why something is not allowed: one reason code of the rules and the numbers a person needs."""

from __future__ import annotations

from typing import Final

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
    """A refused move: `code` is one of REASON_CODES, `details` holds numbers and keys for the message."""

    def __init__(self, code: str, details: dict[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, object] = {} if details is None else details

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.code}: {numbers}" if numbers else self.code
