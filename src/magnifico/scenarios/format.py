"""Reads scenario files: the shape of scenarios, cases and steps, with errors that name file, scenario and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from magnifico.content.reader import PackError, Place, Table, each, text, whole
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.refusal import REASON_CODES

MAX_FILE_BYTES: Final = 1 << 20
MAX_LIST: Final = 400
RULE_ID: Final = re.compile(r"R\d+(\.\d+)*|X[1-3]\.\d+|L\d\d|S\d\d|RUL-\d+")
FILE_KEYS: Final = ("scenario", "card")
SCENARIO_KEYS: Final = (
    "id",
    "title",
    "rules",
    "disputed",
    "options",
    "given",
    "card",
    "step",
    "case",
)
CASE_KEYS: Final = ("title", "options", "given", "step")
STEP_KEYS: Final = (
    "note",
    "auto",
    "turns",
    "play",
    "refuse",
    "code",
    "to_act",
    "legal",
    "not_legal",
    "only",
    "legal_count",
    "then",
)


class ScenarioError(ValueError):
    """A scenario file that cannot be used; the message names file, scenario and field."""


@dataclass(frozen=True)
class Step:
    """One step: what is done comes first, then what must be true."""

    place: Place
    auto: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()
    code: str = ""
    to_act: str | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    legal_count: Mapping[str, int] | None = None
    then: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Case:
    """One run: a beginning and the steps from there."""

    place: Place
    title: str
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    cards: tuple[Mapping[str, Any], ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Scenario:
    """A scenario with its cases, one at least."""

    file: str
    key: str
    title: str
    rules: tuple[str, ...]
    disputed: str
    cases: tuple[Case, ...]


def load_file(path: Path) -> tuple[Scenario, ...]:
    """Read a scenario file; the first mistake is raised as a ScenarioError."""
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise ScenarioError(f"{path.name}: cannot be read: {reason}") from problem
    if len(content) > MAX_FILE_BYTES:
        raise ScenarioError(f"{path.name}: expected at most {MAX_FILE_BYTES} bytes")
    try:
        words = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioError(f"{path.name}: expected UTF-8 text") from None
    return parse(words, path.name)


def parse(words: str, name: str) -> tuple[Scenario, ...]:
    """Read the text of a scenario file; `name` is what messages call it."""
    try:
        values = tomllib.loads(words)
    except (ValueError, RecursionError) as problem:
        raise ScenarioError(f"{name}: no valid TOML: {problem}") from None
    try:
        return _read_file(values, name)
    except PackError as error:
        raise ScenarioError(str(error)) from error


def _read_file(values: dict[str, Any], name: str) -> tuple[Scenario, ...]:
    table = Table(values, Place(name), FILE_KEYS)
    shared = _cards(table)
    entries = table.required("scenario", "a list of [[scenario]]")
    if not isinstance(entries, list) or not entries:
        raise table.at("scenario").wrong("a list of [[scenario]]", entries)
    found: list[Scenario] = []
    for position, entry in enumerate(entries, 1):
        key = entry.get("id") if isinstance(entry, dict) else None
        label = key if isinstance(key, str) and key.strip() else f"scenario {position}"
        scenario = _read_scenario(entry, Place(name, label), shared)
        if any(other.key == scenario.key for other in found):
            raise Place(name, label).at("id").error("expected each id once in a file")
        found.append(scenario)
    return tuple(found)


def _read_scenario(value: object, place: Place, shared: tuple[Mapping[str, Any], ...]) -> Scenario:
    table = Table(value, place, SCENARIO_KEYS)
    key = table.text("id", 40)
    rules = table.each("rules", _rule, most=40)
    options = _mapping(table, "options")
    given = _mapping(table, "given")
    cards = (*shared, *_cards(table))
    numbers = [card.get("number") for card in cards]
    for number in numbers:
        if numbers.count(number) > 1:
            raise table.at("card").error(f"card {number} is there twice")
    first = _steps(table)
    cases: list[Case] = []
    if "case" not in table:
        if not first:
            raise table.at("step").error("expected at least one step or case, found none")
        cases.append(Case(place, "", options, given, cards, first))
    elif not table.values["case"]:
        raise table.at("case").error("expected at least one case, found none")
    for position, entry in enumerate(_list(table, "case"), 1):
        inner = Table(entry, place.at(f"case[{position}]"), CASE_KEYS)
        title = inner.text("title") if "title" in inner else f"case {position}"
        steps = (*first, *_steps(inner))
        if not steps:
            raise inner.at("step").error("expected at least one step, found none")
        cases.append(
            Case(
                inner.place,
                title,
                merged(options, _mapping(inner, "options")),
                merged(given, _mapping(inner, "given")),
                cards,
                steps,
            )
        )
    return Scenario(
        file=place.file,
        key=key,
        title=table.text("title"),
        rules=rules,
        disputed=table.text("disputed") if "disputed" in table else "",
        cases=tuple(cases),
    )


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """The first table with the second laid over it; tables inside are laid over each other too."""
    result = dict(under)
    for key, value in over.items():
        below = result.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            result[key] = merged(below, value)
        else:
            result[key] = value
    return result


def _rule(value: object, place: Place) -> str:
    name = text(value, place, 20)
    if not RULE_ID.fullmatch(name):
        raise place.wrong("an id of the rules such as R6.2.4, RUL-13, X1.4, L02 or S05", value)
    return name


def _mapping(table: Table, key: str) -> dict[str, Any]:
    value = table.values.get(key, {})
    if not isinstance(value, dict):
        raise table.at(key).wrong("a table", value)
    return value


def _list(table: Table, key: str) -> list[object]:
    value = table.values.get(key, [])
    if not isinstance(value, list):
        raise table.at(key).wrong(f"a list of {key}s", value)
    return value


def _cards(table: Table) -> tuple[Mapping[str, Any], ...]:
    found: list[Mapping[str, Any]] = []
    for position, entry in enumerate(_list(table, "card"), 1):
        if not isinstance(entry, dict):
            raise table.at(f"card[{position}]").wrong("a table", entry)
        found.append(entry)
    return tuple(found)


def _steps(table: Table) -> tuple[Step, ...]:
    entries = _list(table, "step")
    return tuple(
        _step(entry, table.at(f"step[{position}]")) for position, entry in enumerate(entries, 1)
    )


def _step(value: object, place: Place) -> Step:
    table = Table(value, place, STEP_KEYS)
    if not any(key in table for key in STEP_KEYS if key not in ("note", "code")):
        raise place.error("expected something to do or to check, found nothing")
    code = ""
    if "refuse" in table:
        code = table.choice("code", REASON_CODES)
    elif "code" in table:
        raise table.at("code").error("expected only beside refuse")
    then = _mapping(table, "then") if "then" in table else None
    if then == {}:
        raise table.at("then").error("expected something to check, found an empty table")
    return Step(
        place=place,
        auto=_seats(table, "auto", _texts(table, "auto", str.split)),
        turns=_seats(table, "turns", _without("".join(_texts(table, "turns")), "| ")),
        play=_texts(table, "play"),
        refuse=_texts(table, "refuse"),
        code=code,
        to_act=_letters(table, "to_act"),
        legal=_texts(table, "legal"),
        not_legal=_texts(table, "not_legal"),
        only=_texts(table, "only", least=0) if "only" in table else None,
        legal_count=_counts(table),
        then=then,
    )


def _without(text: str, signs: str) -> str:
    return "".join(sign for sign in text if sign not in signs)


def _seats(table: Table, key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Letters of seats."""
    if key in table and not words:
        raise table.at(key).error("expected at least one seat, found none")
    for word in words:
        if len(word) != 1 or word not in SEAT_LETTERS:
            raise table.at(key).wrong("letters of seats such as A B, each by itself", word)
    return tuple(words)


def _counts(table: Table) -> dict[str, int] | None:
    """How many moves seats have."""
    if "legal_count" not in table:
        return None
    counts = _mapping(table, "legal_count")
    _seats(table, "legal_count", list(counts))
    place = table.at("legal_count")
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
