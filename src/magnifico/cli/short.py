"""Cards in abbreviated form, for tables with one line per card; `card` shows the full text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from magnifico.content.effects import (
    Bonus,
    Choose,
    Count,
    Discount,
    Effect,
    Exchange,
    Gain,
    GainPer,
    Lose,
    MemberBonus,
    OpponentsGive,
    Option,
    Privileges,
    TakeCard,
    Trigger,
    Work,
)
from magnifico.content.model import Card, Leader, Requirement
from magnifico.content.vocabulary import CARD_TYPES, GOODS, Goods
from magnifico.texts import Texts, describe_effect, describe_requirement
from magnifico.texts.words import labelled

TYPE_LETTERS = {"territory": "T", "character": "C", "building": "B", "venture": "V"}


def short_goods(goods: Goods | Mapping[str, int], texts: Texts, privileges: int = 0) -> str:
    """Goods as "2 wood 1 coin" with the short words of the language."""
    amounts = dict(goods)
    parts = [f"{amounts[good]} {texts.get(f'short-{good}')}" for good in GOODS if good in amounts]
    if privileges:
        parts.append(f"{privileges} {texts.get('short-privilege')}")
    return " ".join(parts)


def short_cost(card: Card, texts: Texts) -> str:
    """The price of a card, alternatives separated by a bar; empty for a free card."""
    prices: list[str] = []
    for cost in card.costs:
        parts = [short_goods(cost.goods, texts)] if cost.goods else []
        if cost.military_per_opponent:
            military = texts.get("short-military")
            parts.append(f"{cost.military_per_opponent} {military}/{texts.get('short-opponent')}")
        if cost.military_required > dict(cost.goods).get("military", 0):
            parts.append(f"({cost.military_required}+)")
        prices.append(" ".join(parts))
    return " | ".join(prices)


def _types(types: Iterable[str]) -> str:
    return "".join(TYPE_LETTERS[one] for one in CARD_TYPES if one in set(types))


def _alternatives(lots: Sequence[Goods], texts: Texts) -> str:
    return "/".join(short_goods(lot, texts) for lot in lots)


def _counted(count: Count, texts: Texts) -> str:
    if count.what == "leaders":
        return texts.get("short-leader")
    if count.what == "pairs":
        return f"({texts.get('short-wood')}+{texts.get('short-stone')})"
    if count.card_type is not None:
        return TYPE_LETTERS[count.card_type]
    word = texts.get(f"short-{count.good or 'victory'}")
    return word if count.per == 1 else f"{count.per} {word}"


def _option(option: Option, texts: Texts) -> str | None:
    """One option in short, or None if it takes words."""
    if option.discard or option.play_leader or option.opponents_give or option.market_reward:
        return None
    if option.pay_per_opponent:
        return None
    reward = short_goods(option.gain, texts, option.privileges)
    if not option.pay:
        return reward
    repeat = "×n" if option.repeat_up_to_action_value else ""
    return f"{short_goods(option.pay, texts)}→{reward}{repeat}"


def _is_plain(work: Work) -> bool:
    return work.bonuses_apply and not work.cards_of_opponent and not work.only_one_card


def short_effect(effect: Effect, texts: Texts) -> str:
    """One effect, abbreviated; rare effects in full."""
    if isinstance(effect, Gain):
        return short_goods(effect.goods, texts)
    if isinstance(effect, Lose):
        return "−" + short_goods(effect.goods, texts)
    if isinstance(effect, Privileges):
        mark = "≠" if effect.different and effect.count > 1 else " "
        return f"{effect.count}{mark}{texts.get('short-privilege')}"
    if isinstance(effect, GainPer):
        return f"{short_goods(effect.goods, texts)}/{_counted(effect.count, texts)}"
    if isinstance(effect, Exchange | Choose):
        arms = [_option(option, texts) for option in effect.options]
        if None not in arms:
            return " | ".join(arm for arm in arms if arm is not None)
    if isinstance(effect, TakeCard):
        text = texts.get("short-take", types=_types(effect.types), value=effect.value)
        return f"{text} (−{_alternatives(effect.discount, texts)})" if effect.discount else text
    if isinstance(effect, Work) and _is_plain(effect):
        return f"{texts.get(f'action-{effect.kind}')} {effect.value}"
    if isinstance(effect, Bonus):
        kind = TYPE_LETTERS.get(effect.on) or texts.get(f"action-{effect.on}")
        text = f"{kind} {effect.value:+d}".replace("-", "−")
        return f"{text} (−{_alternatives(effect.discount, texts)})" if effect.discount else text
    if isinstance(effect, Discount):
        return f"{_types(effect.types)} −{short_goods(effect.goods, texts)}"
    return describe_effect(effect, texts)


def short_effects(effects: Sequence[Effect], texts: Texts) -> str:
    """Several effects in a row, with goods and privileges merged."""
    text = ""
    plain_before = False
    for effect in effects:
        plain = isinstance(effect, Gain | Privileges)
        text += ("" if not text else " " if plain and plain_before else ", ") + short_effect(
            effect, texts
        )
        plain_before = plain
    return text


def short_activation(card: Card, texts: Texts) -> str:
    """What a territory or a building brings when it activates: "5+ 3 wood"."""
    return f"{card.activation}+ {short_effects(card.permanent, texts)}"


def short_card(card: Card, texts: Texts) -> str:
    """Everything a card does except its price."""
    parts: list[str] = []
    if card.immediate:
        parts.append(texts.get("short-now", text=short_effects(card.immediate, texts)))
    if card.permanent:
        if card.activation:
            parts.append(short_activation(card, texts))
        else:
            parts.append(short_effects(card.permanent, texts))
    end = short_end(card, texts)
    if end:
        parts.append(texts.get("short-end", text=end))
    return "; ".join(parts)


def short_end(card: Card, texts: Texts) -> str:
    """What a card scores at the end."""
    parts = [f"{card.end_victory} {texts.get('short-victory')}"] if card.end_victory else []
    if card.end_effects:
        parts.append(short_effects(card.end_effects, texts))
    return " ".join(parts)


def short_requirements(requirements: Sequence[Requirement], texts: Texts) -> str:
    """What a leader needs: "5 T 2 mil" or words."""
    parts: list[str] = []
    for one in requirements:
        letter = TYPE_LETTERS.get(one.kind.removesuffix("_cards"))
        if one.at_most:
            parts.append(describe_requirement(one, texts))
        elif letter is not None:
            parts.append(f"{one.amount} {letter}")
        elif one.kind in GOODS:
            parts.append(f"{one.amount} {texts.get(f'short-{one.kind}')}")
        else:
            parts.append(describe_requirement(one, texts))
    return ", ".join(parts)


def short_leader(leader: Leader, texts: Texts) -> str:
    """What a leader does, with a mark that says how often."""
    parts: list[str] = []
    for effect in leader.effects:
        if isinstance(effect, Gain | Privileges | Work | MemberBonus | Trigger | OpponentsGive):
            parts.append(short_effect(effect, texts))
        else:
            parts.append(describe_effect(effect, texts))
    if leader.ability == "space":
        label = texts.get("ability-space", minimum=leader.space_minimum)
    else:
        label = texts.get(f"ability-{leader.ability}")
    text = ", ".join(parts)
    return text if leader.ability == "permanent" else labelled(label, text, texts)
