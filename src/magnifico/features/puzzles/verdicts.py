"""Whether puzzles hold: replayed, judged again with another seed, and out of reach for the greedy player."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias, cast

from magnifico.bots import LEVELS, create_bot
from magnifico.bots.levels import LEVEL_TABLE
from magnifico.engine.options import RULES_VERSION
from magnifico.features.puzzles.candidates import (
    CONFIRMING,
    confirmed,
    first_of,
    lead_of,
    levels_finding,
    levels_in,
)
from magnifico.features.puzzles.format import Puzzle, PuzzleError, lines_of, read_puzzles
from magnifico.features.puzzles.judge import (
    BEGINNING_WORLDS,
    STRONGEST,
    WORLDS,
    answer_of,
    budgeted,
    proven,
)
from magnifico.features.puzzles.position import answers, game_of, judged_as

SEED: Final = "check"
WAY: Final = 3
"""How puzzles are checked; raised with every change that may change a verdict."""
LEARNED: Final = ("policy.npz", "value.npz", "network.npz")
MOST_LEVELS: Final = 3
"""A puzzle of the hard third of a set is found by at most this many levels."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came out; `wrong` is empty if the puzzle holds."""

    puzzle: Puzzle
    wrong: str
    margin: float = 0.0
    strongest: bool = False
    """Whether the strongest search, with four times the budget of the makers, answers right."""
    found: Mapping[str, float] | None = None

    @property
    def levels(self) -> int:
        """How many of the levels find it at least every second time."""
        return levels_in(self.found or {})

    @property
    def fit(self) -> bool:
        """Whether it belongs in a set: it holds, and not every level finds it."""
        return not self.wrong and self.levels < len(LEVELS)


@dataclass(frozen=True, slots=True)
class Check:
    """One puzzle to be checked, by this search."""

    puzzle: Puzzle
    bot: str = STRONGEST
    asking: bool = True
    """Whether every level is asked again."""
    earlier: Checked | None = None
    """A verdict from before the search learned something new: proofs and the levels that learn nothing still count."""


def check(wanted: Check) -> Checked:
    """Check one puzzle."""
    puzzle = wanted.puzzle
    try:
        game = game_of(puzzle)
    except PuzzleError as error:
        return Checked(puzzle, str(error))
    legal = {move.text for move in answers(game, puzzle.seat)}
    strange = [text for text in puzzle.worth if text not in legal]
    if strange:
        return Checked(puzzle, f"not an answer here: {', '.join(strange)}")
    greedy = judged_as(puzzle.worth, game, answer_of(create_bot("greedy", SEED), game, puzzle.seat))
    if greedy in puzzle.solutions:
        return Checked(puzzle, "the greedy player finds it")
    earlier = wanted.earlier
    if puzzle.proof == "end" and earlier is not None and not earlier.wrong:
        wrong, margin = "", earlier.margin
    elif puzzle.proof == "end":
        wrong, margin = _prove(puzzle)
    else:
        wrong, margin = _search(puzzle, wanted.bot)
    bot = create_bot(budgeted(wanted.bot, CONFIRMING), SEED)
    strongest = judged_as(puzzle.worth, game, answer_of(bot, game, puzzle.seat)) in puzzle.solutions
    found = puzzle.found
    if wanted.asking:
        settled = {} if earlier is None else earlier.found or {}
        found = levels_finding(game, puzzle.seat, puzzle.worth, puzzle.solutions, settled)
    return Checked(puzzle, wrong, margin, strongest, found)


@cache
def judge_name(bot: str) -> str:
    """A search with what it has learned: a verdict counts only for the same."""
    digest = sha256()
    for name in LEARNED:
        digest.update((files("magnifico.bots") / name).read_bytes())
    return f"{budgeted(bot)} {digest.hexdigest()[:8]} {_lasting()}"


@cache
def _lasting() -> str:
    """The end of a judge's name: rules, levels and the way to check, whatever the search has learned."""
    levels = sha256(repr(sorted(LEVEL_TABLE.items())).encode()).hexdigest()[:8]
    return f"{levels} {RULES_VERSION} {WAY}"


