"""How a game stands in a few numbers that everybody may know, for lists of tables."""

from __future__ import annotations

from magnifico.content.vocabulary import VICTORY
from magnifico.engine.state.rows import ROUND
from magnifico.table.ledger import Ledger


def standing_to_store(ledger: Ledger, behind: Ledger) -> dict[str, object]:
    """How the game stands, and how it stood at the last moment that is open to people without a seat."""
    standing = standing_of(ledger)
    if behind is not ledger:
        standing["behind"] = public_standing(behind)
    return standing


def public_standing(behind: Ledger) -> dict[str, object]:
    """What lists say of a game that spectators see later; its clocks have moved on since."""
    return {
        **standing_of(behind),
        "number": behind.number,
        "waiting": behind.to_act(),
        "deadline": None,
        "changed_at": behind.last_at,
    }


def standing_of(ledger: Ledger) -> dict[str, object]:
    """The round, the points on the track by seat, and when the first clock runs out."""
    state = ledger.game.state
    return {
        "round": state.board[ROUND],
        "points": [row[VICTORY] for row in state.rows],
        "deadline": None if ledger.is_over else ledger.next_due(),
    }
