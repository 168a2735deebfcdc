"""Effects and standing rules are declared once, docs/effects.md shows them, and a new one touches few files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnifico.content import reference, vocabulary
from magnifico.content.effect_places import STANDING as STANDING_PLACES
from magnifico.content.effect_places import Where
from magnifico.content.effects import EFFECTS, PLACES, Effect
from magnifico.content.standing_rules import RULES
from magnifico.engine.printed.card import ACTIVATED, IMMEDIATE
from magnifico.engine.printed.leader import ABILITY
from magnifico.engine.printed.standing import SET_REWARD, STANDING
from magnifico.engine.printed.tile import TILE
from tests.effect_examples import documented_effects

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / reference.PAGE).read_text(encoding="utf-8")
MOST_FILES = 6
KINDS = ("py", "toml", "ftl", "md", "json", "svelte", "ts")
# What a pull request with a new effect leaves alone: other languages are owed by their translators, cards that use the
# effect are data, the facts of the boxes are recorded independently of our packs, and two files are written by
# programs (`make protocol`, `npm run types`).
NOT_COUNTED = re.compile(
    r"src/magnifico/texts/locales/(?!en/)|src/magnifico/content/packs/|src/magnifico/web/static/"
    r"|tests/facts/|tests/content/(converter|test_effects)\.py|docs/protocol/|web/src/net/schema"
)
COUNTED = {
    "### A new effect": re.compile(
        r"[mM]ilitary.?[cC]atch.?[uU]p|\bcatch_up\(state|info\.catch_up\b"
    ),
    "### A new standing rule": re.compile(r"no_floor_bonus|NO_FLOOR_BONUS"),
}


def test_the_tables_of_the_page_are_current() -> None:
    assert reference.with_tables(PAGE) == PAGE, f"run {reference.COMMAND}"


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the places"):
        reference.with_tables("# An empty page")


@pytest.mark.parametrize("key", EFFECTS)
def test_every_effect_has_an_example_that_can_be_read(key: str) -> None:
    assert {type(effect) for effect in documented_effects()[key]} == set(EFFECTS[key])


@pytest.mark.parametrize(
    ("names", "numbers"),
    [
        (vocabulary.GOODS, {name: name.upper() for name in vocabulary.GOODS}),
        (vocabulary.CARD_TYPES, {name: name.upper() for name in vocabulary.CARD_TYPES}),
        (
            vocabulary.ACTION_KINDS,
            {"harvest": "HARVEST", "production": "PRODUCTION", "territory": "TAKE_TERRITORY"},
        ),
        (
            vocabulary.TRIGGER_NAMES,
            {
                "take_territory": "ON_TAKE",
                "play_leader": "ON_PLAY_LEADER",
                "church_support": "ON_CHURCH_SUPPORT",
                "privilege": "ON_PRIVILEGE",
            },
        ),
    ],
)
def test_a_number_is_the_place_of_its_name(names: tuple[str, ...], numbers: dict[str, str]) -> None:
    for name, number in numbers.items():
        assert names[getattr(vocabulary, number)] == name


def test_a_standing_rule_has_a_bit_of_its_own() -> None:
    assert [rule.bit for rule in RULES.values()] == [1 << at for at in range(len(RULES))]


@pytest.mark.parametrize("where", PLACES)
def test_every_effect_that_is_allowed_somewhere_does_something_there(where: Where) -> None:
    handlers: dict[Where, tuple[type[Effect], ...]] = {
        "immediate": tuple(IMMEDIATE),
        "activation": tuple(ACTIVATED),
        **dict.fromkeys(STANDING_PLACES, tuple(STANDING)),
        **dict.fromkeys(("once_per_round", "space", "leader_immediate"), tuple(ABILITY)),
        "set_reward": tuple(SET_REWARD),
        "excommunication": (*TILE, *STANDING),
    }
    if where == "end":  # read by printed/compile.py itself
        assert PLACES["end"] == ("gain_per",)
        return
    for key in PLACES[where]:
        kinds = EFFECTS[key] if where == "immediate" else EFFECTS[key][-1:]
        assert set(kinds) <= set(handlers[where]), key


def rows_of_files(text: str) -> list[tuple[str, str]]:
    """The files in a table of the page, and the text beside them."""
    return re.findall(r"^\| `(\S+/\S+)` \| (.*) \|$", text, re.MULTILINE)


def section(title: str) -> str:
    return PAGE.split(f"\n{title}\n")[1].split("\n##")[0]


@pytest.mark.parametrize("title", COUNTED)
def test_a_new_one_touches_at_most_six_files(title: str) -> None:
    told = [file for file, _ in rows_of_files(section(title))]
    found = [
        name
        for folder in ("src", "tests", "docs", "web/src", "web/tests")
        for kind in KINDS
        for path in sorted((ROOT / folder).rglob(f"*.{kind}"))
        if not NOT_COUNTED.match(name := path.relative_to(ROOT).as_posix())
        and COUNTED[title].search(path.read_text(encoding="utf-8"))
    ]
    scenario = "tests/scenarios/*.toml"  # one, whatever its name
    assert {one for one in found if "scenarios/" not in one} | {scenario} == set(told)
    assert len(told) <= MOST_FILES, told


@pytest.mark.parametrize(
    ("name", "words"),
    [row for title in (*COUNTED, "### A new decision") for row in rows_of_files(section(title))],
)
def test_the_worked_examples_are_in_the_files(name: str, words: str) -> None:
    files = list(ROOT.glob(name))
    assert files
    code = re.match(r"`([^`]+)`", words)
    if code is not None and not code[1].startswith("make "):
        assert any(code[1] in file.read_text(encoding="utf-8") for file in files)
