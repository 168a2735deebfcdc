"""Contested spaces and the last turns: positions in which a rival takes what is left open, as games against careful
players showed (the single harvest of two players, hurried to by nobody and denied by nobody)."""

from __future__ import annotations

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.endgame import Endgame, near_the_end
from magnifico.bots.evaluation import Evaluation
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import split_turn
from magnifico.bots.policy import shipped_policy
from magnifico.bots.quick import QuickPlayer
from magnifico.bots.rollout import play_greedily
from magnifico.bots.settings import quick_settings
from magnifico.bots.thinking import final_utility
from magnifico.bots.weights import DEFAULT
from magnifico.bots.worth import Worth
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import parts
from magnifico.engine.rules.rounds import GameOver
from magnifico.engine.state.rows import (
    CARD_COUNT,
    DICE,
    FLOOR_CARD,
    GOOD_COUNT,
    HARVEST_SMALL,
    MEMBERS,
    MILITARY,
    OCCUPANTS,
    SPACE_COUNT,
    SPECIAL_TOWER,
    TERRITORY,
    VENTURE,
)
from magnifico.engine.state.state import State

VENTURE_FLOOR = VENTURE * 4


def last_turns(members: int, players: int = 2) -> Game:
    """The last round of a game among greedy bots when everybody has this many members left."""
    game = Game.new(Options(players=players), "last turns")
    bots = [create_bot("greedy", seat) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        left = [row[MEMBERS].bit_count() for row in game.state.rows]
        top = game.state.agenda[-1]
        if (
            game.state.round() == 6
            and left == [members] * players
            and isinstance(top, TakeTurn)
            and not top.placed
        ):
            return game
        game.play(bots[seat].choose(Position(game, seat)))
    raise AssertionError("nobody had that many members left")


def contested(rival_harvests: bool) -> tuple[Game, int]:
    """The last two turns: a venture that only the seat can take, and a harvest that the rival may want as well."""
    game = last_turns(2)
    state = game.state
    seat = game.to_act[0]
    rival = 1 - seat
    number = state.printed.card_index
    board = state.board
    for space in range(SPACE_COUNT):
        board[OCCUPANTS + space] = 0
    for floor in range((SPECIAL_TOWER + 1) * 4):
        board[FLOOR_CARD + floor] = 0
    for member in range(3):
        board[DICE + member] = 6
    for each in (seat, rival):
        row = state.rows[each]
        for good in range(GOOD_COUNT):
            row[good] = 0
        row[MEMBERS] = 3  # two coloured ones, worth 6 each
        for card_type in range(4):
            state.set_owned(each, card_type, ())
            row[CARD_COUNT + card_type] = 0
        state.hands[each] = ()
    own(state, seat, (number[18], number[19]))  # two and four points
    if rival_harvests:
        own(state, rival, (number[20], number[21]))  # one and four points
    state.rows[seat][MILITARY] = 12
    board[FLOOR_CARD + VENTURE_FLOOR] = (
        number[96] + 1
    )  # ten points for strength that the rival lacks
    return game, seat


def own(state: State, seat: int, cards: tuple[int, ...]) -> None:
    state.set_owned(seat, TERRITORY, cards)
    state.rows[seat][CARD_COUNT + TERRITORY] = len(cards)


def judge_of(state: State) -> Evaluation:
    return Evaluation(Worth(state.printed, DEFAULT), DEFAULT)


@pytest.mark.parametrize("name", ["swift@16", "swift@64"])
def test_the_harvest_that_a_rival_wants_comes_before_the_card_that_cannot_be_lost(
    name: str,
) -> None:
    game, seat = contested(rival_harvests=True)
    chosen = create_bot(name, 1).choose(Position(game, seat))
    assert parts(chosen.code)[1] == HARVEST_SMALL


def test_the_search_knows_what_leaving_the_harvest_open_costs() -> None:
    game, seat = contested(rival_harvests=True)
    values = searched(game.state, seat)
    # The harvest is worth six points and denies five; taking the card first loses it.
    assert values[HARVEST_SMALL] - values[VENTURE_FLOOR] > 5


def test_between_two_players_a_rival_who_gains_nothing_there_blocks_the_space_all_the_same() -> (
    None
):
    cost = {}
    for rival_harvests in (False, True):
        game, seat = contested(rival_harvests)
        values = searched(game.state, seat)
        cost[rival_harvests] = values[HARVEST_SMALL] - values[VENTURE_FLOOR]
    # Six points are lost if it is blocked; the rival's own harvest of five comes on top.
    assert 5 < cost[False] < cost[True]


def searched(state: State, seat: int) -> dict[int, float]:
    """By space what the best placement there comes to if everybody plays well."""
    endgame = Endgame(QuickPlayer(judge_of(state), shipped_policy()), quick_settings(2))
    found: dict[int, float] = {}
    for code in split_turn(moves_of(state, seat))[0]:
        tried = state.copy()
        play_on(tried, seat, code)
        value = endgame.utilities(tried, 64)[seat]
        space = parts(code)[1]
        found[space] = max(value, found.get(space, -1e9))
    return found


def test_one_member_each_is_searched_completely() -> None:
    game = last_turns(1)
    state = game.state
    quick = QuickPlayer(judge_of(state), shipped_policy())
    found = Endgame(quick, quick_settings(2)).utilities(state.copy(), 100_000)
    assert found == pytest.approx(everything(state.copy(), quick))


def everything(state: State, quick: QuickPlayer) -> list[float]:
    """The same by plain enumeration."""
    while not isinstance(state.agenda[-1], TakeTurn):
        if isinstance(state.agenda[-1], GameOver):
            return [
                final_utility(state, seat, quick_settings(state.players))
                for seat in range(state.players)
            ]
        play_greedily(state, quick.judge)
    seat = state.agenda[-1].seat
    results: list[list[float]] = []
    for code in quick.moves(state, seat, moves_of(state, seat)):
        tried = state.copy()
        quick.act(tried, seat, code)
        results.append(everything(tried, quick))
    return max(results, key=lambda result: result[seat])


def test_the_search_to_the_end_begins_with_the_last_two_turns_of_everybody() -> None:
    assert not near_the_end(last_turns(3).state)
    assert near_the_end(last_turns(2).state)
    assert near_the_end(last_turns(1, 3).state)
