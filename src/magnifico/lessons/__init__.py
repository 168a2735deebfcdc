"""Lessons: positions with steps that teach the game, as data, and the session that runs them (docs/lessons.md)."""

from magnifico.lessons.checking import check_lesson, intended
from magnifico.lessons.format import Lesson, LessonError, Step, load_lesson
from magnifico.lessons.library import all_lessons, course, lessons_in
from magnifico.lessons.running import run_files
from magnifico.lessons.session import LEARNER, Remark, ScriptError, Session, follow
from magnifico.lessons.targets import Target
from magnifico.lessons.words import LessonWords, player_names

__all__ = [
    "LEARNER",
    "Lesson",
    "LessonError",
    "LessonWords",
    "Remark",
    "ScriptError",
    "Session",
    "Step",
    "Target",
    "all_lessons",
    "check_lesson",
    "course",
    "follow",
    "intended",
    "lessons_in",
    "load_lesson",
    "player_names",
    "run_files",
]
