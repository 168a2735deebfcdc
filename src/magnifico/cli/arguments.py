"""What the commands share: the parser of arguments, options of a game, files."""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from magnifico.cli.language import OPTION, say, texts_spoken
from magnifico.texts import LANGUAGES
from magnifico.texts.errors import translate_sentence
from magnifico.texts.words import pieces

if TYPE_CHECKING:
    from magnifico import Options
    from magnifico.bots import BotMistakeError
    from magnifico.content import Pack

LARGEST_FILE = 4_000_000
MOST_CARDS = 1000
STEERING = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories: control characters, surrogates, line separators."""


INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""


class InputError(ValueError):
    """Something a person typed that cannot be used; the message is one line in the language in use."""


class OneLineParser(argparse.ArgumentParser):
    """A parser in the language in use. Its texts are given by their ids; its errors are one line."""

    def __init__(self, prog: str, description: str, epilog: str | None = None, **more: Any) -> None:
        more |= {"description": say(description), "epilog": say(epilog) if epilog else None}
        super().__init__(prog=prog, add_help=False, **more)
        self.positionals = self.add_argument_group(say("argparse-positionals"))
        self.options = self.add_argument_group(say("argparse-options"))
        self.add_argument("-h", "--help", action="help", help="argparse-help")
        self.add_argument(OPTION, choices=LANGUAGES, metavar="CODE", help="help-lang")

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """Add an argument under the heading for its kind."""
        if "help" in settings:
            settings["help"] = described(settings["help"])
        group = self.options if names[0].startswith("-") else self.positionals
        return group.add_argument(*names, **settings)

    def add_actions(self, prefix: str, metavar: str = "ACTION") -> Callable[[str], OneLineParser]:
        """A function that adds a subcommand; the text `PREFIX-NAME` says what it does."""
        title = say("argparse-positionals")
        actions = self.add_subparsers(title=title, dest="action", required=True, metavar=metavar)

        def add(name: str) -> OneLineParser:
            text = f"{prefix}-{name}"
            prog = f"{self.prog} {name}"
            return actions.add_parser(name, prog=prog, help=described(text), description=text)

        return add

    def format_usage(self) -> str:
        """The usage in the language in use."""
        return _with_usage(super().format_usage())

    def format_help(self) -> str:
        """The help in the language in use."""
        return _with_usage(super().format_help())

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(2, f"{self.prog}: {one_line(translate_sentence(message, texts_spoken()))}\n")


def described(text: str) -> str:
    """A text for argparse, which would fill in what follows a percent sign."""
    return say(text, languages=", ".join(LANGUAGES)).replace("%", "%%")


def _with_usage(shown: str) -> str:
    return shown.replace("usage:", say("argparse-usage"), 1)


def add_rules(parser: OneLineParser, players: int | None) -> None:
    """The options that choose players, rules and expansions."""
    parser.add_argument("--players", type=int, default=players, metavar="N", help="help-players")
    parser.add_argument("--rules", choices=("basic", "advanced"), help="help-rules")
    parser.add_argument("--expansions", metavar="LIST", help="help-expansions")


def add_game(parser: OneLineParser, players: int | None) -> None:
    """The options that describe a whole game."""
    add_rules(parser, players)
    parser.add_argument("--pack", action="append", default=[], metavar="DIR", help="help-own-pack")
    parser.add_argument(
        "--table-option",
        action="append",
        default=[],
        metavar="NAME",
        help="help-table-option",
    )
    parser.add_argument("--leader-sets", metavar="LIST", help="help-leader-sets")
    parser.add_argument("--decks", metavar="CARDS", help="help-decks")


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
        leader_sets=tuple(words_of(chosen.leader_sets)),
        decks=deck_from(chosen.decks),
        packs=packs,
    )


def deck_from(text: str | None) -> tuple[int, ...]:
    """The cards of own decks: numbers and ranges such as `1-8,145`, or a file with them (R2.7.2).

    The page writes the same in its links, with full stops.
    """
    if text is None:
        return ()
    if not text[:1].isdecimal():
        text = read_text(path_of(text))
    numbers: list[int] = []
    for part in re.findall(r"[^\s,.]+", text):
        first, _, last = part.partition("-")
        if not all(end.isascii() and end.isdecimal() for end in (first, last or first)):
            raise InputError(say("input-decks", word=part))
        ends = int(first), int(last or first)
        if not ends[0] <= ends[1] < ends[0] + MOST_CARDS:
            raise InputError(say("input-decks", word=part))
        numbers += range(ends[0], ends[1] + 1)
    if not numbers:
        raise InputError(say("input-decks", word=""))
    return tuple(numbers)


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
    from magnifico.texts.words import labelled

    texts = texts_spoken()
    line = describe_error(mistake, texts)
    if mistake.refusal is not None:
        line = labelled(line, describe_refusal(*mistake.refusal, texts), texts)
    return printable(one_line(line))


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


def one_line(text: str) -> str:
    """A text without line breaks."""
    return " ".join(pieces(text))


def printable(text: str) -> str:
    """A line for the terminal; control characters from a file or a stranger's name become question marks."""
    return "".join("?" if unicodedata.category(sign) in STEERING else sign for sign in text)


def warn(message: str) -> None:
    """Print a line for the person at the terminal, separate from the output."""
    print(f"magnifico: {message}", file=sys.stderr)
