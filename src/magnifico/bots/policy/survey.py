"""The inputs of the policy: the situation, and for each placement what it brings, costs and denies.

Nothing is tried on a copy. The numbers go to the policy (policy.py), which scores all placements in one pass.
"""

from __future__ import annotations

from typing import Final

from magnifico.bots.evaluation.evaluation import GOODS_PER_TURN, Evaluation
from magnifico.bots.evaluation.numbered import in_order
from magnifico.bots.evaluation.worth import CARDS, MOST_GOODS, MOST_PIPS, REACH
from magnifico.bots.policy.situation import Situation
from magnifico.content.standing_rules import NO_TERRITORY_REQUIREMENT
from magnifico.content.vocabulary import (
    BASE_GOODS,
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    GOOD_COUNT,
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    STONE,
    TAKE_TERRITORY,
    TERRITORY,
    TOKENS,
    VICTORY,
    WOOD,
)
from magnifico.engine.moves.kinds import PLACE, kind_of, parts
from magnifico.engine.printed.card import CHOICE_ACTIVATE, CardInfo
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.leader import NEED_CARDS, NEED_TYPE
from magnifico.engine.rules.cards import count_of
from magnifico.engine.rules.leaders import held_for
from magnifico.engine.rules.spaces import space_change
from magnifico.engine.rules.towers import floor_bonus, surcharge_due
from magnifico.engine.rules.values import floor_minimum, servant_value
from magnifico.engine.state.rows import (
    BONUS,
    BONUS_TILE,
    CARD_COUNT,
    DISCOUNT,
    FLOOR_BITS,
    FLOOR_CARD,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    NEUTRAL,
    PALACE,
    PENALTY,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    RULES,
)
from magnifico.engine.state.state import State

# The numbers of a move: first the goods under their own numbers, then these.
PRIVILEGES: Final = 8
GOODS_WORTH: Final = 9  # what the goods come to, with the diminishing worth of what is held
CHURCH: Final = 10
END_POINTS: Final = 11
SET_POINTS: Final = 12
ENGINE: Final = 13  # what the card will bring at later harvests or productions
CARD_YIELD: Final = 14
STANDING: Final = 15
BONUS_ACTIONS: Final = 16
SURCHARGE: Final = 17
SERVANTS_SPENT: Final = 18
MEMBER_VALUE: Final = 19
VALUE_TO_SPARE: Final = 20
IS_NEUTRAL: Final = 21
IS_BEST: Final = 22
IS_WORST: Final = 23
WORK: Final = 24  # what the harvest or production brings now
WORK_MISSED: Final = 25  # what cards with a higher number would have brought
WORK_DENIED: Final = 26  # what the space would bring the rival who gains most by it
RIVALS_ABLE: Final = 27  # how many rivals could take the card
RIVALS_WANTING: Final = 28  # the largest set that a rival has of its type
CANNOT_BE_LOST: Final = 29
ESTIMATE: Final = 30
FLOORS_LEFT: Final = 31
LEADER_STEPS: Final = 32  # placements that conditions of leaders in hand come closer
TERRITORY_GAP: Final = 33
FIRST_IN_PALACE: Final = 34
LEADERS_READY: Final = 35  # leaders in hand whose conditions it fulfils
MOVE_NAMES: Final = in_order(
    {
        WOOD: "wood",
        STONE: "stone",
        COINS: "coins",
        SERVANTS: "servants",
        MILITARY: "military",
        FAITH: "faith",
        VICTORY: "victory",
        TOKENS: "tokens",
        PRIVILEGES: "privileges",
        GOODS_WORTH: "goods worth",
        CHURCH: "church",
        END_POINTS: "end points",
        SET_POINTS: "set points",
        ENGINE: "engine",
        CARD_YIELD: "yield",
        STANDING: "standing",
        BONUS_ACTIONS: "bonus actions",
        SURCHARGE: "surcharge",
        SERVANTS_SPENT: "servants spent",
        MEMBER_VALUE: "member value",
        VALUE_TO_SPARE: "value to spare",
        IS_NEUTRAL: "neutral",
        IS_BEST: "best member",
        IS_WORST: "worst member",
        WORK: "work",
        WORK_MISSED: "work missed",
        WORK_DENIED: "work denied",
        RIVALS_ABLE: "rivals able",
        RIVALS_WANTING: "rivals wanting",
        CANNOT_BE_LOST: "cannot be lost",
        ESTIMATE: "estimate",
        FLOORS_LEFT: "floors left",
        LEADER_STEPS: "leader steps",
        TERRITORY_GAP: "territory gap",
        FIRST_IN_PALACE: "first in palace",
        LEADERS_READY: "leaders ready",
    }
)
SPACES: Final = LEADER_SPACE + 1
"""Spaces by number; all leader spaces share one, and passing has its own below."""
PASSING: Final = PALACE + 1
MOVE_SIZE: Final = len(MOVE_NAMES)


