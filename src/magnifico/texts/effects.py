"""Turns effects into words: a generator for each class of effects that needs more than a message with numbers.

Texts start in lower case so that they can follow a label; `words.sentence` capitalises the first letter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, Final

from magnifico.content.effects import (
    Activate,
    AuctionLeaders,
    Bonus,
    CardLimit,
    Choose,
    Count,
    Discount,
    DrawTokens,
    Effect,
    EndLoss,
    Exchange,
    Forbid,
    FreeExchange,
    Gain,
    GainPenalty,
    GainPer,
    Lose,
    LoseOnExcommunication,
    MemberBonus,
    NoEndScore,
    OpponentsDiscard,
    OpponentsGive,
    Option,
    Privileges,
    Rule,
    ServantsPerValue,
    SetMemberValue,
    SetRewards,
    TakeCard,
    TakeDiscarded,
    TokenSlot,
    Trigger,
    Work,
    key_of,
)
from magnifico.content.vocabulary import CARD_TYPES, GoodName
from magnifico.texts.bundles import Inflected, Texts
from magnifico.texts.words import (
    a_card_of,
    alternatives,
    clauses,
    good_phrases,
    goods_phrase,
    inflected,
    join,
    listed,
    one_of,
    signed,
    type_name,
)


def describe_effect(effect: Effect, texts: Texts) -> str:
    """Describe one effect: with its generator, or with the message of its name and its numbers."""
    generator = GENERATORS.get(type(effect))
    if generator is not None:
        return generator(effect, texts)
    numbers = {field.name: getattr(effect, field.name) for field in fields(effect)}
    return texts.get(key_of(effect).replace("_", "-"), **numbers)


def describe_effects(effects: Sequence[Effect], texts: Texts) -> list[str]:
    """Describe effects line by line; goods and privileges next to each other share a line."""
    lines: list[str] = []
    for plain, group in groupby(effects, key=lambda effect: isinstance(effect, Gain | Privileges)):
        if plain:
            lines.append(join([part for effect in group for part in _gains(effect, texts)], texts))
        else:
            lines.extend(describe_effect(effect, texts) for effect in group)
    return lines


def _gains(effect: Effect, texts: Texts) -> list[str]:
    if isinstance(effect, Gain):
        return good_phrases(effect.goods, texts)
    return [describe_effect(effect, texts)]


def _gain(effect: Gain, texts: Texts) -> str:
    return goods_phrase(effect.goods, texts)


def _lose(effect: Lose, texts: Texts) -> str:
    return texts.get("effect-lose", goods=goods_phrase(effect.goods, texts))


def _privileges(effect: Privileges, texts: Texts) -> str:
    if effect.different and effect.count > 1:
        return texts.get("privileges-different", count=effect.count)
    return inflected("privileges", texts, count=effect.count)


def _per(count: Count, texts: Texts) -> str:
    if count.what == "leaders":
        return texts.get("per-leader")
    if count.what == "pairs":
        return texts.get("per-pair")
    if count.card_type is not None:
        return texts.get(f"per-{count.card_type}")
    return _per_good(count.good or "victory", count.per, texts)


def _per_good(good: GoodName, amount: int, texts: Texts) -> str:
    goods = inflected(f"good-{good}", texts, count=amount)
    return texts.get(f"per-{good}", count=amount, goods=goods)


def _gain_per(effect: GainPer, texts: Texts) -> str:
    goods = goods_phrase(effect.goods, texts)
    per = _per(effect.count, texts)
    if effect.capped_by_action_value:
        return texts.get("effect-per-capped", goods=goods, per=per)
    if effect.maximum:
        return texts.get("effect-per-maximum", goods=goods, per=per, maximum=effect.maximum)
    return texts.get("effect-per", goods=goods, per=per)


# Exchanges and choices. Verbs of the cost are infinitives ("you may pay"), so one text serves both.


def _is_paid(option: Option) -> bool:
    return bool(option.pay or option.pay_per_opponent or option.discard)


def _price(option: Option, texts: Texts) -> str:
    parts: list[str] = []
    if option.pay:
        goods = goods_phrase(option.pay, texts)
        parts.append(texts.get("exchange-pay", goods=goods))
    if option.pay_per_opponent:
        goods = goods_phrase(option.pay_per_opponent, texts)
        parts.append(texts.get("exchange-pay-per-opponent", goods=goods))
    if option.discard:
        parts.append(texts.get(f"exchange-discard-{option.discard}"))
    return join(parts, texts)


def _reward(option: Option, texts: Texts) -> Inflected:
    def formed(case: str) -> str:
        parts = good_phrases(option.gain, texts, case)
        if option.privileges:
            parts.append(texts.get("privileges", count=option.privileges, case=case))
        if option.market_reward:
            parts.append(texts.get("market-reward", case=case))
        return join(parts, texts) or texts.get("nothing")

    return Inflected(formed)


def _is_plain(option: Option) -> bool:
    """Whether the option only turns goods into goods, so that it can share words with another."""
    return not (
        option.pay_per_opponent
        or option.discard
        or option.play_leader
        or option.opponents_give
        or option.repeat_up_to_action_value
    )


def describe_option(option: Option, texts: Texts) -> str:
    """Describe one option of an exchange or a choice."""
    if not _is_paid(option):
        if option.play_leader:
            return texts.get("play-leader")
        if option.opponents_give:
            return texts.get("opponents-give", options=_given(option.opponents_give, texts))
        return _reward(option, texts)
    price = _price(option, texts)
    if option.play_leader:
        text = texts.get("exchange-play-leader", cost=price)
    elif option.opponents_give:
        text = texts.get(
            "exchange-demand", cost=price, options=_given(option.opponents_give, texts)
        )
    else:
        text = texts.get("exchange-receive", cost=price, goods=_reward(option, texts))
    return texts.get("exchange-repeat", exchange=text) if option.repeat_up_to_action_value else text


def _given(options: Sequence[tuple[tuple[GoodName, int], ...]], texts: Texts) -> str:
    return alternatives(options, texts)


def _options(options: Sequence[Option], texts: Texts) -> str:
    """Join the options; a price or a reward that they all share is said once."""
    if len(options) > 1 and all(_is_plain(option) and option.pay for option in options):
        prices = list(dict.fromkeys(goods_phrase(one.pay, texts) for one in options))
        rewards = list(dict.fromkeys(_reward(one, texts) for one in options))
        if len(prices) == 1 or len(rewards) == 1:
            price = texts.get("exchange-pay", goods=one_of(prices, texts))
            return texts.get("exchange-receive", cost=price, goods=one_of(rewards, texts))
    if not any(_is_paid(option) for option in options):
        return join([describe_option(option, texts) for option in options], texts, "or")
    arms = [_clause(option, texts) for option in options]
    # What an option is paid for is a separate clause, which a comma has to close.
    paid = any(_is_paid(option) for option in options[:-1])
    return join(arms, texts, "or-clause" if paid else "or-else")


def _clause(option: Option, texts: Texts) -> str:
    """One option with a verb, as used beside options that cost something."""
    if _is_paid(option) or option.play_leader or option.opponents_give:
        return describe_option(option, texts)
    return texts.get("choose-receive", goods=_reward(option, texts))


def _exchange(effect: Exchange, texts: Texts) -> str:
    return texts.get("exchange-may", options=_options(effect.options, texts))


def _choose(effect: Choose, texts: Texts) -> str:
    text = _options(effect.options, texts)
    if any(_is_paid(option) for option in effect.options):
        return texts.get("choose-one", options=text)
    return text


# Actions.


def _take_card(effect: TakeCard, texts: Texts) -> str:
    types = a_card_of(effect.types, texts)
    if effect.discount:
        discount = alternatives(effect.discount, texts)
        text = texts.get("take-card-cheaper", types=types, value=effect.value, discount=discount)
    else:
        text = texts.get("take-card", types=types, value=effect.value)
    return text if effect.special_tower else texts.get("not-special", text=text)


def _work(effect: Work, texts: Texts) -> str:
    how = "-one" if effect.only_one_card else "-opponent" if effect.cards_of_opponent else ""
    text = texts.get(f"work{how}-{effect.kind}", value=effect.value)
    return text if effect.bonuses_apply else texts.get("work-no-bonuses", text=text)


def _activate(effect: Activate, texts: Texts) -> str:
    return texts.get(
        "activate",
        count=effect.count,
        type=one_of([type_name(one, texts) for one in effect.types], texts),
        types=one_of([type_name(one, texts, plural=True) for one in effect.types], texts),
        noun="-".join(effect.types),
    )


# Standing effects.


def _bonus(effect: Bonus, texts: Texts) -> str:
    text = texts.get(f"bonus-{effect.on}", value=signed(effect.value))
    if not effect.discount:
        return text
    discount = alternatives(effect.discount, texts)
    return texts.get("bonus-cheaper", text=text, discount=discount)


def _discount(effect: Discount, texts: Texts) -> str:
    goods = goods_phrase(effect.goods, texts)
    if set(effect.types) == set(CARD_TYPES):
        return texts.get("discount-all", goods=goods)
    types = join([type_name(one, texts, plural=True) for one in effect.types], texts)
    return texts.get("discount", types=types, goods=goods)


def _member_bonus(effect: MemberBonus, texts: Texts) -> str:
    return texts.get(f"member-bonus-{effect.members}", value=signed(effect.value))


def _set_member_value(effect: SetMemberValue, texts: Texts) -> str:
    return texts.get(f"member-set-{effect.members}", value=effect.value)


def _rule(effect: Rule, texts: Texts) -> str:
    return texts.get(f"rule-{effect.name}")


def _trigger(effect: Trigger, texts: Texts) -> str:
    goods = goods_phrase(effect.gain, texts)
    # Support already brings points; these come on top.
    message = "trigger-more" if effect.on == "church_support" else "trigger"
    return texts.get(message, when=texts.get(f"when-{effect.on}"), goods=goods)


def _token_slot(effect: TokenSlot, texts: Texts) -> str:
    return texts.get(f"token-slot-{effect.trigger}")


# Leaders, tokens and opponents.


def _draw_tokens(effect: DrawTokens, texts: Texts) -> str:
    tokens = inflected("good-tokens", texts, count=effect.count)
    return texts.get("draw-tokens", tokens=tokens, keep=effect.keep)


def _take_discarded(effect: TakeDiscarded, texts: Texts) -> str:
    return texts.get("take-discarded", types=a_card_of(effect.types, texts))


def _opponents_discard(effect: OpponentsDiscard, texts: Texts) -> str:
    return texts.get("opponents-discard", types=a_card_of(effect.types, texts))


def _opponents_give(effect: OpponentsGive, texts: Texts) -> str:
    return texts.get("opponents-give", options=_given(effect.options, texts))


# Families.


def _free_exchange(effect: FreeExchange, texts: Texts) -> str:
    return texts.get(
        "free-exchange",
        pay=goods_phrase(effect.pay, texts),
        gain=goods_phrase(effect.gain, texts),
    )


def _card_limit(effect: CardLimit, texts: Texts) -> str:
    cards = inflected(f"count-{effect.card_type}", texts, count=effect.maximum)
    first = effect.maximum - len(effect.scores) + 1
    scores = [
        texts.get("card-limit-score", number=number, score=score)
        for number, score in enumerate(effect.scores, start=first)
    ]
    return texts.get("card-limit", cards=cards, scores=join(scores, texts))


def _auction_leaders(effect: AuctionLeaders, texts: Texts) -> str:
    message = "auction-leaders-play" if effect.play_one else "auction-leaders"
    return texts.get(message, count=effect.count)


def _set_rewards(effect: SetRewards, texts: Texts) -> str:
    rewards = [
        texts.get("set-reward", number=number, text=listed(describe_effects(reward, texts), texts))
        for number, reward in enumerate(effect.rewards, start=1)
    ]
    return texts.get("set-rewards", rewards=clauses(rewards, texts))


# Excommunications.


def _lose_on_excommunication(effect: LoseOnExcommunication, texts: Texts) -> str:
    goods = inflected("good-victory", texts, count=effect.victory)
    return texts.get("lose-on-excommunication", goods=goods)


def _gain_penalty(effect: GainPenalty, texts: Texts) -> str:
    kinds = [inflected(f"kind-{good}", texts) for good in effect.goods]
    message = "gain-penalty" if len(kinds) == 1 else "gain-penalty-each"
    return texts.get(message, goods=one_of(kinds, texts), amount=effect.amount)


def _forbid(effect: Forbid, texts: Texts) -> str:
    return texts.get(f"forbid-{effect.area}")


def _servants_per_value(effect: ServantsPerValue, texts: Texts) -> str:
    servants = inflected("good-servants", texts, count=effect.servants)
    return texts.get("servants-per-value", servants=servants)


def _no_end_score(effect: NoEndScore, texts: Texts) -> str:
    return texts.get(f"no-end-score-{effect.card_type}")


def _end_loss(effect: EndLoss, texts: Texts) -> str:
    goods = inflected("good-victory", texts, count=effect.victory)
    if effect.counted == "victory":
        return texts.get("end-loss-victory", goods=goods, count=effect.per)
    if effect.counted == "military":
        per = _per_good(effect.counted, effect.per, texts)
        return texts.get("end-loss-military", goods=goods, per=per)
    if effect.counted == "cards_beyond":
        return texts.get("end-loss-cards_beyond", goods=goods, beyond=effect.beyond)
    return texts.get(f"end-loss-{effect.counted}", goods=goods)


# Each generator takes its own class, which a dictionary's type cannot express; a test covers all. An effect
# without
# one is described by the message of its name, which gets its fields: they all have to be numbers.
GENERATORS: Final[dict[type, Callable[[Any, Texts], str]]] = {
    Gain: _gain,
    Lose: _lose,
    Privileges: _privileges,
    GainPer: _gain_per,
    Exchange: _exchange,
    Choose: _choose,
    TakeCard: _take_card,
    Work: _work,
    Activate: _activate,
    Bonus: _bonus,
    Discount: _discount,
    MemberBonus: _member_bonus,
    SetMemberValue: _set_member_value,
    Rule: _rule,
    Trigger: _trigger,
    TokenSlot: _token_slot,
    DrawTokens: _draw_tokens,
    TakeDiscarded: _take_discarded,
    OpponentsDiscard: _opponents_discard,
    OpponentsGive: _opponents_give,
    FreeExchange: _free_exchange,
    CardLimit: _card_limit,
    AuctionLeaders: _auction_leaders,
    SetRewards: _set_rewards,
    LoseOnExcommunication: _lose_on_excommunication,
    GainPenalty: _gain_penalty,
    Forbid: _forbid,
    ServantsPerValue: _servants_per_value,
    NoEndScore: _no_end_score,
    EndLoss: _end_loss,
}
