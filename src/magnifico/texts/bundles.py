"""The Fluent files of one language, read once and formatted on demand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from magnifico.content.model import LANGUAGES, Language


class TextError(Exception):
    """A text that exists but cannot be formatted, such as one whose argument is missing."""


class MissingTextError(TextError, KeyError):
    """A message id that the Fluent files of a language do not hold."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The messages of one language: `get` formats one of them."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        self.language = checked_language(language)
        # Isolation marks are for mixed directions; all four languages run from left to right.
        self._bundle = FluentBundle([self.language], use_isolating=False)
        folder = files("magnifico.texts") / "locales" / self.language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message_id: str) -> bool:
        """Say whether the message, or its attribute after a dot, exists."""
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def get(self, message_id: str, **arguments: str | int) -> str:
        """Format a message, or its attribute after a dot, with the arguments."""
        if not self.has(message_id):
            raise MissingTextError(f"no text {message_id!r} in language {self.language!r}")
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingTextError(
                f"text {message_id!r} has no value in language {self.language!r}"
            )
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise TextError(f"text {message_id!r} in language {self.language!r}: {errors[0]}")
        return str(text)


def checked_language(language: str) -> Language:
    """Return the language code, or raise if it is none of the four."""
    for known in LANGUAGES:
        if known == language:
            return known
    raise ValueError(f"unknown language {language!r}: use one of {', '.join(LANGUAGES)}")


@cache
def texts_for(language: str) -> Texts:
    """Return the texts of a language, read once per process."""
    return Texts(language)
