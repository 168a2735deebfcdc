"""A learner in a lesson: a pure state machine. The lesson and the actions so far determine everything shown.

An action is a short text: `continue`, `move white T1`, `look card:5`, `answer yes`, `help` (point at what is wanted),
`again` (start the step over). Wrong actions change nothing and are not kept, so replaying the kept ones leads to
the same place on every machine. `retried` is kept once a task has failed: the chapter then has a star less.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.refusal import Refusal
from magnifico.features.lessons.format import LEARNER, Lesson, Step
from magnifico.features.lessons.goals import reached
from magnifico.features.lessons.position import copied, position
from magnifico.features.lessons.targets import Target, points_of
from magnifico.features.lessons.way import another_way
from magnifico.scenarios.position import Beginning

RETRIED: Final = "retried"
MOST_ACTIONS: Final = 300
MOST_LENGTH: Final = 120
MOST_ANSWERS: Final = 60
"""The maximum number of opponents' moves in a row; if they never end, the file is wrong."""

MOST_STARS: Final = 3
"""For a task done at once and without help; two for one that failed before, one with help."""

RemarkKind = Literal["wrong", "refused", "astray", "again", "back", "later", "unknown"]


class ScriptError(ValueError):
    """A scripted move of the file that the rules refuse."""

    def __init__(self, step: Step, field: str, reason: str) -> None:
        super().__init__(f"{step.place.item}: {field}: {reason}")
        self.step = step
        self.field = field
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Remark:
    """What the lesson says about an action that was not the one it waits for.

    `names` are attributes of the step's text to look for, the most specific one first.
    """

    kind: RemarkKind
    names: tuple[str, ...] = ()
    refusal: Refusal | None = None
    move: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A move on the table and what it caused."""

    number: int
    move: Move
    events: list[Event]


@dataclass
class Session:
    """Where a learner is in a lesson."""

    lesson: Lesson
    table: Beginning
    index: int = 0
    scene: int = 0
    """How often the table has been set up."""
    helped: bool = False
    retried: bool = False
    stars: int = MOST_STARS
    """The least that a task so far was worth."""
    kept: list[str] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    remark: Remark | None = None
    done_in_step: list[str] = field(default_factory=list)
    _start: tuple[Beginning, int, int] | None = None
    _answers: list[str] = field(default_factory=list)
    _judged: bool = True
    _other_way: tuple[list[str], tuple[str, ...]] | None = None

    @staticmethod
    def begin(lesson: Lesson) -> Session:
        """Begin the lesson."""
        session = Session(lesson, position(lesson))
        session._enter()
        return session

    @property
    def game(self) -> Game:
        """The table now."""
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return None if self.over else self.lesson.steps[self.index]

    @property
    def fresh(self) -> bool:
        """Whether the table was set up anew for this step."""
        return (
            self.scene > 0
            and self.index > 0
            and self.step is not None
            and self.step.given is not None
        )

    @property
    def waits_for_move(self) -> bool:
        """Whether the step waits for an action on the table."""
        step = self.step
        return step is not None and step.wait in ("move", "kind", "goal", "try")

    def offers(self) -> list[Move]:
        """The moves the learner may make now."""
        return list(self.game.legal_moves(LEARNER)) if self.waits_for_move else []

    def next_wanted(self) -> str | None:
        """The next intended move, unless what the learner did leads away from the goal."""
        step = self.step
        if step is None or not step.wanted:
            return None
        if step.wait == "kind":
            return self._of_the_kind(step)
        if step.wait != "goal":
            return step.wanted[0]
        way = self.way()
        return way[0] if way else None

    def way(self) -> tuple[str, ...]:
        """Moves that lead to the goal from here, as far as the file knows."""
        step = self.step
        if step is None or step.goal is None:
            return ()
        done = len(self.done_in_step)
        if tuple(self.done_in_step) == step.wanted[:done]:
            return step.wanted[done:]
        if not step.task:
            return ()
        if self._other_way is None or self._other_way[0] != self.done_in_step:
            self._other_way = (list(self.done_in_step), another_way(self, step))
        return self._other_way[1]

    def trial(self) -> Session:
        """A copy in which to try something."""
        return replace(
            self,
            table=copied(self.table),
            kept=[],
            played=[],
            done_in_step=[],
            _answers=list(self._answers),
        )

    def _of_the_kind(self, step: Step) -> str:
        """The solution, unless an earlier choice of the learner rules it out."""
        offered = [move.text for move in self.offers() if move.kind == step.kind]
        solution = self.game.parse(step.wanted[0], LEARNER).text
        return solution if solution in offered or not offered else offered[0]

    def points(self) -> tuple[Target, ...]:
        """What the lesson points at; in a task only after the learner has asked for help."""
        step = self.step
        if step is None or (step.task and not self.helped):
            return ()
        free = step.points == (Target("choices"),)  # any of the offered moves will do
        if step.points and (free or step.wait != "goal" or not self.done_in_step):
            return step.points
        if step.look is not None:
            return (step.look,)
        wanted = self.next_wanted()
        return () if wanted is None else points_of(self.game.parse(wanted, LEARNER))

    # ------------------------------------------------------------------------------------------ actions

    def act(self, action: str, judged: bool = True) -> None:
        """Take one action; a wrong one leaves a remark and nothing else.

        Whether a task can still be done is only looked at if somebody hears it (`judged`): that takes a while.
        """
        self.remark = None
        self._judged = judged
        step = self.step
        if step is None:
            return
        verb, _, what = action.strip().partition(" ")
        if verb == "help":
            self._help(step)
        elif verb == "again":
            if self.done_in_step:
                self._failed(step)
            self._back_to_start()
        elif verb == RETRIED:
            self._failed(step)
        elif verb == "move":
            self._move(step, what.strip())
        elif verb == "continue" and step.wait == "continue":
            self._complete(step, "continue")
        elif verb == "look" and step.look is not None and what.strip() == str(step.look):
            self._complete(step, f"look {step.look}")
        elif verb == "answer" and step.wait == "answer":
            if what.strip() == step.right:
                self._complete(step, f"answer {step.right}")
            else:
                self.remark = Remark("wrong", (f"wrong-{what.strip()}", "wrong"))
                self._failed(step)

    def _help(self, step: Step) -> None:
        """Point at what is wanted; where nothing leads to the goal any more, from the beginning of the task."""
        if not self.helped:
            self.helped = True
            self.kept.append("help")
        if step.wait == "goal" and not self.way():
            self._back_to_start()
            self.remark = Remark("back")

    def _failed(self, step: Step) -> None:
        """Note that the task was not done at once."""
        if step.task and not self.retried and self._start is not None:
            self.retried = True
            self.kept.insert(self._start[2], RETRIED)

    def _move(self, step: Step, words: str) -> None:
        if not self.waits_for_move:
            self.remark = Remark("later", move=words)
            return
        try:
            move = self.game.parse(words, LEARNER)
        except NotationError:
            self.remark = Remark("unknown", move=words)
            return
        refusal = self.game.why_not(move)
        if refusal is not None:
            if step.wait == "try" and refusal.code == step.code and self._is_wanted(step, move):
                self._complete(step, f"move {move.text}")
                return
            names = (*self._special(step, move, refusal.code), "refused")
            self.remark = Remark("refused", names, refusal, move.text)
            return
        if step.wait == "goal":
            self._toward_goal(step, move)
        elif self._is_wanted(step, move):
            self._make(move)
            self._complete(step, f"move {move.text}")
        else:
            self.remark = Remark("wrong", (*self._special(step, move), "wrong"), move=move.text)
            self._failed(step)

    def _is_wanted(self, step: Step, move: Move) -> bool:
        if step.wait == "kind":
            return move.kind == step.kind
        return any(self.game.parse(words, LEARNER) == move for words in step.wanted)

    @staticmethod
    def _special(step: Step, move: Move, code: str = "") -> tuple[str, ...]:
        """The step's remarks for this move: those whose key consists of words of the move."""
        words = {*move.text.split(), move.kind, code}
        return tuple(name for key, name in (step.remarks or {}).items() if words >= {*key.split()})

    def _toward_goal(self, step: Step, move: Move) -> None:
        """Play any legal move toward the goal; a task says when that leads away from it.

        Without turns left the step starts over.
        """
        self.kept.append(f"move {move.text}")
        self.done_in_step.append(move.text)
        if self.play_on(move, step):
            self._complete(step, None)
        elif self.out_of_turns(step):
            self._failed(step)
            self._back_to_start()
            self.remark = Remark("again", (*self._special(step, move), "again"), move=move.text)
        elif step.task and self._judged and not self.way():
            self.remark = Remark("astray", (*self._special(step, move), "again"), move=move.text)

    def play_on(self, move: Move, step: Step) -> bool:
        """Make a move and let the opponents answer until the goal is reached or the learner decides again."""
        assert step.goal is not None
        self._make(move)
        if reached(step.goal, self.game):
            return True
        self._let_opponents_answer(step)
        return reached(step.goal, self.game)

    def out_of_turns(self, step: Step) -> bool:
        """Whether the learner has nothing left to do about the goal; a task has to be done in its round."""
        if LEARNER not in self.game.to_act:
            return True
        began = None if self._start is None else self._start[0].game.state.round()
        return step.task and began != self.game.state.round()

    def _let_opponents_answer(self, step: Step) -> None:
        """Opponents play the answers in the step, or else the first legal move."""
        for _ in range(MOST_ANSWERS):
            deciding = self.game.to_act
            if not deciding or LEARNER in deciding:
                return
            self._make(self._answer_of(deciding[0]))
        raise ScriptError(step, "answers", "the opponents' turns don't end")

    def _answer_of(self, seat: int) -> Move:
        legal = self.game.legal_moves(seat)
        for words in self._answers:
            if not words.upper().startswith(f"{SEAT_LETTERS[seat]}:"):
                continue
            move = self.game.parse(words)
            if move in legal:
                self._answers.remove(words)
                return move
        ending = [move for move in legal if move.kind == "end"]
        return ending[0] if ending else legal[0]

    # ----------------------------------------------------------------------------------------- the table

    def _make(self, move: Move) -> None:
        events = self.table.reported(self.game.play(move))
        self.played.append(Played(len(self.played) + 1, move, events))

    def _complete(self, step: Step, action: str | None) -> None:
        """Finish the step: play the moves the file has for it, then enter the next step."""
        if step.task:
            self.stars = min(self.stars, 1 if self.helped else MOST_STARS - self.retried)
        if action is not None:
            self.kept.append(action)
        for words in step.play:
            try:
                self._make(self.game.parse(words))
            except (NotationError, Refusal) as problem:
                raise ScriptError(step, "play", f"'{words}': {problem}") from problem
        self.index += 1
        self._enter()

    def _enter(self) -> None:
        self.helped = self.retried = False
        self._other_way = None
        self.done_in_step = []
        step = self.step
        if step is not None and step.given is not None:
            self.table = position(self.lesson, step)
            self.scene += 1
            self.played = []
        self._answers = [] if step is None else list(step.answers)
        self._start = (copied(self.table), len(self.played), len(self.kept))

    def _back_to_start(self) -> None:
        """Start the step over; that help was asked for or the task failed stays."""
        step = self.step
        if self._start is None or step is None:
            return
        table, played, kept = self._start
        self.table = copied(table)
        del self.played[played:]
        del self.kept[kept:]
        self.kept += [RETRIED] * self.retried + ["help"] * self.helped
        self.done_in_step = []
        self._answers = list(step.answers)


def follow(lesson: Lesson, actions: Iterable[str]) -> Session:
    """The session after these actions; its remark is about the last one."""
    session = Session.begin(lesson)
    every = list(actions)
    for number, action in enumerate(every, 1):
        session.act(action, judged=number == len(every))
    return session
