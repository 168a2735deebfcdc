"""The language that the program itself speaks, in its help and its errors."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from magnifico.content.model import ENGLISH
from magnifico.texts import LANGUAGES, Texts, language_for, texts_for
from magnifico.texts.languages import MORE_LOCALES

OPTION = "--lang"
VARIABLE = "MAGNIFICO_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_spoken: list[str] = []


def speak(language: str) -> None:
    """Speak this language from now on."""
    _spoken[:] = [language]


def spoken() -> str:
    """The language in use: the chosen one, or that of the environment."""
    return _spoken[0] if _spoken else language_of_environment()


def texts_spoken() -> Texts:
    """The texts of the language in use."""
    return texts_for(spoken())


def say(message: str, **arguments: str | int) -> str:
    """A text of the program in the language in use; numbers are written without separators."""
    return texts_spoken().get(message, **{name: str(value) for name, value in arguments.items()})


def language_of_environment() -> str:
    """The language of MAGNIFICO_LANG, or that of the system if there is a folder for it, or English."""
    for name in (VARIABLE, *SYSTEM_VARIABLES):
        value = os.environ.get(name, "")
        if value:
            return language_for(value) or ENGLISH
    return ENGLISH


def language_in(given: Sequence[str]) -> str | None:
    """The language a command line asks for, found before parsing because parse errors are reported in it."""
    wish = None
    for number, word in enumerate(given):
        if word == "--":
            break
        if word == OPTION and number + 1 < len(given):
            wish = given[number + 1]
        elif word.startswith(f"{OPTION}="):
            wish = word.removeprefix(f"{OPTION}=")
    return wish if wish in LANGUAGES else None


def without_leading_language(given: list[str]) -> list[str]:
    """The command line from the command on: `--lang it serve` is `serve`."""
    if given[:1] == [OPTION] and given[1:2] and given[1] in LANGUAGES:
        return given[2:]
    if given and given[0] in {f"{OPTION}={language}" for language in LANGUAGES}:
        return given[1:]
    return given


def mistake_in_environment() -> str | None:
    """What is wrong with the language variables, in one line."""
    wish = os.environ.get(VARIABLE, "")
    if wish and language_for(wish) is None:
        return say("input-language-variable", code=wish, known=", ".join(LANGUAGES))
    more = os.environ.get(MORE_LOCALES, "")
    if more and not Path(more).is_dir():
        return say("input-locales", path=more)
    return None
