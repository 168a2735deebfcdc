"""Effects as icons, the same as at the browser table; effects without icons are put in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from magnifico.content import Card, Leader, Requirement
from magnifico.content.effects import (
    CARD_TYPES,
    Activate,
    Bonus,
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
    Goods,
    Lose,
    MemberBonus,
    MilitaryCatchUp,
    NoEndScore,
    OpponentsDiscard,
    OpponentsGive,
    Option,
    PlayLeader,
    Privileges,
    ServantsPerValue,
    SetMemberValue,
    TakeCard,
    TakeDiscarded,
    TokenSlot,
    Trigger,
    Work,
    WorkAtSpaceValue,
)
from magnifico.draw.signs import (
    Cluster,
    Row,
    Sign,
    amount,
    goods_row,
    head,
    icon,
    mark,
    signed,
    value,
    words,
)
from magnifico.texts import Texts, describe_effect, sentence

Moment: TypeAlias = Literal["once", "harvest", "production", "always", "end"]
COLOURED: Final = ("white", "black", "orange")


@dataclass(frozen=True, slots=True)
class Line:
    """What a card does at one moment; every row starts a new line."""

    when: Moment
    rows: tuple[Row, ...]


def lines_of(card: Card, texts: Texts) -> list[Line]:
    """Everything a card does: at once, then as a standing effect or on activation, then at the end."""
    standing: Moment = "always"
    if card.activation:
        standing = "harvest" if card.card_type == "territory" else "production"
    end: tuple[Effect, ...] = card.end_effects
    if card.end_victory:
        end = (Gain((("victory", card.end_victory),)), *end)
    moments: tuple[tuple[Moment, tuple[Effect, ...]], ...] = (
        ("once", card.immediate),
        (standing, card.permanent),
        ("end", end),
    )
    return [Line(when, tuple(rows_of(effects, texts))) for when, effects in moments if effects]


def rows_of(effects: Sequence[Effect], texts: Texts) -> list[Row]:
    """One row for each effect; goods and privileges share a row."""
    together: Row = []
    others: list[Row] = []
    for effect in effects:
        if isinstance(effect, Gain | Privileges):
            together += effect_rows(effect, texts)[0]
        else:
            others += effect_rows(effect, texts)
    if together and len(others) == 1 and any(isinstance(one, TakeCard | Work) for one in effects):
        return [[*together, *others[0]]]
    return [together, *others] if together else others


def effect_rows(effect: Effect, texts: Texts) -> list[Row]:
    """One effect in icons or words; every option of a choice has its own row."""
    if isinstance(effect, Exchange | Choose):
        return [_arm(option) for option in effect.options]
    for reader in (_gained, _acted, _standing, _suffered):
        row = reader(effect, texts)
        if row:
            return [row]
    return [words(sentence(describe_effect(effect, texts)))]


def requirement_row(requirements: Sequence[Requirement]) -> Row:
    """What a leader requires."""
    icons = {
        "cards": "special",
        "same_type_cards": "hand",
        "card_types": "hand",
        "wood_and_stone": "wood",
        "leaders": "leader",
    }
    row: Row = []
    for one in requirements:
        shown = f"≤{one.amount}" if one.at_most else one.amount
        row.append(amount(shown, icons.get(one.kind, one.kind.removesuffix("_cards"))))
    return row


def ability_sign(leader: Leader) -> Cluster:
    """The sign for when a leader's effects apply."""
    if leader.ability == "permanent":
        return icon("loop")
    return value(leader.space_minimum) if leader.ability == "space" else icon("bolt")


# ------------------------------------------------------------------------------------------------ parts


def _types(types: Sequence[str]) -> Row:
    return [icon("special")] if set(types) == set(CARD_TYPES) else [icon(one) for one in types]


def _minus(lots: Sequence[Goods]) -> Row:
    return _alternatives([goods_row(lot, times=-1) for lot in lots])


def _alternatives(rows: Sequence[Row]) -> Row:
    joined: Row = []
    for row in rows:
        joined += [mark("/"), *row] if joined else row
    return joined


def _together(*rows: Row) -> Row:
    """Several rows as one cluster, which never wraps."""
    return [tuple(sign for row in rows for cluster in row for sign in cluster)]


def _arm(option: Option) -> Row:
    paid: Row = goods_row(option.pay)
    if option.pay_per_opponent:
        paid += _together(goods_row(option.pay_per_opponent), [mark("/")], [icon("opponents")])
    if option.discard:
        paid.append(amount(-1, option.discard))
    gained = goods_row(option.gain, option.privileges)
    if option.play_leader:
        gained += _together([icon("leader")], [icon("play")])
    if option.opponents_give:
        gained += [icon("opponents"), icon("arrow")]
        gained += _alternatives([goods_row(lot) for lot in option.opponents_give])
    if option.market_reward:
        gained.append(icon("hand"))
    if option.repeat_up_to_action_value:
        gained += [mark("×"), value("n")]
    return [*paid, icon("arrow"), *gained] if paid else gained


