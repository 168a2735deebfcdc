"""Playing on an imagined state without the checks and lists of a real game: what makes bots fast."""

from __future__ import annotations

from magnifico.engine.decisions import agenda
from magnifico.engine.rules import church
from magnifico.engine.state.state import State


def play_on(state: State, seat: int, code: int) -> None:
    """Play a legal move and everything that follows from it without a decision."""
    agenda.play(state, seat, code)


def moves_of(state: State, seat: int) -> list[int]:
    """The codes of the seat's legal moves."""
    return agenda.legal_codes(state, seat)


def answer_church(state: State, seat: int, supports: bool) -> None:
    """Carry out an answer to the Vatican report at once, without going on to the next player."""
    church.answer(state, seat, supports)
