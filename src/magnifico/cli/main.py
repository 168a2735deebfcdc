"""The `magnifico` command: arguments in, exit status out; nothing ends in a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from magnifico.cli.arguments import (
    INTERRUPTED,
    InputError,
    make_parser,
    mistake_in_words,
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the console script passes the status on to the shell."""
    _make_streams_safe()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    speak(language_in(typed) or language_of_environment())
    mistake = mistake_in_environment()
    if mistake is not None:
        print(f"magnifico: {printable(mistake)}", file=sys.stderr)
        return BAD_INPUT
    given = without_leading_language(typed)
    if given[:1] == ["serve"]:
        from magnifico.cli.serve import serve_command

        return serve_command(given[1:])
    try:
        status = _obeyed(typed)
        sys.stdout.flush()
        return status
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


def _obeyed(typed: list[str]) -> int:
    given = without_leading_language(typed)
    if given[:1] == ["admin"]:
        from magnifico.cli.admin import admin_command

        return admin_command(given[1:])
    try:
        chosen = make_parser().parse_args(typed)
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else BAD_INPUT
    chosen.given = typed
    return _run(chosen)


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


def _run(chosen: argparse.Namespace) -> int:
    """Import only what the chosen command needs."""
    command = str(chosen.command)
    if command == "play":
        from magnifico.cli.play import play_command

        return play_command(chosen)
    if command == "learn":
        from magnifico.cli.learn import learn_command

        return learn_command(chosen)
    if command == "challenge":
        from magnifico.cli.challenge import challenge_command

        return challenge_command(chosen)
    if command == "puzzle":
        from magnifico.cli.puzzle import puzzle_command

        return puzzle_command(chosen)
    if command == "puzzles":
        from magnifico.cli.puzzles import puzzles_command

        return puzzles_command(chosen)
    if command == "simulate":
        from magnifico.cli.simulate import simulate_command

        return simulate_command(chosen)
    if command == "arena":
        from magnifico.cli.arena import arena_command

        return arena_command(chosen)
    if command == "match":
        from magnifico.cli.match import match_command

        return match_command(chosen)
    if command == "train":
        from magnifico.cli.train import train_command

        return train_command(chosen)
    if command == "replay":
        from magnifico.cli.replay import replay_command

        return replay_command(chosen)
    if command == "draw":
        from magnifico.cli.draw import draw_command

        return draw_command(chosen)
    if command == "analyse":
        from magnifico.cli.analyse import analyse_command

        return analyse_command(chosen)
    if command == "cards":
        from magnifico.cli.cards import cards_command

        return cards_command(chosen)
    if command == "pack":
        from magnifico.cli.packs import pack_command

        return pack_command(chosen)
    if command == "texts":
        from magnifico.cli.texts import texts_command

        return texts_command(chosen)
    if command == "check":
        from magnifico.cli.check import check_command

        return check_command(chosen)
    from magnifico.cli.version import version_command

    return version_command(chosen)


def _explained(error: Exception) -> str | None:
    """One line for an error caused by the input; None for a bug in the program."""
    from magnifico import NotationError, OptionsError, SavedGameError
    from magnifico.arena.errors import ArenaError
    from magnifico.bots.errors import BotError, BotMistakeError
    from magnifico.content import PackError
    from magnifico.puzzles import PuzzleError
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
        PuzzleError,
        SavedGameError,
        NotationError,
    )
    if not isinstance(error, known):
        return None
    return printable(" ".join(describe_error(error, texts_spoken()).split()))


def _status_of(error: Exception) -> int:
    """1 for a bot that failed during a game, 2 for bad input."""
    from magnifico.bots.errors import BotMistakeError

    return FAILED if isinstance(error, BotMistakeError) else BAD_INPUT


def run() -> NoReturn:
    """For `python -m magnifico.cli.main`."""
    sys.exit(main())


if __name__ == "__main__":
    run()
