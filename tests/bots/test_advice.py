"""Hints and analyses: fair, repeatable, and with a reason in every language."""

from __future__ import annotations

import random
from itertools import combinations, count

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.explain.advice import REASONS, suggest
from magnifico.bots.explain.analysis import LEAST, _Doubt, _Work, analyse
from magnifico.engine.decisions import agenda
from magnifico.texts import (
    LANGUAGES,
    card_taken,
    describe_reason,
    points_phrase,
    reason_facts,
    texts_for,
)
from tests.siblings import Sibling
from tests.support import MIXES, mix_name, random_move

FEW = 8


class Stopped(Exception):  # noqa: N818 - somebody had enough
    pass


def played(names: tuple[str, ...], seed: str, expansions: tuple[str, ...] = ()) -> Game:
    game = Game.new(Options(players=len(names), expansions=expansions), seed)
    bots = [create_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(Position(game, seat)))
    return game


@pytest.mark.parametrize("expansions", [(), ("houses", "pazzi")])
def test_what_is_hidden_changes_no_hint(expansions: tuple[str, ...]) -> None:
    game = Game.new(Options(players=3, expansions=expansions), "hint")
    drivers = [create_bot("greedy", seat) for seat in range(3)]
    asked = 0
    while not game.is_over:
        seat = game.to_act[0]
        if len(game.moves) % 9 == 0 and len(game.legal_moves(seat)) > 1:
            asked += 1
            found = [one.as_data() for one in suggest(Position(game, seat), "s", FEW)]
            other = game.determinize(seat, f"world {asked}")
            again = [one.as_data() for one in suggest(Position(other, seat), "s", FEW)]
            assert found == again
        game.play(drivers[seat].choose(Position(game, seat)))
    assert asked > 10


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_what_is_hidden_changes_no_hint_at_any_decision(options: Options) -> None:
    """At the first position of every kind of decision that a random game comes to (ATTACK D1)."""
    chance = random.Random(mix_name(options))
    game = Game.new(options, mix_name(options))
    asked: set[str] = set()
    while not game.is_over:
        kind, seat = agenda.decision(game.state).name, chance.choice(game.to_act)
        if kind not in asked and len(game.legal_moves(seat)) > 1:
            asked.add(kind)
            games = (game, Sibling(game, seat, chance).game)
            found, again = (
                [one.as_data() for one in suggest(Position(each, seat), "s", 2)] for each in games
            )
            assert found == again, kind
        game.advance(random_move(game, chance))
    assert {"turn", "privilege"} <= asked


def test_a_hint_names_different_legal_moves_the_best_first() -> None:
    game = Game.new(Options(players=2), "first")
    while game.view(None)["round"] == 0:
        seat = game.to_act[0]
        found = suggest(Position(game, seat), 1)
        assert found[0].move in game.legal_moves(seat)
        game.play(found[0].move)
    seat = game.to_act[0]
    found = suggest(Position(game, seat), 1, FEW)
    assert len(found) == 3
    assert len({one.move.code for one in found}) == 3
    assert all(one.move in game.legal_moves(seat) for one in found)
    assert found[0].gain >= found[1].gain >= found[2].gain
    assert found[0].gain > 0


def test_what_is_said_for_a_free_action_is_what_it_brings() -> None:
    """After a discarded leader all members are still there, unlike after a placement: no merit of the discard."""
    reasons: list[str] = []
    bots = [create_bot("greedy", seat) for seat in range(3)]
    deals = count()
    game = Game.new(Options(players=3), "a")
    while len(reasons) < 6:
        if game.is_over:
            game = Game.new(Options(players=3), f"a {next(deals)}")
        seat = game.to_act[0]
        if any(move.text.startswith("discard ") for move in game.legal_moves(seat)):
            found = suggest(Position(game, seat), 1, 1)
            reasons += [one.reason for one in found if one.move.text.startswith("discard ")]
        game.play(bots[seat].choose(Position(game, seat)))
    assert "goods" in reasons and "members" not in reasons


