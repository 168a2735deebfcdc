"""Where a game in the terminal is saved: other files are not overwritten, and unsaved games are never called saved."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from magnifico import Game, Options, load, save
from magnifico.cli.session import Seat, Session, write_whole
from tests.cli.support import RandomPerson, Runner, sit_down

SMALL = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--lang", "en"]
FULL = OSError(28, "No space left on device")


def written(file: Path, names: list[str]) -> Path:
    """A saved game that has only begun."""
    file.write_text(save(Game.new(Options(players=2, rules="basic"), 3), names), encoding="utf-8")
    return file


# ------------------------------------------------------------------------------------------ loading


def test_a_loaded_game_is_not_saved_over_another_file(run: Runner, tmp_path: Path) -> None:
    game = written(tmp_path / "game.magnifico", ["Anna", "Bruno"])
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    other = written(tmp_path / "other.magnifico", ["Carla", "Dario"])
    before = other.read_text()
    for target in (letter, other, tmp_path):
        done = run("play", "--load", str(game), "--save", str(target))
        assert done.status == 2 and done.is_one_clear_line
        assert done.err == f"magnifico: --save: {target} exists already\n"
    assert letter.read_text() == "Dear Anna" and other.read_text() == before
    again = os.path.join(tmp_path, ".", "game.magnifico")  # the same file by another name
    assert run("play", "--load", str(game), "--save", again).status == 0
    assert run("play", "--load", str(game), "--save", str(tmp_path / "new")).status == 0
    assert (tmp_path / "new").is_file()


@pytest.mark.parametrize(
    "option",
    [
        ["--players", "2"],
        ["--rules", "basic"],
        ["--expansions", ""],
        ["--table-option", "nonsense"],
        ["--leader-sets", "base"],
        ["--decks", "1-96"],
        ["--people", "1"],
        ["--seed", ""],
        ["--names", "Anna"],
        ["--bots", "greedy"],
    ],
)
def test_what_belongs_to_a_new_game_is_refused_with_a_loaded_one(
    option: list[str], run: Runner, tmp_path: Path
) -> None:
    game = written(tmp_path / "game.magnifico", ["Anna", "Bruno"])
    done = run("play", "--load", str(game), *option)
    assert done.status == 2 and done.is_one_clear_line
    assert f"{option[0]} belongs to a new game" in done.err


def test_an_empty_file_name_does_not_start_a_new_game(run: Runner, tmp_path: Path) -> None:
    done = run("play", "--load", "")
    assert done.status == 2 and done.is_one_clear_line
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("name", ["Anna [greedy]", "x [b]", "R [magnifico@1s]"])
def test_a_person_with_the_name_of_a_bot_is_refused(name: str, run: Runner, tmp_path: Path) -> None:
    done = run(*SMALL, "--names", name)
    assert done.status == 2 and done.is_one_clear_line and "--names" in done.err
    assert Seat.from_saved(name).bot, "it would come back as a bot"
    file = tmp_path / "game.magnifico"
    assert run(*SMALL, "--names", "[Anna],Bruno (b)", "--save", str(file)).status == 0
    seats = [Seat.from_saved(name) for name in load(file.read_text(encoding="utf-8")).names]
    assert seats == [Seat("[Anna]"), Seat("Bruno (b)", "random")]


# ------------------------------------------------------------------------------------- a full disk


class Typist(RandomPerson):
    """Types what it is told, then leaves."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.asked: list[str] = []

    def ask(self, prompt: str, words: object) -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def full(session: Session, path: Path | None = None) -> Path:
    raise FULL


