"""Turns the fact files into cards, leaders and tiles without the pack reader, to compare with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, cast

from magnifico.content.effects import (
    EFFECTS,
    Activate,
    Bonus,
    Choose,
    Cost,
    Count,
    Discount,
    DrawLeaders,
    DrawTokens,
    Effect,
    EndLoss,
    Exchange,
    Forbid,
    Gain,
    GainPenalty,
    GainPer,
    Lose,
    MemberBonus,
    NoEndScore,
    OpponentsDiscard,
    OpponentsGive,
    Option,
    PlayLeader,
    Privileges,
    Rule,
    ServantsPerValue,
    SetMemberValue,
    SkipFirstTurn,
    TakeCard,
    TakeDiscarded,
    TokenSlot,
    Trigger,
    Work,
    WorkAtSpaceValue,
)
from magnifico.content.model import Requirement
from magnifico.content.vocabulary import CARD_TYPES, GOODS, ActionKind, CardType, GoodName, Goods

Json = dict[str, Any]

FACTS: Final = Path(__file__).parent.parent / "facts"
EXPANSION_WORDS: Final = {"vp": "victory", "special_tokens": "tokens"}


def fact_file(name: str) -> Any:
    """Return one parsed fact file."""
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


def to_goods(amounts: Mapping[str, int]) -> Goods:
    """Return amounts in the order of GOODS, under the names of the vocabulary."""
    named = {EXPANSION_WORDS.get(name, name): amount for name, amount in amounts.items()}
    assert set(named) <= set(GOODS), named
    return tuple((good, named[good]) for good in GOODS if named.get(good))


def to_types(types: list[str]) -> tuple[CardType, ...]:
    """Return card types in the order of the towers."""
    assert set(types) <= set(CARD_TYPES)
    return tuple(card_type for card_type in CARD_TYPES if card_type in types)


def to_cost(cost: Json) -> Cost:
    """Return one price; "2 per opponent" is a product."""
    military = cost.get("military")
    if isinstance(military, str):
        number, _, rest = military.partition(" ")
        assert rest == "per opponent"
        return Cost((), military_per_opponent=int(number))
    goods = {name: amount for name, amount in cost.items() if name != "military_required"}
    return Cost(to_goods(goods), military_required=cost.get("military_required", 0))


# the base game: single-key tables


def base_effect(effect: Json) -> Effect:
    """Return an effect of the base game's facts."""
    assert len(effect) == 1
    name, content = next(iter(effect.items()))
    match name:
        case "gain":
            return Gain(to_goods(content))
        case "privileges":
            return Privileges(content, different=content > 1)
        case "gain_per":
            what, value = next(iter(content["per"].items()))
            if what == "cards":
                count = Count("cards", card_type=value)
            else:
                count = Count("good", good=cast(GoodName, what), per=value)
            return GainPer(to_goods(content["gain"]), count)
        case "exchange":
            return Exchange(
                tuple(
                    Option(
                        pay=to_goods(arm["pay"]),
                        gain=to_goods(arm["gain"]),
                        privileges=arm.get("privileges", 0),
                    )
                    for arm in content
                )
            )
        case "action":
            if content["kind"] == "take_card":
                return TakeCard(
                    to_types(content["types"]),
                    content["value"],
                    tuple(to_goods(arm) for arm in content["discount"]),
                )
            return Work(
                content["kind"],
                content["value"],
                bonuses_apply=content.get("card_bonuses_apply", True),
            )
        case "bonus":
            discount = tuple(to_goods(arm) for arm in content.get("discount", []))
            return Bonus(content["on"], content["value"], discount)
        case "set_member_value" | "member_bonus" | "member_penalty":
            return _member_effect(name, content)
        case "card_discount":
            return Discount(to_types(content["types"]), to_goods(content["discount"]))
        case "on_church_support":
            return Trigger("church_support", to_goods(content["gain"]))
        case _:
            return _base_rule_or_penalty(name, content)


def _member_effect(name: str, content: Json) -> Effect:
    members = content["members"].replace("colored", "coloured")
    if name == "set_member_value":
        return SetMemberValue(members, content["value"])
    return MemberBonus(members, content["value"])


BASE_RULES: Final = {
    "no_tower_bonus": "no_floor_bonus",
    "place_in_occupied_spaces": "place_in_occupied",
    "no_occupied_tower_surcharge": "no_surcharge",
    "copy_leader": "copy_leader",
    "no_territory_military_requirement": "no_territory_requirement",
    "double_immediate_gain": "double_immediate",
}


