"""What type checkers know about the library. `mypy --strict` (make lint) reads this file; pytest runs it as well.

`assert_type` is an error for mypy where a type isn't exactly the one named, and an ignored error that doesn't occur
is an error, too.
"""

from __future__ import annotations

from typing import assert_type

import pytest

from magnifico import (
    Bot,
    Event,
    Game,
    LogEntry,
    Match,
    Move,
    Moves,
    Options,
    Position,
    Preview,
    Refusal,
    Score,
    View,
    create_bot,
)

GAME = Game.new(Options(players=2, rules="basic"), seed=4)


def test_a_view_is_typed_down_to_its_numbers() -> None:
    view = GAME.view(0)
    assert_type(view, View)
    assert_type(view["seats"][0]["goods"]["coins"], int)
    assert_type(view["seats"][0]["cards"]["territory"], list[int])
    assert_type(view["seats"][0]["members"], dict[str, int])
    assert_type(view["towers"][0]["floors"][0]["card"], int | None)
    assert_type(view["decision"]["kind"], str)
    assert_type(view["spaces"][0]["open"], bool)
    assert view["seats"][0]["goods"]["coins"] == 5


def test_keys_that_do_not_exist_are_found_before_the_program_runs() -> None:
    view = GAME.view(0)
    with pytest.raises(KeyError):
        view["seats"][0]["goods"]["coin"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        view["rounds"]  # type: ignore[typeddict-item]
    with pytest.raises(TypeError):
        view["seats"]["0"]  # type: ignore[call-overload]


def test_keys_that_are_not_always_there_can_be_asked_for() -> None:
    assert_type(GAME.view(0)["seats"][0].get("hand"), list[str] | None)
    assert GAME.view(0)["seats"][1].get("hand") is None


def test_everything_a_game_gives_has_a_type() -> None:
    game = GAME.copy()
    moves = game.legal_moves()
    assert_type(moves, Moves)
    assert_type(moves[0], Move)
    assert_type(moves[:2], list[Move])
    assert_type(moves.on("T").of("place"), Moves)
    assert_type([move.space for move in moves], list[str | None])
    assert_type(game.preview(moves[0]), Preview)
    assert_type(game.preview(moves[0]).paid, dict[str, int])
    assert_type(game.preview(moves[0]).view, View | None)
    assert_type(game.why_not("white T4"), Refusal | None)
    assert_type(game.play(moves[0]), list[Event])
    assert_type(game.undo(), Move)
    assert_type(game.log(), list[LogEntry])
    assert_type(game.log()[0].move, Move | None)
    assert_type(game.scores(), list[Score])
    assert_type(game.card(29).costs, list[dict[str, int]])
    assert_type(game.draw(), str)


def test_names_that_are_imported_later_have_types_as_well() -> None:
    match = Match(GAME.copy(), bots="random")
    assert_type(match.view, View)
    assert_type(match.play("white market1"), list[LogEntry])
    assert_type(create_bot("random", seed=1), Bot)
    assert_type(Position(GAME, 0).legal, list[Move])
