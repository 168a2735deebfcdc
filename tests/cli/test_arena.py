"""`magnifico arena`: table, data and page, bad input, stopping and killing it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from magnifico.texts import LANGUAGES
from tests.cli.support import Runner
from tests.environment import interruptible
from tests.processes import children_of, running
from tests.waiting import until

START = ["arena", "--bots", "random,greedy", "--players", "2", "--games", "6", "--seed", "5"]


class Checked(HTMLParser):
    """Reads a page and records whether every element is closed, and what it links to."""

    VOID = frozenset({"meta", "rect", "line", "circle", "polyline"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attributes if name in ("href", "src")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def read_page(path: Path) -> Checked:
    page = Checked()
    page.feed(path.read_text(encoding="utf-8"))
    assert page.open == []
    return page


def without_times(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    del data["seconds"]
    for bot in data["bots"]:
        bot["decisions"] = bot["decisions"]["count"]
    return data


# --------------------------------------------------------------------------------------------- results


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal_in_every_language(language: str, run: Runner) -> None:
    done = run(*START, "--games", "2", "--lang", language)
    assert done.status == 0 and "greedy" in done.out and done.err == ""
    assert max(len(line.rstrip()) for line in done.out.splitlines()) <= 100
    assert not re.search(r"arena-|category-|types-", done.out)


def test_the_data_has_what_researchers_need(run: Runner) -> None:
    data = json.loads(run(*START, "--json").out)
    assert (data["games"], data["deals"], data["players"]) == (6, 3, 2)
    best = data["bots"][0]
    assert best["name"] == "greedy"
    assert best["wins"]["low"] <= best["wins"]["share"] <= best["wins"]["high"]
    assert set(best["rating"]) == {"mu", "sigma"}
    assert {"mean", "deviation", "median"} <= set(best["scores"])
    assert {"mean", "p95", "slowest", "per_game"} <= set(best["decisions"])
    assert {"supports", "harvests", "productions"} <= set(best["deeds"])
    assert len(best["by_place"]) == 2 and "results" not in data


def test_one_against_all_others(run: Runner) -> None:
    start = ["arena", "--bots", "greedy", "--against", "random", "--players", "3"]
    data = json.loads(run(*start, "--games", "3", "--json").out)
    assert data["request"]["bots"] == ["greedy", "random", "random"]
    assert {bot["name"]: bot["seats"] for bot in data["bots"]} == {"greedy": 3, "random": 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_self_contained(language: str, run: Runner, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    out = tmp_path / "kept"
    given = [*START, "--out", str(out), "--report", str(page), "--lang", language]
    done = run(*given)
    assert done.status == 0 and str(page) in done.out and str(out) in done.out
    found = read_page(page)
    assert found.seen.count("svg") == 5 and "script" not in found.seen and "link" not in found.seen
    assert len(found.links) == 6 and all((tmp_path / link).is_file() for link in found.links)
    text = page.read_text(encoding="utf-8")
    assert f'lang="{language}"' in text and "prefers-color-scheme" in text
    assert not re.search(r"https?://|url\(|@import", text)
    assert "magnifico arena --bots random,greedy" in text


def test_saved_games_can_be_replayed(run: Runner, tmp_path: Path) -> None:
    run(*START, "--games", "2", "--out", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept" / "games").iterdir())
    done = run("replay", "--verify", *[str(file) for file in files])
    assert done.status == 0 and done.out.count("ok ") == 2
    assert "greedy A" in run("replay", str(files[0])).out + run("replay", str(files[1])).out


# -------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "genius"], "genius"),
        (["--bots", ""], "E_BOTS"),
        (["--bots", ",".join(["random"] * 65)], "E_BOTS"),
        (["--games", "0"], "E_GAMES"),
        (["--games", "-3"], "E_GAMES"),
        (["--games", "many"], "many"),
        (["--jobs", "0"], "E_JOBS"),
        (["--players", "1"], "players"),
        (["--players", "9"], "players"),
        (["--players", "5"], "houses"),
        (["--expansions", "moon"], "moon"),
        (["--against", "random"], "--against"),
        (["--bots", "greedy", "--against", "random,random"], "--against"),
        (["--bots", "greedy", "--against", "genius"], "genius"),
        (["--jobs", "2", "--ray", "x:1"], "not allowed"),
        (["--report", "/nowhere/at/all.html"], "/nowhere"),
        (["--report", "/"], "/"),
        (["--out", "/dev/null/folder"], "/dev/null"),
        (["--lang", "xx"], "xx"),
        (["--pack", "/nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_answered_with_one_line(more: list[str], said: str, run: Runner) -> None:
    done = run(*START, *more)
    assert done.status == 2 and done.is_one_clear_line, done.err
    assert said in done.err and done.out == ""


def test_bots_have_to_be_named(run: Runner) -> None:
    done = run("arena", "--games", "2")
    assert done.status == 2 and "--bots" in done.err and done.is_one_clear_line


def test_help_says_which_games_can_be_repeated(run: Runner) -> None:
    shown = " ".join(run("arena", "--help").out.split())
    assert "games differ from machine to machine" in shown and "usage: magnifico arena" in shown


def test_the_folder_of_another_request_is_left_alone(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert run(*START, "--games", "1", "--out", str(folder)).status == 0
    before = (folder / "results.jsonl").read_bytes()
    done = run(*START, "--seed", "6", "--out", str(folder))
    assert done.status == 2 and "E_FOLDER_OTHER" in done.err and done.is_one_clear_line
    assert (folder / "results.jsonl").read_bytes() == before


def test_a_broken_results_file_is_named_with_its_line(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    run(*START, "--games", "1", "--out", str(folder))
    with (folder / "results.jsonl").open("ab") as file:
        file.write(b"who changed this?\n")
    done = run(*START, "--out", str(folder))
    assert done.status == 2 and "line 2" in done.err and done.is_one_clear_line


def test_a_folder_that_cannot_be_made_is_refused(run: Runner, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    done = run(*START, "--out", str(in_the_way / "kept"))
    assert done.status == 2 and done.is_one_clear_line


# ------------------------------------------------------------------------------------ stopped and killed

LONG = [
    "arena",
    "--bots",
    "random,greedy",
    "--players",
    "2",
    "--games",
    "40",
    "--seed",
    "k",
    "--json",
]


def start(folder: Path, *more: str) -> subprocess.Popen[str]:
    """A contest as the shell starts it, in a separate process group."""
    return subprocess.Popen(
        [sys.executable, "-m", "magnifico.cli.main", *LONG, "--out", str(folder), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "ignore", "LANG": "C.UTF-8"},
        start_new_session=True,
        preexec_fn=interruptible,
    )


def wait_for_games(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    results = folder / "results.jsonl"

    def played() -> bool:
        assert process.poll() is None, process.stderr and process.stderr.read()
        return results.exists() and results.read_bytes().count(b"\n") >= count

    until(played)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_cleanly_and_says_how_to_resume(jobs: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    process = start(folder, "--jobs", jobs)
    wait_for_games(process, folder, 2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130 and out == ""
    (line,) = err.splitlines()
    assert line.startswith("magnifico: Stopped after ") and " of 40 games" in line
    assert f"magnifico {' '.join(LONG)} --out {folder}" in line
    content = (folder / "results.jsonl").read_bytes()
    assert content.endswith(b"\n") and not list((folder / "games").glob("*.part"))


@pytest.mark.slow
def test_a_killed_contest_resumes_as_if_nothing_had_happened(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    process = start(folder, "--jobs", "2")
    wait_for_games(process, folder, 3)
    workers = {child.pid for child in children_of(process.pid)}
    assert len(workers) >= 2
    process.kill()
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    there = (folder / "results.jsonl").read_bytes()
    whole = there[: there.rfind(b"\n") + 1]
    assert 3 <= whole.count(b"\n") < 40
    again = start(folder, "--jobs", "2")
    out, err = again.communicate(timeout=120)
    assert again.returncode == 0, err
    assert (folder / "results.jsonl").read_bytes().startswith(whole)
    undisturbed = start(tmp_path / "other", "--jobs", "1")
    expected, _ = undisturbed.communicate(timeout=120)
    assert without_times(out) == without_times(expected)
    for number in range(40):
        name = f"games/{number + 1:05}.magnifico"
        assert (folder / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    # The killed process took its workers with it.
    assert workers.isdisjoint(other.pid for other in running())
