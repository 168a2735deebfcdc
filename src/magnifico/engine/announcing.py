"""Announcing exchanges, choices and targets when cards activate: step 1 and 2 of R9.5."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine.costs import add_goods, can_cover
from magnifico.engine.kinds import (
    CHARACTER,
    F_CHOICES,
    M_CHOOSE,
    MARKET,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    OCCUPANTS,
)
from magnifico.engine.leaders import has_target
from magnifico.engine.refusal import Refusal
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import (
    CHOICE_ACTIVATE,
    CHOICE_CHOOSE,
    DISCARD_CHARACTER,
    DISCARD_LEADER,
    DISCARD_NOTHING,
    OptionInfo,
)
from magnifico.engine.work import IGNORING_VALUE, UNLIMITED, option_of, resolve_choices


def asked(frame: Frame) -> int:
    """The card and slot that is to be announced next."""
    return frame.items[len(frame.chosen)]


def announced_costs(state: State, frame: Frame) -> list[int]:
    """The sum of all payments announced so far (R9.4)."""
    amounts = [0] * 8
    for number in range(len(frame.chosen)):
        answer = frame.chosen[number]
        picked = option_of(state, frame.items[number], answer)
        if picked is not None and picked.pay:
            add_goods(amounts, picked.pay, max(1, answer >> 8 & 127))
    return amounts


def repeat_cap(frame: Frame) -> int:
    """How often a repeatable exchange may be used (S06)."""
    return UNLIMITED if frame.a == IGNORING_VALUE else frame.b


def _fund_times(state: State, frame: Frame, option: OptionInfo, before: list[int]) -> int:
    """How often an option can be paid besides what is announced already."""
    most = repeat_cap(frame) if option.repeat else 1
    times = 0
    while times < most:
        due = before[:]
        add_goods(due, option.pay, times + 1)
        if not can_cover(state, frame.seat, due):
            break
        times += 1
        if not option.pay:
            break
    return times


def _already_discarded(state: State, frame: Frame, discard: int) -> list[int]:
    """Cards or leaders that earlier announcements of this action discard, each plus one."""
    taken: list[int] = []
    for number in range(len(frame.chosen)):
        answer = frame.chosen[number]
        earlier = option_of(state, frame.items[number], answer)
        if earlier is not None and earlier.discard == discard:
            taken.append(answer >> 16)
    return taken


def _targets(state: State, frame: Frame, option: OptionInfo) -> list[int]:
    """What can be discarded or chosen for an option that needs a target."""
    seat = frame.seat
    taken = _already_discarded(state, frame, option.discard)
    result: list[int] = []
    if option.discard == DISCARD_CHARACTER:
        for card in state.cards[seat * 4 + CHARACTER]:
            if card + 1 not in taken:
                result.append(card)
    elif option.discard == DISCARD_LEADER:
        result = [leader for leader in state.in_play[seat] if leader + 1 not in taken]
    elif option.market:
        for space in range(4):
            free = state.board[OCCUPANTS + MARKET + space] == 0
            if free and state.tables.open_spaces[MARKET + space]:
                result.append(space)
    return result


def needs_target(option: OptionInfo) -> bool:
    """Whether an option names a card, a leader or a Market space."""
    return option.discard != DISCARD_NOTHING or option.market


def _activation_targets(state: State, frame: Frame, card: int, types: int) -> list[int]:
    """Which cards S12 on this card may name: others of the permitted types of the same owner (R9.12)."""
    result: list[int] = []
    for card_type in range(4):
        if types >> card_type & 1:
            for other in state.cards[frame.d * 4 + card_type]:
                if other != card:
                    result.append(other)
    return result


def _may_activate_again(state: State, frame: Frame, card: int) -> bool:
    """A card activates once in an action, twice at most with opt.ignoreValueTwice (RUL-48)."""
    times = 0
    for other in frame.cards:
        if other == card:
            times += 1
    return times < (2 if state.tables.switches.ignore_value_twice else 1)


def choose_code(item: int, number: int, repeat: int, target: int) -> int:
    """The move that announces an option for a card."""
    rest = repeat | (item & 7) << 7 | (target + 1) << 10
    return M_CHOOSE | (item >> 3) << MOVE_A | number << MOVE_B | rest << MOVE_C


def list_choices(state: State, frame: Frame) -> list[int]:
    """What can be announced for the card that is asked about."""
    item = asked(frame)
    card = item >> 3
    choice = state.tables.cards[card].choices[item & 7]
    codes: list[int] = []
    if choice.kind == CHOICE_ACTIVATE:
        for other in _activation_targets(state, frame, card, choice.types):
            if _may_activate_again(state, frame, other):
                codes.append(choose_code(item, 1, 0, other))
        codes.append(choose_code(item, 0, 0, -1))
        return codes
    before = announced_costs(state, frame)
    for number, option in enumerate(choice.options):
        times = _fund_times(state, frame, option, before)
        if times == 0 or (option.play_leader and not _playable(state, frame.seat)):
            continue
        if needs_target(option):
            for target in _targets(state, frame, option):
                codes.append(choose_code(item, number + 1, 0, target))
        elif option.repeat:
            for repeat in range(1, times + 1):
                codes.append(choose_code(item, number + 1, repeat, -1))
        else:
            codes.append(choose_code(item, number + 1, 0, -1))
    if choice.kind != CHOICE_CHOOSE or not codes:
        codes.append(choose_code(item, 0, 0, -1))
    return codes


def _playable(state: State, seat: int) -> bool:
    """Whether a leader in hand could be played; Lorenzo needs somebody to copy (RUL-28)."""
    return any(has_target(state, seat, leader) for leader in state.hands[seat])


def check_choice(state: State, frame: Frame, card: int, number: int, rest: int) -> Refusal | None:
    """The checks of an announcement: offered, funded, with a legal target (R6.1.10, R9.3, R9.4)."""
    repeat = rest & 127
    slot = rest >> 7 & 7
    target = (rest >> 10) - 1
    item = asked(frame)
    if item != card * 8 + slot:
        return Refusal("E_CHOICE")
    choice = state.tables.cards[card].choices[slot]
    if choice.kind == CHOICE_ACTIVATE:
        if number == 0 and target < 0:
            return None
        if number != 1 or target not in _activation_targets(state, frame, card, choice.types):
            return Refusal("E_CHOICE")
        return None
    if number == 0:
        if choice.kind == CHOICE_CHOOSE and choose_code(item, 0, 0, -1) not in list_choices(
            state, frame
        ):
            return Refusal("E_CHOICE")
        return None if repeat == 0 and target < 0 else Refusal("E_CHOICE")
    if number > len(choice.options):
        return Refusal("E_CHOICE")
    option = choice.options[number - 1]
    if option.repeat != (repeat > 0):
        return Refusal("E_CHOICE")
    due = announced_costs(state, frame)
    add_goods(due, option.pay, max(1, repeat))
    if not can_cover(state, frame.seat, due):
        return Refusal("E_EXCHANGE", {"needs": _named(due), "has": _held(state, frame.seat, due)})
    if repeat > repeat_cap(frame):
        return Refusal("E_CHOICE")
    if option.play_leader and not _playable(state, frame.seat):
        return Refusal("E_LEADER_TARGET")
    if needs_target(option):
        if target not in _targets(state, frame, option):
            return Refusal("E_CHOICE")
    elif target >= 0:
        return Refusal("E_CHOICE")
    return None


def _named(amounts: list[int]) -> dict[str, int]:
    return {GOODS[good]: amounts[good] for good in range(8) if amounts[good]}


def _held(state: State, seat: int, amounts: list[int]) -> dict[str, int]:
    return {GOODS[good]: state.rows[seat][good] for good in range(8) if amounts[good]}


def play_choice(state: State, frame: Frame, card: int, number: int, rest: int) -> None:
    """Note an announcement; once all are made, the action resolves."""
    repeat = rest & 127
    target = rest >> 10
    answer = number | repeat << 8 | target << 16
    items = frame.items
    cards = frame.cards
    choice = state.tables.cards[card].choices[rest >> 7 & 7]
    if choice.kind == CHOICE_ACTIVATE and number and _may_activate_again(state, frame, target - 1):
        cards = (*cards, target - 1)
        for slot in range(len(state.tables.cards[target - 1].choices)):
            items = (*items, (target - 1) * 8 + slot)
    chosen = (*frame.chosen, answer)
    state.pop()
    following = Frame(
        F_CHOICES, frame.seat, frame.a, frame.b, frame.c, frame.d, items, chosen, cards
    )
    if len(chosen) < len(items):
        state.push(following)
    else:
        resolve_choices(state, following)
