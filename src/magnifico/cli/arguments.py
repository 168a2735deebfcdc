"""The arguments of every command, and what they have in common: options of a game, languages, files."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from magnifico import Options
    from magnifico.bots import BotMistakeError
    from magnifico.content import Pack

LANGUAGES = ("en", "it", "es", "ru")
LARGEST_FILE = 4_000_000
STEERING = ("Cc", "Cs", "Zl", "Zp")
"""Categories of Unicode: control characters, halves of letters, separators of lines."""


INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""


class InputError(ValueError):
    """Something a person typed that cannot be used; the message is one line."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line on the standard error stream."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = OneLineParser(
        prog="magnifico",
        description="Lorenzo il Magnifico in the terminal: play, simulate, replay, look up cards.",
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=OneLineParser
    )
    _add_play(commands.add_parser("play", help="play a game in this terminal"))
    _add_simulate(commands.add_parser("simulate", help="let bots play many games"))
    _add_arena(commands.add_parser("arena", help="let bots compete: ratings, shares, a report"))
    _add_train(commands.add_parser("train", help="teach the learned evaluation anew"))
    _add_replay(commands.add_parser("replay", help="read or verify saved games"))
    _add_draw(commands.add_parser("draw", help="draw the table of a saved game as SVG"))
    _add_analyse(commands.add_parser("analyse", help="chances and costliest decisions of a game"))
    _add_cards(commands.add_parser("cards", help="print cards, leaders, tiles and families"))
    _add_pack(commands.add_parser("pack", help="check own card packs"))
    check = commands.add_parser("check", help="run scenario files")
    check.add_argument("paths", nargs="+", metavar="FILE_OR_DIR")
    check.add_argument("--verbose", action="store_true", help="also name what passed")
    commands.add_parser("serve", help="run a table server", add_help=False)
    commands.add_parser("admin", help="look after a server's tables and players", add_help=False)
    version = commands.add_parser("version", help="print versions and the build of the engine")
    version.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _add_game(parser: argparse.ArgumentParser, players: int | None) -> None:
    parser.add_argument("--players", type=int, default=players, metavar="N", help="2 to 5")
    parser.add_argument(
        "--rules", choices=("basic", "advanced"), help="rule set (default: advanced)"
    )
    parser.add_argument("--expansions", metavar="LIST", help="houses,pazzi")
    parser.add_argument(
        "--pack", action="append", default=[], metavar="DIR", help="own pack; may be repeated"
    )
    parser.add_argument(
        "--table-option",
        action="append",
        default=[],
        metavar="NAME",
        help="a ruling's option, such as voluntaryPass; may be repeated",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=None, help="language (default: that of the terminal)"
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, None)
    _add_language(parser)
    parser.add_argument(
        "--people", type=int, metavar="N", help="people at this terminal (default: 1)"
    )
    parser.add_argument("--names", metavar="LIST", help="names by seat, divided by commas")
    parser.add_argument("--bots", metavar="LIST", help="bots of the other seats (default: citizen)")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="J", help="processes in which magnifico thinks"
    )
    parser.add_argument("--seed", help="the same seed deals the same game")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--custom-bots",
        metavar="LIST",
        help="bots of your own (module:Class) that the loaded game may run",
    )
    parser.add_argument("--save", metavar="FILE", help="where the game is kept")
    parser.add_argument("--auto-end", action="store_true", help="end turns without asking")
    parser.add_argument("--no-color", action="store_true", help="no colours")
    parser.add_argument("--plain", action="store_true", help="plain lines: no colours, no clearing")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, 4)
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--bots", default="greedy", metavar="LIST", help="one for all, or one each")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "A contest between bots. Every deal is played once for each rotation of the bots over the "
        "seats, so that the luck of deal and seat cancels out. Bots with a time (magnifico@1s) play "
        "other games on other machines; those with a number of playouts (magnifico@64) do not."
    )
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="one for each seat; more make a league, fewer take several seats",
    )
    parser.add_argument(
        "--against", metavar="LIST", help="one bot for all other seats, or one for each of them"
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="best a multiple of the seats"
    )
    _add_game(parser, 4)
    parser.add_argument("--seed", default="0", help="the same seed deals the same games")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    where.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster")
    parser.add_argument(
        "--out", metavar="DIR", help="keep results and games there; go on with what is there"
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a page with charts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    _add_language(parser)


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Self-play in stages, each with what the one before has learned, and a network fitted to it. "
        "The folder holds everything; the same command goes on after an interruption. The numbers "
        "behind the options are those that made the network that comes with the program."
    )
    parser.add_argument("--out", required=True, metavar="DIR", help="where games and networks go")
    parser.add_argument("--games", type=int, default=6000, metavar="N", help="in each stage")
    parser.add_argument("--stages", type=int, default=3, metavar="N")
    parser.add_argument("--shard", type=int, default=200, metavar="N", help="games in a file")
    parser.add_argument("--epochs", type=int, default=8, metavar="N", help="passes of each fit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    _add_language(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="show the table after move N")
    parser.add_argument("--verify", action="store_true", help="only check that the files fit")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="no colours")
    _add_language(parser)


