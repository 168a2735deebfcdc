"""The example of docs/card-packs.md loads."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from magnifico.content import Card, builtin_pack, check_pack, check_together, load_pack

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


def test_a_card_cannot_be_changed_by_accident() -> None:
    card: Card = load_pack(GUILDS).cards[0]
    with pytest.raises(AttributeError):
        card.period = 2  # type: ignore[misc]
