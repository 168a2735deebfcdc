"""Whole contests: their folder, resuming, processes, impossible requests."""

from __future__ import annotations

import json
import multiprocessing
import pickle
import threading
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from magnifico import Game
from magnifico.cli.main import main
from magnifico.engine.options import Options
from magnifico.research.arena import ArenaError, ArenaReport, ArenaRequest, arena, stored
from magnifico.research.arena import match as matches
from tests.waiting import until

TWO = ArenaRequest(("random", "greedy"), 6, Options(players=2), "contest")


def plain(report: ArenaReport) -> dict[str, object]:
    """Everything that does not depend on the clock."""
    data = json.loads(json.dumps(report.to_dict()))
    del data["seconds"]
    for bot in data["bots"]:
        bot["decisions"] = bot["decisions"]["count"]
    return data  # type: ignore[no-any-return]


def lines(folder: Path) -> list[bytes]:
    return (folder / "results.jsonl").read_bytes().splitlines()


def test_two_processes_and_a_folder_find_the_same_as_one_process(tmp_path: Path) -> None:
    alone = arena(TWO)
    together = arena(replace(TWO, jobs=2, out=tmp_path / "two"))
    assert plain(alone) == plain(together) and alone.results == together.results
    assert not alone.faults and alone.deals == 3


def test_every_game_is_kept_and_can_be_replayed(tmp_path: Path) -> None:
    report = arena(replace(TWO, out=tmp_path))
    for result in report.results:
        game = Game.load((tmp_path / "games" / f"{result.number + 1:05}.magnifico").read_text())
        assert game.is_over and game.seed == result.seed
        assert [score.total for score in game.scores()] == [seat.score for seat in result.seats]


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    request = replace(TWO, out=tmp_path)
    arena(replace(request, games=3))
    before = lines(tmp_path)
    heard: list[tuple[int, int]] = []
    report = arena(request, lambda done, there: heard.append((done, there)))
    assert heard == [(3, 3), (4, 3), (5, 3), (6, 3)]
    assert lines(tmp_path)[:3] == before and len(lines(tmp_path)) == 6
    assert plain(report) == plain(arena(TWO))
    assert plain(stored(request)) == plain(report)
    assert arena(replace(request, games=3)).games == 3  # there may be more than asked for


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    request = replace(TWO, out=tmp_path)
    whole = arena(request)
    path = tmp_path / "results.jsonl"
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    (tmp_path / "games" / "00006.magnifico.part").write_text("Magnifico ga")
    assert stored(request).games == 5  # a reader leaves the folder as it is
    assert path.read_bytes() == content[:-cut]
    assert plain(arena(request)) == plain(whole)
    assert len(lines(tmp_path)) == 6 and not list((tmp_path / "games").glob("*.part"))


def test_a_folder_with_a_half_written_request_starts_over(tmp_path: Path) -> None:
    (tmp_path / "request.json.part").write_text('{"form')
    assert arena(replace(TWO, games=1, out=tmp_path)).games == 1


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (b"not json\n", "E_RESULTS_BROKEN"),
        (b"{}\n", "E_RESULTS_BROKEN"),
        (b"[1]\n", "E_RESULTS_BROKEN"),
        (
            b'{"game":0,"seed":"contest/9","decisions":1,"seconds":1,"seats":[]}\n',
            "E_RESULTS_BROKEN",
        ),
        (
            b'{"game":0,"seed":"contest/0","decisions":1,"seconds":1,"seats":[]}\n',
            "E_RESULTS_BROKEN",
        ),
        (
            b'{"game":-1,"seed":"contest/0","decisions":1,"seconds":1,"seats":[]}\n',
            "E_RESULTS_BROKEN",
        ),
        (b"\xff\xfe\n", "E_RESULTS_BROKEN"),
    ],
)
def test_a_results_file_that_was_changed_is_refused_with_the_line(
    broken: bytes, code: str, tmp_path: Path
) -> None:
    request = replace(TWO, games=2, out=tmp_path)
    arena(request)
    path = tmp_path / "results.jsonl"
    first, second = lines(tmp_path)
    path.write_bytes(first + b"\n" + broken + second + b"\n")
    with pytest.raises(ArenaError, match="line 2") as caught:
        arena(request)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "other",
    [
        replace(TWO, seed="another"),
        replace(TWO, bots=("greedy", "random")),
        replace(TWO, options=Options(players=2, rules="basic")),
        replace(TWO, options=Options(players=2, table=frozenset({"voluntaryPass"}))),
    ],
)
def test_the_folder_of_another_request_is_refused(other: ArenaRequest, tmp_path: Path) -> None:
    arena(replace(TWO, games=1, out=tmp_path))
    before = lines(tmp_path)
    with pytest.raises(ArenaError, match="belongs to another request") as caught:
        arena(replace(other, out=tmp_path))
    assert caught.value.code == "E_FOLDER_OTHER" and lines(tmp_path) == before


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Lorenzo")
    with pytest.raises(ArenaError) as caught:
        arena(replace(TWO, out=tmp_path))
    assert caught.value.code == "E_FOLDER_FOREIGN"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_malformed_request_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "request.json").write_text("[]")
    with pytest.raises(ArenaError) as caught:
        arena(replace(TWO, out=tmp_path))
    assert caught.value.code == "E_RESULTS_BROKEN"


