"""Flat search: the best moves of the lookahead are played out to the end of the next round in imagined worlds.

In each world everything hidden is dealt again; all moves that are still considered are played in the same worlds. The
position after that goes to the learned evaluation. After each phase the worse half of the moves is given up
(sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from magnifico.bots.endgame import near_the_end
from magnifico.bots.thinking import Option, Thinker, before_the_game
from magnifico.bots.worlds import Search
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.state import State

WIDTH: Final = 6
"""Moves that are played out; the others were clearly worse one turn deep."""


class Crew(Protocol):
    """Others who play worlds out, several at a time."""

    @property
    def size(self) -> int:
        """How many worlds they play at a time."""

    def played(
        self, seat: int, worlds: list[tuple[int, State]], codes: list[int], seconds: float
    ) -> list[list[float]]:
        """For each numbered world what each move came to; nothing where the time ran out first (0: no limit)."""


class FlatSearch(Search):
    """One decision, looked at in many worlds, alone or by a crew."""

    def __init__(
        self,
        thinker: Thinker,
        seat: int,
        imagine: Callable[[int], State],
        width: int = WIDTH,
        crew: Crew | None = None,
    ) -> None:
        super().__init__(thinker, seat, imagine, width)
        self.crew = crew

    def search(self, codes: list[int], seconds: float, playouts: int) -> list[Option]:
        """The options, the best first; ends after `seconds` or `playouts`, whichever comes first (0: no limit)."""
        began = monotonic()
        root = self.imagine(0)
        options = self.prospects(root, codes)
        if len(options) < 2:
            return options
        trust = self.trust(root)
        for option in options:
            option.trust = trust
        self._heed_policy(root, options)
        together = 1
        if self.crew is not None:
            together = self.crew.size
        elif self.quick is not None and not near_the_end(root):
            together = 0
        playing = monotonic()
        # With few playouts few moves: each that is left is tried in at least one world.
        width = self.settings.setup_width if before_the_game(root) else self.width
        if playouts:
            width = min(width, max(2, playouts // 2))
        alive = options[:width]
        given_up = options[width:]
        phases = max(1, (len(alive) - 1).bit_length())
        end = began + seconds if seconds else 0.0
        world = 0
        for phase in range(phases):
            until = began + seconds * (phase + 1) / phases
            most = playouts * (phase + 1) // phases
            while True:
                count = together or self._together(len(alive), playing, end)
                if playouts:
                    count = min(count, max(1, (most - self.playouts) // len(alive)))
                self._play_worlds(alive, world, count, end)
                world += count
                if playouts and self.playouts + len(alive) > most:
                    break
                if seconds and monotonic() >= until:
                    break
            alive.sort(key=_value, reverse=True)
            if end and monotonic() >= end:
                break
            if phase + 1 < phases:
                half = (len(alive) + 1) // 2
                given_up = alive[half:] + given_up
                alive = alive[:half]
        return alive + given_up

    def _together(self, moves: int, began: float, end: float) -> int:
        """How many worlds are played side by side: as many as the policy scores well at once and time is left for."""
        most = max(1, self.settings.side_by_side // moves)
        if not end:
            return most
        if not self.playouts:
            return 1
        now = monotonic()
        left = (end - now) * self.playouts / max(now - began, 1e-6)
        return max(1, min(most, int(left / moves)))

    def _heed_policy(self, root: State, options: list[Option]) -> None:
        """Rank the moves by what the policy thinks of them as well, and look at its first choices in any case."""
        quick = self.quick
        if quick is None or not isinstance(root.agenda[-1], TakeTurn):
            return
        scores = quick.scores(root, self.seat, [option.code for option in options])
        ranked = [(-scores[number], number) for number in range(len(options))]
        ranked.sort()
        likely = [options[number] for _score, number in ranked[: self.settings.likely]]
        for number, option in enumerate(options):
            option.prior += self.settings.heed * (scores[number] + ranked[0][0])
        options.sort(key=_prior, reverse=True)
        if len(options) <= self.width:
            return
        behind = [option for option in likely if option not in options[: self.width]]
        for option in behind:
            options.remove(option)
        first = self.width - len(behind)
        options[first:first] = behind

    def compare(self, options: list[Option], world: int) -> None:
        """Play each option in one more world, giving none up: their values can be subtracted."""
        self._play_worlds(options, world, 1, 0.0)

    def played_out(self, codes: list[int], world: int, end: float) -> list[float]:
        """What each move comes to in a world; nothing if the time runs out before all are played."""
        if self.quick is not None:
            return self.played_quickly([world], codes)[0]
        start = self.world(world)
        ends: list[State] = []
        for code in codes:
            state = start.copy()
            self.finish(state, self.begin(state, code))
            ends.append(state)
            if end and monotonic() >= end and len(ends) < len(codes):
                return []  # what was played in different worlds cannot be compared
        return self.thinker.utilities(ends, self.seat)

    def _play_worlds(self, options: list[Option], first: int, count: int, end: float) -> None:
        """Play out all options in some worlds."""
        codes = [option.code for option in options]
        crew = self.crew
        if crew is None and self.quick is not None:
            found = self.played_quickly(list(range(first, first + count)), codes)
        elif crew is None:
            found = [self.played_out(codes, first + more, end) for more in range(count)]
        else:
            worlds = [(first + more, self.imagine(first + more)) for more in range(count)]
            left = max(0.001, end - monotonic()) if end else 0.0
            found = crew.played(self.seat, worlds, codes, left)
        for values in found:
            for number, value in enumerate(values):
                options[number].total += value
                options[number].visits += 1
        self.playouts += count * len(options)


def _prior(option: Option) -> float:
    return option.prior


def _value(option: Option) -> float:
    return option.value
