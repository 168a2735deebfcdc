"""Values of family members and actions, and what servants add to them (section 5)."""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import SERVANTS
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.rows import (
    ADAPTATION,
    BONUS,
    BROWN,
    CHOSEN_VALUE,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    COLOURED_SETTER,
    DICE,
    EXTRA_MEMBER,
    FLOOR_BITS,
    FLOOR_MASK,
    NEUTRAL,
    NEUTRAL_BONUS,
    PENALTY,
    SERVANT_RATE,
    SERVANT_WORTH,
)
from magnifico.engine.state.state import State

# What a member's value is based on.
DIE: Final = 0
FIXED: Final = 1
SET: Final = 2


def member_terms(state: State, seat: int, member: int) -> tuple[int, int, int, int]:
    """The terms of a member's value: what it is based on, that number, bonus, penalty (R5.1, RUL-12)."""
    row = state.rows[seat]
    if member == NEUTRAL:
        return (FIXED, state.printed.neutral_value, row[NEUTRAL_BONUS], 0)
    if member == BROWN:  # neither coloured nor neutral: no modifier applies (R5.3, R17.5)
        return (FIXED, row[EXTRA_MEMBER], 0, 0)
    # Setters replace the die, and the highest counts (R5.2); modifiers apply to set values, too (R5.3, RUL-12).
    setter = row[COLOURED_SETTER]
    if row[CHOSEN_VALUE + member] > setter:
        setter = row[CHOSEN_VALUE + member]
    if setter:
        penalty = 0 if state.printed.switches.setters_final else row[COLOURED_PENALTY]
        return (SET, setter, row[COLOURED_BONUS], penalty)
    return (DIE, state.board[DICE + member], row[COLOURED_BONUS], row[COLOURED_PENALTY])


def member_value(state: State, seat: int, member: int) -> int:
    """The value of a family member: die, fixed or set value, then modifiers; never clamped (R5.1, R5.4, RUL-11)."""
    _, start, bonus, penalty = member_terms(state, seat, member)
    return start + bonus - penalty


def servant_value(row: list[int], servants: int) -> int:
    """What these servants add to a value; Carlo VIII doubles what a pair adds under X2.6 (R5.5, RUL-32)."""
    return servants // row[SERVANT_RATE] * row[SERVANT_WORTH]


def servants_needed(row: list[int], missing: int) -> int:
    """How many servants raise a value by at least this much."""
    if missing <= 0:
        return 0
    worth = row[SERVANT_WORTH]
    return (missing + worth - 1) // worth * row[SERVANT_RATE]


def action_change(row: list[int], kind: int) -> int:
    """Bonuses minus penalties for a kind of action (R5.7, R5.9): plain arithmetic, may be negative (RUL-11).

    They don't matter where no value is compared (R15.1).
    """
    return row[BONUS + kind] - row[PENALTY + kind]


def floor_minimums(state: State, tower: int) -> list[int]:
    """The minimums of a tower's floors, those of the Adaptation tile where it lies (R1.3, R18.3.1)."""
    if state.board[ADAPTATION] == tower:
        return state.printed.adaptation_minimums
    return state.printed.floor_minimums


def floor_minimum(state: State, space: int) -> int:
    """The minimum of a tower floor."""
    return floor_minimums(state, space >> FLOOR_BITS)[space & FLOOR_MASK]


def check_servants(row: list[int], servants: int) -> Refusal | None:
    """Require that the player has the declared servants and that they fit the rate (R5.5, R6.1.8)."""
    if servants > row[SERVANTS]:
        return Refusal("E_SERVANTS", {"declared": servants, "has": row[SERVANTS]})
    rate = row[SERVANT_RATE]
    if servants % rate:
        return Refusal("E_RATE", {"rate": rate})
    return None


def check_value(row: list[int], value: int, least: int) -> Refusal | None:
    """Require that the action value reaches the minimum of the space; more is allowed (R0.4, R5.8, R6.1.8)."""
    if value >= least:
        return None
    short = servants_needed(row, least - value)
    return Refusal("E_VALUE", {"value": value, "needs": least, "short": short})
