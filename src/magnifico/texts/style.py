"""How the texts of a language must not sound: the part of `magnifico texts check` that reads them like an editor.

What a language forbids is in the `style.toml` of its folder, so a translator needs no code: words that the glossary
has another word for, forms that don't fit a number or assume a man, words that may have a capital in mid-sentence.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from magnifico.texts.bundles import TextError, Texts
from magnifico.texts.languages import LanguageError, language_folders

STYLE: Final = "style.toml"
NUMBERS: Final = (0, 1, 2, 5, 21)
"""Each asks for a form of its own in some language."""
NAMES: Final = ("Anna", "Piero")
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
FORMS: Final = frozenset({"case", "noun", "before"})
"""Variables whose values the texts of a language choose themselves."""

_BESIDE: Final = re.compile(r"\{(\w+)\}[ \N{NO-BREAK SPACE}]([^\W\d_]+)")
_INSIDE: Final = re.compile(r"(?<=[\w,;–—)»”’] )([^\W\d_]\w+)")
_COLONS: Final = re.compile(r":\s[^.!?;…·\n]*[^.!?;…·\n\d]:(?=\s|$)")
_STRAIGHT: Final = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A form that must not occur: what it looks like, what to say instead, and which messages it is about."""

    pattern: re.Pattern[str]
    say: str
    allowed_in: re.Pattern[str] | None
    only_in: re.Pattern[str] | None

    def in_text(self, name: str, text: str) -> str | None:
        """The forbidden words in a text."""
        if self.allowed_in is not None and self.allowed_in.fullmatch(name):
            return None
        if self.only_in is not None and not self.only_in.fullmatch(name):
            return None
        found = self.pattern.search(text)
        return found[0] if found else None


@dataclass(frozen=True, slots=True)
class Style:
    """What the style.toml of a language says."""

    forbidden: tuple[Forbidden, ...] = ()
    capitals: frozenset[str] | None = None
    """Words that may begin with a capital inside a sentence; None where nouns have one anyway."""
    after_number: frozenset[str] | None = None
    """Words that may follow any number, such as “of”; None where any word may."""


@cache
def style_of(language: str) -> Style:
    """What a language forbids; a folder without the file forbids nothing."""
    file = language_folders()[language] / STYLE
    if not file.is_file():
        return Style()
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return Style(
            tuple(_forbidden(one) for one in data.get("forbidden", ())),
            frozenset(data["capitals"]) if "capitals" in data else None,
            frozenset(data["after_number"]) if "after_number" in data else None,
        )
    except (KeyError, TypeError, ValueError, re.error) as problem:
        raise LanguageError(f"{language}/{STYLE}: cannot be read: {problem!r}") from None


def _forbidden(one: Mapping[str, str]) -> Forbidden:
    allowed_in, only_in = (
        re.compile(one[key]) if key in one else None for key in ("allowed_in", "only_in")
    )
    return Forbidden(re.compile(one["words"]), one["say"], allowed_in, only_in)


def faults_of_text(name: str, text: str, style: Style) -> Iterator[str]:
    """What is wrong with a finished text; `name` is its id, which a rule may make an exception for."""
    for one in style.forbidden:
        words = one.in_text(name, text)
        if words is not None:
            yield f"says “{words}”: {one.say}"
    if _COLONS.search(text):
        yield "has a colon after a colon"
    if _STRAIGHT.search(text):
        yield "has a straight apostrophe"
    if style.capitals is not None:
        for word in _INSIDE.findall(text):
            if (
                word.isalpha()
                and word.istitle()
                and word not in style.capitals
                and word not in NAMES
            ):
                yield f"has a capital inside a sentence: {word}"


def faults_of_pattern(pattern: ftl.Pattern, numbers: Iterable[str], style: Style) -> Iterator[str]:
    """What is wrong with a text as written, whatever its variables hold."""
    if style.after_number is None:
        return
    counted = frozenset(numbers)
    for form, chosen in forms(pattern):
        for variable, word in _BESIDE.findall(form):
            if variable in counted - chosen and word.casefold() not in style.after_number:
                yield f"has ${variable} beside “{word}” without a choice by number"


def forms(pattern: ftl.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    """Each form a pattern can take, with `{name}` for a variable, and the variables chosen by on the way to it."""
    made: list[tuple[str, frozenset[str]]] = [("", frozenset())]
    for element in pattern.elements:
        added: list[tuple[str, frozenset[str]]] = [("", frozenset())]
        if isinstance(element, ftl.TextElement):
            added = [(element.value, frozenset())]
        elif isinstance(element, ftl.Placeable):
            inner = element.expression
            if isinstance(inner, ftl.SelectExpression):
                by = variables_of(inner.selector)
                added = [
                    (text, chosen | by)
                    for variant in inner.variants
                    for text, chosen in forms(variant.value)
                ]
            elif isinstance(inner, ftl.StringLiteral):
                added = [(inner.value, frozenset())]
            else:
                added = [
                    ("".join(f"{{{one}}}" for one in sorted(variables_of(inner))), frozenset())
                ]
        made = [(form + text, all_ | more) for form, all_ in made for text, more in added]
    yield from made


def renderings(
    name: str, pattern: ftl.Pattern, numbers: Iterable[str], texts: Texts
) -> Iterator[str]:
    """The text with 0, 1, 2, 5 and 21 for its numbers, names of both genders, and every choice it makes."""
    keys = _Keys()
    keys.visit(pattern)
    counted = {one for one in keys.all if one in set(numbers)}
    words: dict[str, Iterable[str]] = {
        one: found or NAMES[:1] for one, found in keys.all.items() if one not in counted
    }
    seen: set[str] = set()
    for person in NAMES:
        for chosen in product(*words.values()):
            strings = {
                one: value if keys.all[one] else person
                for one, value in zip(words, chosen, strict=True)
            }
            for values in _numbers(sorted(counted)):
                try:
                    text = texts.get(name, **strings, **values)
                except TextError:
                    continue  # a fault of another kind, which the check reports by itself
                if text not in seen:
                    seen.add(text)
                    yield text


def _numbers(names: list[str]) -> Iterator[Mapping[str, int]]:
    for number in NUMBERS:
        yield dict.fromkeys(names, number)
    if len(names) > 1:
        for name in names:
            yield {**dict.fromkeys(names, 5), name: 1}


def number_variables(patterns: Iterable[ftl.Pattern]) -> frozenset[str]:
    """The variables that some text chooses by as a number."""
    found: set[str] = set()
    for pattern in patterns:
        keys = _Keys()
        keys.visit(pattern)
        found |= keys.numbers
    return frozenset(found) - FORMS


class _Keys(Visitor):
    """The variables of a pattern with the words they are compared with, and which of them are numbers."""

    def __init__(self) -> None:
        self.all: dict[str, tuple[str, ...]] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.all.setdefault(node.id.name, ())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        words = [one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)]
        literal = any(isinstance(one.key, ftl.NumberLiteral) for one in node.variants)
        for name in variables_of(node.selector):
            if literal or PLURALS & set(words):
                self.numbers.add(name)
            else:
                self.all[name] = tuple(dict.fromkeys((*self.all.get(name, ()), *words)))
        self.generic_visit(node)


def variables_of(node: ftl.BaseNode) -> frozenset[str]:
    """The names of all variables in a part of a text."""
    keys = _Keys()
    keys.visit(node)
    return frozenset(keys.all)
