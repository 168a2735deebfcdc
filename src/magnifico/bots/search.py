"""Flat search: the best moves of the lookahead are played out to the end of the next round in imagined worlds.

In each world everything hidden is dealt again; all moves that are still considered are played in the same worlds, where
everybody follows the policy. The position after that goes to the learned evaluation. After each phase the worse half of
the moves is given up (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from magnifico.bots.endgame import Endgame, near_the_end
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.lookahead import Option, Thinker, before_the_game
from magnifico.bots.planner import Planner, best_beforehand
from magnifico.bots.policy.policy_player import Playout, QuickPlayer
from magnifico.bots.rollout import settle
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State

WIDTH: Final = 6
"""Moves that are played out; the others were clearly worse one turn deep."""


class Crew(Protocol):
    """Others who play worlds out, several at a time."""

    @property
    def size(self) -> int:
        """How many worlds they play at a time."""

    def played(
        self, seat: int, worlds: list[tuple[int, State]], codes: list[int]
    ) -> list[list[float]]:
        """For each numbered world what each move came to."""


class FlatSearch:
    """One decision of a seat, looked at in many worlds that are imagined by number, alone or by a crew."""

    def __init__(
        self,
        thinker: Thinker,
        seat: int,
        imagine: Callable[[int], State],
        crew: Crew | None = None,
    ) -> None:
        if thinker.policy is None:
            raise ValueError("worlds are played on by a policy, and this thinker has none")
        self.thinker = thinker
        self.seat = seat
        self.imagine = imagine
        self.crew = crew
        self.settings = thinker.settings
        self.width = self.settings.width or WIDTH
        self.playouts = 0
        self.quick = QuickPlayer(thinker.judge, thinker.policy)
        self._bids: dict[tuple[tuple[int, int], ...], int] = {}  # what is bid next, by what was bid

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
        elif not near_the_end(root):
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
                self._play_worlds(alive, world, count)
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
        if not isinstance(root.agenda[-1], TakeTurn):
            return
        scores = self.quick.scores(root, self.seat, [option.code for option in options])
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
        self._play_worlds(options, world, 1)

    def _play_worlds(self, options: list[Option], first: int, count: int) -> None:
        """Play out all options in some worlds."""
        codes = [option.code for option in options]
        numbers = list(range(first, first + count))
        if self.crew is None:
            found = self.played(numbers, codes)
        else:
            worlds = [(number, self.imagine(number)) for number in numbers]
            found = self.crew.played(self.seat, worlds, codes)
        for values in found:
            for number, value in enumerate(values):
                options[number].total += value
                options[number].visits += 1
        self.playouts += count * len(options)

    def prospects(self, state: State, codes: list[int]) -> list[Option]:
        """The moves with their prospects one turn deep; a free action that clearly helps stands alone."""
        options = self.thinker.options(state, self.seat, codes)
        return options[:1] if options[0].at_once else options

    def trust(self, root: State) -> float:
        """How many playouts the prospects of a decision count as."""
        if before_the_game(root):
            return self.settings.setup_trust
        if near_the_end(root):
            return self.settings.ending_trust
        return self.settings.trust

    def begin(self, state: State, code: int) -> int:
        """Play the move and what follows from it in the turn; the number of the last round to be played."""
        judge = self.thinker.judge
        if before_the_game(state):
            play_on(state, self.seat, code)
            self._set_up(state)
            return self.settings.setup_rounds
        last = state.board[ROUND]
        turn = isinstance(state.agenda[-1], TakeTurn)
        play_on(state, self.seat, code)
        Planner(state, self.seat, judge).follow(state, 1)
        if not turn:
            settle(state, judge)  # after a Vatican report the round to come is played
        return max(last, state.board[ROUND]) + self.settings.horizon

    def _set_up(self, state: State) -> None:
        """Make all decisions before the first turn by what is measured."""
        judge = self.thinker.judge
        while before_the_game(state):
            seat = to_act(state)[0]
            codes = moves_of(state, seat)
            code = codes[0]
            if isinstance(state.agenda[-1], Bid):
                # Offers lie open, so that the auction goes on in the same way in every world.
                found = self._bids.get(state.bids)
                code = best_beforehand(state, seat, codes, judge) if found is None else found
                self._bids[state.bids] = code
            elif len(codes) > 1:
                code = best_beforehand(state, seat, codes, judge)
            play_on(state, seat, code)
        settle(state, judge)

    def played(self, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """For each numbered world what each move comes to when everybody follows the policy.

        In every second world the rivals take the likeliest placement, in the others they vary.
        """
        states: list[State] = []
        playouts: list[Playout] = []
        searched = False
        vary = self.settings.vary
        for number in numbers:
            start = self.imagine(number)
            searched = near_the_end(start)
            for code in codes:
                state = start.copy()
                last = self.begin(state, code)
                dice = seeded(f"rivals {number}") if vary and number % vary == vary - 1 else None
                states.append(state)
                playouts.append(Playout(state, last, self.seat, dice))
        count = len(codes)
        if searched:
            endgame = Endgame(self.quick, self.settings)
            values = [endgame.utilities(state, self.settings.leaves)[self.seat] for state in states]
            return [values[at : at + count] for at in range(0, len(values), count)]
        self.quick.finish(playouts)
        # World by world, so that the last bits are the same in a helping process, which gets one at a time.
        return [
            self.thinker.utilities(states[at : at + count], self.seat)
            for at in range(0, len(states), count)
        ]


def _prior(option: Option) -> float:
    return option.prior


def _value(option: Option) -> float:
    return option.value
