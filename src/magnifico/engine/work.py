"""Harvest and production: which cards activate, what is announced, paid and received (section 9)."""

from __future__ import annotations

from magnifico.engine import tokens
from magnifico.engine.costs import add_goods, pack_goods, pay, substituted
from magnifico.engine.gains import gain, lose, push_privileges, take_faith_tiles
from magnifico.engine.kinds import (
    BONUS_TILE,
    BUILDING,
    COINS,
    F_CHOICES,
    F_DEMAND,
    F_ONLY_CARD,
    F_PAY,
    F_PLAY_FREE,
    F_RESOLVE_WORK,
    FROM_BONUS_TILE,
    FROM_HARVEST,
    FROM_PRODUCTION,
    HARVEST,
    M_ACTIVATE,
    M_DECLINE,
    M_ONLY,
    M_WORK,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    PAY_WORK,
    PENALTY,
    RULES,
    SERVANT_RATE,
    SERVANTS,
    SERVANTS_REPLACE,
    TERRITORY,
    W_NO_BONUSES,
    W_NO_SERVANTS,
    W_ONLY_ONE,
    W_OPPONENT,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.standing import rebuild
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import (
    CHOICE_ACTIVATE,
    DISCARD_CHARACTER,
    DISCARD_NOTHING,
    CardInfo,
    OptionInfo,
)
from magnifico.engine.taking import count_of, drop_card, push_ordered
from magnifico.engine.values import action_change, servant_value, servants_needed

IGNORING_VALUE = 2  # the kind of a step that activates cards whatever their value (R9.10)
UNLIMITED = 99


def card_type_of(kind: int) -> int:
    """Territories for harvest, buildings for production (R9.1)."""
    return TERRITORY if kind == HARVEST else BUILDING


def value_marks(state: State, owner: int, seat: int, kind: int) -> list[int]:
    """The action values at which something more happens: activations, and caps that are values themselves."""
    marks: list[int] = [1]
    cards = state.tables.cards
    own_type = card_type_of(kind)
    reached = 0  # bits of the types that S12 on one of the cards can name
    for card in state.cards[owner * 4 + own_type]:
        info = cards[card]
        if info.activation not in marks:
            marks.append(info.activation)
        if info.value_matters:
            _add_marks(marks, _useful_value(state, seat, info))
        for choice in info.choices:
            reached |= choice.types
    for card_type in range(4):
        if card_type != own_type and reached >> card_type & 1:
            for card in state.cards[owner * 4 + card_type]:
                if cards[card].value_matters:
                    _add_marks(marks, _useful_value(state, seat, cards[card]))
    marks.sort()
    return marks


def _add_marks(marks: list[int], most: int) -> None:
    for value in range(1, most + 1):
        if value not in marks:
            marks.append(value)


def _useful_value(state: State, seat: int, info: CardInfo) -> int:
    """Up to which value a card that uses it as a number gives more."""
    row = state.rows[seat]
    most = 0
    for per in info.work_per:
        if per.capped:
            most = max(most, count_of(state, seat, per))
    for choice in info.choices:
        for option in choice.options:
            if option.repeat:
                for at in range(0, len(option.pay), 2):
                    good = option.pay[at]
                    held = row[good]
                    if good <= COINS and row[RULES] & SERVANTS_REPLACE:
                        held += row[SERVANTS]
                    most = max(most, held // option.pay[at + 1])
    return min(most, 20)


def work_servants(row: list[int], value: int, least: int, marks: list[int], most: int) -> list[int]:
    """The numbers of servants that make a difference: the least one, and each that reaches a further mark."""
    first = servants_needed(row, least - value)
    result: list[int] = []
    if first > most:
        return result
    result.append(first)
    reached = value + servant_value(row, first)
    for mark in marks:
        if mark > reached:
            servants = servants_needed(row, mark - value)
            if servants > most:
                break
            if servants != result[-1]:
                result.append(servants)
    return result


def bonus_value(state: State, frame: Frame) -> int:
    """The value of a bonus harvest or production before servants (R8.1, R8.2, R17.6)."""
    row = state.rows[frame.seat]
    if frame.c & W_NO_BONUSES:
        return frame.b - row[PENALTY + frame.a]
    return frame.b + action_change(row, frame.a)


def list_bonus_work(state: State, frame: Frame) -> list[int]:
    """The moves of a bonus harvest or production."""
    seat = frame.seat
    row = state.rows[seat]
    value = bonus_value(state, frame)
    most = 0 if frame.c & W_NO_SERVANTS else row[SERVANTS]
    codes: list[int] = []
    owners = state.opponents_from(seat) if frame.c & W_OPPONENT else [seat]
    for owner in owners:
        named = owner + 1 if frame.c & W_OPPONENT else 0
        marks = value_marks(state, owner, seat, frame.a)
        for servants in work_servants(row, value, -UNLIMITED, marks, most):
            codes.append(M_WORK | servants << MOVE_A | named << MOVE_B | frame.a << MOVE_C)
    codes.append(M_DECLINE)
    return codes


def check_bonus_work(
    state: State, frame: Frame, servants: int, named: int, kind: int
) -> Refusal | None:
    """The checks of a bonus harvest or production (R6.1.8)."""
    row = state.rows[frame.seat]
    if kind != frame.a:
        return Refusal("E_CHOICE")
    if frame.c & W_OPPONENT:
        if named < 1 or named > state.players or named - 1 == frame.seat:
            return Refusal("E_CHOICE")
    elif named:
        return Refusal("E_CHOICE")
    if servants and frame.c & W_NO_SERVANTS:
        return Refusal("E_CHOICE")
    return check_servants(row, servants)


def check_servants(row: list[int], servants: int) -> Refusal | None:
    """Declared servants are owned and fit the rate (R6.1.8)."""
    if servants > row[SERVANTS]:
        return Refusal("E_SERVANTS", {"declared": servants, "has": row[SERVANTS]})
    rate = row[SERVANT_RATE]
    if servants % rate:
        return Refusal("E_RATE", {"rate": rate})
    return None


def play_bonus_work(state: State, frame: Frame, servants: int, named: int) -> None:
    """Perform a bonus harvest or production."""
    row = state.rows[frame.seat]
    value = bonus_value(state, frame) + servant_value(row, servants)
    state.pop()
    row[SERVANTS] -= servants
    if servants:
        state.emit("paid", frame.seat, {"goods": {"servants": servants}, "source": "value"})
    owner = named - 1 if named else frame.seat
    if frame.c & W_ONLY_ONE:
        _ask_only_card(state, frame.seat, frame.a, value)
        return
    with_tile = not (named and state.tables.switches.copy_no_tile)
    start_work(state, frame.seat, frame.a, value, owner, with_tile)


def _ask_only_card(state: State, seat: int, kind: int, value: int) -> None:
    """Alberti, Palla Strozzi: bonus tile plus at most one card (R9.9, RUL-17)."""
    candidates: list[int] = []
    for card in state.cards[seat * 4 + card_type_of(kind)]:
        if state.tables.cards[card].activation <= value:
            candidates.append(card)
    tile = not state.tables.switches.single_card_no_tile
    if candidates:
        state.push(Frame(F_ONLY_CARD, seat, kind, value, 1 if tile else 0, 0, tuple(candidates)))
    else:
        activate(state, seat, kind, value, tile, seat, [])


def start_work(state: State, seat: int, kind: int, value: int, owner: int, with_tile: bool) -> None:
    """A harvest or production of this value with the owner's cards (R9.1, R9.13)."""
    cards: list[int] = []
    table = state.tables.cards
    for card in state.cards[owner * 4 + card_type_of(kind)]:
        if table[card].activation <= value:
            cards.append(card)
    activate(state, seat, kind, value, with_tile, owner, cards)


def activate(
    state: State,
    seat: int,
    kind: int,
    value: int,
    with_tile: bool,
    owner: int,
    cards: list[int],
) -> None:
    """Activate these cards together: ask what there is to announce, then resolve (R9.5)."""
    table = state.tables.cards
    items: list[int] = []
    for card in cards:
        for slot in range(len(table[card].choices)):
            items.append(card * 8 + slot)
    if state.events is not None:
        shown: list[object] = [table[card].number for card in cards]
        fields: dict[str, object] = {"kind": ("harvest", "production", "cards")[kind]}
        if kind != IGNORING_VALUE:
            fields["value"] = value
        fields["cards"] = shown
        if owner != seat:
            fields["owner"] = owner
        state.emit("activated", seat, fields)
    tile = 1 if with_tile and value >= 1 and kind != IGNORING_VALUE else 0
    frame = Frame(F_CHOICES, seat, kind, value, tile, owner, tuple(items), (), tuple(cards))
    if items:
        state.push(frame)
    else:
        resolve_choices(state, frame)


def option_of(state: State, item: int, answer: int) -> OptionInfo | None:
    """The option an answer names, None for a declined one or a named card (S12)."""
    number = answer & 255
    choice = state.tables.cards[item >> 3].choices[item & 7]
    if number == 0 or choice.kind == CHOICE_ACTIVATE:
        return None
    return choice.options[number - 1]


class _Harvested:
    """What one activated card brings, before the modifiers of gains."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.amounts = [0] * 8
        self.privileges = 0
        self.different = 0


def resolve_choices(state: State, frame: Frame) -> None:
    """Steps 3 and 4 of R9.5: counts are taken now, then everything is paid and discarded."""
    seat = frame.seat
    tables = state.tables
    row = state.rows[seat]
    gains: list[int] = []
    later: list[int] = []
    losses: list[int] = []
    if frame.c:
        harvest, production = tables.bonus_tiles[row[BONUS_TILE]]
        goods = harvest if frame.a == HARVEST else production
        for at in range(0, len(goods), 2):
            gains.append(-1)
            gains.append(goods[at])
            gains.append(goods[at + 1])
    due = [0] * 8
    discards: list[int] = []
    activations = [_Harvested(card) for card in frame.cards]
    for brought in activations:
        info = tables.cards[brought.card]
        _plain_gains(state, frame, info, brought)
        for at in range(0, len(info.work_lose), 2):
            losses.append(info.work_lose[at])
            losses.append(info.work_lose[at + 1])
    for number in range(len(frame.items)):
        _chosen_gains(
            state, frame, number, activations[_activation_of(frame, number)], due, discards, later
        )
    for brought in activations:
        for good in range(8):
            if brought.amounts[good]:
                gains.append(brought.card)
                gains.append(good)
                gains.append(brought.amounts[good])
        if brought.privileges:
            later += [0, brought.card, brought.privileges * 2 + brought.different]
    for at in range(0, len(discards), 2):
        later += [3, discards[at], discards[at + 1]]
    resolve = Frame(
        F_RESOLVE_WORK, seat, frame.a, 0, 0, 0, tuple(gains), tuple(later), tuple(losses)
    )
    packed = pack_goods(due)
    if packed == 0:
        receive_work(state, resolve)
        return
    state.push(resolve)
    if packed:
        variants = [packed]
        if row[RULES] & SERVANTS_REPLACE:
            variants = substituted(state, seat, packed)
        if len(variants) > 1:
            state.push(Frame(F_PAY, seat, PAY_WORK, packed))
        else:
            pay(state, seat, variants[0], "exchange")


def _activation_of(frame: Frame, number: int) -> int:
    """Which of the activated cards an announcement belongs to; a card may be there twice (RUL-48)."""
    item = frame.items[number]
    earlier = 0
    for other in range(number):
        if frame.items[other] == item:
            earlier += 1
    for position in range(len(frame.cards)):
        if frame.cards[position] == item >> 3:
            if earlier == 0:
                return position
            earlier -= 1
    raise AssertionError("an announcement belongs to an activated card")


def _plain_gains(state: State, frame: Frame, info: CardInfo, brought: _Harvested) -> None:
    """Fixed goods, counted goods and the token lying on the card."""
    amounts = brought.amounts
    goods = info.work_gain
    for at in range(0, len(goods), 2):
        amounts[goods[at]] += goods[at + 1]
    for per in info.work_per:
        times = count_of(state, frame.seat, per)
        if per.capped and frame.a != IGNORING_VALUE and times > frame.b:
            times = max(0, frame.b)
        for at in range(0, len(per.goods), 2):
            amount = per.goods[at + 1] * times
            if per.maximum and amount > per.maximum:
                amount = per.maximum
            amounts[per.goods[at]] += amount
    if info.slot_activation:
        face = tokens.on_card(state, info.index)
        if face >= 0:
            add_goods(amounts, state.tables.token_faces[face])
    brought.privileges += info.work_privileges
    if info.work_different:
        brought.different = 1


def _chosen_gains(
    state: State,
    frame: Frame,
    number: int,
    brought: _Harvested,
    due: list[int],
    discards: list[int],
    later: list[int],
) -> None:
    """What one announced option costs and brings."""
    item = frame.items[number]
    answer = frame.chosen[number]
    option = option_of(state, item, answer)
    if option is None:
        return
    times = max(1, answer >> 8 & 127)
    target = (answer >> 16) - 1
    add_goods(due, option.pay, times)
    add_goods(brought.amounts, option.gain, times)
    brought.privileges += option.privileges * times
    if option.discard != DISCARD_NOTHING:
        discards.append(option.discard)
        discards.append(target)
    if option.market:
        add_goods(brought.amounts, state.tables.market_gain[target])
        brought.privileges += state.tables.market_privileges[target]
        if state.tables.market_different[target]:
            brought.different = 1
    if option.give:
        later += [1, item, answer & 255]
    if option.play_leader:
        later += [2, 0, 0]


def receive_work(state: State, frame: Frame) -> None:
    """Discards, losses, gains by source, faith tiles, then privileges, opponents and leaders (R9.5 steps 3, 5, 6)."""
    seat = frame.seat
    later = frame.chosen
    # Discards come after the payments: paying is judged by the start of the activation (RUL-86).
    for at in range(0, len(later), 3):
        if later[at] == 3:
            if later[at + 1] == DISCARD_CHARACTER:
                drop_card(state, seat, later[at + 2])
            else:
                drop_leader(state, seat, later[at + 2])
    for at in range(0, len(later), 3):
        if later[at] == 2:
            state.push(Frame(F_PLAY_FREE, seat))
    demands: list[Frame] = []
    for at in range(0, len(later), 3):
        if later[at] == 1:
            demands.append(
                Frame(F_DEMAND, seat, later[at + 1] >> 3, -1, later[at + 1], later[at + 2])
            )
    if len(demands) == 1:
        state.push(demands[0])
    elif demands:
        push_ordered(state, seat, demands)
    for at in range(len(later) - 3, -1, -3):
        if later[at] == 0:
            push_privileges(state, seat, later[at + 2] >> 1, (later[at + 2] & 1) != 0)
    for at in range(0, len(frame.cards), 2):
        lose(state, seat, frame.cards[at], frame.cards[at + 1], "exchange")
    gains = frame.items
    at = 0
    while at < len(gains):
        card = gains[at]
        goods: list[int] = []
        while at < len(gains) and gains[at] == card:
            goods.append(gains[at + 1])
            goods.append(gains[at + 2])
            at += 3
        if card < 0:
            gain(state, seat, tuple(goods), FROM_BONUS_TILE, 0)
        else:
            gain(state, seat, tuple(goods), _source(state, frame.a, card), card)
    take_faith_tiles(state, seat)


def _source(state: State, kind: int, card: int) -> int:
    """Under which heading an activated card's gains are kept."""
    if kind == IGNORING_VALUE:
        territory = state.tables.cards[card].card_type == TERRITORY
        return FROM_HARVEST if territory else FROM_PRODUCTION
    return FROM_HARVEST if kind == HARVEST else FROM_PRODUCTION


def drop_leader(state: State, seat: int, leader: int) -> None:
    """A leader in play leaves the game: its ability ends at once (RUL-90)."""
    state.in_play[seat] = tuple(other for other in state.in_play[seat] if other != leader)
    state.discarded_leaders = (*state.discarded_leaders, leader)
    rebuild(state, seat)
    state.emit("leader_discarded", seat, {"leader": state.tables.leaders[leader].key})


def list_activations(state: State, frame: Frame) -> list[int]:
    """#140, #144: up to so many own cards of the types, whatever their value (R9.10, RUL-83)."""
    owned: list[int] = []
    for card_type in range(4):
        if frame.a >> card_type & 1:
            owned += list(state.cards[frame.seat * 4 + card_type])
    codes: list[int] = []
    for number, card in enumerate(owned):
        codes.append(M_ACTIVATE | (card + 1) << MOVE_A)
        if frame.b > 1:
            for other in owned[number + 1 :]:
                codes.append(M_ACTIVATE | (card + 1) << MOVE_A | (other + 1) << MOVE_B)
    codes.append(M_DECLINE)
    return codes


def check_activation(state: State, frame: Frame, named: list[int]) -> Refusal | None:
    """Different own cards of the permitted types, not too many."""
    if not named or len(named) > frame.b or len(set(named)) != len(named):
        return Refusal("E_CHOICE")
    for card in named:
        if card < 0 or card >= len(state.tables.cards):
            return Refusal("E_CHOICE")
        card_type = state.tables.cards[card].card_type
        if not frame.a >> card_type & 1 or card not in state.cards[frame.seat * 4 + card_type]:
            return Refusal("E_CHOICE")
    return None


def list_only_card(state: State, frame: Frame) -> list[int]:
    """The cards of which one may be activated (R9.9)."""
    codes = [M_ONLY | card << MOVE_A for card in frame.items]
    codes.append(M_DECLINE)
    return codes


def play_only_card(state: State, frame: Frame, card: int) -> None:
    """Bonus tile plus the chosen card, -1 for none."""
    state.pop()
    cards = [card] if card >= 0 else []
    activate(state, frame.seat, frame.a, frame.b, frame.c != 0, frame.seat, cards)
