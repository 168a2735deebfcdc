"""A set of puzzles made from one game after the other; it can be stopped at any time and resumed.

The set follows from its request alone: games are counted in their order, whichever process was done with them first,
so an interruption or another number of processes changes nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from typing import Final, cast, overload

from magnifico import __version__
from magnifico.files import write_whole
from magnifico.processes import worked_off
from magnifico.puzzles.finding import Found, Task, find
from magnifico.puzzles.format import Kind, Puzzle, PuzzleError, lines_of, read_puzzles, text_of
from magnifico.puzzles.judging import PLAYOUTS, STRONGEST, WORLDS

REQUEST: Final = "request.json"
GAMES: Final = "games.jsonl"
RESULT: Final = "puzzles.jsonl"
MOST_GAMES: Final = 100_000
SHARES: Final[dict[Kind, float]] = {
    "win": 0.4,
    "placement": 0.6,
    "exchange": 0.3,
    "church": 0.2,
    "draft": 0.1,
    "bid": 0.1,
}
"""No kind gets more than this of a set."""
SEARCHED: Final = 0.4
"""No more than this of a set goes without proof."""


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
    """How far a set is."""

    puzzles: int
    wanted: int
    games: int


Watch = Callable[[Progress], None]


def make(request: Request, folder: Path, jobs: int = 1, watch: Watch | None = None) -> Path:
    """Make a set in a folder, or what is left of it; returns its file."""
    if request.count < 1:
        raise PuzzleError("at least one puzzle is needed")
    if jobs < 1:
        raise PuzzleError("at least one process is needed")
    _open(request, folder)
    games = _read(folder)
    with (folder / GAMES).open("ab") as kept:
        chosen = _chosen(games, request.count)
        if len(chosen) < request.count:
            tasks = _Tasks(request, games)
            with closing(worked_off(tasks, find, jobs)) as results:
                for found in results:
                    _keep(kept.fileno(), found)
                    games[found.number] = list(found.puzzles)
                    chosen = _chosen(games, request.count)
                    if watch is not None:
                        watch(Progress(len(chosen), request.count, len(games)))
                    if len(chosen) >= request.count:
                        break
    if len(chosen) < request.count:
        raise PuzzleError(f"only {len(chosen)} puzzles were found in {len(games)} games")
    made = {"program": __version__, "command": request.command(), "worlds": WORLDS}
    write_whole(folder / RESULT, text_of(chosen, made))
    return folder / RESULT


class _Tasks(Sequence[Task]):
    """The games that are still to be looked through, without end."""

    def __init__(self, request: Request, done: dict[int, list[Puzzle]]) -> None:
        self.request = request
        self.done = set(done)

    def __len__(self) -> int:
        return MOST_GAMES - len(self.done)

    def __iter__(self) -> Iterator[Task]:
        for number in range(MOST_GAMES):
            if number not in self.done:
                yield Task(number, self.request.seed, self.request.bot)

    @overload
    def __getitem__(self, index: int) -> Task: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Task]: ...
    def __getitem__(self, index: int | slice) -> Task | Sequence[Task]:
        return list(self)[index]


def _chosen(games: dict[int, list[Puzzle]], count: int) -> list[Puzzle]:
    """The first puzzles of the games in their order, not too many of one kind; games after a gap don't count yet."""
    left = {kind: ceil(count * share) for kind, share in SHARES.items()}
    unproven = int(count * SEARCHED)
    chosen: list[Puzzle] = []
    number = 0
    while number in games and len(chosen) < count:
        for puzzle in games[number]:
            searched = puzzle.proof == "search"
            if len(chosen) == count or not left[puzzle.kind] or (searched and not unproven):
                continue
            left[puzzle.kind] -= 1
            unproven -= searched
            chosen.append(puzzle)
        number += 1
    return chosen


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


def _read(folder: Path) -> dict[int, list[Puzzle]]:
    """The games that were looked through before; a line that was cut off by a crash is taken away."""
    path = folder / GAMES
    if not path.exists():
        return {}
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)
    games: dict[int, list[Puzzle]] = {}
    for number, line in enumerate(content[:whole].splitlines(), 1):
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
