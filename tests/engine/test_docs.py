"""The examples in the documentation are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnifico import Game, Options

ROOT = Path(__file__).resolve().parent.parent.parent


def notation_examples() -> list[str]:
    """The examples of the table of moves."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = text.split("## Moves")[1].split("The game asks")[0]
    examples: list[str] = []
    for line in table.splitlines():
        cells = line.split("|")
        if len(cells) > 2:
            examples += re.findall(r"`([^`]+)`", cells[2])
    return examples


@pytest.mark.parametrize("example", notation_examples())
def test_examples_of_the_notation_read_back(example: str) -> None:
    game = Game.new(Options(players=5, expansions=("houses", "pazzi")), seed=1, events=False)
    assert game.parse(example).text == example


def test_there_are_examples() -> None:
    assert len(notation_examples()) > 40


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
    game = Game.new(Options(players=4), seed=1, events=False)
    assert game.parse(short).text == full


@pytest.mark.parametrize(
    "name",
    ["README.md", "docs/saved-games.md", "docs/arena.md", "docs/bots.md", "docs/research.md"],
)
def test_python_examples_run(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, name, "exec"), {})
