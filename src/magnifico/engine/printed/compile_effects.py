"""Effects in compact form: one handler for every kind of effect a pack can name."""

from __future__ import annotations

from magnifico.content import effects as fx
from magnifico.content.model import Pack
from magnifico.engine.decisions.bonus_card import TakeBonusCard
from magnifico.engine.decisions.bonus_work import ActivateCards, BonusWork
from magnifico.engine.decisions.leader import PlayLeaderFree
from magnifico.engine.decisions.leftover_card import RecoverCard
from magnifico.engine.decisions.questions import DECISIONS
from magnifico.engine.options import Options
from magnifico.engine.printed.goods import (
    GOOD_INDEX,
    SparseGoods,
    add_goods,
    amounts_of,
    sparse_goods,
)
from magnifico.engine.printed.printed import (
    CHOICE_ACTIVATE,
    CHOICE_CHOOSE,
    CHOICE_EXCHANGE,
    DISCARD_CHARACTER,
    DISCARD_LEADER,
    DISCARD_NOTHING,
    NEED_CARDS,
    NEED_LEADERS,
    NEED_SAME_TYPE,
    NEED_TYPE,
    NEED_TYPES,
    NEED_WOOD_AND_STONE,
    ONCE_MEMBER,
    ONCE_OPTIONS,
    ONCE_TOKENS,
    ONCE_WORK,
    PER_CARDS,
    PER_GOOD,
    PER_LEADERS,
    PER_PAIRS,
    SPACE_WORK,
    CardInfo,
    ChoiceInfo,
    CostInfo,
    DemandInfo,
    LeaderInfo,
    OptionInfo,
    PerInfo,
    Printed,
    SetReward,
    StandingInfo,
    Switches,
)
from magnifico.engine.state.rows import (
    BASE_GOODS,
    BONUS,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    DISCOUNT,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    GAIN_PENALTY,
    HARVEST,
    MILITARY,
    NEUTRAL_BONUS,
    ON_CHURCH_SUPPORT,
    ON_PLAY_LEADER,
    ON_PRIVILEGE,
    ON_TAKE,
    PENALTY,
    PRODUCTION,
    TAKE_TERRITORY,
)
from magnifico.engine.state.step import Step

TYPE_INDEX: dict[str, int] = {name: index for index, name in enumerate(fx.CARD_TYPES)}
ACTION_INDEX: dict[str, int] = {name: index for index, name in enumerate(fx.ACTION_KINDS)}
RULE_BIT: dict[str, int] = {name: 1 << index for index, name in enumerate(fx.RULE_NAMES)}
EVENT_INDEX: dict[str, int] = {
    "take_territory": ON_TAKE,
    "take_character": ON_TAKE + 1,
    "take_building": ON_TAKE + 2,
    "take_venture": ON_TAKE + 3,
    "play_leader": ON_PLAY_LEADER,
    "church_support": ON_CHURCH_SUPPORT,
    "privilege": ON_PRIVILEGE,
}
NEED_INDEX: dict[str, int] = {
    **GOOD_INDEX,
    "territory_cards": NEED_TYPE,
    "character_cards": NEED_TYPE + 1,
    "building_cards": NEED_TYPE + 2,
    "venture_cards": NEED_TYPE + 3,
    "cards": NEED_CARDS,
    "same_type_cards": NEED_SAME_TYPE,
    "card_types": NEED_TYPES,
    "wood_and_stone": NEED_WOOD_AND_STONE,
    "leaders": NEED_LEADERS,
}
EVERY_TYPE = 15
NOBODY = -1
CARD_142 = 142  # the one card whose printed cost has two readings (RUL-87)


def sparse(goods: fx.Goods, factor: int = 1) -> SparseGoods:
    """Goods by name, as good, amount, good, amount ..."""
    result: list[int] = []
    for name, amount in goods:
        if amount:
            result += [GOOD_INDEX[name], amount * factor]
    return tuple(result)


def merged(first: SparseGoods, second: SparseGoods) -> SparseGoods:
    """The sum of two sets of goods, in the order of the goods."""
    total = amounts_of(first)
    add_goods(total, second)
    return sparse_goods(total)


