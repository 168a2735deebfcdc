"""Bonus actions that take a card: without a family member, without occupying anything (R8.3 to R8.5)."""

from __future__ import annotations

from magnifico.engine.kinds import (
    FLOOR_CARD,
    FORBID_SPECIAL_TOWER,
    FORBIDDEN,
    HARVEST_SMALL,
    M_TAKE,
    MOVE_A,
    MOVE_B,
    SERVANTS,
    SPECIAL_TOWER,
)
from magnifico.engine.names import space_key
from magnifico.engine.placing import check_terms
from magnifico.engine.refusal import Refusal
from magnifico.engine.spaces import (
    floor_change,
)
from magnifico.engine.state import Frame, State
from magnifico.engine.taking import (
    NO_CARD,
    begin_taking,
    floor_terms,
    tower_occupied,
)
from magnifico.engine.values import (
    floor_minimum,
    servants_needed,
)


def permitted(state: State, frame: Frame, space: int) -> bool:
    """Whether a bonus action may aim at this floor: tower and card type (R8.3, R8.5)."""
    tower = space >> 2
    if space >= HARVEST_SMALL or not state.tables.open_spaces[space]:
        return False
    if tower == SPECIAL_TOWER:
        if frame.d:
            return False
        card = state.board[FLOOR_CARD + space] - 1
        return card < 0 or (frame.b >> state.tables.cards[card].card_type & 1) != 0
    return (frame.b >> tower & 1) != 0


def list_takes(state: State, frame: Frame) -> list[int]:
    """The cards a bonus action can take, with the servants it needs."""
    seat = frame.seat
    row = state.rows[seat]
    codes: list[int] = []
    for space in range(state.tables.tower_count * 4):
        if state.board[FLOOR_CARD + space] == 0 or not permitted(state, frame, space):
            continue
        if space >> 2 == SPECIAL_TOWER and row[FORBIDDEN] & FORBID_SPECIAL_TOWER:
            continue
        missing = floor_minimum(state, space) - frame.a - floor_change(state, seat, space)
        servants = servants_needed(row, missing)
        if servants > row[SERVANTS]:
            continue
        if servants <= floor_terms(state, seat, space, frame.c):
            codes.append(M_TAKE | space << MOVE_A | servants << MOVE_B)
    return codes


def check_take(state: State, frame: Frame, space: int, servants: int) -> Refusal | None:
    """The checks of a bonus take-card action (R8.3)."""
    seat = frame.seat
    if not permitted(state, frame, space):
        return Refusal("E_CHOICE")
    where: dict[str, object] = {"space": space_key(state.tables, space)}
    if space >> 2 == SPECIAL_TOWER and state.rows[seat][FORBIDDEN] & FORBID_SPECIAL_TOWER:
        return Refusal("E_BARRED", where)
    available = floor_terms(state, seat, space, frame.c)
    if available == NO_CARD:
        return Refusal("E_NO_CARD", where)
    return check_terms(state, seat, space, frame.a, servants, available, frame.c)


def play_take(state: State, frame: Frame, space: int, servants: int) -> None:
    """Perform a bonus take-card action; it occupies nothing (R8.4)."""
    seat = frame.seat
    state.pop()
    state.rows[seat][SERVANTS] -= servants
    if servants:
        state.emit("paid", seat, {"goods": {"servants": servants}, "source": "value"})
    begin_taking(state, seat, space, frame.c, tower_occupied(state, space >> 2))
