"""Saved games: one readable text file with a header and the moves (docs/saved-games.md)."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from magnifico.content.model import Pack
from magnifico.engine import options as agreement
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import RULES_VERSION, Options, OptionsError
from magnifico.engine.refusal import GameOverError, Refusal

FIRST_LINE: Final = "Magnifico game"
FORMAT: Final = 1
MOST_MOVES: Final = 20_000
LONGEST_NAME: Final = 100
"""Games of the arena name a bot and, in brackets, the same bot with its full specification."""
_FIELDS: Final = ("rules-version", "packs", "options", "seed", "players", "result")


class SavedGameError(ValueError):
    """A file that isn't a game, or one that does not fit: `move` is the number of the first wrong move, or 0."""

    def __init__(self, message: str, move: int = 0) -> None:
        super().__init__(message)
        self.move = move

    def __reduce__(self) -> tuple[object, ...]:
        return SavedGameError, (str(self), self.move)


def result_text(game: Game) -> str:
    """The result line of a header: totals by seat, the winner first."""
    if not game.is_over:
        return "unfinished"
    ranked = sorted(game.scores(), key=lambda score: score.place)
    return ", ".join(f"{SEAT_LETTERS[score.seat]} {score.total}" for score in ranked)


def _chained(before: str, text: str) -> str:
    """The checksum of a move: it depends on everything above it, so the first change shows."""
    return sha256(f"{before}|{text}".encode()).hexdigest()[:6]


def _steers(sign: str) -> bool:
    """Whether a character in a name would control a terminal (C0, DEL, C1) or is a lone surrogate."""
    number = ord(sign)
    return number < 0x20 or 0x7F <= number < 0xA0 or 0xD800 <= number < 0xE000


def _readable(name: str) -> str:
    """A name that can be read back, even if the player's original name could not be."""
    return "".join("?" if _steers(sign) else sign for sign in name)[:LONGEST_NAME]


def save(game: Game, players: list[str] | None = None) -> str:
    """The game as text. `players` are names by seat."""
    given = players or game.names
    if not given:
        given = [f"Player {SEAT_LETTERS[seat]}" for seat in range(game.options.players)]
    names = [_readable(name) for name in given]
    header = [
        f"{FIRST_LINE} {FORMAT}",
        f"rules-version: {RULES_VERSION}",
        f"packs: {', '.join(game.ruleset.printed.pack_versions)}",
        f"options: {json.dumps(agreement.to_dict(game.options), sort_keys=True)}",
        f"seed: {json.dumps(game.seed)}",
        f"players: {json.dumps(names, ensure_ascii=False)}",
        f"result: {result_text(game)}",
    ]
    lines = list(header)
    lines.append("")
    check = _chained("", "\n".join(header[:5]))
    width = len(str(len(game.moves)))
    for number, move in enumerate(game.moves, start=1):
        check = _chained(check, str(move))
        lines.append(f"{number:>{width}} {move!s} ; {check}")
    return "\n".join(lines) + "\n"


def load(text: str, packs: tuple[Pack, ...] = ()) -> Game:
    """Read a saved game and replay it; one that doesn't fit is refused with the move's number.

    The players' names are the game's `names`.
    """
    if not _is_text(text):
        raise SavedGameError(
            "this text contains half a character (a lone surrogate), which cannot be saved"
        )
    lines = text.replace("\r\n", "\n").split("\n")
    header, at = _read_header(lines)
    names = _read_names(header["players"])
    game = _start(header, packs)
    if len(names) != game.options.players:
        raise SavedGameError(f"{len(names)} names for {game.options.players} players")
    check = _chained("", "\n".join(line for line in lines[:5]))
    number = 0
    for line in lines[at:]:
        if not line.strip():
            continue
        number += 1
        if number > MOST_MOVES:
            raise SavedGameError(f"more than {MOST_MOVES} moves", number)
        body, _, noted = line.partition(";")
        words = body.strip().split(" ", 1)
        if len(words) != 2 or words[0] != str(number):
            raise SavedGameError(f"move {number}: expected its number, then the move", number)
        move_text = words[1].strip()
        try:
            move = game.parse(move_text)
        except (NotationError, GameOverError) as error:
            raise SavedGameError(f"move {number}: {error}", number) from error
        check = _chained(check, str(move))
        if noted.strip() and noted.strip() != check:
            raise SavedGameError(f"move {number}: the file was changed here or above", number)
        try:
            game.advance(move)
        except Refusal as refusal:
            message = f"move {number}: {move_text} is refused: {refusal}"
            raise SavedGameError(message, number) from refusal
    result = header["result"]
    if result not in (result_text(game), "unfinished"):
        raise SavedGameError(f"the result does not fit: {result_text(game)} is reached", number)
    game.names = names
    return game


def _read_header(lines: list[str]) -> tuple[dict[str, str], int]:
    if not lines or lines[0].strip() != f"{FIRST_LINE} {FORMAT}":
        raise SavedGameError(
            f"this isn't a saved game: the first line must be '{FIRST_LINE} {FORMAT}'"
        )
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or name.strip() not in _FIELDS:
            raise SavedGameError(f"line {at + 1}: '{lines[at][:40]}' doesn't belong in a header")
        header[name.strip()] = value.strip()
        at += 1
    for name in _FIELDS:
        if name not in header:
            raise SavedGameError(f"the header has no line '{name}:'")
    if header["rules-version"] != str(RULES_VERSION):
        raise SavedGameError(
            f"the game was played with rules version {header['rules-version']}, "
            f"this is version {RULES_VERSION}, so it cannot be continued here "
            "(the first move is refused)",
            1,
        )
    return header, at


def _is_text(text: str) -> bool:
    """Rejects lone surrogates, which UTF-8 cannot encode."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_json(text: str) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise SavedGameError("options, seed and players must be JSON on one line") from None
    return found


def _read_names(text: str) -> list[str]:
    found = _read_json(text)
    if not isinstance(found, list):
        raise SavedGameError("players must be a list")
    names: list[str] = []
    for name in found:
        if not isinstance(name, str) or name != _readable(name):
            raise SavedGameError(
                f"players: a name is a text of up to {LONGEST_NAME} letters without control characters"
            )
        names.append(name)
    return names


def _start(header: dict[str, str], packs: tuple[Pack, ...]) -> Game:
    options = _read_json(header["options"])
    seed = _read_json(header["seed"])
    if not isinstance(options, dict):
        raise SavedGameError("options must be an object")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SavedGameError("the seed must be a whole number or a text")
    if isinstance(seed, str) and not _is_text(seed):
        raise SavedGameError("the seed must be a whole number or a text")
    try:
        agreed: Options = agreement.from_dict(options, packs)
        game = Game.new(agreed, seed)
    except OptionsError as error:
        raise SavedGameError(f"options: {error}") from None
    packs_now = ", ".join(game.ruleset.printed.pack_versions)
    if packs_now != header["packs"]:
        raise SavedGameError(
            f"the game was played with the cards of {header['packs']}, this program has {packs_now}, "
            "so it cannot be continued here (the first move is refused)",
            1,
        )
    return game
