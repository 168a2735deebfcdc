"""`magnifico replay` with several files, and as data with everything the text says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from magnifico import Options
from tests.cli.support import Runner
from tests.cli.test_commands import played

BASIC = Options(players=2, rules="basic")


def data_of(run: Runner, *arguments: str) -> Any:
    done = run("replay", "--json", "--lang", "en", *arguments)
    assert done.status == 0, done.err
    return json.loads(done.out)


# ------------------------------------------------------------------------------------------ verifying


def test_verifying_continues_after_an_unreadable_file(run: Runner, tmp_path: Path) -> None:
    good = played(tmp_path, moves=12)
    latin = tmp_path / "latin"
    latin.write_bytes(b"caf\xe9")
    large = tmp_path / "large"
    large.write_bytes(b" " * 4_000_001)
    names = [str(tmp_path), str(tmp_path / "nosuch"), str(latin), str(large), str(good)]
    done = run("replay", "--verify", *names, "--lang", "en")
    assert done.status == 2 and done.is_one_clear_line
    assert done.err == "magnifico: 4 of 5 files could not be read\n"
    assert done.out.splitlines() == [
        f"failed  {tmp_path}: Is a directory",
        f"failed  {tmp_path / 'nosuch'}: No such file or directory",
        f"failed  {latin}: not written in UTF-8",
        f"failed  {large}: too large for a saved game",
        f"ok      {good}: 12 moves, unfinished",
    ]
    results = json.loads(run("replay", "--verify", "--json", *names).out)
    assert [result["file"] for result in results] == names
    assert [result["ok"] for result in results] == [False] * 4 + [True]
    assert results[2]["error"] == "not written in UTF-8"


def test_a_file_that_is_not_text_is_named(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "latin"
    file.write_bytes(b"caf\xe9")
    for command in (["replay"], ["play", "--load"], ["analyse"]):
        done = run(*command, str(file))
        assert done.status == 2 and done.err == f"magnifico: {file}: not written in UTF-8\n"


def test_a_byte_order_mark_is_accepted(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, moves=12)
    file.write_text("\ufeff" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("replay", "--verify", str(file)).status == 0
    assert run("replay", str(file)).status == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "12 moves, unfinished"),
        ("it", "12 mosse, non finita"),
        ("es", "12 jugadas, sin terminar"),
        ("ru", "12 ходов, не закончена"),
    ],
)
def test_verifying_speaks_the_language_asked_for(
    language: str, words: str, run: Runner, tmp_path: Path
) -> None:
    file = played(tmp_path, moves=12)
    assert (
        run("replay", "--verify", str(file), "--lang", language).out == f"ok      {file}: {words}\n"
    )


def test_a_seed_with_lone_surrogates_does_not_fit(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, moves=12)
    file.write_text(file.read_text().replace("seed: 5", 'seed: "\\ud800"'))
    done = run("replay", "--verify", str(file))
    assert done.status == 1 and done.err == ""
    assert "the seed must be a whole number or a text" in done.out


# -------------------------------------------------------------------------------------------- as data


def test_the_data_begins_with_the_setup(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, BASIC, moves=12)
    data = data_of(run, str(file))
    words = [event["words"] for event in data["setup"]]
    assert "Round 1 begins (period I)." in words
    printed = run("replay", str(file), "--lang", "en").out
    dice = next(one for one in words if one.startswith("Dice: "))
    assert dice in printed
    assert {"players", "result", "moves"} <= set(data)


@pytest.mark.parametrize("moves", [12, 10_000])
def test_the_data_ends_with_the_points(moves: int, run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, BASIC, moves=moves)
    data = data_of(run, str(file))
    scores = data["scores"]
    assert [set(score) for score in scores] == [{"seat", "place", "total", "sources"}] * 2
    assert sorted(score["seat"] for score in scores) == ["A", "B"]
    assert [score["place"] for score in scores] == [1, 2]
    if moves == 12:
        assert all(score["sources"] == {} for score in scores)  # known at the end only
    else:
        assert all(sum(score["sources"].values()) == score["total"] for score in scores)
        ranked = ", ".join(f"{score['seat']} {score['total']}" for score in scores)
        assert data["result"] == ranked


def test_the_data_of_one_move_says_what_happened(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, BASIC, moves=12)
    whole = data_of(run, str(file))
    at = data_of(run, str(file), "--at", "7")
    assert at["move"] == 7 and at["view"]["round"] == 1
    assert at["events"] == whole["moves"][6]["events"] and at["events"]
    assert data_of(run, str(file), "--at", "0")["events"] == whole["setup"]
