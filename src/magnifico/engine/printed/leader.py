"""Leaders in compact form: what playing them needs, and what each effect of their abilities fills in."""

from __future__ import annotations

from typing import Final

from magnifico.content import effects as fx
from magnifico.engine.printed.goods import GOOD_INDEX, SparseGoods
from magnifico.engine.printed.parts import Handlers, OptionInfo, Printer, handles, merged, sparse
from magnifico.engine.printed.standing import StandingInfo
from magnifico.engine.state.step import Step

ABILITY_PERMANENT: Final = 0
ABILITY_ONCE: Final = 1
ABILITY_SPACE: Final = 2
ABILITY_IMMEDIATE: Final = 3

ONCE_GAIN: Final = 0
ONCE_WORK: Final = 1
ONCE_MEMBER: Final = 2
ONCE_OPTIONS: Final = 3
ONCE_TOKENS: Final = 4

SPACE_GAIN: Final = 0
SPACE_WORK: Final = 1

NEED_TYPE: Final = 8  # + card type
NEED_CARDS: Final = 12
NEED_SAME_TYPE: Final = 13
NEED_TYPES: Final = 14
NEED_WOOD_AND_STONE: Final = 15
NEED_LEADERS: Final = 16
NEED_INDEX: Final[dict[str, int]] = {
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


class RequirementInfo:
    """One condition for playing a leader: held, never spent (R0.5)."""

    def __init__(self, what: int, amount: int, at_most: bool) -> None:
        self.what = what  # a good, or one of the NEED_ numbers
        self.amount = amount
        self.at_most = at_most


class LeaderInfo:
    """A leader in compact form."""

    def __init__(self, index: int, key: str, code: str) -> None:
        self.index = index
        self.key = key
        self.code = code
        self.pack = ""
        self.requirements: list[RequirementInfo] = []
        self.ability = ABILITY_PERMANENT
        self.standing = StandingInfo()
        self.once = ONCE_GAIN
        self.gain: SparseGoods = ()
        self.privileges = 0
        self.work: Step | None = None  # the bonus harvest or production, as a step without a seat
        self.work_value = 0
        self.member_value = 0
        self.options: list[OptionInfo] = []
        self.draw = 0
        self.keep = 0
        self.space_minimum = 0
        self.space_kind = SPACE_GAIN
        self.draw_leaders = 0
        self.plays_leader = False


ABILITY: Final[Handlers[LeaderInfo]] = {}
"""What an effect of a once-per-round or immediate ability, or of a leader's space, fills in."""


@handles(ABILITY, fx.Gain)
def _gain(info: LeaderInfo, effect: fx.Gain, printer: Printer) -> None:
    info.gain = merged(info.gain, sparse(effect.goods))


@handles(ABILITY, fx.Privileges)
def _privileges(info: LeaderInfo, effect: fx.Privileges, printer: Printer) -> None:
    info.privileges += effect.count


@handles(ABILITY, fx.Work)
def _work(info: LeaderInfo, effect: fx.Work, printer: Printer) -> None:
    info.once = ONCE_WORK
    # Francesco Sforza and Leonardo: characters raise the value, unless opt.sforzaServantsOnly (RUL-16).
    unraised = printer.switches.sforza_servants_only and not effect.only_one_card
    info.work = printer.work(effect, 0, not unraised)
    info.work_value = effect.value


@handles(ABILITY, fx.DrawLeaders)
def _draw_leaders(info: LeaderInfo, effect: fx.DrawLeaders, printer: Printer) -> None:
    info.draw_leaders += effect.count


@handles(ABILITY, fx.PlayLeader)
def _play_leader(info: LeaderInfo, effect: fx.PlayLeader, printer: Printer) -> None:
    info.plays_leader = True


@handles(ABILITY, fx.WorkAtSpaceValue)
def _work_at_space_value(info: LeaderInfo, effect: fx.WorkAtSpaceValue, printer: Printer) -> None:
    info.space_kind = SPACE_WORK


@handles(ABILITY, fx.SetMemberValue)
def _set_member_value(info: LeaderInfo, effect: fx.SetMemberValue, printer: Printer) -> None:
    info.once = ONCE_MEMBER
    info.member_value = effect.value


@handles(ABILITY, fx.DrawTokens)
def _draw_tokens(info: LeaderInfo, effect: fx.DrawTokens, printer: Printer) -> None:
    info.once = ONCE_TOKENS
    info.draw = effect.count
    info.keep = effect.keep


@handles(ABILITY, fx.Exchange)
def _exchange(info: LeaderInfo, effect: fx.Exchange, printer: Printer) -> None:
    info.once = ONCE_OPTIONS
    info.options += [printer.option(option) for option in effect.options]
