"""Values of family members and actions, and what servants add to them (section 5)."""

from __future__ import annotations

from magnifico.engine.kinds import (
    ADAPTATION,
    BONUS,
    BROWN,
    CHOSEN_VALUE,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    COLOURED_SETTER,
    DICE,
    EXTRA_MEMBER,
    NEUTRAL,
    NEUTRAL_BONUS,
    PENALTY,
    SERVANT_RATE,
    SERVANT_WORTH,
)
from magnifico.engine.state import State


def member_value(state: State, seat: int, member: int) -> int:
    """The value of a family member: die or fixed value, setters, then modifiers (R5.1 to R5.4, RUL-12)."""
    row = state.rows[seat]
    if member == NEUTRAL:
        return state.tables.neutral_value + row[NEUTRAL_BONUS]
    if member == BROWN:
        return row[EXTRA_MEMBER]
    setter = row[COLOURED_SETTER]
    if row[CHOSEN_VALUE + member] > setter:
        setter = row[CHOSEN_VALUE + member]
    if setter:
        value = setter + row[COLOURED_BONUS]
        return value if state.tables.switches.setters_final else value - row[COLOURED_PENALTY]
    return state.board[DICE + member] + row[COLOURED_BONUS] - row[COLOURED_PENALTY]


def servant_value(row: list[int], servants: int) -> int:
    """What these servants add to a value (R5.5, RUL-32)."""
    return servants // row[SERVANT_RATE] * row[SERVANT_WORTH]


def servants_needed(row: list[int], missing: int) -> int:
    """How many servants raise a value by at least so much."""
    if missing <= 0:
        return 0
    worth = row[SERVANT_WORTH]
    return (missing + worth - 1) // worth * row[SERVANT_RATE]


def action_change(row: list[int], kind: int) -> int:
    """Bonuses minus penalties for a kind of action (R5.7, R5.9)."""
    return row[BONUS + kind] - row[PENALTY + kind]


def floor_minimum(state: State, space: int) -> int:
    """The minimum of a tower floor, the Adaptation tile included (R1.3, R18.3.1)."""
    if state.board[ADAPTATION] == space >> 2:
        return state.tables.adaptation_minimums[space & 3]
    return state.tables.floor_minimums[space & 3]
