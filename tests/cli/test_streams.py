"""What the commands read and write: undecodable bytes, closed streams, control characters."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import Runner

SMALL = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--lang", "en"]


def test_undecodable_bytes_do_not_end_the_game(tmp_path: Path) -> None:
    environment = {**os.environ, "MAGNIFICO_GAMES": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", *SMALL, "--plain"],
        input=b"caf\xe9\nscore\n",
        capture_output=True,
        env={**environment, "PYTHONIOENCODING": "utf-8:strict"},
        check=False,
    )
    assert done.returncode == 0 and done.stderr == b""
    assert (
        b"neither a move nor a command" in done.stdout and b"If the game ended now" in done.stdout
    )


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize("command", ["version", "play --rules basic --players 2 --seed 1"])
def test_a_closed_stream_is_not_an_error(closed: str, command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m magnifico.cli.main {command} {closed}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "MAGNIFICO_GAMES": str(tmp_path), "PYTHONWARNINGS": "ignore"},
        check=False,
    )
    assert done.returncode == 0 and done.stderr == ""


def test_an_error_never_controls_the_terminal(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.magnifico"
    file.write_text("Magnifico game 1\n\x1b[31mred\n")
    done = run("replay", str(file))
    assert done.status == 2 and done.is_one_clear_line
    assert "?[31mred" in done.err and "\x1b" not in done.err
    assert "\x1b" not in run("replay", "--verify", str(file)).out
