"""Processes that help a search: each plays imagined worlds out, so that a decision is quicker or sees more.

What comes out is the same with any number of processes as long as the budget is a number of playouts.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Self

from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.search import Search
from magnifico.bots.settings import Settings
from magnifico.engine.game import ruleset_for
from magnifico.engine.options import Options
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.state import State, restored
from magnifico.processes import interrupts_held, new_pool


@dataclass(frozen=True)
class WorldTask:
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

    def executor(self, options: Options) -> GameExecutor:
        """The helpers for one kind of game."""
        return GameExecutor(self, options)

    def run(self, tasks: list[WorldTask]) -> list[list[float]]:
        """The answers to tasks; if a process was killed, they are run in this one."""
        if self._pool is None:
            self._pool = new_pool(self.processes)
        try:
            with interrupts_held():  # processes start with the first tasks
                answers = self._pool.map(_run, tasks)
            return list(answers)
        except BrokenProcessPool:
            self.close()
            return [_run(task) for task in tasks]

    def close(self) -> None:
        """End the processes; the next decision would start them again."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.close()


class GameExecutor:
    """Runs a search's playouts in the helping processes."""

    def __init__(self, helpers: Helpers, options: Options) -> None:
        self._helpers = helpers
        self._options = options

    def at_once(self, ending: bool) -> int:
        """A world for each process."""
        return self._helpers.processes

    def played(self, search: Search, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """For each numbered world what each move came to."""
        return self._helpers.run(
            [
                WorldTask(self._options, search.seat, number, codes, search.imagine(number).plain())
                for number in numbers
            ]
        )


# ------------------------------------------------------------------------------------------- in a helping process


class LastPrinted:
    """Caches the ruleset of the last game; with custom packs, building it takes longer than playing a world."""

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


_last = LastPrinted()
_evaluations = Evaluations()


def _run(task: WorldTask) -> list[float]:
    """Play all moves of a task out."""
    printed = _last.of(task.options)
    lookahead = PolicyLookahead(
        _evaluations.of(printed), shipped_value(), shipped_policy(), Settings(printed.players)
    )
    search = Search(lookahead, task.seat, partial(_world_of, restored(printed, task.plain)))
    return search.played([task.number], task.codes)[0]


def _world_of(state: State, _number: int) -> State:
    return state
