"""Advice in the terminal: `hint` at the table, `magnifico analyse` for a saved game."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from magnifico import Game, Options, save
from magnifico.texts import LANGUAGES
from tests.cli.support import Runner

FEW = ("--playouts", "4")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between a person and a bot who both play at random."""
    chance = random.Random(5)
    played = Game.new(Options(players=2, rules="basic"), seed=5)
    while not played.is_over:
        played.advance(chance.choice(played.legal_moves()))
    file = tmp_path_factory.mktemp("games") / "over.magnifico"
    file.write_text(save(played, ["Anna", "Bruno [random]"]))
    return file


def test_an_analysis_shows_chances_and_the_costliest_decisions_of_people(
    run: Runner, game: Path
) -> None:
    done = run("analyse", game, *FEW)
    assert done.status == 0 and done.err == ""
    heading = "{player}’s costliest decisions"
    assert heading.format(player="A Anna") in done.out
    assert heading.format(player="B Bruno") not in done.out
    lines = done.out.splitlines()
    chart = [line for line in lines if "│" in line]
    assert chart[0].startswith("  100%") and chart[-1].startswith("    0%")
    assert any("A" in line for line in chart) and any("B" in line for line in chart)
    assert sum(line.strip().startswith("better:") for line in lines) == 3
    assert run("analyse", game, *FEW).out == done.out
    of_bruno = run("analyse", game, *FEW, "--seat", "b").out
    assert heading.format(player="B Bruno") in of_bruno


def test_an_analysis_as_data(run: Runner, game: Path) -> None:
    found = json.loads(run("analyse", game, *FEW, "--json", "--seat", "all").out)
    assert found["seats"] == [0, 1] and found["players"] == ["Anna", "Bruno [random]"]
    assert sum(found["points"][-1]["chances"]) == 1
    for decision in found["decisions"]:
        assert decision["played_text"] != decision["better_text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_speaks_every_language(run: Runner, game: Path, language: str) -> None:
    done = run("analyse", game, *FEW, "--lang", language)
    assert done.status == 0 and "Anna" in done.out


@pytest.mark.parametrize("extra", [("--seat", "C"), ("--seat", "?"), ("--playouts", "0")])
def test_files_that_cannot_be_analysed_get_a_one_line_answer(
    run: Runner, game: Path, extra: tuple[str, ...]
) -> None:
    done = run("analyse", game, *extra)
    assert done.status == 2 and done.is_one_clear_line


def test_a_game_that_is_not_over_is_not_analysed(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "begun.magnifico"
    file.write_text(save(Game.new(Options(players=2), seed=1), ["Anna", "Bruno"]))
    done = run("analyse", file)
    assert done.status == 2 and done.is_one_clear_line and "not over" in done.err


def test_a_hint_at_the_table_can_be_played_by_its_number(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "hint.magnifico"
    start = ("play", "--rules", "basic", "--players", "2", "--seed", "11", "--plain")
    done = run(*start, "--names", "Anna", "--save", file, typed=["hint", "1"])
    assert "The best moves" in done.out
    hints = done.out[done.out.index("The best moves") :].splitlines()[1:7]
    assert [line.split()[0] for line in hints[::2]] == ["1", "2", "3"]
    assert all(line.startswith(" " * 13) for line in hints[1::2])
    played = Game.load(file.read_text())
    wanted = re.split(r"\s{2,}", hints[0].strip())[2]
    assert Game.new(played.options, played.seed).parse(wanted) == played.moves[0]
