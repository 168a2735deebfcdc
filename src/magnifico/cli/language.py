"""The language that the program itself speaks: its help, its errors, and the words of Python's argument parser."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from magnifico.content.model import ENGLISH
from magnifico.texts import LANGUAGES, Texts, language_for, texts_for
from magnifico.texts.help import TextHelp
from magnifico.texts.languages import MORE_LOCALES

OPTION = "--lang"
VARIABLE = "MAGNIFICO_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

ARGPARSE_WORDS: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("usage", {}),
    "positional arguments": ("positionals", {}),
    "options": ("options", {}),
    "show this help message and exit": ("help", {}),
    "argument %(argument_name)s: %(message)s": (
        "argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "invalid-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": (
        "invalid-value",
        {"type": "%(type)s", "value": "%(value)r"},
    ),
    "expected one argument": ("expected-one", {}),
    "expected at least one argument": ("expected-at-least-one", {}),
    "the following arguments are required: %s": ("required", {"names": "%s"}),
    "unrecognized arguments: %s": ("unrecognized", {"names": "%s"}),
    "not allowed with argument %s": ("not-with", {"name": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "ignored explicit argument %r": ("explicit", {"value": "%r"}),
}
"""For each English message of argparse, the id of our text and what argparse calls the text's variables."""

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
    if given[:1] and given[0].removeprefix(f"{OPTION}=") in LANGUAGES:
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


def _argparse_word(english: str) -> str:
    if spoken() == ENGLISH or english not in ARGPARSE_WORDS:
        return english
    name, variables = ARGPARSE_WORDS[english]
    text = texts_spoken().get(f"argparse-{name}", **variables)
    return f"{text} " if english.endswith(" ") else text


# argparse calls gettext under this name; it has no translations, so ours from Fluent take its place.
setattr(argparse, "_", _argparse_word)  # noqa: B010


class CommandHelp(TextHelp):
    """Help in the language in use."""

    words = staticmethod(say)


__all__ = [
    "CommandHelp",
    "language_in",
    "language_of_environment",
    "mistake_in_environment",
    "say",
    "speak",
    "spoken",
    "texts_spoken",
    "without_leading_language",
]
