"""Asks the decision on top of the agenda: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from magnifico.engine.refusal import Refusal
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Question


def decision(state: State) -> Question:
    """The decision on top of the agenda."""
    return state.agenda[-1].question()


def to_act(state: State) -> list[int]:
    """The seats that have to decide now; several in the draft and in a secret vote, none when the game is over."""
    return decision(state).seats(state)


def legal_codes(state: State, seat: int) -> list[int]:
    """Every move of a seat that makes a difference; empty only if it has nothing to decide."""
    asked = decision(state)
    return asked.legal(state, seat) if asked.asks(state, seat) else []


def check(state: State, seat: int, code: int) -> Refusal | None:
    """Why a move is refused, or None: the first failing check (R0.10) in the order of R0.13 and R6.1."""
    asked = decision(state)
    if not asked.asks(state, seat):
        return Refusal("E_TURN")
    return asked.check(state, seat, code)


def play(state: State, seat: int, code: int) -> None:
    """Carry out a legal move and everything that follows from it without a decision."""
    decision(state).play(state, seat, code)
    run(state)


def run(state: State) -> None:
    """Run all steps up to the next decision."""
    agenda = state.agenda
    while agenda[-1].resolve(state):
        pass