def _counted(count: Count) -> Row:
    if count.what == "cards":
        return [icon(count.card_type or "special")]
    if count.what == "leaders":
        return [icon("leader")]
    if count.what == "pairs":
        return [icon("wood"), icon("stone")]
    good = count.good or "victory"
    return [amount(count.per, good)] if count.per > 1 else [icon(good)]


# --------------------------------------------------------------------------------------------- readers
# Each returns an empty row for effects that are not its own.


def _gained(effect: Effect, texts: Texts) -> Row:
    """Goods, privileges, tokens and leaders."""
    if isinstance(effect, Gain):
        return goods_row(effect.goods)
    if isinstance(effect, Lose):
        return goods_row(effect.goods, times=-1)
    if isinstance(effect, Privileges):
        return goods_row((), effect.count, effect.different)
    if isinstance(effect, GainPer):
        return _together(goods_row(effect.goods), [mark("/")], _counted(effect.count))
    if isinstance(effect, TokenSlot):
        return [icon("tokens"), icon("arrow"), icon("slot")]
    if isinstance(effect, DrawLeaders):
        return [amount(f"+{effect.count}", "leader")]
    if isinstance(effect, DrawTokens):
        return [amount(effect.count, "tokens"), icon("arrow"), amount(effect.keep, "tokens")]
    if isinstance(effect, MilitaryCatchUp):
        return [amount("=1.", "military")]
    if isinstance(effect, FreeExchange):
        return [*goods_row(effect.pay), icon("arrow"), *goods_row(effect.gain)]
    return []


def _acted(effect: Effect, texts: Texts) -> Row:
    """Actions, and what opponents have to do."""
    if isinstance(effect, TakeCard):
        return [*_types(effect.types), value(effect.value), *_minus(effect.discount)]
    if isinstance(effect, Work):
        row = [icon(effect.kind), value(effect.value)]
        if effect.cards_of_opponent:
            row.append(icon("opponents"))
        if effect.only_one_card:
            row.append(amount(1, "territory" if effect.kind == "harvest" else "building"))
        return row
    if isinstance(effect, WorkAtSpaceValue):
        return _alternatives([[icon("harvest")], [icon("production")]])
    if isinstance(effect, Activate):
        return [mark(str(effect.count)), *_types(effect.types), icon("play")]
    if isinstance(effect, PlayLeader):
        return _together([icon("leader")], [icon("play")])
    if isinstance(effect, TakeDiscarded):
        return [icon("return"), *_types(effect.types)]
    if isinstance(effect, OpponentsDiscard):
        return [icon("opponents"), mark(signed(-1)), *_types(effect.types)]
    if isinstance(effect, OpponentsGive):
        given = _alternatives([goods_row(lot) for lot in effect.options])
        return [icon("opponents"), icon("arrow"), *given]
    return []


def _standing(effect: Effect, texts: Texts) -> Row:
    """Standing effects."""
    if isinstance(effect, Bonus):
        bonus = (Sign("icon", effect.on), Sign("number", signed(effect.value)))
        return [bonus, *_minus(effect.discount)]
    if isinstance(effect, Discount):
        return [*_types(effect.types), *_minus([effect.goods])]
    if isinstance(effect, MemberBonus):
        members = ("neutral",) if effect.members == "neutral" else COLOURED
        return [*_together(*([head(one)] for one in members)), mark(signed(effect.value))]
    if isinstance(effect, SetMemberValue):
        heads: list[Row] = [[head(one)] for one in COLOURED]
        shown = _alternatives(heads) if effect.members == "one_coloured" else _together(*heads)
        return [*_together(shown), mark("="), value(effect.value)]
    if isinstance(effect, Trigger):
        on = effect.on.removeprefix("take_").removeprefix("play_")
        on = "faith" if on == "church_support" else on
        return [icon(on), icon("arrow"), *goods_row(effect.gain)]
    if isinstance(effect, ExtraMember):
        return [head("brown"), value(effect.value)]
    return []


def _suffered(effect: Effect, texts: Texts) -> Row:
    """The penalties of excommunications."""
    if isinstance(effect, GainPenalty):
        return [amount(-effect.amount, good) for good in effect.goods]
    if isinstance(effect, NoEndScore):
        return [icon(effect.card_type), icon("arrow"), amount(0, "victory")]
    if isinstance(effect, Forbid):
        if effect.area == "special_tower":
            return [icon("cross"), icon("special")]
        return [icon("cross"), *words(sentence(texts.get("web-city-market")))]
    if isinstance(effect, ServantsPerValue):
        return [amount(effect.servants, "servants"), mark("="), mark("+1")]
    if isinstance(effect, EndLoss):
        return [icon("flag"), amount(-effect.victory, "victory"), mark("/"), *_lost(effect)]
    return []


def _lost(effect: EndLoss) -> Row:
    if effect.counted == "victory" or effect.counted == "military":
        return [amount(effect.per, effect.counted)] if effect.per > 1 else [icon(effect.counted)]
    if effect.counted == "building_costs":
        return [icon("wood"), icon("stone"), icon("building")]
    if effect.counted == "cards_beyond":
        return [amount(f">{effect.beyond}", "special")]
    return [icon("wood"), icon("stone"), icon("coins"), icon("servants")]
