"""Puzzles from before the first round: which leader to keep, what to bid.

Nothing can be proven there, so whole games are played on, in world after world, as long as the greedy answer stays
behind. Two leaders are often as good as each other, so several answers may be right; the last of them has to be ahead
of all others by more than three standard errors, and again with another seed. A bid also has to be what the auction,
solved to its end, asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnifico.bots import Position, create_bot
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.opening import Opening
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.engine.state.state import State
from magnifico.features.puzzles.candidates import (
    PLAYER,
    Candidate,
    Found,
    Task,
    confirmed,
    greedy_answer,
    kind_of,
    lead_of,
    levels_finding,
    puzzles_of,
)
from magnifico.features.puzzles.format import Kind
from magnifico.features.puzzles.judge import (
    BEGINNING_WORLDS,
    CERTAIN,
    Bench,
    Judged,
    budgeted,
    means_of,
    ordered,
    standard_error,
)
from magnifico.features.puzzles.position import answers

BEGINNINGS: Final[tuple[Options, ...]] = (
    Options(2),
    Options(3, expansions=("houses",)),
    Options(3),
    Options(4, expansions=("houses",)),
    Options(2, expansions=("pazzi",)),
    Options(2, expansions=("houses", "pazzi")),
    Options(4),
    Options(5, expansions=("houses",)),
)
"""Who plays what, one beginning after the other."""
LEAST_ANSWERS: Final = 3
STEPS: Final = (8, 24, BEGINNING_WORLDS - 32)
"""Worlds that are played one after the other, as long as the greedy answer stays behind."""
MOST_ANSWERS: Final = 6
"""Answers that are played on: the best by what is measured, and the greedy one."""
HOPEFUL: Final = (2.0, 1.5)
"""After the first step, points ahead of the others; after the second, standard errors."""
LEAST_MARGIN: Final = 1.5


def find_beginning(task: Task) -> Found:
    """Look at the decisions before the first round of one game; at most one of a kind makes a puzzle."""
    options = BEGINNINGS[task.number % len(BEGINNINGS)]
    seed = f"{task.game_seed} beginning"
    game = Game.new(options, seed)
    bots = [create_bot(PLAYER, f"{seed} {seat}") for seat in range(options.players)]
    found: dict[Kind, Candidate] = {}
    while not isinstance(game.state.agenda[-1], TakeTurn):
        seat = game.to_act[0]
        kind = kind_of(game)
        if kind in ("draft", "bid") and kind not in found:
            candidate = look(game, seat, kind, budgeted(task.bot), seed)
            if candidate is not None:
                found[kind] = candidate
        game.advance(bots[seat].choose(Position(game, seat)))
    moves = tuple(map(str, game.moves))
    chosen = list(found.values())
    return Found(task.number, puzzles_of(options, seed, budgeted(task.bot), chosen, moves))


def look(game: Game, seat: int, kind: Kind, name: str, seed: str) -> Candidate | None:
    """The decision as a puzzle, if it makes one."""
    if len(answers(game, seat)) < LEAST_ANSWERS:
        return None
    greedy = greedy_answer(game, seat)
    bench = Bench(game, seat, name, f"{seed} judge")
    same = alike(seat, bench)
    if kind == "bid" and greedy in same[bench.codes[0]]:
        return None  # the greedy bid comes to what the auction asks for
    split = played_on(bench, same, greedy)
    if split is None:
        return None
    judged = split.judged(bench, same)
    solutions = tuple(text for text in judged.worth if text in split.leading(same))
    if kind == "bid" and bench.moves[bench.codes[0]].text not in solutions:
        return None
    margin = round(split.gap - 2 * split.error - 0.05, 1)
    if margin < LEAST_MARGIN or split.gap < CERTAIN * split.error:
        return None
    if len(solutions) > len(answers(game, seat)) // 2:
        return None
    again = confirmed(game, seat, name, judged.worth, solutions, f"{seed} again", BEGINNING_WORLDS)
    if again is None or lead_of(again, solutions) < margin:
        return None
    best = judged.worth[solutions[0]]
    than = greedy if greedy in judged.worth else list(judged.worth)[-1]
    share = best - judged.worth[than]
    return Candidate(
        tuple(map(str, game.moves)),
        seat,
        kind,
        "search",
        judged,
        solutions,
        margin,
        greedy,
        ("auction" if kind == "bid" else "measured", share),
        levels_finding(game, seat, judged.worth, solutions),
    )


def alike(seat: int, bench: Bench) -> dict[int, list[str]]:
    """For every answer those that come to the same: bids after which the auction ends with the same offers."""
    root = bench.search.imagine(0)
    by_end: dict[object, list[int]] = {}
    for code in bench.codes:
        end: object = code
        if isinstance(root.agenda[-1], Bid):
            end = _auctioned(root, seat, code, bench)
        by_end.setdefault(end, []).append(code)
    return {
        code: [bench.moves[one].text for one in codes]
        for codes in by_end.values()
        for code in codes
    }


def _auctioned(root: State, seat: int, code: int, bench: Bench) -> tuple[tuple[int, ...], ...]:
    """What everybody has when the auction is over, if everybody bids well."""
    state = root.copy()
    play_on(state, seat, code)
    while isinstance(state.agenda[-1], Bid):
        deciding = state.agenda[-1].seat
        codes = moves_of(state, deciding)
        play_on(state, deciding, Opening(state, deciding, bench.search.judge).best(codes))
    return tuple(tuple(row) for row in state.rows)


@dataclass(frozen=True, slots=True)
class Split:
    """The answers that were played on, the best first, and where the right ones end."""

    codes: list[int]
    means: list[float]
    count: int
    """How many are right."""
    gap: float
    """From the last of these to the first of the others, and its standard error."""
    error: float

    def leading(self, same: dict[int, list[str]]) -> set[str]:
        """The right answers."""
        return {text for code in self.codes[: self.count] for text in same[code]}

    def judged(self, bench: Bench, same: dict[int, list[str]]) -> Judged:
        """Every answer with its worth."""
        worth = {
            text: round(mean, 1)
            for code, mean in zip(self.codes, self.means, strict=True)
            for text in same[code]
        }
        moves = [move for move in bench.moves.values() if move.text in worth]
        return Judged(
            ordered(moves, [worth[move.text] for move in moves]), bench.looked_at, self.error
        )


def split_of(codes: list[int], rows: list[list[float]], greedy: int) -> Split | None:
    """The clearest place to divide the answers, with at most half of them right and the greedy one wrong."""
    by_answer = means_of(rows)
    ranked = sorted(range(len(codes)), key=lambda at: -by_answer[at])
    means = [by_answer[at] for at in ranked]
    found: list[Split] = []
    for count in range(1, len(ranked) // 2 + 1):
        if greedy in [codes[at] for at in ranked[:count]]:
            break
        last, first = ranked[count - 1], ranked[count]
        error = standard_error([row[last] - row[first] for row in rows])
        gap = means[count - 1] - means[count]
        found.append(Split([codes[at] for at in ranked], means, count, gap, error))
    return max(found, key=lambda one: one.gap / max(one.error, 1e-6), default=None)


def played_on(bench: Bench, same: dict[int, list[str]], greedy: str) -> Split | None:
    """The answers after all steps; None as soon as the greedy one holds its own."""
    codes: list[int] = []
    for code in bench.codes:
        first = same[code][0] == bench.moves[code].text
        if first and (len(codes) < MOST_ANSWERS or greedy in same[code]):
            codes.append(code)
    own = next((code for code in codes if greedy in same[code]), None)
    if own is None or len(codes) < 2:
        return None
    rows: list[list[float]] = []
    split: Split | None = None
    for step, count in enumerate(STEPS):
        rows += bench.play(codes, len(rows), count)
        split = split_of(codes, rows, own)
        if split is None:
            return None
        if split.gap < (HOPEFUL[0] if step == 0 else HOPEFUL[1] * split.error):
            return None
    return split
