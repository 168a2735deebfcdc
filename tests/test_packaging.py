"""What is installed, built and committed is what we think it is."""

from __future__ import annotations

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import magnifico
from magnifico._engine_choice import compiled_from_current_sources, engine_build
from tests.environment import without_settings
from tests.repository import tracked_files
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "magnifico"

ASK_FOR_BUILD = """
import importlib, pathlib, magnifico
from magnifico import _engine_choice
folder = pathlib.Path(magnifico.__file__).parent / "engine"
for source in sorted(folder.glob("[!_]*.py")):
    module = importlib.import_module(f"magnifico.engine.{source.stem}")
    print(pathlib.Path(module.__file__).suffix)
print(_engine_choice.engine_build())
"""


def run_python(code: str, **variables: str) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAGNIFICO_")}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment | variables,
        stdout=subprocess.PIPE,  # pytest shows what it says on standard error
        text=True,
        check=True,
    ).stdout


def test_a_compiled_engine_is_never_older_than_its_sources() -> None:
    assert engine_build() == "interpreted" or compiled_from_current_sources(), "run make engine"


def test_the_engine_asked_for_is_the_engine_that_runs() -> None:
    asked = os.environ.get("MAGNIFICO_INTERPRETED") == "1"
    if asked or not compiled_from_current_sources():
        assert engine_build() == "interpreted"
    else:
        assert engine_build() == "compiled"


def test_the_interpreted_engine_runs_on_request_even_beside_a_compiled_one() -> None:
    *suffixes, build = run_python(ASK_FOR_BUILD, MAGNIFICO_INTERPRETED="1").split()
    assert build == "interpreted"
    assert set(suffixes) == {".py"}


def test_the_compiled_engine_runs_by_itself_where_it_was_built() -> None:
    if not compiled_from_current_sources():
        assert os.environ.get("CI") != "true", "CI has to test a compiled engine"
        pytest.skip("the engine was not compiled here")
    *suffixes, build = run_python(ASK_FOR_BUILD).split()
    assert build == "compiled"
    assert set(suffixes) <= {".so", ".pyd", ".py"}
    assert set(suffixes) & {".so", ".pyd"}


def test_engine_and_content_import_only_the_standard_library_and_each_other() -> None:
    for folder in ("engine", "content"):
        for source in (PACKAGE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                names = []
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    names = [node.module or ""]
                for name in names:
                    own = name.startswith(("magnifico.engine", "magnifico.content"))
                    assert own or name.partition(".")[0] in sys.stdlib_module_names, (source, name)


def project_copy(folder: Path) -> Path:
    """What a wheel is built from, without the page."""
    (folder / "scripts").mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / "scripts" / "page.py", folder / "scripts")
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder


