"""Clocks that nobody can renew or break: by giving a seat away, by proposals, by setting the system clock."""

from __future__ import annotations

import time

import pytest

from magnifico import Options
from magnifico.server.system_time import now_ms
from magnifico.table.clocks import Clock, ClockRule
from magnifico.table.ledger import Ledger
from tests.table.test_ledger import add, new_ledger, refused

HOUR_NS = 3_600_000_000_000
THREE = Options(players=3, rules="basic")


def burst(ledger: Ledger, seat: int, at: int, times: int = 5) -> None:
    """Hand the seat over and take it back at once, again and again."""
    for _ in range(times):
        add(ledger, "bot", seat, "random hand_over", at)
        add(ledger, "back", seat, "", at)


@pytest.mark.parametrize("kind", ["move", "total"])
def test_handing_over_and_taking_back_gives_no_more_time(kind: str) -> None:
    """ATTACK D6: the clock went back to its full time with each burst."""
    ledger = new_ledger(ClockRule("move" if kind == "move" else "total", 100))
    seat = ledger.to_act()[0]
    assert ledger.clock.deadline(seat) == 101_000
    burst(ledger, seat, 51_000)
    assert ledger.clock.deadline(seat) == 101_000
    burst(ledger, seat, 101_000 - 30_000)
    assert ledger.clock.deadline(seat) == 101_000


@pytest.mark.parametrize("kind", ["move", "total"])
def test_coming_back_to_the_same_decision_gives_a_little_time_once(kind: str) -> None:
    """ATTACK D6: the same by letting the time run out."""
    ledger = new_ledger(ClockRule("move" if kind == "move" else "total", 100))
    seat = ledger.to_act()[0]
    add(ledger, "bot", seat, "random time", 101_000)
    add(ledger, "back", seat, "", 101_000)
    assert ledger.clock.deadline(seat) == 131_000
    burst(ledger, seat, 130_000)
    assert ledger.clock.deadline(seat) == 131_000
    add(ledger, "bot", seat, "random time", 131_000)
    assert refused(ledger, "back", seat) == "no_time"
    add(ledger, "move", seat, "neutral market1 +1", 131_000)
    add(ledger, "move", seat, "end", 132_000)
    add(ledger, "back", seat, "", 133_000)
    assert ledger.levels[seat] is None, "after the decision the seat can be taken back"


def test_a_decision_after_one_given_away_has_all_its_time() -> None:
    ledger = new_ledger(ClockRule("move", 100))
    seat = ledger.to_act()[0]
    burst(ledger, seat, 61_000)
    add(ledger, "move", seat, "neutral market1 +1", 70_000)
    add(ledger, "move", seat, "end", 71_000)
    other = ledger.to_act()[0]
    add(ledger, "move", other, "neutral market2 +1", 72_000)
    add(ledger, "move", other, "end", 73_000)
    assert ledger.to_act() == [seat]
    assert ledger.clock.deadline(seat) == 173_000


def test_running_out_of_time_does_not_agree_to_a_proposal() -> None:
    """ATTACK D7: with the other's time a proposal to cancel was taken as agreed."""
    ledger = new_ledger(ClockRule("move", 100))
    seat = ledger.to_act()[0]
    add(ledger, "ask", 1 - seat, "cancel")
    add(ledger, "bot", seat, "random time", 101_000)
    assert not ledger.cancelled and ledger.proposal is None
    assert [event.name for event in ledger.records[-1].events] == ["bot_took_over", "lapsed"]
    assert ledger.records[-1].events[0].fields["reason"] == "time"
    again = ledger.at(ledger.number)
    assert not again.cancelled and again.proposal is None and again.levels == ledger.levels


def test_somebody_who_agreed_before_their_time_ran_out_has_agreed() -> None:
    ledger = new_ledger(ClockRule("move", 100), THREE)
    seat = ledger.to_act()[0]
    others = [each for each in range(3) if each != seat]
    add(ledger, "ask", others[0], "cancel")
    add(ledger, "agree", seat, "")
    add(ledger, "bot", seat, "random time", 101_000)
    assert not ledger.cancelled and ledger.proposal is not None
    add(ledger, "agree", others[1], "")
    assert ledger.cancelled


@pytest.mark.parametrize("jump", [HOUR_NS, -HOUR_NS])
def test_setting_the_system_clock_moves_no_deadline(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK, low: an hour's jump forward ended a turn, one back showed 5,394 of 1,800 seconds."""
    before = now_ms()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    assert 0 <= now_ms() - before < 600_000, "what has elapsed is measured, not read off the wall"


def test_a_clock_never_shows_more_than_it_has() -> None:
    """Another process may have noted a time that is still to come here."""
    clock = Clock(ClockRule("move", 1800), 2)
    clock.step(3_600_000, [0], True, [0])
    shown = clock.payload(6_000)
    assert shown[0]["left"] == 1_800_000
