"""Puzzles as data: games in JSON lines, and the decisions of them that are worth a thought (docs/puzzles.md).

A position is a real game: options, a seed and the moves before the decision. Several puzzles may share a game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias, cast

from magnifico.bots.explain.advice import REASONS
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import RULES_VERSION, Options, OptionsError, from_dict, to_dict
from magnifico.engine.rules.scoring import CATEGORIES

FORMAT: Final = 1
Kind: TypeAlias = Literal["placement", "exchange", "draft", "church", "bid", "win"]
KINDS: Final[tuple[Kind, ...]] = ("placement", "exchange", "draft", "church", "bid", "win")
Proof: TypeAlias = Literal["end", "search"]
PROOFS: Final[tuple[Proof, ...]] = ("end", "search")
"""end: every continuation was played to the end of the game. search: played out in many imagined worlds."""


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used; the message is one line that names the place."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The game a position comes from, as far as it is needed."""

    key: str
    options: Options
    seed: str
    moves: tuple[str, ...]
    like: PlayedGame | None = None
    """The game this one begins like, and how many moves they share."""
    first: int = 0

    def as_data(self) -> dict[str, object]:
        """As a line of the file; moves that are those of another game are not written again."""
        if self.like is not None:
            moves = list(self.moves[self.first :])
            return {"game": self.key, "like": self.like.key, "first": self.first, "moves": moves}
        return {
            "game": self.key,
            "options": to_dict(self.options),
            "seed": self.seed,
            "moves": list(self.moves),
        }


@dataclass(frozen=True, slots=True)
class Ends:
    """How the game ends after the best answer, and how after another: what a proof can say about why."""

    than: str
    """The other answer."""
    scores: tuple[int, int]
    """The seat's points and its best rival's after the best answer."""
    others: tuple[int, int]
    """The same after the other one."""
    gains: Mapping[str, int]
    """By category of the final scoring, how many points more the seat has."""

    def as_data(self) -> dict[str, object]:
        """As part of a line."""
        return {
            "than": self.than,
            "scores": list(self.scores),
            "others": list(self.others),
            "gains": dict(self.gains),
        }


@dataclass(frozen=True)
class Puzzle:
    """One decision with its answer.

    `worth` has every alternative that was judged, the best first: with proof "end" by how many points the seat ends
    ahead of its best rival, with "search" in points of the search. `found` says how often each level found it.
    """

    key: str
    game: PlayedGame
    after: int
    seat: int
    kind: Kind
    proof: Proof
    worth: Mapping[str, float]
    solutions: tuple[str, ...]
    margin: float
    greedy: str
    reason: str
    share: float
    found: Mapping[str, float]
    rating: int
    search: Mapping[str, object] = field(default_factory=dict)
    ends: Ends | None = None

    @cached_property
    def best(self) -> float:
        """What the best answer is worth."""
        return max(self.worth.values())

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.game.options

    def as_data(self) -> dict[str, object]:
        """As a line of the file."""
        ends = {} if self.ends is None else {"ends": self.ends.as_data()}
        return {
            "puzzle": self.key,
            "game": self.game.key,
            "after": self.after,
            "seat": SEAT_LETTERS[self.seat],
            "kind": self.kind,
            "proof": self.proof,
            "solutions": list(self.solutions),
            "worth": dict(self.worth),
            "margin": self.margin,
            "greedy": self.greedy,
            "reason": self.reason,
            "share": self.share,
            **ends,
            "found": dict(self.found),
            "rating": self.rating,
            "search": dict(self.search),
        }


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """The puzzles of a file, and how they were made."""

    made: Mapping[str, object]
    puzzles: tuple[Puzzle, ...]

    def find(self, key: str) -> Puzzle | None:
        """The puzzle with this id."""
        return next((one for one in self.puzzles if one.key == key), None)


def key_of(options: Options, seed: str, moves: Sequence[str]) -> str:
    """A short id that follows from the position alone."""
    text = json.dumps([to_dict(options), seed, list(moves)], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:8]


# ---------------------------------------------------------------------------------------------- writing


def text_of(puzzles: Sequence[Puzzle], made: Mapping[str, object]) -> str:
    """A whole file: how the set was made, then the games and puzzles."""
    lines = [_line({"format": FORMAT, "rules_version": RULES_VERSION, **made})]
    lines += [_line(one) for one in lines_of(puzzles)]
    return "\n".join(lines) + "\n"


def lines_of(puzzles: Sequence[Puzzle]) -> list[dict[str, object]]:
    """The games and the puzzles, every game before whatever needs it."""
    lines: list[dict[str, object]] = []
    written: set[str] = set()
    for puzzle in puzzles:
        for game in (puzzle.game.like, puzzle.game):
            if game is not None and game.key not in written:
                written.add(game.key)
                lines.append(game.as_data())
        lines.append(puzzle.as_data())
    return lines


