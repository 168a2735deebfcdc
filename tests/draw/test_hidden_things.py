"""No picture shows a leader in another hand, a leader of the deck, or the face of another's token."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magnifico import Game, Options
from magnifico.content import Leader
from magnifico.draw import draw_hand, draw_table
from magnifico.draw.facts import packs_in_use
from tests.draw.reading import words_of
from tests.support import MIXES, mix_name, positions

ADVANCED = [options for options in MIXES if options.rules == "advanced"]


def leaders_of(options: Options) -> list[Leader]:
    return [leader for pack in packs_in_use(options) for leader in pack.leaders]


def known_to(view: Any) -> set[str]:
    """The leaders a view names anywhere."""
    known = set(view["discarded_leaders"])
    for own in view["seats"]:
        known |= {entry["leader"] for entry in own["leaders"]}
        known |= {entry["copies"] for entry in own["leaders"] if "copies" in entry}
        known |= set(own.get("hand", ())) | set(own.get("hand_known", ()))
    for slot in view.get("auction", ()):
        known |= set(slot["leaders"])
    return known | set(view.get("draft", {}).get("pack", ()))


@pytest.mark.parametrize("options", ADVANCED, ids=mix_name)
def test_no_hidden_leader_is_named(options: Options) -> None:
    checked = 0
    for game in positions(options, 4, random.Random(4), 0.05):
        for seat in (None, checked % options.players):
            view = game.view(seat)
            hidden = [one for one in leaders_of(options) if one.key not in known_to(view)]
            pictures = [draw_table(view, options=options)]
            pictures += [
                draw_hand(view, other, options=options) for other in range(options.players)
            ]
            for svg in pictures:
                said = "\n".join(words_of(svg))
                for leader in hidden:
                    assert leader.names["en"] not in said
        checked += 1
    assert checked > 2


@pytest.mark.parametrize("options", ADVANCED, ids=mix_name)
def test_worlds_that_differ_in_hidden_things_are_drawn_alike(options: Options) -> None:
    differing = 0
    chance = random.Random(6)
    for game in positions(options, 6, chance, 0.06):
        seat = chance.randrange(options.players)
        other = game.determinize(seat, chance.randrange(1000))
        differing += other.digest() != game.digest()
        for viewer in (None, seat):
            assert draw_table(game.view(viewer), options=options) == draw_table(
                other.view(viewer), options=options
            )
    assert differing > 1


def test_only_the_owner_sees_the_faces_of_tokens() -> None:
    options = Options(players=3, expansions=("houses",))
    seen = 0
    for game in positions(options, 2, random.Random(2), 0.1):
        view: Any = game.view(1)
        if view["seats"][1]["tokens"]:
            seen += 1
            own = draw_hand(view, 1, options=options)
            for viewer in (None, 0, 2):
                assert len(draw_hand(game.view(viewer), 1, options=options)) < len(own)
                table = draw_table(game.view(viewer), options=options)
                assert not any(words.startswith("Player 2: in hand") for words in words_of(table))
    assert seen > 1


def test_a_hand_nobody_may_know_is_drawn_as_backs() -> None:
    options = Options(players=2)
    game = Game.new(options, seed=1)
    chance = random.Random(1)
    while not game.view(None)["round"]:
        moves = game.legal_moves(game.to_act[0])
        game.play(moves[chance.randrange(len(moves))])
    backs = draw_hand(game.view(0), 1, options=options)
    faces = draw_hand(game.view(1), 1, options=options)
    assert backs.count("lily") > 4 and "lily" not in faces
    assert backs == draw_hand(game.view(None), 1, options=options)