def test_a_failed_save_is_reported_and_the_game_continues(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seats = [Seat("Anna"), Seat("Robi", "random")]
    person = Typist("w M1", "save", "end", "o K")
    table, text = sit_down(Options(players=2, rules="basic"), seats, person, tmp_path)
    monkeypatch.setattr(Session, "save", full)
    with pytest.raises(EOFError):
        table.run()
    told = f"The game could not be saved as {tmp_path / 'game.magnifico'}: No space left on device"
    # before each of the four questions, and once on request
    assert text.getvalue().count(told) == 5
    assert sum(move.seat == 0 for move in table.session.game.moves) >= 3


def test_a_finished_game_that_cannot_be_saved_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seats = [Seat("Lucrezia", "random"), Seat("Robi", "random")]
    table, text = sit_down(Options(players=2, rules="basic"), seats, RandomPerson(), tmp_path)
    monkeypatch.setattr(Session, "save", full)
    assert table.run() is False
    assert "Final scoring" in text.getvalue()
    assert "could not be saved as" in text.getvalue() and "is saved" not in text.getvalue()


def test_leaving_says_that_the_game_is_not_saved(
    monkeypatch: pytest.MonkeyPatch, run: Runner, tmp_path: Path
) -> None:
    writes: list[Path] = []
    really = write_whole

    def only_once(path: Path, text: str) -> None:
        if writes:
            raise FULL
        writes.append(path)
        really(path, text)

    monkeypatch.setattr("magnifico.cli.session.write_whole", only_once)
    file = tmp_path / "game.magnifico"
    done = run(*SMALL, "--save", str(file), typed=["quit", "y"])
    assert done.status == 1 and done.err == ""
    assert "Leave the table? The game is not saved. (y/n)" in done.out
    assert "is saved" not in done.out
    assert done.out.rstrip().endswith(
        f"The game could not be saved as {file}: No space left on device"
    )


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a Unix with limits")
def test_a_limit_of_the_file_size_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.magnifico"
    command = [sys.executable, "-m", "magnifico.cli.main", *SMALL, "--save", str(file)]
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 0; exec "$@"', "bash", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "ignore", "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == f"magnifico: {file}: File too large\n"
    assert list(tmp_path.iterdir()) == []


# -------------------------------------------------------------------------------------- impossible paths


def test_an_impossible_file_name_is_reported_and_the_game_continues(
    run: Runner, tmp_path: Path
) -> None:
    lines = ["save ~nosuchuser/x", "save a\0b", "save /proc/x", "save", "score"]
    done = run(*SMALL, "--save", str(tmp_path / "game.magnifico"), typed=lines)
    assert done.status == 0 and done.err == ""
    assert "could not be saved as ~nosuchuser/x: No such file or directory" in done.out
    assert "could not be saved as a?b: Invalid argument" in done.out
    assert "could not be saved as /proc/x: " in done.out
    assert "If the game ended now" in done.out


@pytest.mark.parametrize("option", ["--save", "--load"])
def test_the_folder_of_an_unknown_user_is_one_line(option: str, run: Runner) -> None:
    done = run("play", option, "~nosuchuser/x")
    assert done.status == 2 and done.is_one_clear_line and "~nosuchuser/x" in done.err


def test_no_home_folder_is_one_line(monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("MAGNIFICO_GAMES", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    done = run(*SMALL)
    assert done.status == 2 and done.is_one_clear_line and "--save" in done.err


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["analyse", "{file}"]])
def test_a_seed_with_lone_surrogates_is_refused_in_one_line(
    command: list[str], run: Runner, tmp_path: Path
) -> None:
    game = Game.new(Options(players=2, rules="basic"), 3)
    while not game.is_over:
        game.advance(game.legal_moves()[0])
    file = tmp_path / "game.magnifico"
    file.write_text(save(game))
    done = run(*(word.format(file=file) for word in command), "--seed", "\udcff")
    assert done.status == 2 and done.is_one_clear_line and "--seed" in done.err


# -------------------------------------------------------------------------------------------- writing


def test_a_link_stays_a_link_and_the_file_keeps_its_permissions(tmp_path: Path) -> None:
    folder = tmp_path / "cloud"
    folder.mkdir()
    file = written(folder / "game.magnifico", ["Anna", "Bruno"])
    file.chmod(0o600)
    link = tmp_path / "link.magnifico"
    link.symlink_to(file)
    write_whole(link, "new text")
    assert link.is_symlink() and file.read_text() == "new text"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in folder.iterdir()] == ["game.magnifico"]
    away = tmp_path / "away.magnifico"
    away.symlink_to(folder / "later.magnifico")
    write_whole(away, "later")
    assert away.is_symlink() and (folder / "later.magnifico").read_text() == "later"


def test_a_game_with_a_byte_order_mark_is_loaded_and_may_be_overwritten(
    run: Runner, tmp_path: Path
) -> None:
    file = written(tmp_path / "game.magnifico", ["Anna", "Bruno [random]"])
    file.write_text("\ufeff" + file.read_text(encoding="utf-8"), encoding="utf-8")
    other = tmp_path / "other.magnifico"
    other.write_bytes(file.read_bytes())
    done = run("play", "--load", str(file), "--lang", "en", typed=[f"save {other}"])
    assert done.status == 0 and f"Game saved: {other}" in done.out
    assert other.read_bytes().startswith(b"Magnifico game")
