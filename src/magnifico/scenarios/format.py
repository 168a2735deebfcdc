"""Reads scenario files: the structure of scenarios and cases, with errors that name file, scenario and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from magnifico.content.reader import PackError, Place, Table, suggest, text
from magnifico.scenarios.rule_ids import RULE_IDS
from magnifico.scenarios.step_format import Step, read_steps

MAX_FILE_BYTES: Final = 1024 * 1024
RULE_ID: Final = re.compile(r"R\d+(\.\d+)*|X\d+\.\d+|L\d+|S\d+|RUL-\d+")
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


class ScenarioError(ValueError):
    """A scenario file that cannot be used; the message names file, scenario and field."""


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
    """A scenario with its cases, at least one."""

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
        raise ScenarioError(f"{name}: not valid TOML: {problem}") from None
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
    first = read_steps(table)
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
        steps = (*first, *read_steps(inner))
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
    """The first table overridden by the second; nested tables are merged too."""
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
    if name in RULE_IDS:
        return name
    if RULE_ID.fullmatch(name):
        raise place.error(f'no rule has the id {name} (did you mean "{_nearest(name)}"?)')
    raise place.error(
        "expected an id of the rules such as R6.2.4, RUL-13, X1.4, L02 or S05, "
        f'found "{name}"{suggest(name, RULE_IDS)}'
    )


def _nearest(name: str) -> str:
    """The known id closest to a wrong one; among several, one that the wrong id begins with."""
    return max(
        RULE_IDS,
        key=lambda known: (SequenceMatcher(None, name, known).ratio(), name.startswith(known)),
    )


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
