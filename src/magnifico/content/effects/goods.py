"""Effects that receive and give up goods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from magnifico.content.effect_places import WHERE_NAMES, Where
from magnifico.content.effects.effect import (
    MAX_VALUE,
    POINTS,
    Effect,
    Examples,
    effect,
    one_good,
)
from magnifico.content.reader import (
    Place,
    Table,
    each,
    goods,
)
from magnifico.content.signs import (
    Row,
    alternatives,
    amount,
    goods_row,
    icon,
    mark,
    together,
    value_sign,
)
from magnifico.content.vocabulary import (
    CARD_TYPES,
    GOODS,
    CardType,
    GoodName,
    Goods,
)

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


@dataclass(frozen=True, slots=True)
class Cost:
    """One complete price of a card (R7.3): goods to pay and the military strength that must be held."""

    goods: Goods
    military_required: int = 0
    military_per_opponent: int = 0


@effect(
    "gain", "immediate", "activation", "once_per_round", "space", "leader_immediate", "set_reward"
)
@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Receive goods."""

    examples: ClassVar[Examples] = (
        ("{ gain = { faith = 1, victory = 2 } }", "receive these goods"),
    )

    goods: Goods

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return Gain(goods(value, place, POINTS if where == "set_reward" else GOODS))

    def icons(self) -> Row:
        """Its icons."""
        return goods_row(self.goods)


@effect("lose", "immediate", "activation")
@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Give up goods; mandatory, but never below zero (R9.7, R7.6.6)."""

    examples: ClassVar[Examples] = (
        ("{ lose = { victory = 3 } }", "give up these goods; mandatory, as far as there are any"),
    )

    goods: Goods

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return Lose(goods(value, place))

    def icons(self) -> Row:
        """Its icons."""
        return goods_row(self.goods, times=-1)


@effect(
    "privileges",
    "immediate",
    "activation",
    "once_per_round",
    "space",
    "leader_immediate",
    "set_reward",
)
@dataclass(frozen=True, slots=True)
class Privileges(Effect):
    """Receive council privileges; with `different`, all must be different options (R10.2)."""

    examples: ClassVar[Examples] = (
        (
            "{ privileges = { count = 2, different = true } }",
            "receive council privileges; `different = true` if they must be different options",
        ),
    )

    count: int
    different: bool = False

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("count", "different"))
        # the base game has five options, so more could not all be different
        return Privileges(table.whole("count", 1, 5), table.flag("different"))

    def icons(self) -> Row:
        """Its icons."""
        return goods_row((), self.count, self.different)


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted: cards of a type, leaders in play, pairs of wood and stone, or n of a good."""

    what: Literal["cards", "leaders", "pairs", "good"]
    card_type: CardType | None = None
    good: GoodName | None = None
    per: int = 1


@effect("gain_per", "immediate", "activation", "end")
@dataclass(frozen=True, slots=True)
class GainPer(Effect):
    """Receive the goods once per counted thing; capped by the action value (S02) or in total (end values)."""

    examples: ClassVar[Examples] = (
        (
            '{ gain_per = { gain = { victory = 2 }, per = { cards = "venture" } } }',
            "the goods once for each card of the type you own",
        ),
        (
            "{ gain_per = { gain = { victory = 1 }, per = { military = 2 } } }",
            "once for every 2 of a good held; `per` may name any good",
        ),
        (
            "{ gain_per = { gain = { victory = 2 }, per = { leaders = 1 } } }",
            "once for each leader you have in play",
        ),
        (
            "{ gain_per = { gain = { victory = 2 }, per = { pairs = 1 }, maximum = 12 } }",
            "once for each pair of one wood and one stone, at most 12 in all; at the end "
            "of the game (`end`) only victory points can be gained",
        ),
        (
            '{ gain_per = { gain = { wood = 1 }, per = { cards = "venture" }, '
            "capped_by_action_value = true } }",
            "at most as often as the value of the harvest or production",
        ),
    )

    goods: Goods
    count: Count
    capped_by_action_value: bool = False
    maximum: int = 0

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        known = ("gain", "per", "capped_by_action_value", "maximum")
        table = Table(value, place, known)
        capped = table.flag("capped_by_action_value")
        if capped and where != "activation":
            raise table.at("capped_by_action_value").error(
                f"only allowed in {WHERE_NAMES['activation']}, where there is an action value"
            )
        if capped and "maximum" in table:
            raise table.at("maximum").error("not allowed with capped_by_action_value")
        gain = table.goods("gain", POINTS if where == "end" else GOODS)
        count = _count(table.required("per", "what is counted"), table.at("per"))
        return GainPer(gain, count, capped, table.whole("maximum", 1, 99, default=0))

    def icons(self) -> Row:
        """Its icons."""
        row = together(goods_row(self.goods), [mark("/")], _counted(self.count))
        if self.capped_by_action_value:
            return row + together([mark("≤")], [value_sign("n")])
        return [*row, mark(f"≤{self.maximum}")] if self.maximum else row


@dataclass(frozen=True, slots=True)
class Option:
    """One option of an Exchange or a Choose: what it costs and what it brings."""

    pay: Goods = ()
    pay_per_opponent: Goods = ()
    discard: Literal["", "character", "leader"] = ""
    gain: Goods = ()
    privileges: int = 0
    play_leader: bool = False
    opponents_give: tuple[Goods, ...] = ()
    market_reward: bool = False
    repeat_up_to_action_value: bool = False


@effect("exchange", "activation", "once_per_round")
@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Pay to receive: at most one of the options, or none (R9.3)."""

    examples: ClassVar[Examples] = (
        (
            "{ exchange = [{ pay = { wood = 1 }, gain = { coins = 3 } }, { pay = { wood = "
            "2 }, gain = { coins = 5 } }] }",
            "at most one of the options, once, or none",
        ),
    )

    options: tuple[Option, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""

        def read(entry: object, inner: Place) -> Option:
            return _option(entry, inner, where, must_pay=True)

        return Exchange(each(value, place, read, least=1))

    def icon_rows(self) -> list[Row]:
        """A row for each option."""
        return [_arm(option) for option in self.options]


@effect("choose", "activation")
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Exactly one of the options (R9.6)."""

    examples: ClassVar[Examples] = (
        (
            "{ choose = [{ gain = { wood = 3 } }, { gain = { servants = 3 } }] }",
            "exactly one of the options, of which there are at least two",
        ),
    )

    options: tuple[Option, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""

        def read(entry: object, inner: Place) -> Option:
            return _option(entry, inner, where, must_pay=False)

        return Choose(each(value, place, read, least=2))

    def icon_rows(self) -> list[Row]:
        """A row for each option."""
        return [_arm(option) for option in self.options]


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
        opponents_give=table.each("opponents_give", one_good),
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


def _arm(option: Option) -> Row:
    paid: Row = goods_row(option.pay)
    if option.pay_per_opponent:
        paid += together(goods_row(option.pay_per_opponent), [mark("/")], [icon("opponents")])
    if option.discard:
        paid.append(amount(-1, option.discard))
    gained = goods_row(option.gain, option.privileges)
    if option.play_leader:
        gained += together([icon("leader")], [icon("play")])
    if option.opponents_give:
        gained += [icon("opponents"), icon("arrow")]
        gained += alternatives([goods_row(lot) for lot in option.opponents_give])
    if option.market_reward:
        gained.append(icon("market"))
    if option.repeat_up_to_action_value:
        gained += together([mark("×")], [value_sign("n")])
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
