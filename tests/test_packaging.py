"""What is installed, built and committed is what we think it is."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import magnifico
from magnifico._engine_choice import compiled_from_current_sources, engine_build

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


def tracked_files() -> list[Path]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


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


@pytest.mark.slow
def test_a_wheel_carries_packs_words_and_sources(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, project)
    shutil.copytree(
        ROOT / "src", project / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    build_wheel = "from setuptools import build_meta; build_meta.build_wheel('wheels')"
    subprocess.run(
        [sys.executable, "-c", build_wheel],
        cwd=project,
        env=os.environ | {"MAGNIFICO_PURE": "1"},
        capture_output=True,
        check=True,
    )
    (wheel,) = (project / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        inside = set(opened.namelist())
    data = [
        *PACKAGE.glob("content/packs/**/*.toml"),
        *PACKAGE.glob("texts/locales/**/*.ftl"),
        *PACKAGE.glob("engine/*.py"),
        PACKAGE / "py.typed",
    ]
    missing = {path.relative_to(ROOT / "src").as_posix() for path in data} - inside
    assert not missing
    assert any(name.endswith(".toml") for name in inside)


def test_no_file_names_a_package_registry_or_a_folder_of_somebodys_machine() -> None:
    folders = {Path.home(), ROOT.parent} - {Path("/"), Path(tempfile.gettempdir())}
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


def test_the_locks_name_exact_versions_and_nothing_else() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        for line in lock.read_text(encoding="utf-8").splitlines():
            assert re.fullmatch(r"#.*|-r \w+\.txt|[\w.\-]+==[\w.]+", line), (lock.name, line)


def test_make_test_leaves_out_no_test() -> None:
    """One run takes everything there is, one more the interpreted engine but for what the Makefile names."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    told = subprocess.run(
        ["make", "-n", "test"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    interpreted, everything = re.findall(r"^.*-m pytest\b.*$", told, re.MULTILINE)
    assert re.fullmatch(r"\S+ -m pytest --dist worksteal -n \S+( \+ 1\)\))?", everything)
    left_out = re.findall(r" --ignore=(\S+?)(?=[ ;])", interpreted)
    assert left_out and "MAGNIFICO_INTERPRETED=1" in interpreted
    assert all((ROOT / path).exists() for path in left_out)
    assert not [path for path in left_out if "engine" in path or "scenarios" in path]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pytest_settings = settings["tool"]["pytest"]["ini_options"]
    assert pytest_settings["testpaths"] == ["tests"]
    assert not {"-m", "-k", "--ignore", "--deselect"} & set(pytest_settings["addopts"])


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(magnifico.__file__).parent / "py.typed").is_file()