class Survey(Situation):
    """A situation with its placements."""

    def __init__(self, judge: Evaluation, state: State, seat: int) -> None:
        super().__init__(judge, state, seat)
        self.middle = self.turns // 2
        rounds = float(judge.printed.rounds - self.round) * judge.weights.engine_share
        self.later = rounds * judge.weights.duel if state.players == 2 else rounds
        self.church = judge.church(state, seat)
        # Leader in hand, what it needs, how much is missing; and by leader, how many conditions are not met.
        self.needs: list[tuple[int, int, int]] = []
        self.needed = [0] * len(state.hands[seat])
        self._see_leaders()
        self.harvest_yields = self._yields(TERRITORY)
        self.production_yields = self._yields(BUILDING)

    def _see_leaders(self) -> None:
        state = self.state
        hand = state.hands[self.seat]
        for number in range(len(hand)):
            info = state.printed.leaders[hand[number]]
            for need in info.requirements:
                if not need.at_most:
                    missing = need.amount - held_for(state, self.seat, need, info.index)
                    if missing > 0:
                        self.needs.append((number, need.what, missing))
                        self.needed[number] += 1

    def _yields(self, card_type: int) -> list[float]:
        """What each of the seat's territories or buildings brings now; exchanges only if they can be paid."""
        state = self.state
        return [
            self._yield_now(state.printed.cards[card]) for card in state.owned(self.seat, card_type)
        ]

    def _yield_now(self, info: CardInfo) -> float:
        if not info.choices:
            return self.card_yield(self.seat, info, self.turns)
        worth = self.judge.worth
        total = worth.goods(info.work_gain, self.turns) - worth.goods(info.work_lose, self.turns)
        total += info.work_privileges * worth.privilege(self.turns)
        for choice in info.choices:
            best = 2.0 if choice.kind == CHOICE_ACTIVATE else 0.0
            for option in choice.options:
                if _covers(self.row, option.pay):
                    best = max(best, worth.option(option, self.turns))
            total += best
        for per in info.work_per:
            total += count_of(self.state, self.seat, per) * worth.goods(per.goods, self.turns)
        return total

    def space(self, code: int) -> int:
        """The number under which the policy knows the space of a move."""
        if kind_of(code) != PLACE.number:
            return PASSING
        space = parts(code)[1]
        return LEADER_SPACE if space > LEADER_SPACE else space

    def card(self, code: int) -> int:
        """The number of the card that a move takes, as the vocabulary has it; 0 without one."""
        if kind_of(code) != PLACE.number:
            return 0
        space = parts(code)[1]
        if space >= HARVEST_SMALL:
            return 0
        index = self.state.board[FLOOR_CARD + space] - 1
        return self.judge.vocabulary.cards[index] if index >= 0 else 0

    def look(self, code: int) -> list[float]:
        """The inputs for a move, in the order of MOVE_NAMES."""
        result = [0.0] * MOVE_SIZE
        if kind_of(code) != PLACE.number:
            return result
        member, space, servants = parts(code)
        value = self.values[member]
        judge = self.judge
        delta = [0] * GOOD_COUNT
        delta[SERVANTS] = -servants
        lasting = 0.0
        privileges = 0
        work = 0.0
        if space < HARVEST_SMALL:
            lasting, privileges = self._see_card(space, delta, result)
            least = floor_minimum(self.state, space)
        elif space < MARKET:
            work = self._see_work(space, value + servant_value(self.row, servants), result)
            least = 1
        elif space < PALACE:
            printed = self.state.printed
            _add(delta, printed.market_gain[space - MARKET])
            privileges = printed.market_privileges[space - MARKET]
            least = printed.market_minimum
        elif space == PALACE:
            printed = self.state.printed
            _add(delta, printed.palace_gain)
            privileges = printed.palace_privileges
            least = printed.palace_minimum
            if not self.state.palace:
                result[FIRST_IN_PALACE] = 1.0
        else:
            least = value
        if self.needs:
            self._see_progress(space, delta, result)
        goods = self._goods(delta)
        church = 0.0
        if delta[FAITH]:
            self.row[FAITH] += delta[FAITH]
            church = judge.church(self.state, self.seat) - self.church
            self.row[FAITH] -= delta[FAITH]
        for good in range(GOOD_COUNT):
            if delta[good]:
                result[good] = delta[good] / 4.0
        result[PRIVILEGES] = float(privileges)
        result[GOODS_WORTH] = goods / 4.0
        result[CHURCH] = church / 4.0
        result[SERVANTS_SPENT] = servants / 3.0
        result[MEMBER_VALUE] = value / 7.0
        if space < MARKET:
            spare = value + servant_value(self.row, servants) - least
            result[VALUE_TO_SPARE] = max(-3, min(spare, 6)) / 4.0
        result[IS_NEUTRAL] = 1.0 if member == NEUTRAL else 0.0
        result[IS_BEST] = 1.0 if value == self.best else 0.0
        result[IS_WORST] = 1.0 if value == self.worst else 0.0
        if space in (PALACE, HARVEST_LARGE, PRODUCTION_LARGE):
            result[CANNOT_BE_LOST] = 1.0
        elif space >= HARVEST_SMALL and space < PALACE:
            result[RIVALS_ABLE] = len(self.rivals) / 3.0
        estimate = goods + church + lasting + work + delta[VICTORY]
        estimate += privileges * judge.worth.privilege(self.turns)
        estimate -= judge.weights.pip * min(value, MOST_PIPS)
        result[ESTIMATE] = estimate / 6.0
        return result

    def _see_progress(self, space: int, delta: list[int], result: list[float]) -> None:
        """How far the conditions of the leaders in hand are met by goods and card."""
        kind = -1
        if space < HARVEST_SMALL:
            index = self.state.board[FLOOR_CARD + space] - 1
            if index >= 0:
                kind = self.state.printed.cards[index].card_type
        steps = 0.0
        ready = 0
        left: list[int] = []
        for leader, what, missing in self.needs:
            got = 0
            if what < NEED_TYPE:
                got = min(missing, delta[what])
                if got > 0:
                    steps += got / GOODS_PER_TURN[what]
            elif kind >= 0 and (what == NEED_TYPE + kind or what == NEED_CARDS):
                got = 1
                steps += 1.0
            if got >= missing:
                if not left:
                    left = self.needed[:]
                left[leader] -= 1
                if left[leader] == 0:
                    ready += 1
        result[LEADER_STEPS] = steps / 2.0
        result[LEADERS_READY] = float(ready)

    def _goods(self, delta: list[int]) -> float:
        """What goods gained and spent come to, each further one of a kind being worth less."""
        worth = self.judge.worth
        row = self.row
        held = worth.held[self.turns]
        total = 0.0
        for good in range(BASE_GOODS):
            if delta[good]:
                table = held[good]
                after = max(0, min(row[good] + delta[good], MOST_GOODS))
                total += table[after] - table[min(row[good], MOST_GOODS)]
        if delta[MILITARY]:
            strength = worth.military[self.turns]
            after = max(0, min(row[MILITARY] + delta[MILITARY], MOST_GOODS))
            total += strength[after] - strength[min(row[MILITARY], MOST_GOODS)]
        return total

    def _see_work(self, space: int, value: int, result: list[float]) -> float:
        state = self.state
        kind = HARVEST if space <= HARVEST_LARGE else PRODUCTION
        reached = value + space_change(state, self.seat, space)
        worth = self.judge.worth
        total = worth.goods(state.printed.bonus_tiles[self.row[BONUS_TILE]][kind], self.turns)
        missed = 0.0
        owned = state.owned(self.seat, TERRITORY if kind == HARVEST else BUILDING)
        yields = self.harvest_yields if kind == HARVEST else self.production_yields
        for number in range(len(owned)):
            if state.printed.cards[owned[number]].activation <= reached:
                total += yields[number]
            else:
                missed += yields[number]
        result[WORK] = total / 6.0
        result[WORK_MISSED] = missed / 6.0
        if space == HARVEST_SMALL:
            result[WORK_DENIED] = self.rivals_harvest / 6.0
        elif space == PRODUCTION_SMALL:
            result[WORK_DENIED] = self.rivals_production / 6.0
        return total

    def _see_card(self, space: int, delta: list[int], result: list[float]) -> tuple[float, int]:
        """What taking a card brings, costs and denies; returns what lasts and the privileges."""
        state = self.state
        row = self.row
        judge = self.judge
        printed = state.printed
        seat = self.seat
        tower = space >> FLOOR_BITS
        due = surcharge_due(state, seat, tower)
        if due:
            delta[COINS] -= due
            result[SURCHARGE] = 1.0
        _add(delta, floor_bonus(state, seat, space))
        index = state.board[FLOOR_CARD + space] - 1
        if index < 0:
            return 0.0, 0
        info = printed.cards[index]
        kind = info.card_type
        self._pay(info, delta)
        _add(delta, info.gain)
        for at in range(0, len(info.lose), 2):
            delta[info.lose[at]] -= info.lose[at + 1]
        for per in info.per:
            times = count_of(state, seat, per)
            for at in range(0, len(per.goods), 2):
                amount = per.goods[at + 1] * times
                delta[per.goods[at]] += min(amount, per.maximum) if per.maximum else amount
        lasting = float(info.end_victory)
        for per in info.end_per:
            lasting += count_of(state, seat, per) * judge.worth.goods(per.goods, 0)
        result[END_POINTS] = lasting / 4.0
        owned = row[CARD_COUNT + kind]
        if kind == TERRITORY:
            scores = printed.territory_scores
            points = float(scores[owned + 1] - scores[owned]) if owned + 1 < len(scores) else 0.0
            needs = printed.territory_requirements
            if owned + 1 < len(needs) and not row[RULES] & NO_TERRITORY_REQUIREMENT:
                result[TERRITORY_GAP] = (
                    max(0, needs[owned + 1] - row[MILITARY] - delta[MILITARY]) / 6.0
                )
        elif kind == CHARACTER:
            scores = printed.character_scores
            points = float(scores[owned + 1] - scores[owned]) if owned + 1 < len(scores) else 0.0
        else:
            points = 0.0
        result[SET_POINTS] = points / 4.0
        lasting += points
        if kind in (TERRITORY, BUILDING):
            work = HARVEST if kind == TERRITORY else PRODUCTION
            missing = info.activation - row[BONUS + work] + row[PENALTY + work]
            gained = self.card_yield(seat, info, self.middle)
            gained *= REACH[0 if missing < 0 else 9 if missing > 9 else missing]
            result[CARD_YIELD] = gained / 3.0
            result[ENGINE] = gained * self.later / 6.0
            lasting += gained * self.later
        standing = info.standing
        if standing is not None:
            worth = judge.worth.standing(CARDS + index, standing, self.turns)
            result[STANDING] = worth / 4.0
            lasting += worth
        result[BONUS_ACTIONS] = float(len(info.actions))
        self._see_contest(space, info, result)
        left = 0
        for floor in range(FLOORS):
            if state.board[FLOOR_CARD + tower * FLOORS + floor]:
                left += 1
        result[FLOORS_LEFT] = left / 4.0
        return lasting, info.privileges

    def _pay(self, info: CardInfo, delta: list[int]) -> None:
        """Take the cheapest price of a card that can be paid, or else the first, off the goods."""
        row = self.row
        worth = self.judge.worth
        discounts = DISCOUNT + info.card_type * BASE_GOODS
        best = -1
        best_price = 1e9
        for number in range(len(info.costs)):
            goods = info.costs[number].goods
            price = 0.0
            payable = row[MILITARY] >= info.costs[number].required
            for at in range(0, len(goods), 2):
                good = goods[at]
                amount = goods[at + 1]
                if good < BASE_GOODS:
                    amount -= row[discounts + good]
                if amount > 0:
                    price += amount * worth.unit_price(good, self.turns)
                    if amount > row[good]:
                        payable = False
            if not payable:
                price += 1000.0
            if price < best_price:
                best = number
                best_price = price
        if best >= 0:
            goods = info.costs[best].goods
            for at in range(0, len(goods), 2):
                good = goods[at]
                amount = goods[at + 1]
                if good < BASE_GOODS:
                    amount -= row[discounts + good]
                if amount > 0:
                    delta[good] -= amount

    def _see_contest(self, space: int, info: CardInfo, result: list[float]) -> None:
        """Which rivals could take the card as well, and how many cards of its type the keenest has."""
        state = self.state
        needed = floor_minimum(state, space)
        able = 0
        wanting = 0
        for number in range(len(self.rivals)):
            row = state.rows[self.rivals[number]]
            kind = TAKE_TERRITORY + info.card_type
            if self.reach[number] + row[BONUS + kind] - row[PENALTY + kind] < needed:
                continue
            if not _affordable(row, info):
                continue
            able += 1
            if row[CARD_COUNT + info.card_type] > wanting:
                wanting = row[CARD_COUNT + info.card_type]
        result[RIVALS_ABLE] = able / 3.0
        result[RIVALS_WANTING] = wanting / 4.0


def _affordable(row: list[int], info: CardInfo) -> bool:
    if not info.costs:
        return True
    for cost in info.costs:
        if row[MILITARY] < cost.required:
            continue
        if _covers(row, cost.goods):
            return True
    return False


def _covers(row: list[int], goods: SparseGoods) -> bool:
    return all(row[goods[at]] >= goods[at + 1] for at in range(0, len(goods), 2))


def _add(delta: list[int], goods: SparseGoods) -> None:
    for at in range(0, len(goods), 2):
        delta[goods[at]] += goods[at + 1]
