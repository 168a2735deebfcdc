"""Errors in words: the library's sentences in the reader's language, and the system's errors about files.

The library's errors carry one English sentence. As with gettext, translations are found by that sentence: the
messages `error-...` of commands.ftl hold it with its numbers and names as variables. A sentence that matches none
of them stays in English; that is intended for those about files that authors write: packs, scenarios, notation.
"""

from __future__ import annotations

import errno
import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement, VariableReference

from magnifico.content.model import ENGLISH
from magnifico.engine.refusal import Refusal
from magnifico.texts.bundles import Texts
from magnifico.texts.languages import language_files
from magnifico.texts.messages import describe_refusal

PREFIX = "error-"
INNER = "error"
"""The variable that holds another sentence of the library."""
REFUSAL = "refusal"
"""The variable that holds the rules' reason for refusing a move, if that caused the error."""


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
    for message_id, pattern in _sentences():
        found = pattern.fullmatch(sentence)
        if found is None:
            continue
        values = found.groupdict()
        if INNER in values:
            inner = translate_sentence(values[INNER], texts, refusal)
            values[INNER] = refusal if refusal and inner == values[INNER] else inner
        if REFUSAL in values and refusal is not None:
            values[REFUSAL] = refusal
        return texts.get(message_id, **values)
    return sentence


def describe_system_error(error: OSError, texts: Texts) -> str:
    """Why the system refused a file, in the language of the texts if the reason is a common one."""
    name = errno.errorcode.get(error.errno or 0, "").lower()
    if name and texts.has(f"system-{name}"):
        return texts.get(f"system-{name}")
    return error.strerror or type(error).__name__


@cache
def _sentences() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, those with the most fixed text first, so that the best match wins."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for file in language_files(ENGLISH):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message) or entry.value is None:
                continue
            if entry.id.name.startswith(PREFIX):
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
        elif isinstance(element.expression, VariableReference):
            name = element.expression.id.name
            parts += f"(?P={name})" if name in seen else f"(?P<{name}>.*?)"
            seen.add(name)
        else:
            raise ValueError("an English sentence of the library has plain text and variables only")
    return fixed, parts
