"""One round of the thinking bots' work: evaluations and playouts a second. Run by `run.py`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from magnifico import Game, Options
from magnifico._engine_choice import engine_build
from magnifico.bots import Position
from magnifico.bots.endgame import near_the_end
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.network import shipped_network
from magnifico.bots.greedy_bot import GreedyBot
from magnifico.bots.imagined import Worlds, moves_of
from magnifico.bots.lookahead import Lookahead
from magnifico.bots.policy.choice import LIKELIEST
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.search import Search
from magnifico.bots.settings import Goal, Settings
from magnifico.bots.spec import Budget
from magnifico.engine.decisions.turn import TakeTurn
from measure import report

STEP = 9  # every ninth position of a game
PLAYOUTS = 24


def positions() -> list[Position]:
    """Turns of one game of four greedy players, spread from its beginning to its end."""
    game = Game.new(Options(players=4), seed="thinking")
    bots = [GreedyBot(seat) for seat in range(4)]
    found: list[Position] = []
    while not game.is_over:
        seat = game.to_act[0]
        position = Position(game, seat)
        if len(game.moves) % STEP == 0 and isinstance(game.state.agenda[-1], TakeTurn):
            found.append(Position(game.copy(), seat))
        game.advance(bots[seat].choose(position))
    return found


def per_second(work: Callable[[Position], int], among: list[Position], seconds: float) -> float:
    """How much of it is done in a second, going round the positions."""
    work(among[0])  # not timed: caches
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for position in among:
            done += work(position)
    return done / elapsed


def main() -> None:
    """Measure for the seconds given on the command line."""
    seconds = float(sys.argv[1]) / 6
    cache = Evaluations()
    network = shipped_network()
    among = positions()
    # With the policy the last turns are not played out but searched to the end, which is other work.
    last = [position for position in among if near_the_end(position.imagine("bench").state)]
    before = [position for position in among if position not in last]

    def lookahead_of(position: Position) -> Lookahead:
        judge = cache.of(position.imagine("bench").state.printed)
        return Lookahead(judge, network, Goal())

    def estimates(position: Position) -> int:
        state = position.imagine("bench").state
        judge = cache.of(state.printed)
        for _ in range(100):
            judge.judge(state, position.seat)
        return 100

    def evaluations(position: Position) -> int:
        state = position.imagine("bench").state
        lookahead_of(position).outcomes([state] * 20, position.seat)
        return 20

    def playouts(position: Position) -> int:
        judge = cache.of(position.imagine("bench").state.printed)
        lookahead = PolicyLookahead(judge, network, shipped_policy(), Settings(4))
        worlds = Worlds(position, "bench")
        search = Search(lookahead, position.seat, worlds.imagine)
        search.search([move.code for move in position.legal], Budget(playouts=PLAYOUTS))
        return search.playouts

    def lookaheads(position: Position) -> int:
        state = position.imagine("bench").state
        codes = moves_of(state, position.seat)
        for _ in range(5):
            lookahead_of(position).options(state, position.seat, codes)
        return 5

    def policies(position: Position) -> int:
        state = position.imagine("bench").state
        codes = moves_of(state, position.seat)
        player = PolicyPlayer(cache.of(state.printed), shipped_policy())
        for _ in range(5):
            player.turn(state, position.seat, codes, LIKELIEST)
        return 5

    report(
        {
            "estimates_per_s": per_second(estimates, among, seconds),
            "evaluations_per_s": per_second(evaluations, among, seconds),
            "playouts_per_s": per_second(playouts, before, seconds),
            "endings_per_s": per_second(playouts, last, seconds),
            "turns_by_lookahead_per_s": per_second(lookaheads, among, seconds),
            "turns_by_policy_per_s": per_second(policies, among, seconds),
            "engine": engine_build(),
        }
    )


if __name__ == "__main__":
    main()
