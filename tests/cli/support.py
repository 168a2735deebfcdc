"""What the tests of the terminal share: running commands, and people who type at random."""

from __future__ import annotations

import io
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

from magnifico import Options
from magnifico.cli.commands import COMMAND_WORDS
from magnifico.cli.main import main
from magnifico.cli.session import Seat, Session
from magnifico.cli.table import Left, Look, TerminalTable
from magnifico.texts import texts_for


class Outcome:
    """What a command printed and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def is_one_clear_line(self) -> bool:
        """Whether it failed as bad input should: one line, no traceback."""
        lines = self.err.splitlines()
        return len(lines) == 1 and lines[0].startswith("magnifico") and "Traceback" not in self.err


Runner = Callable[..., Outcome]


def make_runner(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> Runner:
    """Runs commands in this process, with typed lines as standard input."""
    monkeypatch.setenv("MAGNIFICO_GAMES", str(folder / "games"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def run(*arguments: str, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    return run


def in_new_process(*arguments: str, typed: str = "", folder: Path) -> Outcome:
    """A command as the shell starts it."""
    import os

    environment = {**os.environ, "MAGNIFICO_GAMES": str(folder), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


class RandomPerson:
    """Types at random: a command now and then, otherwise one of the moves it could complete to."""

    COMMANDS: tuple[str, ...] = (
        "?",
        "table",
        "moves",
        "moves w",
        "moves T",
        "moves H",
        "moves free",
        "why w T4",
        "try w T1",
        "card 5",
        "card lorenzo",
        "card nobody",
        "player",
        "player B",
        "church",
        "coming",
        "log",
        "log all",
        "score",
        "undo",
        "undo all",
        "nonsense",
        "999",
        "w",
        "T",
        "B: end",
        "#1 1",
    )

    def __init__(self, seed: int = 0, curious: float = 0.05) -> None:
        self.chance = random.Random(seed)
        self.curious = curious

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """One line, as a person would type it."""
        if not prompt.endswith("> "):
            return ""  # the curtain, or the question whether to leave
        if self.chance.random() < self.curious:
            return self.chance.choice(self.COMMANDS)
        return self.chance.choice([word for word in words() if word not in COMMAND_WORDS])


def sit_down(
    options: Options,
    seats: list[Seat],
    person: RandomPerson,
    folder: Path,
    language: str = "en",
    seed: int | str = 1,
) -> tuple[TerminalTable, io.StringIO]:
    """A table that writes into a text instead of a terminal."""
    written = io.StringIO()
    console = Console(
        file=written, width=100, highlight=False, markup=False, emoji=False, color_system=None
    )
    session = Session.start(options, seed, seats, folder / "game.magnifico")
    table = TerminalTable(session, texts_for(language), console, person, Look(plain=True))
    return table, written


__all__ = [
    "Left",
    "Outcome",
    "RandomPerson",
    "Runner",
    "in_new_process",
    "make_runner",
    "sit_down",
]
