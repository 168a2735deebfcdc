"""Errors in words: the library's sentences in the reader's language, and the system's errors about files.

The library's errors carry one English sentence. As with gettext, translations are found by that sentence: the
messages `error-...` hold it with its numbers and names as variables. Some variables are phrases with translations
of their own (PHRASES). A sentence that matches none of them stays in English; that is intended for those about
scenarios and notation, and for what other programs say.
"""

from __future__ import annotations

import errno
import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, StringLiteral, TextElement, VariableReference

from magnifico.content.model import ENGLISH
from magnifico.engine.refusal import Refusal
from magnifico.texts.bundles import Texts
from magnifico.texts.languages import language_files
from magnifico.texts.messages import describe_refusal

PREFIX: Final = "error-"
INNER: Final = "error"
"""The variable that holds another sentence of the library."""
REFUSAL: Final = "refusal"
"""The variable that holds the rules' reason for refusing a move, if that caused the error."""
PHRASES: Final = {
    "expected": "pack-expected-",
    "found": "pack-found-",
    "where": "pack-where-",
    "reason": "system-",
}
"""Variables that hold part of a sentence, and the messages that translate them."""
ITEMS: Final = "pack-item-"
MOST_PLACES: Final = 4
"""A sentence may follow the place it is about: the folder, the file, the item, the field."""


def describe_error(error: Exception, texts: Texts) -> str:
    """An error of the library as one sentence, with its code if it has one."""
    code = getattr(error, "code", "")
    ending = f" ({code})" if code else ""
    sentence = str(error).removesuffix(ending)
    return translate_sentence(sentence, texts, _refusal_behind(error, texts)) + ending


def _refusal_behind(error: Exception, texts: Texts) -> str | None:
    """The rules' reason behind an error, if there is one."""
    if isinstance(error.__cause__, Refusal):
        return error.__cause__.text(texts.language)
    refusal = getattr(error, "refusal", None)
    if refusal is None:
        return None
    code, details = refusal
    return f"{code}: {describe_refusal(code, details, texts)}"


def translate_sentence(sentence: str, texts: Texts, refusal: str | None = None) -> str:
    """A sentence of the library in the language of the texts; unknown ones stay in English."""
    if texts.language == ENGLISH:
        return sentence
    places = sentence.split(": ")
    for count in range(min(len(places) - 1, MOST_PLACES) + 1):
        translated = _translated(": ".join(places[count:]), PREFIX, texts, refusal)
        if translated is not None:
            return ": ".join([*(_item(place, texts) for place in places[:count]), translated])
    return sentence


def _translated(sentence: str, prefix: str, texts: Texts, refusal: str | None) -> str | None:
    """The translation of one of the messages that begin like this; None if none of them matches."""
    for message_id, pattern in _sentences(prefix):
        found = pattern.fullmatch(sentence)
        if found is None:
            continue
        values = found.groupdict()
        if INNER in values:
            inner = translate_sentence(values[INNER], texts, refusal)
            values[INNER] = refusal if refusal and inner == values[INNER] else inner
        if REFUSAL in values and refusal is not None:
            values[REFUSAL] = refusal
        if "item" in values:
            values["item"] = _item(values["item"], texts)
        for name, phrases in PHRASES.items():
            if name in values:
                phrase = _translated(values[name], phrases, texts, refusal)
                values[name] = values[name] if phrase is None else phrase
        count = values.pop("count", None)
        # As a number, so that the other languages can choose its form.
        counted = {} if count is None else {"count": int(count) if count.isdecimal() else count}
        return texts.get(message_id, **values, **counted)
    return None


def _item(item: str, texts: Texts) -> str:
    """An item of a pack, such as "card 12" or "bonus tile at position 3"; anything else stays as it is."""
    for message_id, pattern in _sentences(ITEMS):
        kind = pattern.match(item)
        rest = item[kind.end() :] if kind else ""
        if kind is None or (rest and not rest.startswith(" ")) or " " not in item:
            continue
        words = texts.get(message_id)
        position = rest.removeprefix(" at position ")
        if position != rest:
            return texts.get("pack-position", kind=words, position=position)
        return words + rest
    return item


def describe_system_error(error: OSError, texts: Texts) -> str:
    """Why the system refused a file, in the language of the texts if the reason is a common one."""
    name = errno.errorcode.get(error.errno or 0, "").lower()
    if name and texts.has(f"system-{name}"):
        return texts.get(f"system-{name}")
    return error.strerror or type(error).__name__


@cache
def _sentences(prefix: str) -> list[tuple[str, re.Pattern[str]]]:
    """English messages as patterns, those with the most fixed text first, so that the best match wins."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for file in language_files(ENGLISH):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message) or entry.value is None:
                continue
            if entry.id.name.startswith(prefix):
                fixed, pattern = _pattern_of(entry.value)
                found.append((fixed, entry.id.name, re.compile(pattern, re.DOTALL)))
    return [(name, pattern) for _, name, pattern in sorted(found, key=lambda one: -one[0])]


def _pattern_of(value: Pattern) -> tuple[int, str]:
    """The length of the fixed text, and a regular expression with a group for each variable."""
    fixed, parts = 0, ""
    seen: set[str] = set()
    for element in value.elements:
        if isinstance(element, TextElement):
            fixed += len(element.value)
            parts += re.escape(element.value)
        elif isinstance(element.expression, StringLiteral):  # a brace
            fixed += len(element.expression.value)
            parts += re.escape(element.expression.value)
        elif isinstance(element.expression, VariableReference):
            name = element.expression.id.name
            parts += f"(?P={name})" if name in seen else f"(?P<{name}>.*?)"
            seen.add(name)
        else:
            raise ValueError("an English sentence of the library has plain text and variables only")
    return fixed, parts
