"""The folder of a series: its request, one line for each finished game, and the saved games.

A line is written after the game's file, so every game a line mentions is there. A line that was cut off in the middle,
for example by a power failure, is removed when the folder is opened again, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import magnifico
from magnifico.engine.game import ruleset_for
from magnifico.engine.options import RULES_VERSION, Options, to_dict
from magnifico.engine.rules.scoring import CATEGORIES
from magnifico.files import PART, write_whole
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.match import DEEDS, Match, MatchResult, SeatResult
from magnifico.research.arena.pace import Pace

try:
    import fcntl
except ImportError:  # Windows, where nobody else can open the file for writing anyway
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
REQUEST: Final = "request.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"
MOST_AT_ONCE: Final = 1000
"""Games that may be in play at the same time."""


def game_file(number: int) -> str:
    """Where the folder keeps a game."""
    return f"{GAMES}/{number + 1:05}.magnifico"


def identity(bots: tuple[str, ...], options: Options, seed: int | str) -> dict[str, object]:
    """What must match for a folder to be resumed; the number of games may grow."""
    return {
        "format": FORMAT,
        "version": magnifico.__version__,
        "rules_version": RULES_VERSION,
        "packs": list(ruleset_for(options).printed.pack_versions),
        "bots": list(bots),
        "options": to_dict(options),
        "seed": seed,
        "points": list(CATEGORIES),
        "deeds": list(DEEDS),
    }


class ResultFolder:
    """An open folder; only one process at a time may have it open."""

    def __init__(self, folder: Path, wanted: dict[str, object]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._check_request(wanted)
        (folder / GAMES).mkdir(exist_ok=True)
        self._file = (folder / RESULTS).open("a+b")
        try:
            self._lock()
            for left_over in (folder / GAMES).glob(f"*{PART}"):
                left_over.unlink()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ArenaError(
                    "E_FOLDER_BUSY", f"{self.folder}: another arena is writing here"
                ) from None

    def _check_request(self, wanted: dict[str, object]) -> None:
        path = self.folder / REQUEST
        if path.exists():
            check_request(self.folder, wanted)
            return
        if any(not entry.name.endswith(PART) for entry in self.folder.iterdir()):
            raise ArenaError(
                "E_FOLDER_FOREIGN", f"{self.folder}: neither empty nor a folder of an arena"
            )
        write_whole(path, json.dumps(wanted, ensure_ascii=False, indent=1) + "\n")

    def read(self, matches: Sequence[Match]) -> list[MatchResult]:
        """The games already there, among those asked for."""
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            self._file.truncate(whole)
        return _results(content[:whole], matches, self.folder)

    def add(self, result: MatchResult) -> None:
        """Keep a game that has just been played."""
        if result.saved:
            write_whole(self.folder / game_file(result.number), result.saved)
        line = json.dumps(_to_line(result), ensure_ascii=False, separators=(",", ":"))
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def check_request(folder: Path, wanted: dict[str, object]) -> None:
    """Refuse a folder that does not belong to the request."""
    path = folder / REQUEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise ArenaError("E_RESULTS_BROKEN", f"{path}: not a request of an arena")
    different = [name for name in wanted if found.get(name) != wanted[name]]
    if different:
        name = different[0]
        raise ArenaError(
            "E_FOLDER_OTHER",
            f"{folder} belongs to another request: {name} is "
            f"{json.dumps(found.get(name), ensure_ascii=False)} there and "
            f"{json.dumps(wanted[name], ensure_ascii=False)} here; choose another folder",
        )


def read_only(
    folder: Path, wanted: dict[str, object], matches: Callable[[int], Sequence[Match]]
) -> list[MatchResult]:
    """All games of a folder that may still be written to; `matches` gives the first ones of the schedule."""
    check_request(folder, wanted)
    content = (folder / RESULTS).read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    # One line for each game, finished in any order: no game number can be far beyond the number of lines.
    return _results(whole, matches(whole.count(b"\n") + MOST_AT_ONCE), folder)


def _results(content: bytes, matches: Sequence[Match], folder: Path) -> list[MatchResult]:
    results: dict[int, MatchResult] = {}
    for number, line in enumerate(content.splitlines(), start=1):
        try:
            result = _from_line(line, matches)
        except (ValueError, KeyError, TypeError, IndexError):
            raise ArenaError(
                "E_RESULTS_BROKEN",
                f"{folder / RESULTS}: line {number} cannot be read; "
                "take it out and its game is played again",
            ) from None
        if result is not None:
            results.setdefault(result.number, result)
    return list(results.values())


def _to_line(result: MatchResult) -> dict[str, object]:
    """A result as compact data; names are in the request."""
    line: dict[str, object] = {
        "game": result.number,
        "seed": result.seed,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
    }
    if result.error:
        return {**line, "error": result.error, "moves": list(result.moves)}
    line["seats"] = [
        {
            "bot": seat.entry,
            "place": seat.place_in_order,
            "score": seat.score,
            "rank": seat.rank,
            "points": [seat.sources.get(name, 0) for name in CATEGORIES],
            "deeds": [seat.deeds.get(name, 0) for name in DEEDS],
            "time": [round(seat.pace.seconds, 5), round(seat.pace.slowest, 5)],
            "steps": [number for step in seat.pace.steps for number in step],
        }
        for seat in result.seats
    ]
    return line


def _from_line(line: bytes, matches: Sequence[Match]) -> MatchResult | None:
    """The stored result, or None if its game isn't asked for; ValueError if it doesn't fit."""
    data = json.loads(line)
    number = int(data["game"])
    if number >= len(matches):
        return None
    match = matches[number]
    if number < 0 or data["seed"] != match.game_seed:
        raise ValueError("a game of another series")
    error = str(data.get("error", ""))
    return MatchResult(
        number=number,
        seed=match.game_seed,
        decisions=int(data["decisions"]),
        seats=() if error else _seats(data["seats"], match),
        error=error,
        moves=tuple(str(move) for move in data.get("moves", ())),
        deal=match.deal,
        seconds=float(data["seconds"]),
    )


def _seats(lines: list[dict[str, Any]], match: Match) -> tuple[SeatResult, ...]:
    entries = [match.entry_at(seat) for seat in range(match.options.players)]
    if [line["bot"] for line in lines] != entries:
        raise ValueError("other bots on the seats")
    seats: list[SeatResult] = []
    for seat, line in enumerate(lines):
        steps = tuple(zip(line["steps"][::2], line["steps"][1::2], strict=True))
        seconds, slowest = line["time"]
        seats.append(
            SeatResult(
                seat=seat,
                entry=entries[seat],
                bot=match.bots[entries[seat]],
                place_in_order=int(line["place"]),
                score=int(line["score"]),
                rank=int(line["rank"]),
                sources=dict(zip(CATEGORIES, map(int, line["points"]), strict=True)),
                deeds=dict(zip(DEEDS, map(int, line["deeds"]), strict=True)),
                pace=Pace(sum(count for _, count in steps), seconds, slowest, steps),
            )
        )
    return tuple(seats)
