"""Several actions of one card: the player says which comes first (R7.6.1 f)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions.decision import Decision, Facts
from magnifico.engine.moves.kinds import FIRST, only_part
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step


def push_in_order(state: State, seat: int, actions: list[Step]) -> None:
    """Put actions on the agenda; if there are several, the player chooses which comes first."""
    if len(actions) == 1:
        state.push(actions[0])
    elif actions:
        state.push(ChooseOrder(seat, tuple(actions)))


class ChooseOrder(Decision):
    """Which of these actions comes first; the others wait until it is fully resolved (R7.6.4). Written `first 2`."""

    name: ClassVar[str] = "order"
    fields: ClassVar[tuple[str, ...]] = ("seat", "actions")

    def __init__(self, seat: int, actions: tuple[Step, ...]) -> None:
        super().__init__(seat)
        self.actions = actions

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of them, counted from 1."""
        return [FIRST.code(number) for number in range(1, len(self.actions) + 1)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Put the chosen action on top, with the others below it."""
        state.pop()
        rest = list(self.actions)
        first = rest.pop(only_part(code) - 1)
        push_in_order(state, seat, rest)
        state.push(first)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The names of the actions."""
        return {"actions": [action.name for action in self.actions]}
