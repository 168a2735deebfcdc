"""A contest on a real Ray cluster of two nodes; all of it stays on the loopback interface."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnifico.engine.options import Options
from magnifico.research.arena import ArenaError, ArenaRequest, arena, stored
from magnifico.research.arena.match import play_plainly
from magnifico.research.arena.schedule import first_matches
from tests.custom_bots import GOOD, write_module

SCRIPT = Path(__file__).parent / "ray_cluster.py"
ENVIRONMENT = {
    **os.environ,
    "PYTHONWARNINGS": "ignore",
    "RAY_USAGE_STATS_ENABLED": "0",
    # Otherwise Ray takes the machine's own address for 127.0.0.1.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    # A busy machine isn't a reason to give a node up.
    "RAY_gcs_rpc_server_connect_timeout_s": "60",
    "RAY_py_gcs_connect_timeout_s": "120",
    "RAY_gcs_server_request_timeout_seconds": "120",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_health_check_initial_delay_ms": "60000",
    "RAY_health_check_timeout_ms": "60000",
}
# As in pyproject.toml; everywhere else a missing Ray is a failure.
needs_ray = pytest.mark.skipif(
    (sys.platform, platform.machine()) == ("darwin", "x86_64"),
    reason="Ray has no builds for Intel Macs: contests on a cluster cannot be tried there",
)
pytestmark = pytest.mark.deep
START = ["arena", "--bots", "random,greedy", "--players", "2", "--games", "6", "--seed", "ray"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[dict[str, Any]]:
    with subprocess.Popen(
        [sys.executable, str(SCRIPT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        told = next((line for line in process.stdout if line.startswith("{")), "")
        assert told, "the cluster did not start"
        yield json.loads(told)
        process.stdin.close()


def contest(*more: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", *START, "--json", *more],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    del data["seconds"]
    for bot in data["bots"]:
        bot["decisions"] = bot["decisions"]["count"]
    return data


@needs_ray
def test_games_are_played_on_both_nodes_and_end_as_they_do_here(cluster: dict[str, Any]) -> None:
    assert cluster["errors"] == [] and cluster["nodes"] == 2
    here = [
        play_plainly(match)
        for match in first_matches(("random", "greedy"), Options(players=2), "ray", 6)
    ]
    assert cluster["scores"] == [[seat.score for seat in result.seats] for result in here]


@needs_ray
def test_the_command_finds_the_same_on_a_cluster_as_here(
    cluster: dict[str, Any], tmp_path: Path
) -> None:
    there = contest("--ray", cluster["address"], "--out", str(tmp_path / "there"))
    here = contest("--out", str(tmp_path / "here"))
    assert there == here
    saved = sorted(path.name for path in (tmp_path / "there" / "games").iterdir())
    assert len(saved) == 6
    for name in saved:
        assert (tmp_path / "there" / "games" / name).read_text() == (
            tmp_path / "here" / "games" / name
        ).read_text()


@needs_ray
def test_a_node_with_another_version_is_named(cluster: dict[str, Any]) -> None:
    # This side pretends to be newer than the nodes.
    script = (
        "import magnifico, sys\n"
        "magnifico.__version__ = '99.0'\n"
        "from magnifico.cli.main import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *START, "--ray", cluster["address"]],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    # Ray itself may print something first, in lines that begin with the time in brackets.
    told = [line for line in done.stderr.splitlines() if not line.startswith("[")]
    assert done.returncode == 2 and len(told) == 1, done.stderr
    assert "E_RAY_VERSION" in told[0] and "not 99.0" in told[0]


@needs_ray
def test_a_custom_bot_plays_only_where_its_module_is_installed(
    cluster: dict[str, Any], tmp_path: Path
) -> None:
    write_module(tmp_path, "mine", GOOD)
    command = [sys.executable, "-P", "-m", "magnifico.cli.main"]
    given = [*START, "--ray", cluster["address"], "--bots"]
    found = subprocess.run(
        [*command, *given, "mine:Good,random"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert found.returncode == 0 and "mine:Good" in found.stdout, found.stderr
    # A module that only this side has, as if the nodes were other machines.
    script = (
        "import sys, types\n"
        "sys.modules['ghost'] = types.ModuleType('ghost')\n"
        f"exec({GOOD!r}, vars(sys.modules['ghost']))\n"
        "from magnifico.cli.main import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    missed = subprocess.run(
        [sys.executable, "-c", script, *given, "ghost:Good,random"],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    told = [line for line in missed.stderr.splitlines() if line.startswith("magnifico")]
    assert missed.returncode == 2 and len(told) == 1, missed.stderr
    assert "on a node of the cluster, there is no module 'ghost'" in told[0]
    assert "E_BOT_MODULE" in told[0] and "Traceback" not in missed.stderr


def test_without_openskill_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)  # as if it were not installed
    folder = tmp_path / "contest"
    folder.mkdir()
    for command in (arena, stored):
        with pytest.raises(ArenaError, match=r"magnifico\[research\]") as caught:
            command(ArenaRequest(("random",), 2, Options(players=2), out=folder))
        assert caught.value.code == "E_OPENSKILL_MISSING" and not list(folder.iterdir())


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(ArenaError, match=r"magnifico\[ray\]") as caught:
        arena(ArenaRequest(("random",), 2, Options(players=2), ray="127.0.0.1:1"))
    assert caught.value.code == "E_RAY_MISSING"


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", *START, "--ray", address],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert done.returncode == 2 and "E_RAY_UNREACHABLE" in done.stderr, done.stderr
    assert len(done.stderr.splitlines()) == 1 and done.stdout == ""
