"""A set of puzzles made from one game after the other; it can be stopped at any time and resumed.

Every puzzle is checked before it counts, so that a set holds when it is complete. The set follows from its request
alone: games are counted in their order, whichever process was done with them first, so an interruption or another
number of processes changes nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import Final, cast, overload

from magnifico import __version__
from magnifico.features.puzzles.beginning import find_beginning
from magnifico.features.puzzles.candidates import Found, Task, find
from magnifico.features.puzzles.format import (
    Kind,
    Puzzle,
    PuzzleError,
    PuzzleSet,
    lines_of,
    read_puzzles,
    read_set,
    text_of,
)
from magnifico.features.puzzles.judge import PLAYOUTS, STRONGEST, WORLDS
from magnifico.features.puzzles.rating import puzzle_rating
from magnifico.features.puzzles.verdicts import (
    Check,
    Checked,
    check,
    earlier_verdict,
    judge_name,
    keep_verdict,
    read_verdicts,
    whole_lines,
)
from magnifico.files import write_whole
from magnifico.processes import worked_off

REQUEST: Final = "request.json"
GIVEN: Final = "given.jsonl"
GAMES: Final = "games.jsonl"
STARTS: Final = "beginnings.jsonl"
CHECKED: Final = "checked.jsonl"
RESULT: Final = "puzzles.jsonl"
MOST_GAMES: Final = 100_000
SHARES: Final[dict[Kind, float]] = {
    "win": 0.4,
    "placement": 0.6,
    "exchange": 0.3,
    "church": 0.2,
    "draft": 0.03,
    "bid": 0.03,
}
"""No kind gets more than this of a set."""
SEARCHED: Final = 0.4
"""No more than this of a set goes without proof."""
BEGINNINGS: Final = 0.2
"""For each puzzle of a set this many beginnings are looked at: drafts and bids that make puzzles are rare."""


@dataclass(frozen=True)
class Request:
    """What a set consists of; equal requests give equal sets."""

    count: int
    seed: str = "1"
    bot: str = f"{STRONGEST}@{PLAYOUTS}"

    def command(self) -> str:
        """How to make the set again."""
        return f"magnifico puzzles make --count {self.count} --seed {self.seed} --bot {self.bot}"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a set is: puzzles that hold, and games that were looked through."""

    puzzles: int
    wanted: int
    games: int


Watch = Callable[[Progress], None]


def make(
    request: Request,
    folder: Path,
    jobs: int = 1,
    watch: Watch | None = None,
    given: Sequence[PuzzleSet] = (),
) -> Path:
    """Make a set in a folder, or what is left of it; returns its file.

    The puzzles of other sets, if any are given, come first, as far as they hold. The folder keeps a copy of them.
    """
    if request.count < 1:
        raise PuzzleError("at least one puzzle is needed")
    if jobs < 1:
        raise PuzzleError("at least one process is needed")
    _open(request, folder)
    before = _given(folder, given)
    puzzles = () if before is None else before.puzzles
    chosen = _Making(request, folder, jobs, watch, puzzles).run()
    made: dict[str, object] = {
        "program": __version__,
        "command": request.command(),
        "worlds": WORLDS,
    }
    if before is not None:
        made["from"] = before.made["from"]
    write_whole(folder / RESULT, text_of(chosen, made))
    return folder / RESULT


class _Making:
    """One set in the making: games, beginnings and verdicts so far, each kept in a file of the folder."""

    def __init__(
        self,
        request: Request,
        folder: Path,
        jobs: int,
        watch: Watch | None,
        given: Sequence[Puzzle] = (),
    ) -> None:
        self.given = given
        self.request = request
        self.folder = folder
        self.jobs = jobs
        self.watch = watch
        self.games = _read(folder / GAMES)
        self.starts = _read(folder / STARTS)
        self.verdicts = read_verdicts(folder / CHECKED)
        self.judge = judge_name(request.bot)

    def run(self) -> list[Puzzle]:
        """Games until the set is nearly full, then beginnings, then the games that are still missing."""
        self._check_again()
        count = self.request.count
        rare = sum(ceil(count * SHARES[kind]) for kind in ("draft", "bid")) if count >= 20 else 0
        self._look(self.games, GAMES, find, MOST_GAMES, count - rare, False)
        beginnings = ceil(count * BEGINNINGS) if rare else 0
        self._look(self.starts, STARTS, find_beginning, beginnings, count, True)
        self._look(self.games, GAMES, find, MOST_GAMES, count, True)
        chosen = self._chosen(count, True)
        if len(chosen) < count:
            raise PuzzleError(f"only {len(chosen)} puzzles were found in {len(self.games)} games")
        return chosen

    def _look(
        self,
        seen: dict[int, list[Puzzle]],
        file: str,
        work: Callable[[Task], Found],
        most: int,
        wanted: int,
        starts: bool,
    ) -> None:
        """Look through games, and check what they have to offer, until there are enough puzzles."""
        if self._enough(wanted, starts):
            return
        tasks = _Tasks(self.request, seen, most)
        with (
            (self.folder / file).open("ab") as kept,
            (self.folder / CHECKED).open("ab") as verdicts,
            closing(worked_off(tasks, partial(checked_find, work), self.jobs)) as results,
        ):
            for found, checked in results:
                for one in checked:
                    self._note(verdicts.fileno(), one)
                _keep(kept.fileno(), found)
                seen[found.number] = list(found.puzzles)
                if self._enough(wanted, starts):
                    return

    def _check_again(self) -> None:
        """Check what was found before the search learned something new."""
        found = [
            puzzle
            for games in (self.starts, self.games)
            for number in sorted(games)
            for puzzle in games[number]
        ]
        tasks = [
            Check(puzzle, self.request.bot, True, earlier_verdict(self.verdicts, puzzle.key))
            for puzzle in [*self.given, *found]
            if (puzzle.key, self.judge) not in self.verdicts
        ]
        with (
            (self.folder / CHECKED).open("ab") as verdicts,
            closing(worked_off(tasks, check, self.jobs)) as results,
        ):
            for one in results:
                self._note(verdicts.fileno(), one)
                self._enough(self.request.count, True)

    def _note(self, file: int, one: Checked) -> None:
        self.verdicts[one.puzzle.key, self.judge] = one
        keep_verdict(file, one, self.judge)

    def _enough(self, wanted: int, starts: bool) -> bool:
        found = len(self._chosen(wanted, starts))
        if self.watch is not None and (self.games or self.starts or self.given):
            self.watch(Progress(found, self.request.count, len(self.games)))
        return found >= wanted

    def _chosen(self, wanted: int, starts: bool) -> list[Puzzle]:
        """Those that were given, then of the beginnings, then of the games in their order; not too many of one kind.

        How hard they are is what the levels say now.
        """
        count = self.request.count
        left = {kind: ceil(count * share) for kind, share in SHARES.items()}
        unproven = ceil(count * SEARCHED)
        chosen: dict[str, Puzzle] = {}
        offered = [*_in_order(self.starts)] if starts else []
        for puzzle in [*self.given, *offered, *_in_order(self.games)]:
            verdict = self.verdicts.get((puzzle.key, self.judge))
            searched = puzzle.proof == "search"
            if verdict is None or not verdict.fit or not left[puzzle.kind] or puzzle.key in chosen:
                continue
            if len(chosen) == wanted or (searched and not unproven):
                continue
            left[puzzle.kind] -= 1
            unproven -= searched
            found = verdict.found or puzzle.found
            chosen[puzzle.key] = replace(puzzle, found=found, rating=puzzle_rating(found))
        return list(chosen.values())


