"""Decisions before the game: draft of leaders, bonus tiles, the auction of families."""

from __future__ import annotations

from magnifico.bots.auction import Auction
from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.measured import LEADERS
from magnifico.bots.evaluation.worth import MOST_TURNS
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.bonus_tile import ChooseBonusTile
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.moves.kinds import only_part, parts
from magnifico.engine.state.state import State

TILE_TURNS = 12
"""Bonus tiles pay all game long, so their goods are priced as at half-time."""


def before_the_game(state: State) -> bool:
    """Whether a decision belongs to the setup."""
    return isinstance(state.agenda[-1], (Bid, ChooseBonusTile, Draft))


class Opening:
    """The choice of one decision before the game."""

    def __init__(self, state: State, seat: int, judge: Evaluation) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge

    def best(self, codes: list[int]) -> int:
        """The choice that is worth most."""
        values = self.values(codes)
        return codes[values.index(max(values))]

    def values(self, codes: list[int]) -> list[float]:
        """What each choice is worth in points, bids by what they come to when everybody bids well."""
        if not isinstance(self.state.agenda[-1], Bid):
            return [self.at_sight(code) for code in codes]
        offers, prospects = self._auction()
        values: list[float] = []
        for code in codes:
            slot, row, _ = parts(code)
            # Of those that come to the same the one that is best if nobody raises it.
            values.append(prospects[slot][row] + offers[slot][row] * 1e-6)
        return values

    def at_sight(self, code: int) -> float:
        """What one choice is worth in points; a bid as if nobody could raise it."""
        asked = self.state.agenda[-1]
        if isinstance(asked, Draft):
            return self._leader(only_part(code))
        if isinstance(asked, ChooseBonusTile):
            return self._tile(only_part(code))
        slot, row, _ = parts(code)
        return self._offer(slot, row)

    def _leader(self, leader: int) -> float:
        """A leader before the game: as measured, else by the evaluation; 0 is an ordinary one."""
        everyone = self.state.printed.leaders
        found = LEADERS.get(everyone[leader].key)
        if found is not None:
            return found
        judge = self.judge
        values = [judge.in_hand(self.state, self.seat, each, MOST_TURNS) for each in everyone]
        return values[leader] - sum(values) / len(values)

    def _tile(self, tile: int) -> float:
        harvest, production = self.state.printed.bonus_tiles[tile]
        worth = self.judge.worth
        return worth.goods(harvest, TILE_TURNS) + worth.goods(production, TILE_TURNS)

    def _auction(self) -> tuple[list[list[float]], list[list[float]]]:
        """By slot and row what an offer is worth, and what a bid for it comes to."""
        state = self.state
        rows = state.printed.auction_rows
        offers: list[list[float]] = []
        for slot, (_, tile) in enumerate(state.auction):
            offers.append([self._offer(slot, row) for row in range(len(rows[tile]))])
        held = [row for _, row in state.bids]
        return offers, Auction(offers, held).prospects()

    def _offer(self, slot: int, row: int) -> float:
        state = self.state
        worth = self.judge.worth
        family, tile = state.auction[slot]
        goods = state.printed.auction_rows[tile][row]
        total = worth.family(family) + worth.goods(goods, MOST_TURNS)
        for leader in state.auction_leaders[slot]:
            total += self._leader(leader)
        return total
