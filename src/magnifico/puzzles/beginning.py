"""Puzzles from before the first round: which leader to keep, what to bid.

Nothing can be proven there, so whole games are played on, in world after world. Alternatives that are clearly behind
are given up; what is left has to be ahead by more than three standard errors, and again with another seed. A bid also
has to be what the auction, solved to its end, asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnifico.bots import Position, create_bot
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import best_beforehand
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.engine.state.state import State
from magnifico.puzzles.finding import (
    PLAYER,
    Candidate,
    Found,
    Task,
    ahead_of,
    confirmed,
    first_of,
    greedy_answer,
    kind_of,
    levels_finding,
    puzzles_of,
)
from magnifico.puzzles.format import Kind
from magnifico.puzzles.judging import (
    BEGINNING_WORLDS,
    CERTAIN,
    Bench,
    Judged,
    budgeted,
    ordered,
    standard_error,
)
from magnifico.puzzles.position import answers

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
"""After the first step, points ahead of the greedy answer; after the second, standard errors."""
GIVEN_UP: Final = 2.0
"""An alternative that is this many standard errors behind is not played on."""
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
    judged = played_on(bench, same, greedy)
    if judged is None:
        return None
    best = max(judged.worth.values())
    solutions = tuple(text for text, worth in judged.worth.items() if worth == best)
    if kind == "bid" and bench.moves[bench.codes[0]].text not in solutions:
        return None
    ahead = best - max(worth for worth in judged.worth.values() if worth < best)
    margin = round(ahead - 2 * judged.error - 0.05, 1)
    if margin < LEAST_MARGIN or ahead < CERTAIN * judged.error:
        return None
    if len(solutions) > len(answers(game, seat)) // 2:
        return None
    again = confirmed(game, seat, name, judged.worth, solutions, f"{seed} again", BEGINNING_WORLDS)
    if again is None or first_of(again) not in solutions or ahead_of(again) < margin:
        return None
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
    root = bench.flat.imagine(0)
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
        play_on(state, deciding, best_beforehand(state, deciding, codes, bench.flat.thinker.judge))
    return tuple(tuple(row) for row in state.rows)


def played_on(bench: Bench, same: dict[int, list[str]], greedy: str) -> Judged | None:
    """The alternatives after all steps; None as soon as the greedy one holds its own."""
    codes: list[int] = []
    for code in bench.codes:
        first = same[code][0] == bench.moves[code].text
        if first and (len(codes) < MOST_ANSWERS or greedy in same[code]):
            codes.append(code)
    own = next((code for code in codes if greedy in same[code]), None)
    if own is None or len(codes) < 2:
        return None
    rows: dict[int, list[float]] = {code: [] for code in codes}
    worlds = 0
    for step, count in enumerate(STEPS):
        for row in bench.play(codes, worlds, count):
            for code, value in zip(codes, row, strict=True):
                rows[code].append(value)
        worlds += count
        best = max(codes, key=lambda code: sum(rows[code]))
        ahead = [one - other for one, other in zip(rows[best], rows[own], strict=False)]
        mean = sum(ahead) / len(ahead)
        least = HOPEFUL[0] if step == 0 else HOPEFUL[1] * standard_error(ahead)
        if best == own or mean < least:
            return None
        if step + 1 < len(STEPS):
            codes = [code for code in codes if code == own or not _behind(rows[best], rows[code])]
    return judged_of(bench, same, rows)


def _behind(best: Sequence[float], other: Sequence[float]) -> bool:
    distance = [one - two for one, two in zip(best, other, strict=True)]
    return sum(distance) / len(distance) > GIVEN_UP * max(standard_error(distance), 1e-6)


def judged_of(bench: Bench, same: dict[int, list[str]], rows: dict[int, list[float]]) -> Judged:
    """Every alternative, those that were given up at their distance in the worlds they were played in."""
    most = max(map(len, rows.values()))
    whole = [code for code in rows if len(rows[code]) == most]
    best = max(whole, key=lambda code: sum(rows[code]))
    top = sum(rows[best]) / most
    values: dict[int, float] = {}
    for code, row in rows.items():
        paired = rows[best][: len(row)]
        values[code] = top - sum(one - two for one, two in zip(paired, row, strict=True)) / len(row)
    equal = [code for code in whole if rows[code] == rows[best]]
    others = [code for code in rows if code not in equal]
    second = max(others, key=lambda code: values[code], default=best)
    distance = [one - two for one, two in zip(rows[best], rows[second], strict=False)]
    texts = {text: value for code, value in values.items() for text in same[code]}
    moves = [move for move in bench.moves.values() if move.text in texts]
    worth = ordered(moves, [round(texts[move.text], 1) for move in moves])
    return Judged(worth, bench.looked_at, standard_error(distance))
