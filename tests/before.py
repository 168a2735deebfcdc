"""The games of the program before decisions had names, and how they stood (tests/fixtures/before_named_decisions)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from magnifico import Game
from magnifico.engine.state.rows import ALLOWANCE

FOLDER: Final = Path(__file__).parent / "fixtures" / "before_named_decisions"
CHANGED: Final = "houses"
"""The pack in which a card has changed since."""


def fits(noted: dict[str, Any]) -> bool:
    """Whether a game was played with cards that are still the same."""
    return CHANGED not in noted["options"].get("expansions", ())


def legal_texts(game: Game) -> dict[str, list[str]]:
    return {str(seat): [move.text for move in game.legal_moves(seat)] for seat in game.to_act}


def compare(game: Game, noted: dict[str, Any]) -> None:
    """The game stands as the former program said: what everybody sees and may do, and the points."""
    assert game.view(None)["decision"]["kind"] == noted["decision"]
    assert game.to_act == noted["to_act"]
    assert legal_texts(game) == noted["legal"]
    assert [
        {"seat": one.seat, "total": one.total, "place": one.place, "sources": one.sources}
        for one in game.scores()
    ] == noted["scores"]
    views = [game.view(seat) for seat in (None, *range(game.options.players))]
    for view in views:
        for seat, shown in enumerate(view["seats"]):
            # Today it also counts the turn that has begun and one that is made up for.
            shown["turns_left"] = game.state.rows[seat][ALLOWANCE]
    plain = json.dumps(views, sort_keys=True, ensure_ascii=False)
    assert hashlib.sha256(plain.encode()).hexdigest() == noted["views"]
