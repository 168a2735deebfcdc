"""Playing on an imagined state without the checks and lists of a real game: what makes bots fast."""

from __future__ import annotations

from magnifico.engine import playing, rules, vatican
from magnifico.engine.rounds import run
from magnifico.engine.state import State


def play_on(state: State, seat: int, code: int) -> None:
    """Play a legal move and everything that follows from it without a decision."""
    playing.apply(state, seat, code)
    run(state)


def moves_of(state: State, seat: int) -> list[int]:
    """The codes of the seat's legal moves."""
    return rules.legal_codes(state, seat)


def answer_church(state: State, seat: int, supports: bool) -> None:
    """Carry out an answer to the Vatican report at once, without going on to the next player."""
    vatican.answer(state, seat, supports)
