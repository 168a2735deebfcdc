"""What a decision is: a step of the agenda that waits for somebody."""

from __future__ import annotations

from typing import ClassVar, Final

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
from magnifico.engine.state.step import Step

Facts = dict[str, object]

OF_A_TURN: Final = frozenset(
    kind.number for kind in (PLACE, PASS, END, PLAY, DISCARD, USE, TOKEN, PUT, EXCHANGE)
)
"""Placements and free actions belong to the player's turn (R4.6): not to another action (RUL-9), to setup and auction
(R2.6.9), to the turns of others or to the time between turns (R4.11)."""


class Decision(Step):
    """A question to one seat, or to several at once. Every kind of decision is a class of its own.

    Moves come as codes: see engine/moves/kinds.py.
    """

    secret_answers: ClassVar[bool] = False
    """Whether an answer stays hidden from the others."""

    def question(self) -> Decision:
        """This is one."""
        return self

    def seats(self, state: State) -> list[int]:
        """Who has to decide."""
        return [self.seat]

    def asks(self, state: State, seat: int) -> bool:
        """Whether this seat has to decide."""
        return seat == self.seat

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move of a deciding seat that makes a difference; never empty."""
        raise NotImplementedError

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Why a move of a deciding seat is refused: the first failing check of the rules, or None."""
        return None if code in self.legal(state, seat) else self.not_offered(code)

    def play(self, state: State, seat: int, code: int) -> None:
        """Carry out a checked move and put what follows on the agenda."""
        raise NotImplementedError

    def answers_itself(self, state: State) -> bool:
        """Settle the question if nothing is left to ask: nothing to choose from (R8.8), or a single thing (R0.14)."""
        return False

    def facts(self, state: State, seat: int | None) -> Facts:
        """What a view shows of the question, beyond its name, to a seat (None: to anybody)."""
        return {}

    def resolve(self, state: State) -> bool:
        """A decision is carried out by its answer."""
        return self.answers_itself(state)

    def not_offered(self, code: int) -> Refusal:
        """A placement or free action comes at the wrong moment; any other answer isn't on offer (R0.13)."""
        return Refusal("E_TURN" if kind_of(code) in OF_A_TURN else "E_CHOICE")