def too_easy(checked: Sequence[Checked]) -> list[Checked]:
    """Those of the hard third that too many levels find."""
    return [one for one in hard_third(checked) if one.levels > MOST_LEVELS]


def hard_third(checked: Sequence[Checked]) -> list[Checked]:
    """The third with the highest ratings."""
    return sorted(checked, key=lambda one: -one.puzzle.rating)[: len(checked) // 3]


# ------------------------------------------------------------------------------------------ verdicts in a file

Verdicts: TypeAlias = dict[tuple[str, str], Checked]
"""By puzzle and the search that judged."""


def read_verdicts(path: Path, puzzles: Iterable[Puzzle] | None = None) -> Verdicts:
    """Verdicts that were kept; those on other puzzles than these, or on what they were before, don't count."""
    known = None if puzzles is None else {puzzle.key: puzzle for puzzle in puzzles}
    found: Verdicts = {}
    for number, line in enumerate(whole_lines(path), 1):
        try:
            data = json.loads(line)
            lines = cast("list[dict[str, object]]", data["lines"])
            (puzzle,) = read_puzzles(lines, str(path))
            verdict = Checked(
                puzzle, data["wrong"], data["margin"], data["strongest"], data["found"]
            )
            judge = str(data["judge"])
        except (ValueError, KeyError, TypeError):
            raise PuzzleError(f"{path}:{number}: cannot be read; take the line out") from None
        if known is not None:
            meant = known.get(puzzle.key)
            if meant is None or _unrated(meant) != _unrated(puzzle):
                continue
            verdict = replace(verdict, puzzle=meant)
        found[puzzle.key, judge] = verdict
    return found


def _unrated(puzzle: Puzzle) -> Puzzle:
    """A puzzle without what the levels say about it, which changes with them."""
    return replace(puzzle, found={}, rating=0)


def earlier_verdict(verdicts: Verdicts, key: str) -> Checked | None:
    """The last verdict on a puzzle from before the search learned something new."""
    lasting = f" {_lasting()}"
    found = [
        one for (other, judge), one in verdicts.items() if other == key and judge.endswith(lasting)
    ]
    return found[-1] if found else None


def keep_verdict(file: int, one: Checked, judge: str) -> None:
    """One line for each verdict."""
    data = {
        "judge": judge,
        "wrong": one.wrong,
        "margin": one.margin,
        "strongest": one.strongest,
        "found": None if one.found is None else dict(one.found),
        "lines": lines_of([one.puzzle]),
    }
    os.write(file, json.dumps(data, ensure_ascii=False).encode() + b"\n")
    os.fsync(file)


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file that others are added to; one that was cut off by a crash is taken away."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)
    return content[:whole].splitlines()


# ------------------------------------------------------------------------------------------ one puzzle


def _prove(puzzle: Puzzle) -> tuple[str, float]:
    judged = proven(game_of(puzzle), puzzle.seat, SEED)
    if judged is None:
        return "not proven: what is hidden matters, or there are too many continuations", 0.0
    if judged.worth != dict(puzzle.worth):
        return "the alternatives are worth something else", 0.0
    best = max(judged.worth.values())
    margin = best - max(
        value for text, value in judged.worth.items() if text not in puzzle.solutions
    )
    return ("" if margin >= puzzle.margin else f"the margin is {margin}"), margin


def _search(puzzle: Puzzle, name: str) -> tuple[str, float]:
    worlds = BEGINNING_WORLDS if puzzle.kind in ("draft", "bid") else WORLDS
    judged = confirmed(
        game_of(puzzle),
        puzzle.seat,
        budgeted(name),
        puzzle.worth,
        puzzle.solutions,
        SEED,
        worlds * CONFIRMING,
    )
    if judged is None:
        return "the search would do something else first", 0.0
    margin = round(lead_of(judged, puzzle.solutions), 1)
    if first_of(judged) not in puzzle.solutions:
        return f"the search prefers {first_of(judged)} by {-margin}", margin
    return ("" if margin >= puzzle.margin else f"the margin is {margin}"), margin
