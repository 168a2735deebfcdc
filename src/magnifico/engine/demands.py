"""Questions to opponents during somebody's turn: cards to discard, goods to hand over (R19, RUL-60, RUL-62)."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine.gains import gain
from magnifico.engine.kinds import (
    F_DEMAND,
    F_GIVE,
    F_GIVE_UP,
    FROM_OPPONENTS,
    M_GIVE,
    M_GIVE_UP,
    MOVE_A,
    POINTS,
    POINTS_SPENT,
    VICTORY,
)
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import SparseGoods
from magnifico.engine.taking import drop_card

# An F_DEMAND frame: a is the card; b the number of its demand, or -1 for an exchange of an activated card (then
# c is the item and d the option). Once started, items are the opponents still to be asked and chosen what came in.


def _give_options(state: State, frame: Frame) -> list[SparseGoods]:
    info = state.tables.cards[frame.a]
    if frame.b >= 0:
        return info.demands[frame.b].give
    return info.choices[frame.c & 7].options[frame.d - 1].give


def ask(state: State, frame: Frame) -> None:
    """Ask the next opponent, or hand over what came in when all have answered (R19.2)."""
    state.pop()
    if not frame.chosen:
        opponents = tuple(state.opponents_from(frame.seat))
        frame = _with(frame, opponents, (0,) * 8)
    if not frame.items:
        goods: list[int] = []
        for good in range(8):
            if frame.chosen[good]:
                goods += [good, frame.chosen[good]]
        if goods:
            gain(state, frame.seat, tuple(goods), FROM_OPPONENTS, frame.a)
        return
    opponent = frame.items[0]
    state.push(_with(frame, frame.items[1:], frame.chosen))
    give = _give_options(state, frame)
    if give:
        answers = possible_gifts(state, opponent, give)
        if len(answers) == 1:
            hand_over(state, opponent, give, answers[0])
        elif answers:
            state.push(Frame(F_GIVE, opponent, frame.a, frame.b, frame.c, frame.d, tuple(answers)))
        return
    types = state.tables.cards[frame.a].demands[frame.b].discard_types
    cards: list[int] = []
    for card_type in range(4):
        if types >> card_type & 1:
            cards += list(state.cards[opponent * 4 + card_type])
    if len(cards) == 1:
        drop_card(state, opponent, cards[0])
    elif cards:
        state.push(Frame(F_GIVE_UP, opponent, frame.a, 0, 0, 0, tuple(cards)))


def _with(frame: Frame, items: tuple[int, ...], chosen: tuple[int, ...]) -> Frame:
    return Frame(F_DEMAND, frame.seat, frame.a, frame.b, frame.c, frame.d, items, chosen)


def possible_gifts(state: State, seat: int, give: list[SparseGoods]) -> list[int]:
    """The gifts an opponent may choose from: what can be given in full, victory points always (RUL-62)."""
    row = state.rows[seat]
    full: list[int] = []
    for number, goods in enumerate(give):
        if goods[0] == VICTORY or row[goods[0]] >= goods[1]:
            full.append(number)
    if full:
        return full
    most = max(row[goods[0]] for goods in give)
    if most <= 0:
        return []
    return [number for number, goods in enumerate(give) if row[goods[0]] == most]


def hand_over(state: State, seat: int, give: list[SparseGoods], number: int) -> None:
    """An opponent gives; it is kept with the demand until all have answered."""
    row = state.rows[seat]
    good = give[number][0]
    amount = give[number][1]
    if row[good] < amount and not (good == VICTORY and state.tables.switches.negative_victory):
        amount = max(0, row[good])
    row[good] -= amount
    if good == VICTORY:
        row[POINTS + POINTS_SPENT] -= amount
    demand = state.pop()
    received = list(demand.chosen)
    received[good] += amount
    state.push(_with(demand, demand.items, tuple(received)))
    fields: dict[str, object] = {"goods": {GOODS[good]: amount}, "to": demand.seat}
    fields["card"] = state.tables.cards[demand.a].number
    state.emit("card_gave", seat, fields)


def list_gifts(state: State, frame: Frame) -> list[int]:
    """The answers to a demand for goods: a move names the good."""
    give = _give_options(state, frame)
    return [M_GIVE | give[number][0] << MOVE_A for number in frame.items]


def list_give_ups(state: State, frame: Frame) -> list[int]:
    """The answers to a demand for a card."""
    return [M_GIVE_UP | card << MOVE_A for card in frame.items]


def give(state: State, frame: Frame, good: int) -> None:
    """Answer a demand for goods."""
    state.pop()
    options = _give_options(state, frame)
    for number in frame.items:
        if options[number][0] == good:
            hand_over(state, frame.seat, options, number)
    state.revealed()


def give_up(state: State, frame: Frame, card: int) -> None:
    """Answer a demand for a card."""
    state.pop()
    drop_card(state, frame.seat, card)
    state.revealed()
