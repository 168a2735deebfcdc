"""Series of games: rotation, independence of processes, statistics and faults."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.research.arena import SimulationReport, SimulationRequest, simulate
from magnifico.research.arena import match as matches
from magnifico.research.arena.match import Match
from magnifico.research.arena.report import share


def _without_time(report: SimulationReport) -> SimulationReport:
    return replace(report, seconds=0.0, games_per_second=0.0, decisions_per_second=0.0)


def test_two_processes_find_the_same_as_one() -> None:
    request = SimulationRequest(6, Options(players=2), ("random", "greedy"), "jobs")
    alone = simulate(request)
    together = simulate(replace(request, jobs=2))
    assert _without_time(alone) == _without_time(together)
    assert not alone.faults


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    options = Options(players=4)
    seen: dict[tuple[int, int], int] = {}
    for number in range(8):
        match = Match(number, options, ("random",) * 4, 0)
        for seat in range(4):
            pair = (match.entry_at(seat), seat)
            seen[pair] = seen.get(pair, 0) + 1
    assert set(seen.values()) == {2} and len(seen) == 16


def test_shares_and_points_add_up() -> None:
    report = simulate(SimulationRequest(5, Options(players=3), ("random",), "sums"))
    assert sum(bot.wins.wins for bot in report.bots) == 5
    assert sum(seat.wins for seat in report.seats) == 5
    assert [bot.name for bot in report.bots] == ["random"] * 3
    for bot in report.bots:
        assert bot.lowest <= bot.mean <= bot.highest
        assert sum(bot.sources.values()) == pytest.approx(bot.mean)


def test_the_report_is_plain_data() -> None:
    report = simulate(SimulationRequest(1, Options(players=2), ("random",), 3))
    data = json.loads(json.dumps(report.to_dict()))
    assert data["games"] == 1 and data["bots"][0]["wins"]["games"] == 1


def test_progress_is_told_after_each_game() -> None:
    heard: list[int] = []
    simulate(SimulationRequest(3, Options(players=2), ("random",), 3), heard.append)
    assert heard == [1, 2, 3]


def test_a_broken_game_is_reported_so_that_it_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matches, "MOST_DECISIONS", 12)
    report = simulate(SimulationRequest(1, Options(players=2), ("random",), 3))
    fault = report.faults[0]
    assert "no end after 12 decisions" in fault.error
    replayed = Game.new(Options(players=2), fault.seed)
    for move in fault.moves:
        replayed.play(move)
    assert len(replayed.moves) == 12


@pytest.mark.parametrize(
    ("games", "bots", "jobs", "message"),
    [
        (0, ("random",), 1, "at least one game"),
        (1, ("random",), 0, "at least one process"),
        (1, ("random", "random", "random"), 1, "one bot for all or 2"),
        (1, ("genius",), 1, "unknown bot 'genius'"),
    ],
)
def test_a_request_that_cannot_be_met_is_refused(
    games: int, bots: tuple[str, ...], jobs: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        SimulationRequest(games, Options(players=2), bots, 0, jobs)


def test_the_interval_contains_the_share() -> None:
    found = share(19, 20)
    assert found.low < found.share == 0.95 < found.high <= 1.0
    assert share(0, 0).games == 0
