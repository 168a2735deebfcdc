"""Contested spaces and the last turns: positions in which a rival takes what is left open, as games against careful
players showed (the single harvest of two players, hurried to by nobody and denied by nobody)."""

from __future__ import annotations

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.endgame import Endgame, near_the_end
from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import play_greedily, split_turn
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.settings import Settings
from magnifico.content.vocabulary import (
    BUILDING,
    COINS,
    GOOD_COUNT,
    MILITARY,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
)
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import PLACE, parts
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.rows import (
    CARD_COUNT,
    DICE,
    FLOOR_CARD,
    HARVEST_SMALL,
    MEMBERS,
    OCCUPANTS,
    PRODUCTION_SMALL,
    SPACE_COUNT,
    SPECIAL_TOWER,
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


def bare_ending() -> tuple[Game, int]:
    """The last two turns of two players with two members worth 6 each and nothing else: no cards, no space taken."""
    game = last_turns(2)
    state = game.state
    board = state.board
    for space in range(SPACE_COUNT):
        board[OCCUPANTS + space] = 0
    for floor in range((SPECIAL_TOWER + 1) * 4):
        board[FLOOR_CARD + floor] = 0
    for member in range(3):
        board[DICE + member] = 6
    for each in range(2):
        row = state.rows[each]
        for good in range(GOOD_COUNT):
            row[good] = 0
        row[MEMBERS] = 3  # two coloured ones, worth 6 each
        for card_type in range(4):
            state.set_owned(each, card_type, ())
            row[CARD_COUNT + card_type] = 0
        state.hands[each] = ()
    return game, game.to_act[0]


def contested(rival_harvests: bool) -> tuple[Game, int]:
    """A venture that only the seat can take, and a harvest that the rival may want as well."""
    game, seat = bare_ending()
    own(game.state, seat, TERRITORY, 18, 19)  # two and four points
    if rival_harvests:
        own(game.state, 1 - seat, TERRITORY, 20, 21)  # one and four points
    offer_venture(game.state, seat)
    return game, seat


def own(state: State, seat: int, card_type: int, *numbers: int) -> None:
    cards = tuple(state.printed.card_index[number] for number in numbers)
    state.set_owned(seat, card_type, cards)
    state.rows[seat][CARD_COUNT + card_type] = len(cards)


def offer_venture(state: State, *able: int) -> None:
    """Support to the Pope: ten points, for strength that only some seats have."""
    state.board[FLOOR_CARD + VENTURE_FLOOR] = state.printed.card_index[96] + 1
    for seat in able:
        state.rows[seat][MILITARY] = 12


def judge_of(state: State) -> Evaluation:
    return Evaluation(state.printed)


@pytest.mark.parametrize("name", ["swift@16", "swift@64"])
def test_the_harvest_that_a_rival_wants_comes_before_the_card_that_cannot_be_lost(
    name: str,
) -> None:
    game, seat = contested(rival_harvests=True)
    assert searched_space(game, seat, name) == HARVEST_SMALL


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


def test_production_that_a_rival_would_block_comes_before_the_card_that_cannot_be_lost() -> None:
    game, seat = bare_ending()
    row = game.state.rows[seat]
    own(game.state, seat, BUILDING, 34, 35)  # two coins become five points, three wood seven
    row[COINS] = 2
    row[WOOD] = 3
    own(game.state, 1 - seat, BUILDING, 36)
    game.state.rows[1 - seat][STONE] = 3  # three stone become seven points
    offer_venture(game.state, seat)
    assert searched_space(game, seat) == PRODUCTION_SMALL


def test_a_harvest_that_only_the_rival_wants_is_denied_as_long_as_nothing_is_lost_by_it() -> None:
    game, seat = bare_ending()
    own(game.state, 1 - seat, TERRITORY, 20, 21)  # one and four points
    offer_venture(game.state, seat)  # nobody can take it away
    assert searched_space(game, seat) == HARVEST_SMALL


def test_the_card_that_both_can_take_comes_before_a_production_that_brings_more() -> None:
    game, seat = bare_ending()
    row = game.state.rows[seat]
    own(game.state, seat, BUILDING, 34, 35)
    row[COINS] = 2
    row[WOOD] = 3
    offer_venture(game.state, seat, 1 - seat)
    # Twelve points now and ten for the rival, or ten now and a production that will be blocked.
    assert searched_space(game, seat) == VENTURE_FLOOR
    game.state.rows[1 - seat][MILITARY] = 0
    assert searched_space(game, seat) == PRODUCTION_SMALL


def searched_space(game: Game, seat: int, name: str = "swift@32") -> int:
    """Where the search with the policy goes, after free actions that help."""
    game = game.copy()
    while True:
        chosen = create_bot(name, 1).choose(Position(game, seat))
        if chosen.kind == PLACE.name:
            return parts(chosen.code)[1]
        game.play(chosen)


def searched(state: State, seat: int) -> dict[int, float]:
    """By space what the best placement there comes to if everybody plays well."""
    endgame = Endgame(PolicyPlayer(judge_of(state), shipped_policy()), Settings(2).goal)
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
    quick = PolicyPlayer(judge_of(state), shipped_policy())
    found = Endgame(quick, Settings(2).goal).utilities(state.copy(), 100_000)
    assert found == pytest.approx(everything(state.copy(), quick))


def everything(state: State, quick: PolicyPlayer) -> list[float]:
    """The same by plain enumeration."""
    while not isinstance(state.agenda[-1], TakeTurn):
        if isinstance(state.agenda[-1], GameOver):
            return [
                Settings(state.players).goal.of_final(state, seat) for seat in range(state.players)
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
