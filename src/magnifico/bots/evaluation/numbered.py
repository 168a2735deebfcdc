"""Input rows for the networks. Each number is added together with its name, so the two cannot get out of step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.engine.state.state import State


@final
class Row:
    """Numbers in the order in which they are added; the names are only kept when they are asked for."""

    def __init__(self, named: bool = False) -> None:
        self.numbers: Final[list[float]] = []
        self.names: Final[list[str]] = []
        self._named = named

    def add(self, name: str, number: float, which: int = 0) -> None:
        """One more number; `{}` in its name stands for `which`."""
        self.numbers.append(number)
        if self._named:
            self.names.append(name.format(which))

    def add_each(self, names: Sequence[str], numbers: list[float]) -> None:
        """As many numbers as names."""
        self.numbers.extend(numbers)
        if self._named:
            self.names.extend(names)

    def add_one_of(self, name: str, found: int, first: int, last: int) -> None:
        """A 1 for the number that was found and a 0 for each of the others."""
        for each in range(first, last + 1):
            self.add(name, 1.0 if each == found else 0.0, each)


def in_order(names: dict[int, str]) -> tuple[str, ...]:
    """The names in the order of their numbers; KeyError if a number from 0 on is missing."""
    return tuple(names[number] for number in range(len(names)))


def some_state() -> State:
    """Any position; names do not depend on it."""
    return Game.new(Options(players=2), "names").state
