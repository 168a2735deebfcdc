"""Reads lesson files: a position, and steps that say something, point at something and wait for the learner."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from magnifico.content.reader import PackError, Place, Table, each, text
from magnifico.engine.refusal import REASON_CODES
from magnifico.features.lessons.targets import Target, read_target
from magnifico.scenarios.format import MAX_FILE_BYTES, merged

LEARNER: Final = 0
LESSON_KEYS: Final = ("id", "options", "given", "step")
WAITS: Final = ("move", "kind", "goal", "look", "answer", "try")
"""The things a step may wait for; a step with none of them waits until the learner continues."""

STEP_KEYS: Final = (
    "key",
    "given",
    "point",
    *WAITS,
    "solution",
    "choices",
    "code",
    "answers",
    "remarks",
    "task",
    "play",
)
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_STEPS: Final = 60
MOST_MOVES: Final = 60
Wait = Literal["continue", "move", "kind", "goal", "look", "answer", "try"]


class LessonError(ValueError):
    """A lesson file that cannot be used; the message names file, step and field."""


@dataclass(frozen=True)
class Step:
    """One step. `wanted` are the moves it waits for: any of them (move, try), or in this order (goal, kind)."""

    place: Place
    number: int
    key: str
    wait: Wait
    points: tuple[Target, ...]
    wanted: tuple[str, ...] = ()
    kind: str = ""
    goal: Mapping[str, Any] | None = None
    look: Target | None = None
    right: str = ""
    choices: tuple[str, ...] = ()
    code: str = ""
    answers: tuple[str, ...] = ()
    remarks: Mapping[str, str] | None = None
    task: bool = False
    play: tuple[str, ...] = ()
    given: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Lesson:
    """A chapter: what is on the table, and the steps. Seat A is the learner's."""

    place: Place
    key: str
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    folder: Path | None = None
    """The folder with the lesson's words, if it isn't part of the program."""

    def message(self, step: Step | None = None) -> str:
        """The id of the text of a step, or of the title."""
        return f"lesson-{self.key}" if step is None else f"lesson-{self.key}-{step.key}"


def is_lesson(values: Mapping[str, Any]) -> bool:
    """Whether a TOML file holds a lesson and not scenarios."""
    return "lesson" in values


def read_toml(path: Path) -> dict[str, Any]:
    """The values of a file; LessonError if it cannot be read."""
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise LessonError(f"{path.name}: cannot be read: {reason}") from problem
    if len(content) > MAX_FILE_BYTES:
        raise LessonError(f"{path.name}: expected at most {MAX_FILE_BYTES} bytes")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise LessonError(f"{path.name}: expected UTF-8 text") from None
    except (ValueError, RecursionError) as problem:
        raise LessonError(f"{path.name}: not valid TOML: {problem}") from None


def load_lesson(path: Path, folder: Path | None = None) -> Lesson:
    """Read a lesson file; the first mistake is raised as a LessonError. `folder`: where its words are."""
    return lesson_of(read_toml(path), path.name, folder)


def lesson_of(values: Mapping[str, Any], name: str, folder: Path | None = None) -> Lesson:
    """A lesson from the values of its file; `name` is what messages call it."""
    try:
        return _lesson(values, name, folder)
    except PackError as error:
        raise LessonError(str(error)) from error


def _lesson(values: Mapping[str, Any], name: str, folder: Path | None) -> Lesson:
    file = Table(values, Place(name), ("lesson",))
    table = Table(file.required("lesson", "a table [lesson]"), Place(name), LESSON_KEYS)
    key = _key(table.required("id", "an id such as first-market"), table.at("id"))
    given = _table(table, "given")
    entries = table.required("step", "a list of [[lesson.step]]")
    if not isinstance(entries, list) or not 1 <= len(entries) <= MOST_STEPS:
        raise table.at("step").error(f"expected from 1 to {MOST_STEPS} steps")
    steps = tuple(
        _step(entry, Place(name, f"step {number}"), number, given)
        for number, entry in enumerate(entries, 1)
    )
    for step in steps:
        if any(other.key == step.key for other in steps[: step.number - 1]):
            raise step.place.at("key").error(f'expected each key once, "{step.key}" is there twice')
    return Lesson(Place(name), key, _table(table, "options"), given, steps, folder)


