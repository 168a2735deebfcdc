"""A new language is a folder and no code: a made-up one, with every English text in brackets, in a folder elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

CODE = "qaa"


def bracket(pattern: ftl.Pattern) -> None:
    pattern.elements = [ftl.TextElement("⟦"), *pattern.elements, ftl.TextElement("⟧")]


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("locales")
    folder = root / CODE
    folder.mkdir()
    for source in Path(str(files("magnifico.texts") / "locales" / "en")).glob("*.ftl"):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    bracket(entry.value)
                for attribute in entry.attributes:
                    bracket(attribute.value)
        text = FluentSerializer().serialize(resource)
        (folder / source.name).write_text(text, encoding="utf-8")
    (folder / "language.json").write_text(json.dumps({"name": "Bracketed"}), encoding="utf-8")
    return root


def run(locales: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "MAGNIFICO_LOCALES": str(locales),
        "MAGNIFICO_GAMES": str(locales.parent / "games"),
        "PYTHONWARNINGS": "ignore",
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )


def test_its_cards_are_printed_with_the_english_names(locales: Path) -> None:
    done = run(locales, "cards", "5", "--lang", CODE)
    english = run(locales, "cards", "5", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("⟦") > 2 and "⟦" not in english.stdout
    name = english.stdout.splitlines()[0].split("  ")[0]
    assert done.stdout.startswith(name)


def test_a_game_is_played_in_it(locales: Path) -> None:
    done = run(locales, "play", "--lang", CODE, "--plain", "--seed", "1", typed="help\nquit\ny\n")
    assert done.returncode == 0, done.stderr
    assert "⟦" in done.stdout


def test_its_help_and_its_errors_are_written_in_it(locales: Path) -> None:
    assert "⟦play a game in this terminal⟧" in run(locales, "--lang", CODE, "--help").stdout
    done = run(locales, "play", "--players", "9", "--lang", CODE)
    assert done.returncode == 2
    assert done.stderr == "magnifico: ⟦2 to 4 players (5 with the expansion houses), not 9⟧\n"


def test_the_check_finds_it_complete(locales: Path) -> None:
    done = run(locales, "texts", "check", CODE, "--json")
    found = [one for one in json.loads(done.stdout) if "characters" not in one["what"]]
    assert found == []


def test_the_check_names_every_kind_of_mistake(locales: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(locales, broken)
    file = broken / CODE / "server.ftl"
    text = file.read_text(encoding="utf-8")
    text = text.replace("problem-muted = ⟦You can’t write here.⟧\n", "")
    text = text.replace("table-agreed = ⟦{ $player } agrees.⟧", "table-agreed = ⟦{ $who } agrees.⟧")
    text += "no-such-id = ⟦left over⟧\n"
    file.write_text(text, encoding="utf-8")
    page = broken / CODE / "web.ftl"
    words = page.read_text(encoding="utf-8")
    old = next(line for line in words.splitlines() if line.startswith("web-theme-dark"))
    words = words.replace(old, f"web-theme-dark = {'x' * 99}")
    page.write_text(words, encoding="utf-8")
    done = run(broken, "texts", "check", CODE)
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert f"{CODE}/server.ftl:problem-muted: is missing" in lines
    assert f"{CODE}/server.ftl:table-agreed: uses $who, which English doesn't" in lines
    assert f"{CODE}/server.ftl:table-agreed: doesn't use $player, which English does" in lines
    assert f"{CODE}/server.ftl:no-such-id: is not in English" in lines
    assert any(
        line.startswith(f"{CODE}/web.ftl:web-theme-dark: has 99 characters") for line in lines
    )


def test_a_missing_text_is_english(locales: Path, tmp_path: Path) -> None:
    partial = tmp_path / "partial"
    shutil.copytree(locales, partial)
    (partial / CODE / "commands.ftl").unlink()
    done = run(partial, "--lang", CODE, "--help")
    assert done.returncode == 0 and "play a game in this terminal" in done.stdout


@pytest.mark.parametrize(
    ("variables", "arguments"),
    [
        ({}, ("texts", "check", "xx")),
        ({"MAGNIFICO_LANG": "xx"}, ("version",)),
        ({"MAGNIFICO_LOCALES": "/no/such/folder"}, ("version",)),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    variables: dict[str, str],
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from magnifico.cli.main import main

    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MAGNIFICO_LANG", "MAGNIFICO_LOCALES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(list(arguments)) == 2
    assert capsys.readouterr().err.count("\n") == 1
