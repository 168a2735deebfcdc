"""What effects are made of, in compact form: prices, counted gains, options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from magnifico.content import effects as fx
from magnifico.content.vocabulary import CARD_TYPES, HARVEST, MILITARY, PRODUCTION, CardType, Goods
from magnifico.engine.printed.goods import (
    GOOD_INDEX,
    SparseGoods,
    add_goods,
    amounts_of,
    sparse_goods,
)
from magnifico.engine.printed.switches import Switches
from magnifico.engine.state.questions import Questions
from magnifico.engine.state.step import Step

PER_CARDS: Final = 0
PER_LEADERS: Final = 1
PER_PAIRS: Final = 2
PER_GOOD: Final = 3

DISCARD_NOTHING: Final = 0
DISCARD_CHARACTER: Final = 1
DISCARD_LEADER: Final = 2

NOBODY: Final = -1
TYPE_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(CARD_TYPES)}


class CostInfo:
    """One complete price (R7.3): what is spent, and the military strength that is only required, not spent (R0.5)."""

    def __init__(self, goods: SparseGoods, required: int) -> None:
        self.goods = goods
        self.required = required


class PerInfo:
    """A gain that is counted (R7.6.2, S02)."""

    def __init__(
        self, goods: SparseGoods, what: int, argument: int, per: int, capped: bool, maximum: int
    ) -> None:
        self.goods = goods
        self.what = what
        self.argument = argument
        self.per = per
        self.capped = capped
        self.maximum = maximum


class OptionInfo:
    """One option of an exchange or a choice."""

    def __init__(
        self,
        pay: SparseGoods,
        discard: int,
        gain: SparseGoods,
        privileges: int,
        play_leader: bool,
        give: list[SparseGoods],
        market: bool,
        repeat: bool,
    ) -> None:
        self.pay = pay
        self.discard = discard
        self.gain = gain
        self.privileges = privileges
        self.play_leader = play_leader
        self.give = give
        self.market = market
        self.repeat = repeat


def sparse(goods: Goods, factor: int = 1) -> SparseGoods:
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


def type_bits(types: tuple[CardType, ...]) -> int:
    """Card types as bits."""
    bits = 0
    for name in types:
        bits |= 1 << TYPE_INDEX[name]
    return bits


class Printer:
    """Turns the parts of effects into compact form, as the options of a table demand."""

    def __init__(self, players: int, switches: Switches, ask: Questions) -> None:
        self.opponents = players - 1
        self.switches = switches
        self.ask = ask
        self.discounts: list[list[SparseGoods]] = [[]]  # index 0: none

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

    def discount(self, alternatives: tuple[Goods, ...]) -> int:
        """The number under which a discount's alternatives are stored."""
        if not alternatives:
            return 0
        self.discounts.append([sparse(goods) for goods in alternatives])
        return len(self.discounts) - 1

    def work(self, effect: fx.Work, taken_off: int = 0, bonuses: bool = True) -> Step:
        """A bonus harvest or production; `taken_off` keeps a card from raising an action that it grants."""
        return self.ask.bonus_work(
            NOBODY,
            work_kind(effect),
            effect.value - taken_off,
            bonuses=bonuses and effect.bonuses_apply,
            one_card=effect.only_one_card,
            of_opponent=effect.cards_of_opponent,
        )


E = TypeVar("E", bound=fx.Effect)
Info = TypeVar("Info")  # what is filled in: of a card, a leader, a tile ...
Handler: TypeAlias = Callable[[Info, E, Printer], None]
Handlers: TypeAlias = dict[type[fx.Effect], Callable[[Info, Any, Printer], None]]
"""By the class of an effect, what it fills in."""


def handles(
    handlers: Handlers[Info], kind: type[E]
) -> Callable[[Handler[Info, E]], Handler[Info, E]]:
    """Declare what fills in the effects of a class."""

    def declare(handler: Handler[Info, E]) -> Handler[Info, E]:
        handlers[kind] = handler
        return handler

    return declare
