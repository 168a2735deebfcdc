"""The words of lessons: Fluent messages named after the lesson and its steps, with remarks as attributes.

The names of cards, leaders, families and opponents are variables: `{ $card5 }`, `{ $leader_sisto_iv }`,
`{ $family_medici }`, `{ $rival }`, `{ $rival2 }`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from magnifico.content.model import ENGLISH, Pack
from magnifico.engine.game import packs_of
from magnifico.features.lessons.format import Lesson
from magnifico.features.lessons.session import Remark, Session
from magnifico.texts import BOT_PEOPLE, LANGUAGES, Texts, bot_name, texts_for
from magnifico.texts.languages import language_folders

WORDS_FILE: Final = "lessons.ftl"
GENERAL: Final = "lesson-general"


@cache
def course_texts(language: str) -> Texts:
    """The words of the lessons that come with the program, and those every lesson uses."""
    english = None if language == ENGLISH else course_texts(ENGLISH)
    file = language_folders()[language] / WORDS_FILE
    return Texts(language, [file] if file.is_file() else [], english)


@cache
def _own_texts(folder: Path, stem: str, language: str) -> Texts | None:
    """The words beside a lesson file: NAME.LANGUAGE.ftl."""
    english = None if language == ENGLISH else _own_texts(folder, stem, ENGLISH)
    file = folder / f"{stem}.{language}.ftl"
    return Texts(language, [file], english) if file.is_file() else english


def texts_of(lesson: Lesson, language: str) -> Texts:
    """The texts that contain a lesson's words."""
    if lesson.folder is None:
        return course_texts(language)
    stem = Path(lesson.place.file).stem
    return _own_texts(lesson.folder, stem, language) or course_texts(language)


def languages_of(lesson: Lesson) -> tuple[str, ...]:
    """The languages in which a lesson must be complete: ours, or those it has a file for, and always English."""
    if lesson.folder is None:
        return LANGUAGES
    stem = Path(lesson.place.file).stem
    found = [code for code in LANGUAGES if (lesson.folder / f"{stem}.{code}.ftl").is_file()]
    return tuple(found) if ENGLISH in found else (ENGLISH, *found)


def player_names(players: int, language: str, you: str = "") -> list[str]:
    """Names by seat: the learner's, then the opponents' in this language."""
    texts = texts_for(language)
    learner = you or general("name", language)
    return [learner, *(bot_name(name, texts) for name in BOT_PEOPLE[: players - 1])]


def general(name: str, language: str) -> str:
    """A text that every lesson uses."""
    return course_texts(language).get(f"{GENERAL}-{name}")


class LessonWords:
    """What one lesson says in one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        self.texts = texts_of(lesson, language)

    def title(self) -> str:
        """The name of the chapter."""
        return self.texts.get(self.lesson.message())

    def about(self) -> str:
        """What the learner can do after it."""
        return self.texts.get(f"{self.lesson.message()}.about")

    def said(self, session: Session) -> str:
        """What is said now: the words of the step, or the farewell."""
        step = session.step
        if step is None:
            return self._get(f"{self.lesson.message()}.end", session)
        return self._get(self.lesson.message(step), session)

    def choices(self, session: Session) -> list[tuple[str, str]]:
        """The answers to a question: key and text."""
        step = session.step
        if step is None:
            return []
        message = self.lesson.message(step)
        return [(key, self._get(f"{message}.{key}", session)) for key in step.choices]

    def remark(self, session: Session) -> str:
        """What is said about the last action if it was not the one waited for: the step's words, else general ones."""
        remark = session.remark
        step = session.step
        if remark is None or step is None:
            return ""
        message = self.lesson.message(step)
        for name in remark.names:
            if self.texts.has(f"{message}.{name}"):
                return self._get(f"{message}.{name}", session)
        return general(remark.kind, self.language)

    def reason(self, remark: Remark | None) -> str:
        """The engine's reason for a refusal."""
        if remark is None or remark.refusal is None:
            return ""
        return remark.refusal.text(self.language)

    def _get(self, message: str, session: Session) -> str:
        options = session.game.options
        named = _names(packs_of(options), options.players, self.language)
        return self.texts.get(message, **named)


_NAMES: dict[tuple[tuple[str, ...], int, str], dict[str, str]] = {}


def _names(packs: Sequence[Pack], players: int, language: str) -> dict[str, str]:
    """The names a text may use as variables."""
    key = (tuple(pack.key for pack in packs), players, language)
    found = _NAMES.get(key)
    if found is None:
        found = {}
        for pack in packs:
            found |= {f"card{card.number}": card.names[language] for card in pack.cards}
            found |= {f"leader_{one.key}": one.names[language] for one in pack.leaders}
            found |= {f"family_{one.key}": one.names[language] for one in pack.families}
        for number, name in enumerate(player_names(players, language)[1:], 1):
            found["rival" if number == 1 else f"rival{number}"] = name
        _NAMES[key] = found
    return found
