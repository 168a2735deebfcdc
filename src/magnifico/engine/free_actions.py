"""Free actions of the own turn: leaders, special tokens, the exchanges of families (R4.6)."""

from __future__ import annotations

from magnifico.engine import leaders, tokens
from magnifico.engine.costs import (
    pack_goods,
    pay,
)
from magnifico.engine.gains import gain
from magnifico.engine.kinds import (
    BUILDING,
    CHARACTER,
    FAMILY,
    FROM_FAMILY,
    M_DISCARD,
    M_EXCHANGE,
    M_PLAY,
    M_PUT,
    M_TOKEN,
    M_USE,
    MOVE_A,
    MOVE_B,
    TERRITORY,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.state import State
from magnifico.engine.tables import SparseGoods


def list_free_actions(state: State, seat: int, codes: list[int]) -> None:
    """Free actions of the own turn (R4.6)."""
    for leader in state.hands[seat]:
        codes.append(M_DISCARD | leader << MOVE_A)
        if leaders.may_play(state, seat, leader) and leaders.has_target(state, seat, leader):
            codes.append(M_PLAY | leader << MOVE_A)
    for leader in state.in_play[seat]:
        if leaders.check_use(state, seat, leader) is None:
            codes.append(M_USE | leader << MOVE_A)
    if not state.tables.houses:
        return
    if state.tokens[seat]:
        for face in tokens.distinct_faces(state, seat):
            codes.append(M_TOKEN | face << MOVE_A)
            for card in open_slots(state, seat):
                codes.append(M_PUT | face << MOVE_A | card << MOVE_B)
    for number, (price, _goods) in enumerate(free_exchanges(state, seat)):
        if covers(state, seat, price):
            codes.append(M_EXCHANGE | number << MOVE_A)


def open_slots(state: State, seat: int) -> list[int]:
    """Own cards with an empty place for a token (S01, S11, RUL-49)."""
    result: list[int] = []
    for card_type in (TERRITORY, CHARACTER, BUILDING):
        for card in state.cards[seat * 4 + card_type]:
            info = state.tables.cards[card]
            slot = info.slot_activation or info.slot_market
            in_time = not state.tables.switches.token_only_when_taken or card in state.fresh
            if slot and in_time and tokens.on_card(state, card) < 0:
                result.append(card)
    return result


def free_exchanges(state: State, seat: int) -> list[tuple[SparseGoods, SparseGoods]]:
    """Prices and goods of the exchanges a player's family allows (R17.7, R17.11)."""
    family = state.rows[seat][FAMILY]
    return state.tables.families[family - 1].standing.free_exchanges if family else []


def covers(state: State, seat: int, price: SparseGoods) -> bool:
    """Whether the supply covers a price in full (R11.8)."""
    row = state.rows[seat]
    return all(row[price[at]] >= price[at + 1] for at in range(0, len(price), 2))


def check_token(state: State, seat: int, face: int) -> Refusal | None:
    """The token must be in the own supply (R0.13)."""
    if face not in state.tokens[seat]:
        return Refusal("E_FUNDS", {"needs": {"tokens": 1}, "has": {"tokens": 0}})
    return None


def free_exchange(state: State, seat: int, number: int) -> None:
    """Este, Della Scala: a gain from a family tile, never reduced (R11.4)."""
    price, goods = free_exchanges(state, seat)[number]
    due = [0] * 8
    for at in range(0, len(price), 2):
        due[price[at]] += price[at + 1]
    family = state.rows[seat][FAMILY] - 1
    pay(state, seat, pack_goods(due), "family")
    gain(state, seat, goods, FROM_FAMILY, family)