def _base_rule_or_penalty(name: str, content: Any) -> Effect:
    if name in BASE_RULES:
        return Rule(BASE_RULES[name])
    match name:
        case "gain_penalty":
            goods = tuple(good for good in GOODS if good in content["resources"])
            return GainPenalty(goods, content["amount"])
        case "action_penalty":
            return Bonus(content["on"], content["value"])
        case "forbid_placement":
            return Forbid(content["area"])
        case "servants_per_value":
            return ServantsPerValue(content)
        case "skip_first_turn":
            return SkipFirstTurn()
        case "no_end_score":
            return NoEndScore(content["cards"])
        case "end_loss":
            per = content["per"]
            if "victory" in per:
                return EndLoss("victory", per["victory"], content["victory"])
            if "military" in per:
                return EndLoss("military", per["military"], content["victory"])
            if "printed_building_cost" in per:
                return EndLoss("building_costs", per["amount"], content["victory"])
            return EndLoss("resources", per["amount"], content["victory"])
    raise AssertionError(f"no such effect in the facts of the base game: {name}")


def base_requirements(requirement: Json) -> set[Requirement]:
    """Return the conditions of a leader of the base game."""
    found = {
        Requirement(cast(Any, good), amount)
        for good, amount in requirement.get("resources", {}).items()
    }
    for card_type, amount in requirement.get("cards", {}).items():
        found.add(Requirement(cast(Any, f"{card_type}_cards"), amount))
    if "same_type_cards" in requirement:
        found.add(Requirement("same_type_cards", requirement["same_type_cards"]))
    return found


# the expansions: tables with the word "do"


def expansion_effect(effect: Json) -> Effect:
    """Return an effect of the expansions' facts."""
    match effect["do"]:
        case "gain":
            return Gain(to_goods(effect["what"]))
        case "lose":
            assert effect["mandatory"]
            return Lose(to_goods(effect["what"]))
        case "privileges":
            return Privileges(effect["count"], effect["different"])
        case "gain_per":
            return GainPer(
                to_goods(effect["what"]),
                _count(effect["per"]),
                capped_by_action_value=effect.get("cap") == "action_value",
                maximum=effect.get("max_total", {}).get("vp", 0),
            )
        case "exchange":
            return Exchange(_arms(effect))
        case "choose":
            return _choose(effect["options"])
        case "action":
            return _action(effect)
        case "activate_card":
            assert effect["ignore_activation"]
            return Activate(to_types(effect["types"]), effect["count"])
        case "bonus":
            return Bonus(cast(ActionKind, effect["target"]), effect["value"])
        case "trigger":
            return _trigger(effect)
        case "token_slot":
            return TokenSlot("market" if "market" in effect["trigger"] else "activation")
        case "rule":
            return Rule(_rule_name(effect))
        case _:
            return _seldom(effect)


def _seldom(effect: Json) -> Effect:
    match effect["do"]:
        case "draw_leaders":
            return DrawLeaders(effect["count"])
        case "play_leader":
            assert effect["ignore"] == "all_requirements"
            return PlayLeader()
        case "draw_tokens":
            return DrawTokens(effect["count"], effect["keep"])
        case "take_discarded_card":
            assert effect["free"]
            return TakeDiscarded(to_types(effect["types"]))
        case "opponents_discard":
            assert effect["each_opponent"] == 1
            return OpponentsDiscard(to_types(effect["types"]))
        case "opponents_give":
            return OpponentsGive(_gifts(effect))
        case name if name in EFFECTS and not fields(EFFECTS[name][0]):
            return EFFECTS[name][0]()  # nothing to convert but the name
    raise AssertionError(f"no such effect in the facts of the expansions: {effect}")


def _gifts(effect: Json) -> tuple[Goods, ...]:
    return tuple(to_goods(gift) for gift in effect["each_opponent"]["one_of"])


def _count(per: Json) -> Count:
    what, value = next(iter(per.items()))
    match what:
        case "cards":
            return Count("cards", card_type=value)
        case "leaders_played":
            return Count("leaders", per=value)
        case "pairs_of":
            assert value == ["wood", "stone"]
            return Count("pairs")
        case _:
            good = cast(GoodName, EXPANSION_WORDS.get(what, what))
            return Count("good", good=good, per=value)


