"""Chains of effects end: every pair of cards that activate, exchange or carry tokens, in every order."""

from __future__ import annotations

import itertools
import random

import pytest

from magnifico import Game, Options
from magnifico.content.vocabulary import BUILDING
from magnifico.engine.decisions.agenda import legal_codes, run
from magnifico.engine.decisions.bonus_work import ActivateCards
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import ACTIVATE
from magnifico.engine.rules import tokens
from magnifico.engine.rules.harvest_production import start_work
from magnifico.engine.state.rows import CARD_COUNT
from magnifico.engine.state.state import State
from tests.support import games_per_mix, play_on, random_move

OPTIONS = Options(players=3, expansions=("houses", "pazzi"))
TWICE = Options(players=3, expansions=("houses", "pazzi"), table=frozenset({"ignoreValueTwice"}))


def first_turn(options: Options) -> Game:
    game = Game.new(options, seed=6)
    chance = random.Random(6)
    while not isinstance(game.state.agenda[-1], TakeTurn):
        game.advance(random_move(game, chance))
    return game


def chained_cards(state: State) -> list[int]:
    """Cards whose activation asks something or resolves a token."""
    return [
        info.index
        for info in state.printed.cards
        if info.activation and (info.choices or info.slot_activation)
    ]


def give(state: State, seat: int, cards: tuple[int, ...]) -> None:
    row = state.rows[seat]
    for good in range(7):
        row[good] = 12
    tokens.draw(state, seat, 4)
    for card in cards:
        card_type = state.printed.cards[card].card_type
        state.cards[seat * 4 + card_type] = (*state.cards[seat * 4 + card_type], card)
        row[CARD_COUNT + card_type] += 1
    slots = [card for card in cards if state.printed.cards[card].slot_activation]
    for card in slots:
        face = state.tokens[seat][0]
        tokens.remove(state, seat, face)
        state.tokens_on_cards = (*state.tokens_on_cards, (card, face))


@pytest.mark.parametrize("options", [OPTIONS, TWICE], ids=["once", "twice"])
def test_any_pair_of_chained_cards_resolves(options: Options) -> None:
    """S12, S06, S07, S01 and every exchange, in pairs: the action ends after a few decisions."""
    start = first_turn(options)
    cards = chained_cards(start.state)
    assert len(cards) > 25
    chance = random.Random(1)
    for pair in itertools.permutations(cards, 2):
        game = start.copy()
        state = game.state
        seat = state.agenda[-1].seat
        give(state, seat, pair)
        for kind in (0, 1):
            start_work(state, seat, kind, 9, seat, True)
            run(state)
            decisions = 0
            while not isinstance(state.agenda[-1], TakeTurn):
                game.advance(random_move(game, chance))
                decisions += 1
                assert decisions < 40, (pair, game.moves[-10:])
                assert len(state.agenda) < 20


def test_cards_that_activate_each_other_activate_once() -> None:
    """#113 names #114, #114 names #113: the second naming adds nothing (R9.12)."""
    game = first_turn(OPTIONS)
    state = game.state
    seat = state.agenda[-1].seat
    first, second = state.printed.card_index[113], state.printed.card_index[114]
    give(state, seat, (first, second))
    start_work(state, seat, 1, 9, seat, False)
    run(state)
    game.play("#113 activates #114")
    game.play("#114 activates #113")
    assert isinstance(state.agenda[-1], TakeTurn)


def test_ventures_that_activate_cards_end() -> None:
    """#140 and #144 with any two cards (R9.10, RUL-83)."""
    start = first_turn(OPTIONS)
    chance = random.Random(2)
    buildings = [
        c for c in chained_cards(start.state) if start.state.printed.cards[c].card_type == BUILDING
    ]
    for pair in itertools.combinations(buildings, 2):
        game = start.copy()
        state = game.state
        seat = state.agenda[-1].seat
        give(state, seat, pair)
        state.push(ActivateCards(seat, types=1 << BUILDING, count=2))
        code = ACTIVATE.activation(list(pair))
        assert code in legal_codes(state, seat)
        game.advance(game.ruleset.notation.move(seat, code))
        decisions = 0
        while not isinstance(state.agenda[-1], TakeTurn):
            game.advance(random_move(game, chance))
            decisions += 1
            assert decisions < 40


def test_the_agenda_stays_short() -> None:
    for seed in range(games_per_mix(10)):

        def look(game: Game) -> None:
            assert len(game.state.agenda) < 30

        play_on(Game.new(OPTIONS, seed=seed), random.Random(seed), look)
