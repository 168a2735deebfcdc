"""Converting council privileges (section 10)."""

from __future__ import annotations

from magnifico.engine.gains import gain, goods_by_name
from magnifico.engine.kinds import (
    F_PRIVILEGE,
    FAITH,
    FROM_PRIVILEGE,
    KEEP_BUILDING_GOODS,
    M_PRIVILEGE,
    MOVE_A,
    NO_FAITH_PRIVILEGE,
    ON_PRIVILEGE,
    PILE_OPTION,
    PILE_STONE,
    PILE_WOOD,
    RULES,
    STONE,
    WOOD,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.standing import triggered
from magnifico.engine.state import Frame, State

# An F_PRIVILEGE frame: a privileges left, b bits of the options taken, c all different, d Salviati's further one.


def _offered(state: State, seat: int) -> list[int]:
    """The options open to a player (R1.9, R10.4, R10.6)."""
    row = state.rows[seat]
    result: list[int] = []
    for number, goods in enumerate(state.tables.privilege_options):
        if not (row[RULES] & NO_FAITH_PRIVILEGE and FAITH in goods[::2]):
            result.append(number)
    if row[RULES] & KEEP_BUILDING_GOODS and row[PILE_WOOD] + row[PILE_STONE] > 0:
        result.append(PILE_OPTION)
    return result


def _repeats(state: State, frame: Frame, option: int) -> bool:
    """Whether an option was taken already although the next one must differ (R10.2, RUL-29)."""
    if not frame.b >> option & 1:
        return False
    if frame.a == 0:  # Salviati's further one
        must_differ = not state.tables.switches.salviati_any
    else:
        must_differ = frame.c != 0
    if not must_differ:
        return False
    return any(not frame.b >> other & 1 for other in _offered(state, frame.seat))


def list_privileges(state: State, frame: Frame) -> list[int]:
    """The options of the next privilege."""
    codes: list[int] = []
    for option in _offered(state, frame.seat):
        if not _repeats(state, frame, option):
            codes.append(M_PRIVILEGE | option << MOVE_A)
    return codes


def check_privilege(state: State, frame: Frame, option: int) -> Refusal | None:
    """Offered, and different where it must be."""
    if option not in _offered(state, frame.seat):
        return Refusal("E_CHOICE")
    if _repeats(state, frame, option):
        return Refusal("E_DISTINCT", {"option": option})
    return None


def convert(state: State, frame: Frame, option: int) -> None:
    """Receive an option, or Montefeltro's pile; each privilege is a source of its own (RUL-21)."""
    seat = frame.seat
    state.pop()
    left = frame.a - 1
    used = frame.b | 1 << option
    if left > 0:
        state.push(Frame(F_PRIVILEGE, seat, left, used, frame.c, frame.d))
    elif left == 0 and frame.d:
        state.push(Frame(F_PRIVILEGE, seat, 0, used, frame.c, 0))
    for brought in triggered(state, seat, ON_PRIVILEGE):
        gain(state, seat, brought.goods, brought.source, brought.identity)
    if option == PILE_OPTION:
        row = state.rows[seat]
        row[WOOD] += row[PILE_WOOD]
        row[STONE] += row[PILE_STONE]
        taken: dict[str, object] = {"wood": row[PILE_WOOD], "stone": row[PILE_STONE]}
        row[PILE_WOOD] = 0
        row[PILE_STONE] = 0
        state.emit("pile_taken", seat, {"goods": taken})
        return
    goods = state.tables.privilege_options[option]
    if state.events is not None:
        state.emit("privilege", seat, {"option": goods_by_name(goods)})
    gain(state, seat, goods, FROM_PRIVILEGE, option)
