"""Writes docs/rules/where.md: where in the code each family, leader, excommunication tile and symbol is.

Taken from the ids that comments and docstrings cite, and from the standing rules that the packs use. Functions are
named rather than lines, which every edit would move. `make reference` brings the page up to date.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from magnifico.content import BUILTIN_PACKS, builtin_pack, standing_rules
from magnifico.content.effects import Effect, Rule, key_of
from magnifico.scenarios.reference import ID_PATTERN

RULES: Final = Path("docs", "rules", "RULES.md")
PAGE: Final = Path("docs", "rules", "where.md")
CODE: Final = Path("src", "magnifico", "engine")
HEAD: Final = """# Where to find a family, a leader, a tile

Written by `make reference` from the rule ids that the code cites; a test checks that it is current. What is printed
is in `src/magnifico/content/packs`, as [effects](../effects.md); what it does beyond them is in the functions named
here, in `src/magnifico/engine`. [RULES.md](RULES.md) has the rules by their ids.
"""


class Index:
    """The functions and classes of the engine by what they cite and use."""

    def __init__(self, folder: Path) -> None:
        self._places: dict[str, set[str]] = {}
        for path in sorted(folder.rglob("*.py")):
            self._read(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))

    def _read(self, path: str, source: str) -> None:
        tree = ast.parse(source)
        owners = list(_owners(tree.body, ""))
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                words = re.findall(ID_PATTERN, token.string)
            elif token.type == tokenize.NAME and token.string.isupper():
                words = [token.string]
            else:
                continue
            inside = [name for first, last, name in owners if first <= token.start[0] <= last]
            for word in words if inside else []:
                self._places.setdefault(word, set()).add(f"`{path}` {inside[-1]}")

    def of(self, words: Iterable[str]) -> list[str]:
        """Where any of these ids and constants occur."""
        return sorted(set().union(*(self._places.get(word, set()) for word in words)))


def _owners(body: list[ast.stmt], within: str) -> Iterator[tuple[int, int, str]]:
    """The lines and names of all functions and classes, the inner ones last."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.end_lineno or node.lineno, within + node.name
            if isinstance(node, ast.ClassDef):
                yield from _owners(node.body, f"{node.name}.")


def _text_of(rules: str, name: str) -> str:
    """What the rules say about an id: its paragraph, or its line in a table."""
    found = re.search(
        rf"^(?:- \*\*{re.escape(name)}[ *]|\| (?:\*\*)?{re.escape(name)}\b).*$", rules, re.M
    )
    return found[0] if found else ""


def _row(index: Index, rules: str, title: str, own: str, effects: tuple[Effect, ...]) -> str:
    text = _text_of(rules, own)
    rulings = sorted(set(re.findall(r"RUL-\d+", text)), key=lambda name: int(name[4:]))
    constants = [
        constant
        for effect in effects
        if isinstance(effect, Rule)
        for constant in _constants(standing_rules.RULES[effect.name].bit)
    ]
    places = index.of([own, *rulings, *constants])
    keys = [effect.name if isinstance(effect, Rule) else key_of(effect) for effect in effects]
    written = ", ".join(f"`{key}`" for key in dict.fromkeys(keys))
    return f"| {title} | {', '.join([own, *rulings])} | {written} | {'<br>'.join(places)} |"


def _constants(bit: int) -> list[str]:
    """What the engine calls a standing rule."""
    return [name for name, value in vars(standing_rules).items() if name.isupper() and value == bit]


def page(root: Path) -> str:
    """The whole page."""
    rules = (root / RULES).read_text(encoding="utf-8")
    index = Index(root / CODE)
    packs = [builtin_pack(key) for key in BUILTIN_PACKS]
    families = [
        _row(
            index,
            rules,
            family.names["en"],
            _family_id(rules, family.names["en"]),
            family.effects,
        )
        for pack in packs
        for family in pack.families
    ]
    leaders = [
        _row(index, rules, leader.names["en"], leader.code, leader.effects)
        for pack in packs
        for leader in pack.leaders
    ]
    tiles = [
        _row(index, rules, _meaning(rules, tile.key), tile.key, tile.effects)
        for pack in packs
        for tile in pack.excommunications
    ]
    symbols = [
        _row(index, rules, _meaning(rules, name), name, ())
        for name in sorted(set(re.findall(r"^\| \*{0,2}(S\d\d)\b", rules, re.M)))
    ]
    parts = [HEAD]
    for title, rows in (
        ("Families", families),
        ("Leaders", leaders),
        ("Excommunication tiles", tiles),
        ("Symbols of the special cards", symbols),
    ):
        parts.append(
            "\n".join(
                [
                    f"## {title}\n",
                    "| name | rules | effects | in the engine |",
                    "|---|---|---|---|",
                    *rows,
                    "",
                ]
            )
        )
    return "\n".join(parts)


def _family_id(rules: str, name: str) -> str:
    """The id of a family's rule, which is headed by its name."""
    found = re.search(rf"^- \*\*(R17\.\d+) {re.escape(name)}\*\*", rules, re.M)
    assert found, f"the rules have no paragraph for {name}"
    return found[1]


def _meaning(rules: str, name: str) -> str:
    """The second column of an id's line in a table."""
    return _text_of(rules, name).split("|")[2].strip()


def main() -> None:
    """Bring the page up to date."""
    PAGE.write_text(page(Path()), encoding="utf-8")


if __name__ == "__main__":
    main()
