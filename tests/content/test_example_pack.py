"""The example of docs/card-packs.md loads, and docs/effects.md matches the code."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from magnifico.content import Card, builtin_pack, check_pack, check_together, load_pack
from magnifico.content.effect_places import WHERE_NAMES, Where
from magnifico.content.effects import EFFECTS, PLACES, RULE_NAMES
from tests.effect_examples import EFFECTS_PAGE, documented_effects

ROOT = Path(__file__).parent.parent.parent
GUILDS = ROOT / "examples" / "packs" / "guilds"
PACKS_PAGE = (ROOT / "docs" / "card-packs.md").read_text(encoding="utf-8")


def test_the_guilds_are_two_cards_of_each_type() -> None:
    pack = load_pack(GUILDS)
    assert check_pack(GUILDS) == []
    assert Counter(card.card_type for card in pack.cards) == {
        "territory": 2,
        "character": 2,
        "building": 2,
        "venture": 2,
    }
    assert all(card.number >= 1000 for card in pack.cards)


def test_the_guilds_are_compatible_with_the_three_boxes() -> None:
    packs = [builtin_pack("base"), builtin_pack("houses"), builtin_pack("pazzi")]
    assert check_together([*packs, load_pack(GUILDS)]) == []


def cards_in(text: str) -> list[object]:
    """Return the cards of a piece of TOML as plain tables."""
    cards: list[object] = tomllib.loads(text)["card"]
    return cards


def test_the_manual_shows_the_cards_of_the_example() -> None:
    shown = [
        table
        for block in re.findall(r"```toml\n(.*?)```", PACKS_PAGE, re.DOTALL)
        if "[[card]]" in block
        for table in cards_in(block)
    ]
    written = cards_in((GUILDS / "cards.toml").read_text(encoding="utf-8"))
    assert [table for table in written if table not in shown] == []


def test_the_program_of_the_manual_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (program,) = re.findall(r"```python\n(.*?)```", PACKS_PAGE, re.DOTALL)
    exec(program, {})


def test_the_leader_of_the_manual_loads(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PACKS_PAGE, re.DOTALL)
    (leader,) = (block for block in blocks if "[[leader]]" in block)
    (head,) = (block for block in blocks if block.startswith("key ="))
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    (tmp_path / "leaders.toml").write_text(leader, encoding="utf-8")
    assert [found.code for found in load_pack(tmp_path).leaders] == ["benvenuto_cellini"]


@pytest.mark.parametrize("key", EFFECTS)
def test_every_effect_is_explained_with_an_example(key: str) -> None:
    shown = {type(effect) for effect in documented_effects()[key]}
    assert shown == set(EFFECTS[key]), f"docs/effects.md has no example of {key}"


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_every_rule_is_explained(rule: str) -> None:
    assert f"`{rule}`" in EFFECTS_PAGE


@pytest.mark.parametrize("where", PLACES)
def test_the_table_of_places_is_true(where: Where) -> None:
    (row,) = re.findall(
        rf"^\| {re.escape(WHERE_NAMES[where])} \|(.*)\|$", EFFECTS_PAGE, re.MULTILINE
    )
    assert tuple(re.findall(r"`(\w+)`", row.rpartition("|")[2])) == PLACES[where]


NAMES = re.compile(r"military_catch_up|MilitaryCatchUp|military-catch-up")
IN_THE_ENGINE = re.compile(rf"{NAMES.pattern}|\bcatch_up\b")
KINDS = ("py", "toml", "ftl", "md", "json", "svelte", "ts")
WORKED = EFFECTS_PAGE.split("## How many files a new effect touches")[1]


def rows_of_files(text: str) -> list[tuple[str, str]]:
    """The files in a table of the page, and the text beside them."""
    return re.findall(r"^\| `(\S+/\S+)` \| (.*) \|$", text, re.MULTILINE)


def test_the_files_of_an_effect_are_counted_right() -> None:
    told = [file for file, _ in rows_of_files(WORKED.split("### A new effect")[0])]
    found = [
        path.relative_to(ROOT).as_posix()
        for folder in ("src", "tests", "docs", "web/src", "web/tests")
        for kind in KINDS
        for path in (ROOT / folder).rglob(f"*.{kind}")
        if (IN_THE_ENGINE if "engine" in path.parts else NAMES).search(
            path.read_text(encoding="utf-8")
        )
        and path != Path(__file__)
    ]
    assert sorted(told) == sorted(found)
    assert f"there are {len(told)} now" in WORKED


@pytest.mark.parametrize(("name", "words"), rows_of_files(WORKED))
def test_the_worked_examples_are_in_the_files(name: str, words: str) -> None:
    files = list(ROOT.glob(name))
    assert files
    code = re.match(r"`([^`]+)`", words)
    if code is not None:
        assert any(code[1] in file.read_text(encoding="utf-8") for file in files)


def test_a_card_cannot_be_changed_by_accident() -> None:
    card: Card = load_pack(GUILDS).cards[0]
    with pytest.raises(AttributeError):
        card.period = 2  # type: ignore[misc]
