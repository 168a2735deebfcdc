"""What a contest shows: shares with intervals over deals, ratings, spreads, pace."""

from __future__ import annotations

import random

import pytest

from magnifico.engine.options import Options
from magnifico.research.arena import ArenaRequest
from magnifico.research.arena.contest import report_on
from magnifico.research.arena.match import MatchResult, SeatResult
from magnifico.research.arena.pace import FASTEST, Pace, Stopwatch, together
from magnifico.research.arena.ratings import rate
from magnifico.research.arena.report import share
from magnifico.research.arena.standings import by_place, pairs, spread, standings


def made(number: int, deal: int, ranking: str, bots: str | None = None) -> MatchResult:
    """A game with one letter for each bot, the winner first; `bots` gives them by seat."""
    order = bots or "".join(sorted(ranking))
    left = list(ranking)
    seats = []
    for seat, bot in enumerate(order):
        rank = left.index(bot) + 1
        left[rank - 1] = " "
        seats.append(SeatResult(seat, 0, bot, seat, 100 - 10 * rank, rank, {"cards": 1}))
    return MatchResult(number, f"x/{deal}", 9, tuple(seats), deal=deal)


def test_pairing_that_takes_luck_away_narrows_the_interval() -> None:
    # The deal favours a seat, so each wins one of two games: nothing is left to chance.
    paired = [made(number, number // 2, ("ab", "ba")[number % 2]) for number in range(200)]
    unrelated = [made(number, number, ("ab", "ba")[number % 2]) for number in range(200)]
    narrow, wide = (standings(results, 2)[0].wins for results in (paired, unrelated))
    assert narrow.share == wide.share == 0.5
    assert narrow.high - narrow.low < 0.5 * (wide.high - wide.low)


def test_games_that_repeat_each_other_widen_the_interval() -> None:
    chance = random.Random(1)
    winners = [chance.choice(("ab", "ba")) for _ in range(50)]
    alike = [made(number, number // 4, winners[number // 4]) for number in range(200)]
    found = standings(alike, 2)[0]
    assert found.wins.high - found.wins.low > 1.7 * (found.plain.high - found.plain.low)


def test_the_interval_contains_the_true_share_in_about_95_of_100_contests() -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(300):
        results = []
        for deal in range(40):
            luck = chance.uniform(-0.3, 0.3)  # games of one deal have something in common
            for turn in range(2):
                won = chance.random() < 0.6 + luck
                results.append(made(2 * deal + turn, deal, "ab" if won else "ba"))
        wins = pairs(results, "ab")[
            0
        ].ahead  # computed like all shares, and faster than the ratings
        held += wins.low <= 0.6 <= wins.high
    assert 0.91 <= held / 300 <= 0.985


def test_one_seat_of_four_is_compared_with_a_quarter() -> None:
    results = [made(n, n // 4, "abbb" if n % 2 else "bbba") for n in range(80)]
    found = {bot.name: bot for bot in standings(results, 4)}
    assert found["a"].wins.share == 0.5 and found["a"].even == 0.25
    assert found["b"].wins.share == pytest.approx(1 / 6) and found["b"].seats == 240
    assert found["a"].ranks == (40, 0, 0, 40) and sum(found["b"].ranks) == 240
    assert found["b"].wins.high == pytest.approx((1 - found["a"].wins.low) / 3)


def test_a_bot_alone_at_the_table_has_exactly_its_share() -> None:
    (found,) = standings([made(n, n, "aaaa") for n in range(5)], 4)
    assert (found.wins.low, found.wins.share, found.wins.high) == (0.25, 0.25, 0.25)


def test_the_bot_that_wins_more_is_rated_higher() -> None:
    chance = random.Random(3)
    results = []
    for number in range(120):
        order = sorted("abc", key=lambda bot: chance.gauss("abc".index(bot), 1.0))
        results.append(made(number, number // 3, "".join(order)))
    rated = rate(results)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert all(0 < one.sigma < 25 / 3 for one in rated.values())
    assert rated["a"].ordinal == pytest.approx(rated["a"].mu - 3 * rated["a"].sigma)
    assert [bot.name for bot in standings(results, 3)] == ["a", "b", "c"]


def test_a_rating_does_not_depend_on_when_a_game_came_in() -> None:
    results = [made(n, n, "ab" if n < 20 else "ba") for n in range(30)]
    request = ArenaRequest(("random", "greedy"), 30, Options(players=2))
    assert report_on(request, results[::-1]).bots == report_on(request, results).bots
    assert rate(results[::-1]) != rate(results)  # so reports sort the games first
    assert rate([]) == {}


def test_the_share_of_a_place_counts_deals_as_all_shares_do() -> None:
    chance = random.Random(5)
    first = [chance.random() < 0.5 for _ in range(50)]  # the deal decides, no matter who sits there
    results = [made(n, n // 4, "ab" if first[n // 4] else "ba") for n in range(200)]
    found = by_place(results, 2)[0]
    plain = share(found.wins, found.games)
    assert found.games == 200 and found.share == plain.share == sum(first) / 50
    assert found.high - found.low > 1.7 * (plain.high - plain.low)


def test_pairs_say_who_was_ahead() -> None:
    results = [made(0, 0, "abc"), made(1, 1, "bac"), made(2, 2, "abc")]
    found = {(pair.first, pair.second): pair.ahead for pair in pairs(results, "abc")}
    assert (found["a", "b"].wins, found["a", "b"].games) == (2, 3)
    assert found["c", "a"].share == 0.0 and len(found) == 6


def test_margins_are_to_the_best_other_seat() -> None:
    found = {bot.name: bot for bot in standings([made(0, 0, "abc")], 3)}
    assert found["a"].margin.mean == 10 and found["c"].margin.mean == -20
    assert found["a"].winning.count == 1 and found["b"].winning.count == 0


def test_a_spread_knows_its_quartiles() -> None:
    found = spread([5, 1, 3, 2, 4])
    assert (found.lowest, found.quarter, found.median, found.three_quarters, found.highest) == (
        1,
        2,
        3,
        4,
        5,
    )
    assert spread([]).count == 0 and spread([3]).deviation == 0


def test_the_slow_decisions_are_known_within_a_tenth() -> None:
    watch = Stopwatch()
    for number in range(1000):
        watch.add(0.001 * (number + 1))
    pace = watch.pace()
    assert pace.choices == 1000 and pace.mean == pytest.approx(0.5005)
    assert pace.quantile(0.95) == pytest.approx(0.95, rel=0.1)
    assert pace.quantile(1.0) == pace.slowest == pytest.approx(1.0)
    both = together([pace, pace])
    assert both.choices == 2000 and both.quantile(0.5) == pace.quantile(0.5)


def test_no_decision_takes_no_time() -> None:
    assert Pace().mean == 0 and Pace().quantile(0.95) == 0
    watch = Stopwatch()
    watch.add(0.0)
    assert watch.pace().quantile(0.5) <= FASTEST * 2
