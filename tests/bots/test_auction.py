"""The auction of families: bids are thought through to the end."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.bots import create_bot
from magnifico.bots.api import Position
from magnifico.bots.auction import NOT_POSSIBLE, Auction
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.worth import MOST_TURNS
from magnifico.bots.explain.advice import suggest
from magnifico.engine.decisions.auction import Bid

Offers = list[list[float]]
Bids = tuple[tuple[int, int] | None, ...]  # for each offer who holds it, and the row


def played_on(offers: Offers, bids: Bids, waiting: tuple[int, ...]) -> list[float]:
    """What each player ends up with if the first of those waiting and all after bid as well as they can."""
    if not waiting:
        result = [0.0] * len(offers)
        for offer, bid in zip(offers, bids, strict=True):
            assert bid is not None
            result[bid[0]] = offer[bid[1]]
        return result
    me = waiting[0]
    outcomes = (outcome for _slot, _row, outcome in bids_of(offers, bids, waiting))
    return max(outcomes, key=lambda outcome: ahead(outcome, me))


def bids_of(
    offers: Offers, bids: Bids, waiting: tuple[int, ...]
) -> list[tuple[int, int, list[float]]]:
    """Every bid of the first of those waiting, and what it comes to."""
    me, *others = waiting
    found = []
    for slot, held in enumerate(bids):
        lowest, next_ones = (0, others) if held is None else (held[1] + 1, [held[0], *others])
        for row in range(lowest, len(offers[slot])):
            after = (*bids[:slot], (me, row), *bids[slot + 1 :])
            found.append((slot, row, played_on(offers, after, tuple(next_ones))))
    return found


def ahead(outcome: list[float], player: int) -> float:
    others = sum(outcome) - outcome[player]
    return outcome[player] - others / (len(outcome) - 1)


def drawn(chance: random.Random, players: int, rows: int) -> Offers:
    """Families of different worth with rows that give less the higher they are."""
    return [
        sorted((chance.uniform(-8, 17) + chance.uniform(0, 8) for _ in range(rows)), reverse=True)
        for _ in range(players)
    ]


@pytest.mark.parametrize(("players", "rows"), [(2, 6), (3, 3), (4, 2)])
def test_an_auction_is_solved_as_by_trying_everything(players: int, rows: int) -> None:
    chance = random.Random(players)
    for _ in range(12):
        offers = drawn(chance, players, rows)
        bids: Bids = (None,) * players
        waiting = tuple(range(players))
        while waiting:
            tried = bids_of(offers, bids, waiting)
            held = [-1 if bid is None else bid[1] for bid in bids]
            prospects = Auction(offers, held).prospects()
            expected = {(slot, row): ahead(outcome, waiting[0]) for slot, row, outcome in tried}
            found = {
                (slot, row): value
                for slot, values in enumerate(prospects)
                for row, value in enumerate(values)
                if value != NOT_POSSIBLE
            }
            assert found == pytest.approx(expected)
            slot, row, _outcome = chance.choice(tried)
            me, *others = waiting
            outbid = bids[slot]
            waiting = tuple(others) if outbid is None else (outbid[0], *others)
            bids = (*bids[:slot], (me, row), *bids[slot + 1 :])


def test_what_nobody_should_leave_to_others_is_taken_beyond_their_reach() -> None:
    """Row by row the second player would get it; the best of the others is worth as much to everybody."""
    rows = [8.0, 6.0, 4.0, 2.0]
    offers = [[row + family for row in rows] for family in (0.0, 20.0, 1.0)]
    first = Auction(offers, [-1, -1, -1]).prospects()
    best = max(
        (value, slot, row)
        for slot, row_values in enumerate(first)
        for row, value in enumerate(row_values)
    )
    assert best[1:] == (1, 3)
    assert best[0] == 22.0 - (9.0 + 8.0) / 2


def at_the_auction(players: int, family: str) -> tuple[Game, int]:
    """A game in which the first player is about to bid, and the number of the offer with this family."""
    for seed in range(100):
        game = Game.new(Options(players=players, expansions=("houses", "pazzi")), seed)
        chance = random.Random(seed)
        while not isinstance(game.state.agenda[-1], Bid):
            game.play(chance.choice(game.legal_moves(game.to_act[0])))
        printed = game.state.printed
        offered = [printed.families[each].key for each, _ in game.state.auction]
        if family in offered:
            return game, offered.index(family) + 1
    raise AssertionError("no such auction")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_strong_levels_and_hints_make_sure_of_the_best_family(players: int) -> None:
    game, number = at_the_auction(players, "della_scala")
    position = Position(game, game.to_act[0])
    for name in ("patrician", "magnifico@8"):
        assert create_bot(name, 1).choose(position).text == f"bid {number} 6"
    hint = suggest(position, 1)[0]
    assert hint.move.text == f"bid {number} 6" and hint.reason == "auction"


def test_a_level_that_thinks_ends_an_auction_with_a_better_offer_than_one_that_does_not() -> None:
    """Against bidders who raise row by row, in the same places at the same auctions."""
    gained = 0.0
    for seed in range(30):
        values = []
        for name in ("patrician", "greedy"):
            values.append(value_of_first(seed, name))
        gained += values[0] - values[1]
    assert gained / 30 > 1.0


def value_of_first(seed: int, name: str) -> float:
    """What the first bidder's offer is worth in the end, above the mean, if the others are greedy."""
    game = Game.new(Options(players=4, expansions=("houses", "pazzi")), seed)
    greedy = create_bot("greedy", 1)
    while not isinstance(game.state.agenda[-1], Bid):
        game.play(greedy.choose(Position(game, game.to_act[0])))
    state = game.state
    first = game.to_act[0]
    bidder = create_bot(name, 1)
    while game.view(None)["decision"]["kind"] == Bid.name:
        seat = game.to_act[0]
        game.play((bidder if seat == first else greedy).choose(Position(game, seat)))
    worth = Evaluations().of(state.printed).worth
    values = []
    for (family, tile), (bidding, row) in zip(state.auction, state.bids, strict=True):
        goods = state.printed.auction_rows[tile][row]
        values.append((bidding, worth.family(family) + worth.goods(goods, MOST_TURNS)))
    own = dict(values)[first]
    return own - sum(value for seat, value in values if seat != first) / 3
