"""`magnifico learn`: the chapters of the course at the table in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from magnifico.cli.arguments import INTERRUPTED, InputError, OneLineParser, path_of
from magnifico.cli.asking import Asker, make_asker
from magnifico.cli.board import BoardPainter, board_of
from magnifico.cli.keeping import keep, read_kept
from magnifico.cli.language import say, spoken
from magnifico.cli.lookup import describe_anything
from magnifico.cli.menus import MenuMaker, shortest
from magnifico.cli.painting import Painter
from magnifico.cli.session import Entry
from magnifico.cli.table import HIGH, WIDE, Look, make_console
from magnifico.cli.telling import tell
from magnifico.engine.game import packs_of
from magnifico.features.lessons import (
    LEARNER,
    Lesson,
    LessonError,
    LessonWords,
    Session,
    all_lessons,
    player_names,
)
from magnifico.features.lessons.progress import Progress
from magnifico.features.lessons.session import MOST_STARS
from magnifico.features.lessons.words import course_texts
from magnifico.texts import Naming, Texts, describe_refusal, texts_for

PROGRESS_FILE: Final = "lessons.json"
LEAVING: Final = ("quit", "q", "exit")


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico learn", description="help-learn")
    parser.add_argument("chapter", nargs="?", metavar="CHAPTER", help="help-learn-chapter")
    parser.add_argument("--list", action="store_true", help="help-learn-list")
    parser.add_argument("--lessons", metavar="DIR", help="help-learn-lessons")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    return parser


def learn_command(arguments: Sequence[str]) -> int:
    """Run one chapter after another until the learner leaves."""
    chosen = _parser().parse_args(arguments)
    try:
        lessons = all_lessons(path_of(chosen.lessons) if chosen.lessons else None)
    except LessonError as error:
        raise InputError(str(error)) from None
    language = spoken()
    progress = _read_progress()
    if chosen.list:
        for line in _contents(lessons, progress, language):
            print(line)
        return 0
    lesson = _wanted(lessons, chosen.chapter) if chosen.chapter else progress.next(lessons)
    look = Look(not chosen.no_color, chosen.plain)
    console, asker = make_console(look), make_asker(look.plain)
    try:
        while True:
            Chapter(lesson, progress, language, console, asker).run(lessons.index(lesson) + 1)
            following = lessons.index(lesson) + 1
            if following == len(lessons):
                console.print(Text(course_texts(language).get("learn-finished"), style="bold"))
                return 0
            lesson = lessons[following]
            title = LessonWords(lesson, language).title()
            question = course_texts(language).get("learn-next", chapter=title)
            if asker.ask(f"{question} ", list).lower() in LEAVING:
                return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        console.print()
        return 0


def _wanted(lessons: Sequence[Lesson], chapter: str) -> Lesson:
    """A chapter by its number or its id."""
    if chapter.isdecimal() and 1 <= int(chapter[:4]) <= len(lessons):
        return lessons[int(chapter) - 1]
    for lesson in lessons:
        if lesson.key == chapter:
            return lesson
    keys = ", ".join(f"{number} {one.key}" for number, one in enumerate(lessons, 1))
    raise InputError(say("input-no-chapter", chapter=chapter, chapters=keys))


def _contents(lessons: Sequence[Lesson], progress: Progress, language: str) -> Iterable[str]:
    for number, lesson in enumerate(lessons, 1):
        words = LessonWords(lesson, language)
        mark = "x" if lesson.key in progress.done else "-" if lesson.key in progress.begun else " "
        yield f"[{mark}] {number:>2}  {words.title()} – {words.about()}"


def _read_progress() -> Progress:
    return Progress.read(read_kept(PROGRESS_FILE))


class Chapter:
    """One chapter: shows the table and the text of the step, and passes on what is typed."""

    def __init__(
        self, lesson: Lesson, progress: Progress, language: str, console: Console, asker: Asker
    ) -> None:
        self.progress = progress
        self.console = console
        self.asker = asker
        self.words = LessonWords(lesson, language)
        self.texts: Texts = texts_for(language)
        self.own: Texts = course_texts(language)
        again = lesson.key in progress.done
        self.session = Session.begin(lesson) if again else progress.session(lesson)
        options = self.session.game.options
        names = player_names(options.players, language)
        self.naming = Naming(packs_of(options), names)
        self.painter = Painter(self.texts, self.naming, names)
        self.board = BoardPainter(
            self.painter,
            board_of(options),
            min(console.width, WIDE),
            low=console.is_terminal and console.height < HIGH,
        )

    def run(self, number: int) -> None:
        """Run until the chapter is done; EOFError if the learner leaves."""
        self.console.print()
        self._print(f"{number}. {self.words.title()}", "bold underline")
        self._print(self.own.get("learn-how"), "dim")
        self._table()
        while not self.session.over:
            self._ask()
            index, scene = self.session.index, self.session.scene
            while self.session.index == index and not self.session.over:
                self._obey(self.asker.ask("> ", self._completions))
            self._keep()
            if self.session.scene != scene:
                self._print(self.own.get("learn-fresh"), "bold magenta")
                self._table()
        self._print(
            "★" * self.session.stars + "☆" * (MOST_STARS - self.session.stars), "bold yellow"
        )
        self._print(self.words.said(self.session), "bold green")

    def _keep(self) -> None:
        self.progress.keep(self.session)
        keep(PROGRESS_FILE, self.progress.text())

    # ----------------------------------------------------------------------------------------- showing

    def _print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    def _table(self) -> None:
        view = self.session.game.view(LEARNER)
        self.console.print(self.board.everything(view, LEARNER))

    def _ask(self) -> None:
        """Show the step's text, the answers to choose from, and what it points at."""
        self.console.print()
        count = len(self.session.lesson.steps)
        self._print(f"[{self.session.index + 1}/{count}] {self.words.said(self.session)}", "bold")
        for number, (_, text) in enumerate(self.words.choices(self.session), 1):
            self._print(f"  {number}  {text}")
        self._hint()

    def _hint(self) -> None:
        """What to type, unless the step is a task."""
        step = self.session.step
        if step is None or (step.task and not self.session.helped):
            return
        if step.wait == "continue":
            self._print(self.own.get("learn-enter"), "dim")
        elif step.look is not None:
            self._print(f"→ card {step.look.name}", "cyan")
        elif step.wait == "answer":
            if self.session.helped:
                self._print(f"→ {step.choices.index(step.right) + 1}", "cyan")
        elif (wanted := self.session.next_wanted()) is not None:
            move = self.session.game.parse(wanted, LEARNER)
            self._print(f"→ {shortest(move)}", "cyan")

    def _completions(self) -> Iterable[str]:
        return ["help", "again", "table", "moves", "card ", "quit"] + [
            shortest(move) for move in self.session.offers()
        ]

    # ------------------------------------------------------------------------------------------ obeying

    def _obey(self, line: str) -> None:
        words = line.split()
        first = words[0].lower() if words else ""
        step = self.session.step
        assert step is not None
        if first in LEAVING:
            self._keep()
            raise EOFError
        if first in ("help", "?"):
            self._act("help")
            self._hint()
        elif first == "again":
            self._act("again")
            self._table()
            self._ask()
        elif first in ("table", "t"):
            self._table()
            self._ask()
        elif first in ("moves", "m"):
            menu = MenuMaker(self.session.game, LEARNER, self.painter, self.board.width).main()
            self.console.print(*menu.shown, sep="\n")
        elif first in ("card", "leader", "look"):
            self._look(" ".join(words[1:]))
        elif step.wait == "answer" and first.isdecimal():
            self._answer(int(first[:4]))
        elif not words:
            self._act("continue")
        else:
            self._act(f"move {line}")

    def _answer(self, number: int) -> None:
        choices = self.words.choices(self.session)
        if 1 <= number <= len(choices):
            self._act(f"answer {choices[number - 1][0]}")

    def _look(self, what: str) -> None:
        shown = describe_anything(what, self.naming, self.texts)
        if shown is None:
            self._print(self.texts.get("unknown-card", what=what), "red")
            return
        for part in shown:
            self.console.print(part)
        kind = "leader" if self.naming.leader_of(what) is not None else "card"
        self._act(f"look {kind}:{what.strip().removeprefix('#')}")

    def _act(self, action: str) -> None:
        """Take the action, then tell what happened or what the lesson says about it."""
        before = len(self.session.played)
        self.session.act(action)
        entries = [Entry(one.move, one.events) for one in self.session.played[before:]]
        for line in tell(entries, LEARNER, self.painter):
            self.console.print(line)
        remark = self.session.remark
        if remark is not None:
            if remark.refusal is not None:
                refusal = remark.refusal
                self._print(
                    describe_refusal(refusal.code, refusal.details, self.texts, self.naming), "red"
                )
            self._print(self.words.remark(self.session), "yellow")
