"""How the searches look at a decision: what prospects and playouts count, and how they expect rivals to play."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from magnifico import Game, Options
from magnifico.bots import Bot, Position, create_bot
from magnifico.bots.flat import FlatSearch
from magnifico.bots.greedy import Judges
from magnifico.bots.helpers import Helpers, _LastPrinted
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.network import shipped_network
from magnifico.bots.planner import Planner
from magnifico.bots.searching import ThinkingBot, Worlds
from magnifico.bots.settings import TRUST
from magnifico.bots.thinking import FIRST, Option, Thinker
from magnifico.content import load_pack
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.state import State


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


def search_of(position: Position, seat: int) -> FlatSearch:
    """A search of a seat in the position, whoever's turn it is."""
    worlds = Worlds(position, "rivals")
    judge = Judges().judge(worlds.imagine(0).printed)
    return FlatSearch(Thinker(judge, shipped_network()), seat, worlds.imagine)


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


def test_rivals_think_in_every_second_world_and_are_greedy_in_the_others() -> None:
    differing = 0
    for position in positions("rivals")[::3]:
        rival = position.seat
        search = search_of(position, (rival + 1) % 3)
        judge = search.thinker.judge
        for number in range(2):
            state = search.world(number)
            codes = moves_of(state, rival)
            thought = search.thinker.choice(state, rival, codes)
            greedy = Planner(state, rival, judge).best(codes)
            expected = state.copy()
            play_on(expected, rival, thought if number == 0 else greedy)
            search.decide(state)
            assert fingerprint(state) == fingerprint(expected)
            differing += thought != greedy
    assert differing > 4  # otherwise nothing was told apart


def test_the_seats_turns_in_a_playout_use_lookahead_in_every_world() -> None:
    for position in positions("own")[::9]:
        search = search_of(position, position.seat)
        for number in range(2):
            state = search.world(number)
            expected = state.copy()
            code = search.thinker.choice(state, position.seat, moves_of(state, position.seat))
            play_on(expected, position.seat, code)
            search.decide(state)
            assert fingerprint(state) == fingerprint(expected)


def test_a_free_action_that_clearly_helps_is_done_without_a_search() -> None:
    done = searched = 0
    for position in positions("free")[::5]:
        bot = create_bot("flat@6", 1)
        assert isinstance(bot, ThinkingBot)
        options = bot.options(position)
        if options[0].prior >= FIRST / 2:
            assert sum(option.visits for option in options) == 0
            done += 1
        else:
            searched += any(option.visits for option in options)
    assert done > 0
    assert searched > 0


def fingerprint(state: State) -> tuple[object, ...]:
    """What both players and the board have come to."""
    return (
        [list(row) for row in state.rows],
        list(state.board),
        [list(hand) for hand in state.hands],
        list(state.agenda),
    )


@pytest.mark.parametrize(
    ("name", "players", "expansions"),
    [
        ("flat+church@16", 2, ()),
        ("swift+church@16", 2, ()),
        ("flat+church@16", 4, ("houses",)),
        ("swift+church@16", 5, ("houses", "pazzi")),
    ],
)
def test_helpers_find_what_one_process_finds(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    game = Game.new(Options(players=players, expansions=expansions), "helped")
    greedy = [create_bot("greedy", seat) for seat in range(players)]
    compared = 0
    with Helpers(2) as helpers:
        while not game.is_over:
            position = Position(game, game.to_act[0])
            if game.move_count % 40 == 0 and len(position.legal) > 1:
                alone = considered(create_bot(name, 5), position)
                helped = considered(create_bot(name, 5, helpers=helpers), position)
                assert helped == alone
                compared += len(alone) > 1
            game.play(greedy[position.seat].choose(position))
    assert compared > 1


def test_a_helped_search_survives_the_end_of_its_helpers_and_needs_no_number_of_playouts() -> None:
    position = positions("ended")[7]
    with Helpers(2) as helpers:
        bot = create_bot("flat@12", 1, helpers=helpers)
        chosen = bot.choose(position)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        assert bot.choose(position) == chosen
        hurried = create_bot("flat@1ms", 1, helpers=helpers)
        assert hurried.choose(position) in position.legal


def test_a_helper_makes_the_tables_of_a_custom_pack_once() -> None:
    folder = Path(__file__).resolve().parents[2] / "examples" / "packs" / "guilds"
    kept = _LastPrinted()
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
    assert isinstance(bot, ThinkingBot)
    return [(option.code, option.visits, option.total) for option in bot.options(position)]
