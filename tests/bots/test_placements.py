"""Placements that do the same: only the cheapest is looked at, and nothing that makes a difference is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnifico import Game, Options
from magnifico.bots import Position
from magnifico.bots.evaluation.evaluation import Evaluation, Evaluations
from magnifico.bots.greedy_bot import GreedyBot
from magnifico.bots.imagined import moves_of
from magnifico.bots.placements import distinct
from magnifico.bots.planner import split_turn
from magnifico.content.vocabulary import BUILDING, SERVANTS, TERRITORY
from magnifico.engine.moves.kinds import parts
from magnifico.engine.rules.spaces import space_change
from magnifico.engine.rules.values import member_value, servant_value
from magnifico.engine.state.rows import (
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    PRODUCTION_LARGE,
)
from magnifico.engine.state.state import State

MIXES = [(2, ()), (4, ()), (5, ("houses", "pazzi"))]


def _turns(players: int, expansions: tuple[str, ...]) -> Iterator[tuple[Evaluation, State, int]]:
    """Turns of a game between greedy players in which there is something to place."""
    game = Game.new(Options(players=players, expansions=expansions), seed="placements")
    evaluations = Evaluations()
    bots = [GreedyBot(seat) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        if split_turn(moves_of(game.state, seat))[0]:
            yield evaluations.of(game.state.printed), game.state, seat
        game.advance(bots[seat].choose(Position(game, seat)))


def _value(state: State, seat: int, code: int) -> int:
    member, space, servants = parts(code)
    value = member_value(state, seat, member) + servant_value(state.rows[seat], servants)
    return value + (space_change(state, seat, space) if space < MARKET else 0)


def _effect(state: State, seat: int, code: int) -> tuple[int, ...]:
    """What a placement does: its space, and which cards it activates."""
    space = parts(code)[1]
    if space >= LEADER_SPACE:
        return space, _value(state, seat, code)
    if not HARVEST_SMALL <= space < MARKET:
        return (space,)
    owned = state.owned(seat, TERRITORY if space <= HARVEST_LARGE else BUILDING)
    reached = _value(state, seat, code)
    cards = [card for card in owned if state.printed.cards[card].activation <= reached]
    return (space, *cards)


def _price(judge: Evaluation, state: State, seat: int, code: int) -> float:
    member, _space, servants = parts(code)
    pips = judge.weights.pip * min(member_value(state, seat, member), 7)
    return pips + servants * judge.worth.unit_price(SERVANTS, judge.turns_left(state, seat))


@pytest.mark.parametrize(("players", "expansions"), MIXES)
def test_each_effect_is_there_once_at_its_lowest_price(
    players: int, expansions: tuple[str, ...]
) -> None:
    for judge, state, seat in _turns(players, expansions):
        placements = split_turn(moves_of(state, seat))[0]
        lowest: dict[tuple[int, ...], float] = {}
        for code in placements:
            effect = _effect(state, seat, code)
            price = _price(judge, state, seat, code)
            lowest[effect] = min(price, lowest.get(effect, price))
        chosen = distinct(judge, state, seat, placements, False)
        assert set(chosen) <= set(placements)
        found = {_effect(state, seat, code): _price(judge, state, seat, code) for code in chosen}
        assert len(found) == len(chosen) and found == pytest.approx(lowest)


@pytest.mark.parametrize(("players", "expansions"), MIXES)
def test_in_a_hurry_the_two_spaces_of_an_area_count_as_one(
    players: int, expansions: tuple[str, ...]
) -> None:
    for judge, state, seat in _turns(players, expansions):
        placements = split_turn(moves_of(state, seat))[0]
        every = distinct(judge, state, seat, placements, False)
        quick = distinct(judge, state, seat, placements, True)
        assert set(quick) <= set(every)
        kept = {_effect(state, seat, code): _price(judge, state, seat, code) for code in quick}
        for code in set(every) - set(quick):
            space, *cards = _effect(state, seat, code)
            assert HARVEST_SMALL <= space < MARKET
            beside = space - 1 if space in (HARVEST_LARGE, PRODUCTION_LARGE) else space + 1
            assert kept[beside, *cards] <= _price(judge, state, seat, code)
