"""Effects as rows of small signs, for pictures and for the page: the one place that says which icons an effect has.

An effect without icons is described in words. How a sign looks is up to the code that draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from magnifico.content.effects import (
    CARD_TYPES,
    GOODS,
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
from magnifico.texts.bundles import Texts
from magnifico.texts.words import sentence

MINUS: Final = "\N{MINUS SIGN}"
COLOURED: Final = ("white", "black", "orange")


SignKind: TypeAlias = Literal["number", "icon", "value", "head", "words"]


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign. `kind` says how `text` is shown: as a bold number, an icon, a value, a head or plain words."""

    kind: SignKind
    text: str
    tone: str = ""  # of a value: harvest or production


Cluster: TypeAlias = tuple[Sign, ...]
"""Signs that are kept together, such as a number and its icon."""

Row: TypeAlias = list[Cluster]


def amount(count: int | str, icon: str) -> Cluster:
    """A number and its icon; negative numbers get a real minus sign."""
    text = f"{MINUS}{-count}" if isinstance(count, int) and count < 0 else str(count)
    return (Sign("number", text), Sign("icon", icon))


def icon(name: str) -> Cluster:
    """An icon alone."""
    return (Sign("icon", name),)


def mark(text: str) -> Cluster:
    """A bold number or mark without an icon."""
    return (Sign("number", text),)


def value(number: int | str, tone: str = "") -> Cluster:
    """The value of an action, in a rounded square."""
    return (Sign("value", str(number), tone),)


def head(member: str) -> Cluster:
    """The head of a family member."""
    return (Sign("head", member),)


def words(text: str) -> Row:
    """A text that may wrap between words."""
    return [(Sign("words", word),) for word in text.split()]


