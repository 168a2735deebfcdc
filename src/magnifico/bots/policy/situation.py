"""The position before a member is placed, as input of the policy.

Only what the seat may know goes in; of rivals only what lies open.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.numbered import Row, some_state
from magnifico.bots.evaluation.worth import HOW_MANY
from magnifico.content.vocabulary import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
)
from magnifico.engine.printed.card import CardInfo
from magnifico.engine.rules.cards import count_of
from magnifico.engine.rules.values import member_value, servant_value
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    BONUS,
    BONUS_TILE,
    CARD_COUNT,
    HARVEST_LARGE,
    HARVEST_SMALL,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PENALTY,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    ROUND,
)
from magnifico.engine.state.state import State

_MIDDLE_VALUE: Final = 6
"""The value of an action for which yields are estimated."""


class Situation:
    """One turn of a seat, before a member is placed."""

    def __init__(self, judge: Evaluation, state: State, seat: int) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.row = state.rows[seat]
        self.turns = judge.turns_left(state, seat)
        self.round = state.board[ROUND]
        self.values: list[int] = []
        self.best = -9
        self.worst = 99
        for member in range(MEMBER_COUNT):
            value = member_value(state, seat, member)
            self.values.append(value)
            if self.row[MEMBERS] >> member & 1:
                if value > self.best:
                    self.best = value
                if value < self.worst:
                    self.worst = value
        self.rivals_harvest = 0.0
        self.rivals_production = 0.0
        self.rivals: list[int] = []
        # By rival the highest action value it can come to, without bonuses.
        self.reach: list[int] = []
        for other in range(state.players):
            if other != seat:
                self._see_rival(other)
        row = Row()
        self.add_position(row)
        self.position = row.numbers

    def _see_rival(self, other: int) -> None:
        state = self.state
        row = state.rows[other]
        if not row[MEMBERS] & ALL_MEMBERS:
            return
        best = 0
        for member in range(MEMBER_COUNT):
            if row[MEMBERS] >> member & 1:
                value = member_value(state, other, member)
                if value > best:
                    best = value
        best += servant_value(row, row[SERVANTS])
        self.rivals.append(other)
        self.reach.append(best)
        own = ALL_MEMBERS << other * MEMBER_COUNT
        board = state.board
        if not (board[OCCUPANTS + HARVEST_SMALL] | board[OCCUPANTS + HARVEST_LARGE]) & own:
            worth = self._work(other, HARVEST, best)
            if worth > self.rivals_harvest:
                self.rivals_harvest = worth
        if not (board[OCCUPANTS + PRODUCTION_SMALL] | board[OCCUPANTS + PRODUCTION_LARGE]) & own:
            worth = self._work(other, PRODUCTION, best)
            if worth > self.rivals_production:
                self.rivals_production = worth

    def _work(self, seat: int, kind: int, value: int) -> float:
        """What a harvest or production with this value, bonuses not counted in, would bring the seat now."""
        state = self.state
        row = state.rows[seat]
        worth = self.judge.worth
        printed = state.printed
        reached = value + row[BONUS + kind] - row[PENALTY + kind]
        total = worth.goods(printed.bonus_tiles[row[BONUS_TILE]][kind], self.turns)
        for card in state.owned(seat, TERRITORY if kind == HARVEST else BUILDING):
            info = printed.cards[card]
            if info.activation <= reached:
                total += self.card_yield(seat, info, self.turns)
        return total

    def card_yield(self, seat: int, info: CardInfo, turns: int) -> float:
        """What a territory or building brings a seat at a harvest or production, with this many turns to come."""
        worth = self.judge.worth
        gained = worth.card_yield(info.index, turns)
        for per in info.work_per:
            times = count_of(self.state, seat, per)
            if per.capped:
                times = min(times, 4)
            gained += times * worth.goods(per.goods, turns)
        return gained

    def add_position(self, row: Row) -> None:
        """Add the position's numbers, scaled to about 1."""
        state, seat, own, board, judge = (
            self.state,
            self.seat,
            self.row,
            self.state.board,
            self.judge,
        )
        row.add_one_of("round {}", self.round, 1, 6)
        row.add("turns left", self.turns / 24.0)
        bits = own[MEMBERS] & ALL_MEMBERS
        row.add("members", HOW_MANY[bits] / 4.0)
        row.add("best member", self.best / 7.0)
        pips = 0
        for member in range(MEMBER_COUNT):
            if bits >> member & 1:
                pips += self.values[member]
        row.add("member pips", pips / 14.0)
        row.add("wood", min(own[WOOD], 15) / 8.0)
        row.add("stone", min(own[STONE], 15) / 8.0)
        row.add("coins", min(own[COINS], 15) / 8.0)
        row.add("servants", min(own[SERVANTS], 15) / 8.0)
        row.add("military", own[MILITARY] / 12.0)
        row.add("faith", own[FAITH] / 8.0)
        row.add("territories", own[CARD_COUNT + TERRITORY] / 4.0)
        row.add("characters", own[CARD_COUNT + CHARACTER] / 4.0)
        row.add("buildings", own[CARD_COUNT + BUILDING] / 4.0)
        row.add("ventures", own[CARD_COUNT + VENTURE] / 4.0)
        period = max(1, (self.round + 1) // 2)
        missing = judge.printed.faith_requirements[period - 1] - own[FAITH]
        row.add("faith missing", max(0, missing) / 4.0)
        row.add("report cost", judge.tile_cost(state, seat, period - 1) / 10.0)
        row.add("harvest yield", self._work(seat, HARVEST, _MIDDLE_VALUE) / 10.0)
        row.add("production yield", self._work(seat, PRODUCTION, _MIDDLE_VALUE) / 10.0)
        members = ALL_MEMBERS << seat * MEMBER_COUNT
        harvest = board[OCCUPANTS + HARVEST_SMALL] | board[OCCUPANTS + HARVEST_LARGE]
        production = board[OCCUPANTS + PRODUCTION_SMALL] | board[OCCUPANTS + PRODUCTION_LARGE]
        row.add("harvested", 1.0 if harvest & members else 0.0)
        row.add("produced", 1.0 if production & members else 0.0)
        row.add("harvest free", 1.0 if board[OCCUPANTS + HARVEST_SMALL] == 0 else 0.0)
        row.add("production free", 1.0 if board[OCCUPANTS + PRODUCTION_SMALL] == 0 else 0.0)
        row.add("rivals' harvest yield", self.rivals_harvest / 10.0)
        row.add("rivals' production yield", self.rivals_production / 10.0)
        theirs = 0
        for other in self.rivals:
            theirs += HOW_MANY[state.rows[other][MEMBERS] & ALL_MEMBERS]
        row.add("rival members", theirs / 8.0)
        row.add("turn place", state.order.index(seat) / 2.0 if state.order else 0.0)
        row.add("palace place", 1.0 if self._in_palace() else 0.0)
        row.add("leaders in hand", len(state.hands[seat]) / 4.0)
        row.add_one_of("players {}", state.players, 2, 5)
        row.add("houses", 1.0 if state.printed.houses else 0.0)
        row.add("pazzi", 1.0 if state.left_out and state.left_out[0] else 0.0)

    def _in_palace(self) -> bool:
        return any(owner == self.seat for owner, _member in self.state.palace)


@cache
def position_names() -> tuple[str, ...]:
    """What each number of a position is."""
    state = some_state()
    row = Row(named=True)
    Situation(Evaluation(state.printed), state, 0).add_position(row)
    return tuple(row.names)
