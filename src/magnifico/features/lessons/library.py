"""All lessons: the course that comes with the program, and those in a host's folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from magnifico.features.lessons.format import Lesson, LessonError, load_lesson


def course_folder() -> Path:
    """Where the chapters of the course are."""
    return Path(str(files("magnifico.features.lessons") / "course"))


@cache
def course() -> tuple[Lesson, ...]:
    """The chapters in their order."""
    return tuple(load_lesson(path) for path in sorted(course_folder().glob("*.toml")))


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder, sorted by file name; their words are in the same folder."""
    if not folder.is_dir():
        raise LessonError(f"{folder}: expected a folder with lessons")
    return tuple(load_lesson(path, folder) for path in sorted(folder.glob("*.toml")))


def all_lessons(folder: Path | None = None) -> tuple[Lesson, ...]:
    """The course, then the lessons of the folder; a duplicate id is an error."""
    found = list(course())
    for lesson in lessons_in(folder) if folder is not None else ():
        if any(other.key == lesson.key for other in found):
            raise LessonError(f"{lesson.place.file}: id: there is another lesson {lesson.key}")
        found.append(lesson)
    return tuple(found)
