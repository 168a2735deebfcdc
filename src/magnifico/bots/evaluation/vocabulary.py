"""Things with a name that the learned evaluation knows: cards, leaders, tiles and families, each with a number.

Things from custom packs are not among them; the network then goes by the other features alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from magnifico.content.vocabulary import TYPE_COUNT
from magnifico.engine.game import ruleset_for
from magnifico.engine.options import Options
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import BONUS_TILE, EXCOMMUNICATED, FAMILY, ROUND
from magnifico.engine.state.state import State

UNKNOWN: Final = 0
"""The number of anything unknown to the network; it contributes nothing."""


def _all_printed() -> Printed:
    return ruleset_for(Options(players=5, expansions=("houses", "pazzi"))).printed


def _known_bonus_tiles() -> list[str]:
    """Their keys in the order of their numbers."""
    return _all_printed().bonus_tile_keys


@cache
def known_things() -> tuple[str, ...]:
    """All names in the order of their numbers."""
    printed = _all_printed()
    names = ["unknown"]
    names += [f"card {card.number}" for card in printed.cards]
    names += [f"leader {leader.key}" for leader in printed.leaders]
    names += [f"hand {leader.key}" for leader in printed.leaders]
    names += [f"tile {tile.key}" for tile in printed.excommunications]
    names += [f"ahead {tile.key}" for tile in printed.excommunications]
    names += [f"family {family.key}" for family in printed.families]
    names += [f"bonus {number}" for number in range(len(printed.bonus_tiles))]
    return tuple(names)


class Vocabulary:
    """The numbers of the things in one ruleset."""

    def __init__(self, printed: Printed) -> None:
        numbers = {name: number for number, name in enumerate(known_things())}
        self.cards = [numbers.get(f"card {card.number}", UNKNOWN) for card in printed.cards]
        self.leaders = [numbers.get(f"leader {each.key}", UNKNOWN) for each in printed.leaders]
        self.hands = [numbers.get(f"hand {each.key}", UNKNOWN) for each in printed.leaders]
        tiles = printed.excommunications
        self.tiles = [numbers.get(f"tile {each.key}", UNKNOWN) for each in tiles]
        self.ahead = [numbers.get(f"ahead {each.key}", UNKNOWN) for each in tiles]
        self.families = [numbers.get(f"family {each.key}", UNKNOWN) for each in printed.families]
        bonuses = _known_bonus_tiles()
        self.bonuses = [
            numbers[f"bonus {bonuses.index(key)}"] if key in bonuses else UNKNOWN
            for key in printed.bonus_tile_keys
        ]

    def things_of(self, state: State, seat: int) -> list[int]:
        """The numbers of what a seat owns, holds and has ahead of it."""
        result: list[int] = []
        for card_type in range(TYPE_COUNT):
            for card in state.owned(seat, card_type):
                result.append(self.cards[card])
        for leader in state.in_play[seat]:
            result.append(self.leaders[leader])
        for leader in state.hands[seat]:
            result.append(self.hands[leader])
        row = state.rows[seat]
        reports = max(0, (state.board[ROUND] - 1) // 2)
        for period, tile in enumerate(state.excommunications):
            if row[EXCOMMUNICATED] >> period & 1:
                result.append(self.tiles[tile])
            elif period >= reports:
                result.append(self.ahead[tile])
        if row[FAMILY]:
            result.append(self.families[row[FAMILY] - 1])
        if row[BONUS_TILE] >= 0:
            result.append(self.bonuses[row[BONUS_TILE]])
        return result
