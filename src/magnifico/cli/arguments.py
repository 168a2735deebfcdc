"""The arguments of all commands, and what they share: options of a game, languages, files."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from magnifico.cli.language import CommandHelp, say, spoken, texts_spoken
from magnifico.texts import LANGUAGES

if TYPE_CHECKING:
    from magnifico import Options
    from magnifico.bots import BotMistakeError
    from magnifico.content import Pack

LARGEST_FILE = 4_000_000
STEERING = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories: control characters, surrogates, line separators."""


PUZZLE_KINDS = ("placement", "exchange", "draft", "church", "bid", "win")
INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""


class InputError(ValueError):
    """Something a person typed that cannot be used; the message is one line in the language in use."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line on the standard error stream; its descriptions are ids of texts."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=CommandHelp, **settings)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = OneLineParser(
        prog="magnifico",
        description="help-magnifico",
    )
    _add_language(parser)
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=OneLineParser
    )

    def command(name: str, add_help: bool = True) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=f"help-{name}", add_help=add_help)

    _add_play(command("play"))
    _add_learn(command("learn"))
    _add_challenge(command("challenge"))
    _add_puzzle(command("puzzle"))
    _add_puzzles(command("puzzles"))
    _add_simulate(command("simulate"))
    _add_arena(command("arena"))
    _add_match(command("match"))
    _add_train(command("train"))
    _add_replay(command("replay"))
    _add_draw(command("draw"))
    _add_analyse(command("analyse"))
    _add_cards(command("cards"))
    _add_pack(command("pack"))
    check = command("check")
    check.add_argument("paths", nargs="+", metavar="FILE_OR_DIR")
    check.add_argument("--verbose", action="store_true", help="help-check-verbose")
    _add_texts(command("texts"))
    command("serve", add_help=False)
    command("admin", add_help=False)
    version = command("version")
    version.add_argument("--json", action="store_true", help="help-json")
    for quiet in (check, version):
        _add_language(quiet)
    return parser


def _add_rules(parser: argparse.ArgumentParser, players: int | None) -> None:
    parser.add_argument("--players", type=int, default=players, metavar="N", help="help-players")
    parser.add_argument("--rules", choices=("basic", "advanced"), help="help-rules")
    parser.add_argument("--expansions", metavar="LIST", help="help-expansions")


def _add_game(parser: argparse.ArgumentParser, players: int | None) -> None:
    _add_rules(parser, players)
    parser.add_argument("--pack", action="append", default=[], metavar="DIR", help="help-own-pack")
    parser.add_argument(
        "--table-option",
        action="append",
        default=[],
        metavar="NAME",
        help="help-table-option",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    # SUPPRESS: a command must not override an option given before its name, as in `magnifico --lang it play`
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        metavar="CODE",
        help="help-lang",
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, None)
    _add_language(parser)
    parser.add_argument("--people", type=int, metavar="N", help="help-people")
    parser.add_argument("--names", metavar="LIST", help="help-names")
    parser.add_argument("--bots", metavar="LIST", help="help-bots-play")
    parser.add_argument("--think", metavar="TIME", help="help-think")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs-think")
    parser.add_argument("--seed", help="help-seed")
    parser.add_argument("--load", metavar="FILE", help="help-load")
    parser.add_argument(
        "--custom-bots",
        metavar="LIST",
        help="help-custom-bots",
    )
    parser.add_argument("--save", metavar="FILE", help="help-save")
    parser.add_argument("--auto-end", action="store_true", help="help-auto-end")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")


def _add_learn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("chapter", nargs="?", metavar="CHAPTER", help="help-learn-chapter")
    parser.add_argument("--list", action="store_true", help="help-learn-list")
    parser.add_argument("--lessons", metavar="DIR", help="help-learn-lessons")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    _add_language(parser)


def _add_challenge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "kind", nargs="?", choices=("day", "week"), default="day", help="help-challenge-kind"
    )
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="help-challenge-date")
    parser.add_argument("--again", action="store_true", help="help-challenge-again")
    parser.add_argument("--auto-end", action="store_true", help="help-auto-end")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    _add_language(parser)


def _add_puzzle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kind", choices=PUZZLE_KINDS, metavar="KIND", help="help-puzzle-kind")
    parser.add_argument("--players", type=int, metavar="N", help="help-puzzle-players")
    parser.add_argument("--daily", action="store_true", help="help-puzzle-daily")
    parser.add_argument("--puzzles", metavar="DIR", help="help-puzzle-folder")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    _add_language(parser)


def _add_puzzles(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=OneLineParser
    )
    make = actions.add_parser("make", help="help-puzzles-make", description="help-puzzles-make")
    make.add_argument("--count", type=int, default=300, metavar="N", help="help-puzzles-count")
    make.add_argument("--out", required=True, metavar="DIR", help="help-puzzles-out")
    make.add_argument("--seed", default="1", help="help-seed-games")
    make.add_argument("--bot", metavar="NAME@N", help="help-puzzles-bot")
    make.add_argument(
        "--from",
        action="append",
        default=[],
        dest="sets",
        metavar="FILE",
        help="help-puzzles-from",
    )
    check = actions.add_parser("check", help="help-puzzles-check", description="help-puzzles-check")
    check.add_argument("paths", nargs="*", metavar="FILE_OR_DIR", help="help-puzzles-paths")
    check.add_argument("--bot", metavar="NAME@N", help="help-puzzles-bot")
    check.add_argument("--write", metavar="FILE.md", help="help-puzzles-write")
    check.add_argument("--keep", metavar="FILE", help="help-puzzles-keep")
    for parallel in (make, check):
        parallel.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
        _add_language(parallel)
    _add_language(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, 4)
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--bots", default="greedy", metavar="LIST", help="help-bots-simulate")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    parser.add_argument("--json", action="store_true", help="help-json")
    _add_language(parser)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-arena-about"
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="help-bots-arena",
    )
    parser.add_argument("--against", metavar="LIST", help="help-against")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="help-games-arena")
    _add_game(parser, 4)
    parser.add_argument("--seed", default="0", help="help-seed-games")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    where.add_argument("--ray", metavar="ADDRESS", help="help-ray")
    parser.add_argument("--out", metavar="DIR", help="help-out-arena")
    parser.add_argument("--report", metavar="FILE.html", help="help-report")
    parser.add_argument("--json", action="store_true", help="help-json")
    _add_language(parser)


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-match-about"
    parser.add_argument("folder", metavar="DIR", help="help-match-folder")
    parser.add_argument("--server", metavar="ADDRESS", help="help-match-server")
    parser.add_argument("--people", metavar="LIST", help="help-match-people")
    parser.add_argument("--against", default="magnifico", metavar="BOT", help="help-match-against")
    parser.add_argument("--deals", type=int, default=4, metavar="N", help="help-match-deals")
    _add_rules(parser, 2)
    parser.set_defaults(pack=[], table_option=[])
    parser.add_argument(
        "--turn-seconds", type=int, default=0, metavar="N", help="help-match-seconds"
    )
    parser.add_argument("--reference", metavar="BOT", help="help-match-reference")
    parser.add_argument("--seed", help="help-match-seed")
    parser.add_argument("--no-wait", action="store_true", help="help-match-no-wait")
    parser.add_argument("--json", action="store_true", help="help-json")
    _add_language(parser)


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-train-about"
    parser.add_argument("--out", required=True, metavar="DIR", help="help-out-train")
    parser.add_argument("--games", type=int, default=6000, metavar="N", help="help-games-train")
    parser.add_argument("--stages", type=int, default=3, metavar="N")
    parser.add_argument("--shard", type=int, default=200, metavar="N", help="help-shard")
    parser.add_argument("--epochs", type=int, default=8, metavar="N", help="help-epochs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", action="store_true", help="help-policy")
    parser.add_argument("--playouts", type=int, default=32, metavar="N", help="help-playouts-train")
    parser.add_argument("--quick", action="store_true", help="help-quick")
    parser.add_argument("--warm-up", type=int, default=0, metavar="N", help="help-warm-up")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="help-rounds")
    parser.add_argument("--positions", metavar="DIR", help="help-positions")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    parser.add_argument("--json", action="store_true", help="help-json")
    _add_language(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="help-replay-at")
    parser.add_argument("--verify", action="store_true", help="help-verify")
    parser.add_argument("--json", action="store_true", help="help-json-any")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    _add_language(parser)


def _add_draw(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-draw-about"
    parser.add_argument("file", metavar="FILE", help="help-draw-file")
    parser.add_argument("--at", type=int, metavar="N", help="help-draw-at")
    parser.add_argument("--seat", metavar="LETTER", help="help-draw-seat")
    parser.add_argument("-o", "--out", metavar="FILE.svg", help="help-draw-out")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--width", type=int, default=800, metavar="N", help="help-draw-width")
    parser.add_argument("--names", metavar="LIST", help="help-draw-names")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    _add_language(parser)


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-analyse-about"
    parser.add_argument("file", metavar="FILE", help="help-analyse-file")
    parser.add_argument("--seat", metavar="LETTERS", help="help-analyse-seat")
    parser.add_argument("--playouts", type=int, default=96, metavar="N", help="help-playouts")
    parser.add_argument("--seed", default="0", help="help-seed-analysis")
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    _add_language(parser)


def _add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="help-card-numbers")
    parser.add_argument("--type", choices=("territory", "character", "building", "venture"))
    parser.add_argument("--period", type=int, choices=(1, 2, 3))
    parser.add_argument("--pack", metavar="base|houses|pazzi|DIR", help="help-card-pack")
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    _add_language(parser)


def _add_pack(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=OneLineParser
    )
    check = actions.add_parser("check", help="help-pack-check")
    check.add_argument("folders", nargs="+", metavar="DIR")
    _add_language(parser)
    _add_language(check)


def _add_texts(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=OneLineParser
    )
    check = actions.add_parser("check", help="help-texts-check", description="help-texts-check")
    check.add_argument("languages", nargs="*", metavar="CODE", help="help-texts-languages")
    check.add_argument("--json", action="store_true", help="help-json-any")
    _add_language(parser)
    _add_language(check)


# ------------------------------------------------------------------------------------------ in common


def language_of(chosen: argparse.Namespace) -> str:
    """The language asked for, or that of the environment."""
    return str(getattr(chosen, "lang", None) or spoken())


def words_of(text: str | None) -> list[str]:
    """The parts of a comma-separated list."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def packs_from(folders: list[str]) -> tuple[Pack, ...]:
    """The player's own packs, read from their folders."""
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
    """The seed, as a number if it looks like one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InputError(say("input-utf8-seed")) from None
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else text


def find_bots_here(names: Sequence[str]) -> None:
    """Make modules in the current folder importable if one of these names is a module's.

    The folder comes last, so that a file in it never hides a module of Python or of an installed package.
    """
    from magnifico.bots.spec import names_code

    if any(names_code(name) for name in names) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def checked_bots(names: list[str]) -> list[str]:
    """The same names, after checking that such bots exist."""
    from magnifico.bots import check_bot
    from magnifico.texts.errors import describe_error

    find_bots_here(names)
    for name in names:
        try:
            check_bot(name)
        except ValueError as error:
            raise InputError(describe_error(error, texts_spoken())) from None
    return names


def mistake_in_words(mistake: BotMistakeError) -> str:
    """What a bot did wrong; for a refused move, with the reason a player would see."""
    from magnifico.texts import describe_refusal
    from magnifico.texts.errors import describe_error

    texts = texts_spoken()
    line = describe_error(mistake, texts)
    if mistake.refusal is not None:
        line = f"{line}: {describe_refusal(*mistake.refusal, texts)}"
    return printable(" ".join(line.split()))


def path_of(text: str) -> Path:
    """The path that was typed; an impossible one raises OSError, as a missing file does."""
    if "\0" in text:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), text)
    try:
        return Path(text).expanduser()
    except RuntimeError:  # `~somebody` for an unknown user
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), text) from None


def read_text(path: Path) -> str:
    """The text of a file, refused if it is unreasonably large."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise InputError(say("input-too-large", path=str(path)))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(say("input-utf8-file", path=str(path))) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def printable(text: str) -> str:
    """A line for the terminal; control characters from a file or a stranger's name become question marks."""
    return "".join("?" if unicodedata.category(sign) in STEERING else sign for sign in text)


def warn(message: str) -> None:
    """Print a line for the person at the terminal, separate from the output."""
    print(f"magnifico: {message}", file=sys.stderr)