def signed(number: int) -> str:
    """A change of a value with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def goods_row(
    goods: Goods | Mapping[str, int], privileges: int = 0, different: bool = False, times: int = 1
) -> Row:
    """Goods and privileges, in the order of GOODS."""
    amounts = dict(goods)
    row = [amount(amounts[good] * times, good) for good in GOODS if good in amounts]
    if privileges:
        cluster = amount(privileges, "privilege")
        row.append((*cluster, Sign("number", "≠")) if different and privileges > 1 else cluster)
    return row


def icon_rows(effect: Effect, texts: Texts) -> list[Row]:
    """An effect in icons, with a row for every option of a choice; empty if it has to be described in words."""
    if isinstance(effect, Exchange | Choose):
        return [_arm(option) for option in effect.options]
    icons = ICONS.get(type(effect))
    row = icons(effect, texts) if icons else []
    return [row] if row else []


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


# ---------------------------------------------------------------------------------------------- effects


def _privileges(effect: Privileges, texts: Texts) -> Row:
    return goods_row((), effect.count, effect.different)


def _gain_per(effect: GainPer, texts: Texts) -> Row:
    return _together(goods_row(effect.goods), [mark("/")], _counted(effect.count))


def _draw_tokens(effect: DrawTokens, texts: Texts) -> Row:
    return [amount(effect.count, "tokens"), icon("arrow"), amount(effect.keep, "tokens")]


def _free_exchange(effect: FreeExchange, texts: Texts) -> Row:
    return [*goods_row(effect.pay), icon("arrow"), *goods_row(effect.gain)]


def _take_card(effect: TakeCard, texts: Texts) -> Row:
    return [*_types(effect.types), value(effect.value), *_minus(effect.discount)]


def _work(effect: Work, texts: Texts) -> Row:
    row = [icon(effect.kind), value(effect.value)]
    if effect.cards_of_opponent:
        row.append(icon("opponents"))
    if effect.only_one_card:
        row.append(amount(1, "territory" if effect.kind == "harvest" else "building"))
    return row


def _opponents_discard(effect: OpponentsDiscard, texts: Texts) -> Row:
    return [icon("opponents"), mark(signed(-1)), *_types(effect.types)]


def _opponents_give(effect: OpponentsGive, texts: Texts) -> Row:
    given = _alternatives([goods_row(lot) for lot in effect.options])
    return [icon("opponents"), icon("arrow"), *given]


def _bonus(effect: Bonus, texts: Texts) -> Row:
    bonus = (Sign("icon", effect.on), Sign("number", signed(effect.value)))
    return [bonus, *_minus(effect.discount)]


def _discount(effect: Discount, texts: Texts) -> Row:
    return [*_types(effect.types), *_minus([effect.goods])]


def _member_bonus(effect: MemberBonus, texts: Texts) -> Row:
    members = ("neutral",) if effect.members == "neutral" else COLOURED
    return [*_together(*([head(one)] for one in members)), mark(signed(effect.value))]


def _set_member_value(effect: SetMemberValue, texts: Texts) -> Row:
    heads: list[Row] = [[head(one)] for one in COLOURED]
    shown = _alternatives(heads) if effect.members == "one_coloured" else _together(*heads)
    return [*_together(shown), mark("="), value(effect.value)]


def _trigger(effect: Trigger, texts: Texts) -> Row:
    on = effect.on.removeprefix("take_").removeprefix("play_")
    on = "faith" if on == "church_support" else on
    return [icon(on), icon("arrow"), *goods_row(effect.gain)]


def _gain_penalty(effect: GainPenalty, texts: Texts) -> Row:
    return [amount(-effect.amount, good) for good in effect.goods]


def _no_end_score(effect: NoEndScore, texts: Texts) -> Row:
    return [icon(effect.card_type), icon("arrow"), amount(0, "victory")]


def _forbid(effect: Forbid, texts: Texts) -> Row:
    if effect.area == "special_tower":
        return [icon("cross"), icon("special")]
    return [icon("cross"), *words(sentence(texts.get("web-city-market")))]


def _rule(effect: Rule, texts: Texts) -> Row:
    if effect.name != "no_floor_bonus":
        return []
    bonuses = tuple(Sign("icon", good) for good in ("wood", "stone", "military", "coins"))
    return [icon("cross"), bonuses]


def _servants_per_value(effect: ServantsPerValue, texts: Texts) -> Row:
    return [amount(effect.servants, "servants"), mark("="), mark("+1")]


def _end_loss(effect: EndLoss, texts: Texts) -> Row:
    return [icon("flag"), amount(-effect.victory, "victory"), mark("/"), *_lost(effect)]


def _lost(effect: EndLoss) -> Row:
    if effect.counted == "victory" or effect.counted == "military":
        return [amount(effect.per, effect.counted)] if effect.per > 1 else [icon(effect.counted)]
    if effect.counted == "building_costs":
        return [icon("wood"), icon("stone"), icon("building")]
    if effect.counted == "cards_beyond":
        return [amount(f">{effect.beyond}", "special")]
    return [icon("wood"), icon("stone"), icon("coins"), icon("servants")]


# Each function takes its own class, which a dictionary's type cannot express; tests draw every card.
ICONS: Final[dict[type[Effect], Callable[[Any, Texts], Row]]] = {
    Gain: lambda effect, texts: goods_row(effect.goods),
    Lose: lambda effect, texts: goods_row(effect.goods, times=-1),
    Privileges: _privileges,
    GainPer: _gain_per,
    TakeCard: _take_card,
    Work: _work,
    WorkAtSpaceValue: lambda effect, texts: _alternatives(
        [[icon("harvest")], [icon("production")]]
    ),
    Activate: lambda effect, texts: [mark(str(effect.count)), *_types(effect.types), icon("play")],
    Bonus: _bonus,
    Discount: _discount,
    MemberBonus: _member_bonus,
    SetMemberValue: _set_member_value,
    Trigger: _trigger,
    TokenSlot: lambda effect, texts: [icon("tokens"), icon("arrow"), icon("slot")],
    DrawLeaders: lambda effect, texts: [amount(f"+{effect.count}", "leader")],
    PlayLeader: lambda effect, texts: _together([icon("leader")], [icon("play")]),
    DrawTokens: _draw_tokens,
    TakeDiscarded: lambda effect, texts: [icon("return"), *_types(effect.types)],
    MilitaryCatchUp: lambda effect, texts: [amount("=1.", "military")],
    OpponentsDiscard: _opponents_discard,
    OpponentsGive: _opponents_give,
    FreeExchange: _free_exchange,
    ExtraMember: lambda effect, texts: [head("brown"), value(effect.value)],
    GainPenalty: _gain_penalty,
    Forbid: _forbid,
    Rule: _rule,
    ServantsPerValue: _servants_per_value,
    SkipFirstTurn: lambda effect, texts: [icon("cross"), mark("1."), icon("round")],
    NoEndScore: _no_end_score,
    EndLoss: _end_loss,
}
