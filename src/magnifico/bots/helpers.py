"""Processes that help a search: each plays imagined worlds out, so that a decision is quicker or sees more.

What comes out is the same with any number of processes as long as the budget is a number of playouts.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Self

from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.greedy import Judges
from magnifico.bots.lookahead import Thinker
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.search import FlatSearch
from magnifico.bots.settings import quick_settings
from magnifico.engine.game import ruleset_for
from magnifico.engine.options import Options
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.state import State, restored
from magnifico.processes import interrupts_held, new_pool


@dataclass(frozen=True)
class Errand:
    """One imagined world, as another process can be given it, and the moves to be played out in it."""

    options: Options
    seat: int
    number: int
    codes: list[int]
    plain: dict[str, object]


class Helpers:
    """Some processes that stay until they are closed; they start with the first decision they are needed for."""

    def __init__(self, processes: int) -> None:
        if processes < 1:
            raise ValueError(f"{processes} processes cannot help: use 1 or more")
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def crew(self, options: Options) -> GameCrew:
        """The helpers for one kind of game."""
        return GameCrew(self, options)

    def run(self, errands: list[Errand]) -> list[list[float]]:
        """The answers to errands; if a process was killed, they are run in this one."""
        if self._pool is None:
            self._pool = new_pool(self.processes)
        try:
            with interrupts_held():  # processes start with the first errands
                answers = self._pool.map(_run, errands)
            return list(answers)
        except BrokenProcessPool:
            self.close()
            return [_run(errand) for errand in errands]

    def close(self) -> None:
        """End the processes; the next decision would start them again."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.close()


class GameCrew:
    """What a search asks to play worlds out."""

    def __init__(self, helpers: Helpers, options: Options) -> None:
        self.size = helpers.processes
        self._helpers = helpers
        self._options = options

    def played(
        self, seat: int, worlds: list[tuple[int, State]], codes: list[int]
    ) -> list[list[float]]:
        """For each numbered world what each move came to."""
        return self._helpers.run(
            [Errand(self._options, seat, number, codes, state.plain()) for number, state in worlds]
        )


# ------------------------------------------------------------------------------------------- in a helping process


class _LastPrinted:
    """What is printed for the last game; for custom packs, making it takes longer than playing a world."""

    def __init__(self) -> None:
        self._options: Options | None = None
        self._printed: Printed | None = None

    def of(self, options: Options) -> Printed:
        """What is printed for these options."""
        last = self._options
        if self._printed is None or last != options or last.packs != options.packs:
            self._options = options
            self._printed = ruleset_for(options).printed
        return self._printed


_last = _LastPrinted()


_judges = Judges()


def _run(errand: Errand) -> list[float]:
    """Play all moves of an errand out."""
    printed = _last.of(errand.options)
    settings = quick_settings(printed.players)
    thinker = Thinker(_judges.judge(printed), shipped_value(), shipped_policy(), settings)
    search = FlatSearch(thinker, errand.seat, partial(_world_of, restored(printed, errand.plain)))
    return search.played([errand.number], errand.codes)[0]


def _world_of(state: State, _number: int) -> State:
    return state
