"""The deal of a date: the same for everybody, and one that can be played the same everywhere."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from magnifico import Game
from magnifico.bots import check_built_in
from magnifico.features.challenges import (
    COMPUTER,
    STEADY_BOTS,
    ChallengeError,
    challenge_named,
    challenge_of_day,
    challenge_of_week,
    first_day,
    play_attempt,
)
from magnifico.features.challenges.calendar import all_plans

DAYS = [first_day() + timedelta(days=number) for number in range(400)]


def test_a_date_gives_one_deal() -> None:
    """What is dealt on a date must never change: people have played it, and other servers deal it, too."""
    day = challenge_of_day(date(2026, 11, 17))
    # printf 'magnifico challenge 1 2026-11-17' | sha256sum
    assert day.seed == "47bbd16123257798dee66bfb02e0e169"
    assert day == challenge_of_day(date(2026, 11, 17)) == challenge_named("2026-11-17")
    week = challenge_of_week(date(2026, 11, 17))
    assert week == challenge_of_week(date(2026, 11, 22)) == challenge_named("2026-W47")
    assert (week.first, week.last) == (date(2026, 11, 16), date(2026, 11, 22))


def test_every_day_and_week_has_a_deal_of_its_own() -> None:
    days = [challenge_of_day(day) for day in DAYS]
    weeks = {challenge_of_week(day).key: challenge_of_week(day) for day in DAYS}
    seeds = [one.seed for one in (*days, *weeks.values())]
    assert len(set(seeds)) == len(seeds)
    for one in (*days, *weeks.values()):
        assert challenge_named(one.key) == one
        assert one.is_open(one.first) and one.is_open(one.last)
        assert not one.is_open(one.first - timedelta(days=1))
        assert one.is_past(one.last + timedelta(days=1)) and not one.is_past(one.last)


def test_the_turn_of_the_year_belongs_to_one_week() -> None:
    assert challenge_of_week(date(2026, 12, 31)).key == "2026-W53"
    assert challenge_of_week(date(2027, 1, 1)).key == "2026-W53"
    assert challenge_of_week(date(2027, 1, 4)).key == "2027-W01"


def test_a_week_has_different_games_and_seats_take_turns() -> None:
    week = [challenge_of_day(day) for day in DAYS[:7]]
    assert len({str(one.options) for one in week}) == 7
    fours = Counter(one.seat for day in DAYS if (one := challenge_of_day(day)).players == 4)
    assert set(fours) == {0, 1, 2, 3}


def test_every_plan_can_be_dealt() -> None:
    for challenge in {str(one.options): one for one in map(challenge_of_day, DAYS)}.values():
        assert Game.new(challenge.engine_options(), challenge.seed).to_act
    for plan in all_plans():
        assert len(plan["opponents"]) == plan["players"] - 1


def test_no_bot_of_a_challenge_goes_by_the_clock() -> None:
    """Those that search have a number of playouts; the others have no budget at all."""
    for name in STEADY_BOTS:
        spec = check_built_in(name)
        assert not spec.budget.seconds
        if not spec.budget.playouts:
            with pytest.raises(ValueError, match="has no budget"):
                check_built_in(f"{name}@8")


@pytest.mark.parametrize("key", ["", "today", "2026-13-01", "2026-W54", "2026-W00", "1999-01-01"])
def test_a_name_without_a_challenge_is_refused(key: str) -> None:
    with pytest.raises(ChallengeError):
        challenge_named(key)


def test_the_computer_plays_a_deal_the_same_every_time() -> None:
    challenge = challenge_named("2026-11-17")
    for level in ("novice", "patrician"):
        once, again = (play_attempt(challenge, COMPUTER[level]) for _ in range(2))
        assert once.is_over
        assert [str(move) for move in once.moves] == [str(move) for move in again.moves]
