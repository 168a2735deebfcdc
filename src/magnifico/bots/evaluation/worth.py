"""What goods, yields, standing effects, leaders and families are worth in victory points at a given time.

Time is counted in placements left (0 to 24). Everything here depends only on what is printed and on time, so it
is computed once for each set of options and looked up afterwards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from magnifico.bots.evaluation.measured import FAMILIES
from magnifico.bots.evaluation.weights import Weights
from magnifico.content.standing_rules import (
    BUY_LEFTOVER,
    COPY_LEADER,
    DOUBLE_IMMEDIATE,
    EXTRA_PRIVILEGE,
    EXTRA_VICTORY,
    FAITH_TILES_RULE,
    HARVEST_ON_TERRITORY,
    IGNORE_ONE_REQUIREMENT,
    KEEP_BUILDING_GOODS,
    MILITARY_NOT_SPENT,
    NO_EXCOMMUNICATION,
    NO_FAITH_PRIVILEGE,
    NO_FLOOR_BONUS,
    NO_LARGE_HARVEST_PENALTY,
    NO_LARGE_PRODUCTION_PENALTY,
    NO_SURCHARGE,
    NO_SURCHARGE_SPECIAL,
    NO_TERRITORY_REQUIREMENT,
    PLACE_IN_OCCUPIED,
    SERVANTS_COUNT_DOUBLE,
    SERVANTS_REPLACE,
    VISCONTI_RULE,
)
from magnifico.content.vocabulary import (
    BASE_GOODS,
    FAITH,
    GOOD_COUNT,
    MILITARY,
    TAKE_TERRITORY,
    TOKENS,
    TYPE_COUNT,
    VICTORY,
)
from magnifico.engine.printed.card import CHOICE_ACTIVATE, CHOICE_EXCHANGE, CardInfo
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.leader import (
    ABILITY_IMMEDIATE,
    ABILITY_ONCE,
    ABILITY_SPACE,
    ONCE_MEMBER,
    ONCE_OPTIONS,
    ONCE_TOKENS,
    ONCE_WORK,
    SPACE_WORK,
    LeaderInfo,
)
from magnifico.engine.printed.parts import DISCARD_NOTHING, OptionInfo
from magnifico.engine.printed.printed import Printed
from magnifico.engine.printed.standing import StandingInfo
from magnifico.engine.state.rows import (
    BONUS,
    CARD_LIMIT,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    DISCOUNT,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    GAIN_PENALTY,
    NEUTRAL_BONUS,
    PENALTY,
)

MOST_TURNS: Final = 24
MOST_GOODS: Final = 60
MOST_PIPS: Final = 7
"""Pips of a member beyond these are not missed: no action asks for more."""
HOW_MANY: Final[list[int]] = [bits.bit_count() for bits in range(32)]
"""How many of five members a number stands for; looked up, as the compiled code has no quick way to count."""
_SPAN: Final = 32
"""More than the turns of a game: tables by thing and time have a row of this length for each thing."""
_UNKNOWN: Final = -1e30
# A standing effect's key is whose it is and the number of the thing.
_THINGS: Final = 1000
LEADERS: Final = 0
FAMILY_TILES: Final = 1000
TILES: Final = 2000
CARDS: Final = 3000

# Victory points a round for each rule; they fade with the rounds left like everything else.
RULE_WORTH: Final[dict[int, float]] = {
    NO_FLOOR_BONUS: -0.8,
    PLACE_IN_OCCUPIED: 2.5,
    NO_SURCHARGE: 1.8,
    NO_SURCHARGE_SPECIAL: 0.6,
    NO_TERRITORY_REQUIREMENT: 1.5,
    DOUBLE_IMMEDIATE: 2.5,
    COPY_LEADER: 1.5,
    NO_EXCOMMUNICATION: 1.2,
    SERVANTS_REPLACE: 1.0,
    SERVANTS_COUNT_DOUBLE: 1.2,
    EXTRA_VICTORY: 2.5,
    EXTRA_PRIVILEGE: 1.5,
    NO_LARGE_PRODUCTION_PENALTY: 1.0,
    NO_LARGE_HARVEST_PENALTY: 1.0,
    IGNORE_ONE_REQUIREMENT: 1.0,
    KEEP_BUILDING_GOODS: 1.8,
    MILITARY_NOT_SPENT: 1.8,
    BUY_LEFTOVER: 3.0,
    HARVEST_ON_TERRITORY: 1.6,
    NO_FAITH_PRIVILEGE: -0.6,
    FAITH_TILES_RULE: 2.0,
    VISCONTI_RULE: 2.0,
}
EVENTS_PER_ROUND: Final = (0.8, 0.8, 0.8, 0.8, 0.4, 0.4, 1.5)
GAINS_PER_ROUND: Final = (1.4, 1.4, 2.2, 1.6, 1.2, 0.8, 1.0, 1.5)
REACH: Final = (1.0, 1.0, 0.95, 0.88, 0.78, 0.65, 0.52, 0.38, 0.25, 0.15)
"""How likely a card's activation number is met, by what is missing beside the bonuses."""


