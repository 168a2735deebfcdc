"""What the coach praises after a game."""

from __future__ import annotations

import random

from magnifico import Game, Options
from magnifico.engine.events import Event
from magnifico.features.coach import review


def finished(seed: int) -> tuple[Game, list[Event]]:
    """A random basic game of two, and everything that happened in it."""
    game = Game.new(Options(players=2, rules="basic"), seed)
    events: list[Event] = []
    chance = random.Random(seed)
    while not game.is_over:
        events += game.play(chance.choice(list(game.legal_moves())))
    return game, events


def test_what_is_praised_is_true() -> None:
    praised: set[str] = set()
    for seed in range(20):
        game, events = finished(seed)
        for score in game.scores():
            found = review(game, score.seat, events)
            assert len(found) <= 2 and len({one.key for one in found}) == len(found)
            for one in found:
                praised.add(one.key)
                category = one.key.removeprefix("well-")
                if "points" in one.arguments:
                    assert one.arguments["points"] == score.sources[category] > 0
                elif category == "surcharge":
                    assert not any(
                        event.name == "paid"
                        and event.fields["player"] == score.seat
                        and event.fields["source"] == "surcharge"
                        for event in events
                    )
    assert len(praised) >= 4


def test_three_supports_are_mentioned() -> None:
    game, _ = finished(1)
    supported = [Event("supported", 0, {"player": 0, "victory": 3})] * 3
    keys = [one.key for one in review(game, 0, supported)]
    assert "well-church" in keys
    assert "well-church" not in [one.key for one in review(game, 1, supported)]
