"""Custom bots on the command line, as the shell starts it: in games, contests and saved games, and when they fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import Outcome
from tests.custom_bots import FAULTY, GOOD, write_module, write_package

CONTEST = ["arena", "--bots", "mine:Good", "--against", "random", "--players", "2", "--games", "4"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder where somebody keeps bots and types commands."""
    write_module(tmp_path, "mine", GOOD)
    write_module(tmp_path, "faulty", FAULTY)
    return tmp_path


def magnifico(folder: Path, *arguments: str, path: str = "") -> Outcome:
    """A command typed in a folder. Like the installed command, it doesn't find the folder's modules by itself."""
    inherited = [path, os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "MAGNIFICO_GAMES": str(folder / "games"),
        "PYTHONPATH": os.pathsep.join(each for each in inherited if each),
        "PYTHONWARNINGS": "ignore",
        "LANG": "C.UTF-8",
    }
    done = subprocess.run(
        [sys.executable, "-P", "-m", "magnifico.cli.main", *arguments],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def without_times(text: str) -> object:
    data = json.loads(text)
    del data["seconds"]
    for bot in data["bots"]:
        del bot["decisions"]
    return data


def test_a_bot_in_this_folder_competes_in_any_number_of_processes(folder: Path) -> None:
    alone = magnifico(folder, *CONTEST, "--json", "--jobs", "1")
    several = magnifico(folder, *CONTEST, "--json", "--jobs", "2", "--out", "kept")
    assert alone.status == several.status == 0, alone.err + several.err
    assert without_times(alone.out) == without_times(several.out)
    assert "thinking" in alone.err  # what the bot prints
    saved = (folder / "kept" / "games" / "00001.magnifico").read_text(encoding="utf-8")
    assert "[mine:Good]" in saved
    assert magnifico(folder, "replay", "--verify", "kept/games/00001.magnifico").status == 0


def test_a_long_name_leaves_the_numbers_of_the_table_whole(folder: Path) -> None:
    long = "a_bot_with_quite_a_long_name_indeed"
    write_module(folder, long, GOOD)
    shown = magnifico(folder, *CONTEST, "--bots", f"{long}:Good")
    assert shown.status == 0 and "…" not in shown.out
    assert max(len(line.rstrip()) for line in shown.out.splitlines()) <= 100


def test_an_installed_bot_is_known_everywhere_by_its_name(folder: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    write_module(packages, "theirs", GOOD)
    write_package(packages, "theirs", cautious="theirs:Good")
    start = ["simulate", "--bots", "cautious,random", "--players", "2", "--games", "2", "--json"]
    found = magnifico(folder, *start, "--jobs", "2", path=str(packages))
    assert found.status == 0, found.err
    assert [bot["name"] for bot in json.loads(found.out)["bots"]] == ["cautious", "random"]
    missing = magnifico(folder, *start)
    assert missing.status == 2 and missing.is_one_clear_line and "'cautious'" in missing.err


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere:Bot", "E_BOT_MODULE"),
        ("mine:Nobody", "E_BOT_MISSING"),
        ("mine:", "E_BOT_UNKNOWN"),
        ("broken:Bot", "E_BOT_IMPORT"),
        ("json:loads", "E_BOT_CONSTRUCTOR"),
    ],
)
def test_a_missing_bot_is_bad_input(command: str, name: str, code: str, folder: Path) -> None:
    write_module(folder, "broken", "raise ValueError('\\x1b[31mred')")
    more = [] if command == "play" else ["--games", "2"]
    done = magnifico(folder, command, "--players", "2", "--bots", name, *more)
    assert done.status == 2 and done.is_one_clear_line, done.err
    assert code in done.err and done.out == "" and "\x1b" not in done.err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_bot_that_fails_ends_the_contest_with_one_line(
    command: str, jobs: str, folder: Path
) -> None:
    given = [command, "--bots", "faulty:Raises,random", "--players", "2", "--jobs", jobs]
    done = magnifico(folder, *given, "--games", "40")
    assert done.status == 1 and done.is_one_clear_line and done.out == "", done.err
    assert "in game " in done.err and "faulty:Raises raised LookupError: no idea" in done.err
    assert "(faulty.py, line 8)" in done.err and "E_BOT_RAISED" in done.err