def _step(value: object, place: Place, number: int, given: Mapping[str, Any]) -> Step:
    table = Table(value, place, STEP_KEYS)
    key = _key(table.required("key", "the key of its words"), table.at("key"))
    place = Place(place.file, f"step {number} ({key})")
    table = Table(value, place, STEP_KEYS)
    waits = [name for name in WAITS if name in table]
    if len(waits) > 1:
        raise table.at(waits[1]).error(f"a step waits for one thing, this one has {waits[0]} too")
    wait: Wait = waits[0] if waits else "continue"  # type: ignore[assignment]
    _check_company(table, wait)
    wanted = _texts(table, wait) if wait in ("move", "try") else _texts(table, "solution")
    if wait in ("kind", "goal") and not wanted:
        raise table.at("solution").error("expected one way to do it, a move or a list of moves")
    choices, right = _answer(table) if wait == "answer" else ((), "")
    new = _table(table, "given") if "given" in table else None
    return Step(
        place=place,
        number=number,
        key=key,
        wait=wait,
        points=_targets(table, "point"),
        wanted=wanted,
        kind=table.text("kind", 40) if wait == "kind" else "",
        goal=_goal(table) if wait == "goal" else None,
        look=read_target(table.values["look"], table.at("look")) if wait == "look" else None,
        right=right,
        choices=choices,
        code=table.choice("code", REASON_CODES) if wait == "try" else "",
        answers=_texts(table, "answers"),
        remarks=_remarks(table),
        task=table.flag("task"),
        play=_texts(table, "play"),
        given=None if new is None else merged(given, new),
    )


COMPANY: Final = {
    "solution": ("kind", "goal"),
    "answers": ("goal",),
    "choices": ("answer",),
    "code": ("try",),
    "remarks": ("move", "kind", "goal", "try"),
    "task": ("move", "kind", "goal", "try", "answer"),
}
"""Keys that only make sense together with others."""


def _check_company(table: Table, wait: str) -> None:
    for key, others in COMPANY.items():
        if key in table and wait not in others:
            raise table.at(key).error(f"means something only beside {' or '.join(others)}")


def _key(value: object, place: Place) -> str:
    if not isinstance(value, str) or not KEY.fullmatch(value) or len(value) > 40:
        raise place.wrong("small letters and digits with - between words, 40 at most", value)
    return value


def _table(table: Table, key: str) -> dict[str, Any]:
    value = table.values.get(key, {})
    if not isinstance(value, dict):
        raise table.at(key).wrong("a table", value)
    return value


def _texts(table: Table, key: str) -> tuple[str, ...]:
    """One text or a list of them."""
    if key not in table:
        return ()
    value = table.values[key]
    if isinstance(value, str):
        return (text(value, table.at(key)),)
    return each(value, table.at(key), text, least=1, most=MOST_MOVES)


def _targets(table: Table, key: str) -> tuple[Target, ...]:
    if key not in table:
        return ()
    value = table.values[key]
    if isinstance(value, str):
        return (read_target(value, table.at(key)),)
    return each(value, table.at(key), read_target, least=1, most=8)


def _goal(table: Table) -> dict[str, Any]:
    goal = _table(table, "goal")
    if not goal:
        raise table.at("goal").error("expected what the learner must have, found an empty table")
    return goal


def _answer(table: Table) -> tuple[tuple[str, ...], str]:
    """The choices of a question and the right one."""
    table.required("choices", 'the keys of two to five answers such as ["yes", "no"]')
    choices = table.each("choices", _key, least=2, most=5)
    if len(set(choices)) != len(choices):
        raise table.at("choices").error("expected different answers, found one twice")
    return choices, table.choice("answer", choices)


def _remarks(table: Table) -> dict[str, str] | None:
    """Special remarks by words of the move or by the code of the refusal."""
    if "remarks" not in table:
        return None
    values = _table(table, "remarks")
    return {words: _key(key, table.at("remarks").at(words)) for words, key in values.items()}
