"""The position as a player sees it before placing a member, in numbers that the policy (policy.py) reads.

Only what the seat may know goes in; of rivals only what lies open.
"""

from __future__ import annotations

from typing import Final

from magnifico.bots.evaluation.evaluation import Evaluation
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

POSITION_NAMES: Final[tuple[str, ...]] = (
    *[f"round {number}" for number in range(1, 7)],
    "turns left",
    "members",
    "best member",
    "member pips",
    "wood",
    "stone",
    "coins",
    "servants",
    "military",
    "faith",
    "territories",
    "characters",
    "buildings",
    "ventures",
    "faith missing",
    "report cost",
    "harvest yield",
    "production yield",
    "harvested",
    "produced",
    "harvest free",
    "production free",
    "rivals' harvest yield",
    "rivals' production yield",
    "rival members",
    "turn place",
    "palace place",
    "leaders in hand",
    *[f"players {number}" for number in range(2, 6)],
    "houses",
    "pazzi",
)
POSITION_SIZE: Final = len(POSITION_NAMES)


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
        self.position = self._position()

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

    def _position(self) -> list[float]:
        state = self.state
        seat = self.seat
        row = self.row
        board = state.board
        judge = self.judge
        result: list[float] = []
        for each in range(1, 7):
            result.append(1.0 if each == self.round else 0.0)
        result.append(self.turns / 24.0)
        bits = row[MEMBERS] & ALL_MEMBERS
        result.append(HOW_MANY[bits] / 4.0)
        result.append(self.best / 7.0)
        pips = 0
        for member in range(MEMBER_COUNT):
            if bits >> member & 1:
                pips += self.values[member]
        result.append(pips / 14.0)
        for good in (WOOD, STONE, COINS, SERVANTS):
            result.append(min(row[good], 15) / 8.0)
        result.append(row[MILITARY] / 12.0)
        result.append(row[FAITH] / 8.0)
        for card_type in (TERRITORY, CHARACTER, BUILDING, VENTURE):
            result.append(row[CARD_COUNT + card_type] / 4.0)
        period = max(1, (self.round + 1) // 2)
        result.append(max(0, judge.printed.faith_requirements[period - 1] - row[FAITH]) / 4.0)
        result.append(judge.tile_cost(state, seat, period - 1) / 10.0)
        result.append(self._work(seat, HARVEST, 6) / 10.0)
        result.append(self._work(seat, PRODUCTION, 6) / 10.0)
        own = ALL_MEMBERS << seat * MEMBER_COUNT
        harvest = board[OCCUPANTS + HARVEST_SMALL] | board[OCCUPANTS + HARVEST_LARGE]
        production = board[OCCUPANTS + PRODUCTION_SMALL] | board[OCCUPANTS + PRODUCTION_LARGE]
        result.append(1.0 if harvest & own else 0.0)
        result.append(1.0 if production & own else 0.0)
        result.append(1.0 if board[OCCUPANTS + HARVEST_SMALL] == 0 else 0.0)
        result.append(1.0 if board[OCCUPANTS + PRODUCTION_SMALL] == 0 else 0.0)
        result.append(self.rivals_harvest / 10.0)
        result.append(self.rivals_production / 10.0)
        members = 0
        for other in self.rivals:
            members += HOW_MANY[state.rows[other][MEMBERS] & ALL_MEMBERS]
        result.append(members / 8.0)
        result.append(state.order.index(seat) / 2.0 if state.order else 0.0)
        result.append(1.0 if self._in_palace() else 0.0)
        result.append(len(state.hands[seat]) / 4.0)
        for players in range(2, 6):
            result.append(1.0 if state.players == players else 0.0)
        result.append(1.0 if state.printed.houses else 0.0)
        result.append(1.0 if state.left_out and state.left_out[0] else 0.0)
        return result

    def _in_palace(self) -> bool:
        return any(owner == self.seat for owner, _member in self.state.palace)
