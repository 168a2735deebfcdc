"""Analysis of a finished game: the chances to win over time, and the costliest decisions of each seat.

Every decision is judged by what its seat could know at that time. All are looked at one turn deep; those that look
worst are played out, the move that was made beside the best ones in the same imagined worlds. What costs points by
that is called costly only if it also does when both are played on to the final scores, the program in all seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnifico.bots.api import Position
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.explain.advice import PLAYOUTS, Advisor
from magnifico.bots.explain.chances import Course
from magnifico.bots.opening import before_the_game
from magnifico.bots.option import Option
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.search import Search
from magnifico.bots.settings import Settings
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.kinds import END, PASS, PLACE, kind_of
from magnifico.engine.moves.move import Move
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.rows import ROUND

COSTLIEST: Final = 3
SUSPICIOUS: Final = 8
"""Decisions of a seat that are played out."""
RIVALS: Final = 3
"""Other moves each of them is compared with."""
LEAST: Final = 0.5
"""Decisions that cost less are not reported."""
CONFIRMING: Final = 16
"""Worlds in which a costly decision and the better one are played on to the end of the game."""
QUICK: Final = 0.3
"""The share of the work attributed to looking one turn deep."""

Progress = Callable[[float], None]


class Point:
    """The chances to win at some time, by seat; `number` moves were played before."""

    def __init__(self, number: int, round_number: int, chances: list[float]) -> None:
        self.number = number
        self.round_number = round_number
        self.chances = chances

    def as_data(self) -> dict[str, object]:
        """As plain data."""
        return {"number": self.number, "round": self.round_number, "chances": self.chances}


class Decision:
    """A decision that cost points; `number` moves were played before it."""

    def __init__(
        self,
        number: int,
        round_number: int,
        played: Move,
        better: Move,
        cost: float,
        reason: tuple[str, float],
    ) -> None:
        self.number = number
        self.round_number = round_number
        self.played = played
        self.better = better
        self.cost = cost
        self.reason = reason[0]
        self.share = round(reason[1], 1)

    def as_data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "seat": self.played.seat,
            "number": self.number,
            "round": self.round_number,
            "played": self.played.text,
            "better": self.better.text,
            "cost": self.cost,
            "reason": self.reason,
            "share": self.share,
        }


class Analysis:
    """The chances over time, and the costliest decisions of the seats that were asked for."""

    def __init__(self, seats: list[int], points: list[Point], decisions: list[Decision]) -> None:
        self.seats = seats
        self.points = points
        self.decisions = decisions

    def of(self, seat: int) -> list[Decision]:
        """The decisions of one seat, the costliest first."""
        return [decision for decision in self.decisions if decision.played.seat == seat]

    def as_data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "seats": self.seats,
            "points": [point.as_data() for point in self.points],
            "decisions": [decision.as_data() for decision in self.decisions],
        }


def analyse(
    game: Game,
    seats: list[int],
    playouts: int = PLAYOUTS,
    seed: int | str = 0,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished game, with `playouts` for each decision that is played out.

    The same game, seed and playouts give the same analysis. `progress` is told the share that is done, and ends the
    work by raising something.
    """
    work = _Work(game, seed, progress)
    looked_at = work.look(seats)
    decisions: list[Decision] = []
    for at, doubts in enumerate(looked_at):
        done = QUICK + (1.0 - QUICK) * at / len(seats)
        share = (1.0 - QUICK) / len(seats)
        decisions += work.costliest(doubts, playouts, done, share)
    work.report(1.0)
    return Analysis(seats, work.points, decisions)


class _Doubt:
    """A decision that may have been a mistake; `turn` is its round and how many turns had ended before it."""

    def __init__(self, game: Game, move: Move, loss: float, turn: tuple[int, int]) -> None:
        self.game = game
        self.move = move
        self.loss = loss
        self.turn = turn


