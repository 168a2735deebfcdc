"""The Fluent files of one language, read once and formatted on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, Self

from magnifico.content.model import ENGLISH
from magnifico.texts.fluent import Bundle, FluentError
from magnifico.texts.languages import checked_language, facts_of, language_files

READ_LATER: Final = frozenset({"lessons.ftl"})
"""Files that are rarely needed, so they are read on demand."""
BASE: Final = "nominative"
"""The form in which a name or an amount stands alone."""
MOST_MADE: Final = 10_000
"""Formatted texts that are kept: names of things and amounts of goods come up again and again."""


class TextError(Exception):
    """A text that exists but cannot be formatted, such as one whose argument is missing."""


class MissingTextError(TextError, KeyError):
    """A message id that isn't in the Fluent files of a language."""

    def __str__(self) -> str:
        return str(self.args[0])


class Inflected(str):
    """A name or an amount that a text shows as it is, or in another form: `{ FORM($goods, case: "genitive") }`."""

    _formed: Callable[[str], str]

    def __new__(cls, formed: Callable[[str], str]) -> Self:
        """The base form, of which `formed` makes the others."""
        self = super().__new__(cls, formed(BASE))
        self._formed = formed
        return self

    def form(self, case: str) -> str:
        """The form that a text asks for; a language names its cases itself."""
        return self._formed(case)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """A copy is the words alone."""
        return str, (str(self),)


def _form(value: str | int, case: str = "") -> str | int:
    return value.form(case) if isinstance(value, Inflected) else value


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
        facts = facts_of(self.language)
        self._bundle = Bundle(facts, {"FORM": _form, "SOUND": lambda text: facts.sound(str(text))})
        if files is None:
            files = [one for one in language_files(language) if one.name not in READ_LATER]
        for file in files:
            self._bundle.add(file.read_text(encoding="utf-8"))

    def has(self, message_id: str) -> bool:
        """Whether the message, or its attribute after a dot, can be formatted."""
        return self.has_own(message_id) or (
            self.language != ENGLISH and self._in_english().has(message_id)
        )

    def _in_english(self) -> Texts:
        return texts_for(ENGLISH) if self._english is None else self._english

    def has_own(self, message_id: str) -> bool:
        """Whether this language itself has the message or attribute."""
        return self._bundle.has(message_id)

    def get(self, message_id: str, **arguments: str | int) -> str:
        """Format a message, or its attribute after a dot, with the arguments."""
        # An amount that can be inflected is another value than the same words without their other forms.
        key = (message_id, *((name, type(one), one) for name, one in arguments.items()))
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
        try:
            return self._bundle.format(message_id, arguments)
        except FluentError as error:
            raise TextError(f"text {message_id!r} in language {self.language!r}: {error}") from None


@cache
def texts_for(language: str) -> Texts:
    """Return the texts of a language, read once per process."""
    return Texts(language)
