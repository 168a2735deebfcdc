"""The Vatican report: support, excommunication and what they bring (section 12)."""

from __future__ import annotations

from magnifico.engine.gains import gain, lose
from magnifico.engine.kinds import (
    EXCOMMUNICATED,
    EXCOMMUNICATION_LOSS,
    F_SECRET_VOTE,
    F_VATICAN,
    F_VOTE,
    FAITH,
    FROM_CHURCH,
    NO_EXCOMMUNICATION,
    ON_CHURCH_SUPPORT,
    RULES,
    VICTORY,
)
from magnifico.engine.standing import rebuild, triggered
from magnifico.engine.state import Frame, State


def requirement(state: State) -> int:
    """The faith points this period's report asks for (R1.10)."""
    return state.tables.faith_requirements[state.period() - 1]


def is_last(state: State) -> bool:
    """Whether this is the report of the last round (R12.4)."""
    return state.round() == state.tables.rounds


def may_decide(state: State, seat: int) -> bool:
    """Whether the player has a choice: enough faith, and not supported automatically (R12.3, RUL-35)."""
    if state.rows[seat][FAITH] < requirement(state):
        return False
    return not is_last(state) or state.tables.switches.ask_round_6


def report(state: State, frame: Frame) -> None:
    """Deal with the players in turn order (R12.1); `a` is the next place in the order."""
    state.pop()
    if frame.a == 0 and not frame.chosen:
        state.emit("report_started", -1, {"period": state.period()})
        if state.tables.switches.secret_vatican and any(
            may_decide(state, seat) for seat in state.order
        ):
            state.picks = tuple(
                -1 if may_decide(state, seat) else 2 for seat in range(state.players)
            )
            state.push(Frame(F_VATICAN, -1, 0, 1, 0, 0, (), (1,)))
            state.push(Frame(F_SECRET_VOTE, -1))
            return
    if frame.a == state.players:
        return
    seat = state.order[frame.a]
    state.push(Frame(F_VATICAN, -1, frame.a + 1, frame.b, 0, 0, (), frame.chosen))
    if not may_decide(state, seat):
        if state.rows[seat][FAITH] >= requirement(state):
            support(state, seat)
        else:
            excommunicate(state, seat)
    elif frame.b:
        answer(state, seat, state.picks[seat] == 1)
    else:
        state.push(Frame(F_VOTE, seat))


def answer(state: State, seat: int, supports: bool) -> None:
    """Carry out what a player with a choice decided."""
    if supports:
        support(state, seat)
    else:
        state.emit("not_supported", seat, {})
        excommunicate(state, seat)


def support(state: State, seat: int) -> None:
    """The points of the faith step, then the disc goes back to 0 (R12.3); Sisto's 5 are part of it (RUL-30)."""
    row = state.rows[seat]
    victory = state.tables.faith_track[row[FAITH]]
    for brought in triggered(state, seat, ON_CHURCH_SUPPORT):
        for at in range(0, len(brought.goods), 2):
            if brought.goods[at] == VICTORY:
                victory += brought.goods[at + 1]
    row[FAITH] = 0
    before = row[VICTORY]
    gain(state, seat, (VICTORY, victory), FROM_CHURCH, 0)
    state.emit("supported", seat, {"victory": row[VICTORY] - before})


def excommunicate(state: State, seat: int) -> None:
    """The cube is placed and works from now on (R12.2, RUL-67); in the last round the faith still scores (R12.4)."""
    row = state.rows[seat]
    period = state.period()
    immune = (row[RULES] & NO_EXCOMMUNICATION) != 0
    if not immune or state.tables.switches.lutero_ignores_all:
        row[EXCOMMUNICATED] |= 1 << (period - 1)
        tile = state.tables.excommunications[state.excommunications[period - 1]]
        state.emit("excommunicated", seat, {"tile": tile.key})
        if row[EXCOMMUNICATION_LOSS]:
            lose(state, seat, VICTORY, row[EXCOMMUNICATION_LOSS], "vatican")
        rebuild(state, seat)
    if is_last(state):
        victory = state.tables.faith_track[row[FAITH]]
        row[FAITH] = 0
        if victory:
            gain(state, seat, (VICTORY, victory), FROM_CHURCH, 0)
