"""The program's own words follow the chosen language: option, MAGNIFICO_LANG, the system's locale, English."""

from __future__ import annotations

import argparse
import ast
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from rich.text import Text

from magnifico.cli.arguments import one_line
from magnifico.cli.main import main
from magnifico.cli.painting import console_for
from magnifico.draw.measure import wrapped
from magnifico.texts import LANGUAGES, texts_for
from magnifico.texts.errors import describe_system_error, translate_sentence

VARIABLES = ("MAGNIFICO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
ERRORS = (
    "ArenaError",
    "BotError",
    "BotMistakeError",
    "OptionsError",
    "SavedGameError",
    "TrainingError",
)


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    capsys.readouterr()
    status = main(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "it", "play", "--help"),
        ("play", "--lang", "it", "--help"),
        ("--lang=it", "play", "-h"),
    ],
)
def test_the_option_may_come_before_or_after_the_command(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = said(capsys, *arguments)
    assert status == 0
    assert out.startswith("uso: magnifico play") and "opzioni:" in out
    assert "mostra questo aiuto ed esci" in out


@pytest.mark.parametrize(
    ("environment", "beginning"),
    [
        ({}, "usage:"),
        ({"LANG": "es_ES.UTF-8"}, "uso:"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "es_ES.UTF-8"}, "использование:"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "usage:"),
        ({"MAGNIFICO_LANG": "ru", "LC_ALL": "it_IT.UTF-8"}, "использование:"),
    ],
)
def test_variables_apply_in_order_of_precedence(
    environment: dict[str, str],
    beginning: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert said(capsys, "--help")[1].startswith(beginning)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("play", "--players"),
        ("play", "--players", "x"),
        ("play", "--players", "9"),
        ("play", "--rules", "x"),
        ("play", "--unknown"),
        ("play", "--bots", "nobody"),
        ("play", "--jobs", "0"),
        ("arena", "--bots", "greedy", "--jobs", "1", "--ray", "x"),
        ("cards", "99999"),
        ("replay", "no-such-file"),
        ("replay",),
        ("play", "--load", "x", "--seed", "1"),
        ("simulate", "--games", "0"),
    ],
)
def test_mistakes_are_one_line_in_each_language(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = set()
    for language in LANGUAGES:
        status, _, err = said(capsys, "--lang", language, *arguments)
        assert status == 2 and err.count("\n") == 1 and err.startswith("magnifico"), err
        lines.add(err)
    assert len(lines) == len(LANGUAGES)


PARTS = {"hint": "", "turn": "at move 7", "words": "7 chose 7 at move 7, which is"}
"""Variables that contain part of the sentence."""


def filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    return PARTS.get(part.value.id, "7") if isinstance(part.value, ast.Name) else "7"


def literal_sentences() -> list[str]:
    """The sentences that the library raises, with 7 for each of their variables."""
    found = []
    package = Path(str(files("magnifico")))
    for folder in ("engine", "bots", "arena", "training"):
        for source in package.joinpath(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id not in ERRORS:
                    continue
                for argument in node.args:
                    if isinstance(argument, ast.JoinedStr):
                        found.append("".join(map(filled, argument.values)))
                    elif isinstance(argument, ast.Constant) and " " in str(argument.value):
                        found.append(str(argument.value))
    return found


def test_every_sentence_of_the_library_is_translated() -> None:
    sentences = literal_sentences()
    assert len(sentences) > 50
    texts = texts_for("it")
    assert [one for one in sentences if translate_sentence(one, texts) == one] == []


def test_common_reasons_of_the_system_are_translated() -> None:
    error = FileNotFoundError(2, "No such file or directory")
    assert describe_system_error(error, texts_for("en")) == "No such file or directory"
    assert describe_system_error(error, texts_for("ru")) == "Нет такого файла или папки"


def test_other_parsers_in_this_process_keep_their_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = argparse.ArgumentParser(prog="other")
    assert said(capsys, "--lang", "it", "--help")[1].startswith("uso:")
    assert other.format_help().startswith("usage: other") and "options:" in other.format_help()


def test_a_no_break_space_stays_in_the_terminal() -> None:
    """French and German write one before a mark, or between a number and its unit."""
    sentence = "Anna\N{NO-BREAK SPACE}: 3\N{NARROW NO-BREAK SPACE}pièces\nou\trien"
    assert one_line(sentence) == sentence.replace("\n", " ").replace("\t", " ")
    assert wrapped(sentence, 10, 1000) == [one_line(sentence)]
    printed = StringIO()
    console_for(file=printed, width=13).print(Text("Il paie à Anna\N{NO-BREAK SPACE}: rien"))
    assert [line.rstrip(" ") for line in printed.getvalue().split("\n")[:2]] == [
        "Il paie à",
        "Anna\N{NO-BREAK SPACE}: rien",
    ]