def test_two_contests_at_once_do_not_share_a_folder(tmp_path: Path) -> None:
    request = replace(TWO, games=2, out=tmp_path)
    caught: list[str] = []

    def start_another(done: int, there: int) -> None:
        half_written = tmp_path / "games" / "00009.magnifico.part"
        half_written.write_text("half", encoding="utf-8")
        with pytest.raises(ArenaError) as refused:
            arena(request)
        caught.append(refused.value.code)
        assert half_written.exists()  # it belongs to the one who is writing

    arena(request, start_another)
    assert caught == ["E_FOLDER_BUSY"] * 3 and len(lines(tmp_path)) == 2


def test_a_reason_survives_the_trip_from_another_process() -> None:
    error = ArenaError("E_RAY_VERSION", "a node has another version")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (ArenaError, error.code, str(error))


def test_a_process_that_dies_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def kill_one() -> None:
        until(multiprocessing.active_children)[0].kill()

    killer = threading.Thread(target=kill_one)
    killer.start()
    status = main(["simulate", "--games", "100000", "--bots", "greedy", "--jobs", "2"])
    killer.join()
    told = capsys.readouterr()
    assert status == 2 and told.out == ""
    assert "E_WORKER_DIED" in told.err and told.err.count("\n") == 1


@pytest.mark.parametrize("error", [BrokenPipeError(32, "Broken pipe"), OSError("handle is closed")])
def test_a_process_that_dies_while_it_starts_is_named_as_well(
    error: OSError, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_call: object) -> None:
        raise error

    monkeypatch.setattr(ProcessPoolExecutor, "submit", broken)
    assert main(["simulate", "--games", "4", "--bots", "greedy", "--jobs", "2"]) == 2
    told = capsys.readouterr()
    assert "E_WORKER_DIED" in told.err and told.err.count("\n") == 1


def test_a_missing_folder_has_no_games(tmp_path: Path) -> None:
    for out in (None, tmp_path / "nowhere"):
        with pytest.raises(ArenaError) as caught:
            stored(replace(TWO, out=out))
        assert caught.value.code == "E_FOLDER_MISSING"


def test_a_broken_game_is_kept_and_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(matches, "MOST_DECISIONS", 12)
    request = replace(TWO, games=2, out=tmp_path)
    report = arena(request)
    assert len(report.faults) == 2 and report.bots == ()
    assert "no end after 12 decisions" in report.faults[0].error
    assert stored(request).faults == report.faults
    assert len(Game.load((tmp_path / "games" / "00001.magnifico").read_text()).moves) == 12


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "E_GAMES"),
        ({"games": 10_000_000}, "E_GAMES"),
        ({"jobs": 0}, "E_JOBS"),
        ({"bots": ()}, "E_BOTS"),
        ({"bots": ("random",) * 65}, "E_BOTS"),
        ({"bots": ("random", "genius")}, "E_BOT_UNKNOWN"),
        ({"bots": ("random@5s",)}, "E_BOT_UNKNOWN"),
    ],
)
def test_a_request_that_cannot_be_met_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        replace(TWO, **change)  # type: ignore[arg-type]
    assert caught.value.code == code and str(caught.value).endswith(f"({code})")


def test_a_league_reports_on_everybody() -> None:
    request = ArenaRequest(("random", "greedy", "novice"), 6, Options(players=2), 1)
    report = arena(request)
    assert {bot.name for bot in report.bots} == {"random", "greedy", "novice"}
    assert sum(bot.wins.wins for bot in report.bots) == 6
    assert sum(bot.seats for bot in report.bots) == 12
    assert sum(seat.wins for seat in report.seats) == 6
    for bot in report.bots:
        assert sum(bot.sources.values()) == pytest.approx(bot.scores.mean)
        assert bot.decisions.count > 0