def _line(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# ---------------------------------------------------------------------------------------------- reading


def read_set(text: str, file: str) -> PuzzleSet:
    """The puzzles of a file; whatever is wrong is said with the file, the line and the field."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise PuzzleError(f"{file}: no puzzles")
    made = _Fields(file, *lines[0])
    if made.whole("format") != FORMAT:
        raise made.wrong("format", f"expected {FORMAT}")
    if made.whole("rules_version") != RULES_VERSION:
        raise made.wrong("rules_version", f"made for other rules, these are {RULES_VERSION}")
    games: dict[str, PlayedGame] = {}
    puzzles: dict[str, Puzzle] = {}
    for number, line in lines[1:]:
        fields = _Fields(file, number, line)
        if "puzzle" in fields.data:
            puzzle = _read_puzzle(fields, games)
            if puzzle.key in puzzles:
                raise fields.wrong("puzzle", "this id is there twice")
            puzzles[puzzle.key] = puzzle
        else:
            game = _read_game(fields, games)
            games[game.key] = game
    return PuzzleSet(made.data, tuple(puzzles.values()))


def read_puzzles(lines: Iterable[Mapping[str, object]], file: str) -> list[Puzzle]:
    """Puzzles from lines that are data already."""
    games: dict[str, PlayedGame] = {}
    found: list[Puzzle] = []
    for number, line in enumerate(lines, 1):
        fields = _Fields(file, number, json.dumps(line))
        if "puzzle" in fields.data:
            found.append(_read_puzzle(fields, games))
        else:
            game = _read_game(fields, games)
            games[game.key] = game
    return found


class _Fields:
    """A line with readers that name the place of a mistake."""

    def __init__(self, file: str, number: int, line: str) -> None:
        self.place = f"{file}:{number}"
        try:
            data = json.loads(line)
        except ValueError:
            raise PuzzleError(f"{self.place}: not a line of JSON") from None
        if not isinstance(data, dict):
            raise PuzzleError(f"{self.place}: expected an object")
        self.data: dict[str, Any] = data

    def wrong(self, name: str, reason: str) -> PuzzleError:
        return PuzzleError(f"{self.place}: {name}: {reason}")

    def get(self, name: str) -> object:
        if name not in self.data:
            raise self.wrong(name, "missing")
        found: object = self.data[name]
        return found

    def text(self, name: str) -> str:
        found = self.get(name)
        if not isinstance(found, str) or not found:
            raise self.wrong(name, "expected a text")
        return found

    def whole(self, name: str) -> int:
        found = self.get(name)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.wrong(name, "expected a whole number")
        return found

    def number(self, name: str) -> float:
        found = self.get(name)
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise self.wrong(name, "expected a number")
        return float(found)

    def texts(self, name: str) -> tuple[str, ...]:
        found = self.get(name)
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise self.wrong(name, "expected a list of texts")
        return tuple(found)

    def numbers(self, name: str) -> dict[str, float]:
        found = self.get(name)
        if not isinstance(found, dict) or not all(
            isinstance(one, int | float) for one in found.values()
        ):
            raise self.wrong(name, "expected names with numbers")
        return {str(key): float(value) for key, value in found.items()}

    def pair(self, name: str) -> tuple[int, int]:
        found = self.get(name)
        if (
            not isinstance(found, list)
            or len(found) != 2
            or not all(isinstance(one, int) for one in found)
        ):
            raise self.wrong(name, "expected two whole numbers")
        return found[0], found[1]

    def one_of(self, name: str, known: Sequence[str]) -> str:
        found = self.text(name)
        if found not in known:
            raise self.wrong(name, f"expected one of {', '.join(known)}")
        return found


def _read_game(fields: _Fields, games: Mapping[str, PlayedGame]) -> PlayedGame:
    if "like" in fields.data:
        like = games.get(fields.text("like"))
        first = fields.whole("first")
        if like is None or not 0 <= first <= len(like.moves):
            raise fields.wrong("like", "expected an earlier game that has this many moves")
        moves = like.moves[:first] + fields.texts("moves")
        return PlayedGame(fields.text("game"), like.options, like.seed, moves, like, first)
    options = fields.get("options")
    if not isinstance(options, dict):
        raise fields.wrong("options", "expected an object")
    try:
        agreed = from_dict(options)
    except OptionsError as error:
        raise fields.wrong("options", str(error)) from None
    return PlayedGame(fields.text("game"), agreed, fields.text("seed"), fields.texts("moves"))


def _read_puzzle(fields: _Fields, games: Mapping[str, PlayedGame]) -> Puzzle:
    game = games.get(fields.text("game"))
    if game is None:
        raise fields.wrong("game", "the game must come before its puzzles")
    after = fields.whole("after")
    if not 0 <= after <= len(game.moves):
        raise fields.wrong("after", f"the game has {len(game.moves)} moves")
    seat = SEAT_LETTERS.index(fields.one_of("seat", SEAT_LETTERS[: game.options.players]))
    worth = fields.numbers("worth")
    solutions = fields.texts("solutions")
    if not solutions or not set(solutions) <= set(worth):
        raise fields.wrong("solutions", "expected moves that are among the alternatives")
    if len(worth) <= len(solutions):
        raise fields.wrong("worth", "expected an alternative that is wrong")
    search = fields.get("search")
    if not isinstance(search, dict):
        raise fields.wrong("search", "expected an object")
    return Puzzle(
        fields.text("puzzle"),
        game,
        after,
        seat,
        cast("Kind", fields.one_of("kind", KINDS)),
        cast("Proof", fields.one_of("proof", PROOFS)),
        worth,
        solutions,
        fields.number("margin"),
        fields.text("greedy"),
        fields.one_of("reason", REASONS),
        fields.number("share"),
        fields.numbers("found"),
        fields.whole("rating"),
        search,
        _read_ends(fields, worth) if "ends" in fields.data else None,
    )


def _read_ends(fields: _Fields, worth: Mapping[str, float]) -> Ends:
    found = fields.get("ends")
    if not isinstance(found, dict):
        raise fields.wrong("ends", "expected an object")
    inner = _Fields(f"{fields.place}: ends", 0, json.dumps(found))
    inner.place = f"{fields.place}: ends"
    than = inner.one_of("than", list(worth))
    gains = inner.numbers("gains")
    strange = [name for name in gains if name not in CATEGORIES]
    if strange:
        raise inner.wrong("gains", f"not a category of the scoring: {', '.join(strange)}")
    whole = {name: int(value) for name, value in gains.items()}
    return Ends(than, inner.pair("scores"), inner.pair("others"), whole)
