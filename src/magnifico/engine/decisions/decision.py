"""What a decision is: a step of the agenda that waits for somebody."""

from __future__ import annotations

from typing import Final

from magnifico.engine.moves.kinds import (
    DISCARD,
    END,
    EXCHANGE,
    PASS,
    PLACE,
    PLAY,
    PUT,
    TOKEN,
    USE,
    kind_of,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Question

OF_A_TURN: Final = frozenset(
    kind.number for kind in (PLACE, PASS, END, PLAY, DISCARD, USE, TOKEN, PUT, EXCHANGE)
)
"""Placements and free actions are allowed only in the player's own turn (R4.6): not during another action (RUL-9),
during setup and auction (R2.6.9), in other players' turns or between turns (R4.11).
"""


class Decision(Question):
    """A question to one seat, or to several at once. Every kind of decision is a separate class.

    Moves come as codes: see engine/moves/kinds.py.
    """

    def seats(self, state: State) -> list[int]:
        """Who has to decide."""
        return [self.seat]

    def asks(self, state: State, seat: int) -> bool:
        """Whether this seat has to decide."""
        return seat == self.seat

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Why a move of a deciding seat is refused: the first failing check of the rules, or None."""
        return None if code in self.legal(state, seat) else self.not_offered(code)

    def answers_itself(self, state: State) -> bool:
        """Settle the question without asking if there is nothing to choose from (R8.8) or only one thing (R0.14)."""
        return False

    def resolve(self, state: State) -> bool:
        """A decision waits for its answer, unless it answers itself."""
        return self.answers_itself(state)

    def not_offered(self, code: int) -> Refusal:
        """The refusal of a placement or free action at the wrong time, or of an answer that isn't on offer (R0.13)."""
        return Refusal("E_TURN" if kind_of(code) in OF_A_TURN else "E_CHOICE")
