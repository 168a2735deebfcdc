"""Games, moves and errors survive being copied, and are equal if they mean the same."""

from __future__ import annotations

import random

import pytest

from magnifico import (
    Event,
    Game,
    GameOverError,
    Move,
    NotationError,
    Options,
    OptionsError,
    Refusal,
    SavedGameError,
    Score,
    SeatError,
)
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.draft import Draft
from tests.copiers import copied, copiers
from tests.support import (
    MIXES,
    finished,
    mix_name,
    positions,
    random_move,
)

HOUSES = Options(players=3, expansions=("houses", "pazzi"), table=frozenset({"secretVatican"}))


@copiers
@pytest.mark.parametrize("options", MIXES[::2], ids=mix_name)
def test_games_survive_being_copied_at_any_point(options: Options, how: str) -> None:
    chance = random.Random(9)
    for game in positions(options, 9, chance, 0.04):
        other = copied(how, game)
        assert other == game and other.digest() == game.digest()
        assert (other.options, other.seed, other.moves) == (game.options, game.seed, game.moves)
        assert other.save() == game.save() and other.undo_floor() == game.undo_floor()
        assert other.start_events == game.start_events
        for seat in range(options.players):
            assert other.view(seat) == game.view(seat)
            assert other.legal_moves(seat) == game.legal_moves(seat)
        move = random_move(game, chance)
        before = game.digest()
        events = other.play(move)
        assert game.digest() == before
        assert events == game.copy().play(move)


@copiers
def test_names_and_custom_packs_survive_being_copied(how: str) -> None:
    game = Game.load(finished(Options(players=2, rules="basic")).save(["Anna", "Бруно"]))
    other = copied(how, game)
    assert other.names == ["Anna", "Бруно"] and other.is_over and other.scores() == game.scores()


@copiers
def test_what_a_game_gives_away_survives_being_copied(how: str) -> None:
    """Moves, events, refusals and scores, wherever they turn up."""
    chance = random.Random(10)
    met: set[str] = set()
    strangers: list[Move] = []
    game = Game.new(HOUSES, seed=10)
    while not game.is_over:
        legal = game.legal_moves()
        strangers = [*strangers[-30:], legal[-1]]
        for move in (chance.choice(legal), legal[0]):
            again = copied(how, move)
            assert again == move and hash(again) == hash(move)
            assert (again.seat, again.text, again.kind) == (move.seat, move.text, move.kind)
            assert again.fields == move.fields and again.goods == move.goods
            assert game.why_not(again) is None
        refusal = game.why_not(chance.choice(strangers))
        if refusal is not None:
            same = copied(how, refusal)
            assert same == refusal and hash(same) == hash(refusal) and str(same) == str(refusal)
            assert (same.code, same.details) == (refusal.code, refusal.details)
            met.add(refusal.code)
        for event in game.play(copied(how, random_move(game, chance))):
            other = copied(how, event)
            assert other == event and hash(other) == hash(event)
            for seat in (None, 0, 1, 2):
                assert other.for_seat(seat) == event.for_seat(seat)
    assert len(met) > 3
    for score in game.scores():
        assert copied(how, score) == score and hash(copied(how, score)) == hash(score)
        assert copied(how, score).sources == score.sources


@copiers
@pytest.mark.parametrize(
    "options",
    [
        *MIXES[::5],
        HOUSES,
        Options(players=5, expansions=("houses",), leader_sets=("base", "houses")),
    ],
    ids=mix_name,
)
def test_options_survive_being_copied(how: str, options: Options) -> None:
    again = copied(how, options)
    assert again == options and hash(again) == hash(options)
    assert Game.new(again, seed=1) == Game.new(options, seed=1)


@copiers
@pytest.mark.parametrize(
    "error",
    [
        GameOverError(),
        NotationError("what was expected"),
        OptionsError("players", "2 to 4 players"),
        Refusal("E_VALUE", {"value": 3, "needs": 7}),
        SavedGameError("move 3: changed", 3),
        SeatError(7, 4),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_being_copied(how: str, error: Exception) -> None:
    """A worker process that raises one must not break its pool."""
    again = copied(how, error)
    assert str(again) == str(error)
    for name in ("code", "details", "field", "move", "seat", "players"):
        assert getattr(again, name, None) == getattr(error, name, None)


def test_moves_of_another_table_are_read_again() -> None:
    """Codes count cards and leaders as one table does; what counts is the text."""
    here = Game.new(Options(players=2, expansions=("pazzi",)), seed=3)
    there = Game.new(Options(players=2, expansions=("houses", "pazzi")), seed=3)
    move = there.parse("A: play carlo_viii")
    own = here.parse("A: play carlo_viii")
    assert move == own and move.code != own.code
    assert here.why_not(move) == here.why_not(own)
    for text in ("A: play pietro_bembo", "B: #113 no"):
        with pytest.raises(NotationError):
            here.why_not(there.parse(text))


def test_games_that_mean_the_same_are_equal() -> None:
    """However they were reached: leaders kept in another order, a move taken back."""
    options = Options(players=2)
    one, other = Game.new(options, seed=3), Game.new(options, seed=3)
    assert one == other
    while not isinstance(agenda.decision(one.state), Draft):
        move = one.legal_moves()[0]
        one.advance(move)
        assert one != other
        other.advance(move)
    first, second = (one.legal_moves(seat)[0] for seat in one.to_act)
    for move in (first, second):
        one.advance(move)
    for move in (second, first):
        other.advance(move)
    assert one.moves != other.moves and one == other
    one.advance(one.legal_moves()[1])
    assert one != other
    one.undo()
    assert one == other


def test_games_that_mean_something_else_are_not_equal() -> None:
    options = Options(players=2, rules="basic")
    game = Game.new(options, seed=1)
    assert game != Game.new(options, seed=2)
    ruled = Options(players=2, rules="basic", table=frozenset({"negativeVP"}))
    assert game.digest() == Game.new(ruled, seed=1).digest()
    assert game != Game.new(ruled, seed=1)
    assert game != game.digest()
    with pytest.raises(TypeError, match="digest"):
        hash(game)


def test_digests_name_the_version_they_were_made_by() -> None:
    digest = Game.new(MIXES[0], seed=1).digest()
    version, _, number = digest.partition("-")
    assert version == "2" and len(number) == 32 and int(number, 16)


def test_things_are_equal_by_what_they_say() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=4)
    move = game.parse("A: white T1")
    assert move == Move(0, "white T1", "place", {}) and move != game.parse("B: white T1")
    assert move not in (game.parse("A: white T2"), str(move))
    assert Event("dice", -1, {"white": 3}) == Event("dice", -1, {"white": 3})
    assert Event("dice", -1, {"white": 3}) != Event("dice", -1, {"white": 4})
    assert Event("drawn", 1, {}, {"faces": [1]}) != Event("drawn", 1, {}, {"faces": [2]})
    assert Refusal("E_VALUE", {"value": 3}) == Refusal("E_VALUE", {"value": 3})
    assert Refusal("E_VALUE", {"value": 3}) != Refusal("E_VALUE", {"value": 4})
    assert Score(0, 50, 1, {"cards": 50}) == Score(0, 50, 1, {"cards": 50})
    assert Score(0, 50, 1, {"cards": 50}) != Score(0, 50, 1, {"church": 50})
