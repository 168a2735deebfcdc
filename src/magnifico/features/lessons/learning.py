"""A lesson as the page gets it: the table as any other, and the step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnifico.features.lessons import LEARNER, Lesson, LessonWords, ScriptError, Session, follow
from magnifico.features.lessons.words import player_names
from magnifico.server.exercises import Position, entries_of, options_payload, state_of
from magnifico.table.problems import Problem
from magnifico.table.views import Plain
from magnifico.table.words import TableWords


@dataclass(frozen=True, slots=True)
class Learning:
    """One learner's request: a lesson, what was done so far, and the language."""

    lesson: Lesson
    actions: Sequence[str]
    language: str
    next: str | None = None

    def position(self) -> Position:
        """Where the actions lead."""
        session = _session(self)
        game = session.game
        words = _words(session, self.language)
        return Position(game, LEARNER, len(session.played), LEARNER in game.to_act, words)

    def payload(self) -> Plain:
        """The table, what happened, what is said and pointed at."""
        session = _session(self)
        language = self.language
        said = LessonWords(self.lesson, language)
        options = session.game.options
        return {
            "id": self.lesson.key,
            "title": said.title(),
            "about": said.about(),
            "stars": session.stars if session.over else None,
            "next": self.next,
            "options": options_payload(options),
            "names": player_names(options.players, language),
            "actions": session.kept,
            "scene": session.scene,
            "entries": entries_of(session.played, LEARNER, _words(session, language), language),
            "state": _state(session, language),
            "step": _step(session, said),
            "remark": _remark(session, said, language),
        }


def _session(learning: Learning) -> Session:
    try:
        return follow(learning.lesson, learning.actions)
    except ScriptError as error:
        raise Problem("bad_request", {"reason": str(error)}) from None


def _words(session: Session, language: str) -> TableWords:
    options = session.game.options
    return TableWords(options, player_names(options.players, language))


def _state(session: Session, language: str) -> Plain:
    game = session.game
    deciding = session.waits_for_move and LEARNER in game.to_act
    words = _words(session, language)
    moves = words.offers(game, LEARNER, language) if deciding else []
    undo = len(session.done_in_step)
    return {**state_of(game, LEARNER, len(session.played), moves, undo), "decide": deciding}


def _step(session: Session, said: LessonWords) -> Plain:
    step = session.step
    shown = step is not None and (session.helped or not step.task)
    trying = step is not None and step.wait == "try"
    points = [str(target) for target in session.points()]
    return {
        "number": session.index + 1,
        "count": len(session.lesson.steps),
        "wait": "over" if step is None else step.wait,
        "text": said.said(session),
        "fresh": session.fresh,
        "points": points,
        "task": step is not None and step.task,
        "helped": session.helped and bool(points),
        "choices": [{"key": key, "text": text} for key, text in said.choices(session)],
        "wanted": session.next_wanted() if shown and not trying else None,
        "refused": session.next_wanted() if shown and trying else None,
    }


def _remark(session: Session, said: LessonWords, language: str) -> Plain | None:
    remark = session.remark
    if remark is None:
        return None
    reason = ""
    if remark.refusal is not None:
        reason = _words(session, language).refusal(remark.refusal, language)
    return {"kind": remark.kind, "text": said.remark(session), "reason": reason}