class _Work:
    """One analysis."""

    def __init__(self, game: Game, seed: int | str, progress: Progress | None) -> None:
        self.moves = game.moves
        self.seed = seed
        self.progress = progress
        self.evaluations = Evaluations()
        self.game = Game.new(game.options, game.seed)
        self.points: list[Point] = []

    def report(self, share: float) -> None:
        """Report progress."""
        if self.progress is not None:
            self.progress(share)

    def look(self, seats: list[int]) -> list[list[_Doubt]]:
        """Replay the game, one turn of lookahead at each decision of the seats; the doubtful ones by seat."""
        found: list[list[_Doubt]] = [[] for _ in seats]
        course = Course(shipped_value(), shipped_policy(), self.evaluations)
        game = self.game
        last = (-1, -1)
        ended = 0
        for number, move in enumerate(self.moves):
            state = game.state
            now = (move.seat, state.board[ROUND])
            if isinstance(state.agenda[-1], TakeTurn) and now != last:
                last = now
                self.points.append(Point(number, state.board[ROUND], []))
                course.note(state)
            if move.seat in seats:
                loss = self._loss(move)
                if loss >= LEAST:
                    turn = (state.board[ROUND], ended)
                    found[seats.index(move.seat)].append(_Doubt(game.copy(), move, loss, turn))
            if move.kind in (END.name, PASS.name):
                ended += 1
            game.advance(move)
            self.report(QUICK * (number + 1) / len(self.moves))
        self._fill_in(course.chances())
        for doubts in found:
            doubts.sort(key=_loss, reverse=True)
            del doubts[SUSPICIOUS:]
        return found

    def _loss(self, move: Move) -> float:
        """What a move loses against the best one, one turn deep; 0 where that cannot be said."""
        state = self.game.state
        if before_the_game(state):
            return 0.0
        position = Position(self.game, move.seat)
        if len(position.legal) < 2:
            return 0.0
        advisor = Advisor(position, self.seed, self.evaluations)
        options = advisor.considered()
        value = _value_of(advisor, options, move.code)
        return max(option.prior for option in options) - value

    def _fill_in(self, chances: list[list[float]]) -> None:
        """The chances at each point, and at the end who won."""
        state = self.game.state
        for at, point in enumerate(self.points):
            point.chances = chances[at]
        if isinstance(state.agenda[-1], GameOver):
            winner = ranking(state)[0]
            result = [1.0 if seat == winner else 0.0 for seat in range(state.players)]
            self.points.append(Point(len(self.moves), state.board[ROUND], result))

    def costliest(
        self, doubts: list[_Doubt], playouts: int, done: float, share: float
    ) -> list[Decision]:
        """The decisions that cost most, the costliest first, one of a turn, by playing them out."""
        found: list[Decision] = []
        turns: list[tuple[int, int]] = []
        for number, doubt in enumerate(doubts):
            decision = self._played_out(doubt, playouts)
            if decision.cost >= LEAST:
                if doubt.turn not in turns:
                    turns.append(doubt.turn)
                    found.append(decision)
                elif decision.cost > found[turns.index(doubt.turn)].cost:
                    found[turns.index(doubt.turn)] = decision
            self.report(done + share * (number + 1) / len(doubts))
        found.sort(key=_cost, reverse=True)
        return found[:COSTLIEST]

    def _played_out(self, doubt: _Doubt, playouts: int) -> Decision:
        position = Position(doubt.game, doubt.move.seat)
        advisor = Advisor(position, self.seed, self.evaluations)
        options = advisor.considered()
        played = Option(doubt.move.code, _value_of(advisor, options, doubt.move.code))
        compared = [option for option in options[:RIVALS] if option.code != played.code] + [played]
        advisor.play_out(compared, max(playouts, len(compared)), 0.0)
        best = played
        for option in compared:
            if option.value > best.value:
                best = option
        cost = best.value - played.value
        if cost >= LEAST:
            cost = min(cost, self._confirmed(advisor, best.code, played.code))
        return Decision(
            len(doubt.game.moves),
            doubt.game.state.board[ROUND],
            doubt.move,
            position.move_of(best.code),
            round(cost, 1),
            advisor.reason(best.code, played.code),
        )

    def _confirmed(self, advisor: Advisor, better: int, played: int) -> float:
        """By how many points one move beats another when both are played on to the end of the game."""
        settings = Settings(advisor.root.players)
        settings.horizon = advisor.root.printed.rounds
        lookahead = PolicyLookahead(advisor.judge, shipped_value(), shipped_policy(), settings)
        search = Search(lookahead, advisor.seat, advisor.worlds.imagine)
        options = [Option(better, 0.0), Option(played, 0.0)]
        for world in range(1, CONFIRMING + 1):
            search.compare(options, world)
        return (options[0].total - options[1].total) / CONFIRMING


def _value_of(advisor: Advisor, options: list[Option], code: int) -> float:
    """The value of a move one turn deep, also of one that was not worth considering."""
    for option in options:
        if option.code == code:
            return option.prior
    best = max(option.prior for option in options)
    kind = kind_of(code)
    if kind in (END.number, PASS.number) or not isinstance(advisor.asked, TakeTurn):
        return best
    values = advisor.lookahead.utilities([advisor.root, advisor.planner.after(code)], advisor.seat)
    if kind == PLACE.number:
        return values[1] - advisor.planner.patience(code)
    return best + values[1] - values[0]  # a free action: the placement is still to come


def _loss(doubt: _Doubt) -> float:
    return doubt.loss


def _cost(decision: Decision) -> float:
    return decision.cost
