"""Helpers for tests of whole games: mixes of modules, random play, and what must hold at every moment."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator

from magnifico import Game, Move, Options
from magnifico._engine_choice import compiled_from_current_sources, engine_build
from magnifico.content.vocabulary import GOODS, TOKENS
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.decisions.tokens import KeepToken
from magnifico.engine.state.rows import FLOOR_CARD, ROUND
from magnifico.engine.state.state import State

MIXES: tuple[Options, ...] = tuple(
    Options(players=players, rules=rules, expansions=expansions)
    for expansions in ((), ("houses",), ("pazzi",), ("houses", "pazzi"))
    for rules in ("basic", "advanced")
    for players in (2, 3, 4, 5)
    if not (expansions and rules == "basic") and not (players == 5 and "houses" not in expansions)
)


def mix_name(options: Options) -> str:
    """A short name for a test's parameter."""
    return f"{'+'.join(('base', *options.expansions))}-{options.rules}-{options.players}"


# The interpreted engine plays the same games (tests/engine/test_fixed_games.py), only slower: where the compiled one is
# tested too, the many games are for that.
FEW_GAMES = engine_build() == "interpreted" and compiled_from_current_sources()
SHARE = 0.25  # of the games, if nothing else is wanted


def games_per_mix(full: int) -> int:
    """How many games a property is tried on: a quarter of the full number, at least one.

    MAGNIFICO_TEST_FACTOR changes the share; `make test-deep` sets it to 1 and runs the tests that call this again.
    """
    games = full * float(os.environ.get("MAGNIFICO_TEST_FACTOR", SHARE))
    return max(1, round(games / 2 if FEW_GAMES else games))


def random_move(game: Game, chance: random.Random) -> Move:
    """A legal move of one of the seats that have to decide."""
    seats = game.to_act
    moves = game.legal_moves(seats[chance.randrange(len(seats))])
    return moves[chance.randrange(len(moves))]


def play_on(
    game: Game, chance: random.Random, before_move: Callable[[Game], None] | None = None
) -> Game:
    """Play to the end at random."""
    count = 0
    while not game.is_over:
        if before_move is not None:
            before_move(game)
        game.advance(random_move(game, chance))
        count += 1
        assert count < 5000, "the game does not end"
    return game


def positions(options: Options, seed: int, chance: random.Random, share: float) -> Iterator[Game]:
    """Some positions of a random game, each still in play."""
    game = Game.new(options, seed=seed)
    while not game.is_over:
        if chance.random() < share:
            yield game
        game.advance(random_move(game, chance))


def asking(options: Options, decision: type[Decision], seats: int = 1) -> Game:
    """A random game in which this is being decided, by that many seats or more."""
    for seed in range(400):
        chance = random.Random(seed)
        game = Game.new(options, seed=seed)
        while not game.is_over:
            if isinstance(agenda.decision(game.state), decision) and len(game.to_act) >= seats:
                return game
            legal = game.legal_moves()
            ficino = [m for m in legal if m.leader == "marsilio_ficino" and m.kind != "discard"]
            game.advance(
                ficino[0] if ficino else chance.choice([m for m in legal if m.kind != "discard"])
            )
    raise AssertionError(f"no game came to {decision.__name__}")


def check_nothing_negative(state: State) -> None:
    """No amount below zero, no track beyond its end, tokens as many as faces."""
    for seat, row in enumerate(state.rows):
        for good, name in enumerate(GOODS):
            assert row[good] >= 0, f"seat {seat} has {row[good]} {name}"
        assert row[4] <= 25 and row[5] <= 15
        assert row[TOKENS] == len(state.tokens[seat])
        for card_type in range(4):
            assert row[8 + card_type] == len(state.cards[seat * 4 + card_type])


def check_conserved(state: State) -> None:
    """Every card, leader, token and member is in exactly one place."""
    printed = state.printed
    places: Counter[int] = Counter()
    dealt = state.board[ROUND] * 4
    for tower in range(printed.tower_count):
        places.update(state.decks[tower][dealt:])
    for space in range(20):
        if state.board[FLOOR_CARD + space]:
            places[state.board[FLOOR_CARD + space] - 1] += 1
    for owned in state.cards:
        places.update(owned)
    for stack in (*state.left_out, state.pile, state.gone):
        places.update(stack)
    assert places == Counter(range(len(printed.cards)))
    if printed.advanced:
        _check_leaders(state)
    if printed.houses:
        tokens: Counter[int] = Counter(state.token_supply)
        tokens.update(state.token_discard)
        for held in state.tokens:
            tokens.update(held)
        tokens.update(face for _, face in state.tokens_on_cards)
        for step in state.agenda:
            if isinstance(step, KeepToken):
                tokens.update(step.faces)  # drawn, one of them about to be kept
        assert tokens == Counter(
            face for face, copies in enumerate(printed.token_copies) for _ in range(copies)
        )


def _check_leaders(state: State) -> None:
    leaders: Counter[int] = Counter(state.leader_deck)
    for hand in (*state.hands, *state.in_play, *state.packs, state.discarded_leaders):
        leaders.update(hand)
    waiting = [leader for beside in state.auction_leaders for leader in beside]
    held = {leader for hand in (*state.hands, *state.in_play) for leader in hand}
    gone = set(state.discarded_leaders)
    leaders.update(leader for leader in waiting if leader not in held | gone)
    assert leaders == Counter(range(len(state.printed.leaders)))


def finished(options: Options, seed: int = 1) -> Game:
    """A game played to its end."""
    return play_on(Game.new(options, seed=seed), random.Random(seed))