def test_a_refused_move_is_told_with_the_reason_a_player_hears(folder: Path) -> None:
    given = ["simulate", "--bots", "faulty:PassesAlways", "--players", "2", "--games", "1"]
    done = magnifico(folder, *given)
    assert done.status == 1 and done.is_one_clear_line
    assert "which is refused with E_" in done.err and done.err.rstrip().endswith(".")


def test_a_contest_resumes_once_its_bot_is_fixed(folder: Path) -> None:
    """Earlier games stay in the folder; the one that broke is played again."""
    fails_late = GOOD.replace("self.made_with =", "MADE.append(1); self.made_with =")  # once a game
    fails_late = fails_late.replace('print("thinking")', "assert len(MADE) < 3")
    write_module(folder, "mine", f"MADE = []\n{fails_late}")
    out = ["--out", "kept", "--json"]
    broken = magnifico(folder, *CONTEST, *out)
    assert broken.status == 1 and broken.is_one_clear_line and "AssertionError" in broken.err
    kept = (folder / "kept" / "results.jsonl").read_text().splitlines()
    assert len(kept) == 2 and not any("error" in json.loads(line) for line in kept)
    write_module(folder, "mine", GOOD.replace('print("thinking")', "pass"))
    done = magnifico(folder, *CONTEST, *out)
    assert done.status == 0 and done.err == "" and json.loads(done.out)["games"] == 4


# ------------------------------------------------------------------------------------------ at the table

GAME = ["play", "--players", "2", "--rules", "basic", "--seed", "5", "--plain", "--auto-end"]


def play(folder: Path, *arguments: str) -> Outcome:
    return magnifico(folder, *GAME, "--save", "g.magnifico", *arguments)


@pytest.mark.slow
def test_a_saved_game_runs_no_module_that_its_reader_has_not_named(folder: Path) -> None:
    begun = play(folder, "--bots", "mine:Good")
    assert begun.status == 0 and "--load g.magnifico --custom-bots mine:Good" in begun.out
    (folder / "mine.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    refused = magnifico(folder, "play", "--load", "g.magnifico")
    assert refused.status == 2 and refused.is_one_clear_line
    assert "E_BOT_NOT_ALLOWED" in refused.err and "imported" not in refused.err
    others = magnifico(folder, "play", "--load", "g.magnifico", "--custom-bots", "faulty:Raises")
    assert others.status == 2 and "E_BOT_NOT_ALLOWED" in others.err
    write_module(folder, "mine", GOOD)
    again = magnifico(
        folder, "play", "--load", "g.magnifico", "--plain", "--custom-bots", "mine:Good"
    )
    assert again.status == 0 and "Your turn" in again.out
    for command in ("replay", "analyse"):  # neither of which plays
        assert "E_BOT" not in magnifico(folder, command, "g.magnifico").err


def test_bots_allowed_for_loading_are_refused_for_a_new_game(folder: Path) -> None:
    done = play(folder, "--bots", "mine:Good", "--custom-bots", "mine:Good")
    assert done.status == 2 and done.is_one_clear_line and "--custom-bots" in done.err


def test_a_game_whose_bot_fails_is_saved_and_can_be_resumed(folder: Path) -> None:
    done = play(folder, "--bots", "faulty:Forgets")
    assert done.status == 1 and done.is_one_clear_line, done.err
    assert "faulty:Forgets returned None at move 1" in done.err and "E_BOT_MOVE" in done.err
    assert "--load g.magnifico --custom-bots faulty:Forgets" in done.out
    load = ["play", "--load", "g.magnifico", "--plain", "--custom-bots", "faulty:Forgets"]
    again = magnifico(folder, *load)
    assert again.status == 1 and "faulty:Forgets returned None at move 1" in again.err
    mended = FAULTY.replace("        position.legal[0]", "        return position.legal[0]")
    write_module(folder, "faulty", mended)
    assert magnifico(folder, *load).status == 0
