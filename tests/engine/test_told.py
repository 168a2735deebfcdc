"""What players are told in rare moments: the fifth Visconti token, choosing which demand comes first."""

from __future__ import annotations

import pytest

from magnifico import Game
from magnifico.engine.decisions.agenda import run
from magnifico.scenarios.format import parse
from magnifico.scenarios.position import arrange


def arranged(given: str) -> Game:
    """A position as scenarios write it."""
    text = f'[[scenario]]\nid = "T"\ntitle = "T"\nrules = ["R0.1"]\n{given}\nstep = [{{ to_act = "A" }}]'
    game = arrange(parse(text, "told")[0].cases[0])
    run(game.state)
    return game


@pytest.mark.parametrize(
    ("active", "answer"),
    [
        ('["coins2", "wood1stone1", "servants1"]', ["A: visconti military1"]),
        ('["coins2", "wood1stone1", "servants1", "military1"]', []),
    ],
)
def test_every_token_of_the_visconti_is_told(active: str, answer: list[str]) -> None:
    game = arranged(
        'options = { expansions = ["houses", "pazzi"] }\n'
        'given = { A = { family = "visconti", hand = ["santa_rita"], faith = 8, '
        f"visconti = {active} }} }}"
    )
    events = [event for move in ["A: play santa_rita", *answer] for event in game.play(move)]
    told = [event.fields["token"] for event in events if event.name == "visconti_token"]
    assert told == ["victory1" if not answer else "military1"]


def test_demands_of_which_one_comes_first_are_named_as_such() -> None:
    game = arranged(
        'options = { expansions = ["pazzi"] }\n'
        "given = { A = { cards = [158, 160], victory = 9, military = 9, coins = 9 }, "
        "B = { coins = 9, wood = 9 }, C = { coins = 9, wood = 9 }, D = { coins = 9, wood = 9 } }"
    )
    game.play("A: white production")
    while game.view(0)["decision"]["kind"] == "choices":
        game.play(next(move for move in game.legal_moves(0) if not move.text.endswith("no")))
    assert game.view(0)["decision"] == {"kind": "order", "actions": ["demand", "demand"]}
