"""Cards that come to a player without an action value: leftovers for Gonzaga, discarded cards (R17.4, S13)."""

from __future__ import annotations

from magnifico.content.effects import CARD_TYPES
from magnifico.engine.kinds import (
    BOUGHT,
    CARD_LIMIT,
    FLOOR_CARD,
    M_BUY,
    M_RECOVER,
    MILITARY,
    MOVE_A,
    SERVANTS,
    TERRITORY,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.state import Frame, State
from magnifico.engine.taking import has_room, take, take_from_floor, territory_requirement

PRICE = 7  # servants for a leftover card (R17.4)
ORDINARY_FLOORS = 16


def list_purchases(state: State, frame: Frame) -> list[int]:
    """The leftover cards Gonzaga can buy."""
    codes: list[int] = []
    for space in range(ORDINARY_FLOORS):
        if check_purchase(state, frame, space) is None:
            codes.append(M_BUY | space << MOVE_A)
    return codes


def check_purchase(state: State, frame: Frame, space: int) -> Refusal | None:
    """First one this round and an ordinary tower, 7 servants, a card, room for it (R0.13)."""
    row = state.rows[frame.seat]
    if row[BOUGHT] or space >= ORDINARY_FLOORS:
        return Refusal("E_CHOICE")
    if row[SERVANTS] < PRICE:
        needs: dict[str, object] = {"servants": PRICE}
        return Refusal("E_FUNDS", {"needs": needs, "has": {"servants": row[SERVANTS]}})
    card = state.board[FLOOR_CARD + space] - 1
    if card < 0:
        return Refusal("E_NO_CARD")
    return _check_room(state, frame.seat, card)


def _check_room(state: State, seat: int, card: int) -> Refusal | None:
    card_type = state.tables.cards[card].card_type
    if has_room(state, seat, card_type):
        return None
    limit = state.rows[seat][CARD_LIMIT + card_type]
    return Refusal("E_LIMIT", {"type": CARD_TYPES[card_type], "limit": limit})


def purchase(state: State, frame: Frame, space: int) -> None:
    """Seven servants for a card that resolves fully, without floor bonus (R17.4, RUL-92)."""
    row = state.rows[frame.seat]
    state.pop()
    row[BOUGHT] = 1
    row[SERVANTS] -= PRICE
    state.emit("paid", frame.seat, {"goods": {"servants": PRICE}, "source": "family"})
    take_from_floor(state, frame.seat, space)


def check_recover(state: State, frame: Frame, card: int) -> Refusal | None:
    """A permitted card of the pile, room for it, the territory requirement (R0.13, RUL-50)."""
    if card not in state.pile:
        return Refusal("E_CHOICE")
    info = state.tables.cards[card]
    if info.special or not frame.a >> info.card_type & 1:
        return Refusal("E_CHOICE")
    refusal = _check_room(state, frame.seat, card)
    if refusal is None and info.card_type == TERRITORY:
        needed = territory_requirement(state, frame.seat)
        has = state.rows[frame.seat][MILITARY]
        if has < needed:
            return Refusal("E_MIL_REQ", {"needs": needed, "has": has})
    return refusal


def recoverable(state: State, frame: Frame) -> list[int]:
    """The discarded cards that can be taken now."""
    codes: list[int] = []
    for card in state.pile:
        if check_recover(state, frame, card) is None:
            codes.append(M_RECOVER | card << MOVE_A)
    return codes


def recover(state: State, frame: Frame, card: int) -> None:
    """Take a discarded card without cost; it is taken like any other (RUL-50)."""
    state.pop()
    state.pile = tuple(other for other in state.pile if other != card)
    take(state, frame.seat, card, -1)