def _add_draw(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "The table of a saved game as an SVG picture: as one seat sees it, or, without --seat, "
        "as anybody may see it."
    )
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--at", type=int, metavar="N", help="the table after move N")
    parser.add_argument("--seat", metavar="LETTER", help="also show the hand of this seat: A to E")
    parser.add_argument(
        "-o", "--out", metavar="FILE.svg", help="write there (default: standard output)"
    )
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--width", type=int, default=800, metavar="N", help="width in pixels")
    parser.add_argument("--names", metavar="LIST", help="other names by seat, divided by commas")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    _add_language(parser)


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "The chances to win over a finished game, and the decisions that cost most. Each decision is "
        "judged by what its player could know at that time."
    )
    parser.add_argument("file", metavar="FILE", help="a saved game that is over")
    parser.add_argument(
        "--seat", metavar="LETTERS", help="whose decisions: A, AC, all (default: those of people)"
    )
    parser.add_argument(
        "--playouts", type=int, default=96, metavar="N", help="for each doubtful decision"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same analysis")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="no colours")
    _add_language(parser)


def _add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="only these cards")
    parser.add_argument("--type", choices=("territory", "character", "building", "venture"))
    parser.add_argument("--period", type=int, choices=(1, 2, 3))
    parser.add_argument("--pack", metavar="base|houses|pazzi|DIR", help="only this pack")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--no-color", action="store_true", help="no colours")
    _add_language(parser)


def _add_pack(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=OneLineParser
    )
    check = actions.add_parser("check", help="check packs, also together with the printed ones")
    check.add_argument("folders", nargs="+", metavar="DIR")


# ------------------------------------------------------------------------------------------ in common


def language_of(chosen: argparse.Namespace) -> str:
    """The language asked for, or that of the terminal if it is one of the four."""
    if chosen.lang:
        return str(chosen.lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def words_of(text: str | None) -> list[str]:
    """A list divided by commas."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def packs_from(folders: list[str]) -> tuple[Pack, ...]:
    """Own packs from their folders."""
    from magnifico.content import load_pack

    return tuple(load_pack(Path(folder)) for folder in folders)


def options_from(chosen: argparse.Namespace, players: int) -> Options:
    """What the table agrees on, from the arguments."""
    from magnifico import Options

    packs = packs_from(chosen.pack)
    return Options(
        players=players,
        rules=chosen.rules or "advanced",
        expansions=tuple(words_of(chosen.expansions)),
        table=frozenset(chosen.table_option),
        packs=packs,
    )


def seed_from(text: str) -> int | str:
    """A seed that looks like a number is one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InputError("--seed: not written in UTF-8") from None
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else text


def find_bots_here(names: Sequence[str]) -> None:
    """Let modules of the current folder be found if one of these names asks for a module.

    The folder comes last, so that a file in it never hides a module of Python or of an installed package.
    """
    from magnifico.bots.spec import names_code

    if any(names_code(name) for name in names) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def checked_bots(names: list[str]) -> list[str]:
    """Names of bots that exist."""
    from magnifico.bots import check_bot

    find_bots_here(names)
    for name in names:
        try:
            check_bot(name)
        except ValueError as error:
            raise InputError(str(error)) from None
    return names


def mistake_in_words(mistake: BotMistakeError) -> str:
    """What a bot did wrong; a refused move with the reason a player would be told."""
    from magnifico.texts import describe_refusal, texts_for

    line = str(mistake)
    if mistake.refusal is not None:
        line = f"{line}: {describe_refusal(*mistake.refusal, texts_for('en'))}"
    return printable(" ".join(line.split()))


def path_of(text: str) -> Path:
    """The file somebody names; one that cannot be is an OSError like any other."""
    if "\0" in text:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), text)
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the folder of a user nobody knows
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), text) from None


def read_text(path: Path) -> str:
    """The text of a file of reasonable size."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise InputError(f"{path}: too large for a saved game")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{path}: not written in UTF-8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def printable(text: str) -> str:
    """A line for the terminal; what would steer it, from a file or a stranger's name, is a question mark."""
    return "".join("?" if unicodedata.category(sign) in STEERING else sign for sign in text)


def warn(message: str) -> None:
    """One line for the person at the terminal, beside the output."""
    print(f"magnifico: {message}", file=sys.stderr)
