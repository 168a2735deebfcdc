"""The Fluent files themselves: complete, matching in every language, and all in use."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from magnifico.content.effects import EFFECTS
from magnifico.content.standing_rules import RULES
from magnifico.content.vocabulary import ACTION_KINDS, CARD_TYPES, GOODS
from magnifico.engine.refusal import REASON_CODES
from magnifico.texts import EVENT_FIELDS, LANGUAGES, MOVE_FIELDS, REFUSAL_FIELDS
from magnifico.texts.checks import check_language
from magnifico.texts.effects import GENERATORS
from magnifico.texts.messages import SOURCES
from magnifico.texts.words import (
    BOT_PEOPLE,
    CATEGORIES,
    MEMBERS,
    PHASES,
    PRIVILEGE_KEYS,
)
from tests.decisions import decision_names

OUR_FILES = ("terms.ftl", "effects.ftl", "moves.ftl", "events.ftl", "refusals.ftl")
ALL_FILES = (*OUR_FILES, "terminal.ftl", "arena.ftl", "advice.ftl")
# Hints that only some languages need: the case of a noun, the sound of the next word, the noun other words agree with.
GRAMMAR = {"case", "before", "noun"}
RUSSIAN_PLURALS = {"one", "few", "many"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Calls(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Selectors(Visitor):
    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        self.keys.append(keys)
        self.generic_visit(node)


def file_names(language: str) -> set[str]:
    folder = files("magnifico.texts") / "locales" / language
    return {entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")}


def entries(language: str, file_name: str) -> list[ftl.EntryType]:
    file = files("magnifico.texts") / "locales" / language / file_name
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def variables_by_message(language: str, file_name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(language, file_name):
        if not isinstance(entry, ftl.Message):
            continue
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for name, pattern in patterns.items():
            visitor = Variables()
            visitor.visit(pattern)
            found[name] = visitor.names - GRAMMAR
    return found


def message_ids(language: str = "en") -> list[str]:
    return [
        entry.id.name
        for file_name in OUR_FILES
        for entry in entries(language, file_name)
        if isinstance(entry, ftl.Message)
    ]


def owed(language: str) -> set[str]:
    """The words of new effects, which may still be in English only."""
    own, english = (variables_by_message(one, "effects.ftl") for one in (language, "en"))
    return set(english) - set(own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_no_message_comes_twice(language: str) -> None:
    seen: list[str] = []
    for file_name in sorted(file_names(language)):
        for entry in entries(language, file_name):
            assert not isinstance(entry, ftl.Junk), f"{file_name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                seen.append(entry.id.name)
    assert len(seen) == len(set(seen)), {name for name in seen if seen.count(name) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert file_names(language) == file_names("en")
    assert set(OUR_FILES) <= file_names(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file_name", ALL_FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(
    language: str, file_name: str
) -> None:
    english = variables_by_message("en", file_name)
    own = variables_by_message(language, file_name)
    assert own == {name: found for name, found in english.items() if name not in owed(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_lists_what_translators_owe(language: str) -> None:
    missing = {one.message for one in check_language(language) if one.what == "is missing"}
    assert missing == owed(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file_name", ALL_FILES)
def test_messages_use_no_functions_that_a_page_might_lack(language: str, file_name: str) -> None:
    visitor = Calls()
    for entry in entries(language, file_name):
        visitor.visit(entry)
    assert visitor.names <= {"NUMBER", "FORM", "SOUND"}


@pytest.mark.parametrize("file_name", ALL_FILES)
def test_russian_plurals_name_one_few_and_many(file_name: str) -> None:
    for entry in entries("ru", file_name):
        visitor = Selectors()
        visitor.visit(entry)
        for keys in visitor.keys:
            if keys & {"one", "few", "many"}:
                # After a genitive, 2 and 5 take the same form, so "few" may be left to the default.
                assert keys in (RUSSIAN_PLURALS, {"one", "many"})


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "ru"])
@pytest.mark.parametrize("file_name", ALL_FILES)
def test_other_plurals_name_one_and_other(language: str, file_name: str) -> None:
    for entry in entries(language, file_name):
        visitor = Selectors()
        visitor.visit(entry)
        for keys in visitor.keys:
            assert not keys & {"few", "many", "two", "zero"}
            if "one" in keys:
                assert keys == {"one", "other"}


def test_no_message_is_left_unused() -> None:
    exact: set[str] = set()
    shaped: list[re.Pattern[str]] = []
    for file in files("magnifico.texts").iterdir():
        if not file.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                    for part in node.values
                ]
                if not str(node.values[0].value).startswith((" ", ",")):
                    shaped.append(re.compile("".join(parts)))
    told = {f"event-{name}" for name in EVENT_FIELDS} | {f"move-{name}" for name in MOVE_FIELDS}
    told |= {key.replace("_", "-") for key in EFFECTS if not set(EFFECTS[key]) & set(GENERATORS)}
    unused = {
        name
        for name in message_ids()
        if name not in exact | told and not any(shape.fullmatch(name) for shape in shaped)
    }
    assert unused == set()


def family(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in message_ids() if name.startswith(prefix)}


def test_families_of_messages_match_what_they_name() -> None:
    assert family("good-") == set(GOODS)
    assert family("kind-") == set(GOODS)
    assert family("per-") == {*GOODS, *CARD_TYPES, "leader", "pair"}
    assert family("type-") == family("types-") == set(CARD_TYPES)
    assert family("rule-") == set(RULES)
    assert family("bonus-") == {*ACTION_KINDS, "cheaper"}
    assert family("action-") == set(ACTION_KINDS)
    assert family("no-end-score-") == set(CARD_TYPES)
    assert family("event-") == set(EVENT_FIELDS)
    assert family("move-") == set(MOVE_FIELDS)
    assert family("source-") == set(SOURCES)
    assert family("refusal-") == set(REASON_CODES) == set(REFUSAL_FIELDS)
    assert family("asked-") == decision_names()
    assert family("category-") == set(CATEGORIES)
    assert family("phase-") == set(PHASES)
    assert family("option-") == set(PRIVILEGE_KEYS)
    assert family("bot-") == {name.lower() for name in BOT_PEOPLE}
    assert {f"member-{name}" for name in MEMBERS} <= set(message_ids())


@pytest.mark.parametrize(
    ("prefix", "table"),
    [("event", EVENT_FIELDS), ("move", MOVE_FIELDS), ("refusal", REFUSAL_FIELDS)],
)
def test_tables_and_messages_agree_on_the_fields(
    prefix: str, table: dict[str, dict[str, str]]
) -> None:
    found = variables_by_message("en", f"{prefix}s.ftl")
    for name, fields in table.items():
        assert found[f"{prefix}-{name}"] == set(fields), name
