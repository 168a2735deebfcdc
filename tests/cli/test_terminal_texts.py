"""The texts of the terminal: all there, all used."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from magnifico.texts import texts_for
from tests.decisions import decision_names


def terminal_messages() -> set[str]:
    file = files("magnifico.texts") / "locales" / "en" / "terminal.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}


def test_no_text_of_the_terminal_is_left_unused() -> None:
    exact: set[str] = set()
    shaped: list[re.Pattern[str]] = []
    package = Path(str(files("magnifico")))
    for file in (*package.glob("cli/*.py"), *package.glob("features/*/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                shaped.append(re.compile("".join(parts)))
    unused = {
        name
        for name in terminal_messages()
        if name not in exact and not any(shape.fullmatch(name) for shape in shaped)
    }
    assert unused == set()


def test_every_decision_has_a_question() -> None:
    for kind in decision_names():
        assert texts_for("en").has(f"ask-{kind}"), kind
