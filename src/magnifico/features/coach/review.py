"""After the game: what went well, from the final scoring and the log alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.features.coach.remarks import Remark

MOST: Final = 2
REPORTS: Final = 3
ORDINARY: Final[dict[str, int]] = {
    "harvest": 8,
    "production": 12,
    "territories": 10,
    "characters": 10,
    "ventures": 12,
    "military": 5,
    "cards": 18,
}
"""The points of an average game in each category; the one furthest ahead, or least behind, went best."""


def review(game: Game, seat: int, events: Sequence[Event]) -> list[Remark]:
    """The two things that went best in a finished game."""
    found: list[tuple[float, Remark]] = []
    supported = sum(
        event.name == "supported" and event.fields["player"] == seat for event in events
    )
    if supported == REPORTS:
        found.append((2.0, Remark("well-church", {"times": supported})))
    sources = next(score.sources for score in game.scores() if score.seat == seat)
    for category, ordinary in ORDINARY.items():
        points = sources.get(category, 0)
        if points > 0:
            found.append((points / ordinary, Remark(f"well-{category}", {"points": points})))
    surcharges = sum(
        event.name == "paid"
        and event.fields["player"] == seat
        and event.fields["source"] == "surcharge"
        for event in events
    )
    if not surcharges:
        found.append((1.0, Remark("well-surcharge")))
    found.sort(key=lambda one: -one[0])
    return [remark for _, remark in found[:MOST]]
