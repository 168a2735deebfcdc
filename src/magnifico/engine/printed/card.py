"""Development cards in compact form, and what each effect on them fills in."""

from __future__ import annotations

from typing import Final

from magnifico.content import effects as fx
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.parts import (
    NOBODY,
    CostInfo,
    Handlers,
    OptionInfo,
    PerInfo,
    Printer,
    handles,
    merged,
    sparse,
    type_bits,
    work_kind,
)
from magnifico.engine.printed.standing import StandingInfo
from magnifico.engine.state.rows import BONUS
from magnifico.engine.state.step import Step

CHOICE_EXCHANGE: Final = 0
CHOICE_CHOOSE: Final = 1
CHOICE_ACTIVATE: Final = 2


class ChoiceInfo:
    """Something to be announced when a card activates (R9.5 step 1)."""

    def __init__(self, kind: int, options: list[OptionInfo], types: int) -> None:
        self.kind = kind
        self.options = options
        self.types = types


class DemandInfo:
    """What each opponent has to give up or hand over (R7.6.1 e)."""

    def __init__(self, discard_types: int, give: list[SparseGoods]) -> None:
        self.discard_types = discard_types
        self.give = give


class CardInfo:
    """A development card in compact form."""

    def __init__(self, index: int, number: int, card_type: int, period: int, special: bool) -> None:
        self.index = index
        self.number = number
        self.card_type = card_type
        self.period = period
        self.special = special
        self.pack = ""
        self.costs: list[CostInfo] = []
        self.gain: SparseGoods = ()
        self.lose: SparseGoods = ()
        self.per: list[PerInfo] = []
        self.privileges = 0
        self.different = False
        self.draw_leaders = 0
        self.catch_up = False
        self.demands: list[DemandInfo] = []
        self.actions: list[Step] = []  # actions it grants, as steps without a seat (R7.6.1 f)
        self.activation = 0
        self.printed_activation = 0
        self.work_gain: SparseGoods = ()
        self.work_lose: SparseGoods = ()
        self.work_per: list[PerInfo] = []
        self.work_privileges = 0
        self.work_different = False
        self.choices: list[ChoiceInfo] = []
        self.slot_activation = False
        self.slot_market = False
        self.value_matters = False  # the action value is used as a number (S02, S06)
        self.standing: StandingInfo | None = None
        self.end_victory = 0
        self.end_per: list[PerInfo] = []
        self.printed_goods = 0  # wood and stone in the printed cost (X3.6)


IMMEDIATE: Final[Handlers[CardInfo]] = {}
"""What an immediate effect fills in, by the step in which it resolves (R7.6.1)."""
ACTIVATED: Final[Handlers[CardInfo]] = {}
"""What an effect of a territory or building fills in, which takes place when the card activates (section 9)."""


@handles(IMMEDIATE, fx.Gain)
def _gain(info: CardInfo, effect: fx.Gain, printer: Printer) -> None:
    info.gain = merged(info.gain, sparse(effect.goods))


@handles(IMMEDIATE, fx.Lose)
def _lose(info: CardInfo, effect: fx.Lose, printer: Printer) -> None:
    info.lose = merged(info.lose, sparse(effect.goods))


@handles(IMMEDIATE, fx.GainPer)
def _gain_per(info: CardInfo, effect: fx.GainPer, printer: Printer) -> None:
    info.per.append(printer.per(effect))


@handles(IMMEDIATE, fx.Privileges)
def _privileges(info: CardInfo, effect: fx.Privileges, printer: Printer) -> None:
    info.privileges += effect.count
    info.different = info.different or effect.different


@handles(IMMEDIATE, fx.DrawLeaders)
def _draw_leaders(info: CardInfo, effect: fx.DrawLeaders, printer: Printer) -> None:
    info.draw_leaders += effect.count


@handles(IMMEDIATE, fx.MilitaryCatchUp)
def _catch_up(info: CardInfo, effect: fx.MilitaryCatchUp, printer: Printer) -> None:
    info.catch_up = True


@handles(IMMEDIATE, fx.OpponentsDiscard)
def _opponents_discard(info: CardInfo, effect: fx.OpponentsDiscard, printer: Printer) -> None:
    info.demands.append(DemandInfo(type_bits(effect.types), []))


