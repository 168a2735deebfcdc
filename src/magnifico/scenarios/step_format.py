"""Reads the steps of a scenario: what is checked before, what is done, what is checked afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from magnifico.content.reader import Place, Table, each, text, whole
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.refusal import REASON_CODES
from magnifico.scenarios.events import ExpectedEvent, read_event

MAX_LIST: Final = 400
DONE_KEYS: Final = ("auto", "turns", "play")
"""Keys that change the game."""

CHECK_KEYS: Final = ("to_act", "legal", "not_legal", "only", "legal_count", "action_values")
"""Keys that can be checked at any moment: in `before`, in `then`, and in the step itself, which means after it."""

AFTER_KEYS: Final = (*CHECK_KEYS, "events", "no_events", "then")
STEP_KEYS: Final = ("note", "before", *DONE_KEYS, "refuse", "code", *AFTER_KEYS)
VALUE_KEYS: Final = ("value", "needs", "surcharge", "terms")
TERMS: Final = (
    "die",
    "fixed",
    "set",
    "bonus",
    "penalty",
    "servants",
    "action_bonus",
    "action_penalty",
    "large_space",
)
"""The terms of an action value, as named in engine/rules/action_value.py."""


@dataclass(frozen=True)
class ActionValue:
    """What a scenario expects of the value of a placement; whatever it doesn't name isn't checked."""

    numbers: Mapping[str, int]
    terms: Mapping[str, int] | None = None


@dataclass(frozen=True)
class Checks:
    """What must be true at one moment. `label` is what the file calls it: "before.", "then." or nothing."""

    place: Place
    label: str
    to_act: str | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    legal_count: Mapping[str, int] | None = None
    action_values: Mapping[str, ActionValue] | None = None
    state: Mapping[str, Any] | None = None

    @property
    def any(self) -> bool:
        """Whether anything is checked at all."""
        return bool(
            self.to_act is not None
            or self.legal
            or self.not_legal
            or self.only is not None
            or self.legal_count
            or self.action_values
            or self.state
        )


@dataclass(frozen=True)
class Step:
    """One step: `before` is checked first, then something is done, then the rest is checked."""

    place: Place
    before: Checks
    auto: tuple[str, ...]
    turns: tuple[str, ...]
    play: tuple[str, ...]
    refuse: tuple[str, ...]
    code: str
    after: Checks
    then: Checks
    events: tuple[ExpectedEvent, ...]
    no_events: tuple[ExpectedEvent, ...]

    @property
    def checks_something(self) -> bool:
        """Whether the step can fail for a reason other than a refused move."""
        checks = self.before.any or self.after.any or self.then.any
        return bool(checks or self.turns or self.refuse or self.events or self.no_events)


def read_steps(table: Table) -> tuple[Step, ...]:
    """The steps of a scenario or of a case."""
    value = table.values.get("step", [])
    if not isinstance(value, list):
        raise table.at("step").wrong("a list of steps", value)
    return tuple(
        _step(entry, table.at(f"step[{position}]")) for position, entry in enumerate(value, 1)
    )


def _step(value: object, place: Place) -> Step:
    table = Table(value, place, STEP_KEYS)
    if not any(key in table for key in STEP_KEYS if key not in ("note", "code")):
        raise place.error("expected something to do or to check, found nothing")
    _check_order(table)
    code = ""
    if "refuse" in table:
        code = table.choice("code", REASON_CODES)
    elif "code" in table:
        raise table.at("code").error("expected only beside refuse")
    after = _checks(table, place, "")
    then = _moment(table, "then")
    for key in CHECK_KEYS:
        if key in table and key in table.values.get("then", {}):
            raise table.at(key).error(f"is there twice: {key} of a step means then.{key}")
    return Step(
        place=place,
        before=_moment(table, "before"),
        auto=_seats(table, "auto", _texts(table, "auto", str.split)),
        turns=_seats(table, "turns", _without("".join(_texts(table, "turns")), "| ")),
        play=_texts(table, "play"),
        refuse=_texts(table, "refuse"),
        code=code,
        after=after,
        then=then,
        events=_events(table, "events"),
        no_events=_events(table, "no_events"),
    )


def _check_order(table: Table) -> None:
    """Check that the keys are in the order in which things happen, so that nobody misreads when a check applies."""
    done = ""
    checked = ""
    for key in table.values:
        if key in DONE_KEYS:
            if checked:
                raise table.at(checked).error(
                    f"is checked after {key}: write it below {key}, or in before for what is true before it"
                )
            done = key
        elif key in AFTER_KEYS:
            checked = checked or key
        elif key == "before" and (done or checked):
            raise table.at("before").error(
                f"is checked before {done or checked}: write it above {done or checked}"
            )


def _moment(table: Table, key: str) -> Checks:
    """The table `before` or `then`: general checks, and the expected position."""
    place = table.at(key)
    if key not in table:
        return Checks(place, f"{key}.")
    values = table.values[key]
    if not isinstance(values, dict):
        raise place.wrong("a table", values)
    if not values:
        raise place.error("expected something to check, found an empty table")
    state = {name: value for name, value in values.items() if name not in CHECK_KEYS}
    inner = Table(values, place, tuple(values))
    return _checks(inner, place, f"{key}.", state or None)


def _checks(
    table: Table, place: Place, label: str, state: Mapping[str, Any] | None = None
) -> Checks:
    return Checks(
        place=place,
        label=label,
        to_act=_letters(table, "to_act"),
        legal=_texts(table, "legal"),
        not_legal=_texts(table, "not_legal"),
        only=_texts(table, "only", least=0) if "only" in table else None,
        legal_count=_counts(table),
        action_values=_action_values(table),
        state=state,
    )


def _events(table: Table, key: str) -> tuple[ExpectedEvent, ...]:
    return table.each(key, read_event, least=1, most=MAX_LIST) if key in table else ()


def _action_values(table: Table) -> dict[str, ActionValue] | None:
    """The expected values of placements: a number, or a table with its parts."""
    if "action_values" not in table:
        return None
    place = table.at("action_values")
    values = table.values["action_values"]
    if not isinstance(values, dict) or not values:
        raise place.wrong('placements and their values such as { "A: white T1 +2" = 8 }', values)
    return {words: _action_value(value, place.at(words)) for words, value in values.items()}


def _action_value(value: object, place: Place) -> ActionValue:
    if not isinstance(value, dict):
        return ActionValue({"value": whole(value, place, -99, 99)})
    table = Table(value, place, VALUE_KEYS)
    if not table.values:
        raise place.error("expected something to check, found an empty table")
    numbers = {key: table.whole(key, -99, 99) for key in VALUE_KEYS[:-1] if key in table}
    if "terms" not in table:
        return ActionValue(numbers)
    terms = Table(table.values["terms"], table.at("terms"), TERMS)
    return ActionValue(numbers, {name: terms.whole(name, -99, 99) for name in terms.values})


def _without(words: str, signs: str) -> str:
    return "".join(sign for sign in words if sign not in signs)


def _seats(table: Table, key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Letters of seats."""
    if key in table and not words:
        raise table.at(key).error("expected at least one seat, found none")
    for word in words:
        if len(word) != 1 or word not in SEAT_LETTERS:
            raise table.at(key).wrong("letters of seats such as A B, each by itself", word)
    return tuple(words)


def _counts(table: Table) -> dict[str, int] | None:
    """How many moves seats have; `others` stands for the seats that are not named."""
    if "legal_count" not in table:
        return None
    place = table.at("legal_count")
    counts = table.values["legal_count"]
    if not isinstance(counts, dict):
        raise place.wrong("a table", counts)
    if list(counts) != ["others"]:
        _seats(table, "legal_count", [key for key in counts if key != "others"])
    return {seat: whole(number, place.at(seat), 0, 99999) for seat, number in counts.items()}


def _letters(table: Table, key: str) -> str | None:
    if key not in table:
        return None
    value = table.values[key]
    if not isinstance(value, str) or not re.fullmatch(r"[A-E]*", value):
        raise table.at(key).wrong('seats such as "A" or "ABCD"', value)
    return value


def _texts(
    table: Table, key: str, split: Callable[[str], list[str]] | None = None, least: int = 1
) -> tuple[str, ...]:
    """One text or a list of them."""
    if key not in table:
        return ()
    value = table.values[key]
    place = table.at(key)
    if isinstance(value, str):
        words = text(value, place)
        return tuple(split(words)) if split else (words,)
    return each(value, place, text, least=least, most=MAX_LIST)
