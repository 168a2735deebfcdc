"""The course: every chapter works, and a learner who follows the instructions finishes it in every language."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

from magnifico.cli.main import main
from magnifico.features.lessons import Lesson, LessonWords, Session, check_lesson, course, intended
from magnifico.features.lessons.command import Chapter
from magnifico.features.lessons.progress import Progress
from magnifico.features.lessons.words import course_texts
from magnifico.texts import LANGUAGES

CHAPTERS = [lesson.key for lesson in course()]
LONGEST = 420
"""The number of characters a learner can take in at once, and that fit a phone's panel."""


@pytest.mark.parametrize("lesson", course(), ids=CHAPTERS)
def test_a_chapter_has_no_mistake_and_answers_everything(lesson: Lesson) -> None:
    assert check_lesson(lesson) == []


@pytest.mark.parametrize("lesson", course(), ids=CHAPTERS)
def test_a_chapter_ends_with_a_task_without_help(lesson: Lesson) -> None:
    assert lesson.steps[-1].task
    assert any(step.wait in ("move", "kind", "goal", "try") for step in lesson.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", course(), ids=CHAPTERS)
def test_what_a_chapter_says_is_short(lesson: Lesson, language: str) -> None:
    words = LessonWords(lesson, language)
    session = Session.begin(lesson)
    while not session.over:
        said = words.said(session)
        assert len(said) <= LONGEST, said
        assert "{" not in said
        session.act(intended(session))


class Learner:
    """Types what the terminal shows after the arrow, otherwise Enter, and asks for help in a task."""

    def __init__(self, output: io.StringIO, language: str) -> None:
        self.output = output
        self.enter = course_texts(language).get("learn-enter")
        self.read = 0

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        text = self.output.getvalue()
        fresh, self.read = text[self.read :], len(text)
        shown = re.findall(r"^→ (.+?)\s*$", fresh, re.MULTILINE)
        if shown:
            return str(shown[-1])
        return "" if self.enter in fresh else "help"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", course(), ids=CHAPTERS)
def test_a_learner_at_the_terminal_finishes(
    lesson: Lesson, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGNIFICO_GAMES", str(tmp_path))
    output = io.StringIO()
    console = Console(file=output, width=100, color_system=None, highlight=False, markup=False)
    progress = Progress()
    Chapter(lesson, progress, language, console, Learner(output, language)).run(1)
    assert progress.done == [lesson.key]
    kept = Progress.read((tmp_path / "lessons.json").read_text(encoding="utf-8"))
    assert kept.done == [lesson.key]
    assert LessonWords(lesson, language).title() in output.getvalue()


def test_the_list_of_chapters_shows_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGNIFICO_GAMES", str(tmp_path))
    (tmp_path / "lessons.json").write_text(Progress(["florence"]).text(), encoding="utf-8")
    assert main(["learn", "--list", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(CHAPTERS)
    assert lines[0].startswith("[x]  1  A family in Florence")
    assert lines[1].startswith("[ ]  2  ")


def test_an_unknown_chapter_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGNIFICO_GAMES", str(tmp_path))
    assert main(["learn", "99", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("magnifico: there is no chapter “99”; there are: 1 ")


def test_a_chapter_is_resumed_where_the_learner_stopped() -> None:
    lesson = course()[0]
    session = Session.begin(lesson)
    for _ in range(3):
        session.act(intended(session))
    progress = Progress()
    progress.keep(session)
    again = Progress.read(progress.text()).session(lesson)
    assert (again.index, again.kept) == (3, session.kept)