def checked_find(work: Callable[[Task], Found], task: Task) -> tuple[Found, list[Checked]]:
    """What a game has to offer, and whether it holds."""
    found = work(task)
    return found, [check(Check(puzzle, task.bot, asking=False)) for puzzle in found.puzzles]


class _Tasks(Sequence[Task]):
    """The games that are still to be looked through."""

    def __init__(self, request: Request, done: dict[int, list[Puzzle]], most: int) -> None:
        self.request = request
        self.done = set(done)
        self.most = most

    def __len__(self) -> int:
        return max(0, self.most - len(self.done))

    def __iter__(self) -> Iterator[Task]:
        for number in range(self.most):
            if number not in self.done:
                yield Task(number, self.request.seed, self.request.bot)

    @overload
    def __getitem__(self, index: int) -> Task: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Task]: ...
    def __getitem__(self, index: int | slice) -> Task | Sequence[Task]:
        return list(self)[index]


def _in_order(games: Mapping[int, list[Puzzle]]) -> Iterator[Puzzle]:
    """The puzzles of games in their order; those after a gap don't count yet."""
    number = 0
    while number in games:
        yield from games[number]
        number += 1


# ------------------------------------------------------------------------------------------ the folder


def _open(request: Request, folder: Path) -> None:
    """Begin in a new folder, or go on in one of the same request."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = asdict(request)
    path = folder / REQUEST
    if not path.exists():
        if any(folder.iterdir()):
            raise PuzzleError(f"{folder}: neither empty nor a folder of puzzles")
        write_whole(path, json.dumps(wanted, indent=1) + "\n")
        return
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise PuzzleError(f"{path}: not a request for puzzles")
    for name in ("seed", "bot"):  # more puzzles of the same kind may be asked for later
        if found.get(name) != wanted[name]:
            raise PuzzleError(
                f"{folder} belongs to another request: {name} is {found.get(name)} there "
                f"and {wanted[name]} here; choose another folder"
            )


def _given(folder: Path, sets: Sequence[PuzzleSet]) -> PuzzleSet | None:
    """The puzzles to start from: those that were given to the folder before, and new ones."""
    path = folder / GIVEN
    known = [read_set(path.read_text(encoding="utf-8"), str(path))] if path.exists() else []
    puzzles: dict[str, Puzzle] = {}
    commands: list[str] = []
    for one in [*known, *sets]:
        for puzzle in one.puzzles:
            puzzles.setdefault(puzzle.key, puzzle)
        for given in (one.made.get("from"), one.made.get("command")):
            for command in given.split("; ") if isinstance(given, str) else ():
                if command not in commands:
                    commands.append(command)
    if not puzzles:
        return None
    text = text_of(list(puzzles.values()), {"from": "; ".join(commands)})
    if sets:
        write_whole(path, text)
    return read_set(text, str(path))


def _read(path: Path) -> dict[int, list[Puzzle]]:
    """The games that were looked through before."""
    games: dict[int, list[Puzzle]] = {}
    for number, line in enumerate(whole_lines(path), 1):
        try:
            data = json.loads(line)
            key = int(data["number"])
            lines = cast("list[dict[str, object]]", data["lines"])
        except (ValueError, KeyError, TypeError):
            raise PuzzleError(f"{path}:{number}: cannot be read; take the line out") from None
        games[key] = read_puzzles(lines, str(path))
    return games


def _keep(file: int, found: Found) -> None:
    """One line for each game, also for those that had nothing to offer."""
    data = {"number": found.number, "lines": lines_of(found.puzzles)}
    line = json.dumps(data, ensure_ascii=False)
    os.write(file, line.encode() + b"\n")
    os.fsync(file)