def test_a_player_who_has_to_pass_is_told_so_once() -> None:
    told = 0
    for number in (12, 16, 17):  # games in which it happens with leaders in hand
        game = Game.new(Options(players=4), f"pass {number}")
        bots = [create_bot("random", seat) for seat in range(4)]
        while not game.is_over:
            seat = game.to_act[0]
            legal = game.legal_moves(seat)
            if len(legal) > 1 and legal.of("pass") and not legal.of("place"):
                named = [one.move.text for one in suggest(Position(game, seat), 1, FEW)]
                assert len(named) == len(set(named)) and "pass" in named
                told += 1
            game.play(bots[seat].choose(Position(game, seat)))
    assert told == 3


def test_an_only_move_needs_no_thought() -> None:
    game = Game.new(Options(players=2, rules="basic"), 3)
    seat = game.to_act[0]
    game.play(next(m for m in game.legal_moves(seat) if m.text.startswith("white market1")))
    legal = game.legal_moves(seat)
    assert [one.move for one in suggest(Position(game, seat), 1)] == legal
    assert suggest(Position(game, seat), 1)[0].reason == "only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    texts = texts_for(language)
    said = {describe_reason(reason, 3.4, texts) for reason in REASONS}
    assert len(said) == len(REASONS)
    mark = "." if language == "en" else ","
    assert points_phrase(-1.25, texts) == f"−1{mark}2"
    assert any(f"+3{mark}4" in text for text in said)


def test_an_analysis_finds_what_a_random_player_did_wrong() -> None:
    game = played(("random", "greedy", "greedy"), "blunders")
    shares: list[float] = []
    found = analyse(game, [0], FEW, 5, shares.append)
    assert shares == sorted(shares) and shares[-1] == 1.0
    assert len(found.decisions) == 3
    costs = [decision.cost for decision in found.decisions]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= LEAST and costs[0] > 3
    again = Game.new(game.options, game.seed)
    by_number = {decision.number: decision for decision in found.decisions}
    for number, move in enumerate(game.moves):
        if number in by_number:
            decision = by_number[number]
            assert decision.played == move and decision.better != move
            assert decision.better in again.legal_moves(0)
            assert decision.reason in REASONS
            assert decision.round_number == again.view(None)["round"]
        again.play(move)


def test_no_decision_of_a_sensible_player_costs_a_quarter_of_the_game() -> None:
    game = played(("greedy", "apprentice", "citizen"), "sensible")
    found = analyse(game, [0, 1, 2], FEW, 5)
    assert found.decisions
    assert max(decision.cost for decision in found.decisions) < 20


def test_decisions_are_told_apart_by_turns_also_where_a_seat_plays_twice_in_a_row() -> None:
    twice = 0
    for number in (40, 61, 63):  # games in which both turns hold a doubtful decision
        game = played(("random", "random"), f"twice {number}")
        for doubts in _Work(game, 1, None).look([0, 1]):
            for one, other in combinations(sorted(doubts, key=_moves_before), 2):
                between = game.moves[_moves_before(one) : _moves_before(other)]
                apart = any(move.text in ("end", "pass") for move in between)
                assert (one.turn != other.turn) == (
                    apart or one.game.state.round() != other.game.state.round()
                )
                twice += apart and all(move.seat == one.move.seat for move in between)
    assert twice == 3


def _moves_before(doubt: _Doubt) -> int:
    return doubt.game.move_count


def test_chances_add_up_and_end_with_the_winner() -> None:
    game = played(("random", "greedy", "random"), "chances", ("houses",))
    found = analyse(game, [])
    assert found.decisions == []
    rounds = [point.round_number for point in found.points]
    assert rounds == sorted(rounds) and set(rounds) == {1, 2, 3, 4, 5, 6}
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=0.001)
    winner = min(game.scores(), key=lambda score: score.place).seat
    last = found.points[-1]
    assert last.number == len(game.moves)
    assert last.chances == [float(seat == winner) for seat in range(3)]


