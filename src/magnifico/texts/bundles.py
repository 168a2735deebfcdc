"""The Fluent files of one language, read once and formatted on demand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent

from magnifico.content.model import ENGLISH
from magnifico.texts.languages import checked_language, language_files

READ_LATER: Final = frozenset({"lessons.ftl"})
"""Files that are rarely needed, so they are read on demand."""
MOST_MADE: Final = 10_000
"""Formatted texts that are kept: names of things and amounts of goods come up again and again."""


class TextError(Exception):
    """A text that exists but cannot be formatted, such as one whose argument is missing."""


class MissingTextError(TextError, KeyError):
    """A message id that isn't in the Fluent files of a language."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The messages of one language: `get` formats one of them, in English if the language doesn't have it."""

    __slots__ = ("_bundle", "_english", "_made", "language")

    def __init__(
        self,
        language: str,
        files: Iterable[Traversable] | None = None,
        english: Texts | None = None,
    ) -> None:
        """Read the language's files, or the given files with their English counterpart."""
        self.language = checked_language(language)
        self._english = english
        self._made: dict[tuple[object, ...], str] = {}
        # Isolation marks are for text in mixed directions; all our languages run from left to right.
        # A language without its own plural and number rules uses the English ones.
        self._bundle = _Bundle([self.language, ENGLISH], use_isolating=False)
        if files is None:
            files = [one for one in language_files(language) if one.name not in READ_LATER]
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message_id: str) -> bool:
        """Whether the message, or its attribute after a dot, can be formatted."""
        return self.has_own(message_id) or (
            self.language != ENGLISH and self._in_english().has(message_id)
        )

    def _in_english(self) -> Texts:
        return texts_for(ENGLISH) if self._english is None else self._english

    def has_own(self, message_id: str) -> bool:
        """Whether this language itself has the message or attribute."""
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def get(self, message_id: str, **arguments: str | int) -> str:
        """Format a message, or its attribute after a dot, with the arguments."""
        key = (message_id, *arguments.items())
        text = self._made.get(key)
        if text is None:
            text = self._formatted(message_id, arguments)
            if len(self._made) >= MOST_MADE:
                self._made.clear()
            self._made[key] = text
        return text

    def _formatted(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        if not self.has_own(message_id):
            if self.has(message_id):  # in English
                return self._in_english().get(message_id, **arguments)
            raise MissingTextError(f"no text {message_id!r} in language {self.language!r}")
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingTextError(
                f"text {message_id!r} has no value in language {self.language!r}"
            )
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise TextError(f"text {message_id!r} in language {self.language!r}: {errors[0]}")
        return str(text)


class _ShortNumber(FluentInt):
    """A number of at most three digits, the same in all languages: the general way takes half of a text's time."""

    def format(self, locale: object) -> str:
        """The digits."""
        return str(int(self))


@cache
def _short_number(value: int) -> _ShortNumber:
    return _ShortNumber(value)


def _prepared(value: str | int) -> object:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000:
        return _short_number(value)
    return native_to_fluent(value)


class _Bundle(FluentBundle):
    """Formats with short numbers; the base class would convert every number the slow way."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, str | int] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """The formatted text, and any errors."""
        prepared = {name: _prepared(value) for name, value in (args or {}).items()}
        errors: list[Exception] = []
        current = CurrentEnvironment(args=prepared)
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:
            return "{???}", [*errors, error]


@cache
def texts_for(language: str) -> Texts:
    """Return the texts of a language, read once per process."""
    return Texts(language)
