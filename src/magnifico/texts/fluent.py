"""Formats Fluent messages: what the parser of `fluent.syntax` reads becomes functions.

The runtime of the same authors would bring Babel, 37 MB, to count and to group digits. How a language does both is in
its `language.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from magnifico.texts.languages import LanguageFacts

Arguments = Mapping[str, str | int]
Text = Callable[[Arguments], str]
Value = Callable[[Arguments], str | int]
Functions = Mapping[str, Callable[..., str | int]]
LONGEST_UNGROUPED: Final = 999


class FluentError(ValueError):
    """A message that cannot be formatted; the message says why."""


class _TermArguments(dict[str, str | int]):
    """Only what the reference names: a term may be referred to without naming all of its variables."""

    def __missing__(self, name: str) -> str:
        return f"{{${name}}}"


class Bundle:
    """The messages of one language. Each is compiled when it is first formatted."""

    __slots__ = ("_facts", "_functions", "_patterns", "_texts")

    def __init__(self, facts: LanguageFacts, functions: Functions | None = None) -> None:
        self._facts = facts
        self._functions = functions or {}
        self._patterns: dict[str, ftl.Pattern | None] = {}
        self._texts: dict[str, Text] = {}

    def add(self, source: str) -> None:
        """Add the messages of a file; of those with the same id the first counts."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if name not in self._patterns:
                    self._patterns[name] = entry.value
                    for attribute in entry.attributes:
                        self._patterns[f"{name}.{attribute.id.name}"] = attribute.value

    def has(self, name: str) -> bool:
        """Whether there is such a message, or attribute after a dot."""
        return name in self._patterns

    def format(self, name: str, arguments: Arguments) -> str:
        """The text of a message, or of its attribute after a dot."""
        try:
            return self._text(name)(arguments)
        except RecursionError:
            raise FluentError(f"{name} refers to itself") from None

    def _text(self, name: str) -> Text:
        text = self._texts.get(name)
        if text is None:
            if (pattern := self._patterns.get(name)) is None:
                raise FluentError(f"{name} has no text")
            text = self._texts[name] = self._compiled(pattern)
        return text

    def _compiled(self, pattern: ftl.Pattern) -> Text:
        parts = [
            element.value if isinstance(element, ftl.TextElement) else self._shown(element)
            for element in pattern.elements
        ]
        if len(parts) == 1:
            (only,) = parts
            return (lambda arguments: only) if isinstance(only, str) else only
        return lambda arguments: "".join(
            [part if isinstance(part, str) else part(arguments) for part in parts]
        )

    def _shown(self, placeable: ftl.Placeable) -> Text:
        value, thousands = self._value(placeable), self._facts.thousands

        def shown(arguments: Arguments) -> str:
            found = value(arguments)
            if isinstance(found, str):
                return found
            if -LONGEST_UNGROUPED <= found <= LONGEST_UNGROUPED:
                return str(int(found))
            return f"{found:,}".replace(",", thousands)

        return shown

    def _value(self, node: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> Value:
        match node:
            case ftl.Placeable():
                return self._value(node.expression)
            case ftl.SelectExpression():
                return self._choice(node)
            case ftl.VariableReference():
                return _variable(node.id.name)
            case ftl.StringLiteral() | ftl.NumberLiteral():
                literal = _literal(node)
                return lambda arguments: literal
            case ftl.MessageReference():
                name = _name(node)
                return lambda arguments: self._text(name)(arguments)
            case ftl.TermReference():
                name, named = f"-{_name(node)}", node.arguments.named if node.arguments else ()
                own = _TermArguments({each.name.name: _literal(each.value) for each in named})
                return lambda arguments: self._text(name)(own)
            case ftl.FunctionReference():
                return self._call(node)
            case _:
                raise FluentError("such a part is not known")

    def _call(self, node: ftl.FunctionReference) -> Value:
        function = self._functions.get(node.id.name)
        if function is None:
            raise FluentError(f"there is no function {node.id.name}")
        values = [self._value(each) for each in node.arguments.positional]
        named = {each.name.name: _literal(each.value) for each in node.arguments.named}
        return lambda arguments: function(*(value(arguments) for value in values), **named)

    def _choice(self, node: ftl.SelectExpression) -> Value:
        selector, count = self._value(node.selector), self._facts.count
        variants: list[tuple[str | int, Text]] = []
        for variant in node.variants:
            key = variant.key
            text = self._compiled(variant.value)
            variants.append((key.name if isinstance(key, ftl.Identifier) else _literal(key), text))
            if variant.default:
                default = text

        def chosen(arguments: Arguments) -> str:
            wanted = selector(arguments)
            category = count(wanted) if isinstance(wanted, int) else wanted
            for key, text in variants:
                if key in (wanted, category):
                    return text(arguments)
            return default(arguments)

        return chosen


def _variable(name: str) -> Value:
    def value(arguments: Arguments) -> str | int:
        try:
            return arguments[name]
        except KeyError:
            raise FluentError(f"${name} is missing") from None

    return value


def _literal(node: ftl.StringLiteral | ftl.NumberLiteral) -> str | int:
    if isinstance(node, ftl.StringLiteral):
        return str(node.parse()["value"])
    return node.value if "." in node.value else int(node.value)


def _name(node: ftl.MessageReference | ftl.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
