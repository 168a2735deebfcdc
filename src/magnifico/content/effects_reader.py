"""Reads effects from TOML: single-key tables, each checked against the place where it is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from magnifico.content.effect_places import FAMILY_RULES, LEADER_RULES, WHERE_NAMES, Where
from magnifico.content.effects import (
    ACTION_KINDS,
    CARD_TYPES,
    EFFECTS,
    GOODS,
    PLACES,
    RULE_NAMES,
    Activate,
    AuctionLeaders,
    Bonus,
    CardLimit,
    CardType,
    Choose,
    Count,
    Discount,
    DrawLeaders,
    DrawTokens,
    Effect,
    EndLoss,
    Exchange,
    ExtraMember,
    Forbid,
    FreeExchange,
    Gain,
    GainPenalty,
    GainPer,
    GoodName,
    Goods,
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
)
from magnifico.content.reader import (
    MAX_OPTIONS,
    Place,
    Table,
    choice,
    each,
    goods,
    join,
    suggest,
    whole,
)

MAX_VALUE: Final = 20
MAX_EFFECTS: Final = 8

VICTORY: Final[tuple[GoodName, ...]] = ("victory",)
RESOURCES: Final[tuple[GoodName, ...]] = ("wood", "stone", "coins", "servants")
"""The goods that cards cost and discounts can reduce."""

TriggerName = Literal[
    "take_territory",
    "take_character",
    "take_building",
    "take_venture",
    "play_leader",
    "church_support",
    "privilege",
]
TRIGGERS: Final[tuple[TriggerName, ...]] = (
    "take_territory",
    "take_character",
    "take_building",
    "take_venture",
    "play_leader",
    "church_support",
    "privilege",
)


def read_effects(value: object, place: Place, where: Where) -> tuple[Effect, ...]:
    """Read the list of effects in one place of an item."""
    return each(
        value, place, lambda entry, inner: read_effect(entry, inner, where), most=MAX_EFFECTS
    )


def read_effect(value: object, place: Place, where: Where) -> Effect:
    """Read one effect: a table with a single key that names it."""
    if not isinstance(value, dict) or len(value) != 1:
        found = f"{len(value)} keys" if isinstance(value, dict) else "no table"
        raise place.error(
            f"expected a table with one key such as {{ gain = {{ coins = 1 }} }}, found {found}"
        )
    name, content = next(iter(value.items()))
    if name not in EFFECTS:
        raise place.at(name).error(
            f"unknown effect{suggest(name, tuple(EFFECTS))}; known: {join(EFFECTS)}"
        )
    if name not in PLACES[where]:
        raise place.at(name).error(
            f"not allowed in {WHERE_NAMES[where]}; allowed there: {join(PLACES[where])}"
        )
    read = READERS.get(name)
    if read is not None:
        return read(content, place.at(name), where)
    if content is not True:  # an effect without details is just switched on
        raise place.at(name).wrong("true", content)
    return EFFECTS[name][0]()


def _resources(value: object, place: Place) -> Goods:
    return goods(value, place, RESOURCES)


def _goods_list(value: object, place: Place) -> tuple[Goods, ...]:
    return each(value, place, goods, least=1)


def _gain(value: object, place: Place, where: Where) -> Effect:
    return Gain(goods(value, place, VICTORY if where == "set_reward" else GOODS))


def _lose(value: object, place: Place, where: Where) -> Effect:
    return Lose(goods(value, place))


def _privileges(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("count", "different"))
    # the base game has five options, so more could not all be different
    return Privileges(table.whole("count", 1, 5), table.flag("different"))


def _count(value: object, place: Place) -> Count:
    table = Table(value, place, ("cards", "leaders", "pairs", *GOODS))
    if len(table.values) != 1:
        raise place.error(
            "expected one thing to count such as { cards = "
            f'"venture" }} or {{ military = 2 }}, found {len(table.values)}'
        )
    if "cards" in table:
        return Count("cards", card_type=table.choice("cards", CARD_TYPES))
    if "leaders" in table:
        return Count("leaders", per=table.whole("leaders", 1, 1))
    if "pairs" in table:
        return Count("pairs", per=table.whole("pairs", 1, 1))
    name = next(name for name in GOODS if name in table)
    return Count("good", good=name, per=table.whole(name, 1, MAX_VALUE))


def _gain_per(value: object, place: Place, where: Where) -> Effect:
    known = ("gain", "per", "capped_by_action_value", "maximum")
    table = Table(value, place, known)
    capped = table.flag("capped_by_action_value")
    if capped and where != "activation":
        raise table.at("capped_by_action_value").error(
            f"only allowed in {WHERE_NAMES['activation']}, where there is an action value"
        )
    if capped and "maximum" in table:
        raise table.at("maximum").error("not allowed with capped_by_action_value")
    gain = table.goods("gain", VICTORY if where == "end" else GOODS)
    count = _count(table.required("per", "what is counted"), table.at("per"))
    return GainPer(gain, count, capped, table.whole("maximum", 1, 99, default=0))


OPTION_KEYS: Final = (
    "pay",
    "pay_per_opponent",
    "discard",
    "gain",
    "privileges",
    "play_leader",
    "opponents_give",
    "market_reward",
    "repeat_up_to_action_value",
)
REWARD_KEYS: Final = ("gain", "privileges", "opponents_give", "market_reward")
ACTIVATION_OPTION_KEYS: Final = (
    "pay_per_opponent",
    "play_leader",
    "opponents_give",
    "market_reward",
    "repeat_up_to_action_value",
)


def _one_good(value: object, place: Place) -> Goods:
    """What an opponent hands over: the answer names a good, so each option has exactly one."""
    found = goods(value, place)
    if len(found) != 1:
        raise place.error(f"expected exactly one kind of good, found {len(found)}")
    return found


def _option(value: object, place: Place, where: Where, *, must_pay: bool) -> Option:
    table = Table(value, place, OPTION_KEYS)
    if where != "activation":
        for key in ACTIVATION_OPTION_KEYS:
            if key in table:
                raise table.at(key).error(f"only allowed in {WHERE_NAMES['activation']}")
    discards: tuple[Literal["", "character", "leader"], ...] = ("character", "leader")
    option = Option(
        pay=table.goods("pay", empty=True),
        pay_per_opponent=table.goods("pay_per_opponent", empty=True),
        discard=table.choice("discard", discards) if "discard" in table else "",
        gain=table.goods("gain", empty=True),
        privileges=table.whole("privileges", 1, 5, default=0),
        play_leader=table.flag("play_leader"),
        opponents_give=table.each("opponents_give", _one_good),
        market_reward=table.flag("market_reward"),
        repeat_up_to_action_value=table.flag("repeat_up_to_action_value"),
    )
    if must_pay and not (option.pay or option.pay_per_opponent or option.discard):
        raise place.error("expected a price (pay, pay_per_opponent or discard), found none")
    if option.repeat_up_to_action_value:
        for key in (
            "pay_per_opponent",
            "discard",
            "play_leader",
            "opponents_give",
            "market_reward",
        ):
            if key in table:
                raise table.at(key).error("not allowed with repeat_up_to_action_value")
    for alone in ("play_leader", "opponents_give"):
        others = [key for key in (*REWARD_KEYS, "play_leader") if key in table and key != alone]
        if alone in table and others:
            raise table.at(others[0]).error(f"not allowed together with {alone}")
    brings = option.gain or option.privileges or option.play_leader or option.opponents_give
    if not brings and not option.market_reward:
        raise place.error(
            "expected what it brings (gain, privileges, play_leader, opponents_give or "
            "market_reward), found none"
        )
    return option


def _exchange(value: object, place: Place, where: Where) -> Effect:
    def read(entry: object, inner: Place) -> Option:
        return _option(entry, inner, where, must_pay=True)

    return Exchange(each(value, place, read, least=1))


def _choose(value: object, place: Place, where: Where) -> Effect:
    def read(entry: object, inner: Place) -> Option:
        return _option(entry, inner, where, must_pay=False)

    return Choose(each(value, place, read, least=2))


def _action(value: object, place: Place, where: Where) -> Effect:
    take = ("kind", "types", "value", "discount", "special_tower")
    work = ("kind", "value", "bonuses_apply", "only_one_card", "cards_of_opponent")
    table = Table(value, place, tuple(dict.fromkeys(take + work)))
    kind = table.choice("kind", ("take_card", "harvest", "production"))
    if kind == "take_card":
        if where == "once_per_round":
            raise table.at("kind").error("expected harvest or production for a leader")
        table = Table(value, place, take)
        return TakeCard(
            types=table.words("types", CARD_TYPES),
            value=table.whole("value", 0, MAX_VALUE),
            discount=table.each("discount", _resources),
            special_tower=table.flag("special_tower", default=True),
        )
    table = Table(value, place, work)
    return Work(
        kind="harvest" if kind == "harvest" else "production",
        value=table.whole("value", 0, MAX_VALUE),
        bonuses_apply=table.flag("bonuses_apply", default=True),
        only_one_card=table.flag("only_one_card"),
        cards_of_opponent=table.flag("cards_of_opponent"),
    )


def _activate(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("types", "count"))
    workable: tuple[CardType, ...] = ("territory", "building")
    return Activate(table.words("types", workable), table.whole("count", 1, 6, default=1))


def _signed_value(table: Table, where: Where) -> int:
    if where == "excommunication":
        return table.whole("value", -9, -1)
    return table.whole("value", 1, 9)


def _bonus(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("on", "value", "discount"))
    on = table.choice("on", ACTION_KINDS)
    if "discount" in table and (where == "excommunication" or on in ("harvest", "production")):
        raise table.at("discount").error("only allowed for a bonus on a card type")
    return Bonus(on, _signed_value(table, where), table.each("discount", _resources))


def _discount(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("types", "goods"))
    return Discount(table.words("types", CARD_TYPES), table.goods("goods", RESOURCES))


def _member_bonus(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("members", "value"))
    groups: tuple[Literal["coloured", "neutral"], ...] = ("coloured", "neutral")
    return MemberBonus(table.choice("members", groups), _signed_value(table, where))


def _set_member_value(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("members", "value"))
    groups: tuple[Literal["all_coloured", "one_coloured"], ...] = (
        ("one_coloured",) if where == "once_per_round" else ("all_coloured",)
    )
    return SetMemberValue(table.choice("members", groups), table.whole("value", 0, MAX_VALUE))


def _rule(value: object, place: Place, where: Where) -> Effect:
    if not isinstance(value, str) or value not in RULE_NAMES:
        hint = suggest(value, RULE_NAMES) if isinstance(value, str) else ""
        raise place.wrong(f"one of the rules {join(RULE_NAMES)}{hint}", value)
    if value in FAMILY_RULES and where != "family":
        raise place.error(f"the rule {value} is only allowed in {WHERE_NAMES['family']}")
    if value in LEADER_RULES and where != "leader":
        raise place.error(f"the rule {value} is only allowed in {WHERE_NAMES['leader']}")
    return Rule(value)


def _trigger(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("on", "gain"))
    return Trigger(table.choice("on", TRIGGERS), table.goods("gain"))


def _token_slot(value: object, place: Place, where: Where) -> Effect:
    wanted: Literal["activation", "market"] = "activation" if where == "activation" else "market"
    if value != wanted:
        raise place.wrong(f'"{wanted}" in {WHERE_NAMES[where]}', value)
    return TokenSlot(wanted)


def _draw_leaders(value: object, place: Place, where: Where) -> Effect:
    return DrawLeaders(whole(value, place, 1, 4))


def _draw_tokens(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("count", "keep"))
    count = table.whole("count", 1, 9)
    return DrawTokens(count, table.whole("keep", 1, count))


def _take_discarded(value: object, place: Place, where: Where) -> Effect:
    return TakeDiscarded(Table(value, place, ("types",)).words("types", CARD_TYPES))


def _opponents_discard(value: object, place: Place, where: Where) -> Effect:
    return OpponentsDiscard(Table(value, place, ("types",)).words("types", CARD_TYPES))


def _opponents_give(value: object, place: Place, where: Where) -> Effect:
    return OpponentsGive(each(value, place, _one_good, least=1))


def _free_exchange(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("pay", "gain"))
    return FreeExchange(table.goods("pay"), table.goods("gain"))


def _extra_member(value: object, place: Place, where: Where) -> Effect:
    return ExtraMember(Table(value, place, ("value",)).whole("value", 0, MAX_VALUE))


def _card_limit(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("type", "maximum", "scores"))
    scores = table.each("scores", lambda entry, inner: whole(entry, inner, 0, 99))
    return CardLimit(table.choice("type", CARD_TYPES), table.whole("maximum", 1, 12), scores)


def _auction_leaders(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("count", "play_one"))
    return AuctionLeaders(table.whole("count", 1, 4), table.flag("play_one"))


def _set_rewards(value: object, place: Place, where: Where) -> Effect:
    def read(entry: object, inner: Place) -> tuple[Effect, ...]:
        return read_effects(entry, inner, "set_reward")

    return SetRewards(each(value, place, read, least=1, most=MAX_OPTIONS))


def _lose_on_excommunication(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, VICTORY)
    return LoseOnExcommunication(table.whole("victory", 1, 99))


def _gain_penalty(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("goods", "amount"))
    return GainPenalty(table.words("goods", GOODS), table.whole("amount", 1, 9))


def _forbid(value: object, place: Place, where: Where) -> Effect:
    if value == "market":
        return Forbid("market")
    if value == "special_tower":
        return Forbid("special_tower")
    raise place.wrong("one of market, special_tower", value)


def _servants_per_value(value: object, place: Place, where: Where) -> Effect:
    return ServantsPerValue(whole(value, place, 2, 9))


def _no_end_score(value: object, place: Place, where: Where) -> Effect:
    scoring: tuple[CardType, ...] = ("territory", "character", "venture")
    return NoEndScore(choice(value, place, scoring))


def _end_loss(value: object, place: Place, where: Where) -> Effect:
    table = Table(value, place, ("counted", "per", "victory", "beyond"))
    kinds: tuple[
        Literal["victory", "military", "building_costs", "resources", "cards_beyond"], ...
    ] = ("victory", "military", "building_costs", "resources", "cards_beyond")
    counted = table.choice("counted", kinds)
    if "beyond" in table and counted != "cards_beyond":
        raise table.at("beyond").error("only allowed with counted = cards_beyond")
    beyond = table.whole("beyond", 1, 12) if counted == "cards_beyond" else 0
    per = table.whole("per", 1, 99, default=1)
    return EndLoss(counted, per, table.whole("victory", 1, 99, default=1), beyond)


# An effect without details needs no reader: it is written `{ play_leader = true }`.
READERS: Final[dict[str, Callable[[object, Place, Where], Effect]]] = {
    "gain": _gain,
    "lose": _lose,
    "privileges": _privileges,
    "gain_per": _gain_per,
    "exchange": _exchange,
    "choose": _choose,
    "action": _action,
    "activate": _activate,
    "bonus": _bonus,
    "discount": _discount,
    "member_bonus": _member_bonus,
    "set_member_value": _set_member_value,
    "rule": _rule,
    "trigger": _trigger,
    "token_slot": _token_slot,
    "draw_leaders": _draw_leaders,
    "draw_tokens": _draw_tokens,
    "take_discarded": _take_discarded,
    "opponents_discard": _opponents_discard,
    "opponents_give": _opponents_give,
    "free_exchange": _free_exchange,
    "extra_member": _extra_member,
    "card_limit": _card_limit,
    "auction_leaders": _auction_leaders,
    "set_rewards": _set_rewards,
    "lose_on_excommunication": _lose_on_excommunication,
    "gain_penalty": _gain_penalty,
    "forbid": _forbid,
    "servants_per_value": _servants_per_value,
    "no_end_score": _no_end_score,
    "end_loss": _end_loss,
}
