"""What characters, leaders, families and excommunications change, in compact form, and what each effect fills in."""

from __future__ import annotations

from typing import Final

from magnifico.content import effects as fx
from magnifico.content.standing_rules import RULES
from magnifico.content.vocabulary import (
    ACTION_KINDS,
    BASE_GOODS,
    TAKE_TERRITORY,
    TRIGGER_NAMES,
    Goods,
)
from magnifico.engine.printed.goods import GOOD_INDEX, SparseGoods
from magnifico.engine.printed.parts import TYPE_INDEX, Handlers, Printer, handles, sparse
from magnifico.engine.state.rows import (
    BONUS,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    DISCOUNT,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    GAIN_PENALTY,
    NEUTRAL_BONUS,
    PENALTY,
)

ACTION_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(ACTION_KINDS)}
EVENT_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(TRIGGER_NAMES)}


class SetReward:
    """What the Orsini receive for a set of cards (R17.9): leaders to draw or play, points, privileges."""

    def __init__(self) -> None:
        self.draw_leaders = 0
        self.plays_leader = False
        self.victory = 0
        self.privileges = 0


class StandingInfo:
    """What a character, leader, family or excommunication changes as long as a player has it."""

    def __init__(self) -> None:
        self.changes: list[tuple[int, int]] = []  # row index, amount added
        self.rules = 0
        self.setter = 0
        self.servant_rate = 1
        self.forbidden = 0
        self.skip_first = False
        self.or_discounts: list[tuple[int, int]] = []  # card type, index into Printed.discounts
        self.triggers: list[tuple[int, SparseGoods]] = []  # event, goods
        self.limits: list[tuple[int, int]] = []  # card type, maximum
        self.free_exchanges: list[tuple[SparseGoods, SparseGoods]] = []
        self.set_rewards: list[SetReward] = []
        self.limit_scores: list[int] = []
        self.excommunication_loss = 0
        self.extra_member = 0
        self.auction_leaders = 0
        self.play_one = False


STANDING: Final[Handlers[StandingInfo]] = {}
"""What a standing effect fills in."""
SET_REWARD: Final[Handlers[SetReward]] = {}
"""What an effect of a family's award fills in."""


def standing(effects: tuple[fx.Effect, ...], printer: Printer) -> StandingInfo:
    """Everything that applies as long as a player has the card, leader or family."""
    info = StandingInfo()
    for effect in effects:
        STANDING[type(effect)](info, effect, printer)
    return info


@handles(STANDING, fx.Bonus)
def _bonus(info: StandingInfo, effect: fx.Bonus, printer: Printer) -> None:
    kind = ACTION_INDEX[effect.on]
    table = BONUS if effect.value >= 0 else PENALTY
    if effect.value:
        info.changes.append((table + kind, abs(effect.value)))
    if len(effect.discount) == 1:
        _plain_discount(info, kind - TAKE_TERRITORY, effect.discount[0])
    elif effect.discount:
        info.or_discounts.append((kind - TAKE_TERRITORY, printer.discount(effect.discount)))


@handles(STANDING, fx.Discount)
def _discount(info: StandingInfo, effect: fx.Discount, printer: Printer) -> None:
    for name in effect.types:
        _plain_discount(info, TYPE_INDEX[name], effect.goods)


def _plain_discount(info: StandingInfo, card_type: int, goods: Goods) -> None:
    """A discount without a choice."""
    pairs = sparse(goods)
    for at in range(0, len(pairs), 2):
        info.changes.append((DISCOUNT + card_type * BASE_GOODS + pairs[at], pairs[at + 1]))


@handles(STANDING, fx.MemberBonus)
def _member_bonus(info: StandingInfo, effect: fx.MemberBonus, printer: Printer) -> None:
    if effect.members == "neutral":
        info.changes.append((NEUTRAL_BONUS, effect.value))
    elif effect.value >= 0:
        info.changes.append((COLOURED_BONUS, effect.value))
    else:
        info.changes.append((COLOURED_PENALTY, -effect.value))


