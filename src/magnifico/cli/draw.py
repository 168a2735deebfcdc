"""`magnifico draw`: the table of a saved game at some move as an SVG picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from magnifico import Game, load
from magnifico.cli.arguments import (
    InputError,
    language_of,
    packs_from,
    path_of,
    read_text,
    words_of,
)
from magnifico.cli.session import Seat, write_whole
from magnifico.draw import draw_table
from magnifico.engine.names import SEAT_LETTERS

WIDTHS = range(100, 10_001)


def draw_command(chosen: argparse.Namespace) -> int:
    """Draw one position and write it to a file or to the standard output."""
    source = path_of(chosen.file)
    target = None if chosen.out is None else path_of(chosen.out)
    if chosen.width not in WIDTHS:
        raise InputError(f"--width: from {WIDTHS[0]} to {WIDTHS[-1]}")
    saved = load(read_text(source), packs_from(chosen.pack))
    seat = _seat(chosen.seat, saved)
    game = _position(saved, chosen.at)
    picture = draw_table(
        game.view(seat),
        options=game.options,
        language=language_of(chosen),
        theme=chosen.theme,
        names=_names(chosen.names, saved),
        width=chosen.width,
    )
    if target is None:
        _print(picture)
    elif _same(source, target):
        raise InputError("-o: this would overwrite the saved game")
    else:
        write_whole(target, picture)
    return 0


def _position(saved: Game, at: int | None) -> Game:
    """The game after `at` moves."""
    moves = saved.moves
    if at is None:
        return saved
    if not 0 <= at <= len(moves):
        raise InputError(f"--at: the game has {len(moves)} moves, not {at}")
    game = Game.new(saved.options, saved.seed)
    for move in moves[:at]:
        game.advance(move)
    return game


def _seat(letter: str | None, saved: Game) -> int | None:
    if letter is None:
        return None
    seats = SEAT_LETTERS[: saved.options.players]
    if len(letter) != 1 or letter.upper() not in seats:
        raise InputError(f"--seat: a letter from A to {seats[-1]}")
    return seats.index(letter.upper())


def _names(wanted: str | None, saved: Game) -> list[str]:
    """The names asked for, then those from the file without the bot marks."""
    names = [Seat.from_saved(name).name for name in saved.names]
    given = words_of(wanted)
    if len(given) > len(names):
        raise InputError(f"--names: {len(given)} names for {len(names)} seats")
    return [*given, *names[len(given) :]]


def _same(source: Path, target: Path) -> bool:
    return target.exists() and target.samefile(source)


def _print(picture: str) -> None:
    """Print the picture; where the output is not UTF-8, letters beyond ASCII become references."""
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        picture = picture.encode("ascii", "xmlcharrefreplace").decode("ascii")
    print(picture, end="")
