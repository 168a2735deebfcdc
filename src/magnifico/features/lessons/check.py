"""Walks through a lesson as intended, and at every step tries what a learner might do wrong."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from magnifico.content.reader import PackError
from magnifico.engine.moves.fields import SPACE_KEYS, NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS
from magnifico.features.lessons.format import LEARNER, Lesson, Step
from magnifico.features.lessons.goals import check_goal
from magnifico.features.lessons.session import (
    MOST_ACTIONS,
    RETRIED,
    ScriptError,
    Session,
    follow,
)
from magnifico.features.lessons.targets import absence
from magnifico.features.lessons.words import LessonWords, languages_of
from magnifico.scenarios.messages import reason
from magnifico.texts import MissingTextError, TextError

ODD_MOVES: Final = ("end", "pass", "support", "white T1 +12")
"""Moves besides placements that are refused most of the time."""
WANDERERS: Final = 6
"""Learners who try to reach a goal by chance."""
MOST_WANDERING: Final = 40
"""Moves they make before they give up and do what is intended."""


def check_lesson(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, one line for each problem; each names the step and the field."""
    try:
        return _Walk(lesson).problems()
    except PackError as error:
        return [": ".join(part for part in (error.item, error.field, error.expected) if part)]
    except ScriptError as error:
        return [str(error)]


def intended(session: Session) -> str:
    """The action that the step waits for; the first if there are several."""
    step = session.step
    assert step is not None
    if step.wait == "continue":
        return "continue"
    if step.wait == "look":
        return f"look {step.look}"
    if step.wait == "answer":
        return f"answer {step.right}"
    return f"move {session.next_wanted()}"


def refused_moves(session: Session) -> list[Move]:
    """Moves that the rules refuse at this moment: placements without servants, and a few odd ones."""
    game = session.game
    found: list[Move] = []
    for words in (*(f"{who} {space}" for who in MEMBER_KEYS for space in SPACE_KEYS), *ODD_MOVES):
        try:
            move = game.parse(words, LEARNER)
        except NotationError:
            continue
        if game.why_not(move) is not None:
            found.append(move)
    return found


