"""Tables that look the same to a seat give it the same answers, whatever it asks and by whatever way (ATTACK D1).

A sibling of a table's game differs from it only in what the seat cannot know (tests/siblings.py). The functions that
make answers are compared here at every kind of decision of every mix, whole responses in test_same_responses.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import orjson
import pytest

from magnifico import NotationError, Options
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.tokens import KeepToken
from magnifico.engine.names import SEAT_LETTERS
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.commands import stale_problem
from magnifico.table.encoding import encoded
from magnifico.table.ledger import Ledger
from magnifico.table.plan_views import plan_payload
from magnifico.table.plans import Plan, Standing, next_step
from magnifico.table.problems import Problem
from magnifico.table.updates import update_message
from magnifico.table.views import Viewer, records_since, state_payload
from magnifico.table.what_if import explain_payload, preview_payload, what_if_payload
from magnifico.table.words import TableWords
from magnifico.texts import texts_for
from tests.server.sibling_tables import NAMES, new_ledger, siblings_of_game, trials
from tests.siblings import Sibling, Wishes
from tests.support import MIXES, asking, games_per_mix, mix_name, random_move

HOUSES = Options(players=3, expansions=("houses", "pazzi"))
COMPARED = 0.04  # of all positions, beside the first ones of each decision


def told(make: Callable[[], object]) -> bytes:
    """What is answered, refusals included."""
    try:
        return encoded(make())
    except Problem as problem:
        return encoded(problem.payload(texts_for("en")))


def answers(
    ledger: Ledger, seat: int, words: TableWords, wishes: list[str], tried: list[list[str]]
) -> dict[str, bytes]:
    """All that the server's functions tell a seat about a table."""
    viewer = Viewer(frozenset({seat}), seat, "en")
    everybody = Viewer(frozenset(), None, "en")
    table = cast(
        "HostedTable", type("OneTable", (), {"playing": lambda _: ledger, "words": words})()
    )
    result = {
        "state": told(lambda: state_payload(ledger, viewer, words, 0)),
        "spectator": told(lambda: state_payload(ledger, everybody, words, 0)),
        "entries": told(lambda: records_since(ledger, ledger.number - 6, viewer, words)),
        "update": told(
            lambda: orjson.loads(update_message(ledger, ledger.number - 1, viewer, words, 0))
        ),
        "stale": encoded(stale_problem(table, viewer, ledger.number - 2).payload(texts_for("en"))),
        "explain": told(lambda: explain_payload(ledger.game, seat, "white", "en", words)),
    }
    for wish in wishes:
        result[f"preview {wish}"] = told(lambda: preview_payload(ledger, seat, wish, "en", words))  # noqa: B023
    for moves in tried:
        result[f"what if {moves}"] = told(
            lambda: what_if_payload(ledger, seat, moves, "en", words)  # noqa: B023
        )
    result["ahead"] = told(lambda: what_if_payload(ledger, seat, [], "en", words, ahead=True))
    plan = plan_before(ledger, wishes)
    result["plan"] = told(lambda: plan_payload(plan, ledger, seat, "en", words))
    result["planned"] = encoded(next_step(plan, ledger, seat))
    return result


def plan_before(ledger: Ledger, wishes: list[str]) -> Plan:
    """A plan with these wishes, made before the last entry."""
    number = max(0, ledger.number - 1)
    at = ledger.records[number - 1].entry.at if number else ledger.setup.started_at
    readable = []
    for wish in wishes:
        try:
            ledger.game.parse(wish, 0)
        except NotationError:
            continue
        readable.append((wish, "end"))
    standing = Standing(church="support", give="coins", decline=True, end="always", pass_turn=True)
    return Plan("plan", number, at, 0, tuple(readable), standing)


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_tables_that_look_the_same_give_the_same_answers(options: Options) -> None:
    compared = differing = 0
    words = TableWords(options, NAMES[: options.players])
    for seed in range(games_per_mix(1)):
        chance = random.Random(seed)
        heard: list[Wishes] = []
        for ledger, other, seat in siblings_of_game(options, seed, COMPARED, heard.append):
            wishes = heard[-1].some(ledger.game, seat, 1, 2)
            tried = trials(ledger, seat, wishes, chance)
            here = answers(ledger, seat, words, wishes, tried)
            assert answers(other, seat, words, wishes, tried) == here
            compared += len(here)
            differing += other.game.digest() != ledger.game.digest()
    print(f"{mix_name(options)}: {compared} answers compared, {differing} siblings differ")
    assert differing > 10


def test_what_if_tells_nothing_of_tokens_somebody_else_has_drawn() -> None:
    """Marsilio Ficino's player chooses between two tokens that nobody else has seen; 3 of 3 were told (ATTACK D1)."""
    game = asking(HOUSES, KeepToken)
    (owner,) = game.to_act
    words = TableWords(HOUSES, NAMES[:3])
    ledger = new_ledger(HOUSES, 0)
    faces = [move.text.split()[-1] for move in game.legal_moves(owner)]
    for seat in range(3):
        told_worlds = []
        for number in range(12):
            ledger.game = Sibling(game, seat, random.Random(number)).game
            told_worlds.append(what_if_payload(ledger, seat, [], "en", words))
        assert all(each == told_worlds[0] for each in told_worlds)
        listed = cast("dict[str, list[dict[str, object]]]", told_worlds[0]["moves"])
        assert list(listed) == ([str(owner)] if seat == owner else [])
        if seat == owner:
            assert [str(each["move"]).split()[-1] for each in listed[str(owner)]] == faces


@pytest.mark.parametrize("players", [3, 4])
def test_what_if_tells_nothing_after_a_leader_was_discarded(players: int) -> None:
    """The leader may have come from one pack or from another; 74 of 28,158 what-ifs told which (ATTACK, low)."""
    options = Options(players=players)
    words = TableWords(options, NAMES[:players])
    possible = 0
    for seed in range(max(12, games_per_mix(12))):  # such what-ifs are rare
        chance = random.Random(seed)
        ledger = new_ledger(options, seed)
        while agenda.decision(ledger.game.state).name != "turn":
            ledger.game.advance(random_move(ledger.game, chance))
        state = ledger.game.state
        owner = ledger.game.to_act[0]
        place = state.seating.index(owner)
        viewer = state.seating[place - 1]  # sees what the owner took only when it has been taken
        first = state.pack_picks[place][0]
        second = state.pack_picks[(place + 1) % players][1]
        other = ledger.fork()
        swapped = {first: second, second: first}
        elsewhere = other.game.state
        elsewhere.pack_picks = tuple(
            tuple(swapped.get(leader, leader) for leader in pack) for pack in state.pack_picks
        )
        elsewhere.hands[owner] = tuple(swapped.get(each, each) for each in state.hands[owner])
        shown = f"discard {state.printed.leaders[first].key}"
        for each in (ledger, other):
            each.game.advance(shown)
        letter = SEAT_LETTERS[owner]
        paid = f"{letter}: privilege coins"
        # Whether somebody's next leader may be discarded tells what the imagined hand holds.
        tries = [[paid, f"{letter}: discard {leader.key}"] for leader in state.printed.leaders]
        for wishes in ([], [f"{letter}: end"], [paid], *tries):
            here = told(lambda: what_if_payload(ledger, viewer, wishes, "en", words))  # noqa: B023
            assert here == told(lambda: what_if_payload(other, viewer, wishes, "en", words))  # noqa: B023
            possible += len(wishes) == 2 and b'"steps"' in here
    assert possible > 10
