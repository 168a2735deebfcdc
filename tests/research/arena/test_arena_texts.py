"""The texts of contests: all of them used."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


def test_no_text_of_the_arena_is_left_unused() -> None:
    file = files("magnifico.texts") / "locales" / "en" / "arena.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    names = {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}
    sources = [
        entry.read_text(encoding="utf-8")
        for entry in (
            *files("magnifico.research.arena").iterdir(),
            files("magnifico.cli") / "arena.py",
            files("magnifico.cli") / "train.py",
        )
        if entry.name.endswith(".py")
    ]
    words = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unused = {
        name
        for name in names
        if not words & {name, re.sub(r"^arena-|-(text|heading)$", "", name)}
        and name.removeprefix("arena-deed-") not in words
        and name.removeprefix("arena-") not in words
    }
    assert unused == set()
