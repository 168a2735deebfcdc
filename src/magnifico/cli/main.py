"""The `magnifico` command: arguments in, exit status out; nothing ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, NoReturn

from magnifico.cli.arguments import (
    INTERRUPTED,
    InputError,
    OneLineParser,
    mistake_in_words,
    one_line,
    printable,
)
from magnifico.cli.language import (
    language_in,
    language_of_environment,
    mistake_in_environment,
    say,
    speak,
    texts_spoken,
    without_leading_language,
)

FAILED = 1
BAD_INPUT = 2
COMMANDS: Final = {
    "play": "magnifico.cli.play:play_command",
    "learn": "magnifico.features.lessons.command:learn_command",
    "challenge": "magnifico.features.challenges.command:challenge_command",
    "puzzle": "magnifico.features.puzzles.command:puzzle_command",
    "puzzles": "magnifico.features.puzzles.sets_command:puzzles_command",
    "simulate": "magnifico.cli.simulate:simulate_command",
    "arena": "magnifico.cli.arena:arena_command",
    "match": "magnifico.cli.match:match_command",
    "train": "magnifico.cli.train:train_command",
    "replay": "magnifico.cli.replay:replay_command",
    "draw": "magnifico.cli.draw:draw_command",
    "analyse": "magnifico.features.analysis.command:analyse_command",
    "cards": "magnifico.cli.cards:cards_command",
    "pack": "magnifico.cli.packs:pack_command",
    "check": "magnifico.features.lessons.check_command:check_command",
    "texts": "magnifico.cli.texts:texts_command",
    "serve": "magnifico.cli.serve:serve_command",
    "admin": "magnifico.cli.admin:admin_command",
    "version": "magnifico.cli.version:version_command",
}
"""Each command's function, which takes the arguments after the command's name and returns the exit status."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the console script passes the status on to the shell."""
    _make_streams_safe()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    speak(language_in(typed) or language_of_environment())
    mistake = mistake_in_environment()
    if mistake is not None:
        print(f"magnifico: {printable(mistake)}", file=sys.stderr)
        return BAD_INPUT
    try:
        status = _run(typed)
        sys.stdout.flush()
        return status
    except SystemExit as stopped:  # argparse has shown the help, or said what is wrong
        return stopped.code if isinstance(stopped.code, int) else BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; nothing more can be written, not even by the interpreter as it exits.
        _forget_output()
        return 0
    except Exception as error:
        message = _explained(error)
        if message is None:
            raise
        print(f"magnifico: {message}", file=sys.stderr)
        return _status_of(error)


def _run(typed: list[str]) -> int:
    """Import and run only the chosen command."""
    name, *arguments = without_leading_language(typed) or [""]
    if name not in COMMANDS:
        parser = OneLineParser(prog="magnifico", description="help-magnifico")
        add = parser.add_actions("help", "COMMAND")
        for command_name in COMMANDS:
            add(command_name)
        parser.parse_args(typed)
    module, function = COMMANDS[name].split(":")
    command: Callable[[Sequence[str]], int] = getattr(import_module(module), function)
    return command(arguments)


def _make_streams_safe() -> None:
    """Show characters the terminal lacks as question marks, accept undecodable input, treat closed streams as empty."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115 - for as long as the program runs
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _explained(error: Exception) -> str | None:
    """One line for an error caused by the input; None for a bug in the program."""
    from magnifico import NotationError, OptionsError, SavedGameError
    from magnifico.bots.errors import BotError, BotMistakeError
    from magnifico.content import PackError
    from magnifico.research.arena.errors import ArenaError
    from magnifico.texts import LanguageError
    from magnifico.texts.errors import describe_error, describe_system_error

    if isinstance(error, UnicodeDecodeError):
        return say("input-utf8-some-file")
    if isinstance(error, UnicodeEncodeError):
        return say("input-utf8-argument")
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return printable(f"{where}{describe_system_error(error, texts_spoken())}")
    if isinstance(error, BotMistakeError):
        return mistake_in_words(error)
    known = (
        ArenaError,
        BotError,
        InputError,
        LanguageError,
        OptionsError,
        PackError,
        SavedGameError,
        NotationError,
    )
    if not isinstance(error, known):
        return None
    return printable(one_line(describe_error(error, texts_spoken())))


def _status_of(error: Exception) -> int:
    """1 for a bot that failed during a game, 2 for bad input."""
    from magnifico.bots.errors import BotMistakeError

    return FAILED if isinstance(error, BotMistakeError) else BAD_INPUT


def run() -> NoReturn:
    """For `python -m magnifico.cli.main`."""
    sys.exit(main())


if __name__ == "__main__":
    run()