@handles(IMMEDIATE, fx.OpponentsGive)
def _opponents_give(info: CardInfo, effect: fx.OpponentsGive, printer: Printer) -> None:
    info.demands.append(DemandInfo(0, [sparse(goods) for goods in effect.options]))


# Effects that are actions become steps without a seat (R7.6.1 f).


@handles(IMMEDIATE, fx.TakeCard)
def _take_card(info: CardInfo, effect: fx.TakeCard, printer: Printer) -> None:
    # The Special tower is open to bonus actions, but for #168 and opt.bonusNoSpecial (R8.5, RUL-44).
    special_tower = effect.special_tower and not printer.switches.bonus_no_special
    discount = printer.discount(effect.discount)
    types = type_bits(effect.types)
    info.actions.append(
        printer.ask.bonus_card(NOBODY, effect.value, types, discount, special_tower)
    )


@handles(IMMEDIATE, fx.Work)
def _work(info: CardInfo, effect: fx.Work, printer: Printer) -> None:
    taken_off = 0
    if printer.switches.own_bonus_later and info.standing is not None:  # opt.ownBonusLater (RUL-45)
        own = BONUS + work_kind(effect)
        taken_off = sum(amount for row, amount in info.standing.changes if row == own)
    info.actions.append(printer.work(effect, taken_off))


@handles(IMMEDIATE, fx.Activate)
def _activate(info: CardInfo, effect: fx.Activate, printer: Printer) -> None:
    info.actions.append(printer.ask.activate_cards(NOBODY, type_bits(effect.types), effect.count))


@handles(IMMEDIATE, fx.TakeDiscarded)
def _take_discarded(info: CardInfo, effect: fx.TakeDiscarded, printer: Printer) -> None:
    info.actions.append(printer.ask.recover_card(NOBODY, type_bits(effect.types)))


@handles(IMMEDIATE, fx.PlayLeader)
def _play_leader(info: CardInfo, effect: fx.PlayLeader, printer: Printer) -> None:
    info.actions.append(printer.ask.play_leader(NOBODY))


# Territories and buildings.


@handles(ACTIVATED, fx.Gain)
def _work_gain(info: CardInfo, effect: fx.Gain, printer: Printer) -> None:
    info.work_gain = merged(info.work_gain, sparse(effect.goods))


@handles(ACTIVATED, fx.Lose)
def _work_lose(info: CardInfo, effect: fx.Lose, printer: Printer) -> None:
    info.work_lose = merged(info.work_lose, sparse(effect.goods))


@handles(ACTIVATED, fx.GainPer)
def _work_gain_per(info: CardInfo, effect: fx.GainPer, printer: Printer) -> None:
    per = printer.per(effect)
    info.work_per.append(per)
    if per.capped and not printer.switches.cap_by_card_value:
        info.value_matters = True


@handles(ACTIVATED, fx.Privileges)
def _work_privileges(info: CardInfo, effect: fx.Privileges, printer: Printer) -> None:
    info.work_privileges += effect.count
    info.work_different = info.work_different or effect.different


@handles(ACTIVATED, fx.TokenSlot)
def _token_slot(info: CardInfo, effect: fx.TokenSlot, printer: Printer) -> None:
    info.slot_activation = True


@handles(ACTIVATED, fx.Activate)
def _work_activate(info: CardInfo, effect: fx.Activate, printer: Printer) -> None:
    info.choices.append(ChoiceInfo(CHOICE_ACTIVATE, [], type_bits(effect.types)))


@handles(ACTIVATED, fx.Exchange)
def _exchange(info: CardInfo, effect: fx.Exchange, printer: Printer) -> None:
    _add_choice(info, CHOICE_EXCHANGE, [printer.option(option) for option in effect.options])


@handles(ACTIVATED, fx.Choose)
def _choose(info: CardInfo, effect: fx.Choose, printer: Printer) -> None:
    _add_choice(info, CHOICE_CHOOSE, [printer.option(option) for option in effect.options])


def _add_choice(info: CardInfo, kind: int, options: list[OptionInfo]) -> None:
    info.choices.append(ChoiceInfo(kind, options, 0))
    for option in options:
        info.value_matters = info.value_matters or option.repeat
