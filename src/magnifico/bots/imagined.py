"""Imagined copies of a position, and playing on them without the checks and lists of a real game."""

from __future__ import annotations

from magnifico.bots.api import Position
from magnifico.engine.decisions import agenda
from magnifico.engine.rules import church
from magnifico.engine.state.state import State


class Worlds:
    """Imagined copies of one position, by number."""

    def __init__(self, position: Position, seed: int | str) -> None:
        self.position = position
        self.seed = seed

    def imagine(self, number: int) -> State:
        """The world with this number; equal numbers give equal worlds."""
        position = self.position
        return position.imagine(f"{self.seed} {position.number} {number}").state


def play_on(state: State, seat: int, code: int) -> None:
    """Play a legal move and everything that follows from it without a decision."""
    agenda.play(state, seat, code)


def moves_of(state: State, seat: int) -> list[int]:
    """The codes of the seat's legal moves."""
    return agenda.legal_codes(state, seat)


def answer_church(state: State, seat: int, supports: bool) -> None:
    """Carry out an answer to the Vatican report at once, without going on to the next player."""
    church.answer(state, seat, supports)