class Worth:
    """Prices for one ruleset and set of weights."""

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.printed = printed
        self.weights = weights
        self.factors = (weights.wood, weights.stone, weights.coin, weights.servant)
        fade = weights.unit_fade
        self.price = [
            0.2 + (weights.unit - 0.2) * (1.0 - exp(-turns / fade))
            for turns in range(MOST_TURNS + 1)
        ]
        self.held = [
            [self._curve(good, turns) for good in range(BASE_GOODS)]
            for turns in range(MOST_TURNS + 1)
        ]
        self.military = [
            [self._military(amount, turns) for amount in range(MOST_GOODS + 1)]
            for turns in range(MOST_TURNS + 1)
        ]
        self.unit_prices = [
            [self._unit_price(good, turns) for good in range(GOOD_COUNT)]
            for turns in range(MOST_TURNS + 1)
        ]
        self._yields = [_UNKNOWN] * (len(printed.cards) * _SPAN)
        self._standings = [
            [_UNKNOWN] * (things * _SPAN)
            for things in (
                len(printed.leaders),
                len(printed.families),
                len(printed.excommunications),
                len(printed.cards),
            )
        ]
        self._leaders = [_UNKNOWN] * (len(printed.leaders) * _SPAN)
        self._tokens: dict[int, float] = {}

    # ------------------------------------------------------------------------------------------- goods

    def _curve(self, good: int, turns: int) -> list[float]:
        """The worth of 0, 1, 2 ... of a good: each further one is worth less, 0.2 at least."""
        weights = self.weights
        enough = weights.comfortable + weights.comfortable_per_turn * turns
        full = self.price[turns] * self.factors[good]
        result = [0.0]
        for amount in range(1, MOST_GOODS + 1):
            share = 1.0 if amount <= enough else 0.55 if amount <= 2 * enough else 0.25
            result.append(result[-1] + max(0.2, full * share))
        return result

    def _military(self, amount: int, turns: int) -> float:
        """Military strength as something to spend; ranking and territory slots are counted elsewhere."""
        price = (self.price[turns] - 0.2) * self.weights.military
        total = 0.0
        for number in range(1, amount + 1):
            total += price * (1.0 if number <= 8 else 0.7 if number <= 14 else 0.3)
        return total

    def goods(self, goods: SparseGoods, turns: int) -> float:
        """Goods that are still to come, at their full price."""
        total = 0.0
        prices = self.unit_prices[turns]
        for at in range(0, len(goods), 2):
            total += goods[at + 1] * prices[goods[at]]
        return total

    def unit_price(self, good: int, turns: int) -> float:
        """One unit of any good."""
        return self.unit_prices[turns][good]

    def _unit_price(self, good: int, turns: int) -> float:
        if good < MILITARY:
            return self.price[turns] * self.factors[good]
        if good == MILITARY:
            return self.price[turns] * self.weights.military
        if good == FAITH:
            return 1.0 + 0.6 * self.weights.faith
        if good == VICTORY:
            return 1.0
        return self.price[turns] * self.weights.token

    def privilege(self, turns: int) -> float:
        """One Council privilege."""
        return self.price[turns] * self.weights.privilege

    def token(self, face: int, turns: int) -> float:
        """A special token in the hand."""
        key = face * _SPAN + turns
        found = self._tokens.get(key)
        if found is None:
            found = self.goods(self.printed.token_faces[face], turns) * 0.9
            self._tokens[key] = found
        return found

    # ------------------------------------------------------------------------------------------ yields

    def card_yield(self, card: int, turns: int) -> float:
        """What a card brings each time it activates, without what is counted."""
        key = card * _SPAN + turns
        found = self._yields[key]
        if found == _UNKNOWN:
            found = self._card_yield(self.printed.cards[card], turns)
            self._yields[key] = found
        return found

    def _card_yield(self, info: CardInfo, turns: int) -> float:
        total = self.goods(info.work_gain, turns) - self.goods(info.work_lose, turns)
        total += info.work_privileges * self.privilege(turns)
        if info.slot_activation:
            total += self.unit_price(TOKENS, turns)
        for choice in info.choices:
            if choice.kind == CHOICE_ACTIVATE:
                total += 2.0
                continue
            best = max((self.option(option, turns) for option in choice.options), default=0.0)
            if choice.kind == CHOICE_EXCHANGE:
                best = max(0.0, best) * 0.85
            total += best
        return total

    def option(self, option: OptionInfo, turns: int) -> float:
        """What using an exchange or a choice once brings beyond its price."""
        times = 3 if option.repeat else 1
        total = (self.goods(option.gain, turns) - self.goods(option.pay, turns)) * times
        total += option.privileges * self.privilege(turns)
        if option.give:
            least = min(self.goods(goods, turns) for goods in option.give)
            total += least * (self.printed.players - 1) * 1.2
        if option.market:
            total += 4.0 * self.price[turns]
        if option.play_leader:
            total += 4.0
        if option.discard != DISCARD_NOTHING:
            total -= 4.0
        return total

    # ------------------------------------------------------------------------------------ standing effects

    def standing(self, key: int, standing: StandingInfo, turns: int) -> float:
        """What a standing effect is worth for the placements left; `key` names it in the cache."""
        table = self._standings[key // _THINGS]
        number = key % _THINGS * _SPAN + turns
        found = table[number]
        if found == _UNKNOWN:
            found = self._standing(standing, turns)
            table[number] = found
        return found

    def _standing(self, standing: StandingInfo, turns: int) -> float:
        weights = self.weights
        rounds = turns / 4.0
        middle = turns // 2
        pip = weights.bonus_pip
        total = 0.0
        for index, amount in standing.changes:
            total += rounds * amount * self._change(index, pip, middle)
        for bit, worth in RULE_WORTH.items():
            if standing.rules & bit:
                total += rounds * worth
        if standing.setter:
            total += rounds * 3 * (standing.setter - 3.2) * pip
        if standing.servant_rate > 1:
            total -= rounds * 1.2
        if standing.forbidden & FORBID_MARKET:
            total -= rounds * 1.2
        if standing.forbidden & FORBID_SPECIAL_TOWER:
            total -= rounds * 1.0
        if standing.skip_first:
            total -= rounds * 1.5
        for _type, index in standing.or_discounts:
            best = max(self.goods(goods, middle) for goods in self.printed.discounts[index])
            total += rounds * weights.take_uses * best
        for event, goods in standing.triggers:
            if event < len(EVENTS_PER_ROUND):
                total += rounds * EVENTS_PER_ROUND[event] * self.goods(goods, middle)
        for _type, maximum in standing.limits:
            total += 0.25 * rounds * (maximum - self.printed.card_limit)
        for price, goods in standing.free_exchanges:
            gain = self.goods(goods, middle) - self.goods(price, middle)
            total += rounds * 2.0 * max(0.0, gain)
        if standing.set_rewards:
            total += rounds * 3.0
        total -= standing.excommunication_loss * rounds * 0.12
        if standing.extra_member:
            total += rounds * (weights.action + (standing.extra_member - 3) * pip)
        if standing.auction_leaders:
            total += 1.5 * standing.auction_leaders
        if standing.play_one:
            total += rounds * 1.2
        return total

    def _change(self, index: int, pip: float, middle: int) -> float:
        """One unit in a row of standing numbers, for a round."""
        weights = self.weights
        if BONUS <= index < PENALTY:
            kind = index - BONUS
            return pip * (weights.work_uses if kind < TAKE_TERRITORY else weights.take_uses)
        if PENALTY <= index < COLOURED_BONUS:
            kind = index - PENALTY
            return -pip * (weights.work_uses if kind < TAKE_TERRITORY else weights.take_uses)
        if index == COLOURED_BONUS:
            return 3 * pip
        if index == COLOURED_PENALTY:
            return -3 * pip
        if index == NEUTRAL_BONUS:
            return pip
        if GAIN_PENALTY <= index < GAIN_PENALTY + GOOD_COUNT:
            good = index - GAIN_PENALTY
            return -GAINS_PER_ROUND[good] * self.unit_price(good, middle)
        if DISCOUNT <= index < DISCOUNT + TYPE_COUNT * BASE_GOODS:
            good = (index - DISCOUNT) % BASE_GOODS
            return weights.take_uses * 0.8 * self.unit_price(good, middle)
        if CARD_LIMIT <= index < CARD_LIMIT + TYPE_COUNT:
            return 0.2
        return 0.0

    # ------------------------------------------------------------------------------------ leaders, families

    def leader(self, leader: int, turns: int) -> float:
        """A leader in play for the placements left, with its use in the current round."""
        key = leader * _SPAN + turns
        found = self._leaders[key]
        if found == _UNKNOWN:
            found = self._leader(self.printed.leaders[leader], turns) * self.weights.leader
            self._leaders[key] = found
        return found

    def _leader(self, info: LeaderInfo, turns: int) -> float:
        rounds = turns / 4.0
        total = self.standing(LEADERS + info.index, info.standing, turns)
        if info.ability == ABILITY_ONCE:
            total += rounds * self.leader_use(info, turns // 2)
        elif info.ability == ABILITY_SPACE:
            total += rounds * max(0.3, self.leader_use(info, turns // 2) - self.weights.action)
        return total

    def leader_use(self, info: LeaderInfo, turns: int) -> float:
        """One use of an ability."""
        if info.ability == ABILITY_SPACE and info.space_kind == SPACE_WORK:
            return self.weights.action + 1.0
        if info.once == ONCE_WORK:
            return 3.2 + 0.3 * info.work_value
        if info.once == ONCE_MEMBER:
            return 2.5 * self.weights.bonus_pip
        if info.once == ONCE_TOKENS:
            return self.unit_price(TOKENS, turns) * 1.2
        if info.once == ONCE_OPTIONS:
            return max((max(0.2, self.option(each, turns)) for each in info.options), default=0.0)
        return self.goods(info.gain, turns) + info.privileges * self.privilege(turns)

    def playing(self, info: LeaderInfo, turns: int) -> float:
        """What comes at once when a leader is played, on top of its lasting worth."""
        if info.ability != ABILITY_IMMEDIATE:
            return 0.0
        total = self.goods(info.gain, turns) + info.privileges * self.privilege(turns)
        total += info.draw_leaders * self.privilege(turns)
        return total + (5.0 if info.plays_leader else 0.0)

    def family(self, family: int) -> float:
        """A family tile in the auction: as measured, else by its standing effects; 0 is an ordinary one."""
        found = FAMILIES.get(self.printed.families[family].key)
        if found is not None:
            return found
        everyone = [self._family_estimate(each.index) for each in self.printed.families]
        return self._family_estimate(family) - sum(everyone) / len(everyone)

    def _family_estimate(self, family: int) -> float:
        return self.standing(
            FAMILY_TILES + family, self.printed.families[family].standing, MOST_TURNS
        )
