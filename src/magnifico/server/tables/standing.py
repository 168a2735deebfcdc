"""How a game stands in a few numbers that everybody may know, for lists of tables."""

from __future__ import annotations

from magnifico.engine.state.rows import ROUND, VICTORY
from magnifico.server.tables.ledger import Ledger


def standing_of(ledger: Ledger) -> dict[str, object]:
    """The round, the points on the track by seat, and when the first clock runs out."""
    state = ledger.game.state
    return {
        "round": state.board[ROUND],
        "points": [row[VICTORY] for row in state.rows],
        "deadline": None if ledger.is_over else ledger.next_due(),
    }
