"""The placements of a turn that differ in what they do: of those with the same effect only the cheapest."""

from __future__ import annotations

from typing import Final

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.worth import MOST_PIPS
from magnifico.content.vocabulary import BUILDING, SERVANTS, TERRITORY
from magnifico.engine.moves.kinds import parts
from magnifico.engine.rules.spaces import space_change
from magnifico.engine.rules.values import member_value, servant_value
from magnifico.engine.state.rows import (
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    MEMBER_COUNT,
    PRODUCTION_LARGE,
)
from magnifico.engine.state.state import State

_WORKS: Final = 64
"""Larger than any number of cards of one type, and any value of an action."""


def distinct(
    judge: Evaluation, state: State, seat: int, placements: list[int], quick: bool
) -> list[int]:
    """One placement for each space; harvest and production one for each number of cards that they activate.

    The list goes space by space, as the rules make it. If it has to be quick, a large space is left out where the small
    one beside it is free and does the same: that asks for less and takes something from the others.
    """
    row = state.rows[seat]
    values = [member_value(state, seat, member) for member in range(MEMBER_COUNT)]
    pip = judge.weights.pip
    member_prices = [pip * min(value, MOST_PIPS) for value in values]
    servant = judge.worth.unit_price(SERVANTS, judge.turns_left(state, seat))
    chosen: list[int] = []
    keys: list[int] = []  # of the placements chosen: what they do
    prices: list[float] = []
    before = -1
    first = 0  # of the placements chosen the first that can do the same
    change = 0
    activations: list[int] = []
    for code in placements:
        member, space, servants = parts(code)
        if space != before:
            large = space in (HARVEST_LARGE, PRODUCTION_LARGE)
            if not (quick and large and before == space - 1):
                first = len(chosen)
            before = space
            if space >= HARVEST_SMALL and space < MARKET:
                change = space_change(state, seat, space)
                owned = state.owned(seat, TERRITORY if space <= HARVEST_LARGE else BUILDING)
                cards = state.printed.cards
                activations = [cards[card].activation for card in owned]
        key = 0
        if space >= HARVEST_SMALL and space < MARKET:
            reached = values[member] + servant_value(row, servants) + change
            for activation in activations:
                if activation <= reached:
                    key += 1
        elif space >= LEADER_SPACE:
            key = _WORKS + values[member] + servant_value(row, servants)
        price = member_prices[member]
        if servants:
            price += servants * servant
        at = first
        count = len(chosen)
        while at < count and keys[at] != key:
            at += 1
        if at == count:
            chosen.append(code)
            keys.append(key)
            prices.append(price)
        elif price < prices[at]:
            chosen[at] = code
            prices[at] = price
    return chosen
