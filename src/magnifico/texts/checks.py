"""What is wrong with the texts of a language: the findings of `magnifico texts check`.

English is the reference. What the files themselves don't show is in `checks.toml`: ids that code builds from
parts, grammatical variables, and the places where a text must be short.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from magnifico.content.effects.effect import EFFECTS
from magnifico.content.model import ENGLISH
from magnifico.texts.bundles import Texts
from magnifico.texts.languages import DESCRIPTION, facts_of, language_files
from magnifico.texts.style import (
    faults_of_pattern,
    faults_of_text,
    forms,
    number_variables,
    renderings,
    style_of,
    variables_of,
)

ID = re.compile(r"[a-zA-Z][\w-]*(\.[\w-]+)?")
QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
VARIABLE = re.compile(r"\{\w+\}")
LETTERS = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to fix: where it is, and what is wrong."""

    language: str
    file: str
    message: str
    what: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}:{self.message}: {self.what}"


@dataclass(frozen=True, slots=True)
class Entry:
    """A message, or an attribute of one as `message.attribute`."""

    file: str
    value: ftl.Pattern
    pattern: str
    """As written in the file."""
    variants: tuple[str, ...]
    """Each form the text can take, with variables left out."""
    variables: frozenset[str]


@cache
def rules() -> dict[str, Any]:
    """The data of checks.toml."""
    return tomllib.loads((files("magnifico.texts") / "checks.toml").read_text(encoding="utf-8"))


def check_language(language: str) -> list[Finding]:
    """Everything that is wrong with one language, in the order of English."""
    known = dict(_junk_and_entries(ENGLISH)[1])
    junk, own = _junk_and_entries(language)
    found = list(junk)
    if language == ENGLISH:
        found += _unused(own)
    else:
        found += _against_english(language, own, known)
    found += _too_long(language, own)
    found += _faults_of_style(language, own)
    return found


def _junk_and_entries(language: str) -> tuple[list[Finding], dict[str, Entry]]:
    junk: list[Finding] = []
    entries: dict[str, Entry] = {}
    for file in language_files(language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for part in resource.body:
            if isinstance(part, ftl.Junk):
                start = " ".join((part.content or "").split())[:40]
                junk.append(Finding(language, file.name, start, "cannot be read as Fluent"))
            elif isinstance(part, ftl.Message):
                named = [(part.id.name, part.value)]
                named += [(f"{part.id.name}.{one.id.name}", one.value) for one in part.attributes]
                for name, value in named:
                    if value is not None:
                        if name in entries:
                            junk.append(Finding(language, file.name, name, "is there twice"))
                        entries[name] = _entry(file.name, value)
    return junk, entries


def _entry(file: str, value: ftl.Pattern) -> Entry:
    variants = tuple(" ".join(VARIABLE.sub("", text).split()) for text, _ in forms(value))
    return Entry(file, value, serialize_pattern(value), variants, variables_of(value))


def _faults_of_style(language: str, own: dict[str, Entry]) -> Iterator[Finding]:
    """What an editor would mark, in the texts as written and with numbers and names in them."""
    style, texts = style_of(language), Texts(language, language_files(language))
    numbers = number_variables(entry.value for entry in own.values())
    raised, several = re.compile(rules()["raised"]), re.compile(rules()["several"])
    for name, entry in own.items():
        # The program's own English sentences are keys as well, and those about files have a place before the colon.
        if raised.fullmatch(name):
            continue
        faults: list[str] = []
        if not several.fullmatch(name):
            faults += faults_of_pattern(entry.value, numbers, style)
        for text in renderings(name, entry.value, numbers, texts):
            faults += faults_of_text(name, text, style)
        for what in dict.fromkeys(faults):
            yield Finding(language, entry.file, name, what)


def _against_english(
    language: str, own: dict[str, Entry], english: dict[str, Entry]
) -> Iterator[Finding]:
    grammar = set(rules()["grammar"])
    same = facts_of(language).same
    for name, entry in english.items():
        if name not in own:
            yield Finding(language, entry.file, name, "is missing")
            continue
        mine = own[name]
        if mine.file != entry.file:
            yield Finding(language, mine.file, name, f"is in {entry.file} in English")
        for variable in sorted(mine.variables - entry.variables - grammar):
            yield Finding(language, mine.file, name, f"uses ${variable}, which English doesn't")
        for variable in sorted(entry.variables - mine.variables - grammar):
            yield Finding(language, mine.file, name, f"doesn't use ${variable}, which English does")
        if _says_the_same(mine, entry) and name not in same:
            yield Finding(language, mine.file, name, f"is the same as in English: {mine.pattern}")
    for name, entry in own.items():
        if name not in english:
            yield Finding(language, entry.file, name, "is not in English")
    for name in sorted(same):
        if name not in own or name not in english or not _says_the_same(own[name], english[name]):
            yield Finding(
                language, DESCRIPTION, name, "is listed as the same as in English, and isn't"
            )


def _says_the_same(mine: Entry, english: Entry) -> bool:
    """Whether a text that contains words was left in English."""
    return mine.pattern == english.pattern and any(map(LETTERS.search, mine.variants))


def _too_long(language: str, own: dict[str, Entry]) -> Iterator[Finding]:
    for place in rules()["place"]:
        wanted = re.compile(place["ids"])
        for name, entry in own.items():
            longest = max(map(len, entry.variants))
            if longest > place["most"] and wanted.fullmatch(name):
                what = f"has {longest} characters, {place['most']} fit {place['where']}"
                yield Finding(language, entry.file, name, what)


def _unused(own: dict[str, Entry]) -> Iterator[Finding]:
    """Texts that nothing uses; those of the page only if its sources are available."""
    prefixes = tuple(rules()["prefixes"])
    effects = {key.replace("_", "-") for key in EFFECTS}
    used, page = _ids_in_package() | effects, _ids_in_page()
    for name, entry in own.items():
        message = name.partition(".")[0]
        if message.startswith("web-"):
            short = message.removeprefix("web-")
            free = (
                page is None or short in page or short.startswith(tuple(rules()["page_prefixes"]))
            )
        else:
            free = message in used or (page is not None and message in page)
        if not free and not message.startswith(prefixes):
            yield Finding(ENGLISH, entry.file, name, "is not used")


@cache
def _ids_in_package() -> frozenset[str]:
    """Every string in the package's code that could be an id."""
    found: set[str] = set()
    package = Path(str(files("magnifico")))
    for source in package.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(_as_id(node.value))
    return frozenset(found)


@cache
def _ids_in_page() -> frozenset[str] | None:
    """The same for the sources of the page, or None if only the built page is installed."""
    sources = Path(str(files("magnifico"))).parents[1] / "web" / "src"
    if not sources.is_dir():
        return None
    found: set[str] = set()
    for source in sources.rglob("*"):
        if source.suffix in (".ts", ".svelte"):
            for groups in QUOTED.findall(source.read_text(encoding="utf-8")):
                found.update(_as_id("".join(groups)))
    return frozenset(found)


def _as_id(text: str) -> Iterator[str]:
    if ID.fullmatch(text):
        yield text.partition(".")[0]