def work_kind(effect: fx.Work) -> int:
    """Harvest or production."""
    return HARVEST if effect.kind == "harvest" else PRODUCTION


def type_bits(types: tuple[fx.CardType, ...]) -> int:
    """Card types as bits."""
    bits = 0
    for name in types:
        bits |= 1 << TYPE_INDEX[name]
    return bits


class EffectCompiler:
    """Turns effects into what the engine looks up."""

    def __init__(self, options: Options, packs: list[Pack]) -> None:
        self.options = options
        self.packs = packs
        self.opponents = options.players - 1
        self.switches = Switches(options.table)
        self.printed = Printed(options.players, self.switches, DECISIONS)

    def cost(self, cost: fx.Cost) -> CostInfo:
        """One price, in any goods a type may cost (R7.3.1); costs per opponent become plain numbers (R7.3.6)."""
        goods = sparse(cost.goods)
        required = cost.military_required
        if cost.military_per_opponent:
            military = cost.military_per_opponent * self.opponents
            goods = merged(goods, (MILITARY, military))
            required = max(required, military)
        return CostInfo(goods, required)

    def per(self, effect: fx.GainPer) -> PerInfo:
        """A counted gain."""
        count = effect.count
        what = PER_GOOD
        argument = 0
        if count.what == "cards":
            what = PER_CARDS
            argument = TYPE_INDEX[count.card_type or "territory"]
        elif count.what == "leaders":
            what = PER_LEADERS
        elif count.what == "pairs":
            what = PER_PAIRS
        else:
            argument = GOOD_INDEX[count.good or "victory"]
        return PerInfo(
            sparse(effect.goods),
            what,
            argument,
            count.per,
            effect.capped_by_action_value,
            effect.maximum,
        )

    def option(self, option: fx.Option) -> OptionInfo:
        """One option of an exchange or choice."""
        discard = DISCARD_NOTHING
        if option.discard == "character":
            discard = DISCARD_CHARACTER
        elif option.discard == "leader":
            discard = DISCARD_LEADER
        return OptionInfo(
            merged(sparse(option.pay), sparse(option.pay_per_opponent, self.opponents)),
            discard,
            sparse(option.gain),
            option.privileges,
            option.play_leader,
            [sparse(goods) for goods in option.opponents_give],
            option.market_reward,
            option.repeat_up_to_action_value,
        )

    def discount(self, alternatives: tuple[fx.Goods, ...]) -> int:
        """The number under which a discount's alternatives are stored."""
        if not alternatives:
            return 0
        self.printed.discounts.append([sparse(goods) for goods in alternatives])
        return len(self.printed.discounts) - 1

    def own_bonus(self, info: CardInfo, kind: int) -> int:
        """The bonus that opt.ownBonusLater takes off a card's own action (RUL-45)."""
        if not self.switches.own_bonus_later or info.standing is None:
            return 0
        return sum(amount for row, amount in info.standing.changes if row == BONUS + kind)

    def immediate(self, info: CardInfo, effect: fx.Effect) -> None:
        """One immediate effect of a card, by the step in which it resolves (R7.6.1)."""
        if isinstance(effect, fx.Gain):
            info.gain = merged(info.gain, sparse(effect.goods))
        elif isinstance(effect, fx.Lose):
            info.lose = merged(info.lose, sparse(effect.goods))
        elif isinstance(effect, fx.GainPer):
            info.per.append(self.per(effect))
        elif isinstance(effect, fx.Privileges):
            info.privileges += effect.count
            info.different = info.different or effect.different
        elif isinstance(effect, fx.DrawLeaders):
            info.draw_leaders += effect.count
        elif isinstance(effect, fx.MilitaryCatchUp):
            info.catch_up = True
        elif isinstance(effect, fx.OpponentsDiscard):
            info.demands.append(DemandInfo(type_bits(effect.types), []))
        elif isinstance(effect, fx.OpponentsGive):
            info.demands.append(DemandInfo(0, [sparse(goods) for goods in effect.options]))
        else:
            info.actions.append(self.action(info, effect))

    def action(self, info: CardInfo, effect: fx.Effect) -> Step:
        """An effect that is an action, as a step without a seat (R7.6.1 f)."""
        if isinstance(effect, fx.TakeCard):
            # The Special tower is open to bonus actions, but for #168 and opt.bonusNoSpecial (R8.5, RUL-44).
            special_tower = effect.special_tower and not self.switches.bonus_no_special
            discount = self.discount(effect.discount)
            types = type_bits(effect.types)
            return TakeBonusCard(NOBODY, effect.value, types, discount, special_tower)
        if isinstance(effect, fx.Work):
            return self.work(effect, self.own_bonus(info, work_kind(effect)))
        if isinstance(effect, fx.Activate):
            return ActivateCards(NOBODY, type_bits(effect.types), effect.count)
        if isinstance(effect, fx.TakeDiscarded):
            return RecoverCard(NOBODY, type_bits(effect.types))
        assert isinstance(effect, fx.PlayLeader), f"{type(effect).__name__} is not immediate"
        return PlayLeaderFree(NOBODY)

    def work(self, effect: fx.Work, taken_off: int = 0, bonuses: bool = True) -> BonusWork:
        """A bonus harvest or production; `taken_off` keeps a card from raising an action that it grants."""
        return BonusWork(
            NOBODY,
            work_kind(effect),
            effect.value - taken_off,
            bonuses=bonuses and effect.bonuses_apply,
            one_card=effect.only_one_card,
            of_opponent=effect.cards_of_opponent,
        )

    def activated(self, info: CardInfo, effect: fx.Effect) -> None:
        """One effect of a territory or building when it is activated (section 9)."""
        if isinstance(effect, fx.Gain):
            info.work_gain = merged(info.work_gain, sparse(effect.goods))
        elif isinstance(effect, fx.Lose):
            info.work_lose = merged(info.work_lose, sparse(effect.goods))
        elif isinstance(effect, fx.GainPer):
            per = self.per(effect)
            info.work_per.append(per)
            info.value_matters = info.value_matters or per.capped
        elif isinstance(effect, fx.Privileges):
            info.work_privileges += effect.count
            info.work_different = info.work_different or effect.different
        elif isinstance(effect, fx.TokenSlot):
            info.slot_activation = True
        elif isinstance(effect, fx.Activate):
            info.choices.append(ChoiceInfo(CHOICE_ACTIVATE, [], type_bits(effect.types)))
        elif isinstance(effect, fx.Exchange | fx.Choose):
            kind = CHOICE_EXCHANGE if isinstance(effect, fx.Exchange) else CHOICE_CHOOSE
            options = [self.option(option) for option in effect.options]
            info.choices.append(ChoiceInfo(kind, options, 0))
            for option in options:
                info.value_matters = info.value_matters or option.repeat
        else:
            raise AssertionError(f"{type(effect).__name__} is not an activation effect")

    def standing(self, effects: tuple[fx.Effect, ...]) -> StandingInfo:
        """Everything that applies as long as a player has the card, leader, tile or family."""
        info = StandingInfo()
        for effect in effects:
            self.standing_effect(info, effect)
        return info

    def standing_effect(self, info: StandingInfo, effect: fx.Effect) -> None:
        """One standing effect."""
        if isinstance(effect, fx.Bonus):
            kind = ACTION_INDEX[effect.on]
            table = BONUS if effect.value >= 0 else PENALTY
            if effect.value:
                info.changes.append((table + kind, abs(effect.value)))
            if len(effect.discount) == 1:
                self.plain_discount(info, kind - TAKE_TERRITORY, effect.discount[0])
            elif effect.discount:
                info.or_discounts.append((kind - TAKE_TERRITORY, self.discount(effect.discount)))
        elif isinstance(effect, fx.Discount):
            for name in effect.types:
                self.plain_discount(info, TYPE_INDEX[name], effect.goods)
        elif isinstance(effect, fx.MemberBonus):
            row = NEUTRAL_BONUS
            if effect.members == "coloured":
                row = COLOURED_BONUS if effect.value >= 0 else COLOURED_PENALTY
            info.changes.append(
                (row, abs(effect.value) if row == COLOURED_PENALTY else effect.value)
            )
        elif isinstance(effect, fx.SetMemberValue):
            info.setter = max(info.setter, effect.value)
        elif isinstance(effect, fx.Rule):
            info.rules |= RULE_BIT[effect.name]
        elif isinstance(effect, fx.Trigger):
            info.triggers.append((EVENT_INDEX[effect.on], sparse(effect.gain)))
        elif isinstance(effect, fx.FreeExchange):
            info.free_exchanges.append((sparse(effect.pay), sparse(effect.gain)))
        elif isinstance(effect, fx.ExtraMember):
            info.extra_member = effect.value
        elif isinstance(effect, fx.CardLimit):
            info.limits.append((TYPE_INDEX[effect.card_type], effect.maximum))
            info.limit_scores += list(effect.scores)
        elif isinstance(effect, fx.AuctionLeaders):
            info.auction_leaders = effect.count
            info.play_one = effect.play_one
        elif isinstance(effect, fx.SetRewards):
            for reward in effect.rewards:
                self.set_reward(info, reward)
        elif isinstance(effect, fx.LoseOnExcommunication):
            info.excommunication_loss += effect.victory
        elif isinstance(effect, fx.GainPenalty):
            for good in effect.goods:
                info.changes.append((GAIN_PENALTY + GOOD_INDEX[good], effect.amount))
        elif isinstance(effect, fx.Forbid):
            info.forbidden |= FORBID_MARKET if effect.area == "market" else FORBID_SPECIAL_TOWER
        elif isinstance(effect, fx.ServantsPerValue):
            info.servant_rate = effect.servants
        elif isinstance(effect, fx.SkipFirstTurn):
            info.skip_first = True
        elif not isinstance(effect, fx.TokenSlot):
            raise AssertionError(f"{type(effect).__name__} is not a standing effect")

    def plain_discount(self, info: StandingInfo, card_type: int, goods: fx.Goods) -> None:
        """A discount without a choice."""
        pairs = sparse(goods)
        for at in range(0, len(pairs), 2):
            info.changes.append((DISCOUNT + card_type * BASE_GOODS + pairs[at], pairs[at + 1]))

    def set_reward(self, info: StandingInfo, reward: tuple[fx.Effect, ...]) -> None:
        """One award of the Orsini (R17.9): a draw of leaders, a leader played, or points."""
        drawn = 0
        plays = False
        victory = 0
        privileges = 0
        for effect in reward:
            if isinstance(effect, fx.DrawLeaders):
                drawn += effect.count
            elif isinstance(effect, fx.PlayLeader):
                plays = True
            elif isinstance(effect, fx.Privileges):
                privileges += effect.count
            else:
                assert isinstance(effect, fx.Gain)
                victory += dict(effect.goods).get("victory", 0)
        info.set_rewards.append(SetReward(drawn, plays, victory, privileges))

    def leader_effect(self, info: LeaderInfo, effect: fx.Effect) -> None:
        """One effect of a once-per-round ability or a leader space."""
        if isinstance(effect, fx.Gain):
            info.gain = merged(info.gain, sparse(effect.goods))
        elif isinstance(effect, fx.Privileges):
            info.privileges += effect.count
        elif isinstance(effect, fx.Work):
            info.once = ONCE_WORK
            # Francesco Sforza and Leonardo: characters raise the value, unless opt.sforzaServantsOnly (RUL-16).
            unraised = self.switches.sforza_servants_only and not effect.only_one_card
            info.work = self.work(effect, 0, not unraised)
            info.work_value = effect.value
        elif isinstance(effect, fx.DrawLeaders):
            info.draw_leaders += effect.count
        elif isinstance(effect, fx.PlayLeader):
            info.plays_leader = True
        elif isinstance(effect, fx.WorkAtSpaceValue):
            info.space_kind = SPACE_WORK
        elif isinstance(effect, fx.SetMemberValue):
            info.once = ONCE_MEMBER
            info.member_value = effect.value
        elif isinstance(effect, fx.DrawTokens):
            info.once = ONCE_TOKENS
            info.draw = effect.count
            info.keep = effect.keep
        else:
            assert isinstance(effect, fx.Exchange | fx.Choose)
            info.once = ONCE_OPTIONS
            info.options += [self.option(option) for option in effect.options]
