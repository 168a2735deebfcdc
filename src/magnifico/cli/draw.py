"""`magnifico draw`: the table of a saved game after some move, as an SVG picture."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from magnifico import Game, load
from magnifico.cli.arguments import (
    InputError,
    OneLineParser,
    packs_from,
    path_of,
    read_text,
    words_of,
)
from magnifico.cli.language import say, spoken, texts_spoken
from magnifico.cli.session import Seat, write_whole
from magnifico.draw import draw_table
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import Texts

WIDTHS = range(100, 10_001)


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico draw", description="help-draw-about")
    parser.add_argument("file", metavar="FILE", help="help-draw-file")
    parser.add_argument("--at", type=int, metavar="N", help="help-draw-at")
    parser.add_argument("--seat", metavar="LETTER", help="help-draw-seat")
    parser.add_argument("-o", "--out", metavar="FILE.svg", help="help-draw-out")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--width", type=int, default=800, metavar="N", help="help-draw-width")
    parser.add_argument("--names", metavar="LIST", help="help-draw-names")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    return parser


def draw_command(arguments: Sequence[str]) -> int:
    """Draw one position and write it to a file or to standard output."""
    chosen = _parser().parse_args(arguments)
    source = path_of(chosen.file)
    target = None if chosen.out is None else path_of(chosen.out)
    if chosen.width not in WIDTHS:
        raise InputError(say("input-range", option="--width", low=WIDTHS[0], high=WIDTHS[-1]))
    saved = load(read_text(source), packs_from(chosen.pack))
    seat = _seat(chosen.seat, saved)
    game = _position(saved, chosen.at)
    picture = draw_table(
        game.view(seat),
        options=game.options,
        language=spoken(),
        theme=chosen.theme,
        names=_names(chosen.names, saved, texts_spoken()),
        width=chosen.width,
    )
    if target is None:
        _print(picture)
    elif _same(source, target):
        raise InputError(say("input-overwrite"))
    else:
        write_whole(target, picture)
    return 0


def _position(saved: Game, at: int | None) -> Game:
    """The game after `at` moves."""
    moves = saved.moves
    if at is None:
        return saved
    if not 0 <= at <= len(moves):
        raise InputError(say("input-at", moves=len(moves), given=at))
    game = Game.new(saved.options, saved.seed)
    for move in moves[:at]:
        game.advance(move)
    return game


def _seat(letter: str | None, saved: Game) -> int | None:
    if letter is None:
        return None
    seats = SEAT_LETTERS[: saved.options.players]
    if len(letter) != 1 or letter.upper() not in seats:
        raise InputError(say("input-seat-letter", last=seats[-1]))
    return seats.index(letter.upper())


def _names(wanted: str | None, saved: Game, texts: Texts) -> list[str]:
    """The names asked for, filled up with those from the file, without bot marks."""
    names = [Seat.from_saved(name).shown_name(texts) for name in saved.names]
    given = words_of(wanted)
    if len(given) > len(names):
        raise InputError(say("input-names-seats", names=len(given), seats=len(names)))
    return [*given, *names[len(given) :]]


def _same(source: Path, target: Path) -> bool:
    return target.exists() and target.samefile(source)


def _print(picture: str) -> None:
    """Print the picture; if the output isn't UTF-8, non-ASCII letters become character references."""
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        picture = picture.encode("ascii", "xmlcharrefreplace").decode("ascii")
    print(picture, end="")
