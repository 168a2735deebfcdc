"""Lessons: positions with steps that teach the game, as data, and the session that runs them (docs/lessons.md)."""

from magnifico.features.lessons.check import check_lesson, intended
from magnifico.features.lessons.files import run_files
from magnifico.features.lessons.format import LEARNER, Lesson, LessonError, Step, load_lesson
from magnifico.features.lessons.library import all_lessons, course, lessons_in
from magnifico.features.lessons.session import Remark, ScriptError, Session, follow
from magnifico.features.lessons.targets import Target
from magnifico.features.lessons.words import LessonWords, player_names

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
