"""Numbers given as options: impossible ones are refused in one sentence, before anything is played or written."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magnifico.research.arena.balance import main as balance
from magnifico.typed import count, seconds

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("text", ["0", "-3", "1.5", "", "x", "nan", "²"])
def test_counts_below_one_are_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="whole number from 1 on"):
        count(text)
    assert count("12") == 12


@pytest.mark.parametrize("text", ["0", "-1", "inf", "nan", "", "x"])
def test_a_length_of_time_must_be_positive(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="seconds above 0"):
        seconds(text)
    assert seconds("0.5") == 0.5


def test_balance_of_no_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    with pytest.raises(SystemExit) as ended:
        balance(["--games", "0", "--output", str(page)])
    assert ended.value.code == 2 and not page.exists()
    assert "--games: a whole number from 1 on is needed, not '0'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["bids.py", "--deals", "0"],
        ["strength.py", "--only", "self-2", "--games", "0"],
        ["load.py", "--step", "0"],
        ["run.py", "--peer-python", "python", "--seconds", "0"],
    ],
    ids=lambda command: command[0],
)
def test_the_scripts_of_bench_refuse_it_too(command: list[str]) -> None:
    script, *options = command
    ended = subprocess.run(
        [sys.executable, str(ROOT / "bench" / script), *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 2 and " is needed, not '0'" in ended.stderr
    assert "Traceback" not in ended.stderr
