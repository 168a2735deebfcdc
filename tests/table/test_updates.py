"""What a live update carries: a JSON Patch that makes the whole state of the one before."""

from __future__ import annotations

import gc
import json
import random
import weakref
from typing import Any

import jsonpatch
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnifico.engine.options import Options
from magnifico.table.clocks import ClockRule
from magnifico.table.entries import Agreement, Command, Setup
from magnifico.table.json_patch import applied, difference
from magnifico.table.ledger import Ledger
from magnifico.table.updates import change_message, update_message
from magnifico.table.views import Viewer, state_payload
from magnifico.table.words import TableWords
from tests.support import MIXES, games_per_mix, mix_name

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.sampled_from(["", "a", "-"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(alphabet="ab01-~/", max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


# No place of a state holds both numbers and truth values, which Python takes for equal.


def canonical(value: object) -> str:
    """JSON, which unlike Python tells true from 1."""
    return json.dumps(value, sort_keys=True)


@given(before=PLAIN, after=PLAIN)
def test_a_patch_leads_from_any_value_to_any_other(before: object, after: object) -> None:
    patch = json.loads(json.dumps(difference(before, after)))
    kept = canonical(before)
    assert canonical(applied(before, patch)) == canonical(after)
    assert canonical(before) == kept, "the old value is left as it was"
    assert canonical(jsonpatch.apply_patch(before, patch)) == canonical(after)


def test_what_a_patch_leaves_alone_is_shared_with_the_old_value() -> None:
    before: dict[str, Any] = {"kept": [1, 2], "list": [{"a": 1}, {"b": 2}], "gone": 1}
    after: dict[str, Any] = {"kept": [1, 2], "list": [{"a": 1}, {"b": 3}, {"c": 4}]}
    patch = difference(before, after)
    assert patch == [
        {"op": "remove", "path": "/gone"},
        {"op": "replace", "path": "/list/1/b", "value": 3},
        {"op": "add", "path": "/list/-", "value": {"c": 4}},
    ]
    result = applied(before, patch)
    assert result == after
    assert result["kept"] is before["kept"] and result["list"][0] is before["list"][0]


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/b", "value": 1},
        {"op": "remove", "path": "/b"},
        {"op": "replace", "path": "/a/2", "value": 1},
        {"op": "add", "path": "/b/c", "value": 1},
        {"op": "move", "path": "/b", "from": "/a"},
    ],
)
def test_a_patch_for_another_value_is_refused(operation: dict[str, Any]) -> None:
    with pytest.raises((LookupError, ValueError)):
        applied({"a": [1]}, [operation])


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_after_every_move_the_differences_make_the_whole_state(options: Options) -> None:
    for game in range(games_per_mix(1)):
        follow_a_game(options, random.Random(f"{mix_name(options)} {game}"))


def follow_a_game(options: Options, chance: random.Random) -> None:
    """Play at random, with undos, bots and proposals between, and compare for every kind of viewer."""
    seats = range(options.players)
    clock = chance.choice((ClockRule(), ClockRule("move", 300), ClockRule("total", 900, 10)))
    ledger = Ledger(
        Setup(options, str(chance.random()), (None,) * options.players, Agreement(clock), 1000)
    )
    words = TableWords(options, [f"Player {seat}" for seat in seats])
    viewers = [Viewer(frozenset({seat}), seat, "en") for seat in seats]
    viewers += [Viewer(frozenset(), None, "it"), Viewer(frozenset({0, 1}), None, "en")]
    held = [
        orjson.loads(update_message(ledger, -1, viewer, words, 1000))["state"] for viewer in viewers
    ]
    while not ledger.is_over:
        before, now = ledger, ledger.last_at + chance.randrange(20_000)
        ledger = one_more(ledger, chance, now)
        if chance.random() < 0.1 and not ledger.is_over:
            ledger = one_more(ledger, chance, now)  # two entries in one update
        for number, viewer in enumerate(viewers):
            message = orjson.loads(change_message(before, ledger, viewer, words, now))
            assert message["from"] == before.number == held[number]["number"]
            held[number] = applied(held[number], message["patch"])
            whole = orjson.loads(update_message(ledger, before.number, viewer, words, now))
            assert held[number] == whole["state"]
            assert message["entries"] == whole["entries"]
            alone = ledger.game.view(viewer.seat_for(ledger))  # shares nothing with earlier views
            assert whole["state"]["view"] == orjson.loads(
                orjson.dumps(alone, option=orjson.OPT_NON_STR_KEYS)
            )
            if chance.random() > 0.1:
                continue
            assert whole["state"] == orjson.loads(
                orjson.dumps(
                    state_payload(ledger.fork(), viewer, words, now), option=orjson.OPT_NON_STR_KEYS
                )
            ), "what is kept for others is what would be made for one alone"


def test_no_ledger_of_the_past_is_kept() -> None:
    """A snapshot must not keep the one before, nor leave it to the garbage collector."""
    chance = random.Random(3)
    options = Options(players=4)
    ledger = Ledger(Setup(options, "seed", (None,) * 4, Agreement(), 1000))
    words = TableWords(options, ["A", "B", "C", "D"])
    viewers = [Viewer(frozenset({seat}), seat, "en") for seat in range(4)]
    past: list[weakref.ref[Ledger]] = []
    gc.disable()
    try:
        for number in range(30):
            before, ledger = ledger, one_more(ledger, chance, 2000 + number)
            for viewer in viewers:
                change_message(before, ledger, viewer, words, 0)
            past.append(weakref.ref(before))
            earlier = weakref.ref(before.snapshot)
        del before
        assert [each() for each in past] == [None] * 30
        assert earlier() is None, "no snapshot outlives those who have seen more"
    finally:
        gc.enable()


def one_more(ledger: Ledger, chance: random.Random, now: int) -> Ledger:
    """The ledger after a random entry."""
    seat = chance.choice(ledger.to_act())
    lowest, count = ledger.undo_range(seat)
    drawn = chance.random()
    if drawn < 0.05 and lowest < count:
        return ledger.entered(Command("undo", seat, "all"), now)[0]
    if drawn < 0.07 and ledger.proposal is None:
        return ledger.entered(Command("ask", seat, "cancel"), now)[0]
    if drawn < 0.2 and ledger.proposal is not None:
        return ledger.entered(Command("object", seat, ""), now)[0]
    move = chance.choice(ledger.game.legal_moves(seat)).text
    return ledger.entered(Command("move", seat, move), now)[0]