def _arms(exchange: Json) -> tuple[Option, ...]:
    """Return the options of an exchange: one, or one for each thing that may be received."""
    if "get_choice" in exchange:
        pay = to_goods(exchange["pay"])
        return tuple(Option(pay=pay, gain=to_goods(get)) for get in exchange["get_choice"])
    return (_arm(exchange),)


def _arm(exchange: Json) -> Option:
    price = exchange["pay"]
    fields: dict[str, Any] = {"gain": to_goods(exchange.get("get", {}))}
    if price.get("discard_own_card") == "character":
        fields["discard"] = "character"
    elif "discard_played_leader" in price:
        fields["discard"] = "leader"
    elif price.get("times") == "number of opponents":
        amounts = {name: amount for name, amount in price.items() if name != "times"}
        fields["pay_per_opponent"] = to_goods(amounts)
    else:
        fields["pay"] = to_goods(price)
    for effect in exchange.get("get_effects", []):
        match effect["do"]:
            case "privileges":
                fields["privileges"] = effect["count"]
            case "play_leader":
                fields["play_leader"] = True
            case "opponents_give":
                fields["opponents_give"] = _gifts(effect)
            case other:
                raise AssertionError(other)
    fields["repeat_up_to_action_value"] = exchange["times"] == "up to action_value"
    return Option(**fields)


def _choose(options: list[list[Json]]) -> Effect:
    """Return a choice; two actions are Bramante's space, two exchanges are one with two options."""
    assert all(len(option) == 1 for option in options)
    words = [option[0]["do"] for option in options]
    if words == ["action", "action"]:
        assert {option[0]["kind"] for option in options} == {"harvest", "production"}
        return WorkAtSpaceValue()
    if words == ["exchange", "exchange"]:
        return Exchange(tuple(_arm(option[0]) for option in options))
    arms = []
    for (effect,) in options:
        match effect["do"]:
            case "gain":
                arms.append(Option(gain=to_goods(effect["what"])))
            case "privileges":
                arms.append(Option(privileges=effect["count"]))
            case "market_reward":
                arms.append(Option(market_reward=True))
            case "exchange":
                arms.append(_arm(effect))
            case other:
                raise AssertionError(other)
    return Choose(tuple(arms))


def _action(effect: Json) -> Effect:
    if effect["kind"] == "take_card":
        assert effect["exclude"] == "special tower"
        return TakeCard(to_types(effect["card_types"]), effect["value"], special_tower=False)
    assert effect["servants_may_raise"]
    return Work(
        effect["kind"],
        effect["value"],
        bonuses_apply=effect.get("character_bonuses_apply", True),
        only_one_card=effect.get("max_cards") == 1,
        cards_of_opponent="cards_of" in effect,
    )


def _trigger(effect: Json) -> Effect:
    on = effect["on"]
    if on == "you gain victory points from any source":
        return Rule("extra_victory")
    if on == "you receive one or more council privileges from one source":
        return Rule("extra_privilege")
    (gain,) = effect["effects"]
    assert gain["do"] == "gain"
    if on == "you play a leader":
        return Trigger("play_leader", to_goods(gain["what"]))
    (card_type,) = (word for word in CARD_TYPES if on == f"you take a {word} card")
    return Trigger(cast(Any, f"take_{card_type}"), to_goods(gain["what"]))


def _rule_name(effect: Json) -> str:
    if effect["id"] == "ignore_large_space_penalty":
        return f"no_large_{effect['scope']}_penalty"
    return {
        "no_occupied_fee": "no_surcharge_special",
        "leader_requirement_waiver": "ignore_one_requirement",
        "excommunication_immunity": "no_excommunication",
        "servants_replace": "servants_replace",
        "servant_value": "servants_count_double",
    }[effect["id"]]


REQUIREMENT_WORDS: Final = {
    **EXPANSION_WORDS,
    "wood_plus_stone": "wood_and_stone",
    "development_cards": "cards",
    "distinct_card_types": "card_types",
}


def expansion_requirements(requirements: Json) -> set[Requirement]:
    """Return the conditions of a leader of the expansions."""
    return {
        Requirement(
            cast(Any, REQUIREMENT_WORDS.get(what, what)), amount, at_most=bound == "at_most"
        )
        for bound in ("at_least", "at_most")
        for what, amount in requirements[bound].items()
    }