class _Walk:
    """A learner who tries everything else first, and then does what is intended."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.words = [LessonWords(lesson, language) for language in languages_of(lesson)]
        self.session = Session.begin(lesson)
        self.found: list[str] = []

    def problems(self) -> list[str]:
        """Go through all steps; a step that cannot be done ends the walk."""
        for step in self.lesson.steps:
            before = len(self.found)
            self._check_words(step)
            self._check_points(step)
            if step.goal is not None:
                check_goal(step.goal, self.session.game, step.place.at("goal"))
            if self._can_be_done(step):
                self._try_the_rest(step)
                kept = list(self.session.kept)
                self._do(step)
                if len(self.found) == before:
                    self._try_other_ways(step, kept)
            if self.session.index != step.number:
                return self.found or [f"{step.place.item}: does not end"]
            if len(self.found) > before + 20:
                return self.found
        self._check_frame()
        return self.found

    def _say(self, step: Step, field: str, what: str) -> None:
        self.found.append(f"{step.place.item}: {field}: {what}")

    # -------------------------------------------------------------------------------------------- words

    def _check_frame(self) -> None:
        message = self.lesson.message()
        for words in self.words:
            for name in (message, f"{message}.about", f"{message}.end"):
                line = _missing(words, name)
                if line:
                    self.found.append(f"id: {line}")

    def _check_words(self, step: Step) -> None:
        message = self.lesson.message(step)
        names = ["", *step.choices, *(step.remarks or {}).values()]
        for words in self.words:
            for name in names:
                line = _missing(words, f"{message}.{name}" if name else message)
                if line:
                    self._say(step, "key", line)
            try:
                words.said(self.session)
                words.choices(self.session)
            except MissingTextError:
                continue  # said above
            except TextError as problem:
                self._say(step, "key", str(problem))

    def _check_points(self, step: Step) -> None:
        for target in step.points:
            line = absence(target, self.session.game, LEARNER)
            if line:
                self._say(step, "point", line)
        if step.look is not None:
            line = absence(step.look, self.session.game, LEARNER)
            if line:
                self._say(step, "look", line)

    # ------------------------------------------------------------------------------------------ actions

    def _can_be_done(self, step: Step) -> bool:
        """Check that every move the step waits for is legal, or is refused for the reason the step names."""
        if not step.wanted:
            return True
        game = self.session.game
        field = step.wait if step.wait in ("move", "try") else "solution"
        offered = [one for one in game.legal_moves(LEARNER) if one.kind == "place"]
        possible = True
        for words in step.wanted if step.wait in ("move", "try") else step.wanted[:1]:
            try:
                move = game.parse(words, LEARNER)
            except NotationError as error:
                self._say(step, field, f"'{words}' isn't a move: {error}")
                possible = False
                continue
            refusal = game.why_not(move)
            if step.wait == "try":
                if refusal is None:
                    self._say(step, field, f"'{words}' is accepted, expected {step.code}")
                    possible = False
                elif any((one.member, one.space) == (move.member, move.space) for one in offered):
                    self._say(step, field, f"'{words}' is possible with servants")
                    possible = False
                elif refusal.code != step.code:
                    self._say(step, "code", f"'{words}' is refused with {reason(refusal)}")
                    possible = False
            elif refusal is not None:
                self._say(step, field, f"'{words}' is refused with {reason(refusal)}")
                possible = False
            elif step.wait == "kind" and move.kind != step.kind:
                self._say(step, "kind", f"'{words}' is of kind {move.kind}")
                possible = False
        return possible

    def _try_the_rest(self, step: Step) -> None:
        """Check that anything else a learner does gets an answer and changes nothing."""
        session = self.session
        before = (session.game.digest(), session.index, _moves(session))
        for action in self._wrong_actions(step):
            session.act(action)
            if session.remark is None:
                self._say(step, step.wait, f"'{action}' gets no answer")
            elif (session.game.digest(), session.index, _moves(session)) != before:
                self._say(step, step.wait, f"'{action}' changes something")
                return
            for words in self.words:
                try:
                    told = words.remark(session)
                except TextError as problem:
                    self._say(step, "remarks", str(problem))
                    return
                if session.remark is not None and not told:
                    self._say(step, step.wait, f"'{action}' gets no words in {words.language}")
        session.remark = None
        session.kept = _moves(session)

    def _wrong_actions(self, step: Step) -> Iterator[str]:
        session = self.session
        for key in step.choices:
            if key != step.right:
                yield f"answer {key}"
        if not session.waits_for_move:
            yield "move white palace"
            return
        wanted = {session.game.parse(words, LEARNER) for words in step.wanted}
        yield "move nonsense"
        for move in refused_moves(session):
            if move not in wanted:
                yield f"move {move.text}"
        if step.wait == "goal":  # any legal move is a try
            return
        for move in session.offers():
            if move not in wanted and not (step.wait == "kind" and move.kind == step.kind):
                yield f"move {move.text}"

    def _try_other_ways(self, step: Step, kept: list[str]) -> None:
        """Check that the lesson goes on to its end whichever of the moves that count a learner makes."""
        if step.wait == "kind":
            for move in follow(self.lesson, kept).offers():
                if move.kind == step.kind:
                    self._follow_on(step, [*kept, f"move {move.text}"], f"'{move.text}'")
        elif step.wait == "goal":
            for number in range(WANDERERS):
                self._wander(step, kept, Random(f"{self.lesson.key} {step.number} {number}"))

    def _wander(self, step: Step, kept: list[str], random: Random) -> None:
        """A learner who makes legal moves by chance: every one is answered or leads on."""
        session = follow(self.lesson, kept)
        for _ in range(MOST_WANDERING):
            offers = session.offers()
            if not offers:
                self._say(step, "goal", f"nothing can be done after {session.done_in_step}")
                return
            move = random.choice(offers)
            before = session.game.digest()
            way = f"'{move.text}' after {session.done_in_step}"
            try:
                session.act(f"move {move.text}")
            except ScriptError as error:
                self._say(step, "goal", f"{way}: {error.reason}")
                return
            if session.step is not step:
                self._follow_on(step, session.kept, way)
                return
            if session.remark is None and session.game.digest() == before:
                self._say(step, "goal", f"{way} gets no answer")
                return
        session.act("again")
        self._follow_on(step, session.kept, "starting over")

    def _follow_on(self, step: Step, actions: list[str], way: str) -> None:
        """Do what is intended from here to the end."""
        try:
            session = follow(self.lesson, actions)
            for _ in range(MOST_ACTIONS):
                if session.over:
                    return
                session.act(intended(session))
                if session.remark is not None:
                    break
        except ScriptError as error:
            self._say(step, step.wait, f"{way}: {error}")
            return
        later = session.step
        where = "" if later is None else f" step '{later.key}'"
        self._say(step, step.wait, f"{way} makes{where} impossible")

    def _do(self, step: Step) -> None:
        session = self.session
        if step.wait != "goal":
            session.act(intended(session))
            return
        for words in step.wanted:
            if session.step is not step:
                self._say(step, "solution", f"reaches the goal before '{words}'")
                return
            session.act(f"move {words}")
            if session.remark is not None:
                refusal = session.remark.refusal
                why = reason(refusal) if refusal is not None else "it ends the learner's turns"
                self._say(step, "solution", f"'{words}' doesn't lead to the goal: {why}")
                return
        if session.step is step:
            self._say(step, "solution", "doesn't reach the goal")


def _moves(session: Session) -> list[str]:
    """What counts, without the note that a task has failed."""
    return [action for action in session.kept if action != RETRIED]


def _missing(words: LessonWords, name: str) -> str:
    own = words.texts
    if own.language == words.language and own.has_own(name):
        return ""
    return f"there is no text {name} in {words.language}"
