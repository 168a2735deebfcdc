"""Choices before the game, searched: legal, repeatable, and blind to what is hidden."""

from __future__ import annotations

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.opening import before_the_game
from magnifico.bots.search_bot import SearchBot
from magnifico.engine.decisions.agenda import decision

BOT = "swift@8"


def setups(players: int, expansions: tuple[str, ...]) -> list[tuple[Game, int]]:
    """The decisions with a choice before the first turn of a game."""
    game = Game.new(Options(players=players, expansions=expansions), "setup")
    bots = [create_bot("greedy", seat) for seat in range(players)]
    found: list[tuple[Game, int]] = []
    while before_the_game(game.state):
        seat = game.to_act[0]
        if len(game.legal_moves(seat)) > 1:
            found.append((game.copy(), seat))
        game.play(bots[seat].choose(Position(game, seat)))
    return found


@pytest.mark.parametrize(("players", "expansions"), [(2, ()), (3, ("houses", "pazzi"))])
def test_a_searched_choice_is_legal_repeatable_and_blind_to_what_is_hidden(
    players: int, expansions: tuple[str, ...]
) -> None:
    kinds: set[str] = set()
    for game, seat in setups(players, expansions):
        kinds.add(decision(game.state).name)
        position = Position(game, seat)
        chosen = create_bot(BOT, 3).choose(position)
        assert chosen in position.legal
        assert create_bot(BOT, 3).choose(position) == chosen
        other = game.determinize(seat, "another world")
        assert create_bot(BOT, 3).choose(Position(other, seat)) == chosen
    expected = {"draft", "bonus_tile"} | ({"auction"} if expansions else set())
    assert kinds == expected


def test_choices_before_the_game_are_played_out_in_the_same_worlds() -> None:
    for game, seat in setups(3, ("houses",)):
        bot = create_bot(BOT, 3)
        assert isinstance(bot, SearchBot)
        options = bot.options(Position(game, seat))
        if decision(game.state).name == "auction":  # which is solved to its end instead
            assert not any(option.visits for option in options)
            continue
        assert {option.code for option in options} == {move.code for move in game.legal_moves(seat)}
        visits = [option.visits for option in options]
        assert visits[0] == max(visits) > 0
