"""A learner's progress: which chapters are done, and where the learner stopped in the others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from magnifico.features.lessons.format import Lesson
from magnifico.features.lessons.session import MOST_ACTIONS, ScriptError, Session, follow


@dataclass
class Progress:
    """What is kept between sessions."""

    done: list[str] = field(default_factory=list)
    begun: dict[str, list[str]] = field(default_factory=dict)

    @staticmethod
    def read(words: str) -> Progress:
        """Read from the content of a file; anything that makes no sense is ignored."""
        try:
            data = json.loads(words)
        except ValueError:
            return Progress()
        if not isinstance(data, dict):
            return Progress()
        done, begun = data.get("done"), data.get("begun")
        return Progress(
            [key for key in done if isinstance(key, str)] if isinstance(done, list) else [],
            {key: _actions(value) for key, value in begun.items()}
            if isinstance(begun, dict)
            else {},
        )

    def text(self) -> str:
        """The content of its file."""
        return json.dumps({"done": self.done, "begun": self.begun}, indent=1) + "\n"

    def keep(self, session: Session) -> None:
        """Record where the learner is."""
        key = session.lesson.key
        self.begun.pop(key, None)
        if session.over:
            if key not in self.done:
                self.done.append(key)
        elif session.kept:
            self.begun[key] = list(session.kept)

    def session(self, lesson: Lesson) -> Session:
        """The chapter where the learner stopped; from the beginning if the file has changed since."""
        try:
            return follow(lesson, self.begun.get(lesson.key, ()))
        except ScriptError:
            return Session.begin(lesson)

    def next(self, lessons: Sequence[Lesson]) -> Lesson:
        """The first chapter that isn't done, or the very first if all are."""
        return next((one for one in lessons if one.key not in self.done), lessons[0])


def _actions(value: object) -> list[str]:
    if not isinstance(value, list):
        return []
    return [action for action in value if isinstance(action, str)][:MOST_ACTIONS]
