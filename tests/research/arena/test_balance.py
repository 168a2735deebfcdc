"""The page about balance: notes of games, marks, and the command that writes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnifico.engine.options import Options
from magnifico.research.arena import balance
from magnifico.research.arena.balance_page import mark
from magnifico.research.arena.match import Match
from magnifico.research.arena.report import share
from magnifico.research.arena.tally import Tally, play_noted


def test_a_finished_game_leaves_notes_for_every_seat() -> None:
    options = Options(players=3, expansions=("houses", "pazzi"))
    result = play_noted(Match(0, options, ("random",) * 3, "notes"))
    assert result.error == ""
    for name in ("family", "auction_tile", "auction_row", "bonus_tile", "faith_tiles"):
        entries = result.noted[name]
        assert isinstance(entries, list) and len(entries) == 3
    floors = result.noted["floors"]
    assert isinstance(floors, list) and sum(map(sum, floors)) > 10


def test_shares_by_place_count_every_game_once() -> None:
    options = Options(players=2)
    results = [play_noted(Match(number, options, ("random",) * 2, "t")) for number in range(4)]
    places = Tally(2, results).by_place()
    assert set(places) == {"1", "2"}
    assert sum(each.wins for each in places.values()) == 4


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        (25, 100, ""),
        (43, 100, " >"),
        (80, 100, " >>"),
        (14, 100, " <"),
        (1, 100, " <<"),
        (9, 9, ""),
    ],
)
def test_marks_tell_proven_from_possible(wins: int, games: int, expected: str) -> None:
    assert mark(share(wins, games), 4) == expected


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    arguments = ["--games", "2", "--mix", "houses-2", "--mix", "base-2", "--output", str(page)]
    assert balance.main(arguments) == 0
    text = page.read_text(encoding="utf-8")
    assert "## houses-2" in text and "| Family |" in text and "Adaptation" in text
    assert "2 of 2 games" in capsys.readouterr().err
