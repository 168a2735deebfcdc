"""`magnifico draw`: a picture in a file or on the standard output, or one line that says what is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from magnifico import Game, Options
from tests.cli.support import Runner, make_runner
from tests.draw.reading import read, words_of

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Runner:
    return make_runner(capsys, monkeypatch, tmp_path)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = Game.new(Options(players=2), seed=5)
    chance = random.Random(5)
    while not game.view(None)["round"] or len(game.moves) < 16:
        game.play(chance.choice(game.legal_moves(game.to_act[0])))
    file = tmp_path / "game.magnifico"
    file.write_text(game.save(["Anna", "Bruno [citizen]"]), encoding="utf-8")
    return file


def test_the_table_is_printed_as_anybody_may_see_it(run: Runner, saved: Path) -> None:
    outcome = run("draw", str(saved), "--lang", "en")
    assert outcome.status == 0 and not outcome.err
    words = words_of(outcome.out)
    assert "Anna" in words and "Bruno" in words
    assert not any("in hand" in one for one in words)


def test_a_seat_sees_its_hand(run: Runner, saved: Path, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    arguments = ["--seat", "b", "-o", str(picture), "--theme", "dark", "--lang", "it"]
    assert run("draw", str(saved), *arguments).out == ""
    assert any("Bruno: in mano" in one for one in words_of(picture.read_text(encoding="utf-8")))


def test_any_move_can_be_drawn(run: Runner, saved: Path) -> None:
    start = run("draw", str(saved), "--at", "0", "--lang", "en").out
    assert "Choosing bonus tiles" in words_of(start)
    wide = run("draw", str(saved), "--at", "12", "--width", "1200", "--names", "Zoe").out
    assert read(wide).attrib["width"] == "1200"
    assert "Zoe" in words_of(wide)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--at", "99999"], "--at: the game has"),
        (["--at", "-1"], "--at: the game has"),
        (["--seat", "C"], "--seat: a letter from A to B"),
        (["--seat", "AB"], "--seat: a letter from A to B"),
        (["--width", "0"], "--width: from 100 to 10000"),
        (["--names", "a,b,c"], "--names: 3 names for 2 seats"),
        (["--theme", "sepia"], "invalid choice"),
        (["-o", "/nowhere/at/all/table.svg\0"], "nvalid"),
        (["--pack", "/nowhere"], "nowhere"),
    ],
)
def test_bad_input_gets_one_line(
    run: Runner, saved: Path, arguments: list[str], message: str
) -> None:
    outcome = run("draw", str(saved), *arguments)
    assert outcome.status == 2 and not outcome.out
    assert message in outcome.err and outcome.err.count("\n") == 1


def test_the_saved_game_is_not_overwritten(run: Runner, saved: Path) -> None:
    before = saved.read_bytes()
    outcome = run("draw", str(saved), "-o", str(saved))
    assert outcome.status == 2 and "overwrite" in outcome.err
    assert saved.read_bytes() == before
    assert run("draw", str(saved.with_name("none")), "-o", "x.svg").status == 2


def test_the_example_in_the_documents_runs() -> None:
    page = (ROOT / "docs" / "drawing.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(example, "docs/drawing.md", "exec"), {})


def test_the_picture_in_the_documents_is_current(run: Runner, tmp_path: Path) -> None:
    """The command is in docs/drawing.md; run it again when this fails."""
    page = (ROOT / "docs" / "drawing.md").read_text(encoding="utf-8")
    (command,) = (line for line in page.splitlines() if line.startswith("$ magnifico draw tests/"))
    words = command.removeprefix("$ magnifico ").split()
    words[1] = str(ROOT / words[1])
    drawn = ROOT / words[words.index("-o") + 1]
    words[words.index("-o") + 1] = str(tmp_path / "table.svg")
    assert run(*words).status == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == drawn.read_text(encoding="utf-8")