@pytest.mark.parametrize("page", ["missing", "outdated", "right"])
@pytest.mark.parametrize("asked", ["build_py", "sdist"])
def test_nothing_is_packed_without_the_page_of_these_sources(
    asked: str, page: str, tmp_path: Path
) -> None:
    project = project_copy(tmp_path / "project")
    (project / "web" / "src").mkdir(parents=True)
    source = project / "web" / "src" / "main.ts"
    source.write_bytes(b"1;\n2;\n")
    built = project / "src" / "magnifico" / "web" / "static"
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAGNIFICO_")}
    if page != "missing":
        built.mkdir()
        (built / "index.html").touch()
        mark = [sys.executable, "scripts/page.py", "mark"]
        subprocess.run(mark, cwd=project, env=environment, check=True)
        source.write_bytes(b"1;\r\n2;\r\n" if page == "right" else b"3;\n")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", asked],
        cwd=project,
        env=environment | {"MAGNIFICO_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if page == "right":
        assert done.returncode == 0, done.stderr
        packed = list((project / "build").rglob("index.html"))
        for archive in (project / "dist").glob("*.tar.gz"):
            with tarfile.open(archive) as opened:
                packed += [Path(name) for name in opened.getnames() if "static/index" in name]
        assert len(packed) == 1
    else:
        assert done.returncode == 1
        assert done.stderr.splitlines() == [
            "magnifico: the page for the browser is missing or outdated; build it first: make web"
        ]


LATE_IMPORT = """
import os, pathlib, subprocess, sys, magnifico
from magnifico import _engine_choice
folder = pathlib.Path(magnifico.__file__).parent
mark = folder / _engine_choice.BUILD_MARK
suffix = _engine_choice.EXTENSION_SUFFIXES[0]
(folder / "bots" / f"search{suffix}").write_text("no program")
if sys.argv[1] == "whole":
    mark.write_text(f"{_engine_choice.source_digest()}\\nmagnifico.bots.search\\n")
import magnifico.bots.search
child = "import magnifico.bots.search; print(magnifico._engine_choice.engine_build())"
subprocess.run([sys.executable, "-c", child], check=True)
"""


@pytest.mark.parametrize("made", ["half", "whole"])
def test_an_engine_that_is_compiled_beside_a_running_game_is_used_from_the_next_start_on(
    made: str, tmp_path: Path
) -> None:
    """By nothing that is already running, nor by the processes that this starts."""
    project = project_copy(tmp_path / "project")
    (project / "src" / "magnifico" / "engine" / "_compiled_from.txt").unlink(missing_ok=True)
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAGNIFICO_")}
    told = subprocess.run(
        [sys.executable, "-c", LATE_IMPORT, made],
        env=environment | {"PYTHONPATH": str(project / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    assert told == "interpreted\n"


USE_WHEEL = """
import magnifico, magnifico.cli.main, magnifico.server.app
from magnifico.bots.evaluation.network import shipped_network
from magnifico.texts import LANGUAGES, texts_for
game = magnifico.Game.new(magnifico.Options(players=2), seed=1)
shipped_network(), [texts_for(language) for language in LANGUAGES]
print(magnifico.__file__)
"""


@pytest.mark.deep
def test_a_wheel_carries_all_that_the_game_needs_and_nothing_of_an_older_build(
    tmp_path: Path,
) -> None:
    project = project_copy(tmp_path / "project")
    package = project / "src" / "magnifico"
    (package / "gone.py").touch()
    pure = os.environ | {"MAGNIFICO_PURE": "1"}
    asked = [sys.executable, "setup.py", "-q", "build_py"]
    page = package / "web" / "static"
    for name in ("index.html", "built-from.txt", "assets/index-1.js", "licences/svelte.txt"):
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).touch()
    subprocess.run(asked, cwd=project, env=pure, check=True)
    assert (project / "build" / "lib" / "magnifico" / "gone.py").exists()
    (package / "gone.py").unlink()
    build_wheel = "from setuptools import build_meta; build_meta.build_wheel('wheels')"
    built = subprocess.run(
        [sys.executable, "-c", build_wheel],
        cwd=project,
        env=pure,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "page" not in built.stderr
    (wheel,) = (project / "wheels").glob("*.whl")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(unpacked)
    inside = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    sources = [*package.rglob("*.py"), *package.glob("web/static/**/*.*")]
    data = [
        "content/packs/**/*.toml",
        "texts/locales/**/*.*",
        "texts/*.toml",
        "bots/*.npz",
        "bots/explain/*.toml",
        "features/previews/fonts/*.*",
        "py.typed",
    ]
    for pattern in data:
        found = list(package.glob(pattern))
        assert found, pattern
        sources += found
    wanted = {path.relative_to(project / "src").as_posix() for path in sources}
    about = f"magnifico-{magnifico.__version__}.dist-info/licenses"
    wanted |= {f"{about}/LICENSE", f"{about}/NOTICE.md"}
    migrations = "magnifico/server/storage/migrations/versions"
    assert any(name.startswith(f"{migrations}/m0010") for name in wanted)
    assert not wanted - inside
    assert "magnifico/gone.py" not in inside
    used = subprocess.run(
        [sys.executable, "-P", "-c", USE_WHEEL],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert used.returncode == 0, used.stderr
    assert Path(used.stdout.strip()).is_relative_to(unpacked)


SERVE_WITHOUT = """
import sys
folder, *missing = sys.argv[1:]
sys.modules |= dict.fromkeys(missing)  # as if they were not installed
from magnifico.cli.main import main
sys.exit(main(["serve", "--port", "0", "--data", folder]))
"""
BESIDES = ("gymnasium", "openskill", "pettingzoo", "asyncpg", "redis", "resvg_py", "uvloop")
"""What the extras `host` and `research` add to `server`."""


def test_a_server_on_sqlite_needs_only_its_own_extra(tmp_path: Path) -> None:
    environment = without_settings(os.environ)
    with subprocess.Popen(
        [sys.executable, "-c", SERVE_WITHOUT, str(tmp_path), *BESIDES],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            assert "listens on http://127.0.0.1:" in server.stdout.readline()
        finally:
            server.terminate()
    assert server.returncode in (0, -signal.SIGTERM)


def test_a_server_does_not_load_what_few_servers_need() -> None:
    loaded = run_python("import magnifico.server.process, sys; print(*sys.modules)").split()
    assert "sqlalchemy" in loaded
    assert not {*BESIDES, "alembic", "httpx", "pygments", "rich"} & set(loaded)


def test_no_file_names_a_package_registry_or_a_folder_of_somebodys_machine() -> None:
    folders = {Path.home(), ROOT.parent} - {Path("/"), Path(tempfile.gettempdir())}
    if len(ROOT.parent.parts) < 3:  # "/src" or "/work" is anybody's
        folders.discard(ROOT.parent)
    forbidden = re.compile(
        r"index[-_]url\s*=|--(extra-)?index-url|trusted-host|https?://\S+/simple/"
        r"|https?://\S+/-/\S+\.tgz|" + "|".join(re.escape(f"{folder}/") for folder in folders)
    )
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked_files()
        if path != Path(__file__).resolve()
        for match in forbidden.finditer(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert not found


def test_the_locks_name_exact_versions_with_hashes_and_nothing_else() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text(encoding="utf-8").replace(" \\\n", "")
        for line in text.splitlines():
            exact = r"#.*|-r \w+\.txt|[\w.\-]+==[\w.]+( ; [^;]+?)?( +--hash=sha256:[0-9a-f]{64})+"
            assert re.fullmatch(exact, line), (lock.name, line)


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("python", ["3.11.0", "3.11.9", "3.12.0", "3.14.0"])
def test_the_locks_are_complete_for_every_python_and_system(python: str, system: str) -> None:
    """Follows what the installed packages require: what is needed elsewhere has to be locked too."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    there = {
        "python_full_version": python,
        "python_version": python.rpartition(".")[0],
        "sys_platform": system,
        "platform_system": {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[system],
        "os_name": "nt" if system == "win32" else "posix",
    }
    extras = project["optional-dependencies"]
    wanted = project["dependencies"] + extras["server"] + extras["host"][1:] + extras["research"]
    assert extras["host"][0] == "magnifico[server]"
    wanted += [one for one in settings["dependency-groups"]["dev"] if isinstance(one, str)]
    locked = {}
    for lock in ("play", "setup", "dev", "build"):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        for line in re.findall(r"^\w[^\\\n]*", text, re.MULTILINE):
            pin = Requirement(line)
            if pin.marker is None or pin.marker.evaluate(there):
                locked[pin.name] = pin.specifier
    seen: set[str] = set()
    waiting = [(Requirement(text), frozenset({""})) for text in wanted]
    while waiting:
        need, asked = waiting.pop()
        if need.marker and not any(need.marker.evaluate(there | {"extra": one}) for one in asked):
            continue
        name = canonicalize_name(need.name)
        assert name in locked, f"{need} is not locked for Python {python} on {system}"
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # needed there, not here
        if str(need) in seen or found.version not in locked[name]:
            continue
        seen.add(str(need))
        pythons = found.metadata.json.get("requires_python", "")
        assert isinstance(pythons, str) and python in SpecifierSet(pythons), f"{name} on {python}"
        more = frozenset({"", *need.extras})
        waiting += [(Requirement(text), more) for text in found.requires or ()]
    assert len(seen) > 60


def commands_of(target: str) -> str:
    """What `make` would do for a target."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "-n", target]
    return subprocess.run(
        asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_every_test_runs_in_one_of_the_tiers() -> None:
    """`make test` takes all tests but the deep ones, `make test-deep` those; each ends with what it ran."""
    runs = re.compile(r"^.*-m pytest --dist worksteal -n \S+(?: \+ 1\)\))?([^;\n]*)", re.MULTILINE)
    *both_builds, everything = runs.findall(commands_of("test"))
    assert everything.strip() == "", "nothing is chosen or left out"
    assert len(both_builds) == 1 and all((ROOT / path).exists() for path in both_builds[0].split())
    *others, deep = runs.findall(commands_of("test-deep"))
    assert deep.strip() == "-m 'deep or random_games'"
    interpreted = next(run for run in others if "--ignore" in run)
    left_out = re.findall(r" --ignore=(\S+)", interpreted)
    assert left_out and all((ROOT / path).exists() for path in left_out)
    assert not [path for path in left_out if "engine" in path or "scenarios" in path]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pytest_settings = settings["tool"]["pytest"]["ini_options"]
    assert pytest_settings["testpaths"] == ["tests"]
    chosen = pytest_settings["addopts"].index("-m")
    assert pytest_settings["addopts"][chosen + 1] == "not deep"
    assert not {"-k", "--ignore", "--deselect"} & set(pytest_settings["addopts"])


def waits(source: Path) -> Iterator[str]:
    """Sleeps for a fixed time, and timeouts of more than two minutes."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called.endswith("sleep") and ast.unparse(node.args[0]) != "0":  # 0: others' turn
            yield f"{source.name}:{node.lineno}: {called}"
        limits = [each.value for each in node.keywords if each.arg == "timeout"]
        if called.rpartition(".")[2] in ("wait", "wait_for", "join", "timeout"):
            limits += node.args
        for limit in limits:
            value = limit.value if isinstance(limit, ast.Constant) else None
            if isinstance(value, int | float) and value > PATIENCE:
                yield f"{source.name}:{node.lineno}: {value} s"


def test_tests_wait_for_what_happens_and_never_longer_than_two_minutes(tmp_path: Path) -> None:
    sleeping = tmp_path / "sleeping.py"
    sleeping.write_text("import time\ntime.sleep(0.1)\nwork.communicate(timeout=900)\n")
    assert list(waits(sleeping)) == ["sleeping.py:2: time.sleep", "sleeping.py:3: 900 s"]
    sources = set((ROOT / "tests").rglob("*.py")) - {ROOT / "tests" / "waiting.py"}
    assert PATIENCE <= 120 and len(sources) > 100
    assert not [found for source in sorted(sources) for found in waits(source)]


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(magnifico.__file__).parent / "py.typed").is_file()
