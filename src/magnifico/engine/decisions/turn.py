"""A player's turn: free actions, one placement, free actions, end (R4.3)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions import free_actions, placement, placement_list
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import END, PASS, PLACE, kind_of, parts
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Facts


class TakeTurn(Decision):
    """What a player does next in a turn. Written `white T3 +2`, `pass`, `end`, and the free actions.

    `placed` says whether the member of this turn stands on the board; a `made_up` turn is the one that X2.7 moved to
    the end of the round (R4.9).
    """

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "placed", "made_up")

    def __init__(self, seat: int, placed: bool = False, made_up: bool = False) -> None:
        super().__init__(seat)
        self.placed = placed
        self.made_up = made_up

    def legal(self, state: State, seat: int) -> list[int]:
        """Placements before one is made, then the end of the turn; free actions at any time (R4.3)."""
        if self.placed:
            codes = [END.code()]
        else:
            codes = placement_list.list_placements(state, seat)
            if not codes or self._may_pass(state):
                codes.append(PASS.code())
        free_actions.offer_free_actions(state, seat, codes)
        return codes

    def _may_pass(self, state: State) -> bool:
        """Whether passing is allowed even though a member could be placed.

        It is allowed in the turn that X2.7 moved to the end (R4.9, RUL-75), in others only with opt.voluntaryPass
        (RUL-8).
        """
        return self.made_up or state.printed.switches.voluntary_pass

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of a placement (R6.1), of passing and ending (R4.4), or of the free action (R0.13)."""
        kind = kind_of(code)
        if kind == PLACE.number:
            if self.placed:  # R6.1.1
                return Refusal("E_PLACED")
            member, space, servants = parts(code)
            return placement.check_placement(state, seat, member, space, servants)
        if kind == END.number:
            return None if self.placed else Refusal("E_PASS")
        if kind == PASS.number:
            if self.placed:
                return Refusal("E_PLACED")
            # Checked when the player passes, so free actions may make a placement possible first (R4.4, R4.5).
            if not self._may_pass(state) and placement_list.can_place(state, seat):
                return Refusal("E_PASS")
            return None
        action = free_actions.free_action(kind)
        return self.not_offered(code) if action is None else action.check(state, seat, code)

    def play(self, state: State, seat: int, code: int) -> None:
        """Carry the move out; the turn stays on the agenda until it ends."""
        kind = kind_of(code)
        if kind == PLACE.number:
            member, space, servants = parts(code)
            self._mark_placed(state)
            placement.place(state, seat, member, space, servants)
        elif kind == END.number:
            state.pop()
            state.emit("turn_ended", seat, {})
        elif kind == PASS.number:  # the action is lost, but free actions may follow (R4.10)
            self._mark_placed(state)
            state.emit("passed", seat, {})
        else:
            action = free_actions.free_action(kind)
            assert action is not None
            action.play(state, seat, code)

    def _mark_placed(self, state: State) -> None:
        state.pop()
        state.push(TakeTurn(self.seat, True, self.made_up))

    def facts(self, state: State, seat: int | None) -> Facts:
        """Whether the member of this turn is placed."""
        result: Facts = {"placed": self.placed}
        if self.made_up:
            result["made_up"] = True
        return result
