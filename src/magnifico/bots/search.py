"""The search: the best moves of the lookahead are played out to the end of the next round in imagined worlds.

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
from magnifico.bots.opening import Opening, before_the_game
from magnifico.bots.option import Option, prior_of, value_of
from magnifico.bots.planner import Planner, settle
from magnifico.bots.policy.choice import LIKELIEST, Choice, DrawnChoice
from magnifico.bots.policy.playout import Playout
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.spec import Budget
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.options import Options
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State

AS_MANY_AS_PAY: Final = 0
"""As many worlds at a time as the policy scores efficiently in one pass."""


class Executor(Protocol):
    """Runs the playouts of a search."""

    def at_once(self, ending: bool) -> int:
        """How many worlds to run at a time; `ending` says that the game is searched to its end."""

    def played(self, search: Search, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """For each numbered world what each move came to."""


class ExecutorSource(Protocol):
    """Provides an executor for each kind of game."""

    def executor(self, options: Options) -> Executor:
        """The executor for games with these options."""


class InProcess:
    """Runs playouts in this process."""

    def executor(self, options: Options) -> Executor:
        """The same for every kind of game."""
        return self

    def at_once(self, ending: bool) -> int:
        """Nothing is gained by searching several endings together."""
        return 1 if ending else AS_MANY_AS_PAY

    def played(self, search: Search, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """See Executor."""
        return search.played(numbers, codes)


IN_PROCESS: Final = InProcess()


class Search:
    """One decision of a seat, looked at in many worlds that are imagined by number."""

    def __init__(
        self,
        lookahead: PolicyLookahead,
        seat: int,
        imagine: Callable[[int], State],
        executor: Executor = IN_PROCESS,
    ) -> None:
        self.lookahead = lookahead
        self.seat = seat
        self.imagine = imagine
        self.executor = executor
        self.settings = lookahead.settings
        self.judge = lookahead.judge
        self.player = PolicyPlayer(lookahead.judge, lookahead.policy)
        self.playouts = 0
        self._bids: dict[tuple[tuple[int, int], ...], int] = {}  # what is bid next, by what was bid

    def search(self, codes: list[int], budget: Budget) -> list[Option]:
        """The options, the best first; ends when the budget is used."""
        began = monotonic()
        seconds, playouts = budget.seconds, budget.playouts
        root = self.imagine(0)
        options = self.prospects(root, codes)
        if len(options) < 2:
            return options
        trust = self.trust(root)
        for option in options:
            option.trust = trust
        self._heed_policy(root, options)
        together = self.executor.at_once(near_the_end(root))
        playing = monotonic()
        # With few playouts few moves: each that is left is tried in at least one world.
        width = self.settings.setup_width if before_the_game(root) else self.settings.width
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
                count = together or self._side_by_side(len(alive), playing, end)
                if playouts:
                    count = min(count, max(1, (most - self.playouts) // len(alive)))
                self._play_worlds(alive, world, count)
                world += count
                if playouts and self.playouts + len(alive) > most:
                    break
                if seconds and monotonic() >= until:
                    break
            alive.sort(key=value_of, reverse=True)
            if end and monotonic() >= end:
                break
            if phase + 1 < phases:
                half = (len(alive) + 1) // 2
                given_up = alive[half:] + given_up
                alive = alive[:half]
        return alive + given_up

    def _side_by_side(self, moves: int, began: float, end: float) -> int:
        """How many worlds are played together: as many as the policy scores well at once and time is left for."""
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
        width = self.settings.width
        scores = self.player.scores(root, self.seat, [option.code for option in options])
        ranked = [(-scores[number], number) for number in range(len(options))]
        ranked.sort()
        likely = [options[number] for _score, number in ranked[: self.settings.likely]]
        for number, option in enumerate(options):
            option.prior += self.settings.heed * (scores[number] + ranked[0][0])
        options.sort(key=prior_of, reverse=True)
        if len(options) <= width:
            return
        behind = [option for option in likely if option not in options[:width]]
        for option in behind:
            options.remove(option)
        first = width - len(behind)
        options[first:first] = behind

    def compare(self, options: list[Option], world: int) -> None:
        """Play each option in one more world, giving none up: their values can be subtracted."""
        self._play_worlds(options, world, 1)

    def _play_worlds(self, options: list[Option], first: int, count: int) -> None:
        """Play out all options in some worlds."""
        codes = [option.code for option in options]
        found = self.executor.played(self, list(range(first, first + count)), codes)
        for values in found:
            for number, value in enumerate(values):
                options[number].total += value
                options[number].visits += 1
        self.playouts += count * len(options)

    def prospects(self, state: State, codes: list[int]) -> list[Option]:
        """The moves with their prospects one turn deep; a free action that clearly helps stands alone."""
        options = self.lookahead.options(state, self.seat, codes)
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
        if before_the_game(state):
            play_on(state, self.seat, code)
            self._set_up(state)
            return self.settings.setup_rounds
        last = state.board[ROUND]
        turn = isinstance(state.agenda[-1], TakeTurn)
        play_on(state, self.seat, code)
        Planner(state, self.seat, self.judge).follow(state, 1)
        if not turn:
            settle(state, self.judge)  # after a Vatican report the round to come is played
        return max(last, state.board[ROUND]) + self.settings.horizon

    def _set_up(self, state: State) -> None:
        """Make all decisions before the first turn by what is measured."""
        while before_the_game(state):
            seat = to_act(state)[0]
            codes = moves_of(state, seat)
            code = codes[0]
            if isinstance(state.agenda[-1], Bid):
                # Offers lie open, so that the auction goes on in the same way in every world.
                if state.bids not in self._bids:
                    self._bids[state.bids] = Opening(state, seat, self.judge).best(codes)
                code = self._bids[state.bids]
            elif len(codes) > 1:
                code = Opening(state, seat, self.judge).best(codes)
            play_on(state, seat, code)
        settle(state, self.judge)

    def played(self, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """For each numbered world what each move comes to when everybody follows the policy."""
        states: list[State] = []
        playouts: list[Playout] = []
        ending = False
        for number in numbers:
            start = self.imagine(number)
            ending = near_the_end(start)
            for code in codes:
                state = start.copy()
                last = self.begin(state, code)
                states.append(state)
                playouts.append(Playout(state, last, self.seat, self._rivals(number)))
        count = len(codes)
        if ending:
            endgame = Endgame(self.player, self.settings.goal)
            values = [endgame.utilities(state, self.settings.leaves)[self.seat] for state in states]
            return [values[at : at + count] for at in range(0, len(values), count)]
        self.player.finish(playouts)
        # World by world, so that the last bits are the same in a helping process, which gets one at a time.
        return [
            self.lookahead.utilities(states[at : at + count], self.seat)
            for at in range(0, len(states), count)
        ]

    def _rivals(self, number: int) -> Choice:
        """In every second world the rivals take the likeliest placement, in the others they vary."""
        vary = self.settings.vary
        if vary and number % vary == vary - 1:
            return DrawnChoice(seeded(f"rivals {number}"))
        return LIKELIEST
