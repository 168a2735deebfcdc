"""The examples in the documentation are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnifico import Game, Options
from magnifico.engine.moves.kinds import KINDS
from tests import samples

ROOT = Path(__file__).resolve().parent.parent.parent


def notation_table() -> list[tuple[str, str, list[str]]]:
    """The examples of the table of moves, each with the kind and the parts beside it."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = text.split("## Moves")[1].split("The game asks")[0]
    rows: list[tuple[str, str, list[str]]] = []
    for line in table.splitlines():
        cells = line.split("|")
        if len(cells) > 3 and "`" in cells[2]:
            kind, *parts = cells[3].split()
            rows += [
                (example, kind.strip("`"), parts) for example in re.findall(r"`([^`]+)`", cells[2])
            ]
    return rows


@pytest.mark.parametrize(("example", "kind", "parts"), notation_table())
def test_examples_of_the_notation_read_back(example: str, kind: str, parts: list[str]) -> None:
    game = Game.new(Options(players=5, expansions=("houses", "pazzi")), seed=1)
    move = game.parse(example)
    assert move.text == example
    assert move.kind == kind
    always = {part for part in parts if not part.startswith("(")}
    assert always <= set(move.fields) <= {part.strip("()") for part in parts}


def test_every_kind_of_move_has_an_example() -> None:
    assert {kind for _, kind, _ in notation_table()} == {kind.name for kind in KINDS}


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("w t3 +2", "white T3 +2"),
        ("N K +1", "neutral palace +1"),
        ("b p2", "black production-large"),
        ("br h", "brown harvest"),
        ("play botticelli", "play sandro_botticelli"),
        ("privilege wood", "privilege wood+stone"),
    ],
)
def test_short_forms(short: str, full: str) -> None:
    game = Game.new(Options(players=4), seed=1)
    assert game.parse(short).text == full


PAGES = samples.pages()


@pytest.mark.parametrize("page", [page for page in PAGES if samples.python_blocks(page)])
def test_python_examples_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for block in samples.python_blocks(page):
        exec(compile(block, page, "exec"), {})


def test_every_section_of_the_library_has_something_to_type() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert len(samples.sections("docs/library.md")) == text.count("\n## ")


@pytest.mark.parametrize(
    ("page", "section"), [(page, section) for page in PAGES for section in samples.sections(page)]
)
def test_sessions_are_self_contained_and_true(page: str, section: str) -> None:
    """`make samples` updates their output."""
    differences = samples.check_session(page, section)
    assert not differences, "\n\n".join(map(str, differences))