def test_the_same_analysis_again_and_one_that_is_stopped() -> None:
    game = played(("greedy", "random"), "again")
    first = analyse(game, [0, 1], FEW, "s").as_data()
    assert analyse(game, [0, 1], FEW, "s").as_data() == first

    def enough(share: float) -> None:
        if share > 0.1:
            raise Stopped

    with pytest.raises(Stopped):
        analyse(game, [0], FEW, "s", enough)


def test_a_reason_says_what_it_rests_on() -> None:
    """Market 2 brings five servants, and round 1 belongs to the report that asks for 3 faith (R1.10)."""
    texts = texts_for("en")
    game = Game.new(Options(players=2, rules="basic"), seed=2)
    servants = game.parse("white market2")
    assert reason_facts("goods", game, servants, texts) == {"goods": "5 servants"}
    said = describe_reason("goods", 3.4, texts, reason_facts("goods", game, servants, texts))
    assert said == "it brings 5 servants (+3.4)"
    assert reason_facts("military", game, servants, texts) == {"has": 0, "rival": 0}
    assert reason_facts("church", game, servants, texts) == {"has": 0, "needs": 3}
    assert reason_facts("characters", game, servants, texts) == {}
    assert reason_facts("order", game, servants, texts) == {}


def test_a_reason_names_the_privilege_of_the_palace_in_the_case_the_verb_asks_for() -> None:
    """The Palace brings 1 coin and a council privilege (R1.8); "даст" governs the accusative."""
    game = Game.new(Options(players=2, rules="basic"), seed=2)
    palace = game.parse("white palace")
    for language, brought in (
        ("en", "1 coin and 1 council privilege"),
        ("ru", "1 монету и 1 консульскую привилегию"),
    ):
        texts = texts_for(language)
        facts = reason_facts("goods", game, palace, texts)
        assert brought in describe_reason("goods", 3.4, texts, facts)


def test_a_choice_as_good_as_the_average_has_no_figure() -> None:
    assert "0.0" not in describe_reason("measured", 0.04, texts_for("en"))
    assert describe_reason("measured", 2.7, texts_for("en")).startswith("+2.7 points")


def test_the_card_of_a_move_is_the_one_that_lies_there() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=2)
    floor = game.view(0)["towers"][1]["floors"][0]
    assert card_taken(game, game.parse("white C1")) == floor["card"]
    assert card_taken(game, game.parse("white market2")) is None


def test_a_hint_says_who_would_otherwise_take_the_space() -> None:
    game = Game.new(Options(players=4, rules="basic"), "contested")
    bots = [create_bot("greedy", seat) for seat in range(4)]
    named = 0
    while game.view(None)["round"] < 3:
        seat = game.to_act[0]
        found = suggest(Position(game, seat), 1, FEW)
        for place, one in enumerate(found):
            if one.rival < 0:
                assert one.chance == 0.0
                continue
            named += 1
            assert place == 0 and one.rival != seat and 0.5 <= one.chance <= 1.0
            # Nobody can take away a space that holds any number of members.
            assert one.move.space not in ("K", "H2", "P2")
            words = describe_reason("goods", 1.0, texts_for("en"), rival="Piero")
            assert words.endswith("otherwise Piero will probably take the space first")
        game.play(bots[seat].choose(Position(game, seat)))
    assert named > 2


def test_a_space_only_this_seat_can_reach_is_not_contested() -> None:
    """In the last turn of the round nobody comes after the seat."""
    game = Game.new(Options(players=2, rules="basic"), "alone")
    bots = [create_bot("greedy", seat) for seat in range(2)]
    checked = 0
    while game.view(None)["round"] < 4:
        seat = game.to_act[0]
        if not game.view(None)["seats"][1 - seat]["members"]:
            for one in suggest(Position(game, seat), 1, FEW):
                checked += 1
                assert one.rival == -1
        game.play(bots[seat].choose(Position(game, seat)))
    assert checked > 2
