"""The sum shown for a placement is the one the rules use."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magnifico import Game, Options
from magnifico.engine.rules.action_value import placement_sum
from tests.support import MIXES, mix_name, random_move


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_terms_add_up_to_the_value_that_is_played(options: Options) -> None:
    chance = random.Random(mix_name(options))
    surcharges = costs = 0
    for seed in range(3):
        game = Game.new(options, seed)
        while not game.is_over:
            move = random_move(game, chance)
            shown = placement_sum(game.state, move.seat, move.code)
            events = game.play(move)
            placed = [event for event in events if event.name == "placed"]
            assert (shown is None) == (not placed)
            if shown is None:
                continue
            assert shown["value"] == placed[0].fields["value"]
            terms = shown["terms"]
            assert isinstance(terms, list)
            assert shown["value"] == sum(amount for _, amount in terms)
            paid: dict[object, Any] = {
                event.fields["source"]: event.fields["goods"]
                for event in events
                if event.name == "paid"
            }
            if "surcharge" in paid and "servants" not in paid["surcharge"]:
                assert paid["surcharge"] == {"coins": shown["surcharge"]}
                surcharges += 1
            taken = next((e.fields["card"] for e in events if e.name == "took_card"), None)
            cost = paid.get(f"card:{taken}")
            if cost is not None:
                payments: Any = shown["payments"]
                assert cost in [payment["goods"] for payment in payments]
                costs += 1
    assert surcharges and costs
