"""Everything in examples/ runs as it stands and does what it says."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.content import load_pack
from magnifico.research.arena import ArenaRequest, arena

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples"
MANUAL = ROOT / "docs" / "bots.md"
TESTED = {"README.md", "first_game.ipynb", "league.py", "my_bot.py", "packs"}


def test_every_example_is_tested_and_listed() -> None:
    found = {path.name for path in EXAMPLES.iterdir()} - {"__pycache__"}
    assert found == TESTED
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert all(f"]({name}" in listed for name in TESTED - {"README.md"})


# ------------------------------------------------------------------------------------------ my_bot.py


def code_of(source: str) -> list[str]:
    """The lines that say something to Python: no docstrings, no comments, no empty lines."""
    tree = ast.parse(source)
    told = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    for node in told:
        if ast.get_docstring(node) is not None:
            del node.body[0]
    return [line for line in ast.unparse(tree).splitlines() if line.strip()]


def test_the_bot_has_twenty_lines_and_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(code_of((EXAMPLES / "my_bot.py").read_text(encoding="utf-8"))) <= 20
    monkeypatch.syspath_prepend(EXAMPLES)
    request = ArenaRequest(("my_bot:MyBot", "random", "random", "random"), 12, seed="example")
    standing = arena(request).standing("my_bot:MyBot")
    assert standing.wins.share >= 0.75 and standing.margin.mean > 10


def test_the_manual_shows_the_bot_as_it_is() -> None:
    (shown,) = (block for block in blocks_of("python") if "class MyBot" in block)
    written = code_of((EXAMPLES / "my_bot.py").read_text(encoding="utf-8"))
    assert code_of(shown) == [line for line in written if "__future__" not in line]


def blocks_of(kind: str) -> list[str]:
    """The blocks of this kind in the manual's section on custom bots."""
    section = MANUAL.read_text(encoding="utf-8").split("## A bot of your own")[1].split("\n## ")[0]
    return re.findall(rf"```{kind}\n(.*?)```", section, re.DOTALL)


# ------------------------------------------------------------------------------------------ league.py


def test_the_league_prints_a_table_of_ratings() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "league.py"), "12"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert {row.split()[0] for row in rows} == {"my_bot:MyBot", "apprentice", "novice", "random"}
    assert head.split()[:2] == ["rating", "score"]
    ratings = [float(row.split()[1]) for row in rows]
    assert ratings == sorted(ratings, reverse=True)


# ------------------------------------------------------------------------------------------ first_game.ipynb


def run_cell(source: str, names: dict[str, object]) -> object:
    """Run a cell as a notebook does, and return the value of the expression at its end."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    notebook: dict[str, Any] = json.loads((EXAMPLES / "first_game.ipynb").read_text("utf-8"))
    assert notebook["nbformat"] == 4
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)
    names: dict[str, object] = {}
    shown = [run_cell("".join(cell["source"]), names) for cell in cells]
    drawn = [value for value in shown if isinstance(value, Game)]
    assert len(drawn) >= 3 and drawn[-1].is_over
    assert isinstance(names["game"], Game) and names["game"].is_over
    assert "citizen" in capsys.readouterr().out


# ------------------------------------------------------------------------------------------ packs


@pytest.mark.parametrize("pack", sorted(path.name for path in (EXAMPLES / "packs").iterdir()))
def test_a_game_with_the_cards_of_each_pack_comes_to_its_end(pack: str) -> None:
    loaded = load_pack(EXAMPLES / "packs" / pack)
    numbers = {card.number for card in loaded.cards}
    taken: set[int] = set()
    for seed in range(3):
        game = Game.new(Options(players=4, packs=(loaded,)), seed)
        bots = [create_bot("greedy", seat) for seat in range(4)]
        while not game.is_over:
            seat = game.to_act[0]
            game.play(bots[seat].choose(Position(game, seat)))
        seats: Any = game.view(None)["seats"]
        owned = [cards for player in seats for cards in player["cards"].values()]
        taken |= numbers & {number for cards in owned for number in cards}
    assert taken