@handles(STANDING, fx.SetMemberValue)
def _set_member_value(info: StandingInfo, effect: fx.SetMemberValue, printer: Printer) -> None:
    info.setter = max(info.setter, effect.value)


@handles(STANDING, fx.Rule)
def _rule(info: StandingInfo, effect: fx.Rule, printer: Printer) -> None:
    info.rules |= RULES[effect.name].bit


@handles(STANDING, fx.Trigger)
def _trigger(info: StandingInfo, effect: fx.Trigger, printer: Printer) -> None:
    info.triggers.append((EVENT_INDEX[effect.on], sparse(effect.gain)))


@handles(STANDING, fx.TokenSlot)
def _token_slot(info: StandingInfo, effect: fx.TokenSlot, printer: Printer) -> None:
    """Nothing: a character's slot is on its card, CardInfo.slot_market."""


@handles(STANDING, fx.FreeExchange)
def _free_exchange(info: StandingInfo, effect: fx.FreeExchange, printer: Printer) -> None:
    info.free_exchanges.append((sparse(effect.pay), sparse(effect.gain)))


@handles(STANDING, fx.ExtraMember)
def _extra_member(info: StandingInfo, effect: fx.ExtraMember, printer: Printer) -> None:
    info.extra_member = effect.value


@handles(STANDING, fx.CardLimit)
def _card_limit(info: StandingInfo, effect: fx.CardLimit, printer: Printer) -> None:
    info.limits.append((TYPE_INDEX[effect.card_type], effect.maximum))
    info.limit_scores += list(effect.scores)


@handles(STANDING, fx.AuctionLeaders)
def _auction_leaders(info: StandingInfo, effect: fx.AuctionLeaders, printer: Printer) -> None:
    info.auction_leaders = effect.count
    info.play_one = effect.play_one


@handles(STANDING, fx.SetRewards)
def _set_rewards(info: StandingInfo, effect: fx.SetRewards, printer: Printer) -> None:
    for effects in effect.rewards:
        reward = SetReward()
        for part in effects:
            SET_REWARD[type(part)](reward, part, printer)
        info.set_rewards.append(reward)


@handles(SET_REWARD, fx.DrawLeaders)
def _award_leaders(reward: SetReward, effect: fx.DrawLeaders, printer: Printer) -> None:
    reward.draw_leaders += effect.count


@handles(SET_REWARD, fx.PlayLeader)
def _award_play(reward: SetReward, effect: fx.PlayLeader, printer: Printer) -> None:
    reward.plays_leader = True


@handles(SET_REWARD, fx.Privileges)
def _award_privileges(reward: SetReward, effect: fx.Privileges, printer: Printer) -> None:
    reward.privileges += effect.count


@handles(SET_REWARD, fx.Gain)
def _award_points(reward: SetReward, effect: fx.Gain, printer: Printer) -> None:
    reward.victory += dict(effect.goods).get("victory", 0)


@handles(STANDING, fx.LoseOnExcommunication)
def _lose_on_excommunication(
    info: StandingInfo, effect: fx.LoseOnExcommunication, printer: Printer
) -> None:
    info.excommunication_loss += effect.victory


@handles(STANDING, fx.GainPenalty)
def _gain_penalty(info: StandingInfo, effect: fx.GainPenalty, printer: Printer) -> None:
    for good in effect.goods:
        info.changes.append((GAIN_PENALTY + GOOD_INDEX[good], effect.amount))


@handles(STANDING, fx.Forbid)
def _forbid(info: StandingInfo, effect: fx.Forbid, printer: Printer) -> None:
    info.forbidden |= FORBID_MARKET if effect.area == "market" else FORBID_SPECIAL_TOWER


@handles(STANDING, fx.ServantsPerValue)
def _servants_per_value(info: StandingInfo, effect: fx.ServantsPerValue, printer: Printer) -> None:
    info.servant_rate = effect.servants


@handles(STANDING, fx.SkipFirstTurn)
def _skip_first_turn(info: StandingInfo, effect: fx.SkipFirstTurn, printer: Printer) -> None:
    info.skip_first = True
