"""Which languages there are: every folder with a `language.json` is one, and none is named in code.

The folders of `locales` come with the program. A translator may keep others elsewhere and name their folder in the
environment variable MAGNIFICO_LOCALES; a language there takes precedence over one of the same name here.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from magnifico.content.model import ENGLISH, LANGUAGE_CODE

MORE_LOCALES: Final = "MAGNIFICO_LOCALES"
DESCRIPTION: Final = "language.json"
KEYS: Final = frozenset({"name", "plurals", "same", "sounds", "thousands"})


class LanguageError(ValueError):
    """A language folder that cannot be used; the message is one line for its translator."""


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """What the `language.json` of a folder says."""

    name: str
    """The language's own name, for lists to choose from."""
    same: frozenset[str]
    """Ids of texts that are rightly the same as in English."""
    plurals: tuple[tuple[str, Callable[[int], int]], ...]
    """The plural categories but `other`, each with whether a number belongs to it."""
    thousands: str
    """What stands between groups of three digits."""
    sounds: Mapping[str, re.Pattern[str]]
    """Sounds at the beginning of a word that change the words before it, each with what such a word looks like."""

    def count(self, number: int) -> str:
        """The plural category of a number."""
        return next((name for name, holds in self.plurals if holds(abs(number))), "other")

    def sound(self, text: str) -> str:
        """The sound that a text begins with, as far as the words before it depend on it."""
        return next((name for name, one in self.sounds.items() if one.match(text)), "other")


def bundled_locales() -> Traversable:
    """The folder with the languages that come with the program."""
    return files("magnifico.texts") / "locales"


@cache
def language_folders() -> dict[str, Traversable]:
    """The folder of each language: English first, then by code."""
    found: dict[str, Traversable] = {}
    more = os.environ.get(MORE_LOCALES)
    for root in (bundled_locales(), Path(more)) if more else (bundled_locales(),):
        found |= {folder.name: folder for folder in _folders_in(root)}
    return {code: found[code] for code in sorted(found, key=lambda code: (code != ENGLISH, code))}


def _folders_in(root: Traversable) -> Iterator[Traversable]:
    if not root.is_dir():
        return
    for folder in root.iterdir():
        if LANGUAGE_CODE.fullmatch(folder.name) and (folder / DESCRIPTION).is_file():
            yield folder


LANGUAGES: Final[tuple[str, ...]] = tuple(language_folders())


def checked_language(language: str) -> str:
    """Return the language code, or raise if there is no such folder."""
    if language not in language_folders():
        raise ValueError(f"unknown language {language!r}: use one of {', '.join(LANGUAGES)}")
    return language


def language_files(language: str) -> list[Traversable]:
    """The Fluent files of a language, by name."""
    folder = language_folders()[checked_language(language)]
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )


@cache
def facts_of(language: str) -> LanguageFacts:
    """What a language's folder says about it."""
    file = language_folders()[checked_language(language)] / DESCRIPTION
    where = f"{language}/{DESCRIPTION}"
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise LanguageError(f"{where}: cannot be read: {problem}") from None
    if not isinstance(data, dict) or set(data) - KEYS:
        raise LanguageError(f"{where}: expected an object with {', '.join(sorted(KEYS))}")
    name, same = data.get("name"), data.get("same", [])
    if not isinstance(name, str) or not name.strip():
        raise LanguageError(f"{where}: expected the language's own name as name")
    if not isinstance(same, list) or not all(isinstance(one, str) for one in same):
        raise LanguageError(f"{where}: expected a list of ids as same")
    thousands, plurals = data.get("thousands", ","), data.get("plurals", {"one": "n == 1"})
    if not isinstance(thousands, str):
        raise LanguageError(f"{where}: expected a text as thousands")
    if not isinstance(plurals, dict):
        raise LanguageError(f"{where}: expected an object as plurals")
    try:
        rules = tuple((category, c2py(str(rule))) for category, rule in plurals.items())
    except ValueError as problem:
        raise LanguageError(f"{where}: cannot read the plurals: {problem}") from None
    try:
        sounds = {
            one: re.compile(form, re.IGNORECASE) for one, form in data.get("sounds", {}).items()
        }
    except (AttributeError, TypeError, re.error) as problem:
        raise LanguageError(f"{where}: expected regular expressions as sounds: {problem}") from None
    return LanguageFacts(name, frozenset(same), rules, thousands, sounds)


def language_for(wish: str) -> str | None:
    """The language for a tag or locale such as it_IT.UTF-8, es-MX or ru; None if no folder fits."""
    tag = re.split(r"[.@]", wish, maxsplit=1)[0].replace("_", "-")
    known = {code.casefold(): code for code in LANGUAGES}
    return known.get(tag.casefold()) or known.get(tag.partition("-")[0].casefold())
