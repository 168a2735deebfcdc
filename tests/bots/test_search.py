"""How the search looks at a decision: what prospects and playouts count, and what helpers do for it."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from magnifico import Game, Options
from magnifico.bots import Bot, Position, create_bot
from magnifico.bots.helpers import Helpers, LastPrinted
from magnifico.bots.option import FIRST, Option
from magnifico.bots.search_bot import SearchBot
from magnifico.bots.settings import TRUST
from magnifico.content import load_pack
from magnifico.engine.decisions.turn import TakeTurn


def positions(seed: str, players: int = 3) -> list[Position]:
    """The turns with a choice of one game among greedy bots."""
    game = Game.new(Options(players=players), seed)
    bots = [create_bot("greedy", seat) for seat in range(players)]
    found: list[Position] = []
    while not game.is_over:
        seat = game.to_act[0]
        position = Position(game, seat)
        if isinstance(game.state.agenda[-1], TakeTurn) and len(position.legal) > 1:
            found.append(Position(game.copy(), seat))
        game.play(bots[seat].choose(position))
    return found


def test_an_option_before_its_first_playout_is_worth_its_prospects() -> None:
    assert Option(1, 7.5).value == 7.5


def test_one_unlucky_playout_does_not_overturn_clear_prospects() -> None:
    clear, unclear = Option(1, 10.0), Option(2, 5.0)
    clear.total, clear.visits = 0.0, 1
    unclear.total, unclear.visits = 12.0, 1
    assert clear.value == 10.0 * TRUST / (TRUST + 1) > unclear.value
    clear.visits = unclear.visits = 40
    clear.total, unclear.total = 0.0, 480.0
    assert unclear.value > clear.value  # forty are not just bad luck


def test_a_free_action_that_clearly_helps_is_done_without_a_search() -> None:
    done = searched = 0
    for position in positions("free")[::5]:
        bot = create_bot("swift@6", 1)
        assert isinstance(bot, SearchBot)
        options = bot.options(position)
        if options[0].prior >= FIRST / 2:
            assert sum(option.visits for option in options) == 0
            done += 1
        else:
            searched += any(option.visits for option in options)
    assert done > 0
    assert searched > 0


@pytest.mark.parametrize(
    ("players", "expansions"), [(2, ()), (4, ("houses",)), (5, ("houses", "pazzi"))]
)
def test_helpers_find_what_one_process_finds(players: int, expansions: tuple[str, ...]) -> None:
    game = Game.new(Options(players=players, expansions=expansions), "helped")
    greedy = [create_bot("greedy", seat) for seat in range(players)]
    compared = 0
    with Helpers(2) as helpers:
        while not game.is_over:
            position = Position(game, game.to_act[0])
            if game.move_count % 40 == 0 and len(position.legal) > 1:
                alone = considered(create_bot("swift@16", 5), position)
                helped = considered(create_bot("swift@16", 5, helpers=helpers), position)
                assert helped == alone
                compared += len(alone) > 1
            game.play(greedy[position.seat].choose(position))
    assert compared > 1


def test_a_helped_search_survives_the_end_of_its_helpers_and_needs_no_number_of_playouts() -> None:
    position = positions("ended")[7]
    with Helpers(2) as helpers:
        bot = create_bot("swift@12", 1, helpers=helpers)
        chosen = bot.choose(position)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        assert bot.choose(position) == chosen
        hurried = create_bot("swift@1ms", 1, helpers=helpers)
        assert hurried.choose(position) in position.legal


def test_a_helper_makes_the_tables_of_a_custom_pack_once() -> None:
    folder = Path(__file__).resolve().parents[2] / "examples" / "packs" / "guilds"
    kept = LastPrinted()
    first = kept.of(Options(players=2, packs=(load_pack(folder),)))
    assert kept.of(Options(players=2, packs=(load_pack(folder),))) is first
    fewer = load_pack(folder)
    fewer = replace(fewer, cards=fewer.cards[1:])
    assert len(kept.of(Options(players=2, packs=(fewer,))).cards) == len(first.cards) - 1


def test_nobody_cannot_help() -> None:
    with pytest.raises(ValueError, match=r"^0 processes cannot help"):
        Helpers(0)


def considered(bot: Bot, position: Position) -> list[tuple[int, int, float]]:
    """The moves a bot considers with how often it played them out and what they came to."""
    assert isinstance(bot, SearchBot)
    return [(option.code, option.visits, option.total) for option in bot.options(position)]
