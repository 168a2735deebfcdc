"""`magnifico puzzle`: puzzles at the table in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from magnifico.cli.arguments import INTERRUPTED, InputError, OneLineParser, path_of
from magnifico.cli.asking import Asker, make_asker
from magnifico.cli.board import BoardPainter, board_of
from magnifico.cli.keeping import keep, read_kept
from magnifico.cli.language import texts_spoken
from magnifico.cli.lookup import describe_anything
from magnifico.cli.menus import Menu, MenuMaker, shortest
from magnifico.cli.painting import Painter
from magnifico.cli.session import Entry
from magnifico.cli.table import HIGH, WIDE, Look, make_console
from magnifico.cli.telling import tell
from magnifico.engine.game import packs_of
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.move import Move
from magnifico.features.puzzles import (
    KINDS,
    Puzzle,
    PuzzleError,
    all_puzzles,
    next_puzzle,
    puzzle_of_day,
    shipped,
)
from magnifico.features.puzzles.attempt import Solving
from magnifico.features.puzzles.progress import Progress
from magnifico.features.puzzles.words import (
    evidence,
    explanation,
    kind_name,
    move_phrase,
    question,
    seat_names,
    verdict,
    worth_phrase,
)
from magnifico.texts import Naming, Texts, describe_refusal

PROGRESS_FILE: Final = "puzzles.json"
LEAVING: Final = ("quit", "q", "exit")


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico puzzle", description="help-puzzle")
    parser.add_argument("--kind", choices=KINDS, metavar="KIND", help="help-puzzle-kind")
    parser.add_argument("--players", type=int, metavar="N", help="help-puzzle-players")
    parser.add_argument("--daily", action="store_true", help="help-puzzle-daily")
    parser.add_argument("--puzzles", metavar="DIR", help="help-puzzle-folder")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    return parser


def puzzle_command(arguments: Sequence[str]) -> int:
    """Show one puzzle after another until the solver leaves; the puzzle of the day comes alone."""
    chosen = _parser().parse_args(arguments)
    try:
        return _solve(chosen)
    except PuzzleError as error:
        raise InputError(str(error)) from error.__cause__


def _solve(chosen: argparse.Namespace) -> int:
    texts = texts_spoken()
    puzzles = all_puzzles(path_of(chosen.puzzles) if chosen.puzzles else None)
    progress = Progress.read(read_kept(PROGRESS_FILE))
    look = Look(not chosen.no_color, chosen.plain)
    console, asker = make_console(look), make_asker(look.plain)
    fitting = [
        puzzle
        for puzzle in puzzles
        if chosen.kind in (None, puzzle.kind) and chosen.players in (None, puzzle.options.players)
    ]
    try:
        if chosen.daily:
            today = datetime.now(UTC).date()
            console.print(Text(texts.get("puzzle-daily", date=today.isoformat()), style="bold"))
            Sitting(puzzle_of_day(shipped(), today), progress, texts, console, asker).run()
            return 0
        _one_after_another(fitting, progress, texts, console, asker)
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        console.print()
    return 0


def _one_after_another(
    puzzles: Sequence[Puzzle], progress: Progress, texts: Texts, console: Console, asker: Asker
) -> None:
    skipped: list[str] = []
    while True:
        done = [*progress.tried, *skipped]
        puzzle = next_puzzle(puzzles, progress.standing.rating, done)
        if puzzle is None:
            console.print(Text(texts.get("puzzle-none"), style="bold"))
            return
        if not Sitting(puzzle, progress, texts, console, asker).run():
            skipped.append(puzzle.key)
        if asker.ask(f"{texts.get('puzzle-again')} ", list).lower() in LEAVING:
            return


class Sitting:
    """One puzzle: shows the table, asks until there is an answer, and shows what every move was worth."""

    def __init__(
        self, puzzle: Puzzle, progress: Progress, texts: Texts, console: Console, asker: Asker
    ) -> None:
        self.puzzle = puzzle
        self.progress = progress
        self.texts = texts
        self.console = console
        self.asker = asker
        self.solving = Solving(puzzle)
        names = seat_names(puzzle, texts)
        self.naming = Naming(packs_of(puzzle.options), names)
        self.painter = Painter(texts, self.naming, names)
        self.board = BoardPainter(
            self.painter,
            board_of(puzzle.options),
            min(console.width, WIDE),
            low=console.is_terminal and console.height < HIGH,
        )
        self.menu = Menu()

    def run(self) -> bool:
        """Run the puzzle and return whether it was answered; EOFError if the solver leaves."""
        self.console.print()
        kind = kind_name(self.puzzle, self.texts)
        self._print(
            self.texts.get("puzzle-heading", kind=kind, rating=str(self.puzzle.rating)),
            "bold underline",
        )
        self._print(self.texts.get("puzzle-how"), "dim")
        self._table()
        self._ask()
        while self.solving.answer is None:
            line = self.asker.ask("> ", self._completions)
            first = line.split()[0].lower() if line.split() else ""
            if first == "skip":
                return False
            self._obey(line, first)
        self._tell()
        return True

    def _print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    def _table(self) -> None:
        view = self.solving.game.view(self.puzzle.seat)
        self.console.print(self.board.everything(view, self.puzzle.seat))

    def _ask(self) -> None:
        self.console.print()
        self._print(question(self.puzzle, self.texts), "bold")
        self._moves()

    def _maker(self) -> MenuMaker:
        maker = MenuMaker(self.solving.game, self.puzzle.seat, self.painter, self.board.width)
        maker.moves = self.solving.offers()
        return maker

    def _moves(self) -> None:
        self.menu = self._maker().main()
        self.console.print(*self.menu.shown, sep="\n")

    def _completions(self) -> Iterable[str]:
        commands = ["moves", "table", "card ", "skip", "quit"]
        return commands + [shortest(move) for move in self.solving.offers()]

    def _obey(self, line: str, first: str) -> None:
        if first in LEAVING:
            raise EOFError
        if first in ("moves", "m"):
            self._moves()
        elif first in ("table", "t"):
            self._table()
            self._ask()
        elif first in ("card", "leader", "look"):
            self._look(" ".join(line.split()[1:]))
        elif first:
            self._answer(line)

    def _look(self, what: str) -> None:
        shown = describe_anything(what, self.naming, self.texts)
        if shown is None:
            self._print(self.texts.get("unknown-card", what=what), "red")
            return
        for part in shown:
            self.console.print(part)

    def _answer(self, line: str) -> None:
        """Play what was typed; whatever isn't an answer is explained and asked for again."""
        move = self._meant(line)
        if move is None:
            self._print(self.texts.get("puzzle-not-offered"), "red")
            return
        refusal = self.solving.game.why_not(move)
        if refusal is not None:
            words = describe_refusal(refusal.code, refusal.details, self.texts, self.naming)
            self._print(words, "red")
        elif move not in self.solving.offers():
            self._print(self.texts.get("puzzle-not-offered"), "red")
        else:
            self.solving.play(move)

    def _meant(self, line: str) -> Move | None:
        if line.isdecimal():
            number = int(line[:6])
            return self.menu.numbered[number - 1] if 0 < number <= len(self.menu.numbered) else None
        try:
            return self.solving.game.parse(line, self.puzzle.seat)
        except NotationError:
            return None

    def _tell(self) -> None:
        """The verdict, why, and every alternative."""
        answer = self.solving.answer
        assert answer is not None
        entries = [Entry(answer.move, answer.events)]
        for line in tell(entries, self.puzzle.seat, self.painter):
            self.console.print(line)
        self.console.print()
        style = "bold green" if answer.right else "bold yellow"
        self._print(verdict(self.solving, self.texts), style)
        self._print(explanation(self.solving, self.texts, self.naming))
        self._print(evidence(self.puzzle, self.texts), "dim")
        self._print(self.texts.get("puzzle-alternatives"), "bold")
        self.console.print(self._alternatives(answer.judged_as))
        before = self.progress.standing
        self.progress.note(self.puzzle.key, answer.right, self.solving.standing(before))
        keep(PROGRESS_FILE, self.progress.text())
        self._print(
            self.texts.get(
                "puzzle-standing",
                rating=str(round(self.progress.standing.rating)),
                streak=self.progress.streak,
                solved=self.progress.solved,
                tried=len(self.progress.tried),
            ),
            "bold",
        )

    def _alternatives(self, chosen: str | None) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for one in self.solving.alternatives():
            sign = "✓" if one.solution else "→" if one.move.text == chosen else ""
            table.add_row(
                Text(sign, style="green" if one.solution else "yellow"),
                Text(one.move.text),
                Text(move_phrase(self.solving, one.move, self.texts, self.naming)),
                Text(worth_phrase(self.puzzle, one, self.texts)),
            )
        return table
