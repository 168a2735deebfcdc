"""Runs files of scenarios and lessons: what `magnifico check` does."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from magnifico.features.lessons.check import check_lesson
from magnifico.features.lessons.format import LessonError, is_lesson, lesson_of, read_toml
from magnifico.features.lessons.library import course_folder
from magnifico.scenarios import Report, Result
from magnifico.scenarios import run_files as run_scenario_files


def run_files(paths: Iterable[Path]) -> Report:
    """Run every scenario and lesson of these files; a folder stands for the .toml files in it."""
    report = Report()
    for path in paths:
        for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
            found = _run_lesson(file)
            report.results += run_scenario_files([file]).results if found is None else [found]
    return report


def _run_lesson(file: Path) -> Result | None:
    """The result of a lesson; None if the file isn't one."""
    try:
        values = read_toml(file)
    except LessonError:
        return None  # the scenario runner reports files that cannot be read
    if not is_lesson(values):
        return None
    key = ""
    invalid = True
    try:
        own = file.resolve().parent
        lesson = lesson_of(values, file.name, None if own == course_folder().resolve() else own)
        key = lesson.key
        problems = check_lesson(lesson)
        invalid = bool(problems)
    except LessonError as error:
        problems = [str(error).removeprefix(f"{file.name}: ")]
    return Result(file.name, key, "", tuple(problems), invalid)
