"""Fluent messages and the rules of a language for numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnifico.texts import facts_of
from magnifico.texts.fluent import Arguments, Bundle, FluentError
from magnifico.texts.languages import LanguageError, language_folders

SOURCE = """
plain = Just words
    .title = A title
only =
    .title = No words
hello = Hello { $name }, { "{" }{ 7 }{ "}" }{ title }{ plain.title }!
title = { -game(case: "of", number: 2) }
-game = { $case ->
    [of] of the game of { $number } and { $other }
   *[plain] game
}
    .kind = board
coins = { $count ->
    [0] no coins
    [one] a coin
    [other] { $count } coins
   *[many] { $count } coins, many
}
case = { $case ->
    [one] first
   *[other] default
}
round = { around }
around = { round }
shouted = { SHOUT($name) }
nowhere = { nothing }
"""


def bundle(language: str = "en") -> Bundle:
    made = Bundle(facts_of(language))
    made.add(SOURCE)
    made.add("plain = Said twice")
    return made


@pytest.mark.parametrize(
    ("name", "arguments", "text"),
    [
        ("plain", {}, "Just words"),
        ("plain.title", {}, "A title"),
        (
            "hello",
            {"name": "Anna"},
            "Hello Anna, {7}of the game of 2 and {$other}A title!",
        ),
        ("coins", {"count": 0}, "no coins"),
        ("coins", {"count": 1}, "a coin"),
        ("coins", {"count": 2}, "2 coins"),
        ("coins", {"count": "?"}, "? coins, many"),
        ("case", {"case": "one"}, "first"),
        ("case", {"case": "two"}, "default"),
    ],
)
def test_messages_are_formatted(name: str, arguments: Arguments, text: str) -> None:
    assert bundle().format(name, arguments) == text


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("hello", r"\$name is missing"),
        ("only", "only has no text"),
        ("nowhere", "nothing has no text"),
        ("round", "round refers to itself"),
        ("shouted", "there is no function SHOUT"),
    ],
)
def test_what_cannot_be_formatted_says_why(name: str, what: str) -> None:
    with pytest.raises(FluentError, match=what):
        bundle().format(name, {})


# From the Unicode CLDR: plural rules for cardinal numbers, and the signs between groups of digits.
@pytest.mark.parametrize(
    ("language", "category", "numbers"),
    [
        ("en", "one", [1]),
        ("en", "other", [0, 2, 11, 21, 101]),
        ("it", "one", [1]),
        ("it", "other", [0, 2, 11, 21, 101]),
        ("es", "one", [1]),
        ("es", "other", [0, 2, 11, 21, 101]),
        ("de", "one", [1]),
        ("de", "other", [0, 2, 11, 21, 101]),
        ("fr", "one", [0, 1]),
        ("fr", "other", [2, 11, 21, 101]),
        ("ru", "one", [1, 21, 31, 101, 1001]),
        ("ru", "few", [2, 3, 4, 22, 24, 102, 1002]),
        ("ru", "many", [0, 5, 11, 12, 14, 19, 25, 111, 112, 114, 1000]),
    ],
)
def test_each_language_counts_in_its_way(language: str, category: str, numbers: list[int]) -> None:
    assert {facts_of(language).count(number) for number in numbers} == {category}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1,234,567"),
        ("it", "1.234.567"),
        ("es", "1.234.567"),
        ("ru", "1\u00a0234\u00a0567"),
        ("de", "1.234.567"),
        ("fr", "1\u202f234\u202f567"),
    ],
)
def test_long_numbers_are_grouped(language: str, text: str) -> None:
    made = Bundle(facts_of(language))
    made.add("number = { $number }")
    assert made.format("number", {"number": 1_234_567}) == text
    assert made.format("number", {"number": 999}) == "999"
    assert made.format("number", {"number": -1}) == "-1"


@pytest.mark.parametrize(
    ("facts", "what"),
    [
        ({"plurals": {"one": "n = 1"}}, "cannot read the plurals"),
        ({"plurals": "n == 1"}, "expected an object as plurals"),
        ({"thousands": 1}, "expected a text as thousands"),
        ({"plural": {}}, "expected an object with name, plurals, same, sounds, thousands"),
    ],
)
def test_wrong_rules_are_told_to_the_translator(
    facts: dict[str, object], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "language.json").write_text(json.dumps({"name": "Sample"} | facts))
    monkeypatch.setitem(language_folders(), "qab", tmp_path)
    with pytest.raises(LanguageError, match=f"^qab/language.json: {what}"):
        facts_of("qab")
