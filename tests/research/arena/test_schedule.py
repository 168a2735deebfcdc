"""Who plays whom in which seat: rotations of a deal, leagues, bots in several seats."""

from __future__ import annotations

from collections import Counter

import pytest

from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.research.arena.match import Match, play_plainly
from magnifico.research.arena.schedule import first_matches


def names_by_seat(match: Match) -> tuple[str, ...]:
    return tuple(match.bots[match.entry_at(seat)] for seat in range(match.options.players))


def seats_of(matches: list[Match]) -> Counter[tuple[str, int]]:
    return Counter(
        (name, seat) for match in matches for seat, name in enumerate(names_by_seat(match))
    )


def test_a_deal_is_played_with_everybody_on_every_seat() -> None:
    matches = first_matches(("a", "b", "c", "d"), Options(players=4), 1, 40)
    for deal in range(10):
        games = [match for match in matches if match.deal == deal]
        assert len(games) == 4
        assert {match.game_seed for match in games} == {f"1/{deal}"}
        assert set(seats_of(games).values()) == {1} and len(seats_of(games)) == 16
    assert len({match.bot_seed(0) for match in matches}) == 40


def test_games_of_a_deal_begin_with_the_same_cards() -> None:
    first, second = first_matches(("random", "greedy"), Options(players=2), "d", 2)
    start, again = (Game.new(match.options, match.game_seed).digest() for match in (first, second))
    assert start == again
    assert names_by_seat(first) == names_by_seat(second)[::-1]


def test_one_against_three_sits_on_every_seat_equally_often() -> None:
    matches = first_matches(("a", "b", "b", "b"), Options(players=4), 0, 12)
    seats = seats_of(matches)
    assert [seats["a", seat] for seat in range(4)] == [3] * 4
    assert [match.deal for match in matches] == [0] * 4 + [1] * 4 + [2] * 4


def test_a_bot_against_itself_plays_every_deal_once() -> None:
    matches = first_matches(("a",), Options(players=4), 0, 5)
    assert [match.deal for match in matches] == [0, 1, 2, 3, 4]
    assert len({match.game_seed for match in matches}) == 5


def test_a_league_lets_everybody_play_and_meet_equally_often() -> None:
    bots = tuple("abcdef")
    matches = first_matches(bots, Options(players=3), 0, 3 * 20)
    games = Counter(name for match in matches for name in names_by_seat(match))
    assert set(games.values()) == {30}
    met = Counter(
        frozenset((first, second))
        for match in matches
        for first in names_by_seat(match)
        for second in names_by_seat(match)
        if first < second
    )
    assert len(met) == 15 and max(met.values()) - min(met.values()) <= 6
    assert set(seats_of(matches).values()) == {10}


def test_fewer_bots_than_seats_share_the_seats_fairly() -> None:
    matches = first_matches(("a", "b"), Options(players=3), 0, 60)
    games = Counter(name for match in matches for name in names_by_seat(match))
    assert games["a"] == games["b"]
    assert all(len(set(names_by_seat(match))) == 2 for match in matches)


def test_neighbours_change_from_deal_to_deal() -> None:
    matches = first_matches(("a", "b", "c", "d"), Options(players=4), 0, 80)
    orders = {names_by_seat(match) for match in matches}
    assert len(orders) > 8


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_a_longer_contest_begins_with_the_games_of_a_shorter_one(bots: tuple[str, ...]) -> None:
    options = Options(players=3)
    assert first_matches(bots, options, 7, 50)[:17] == first_matches(bots, options, 7, 17)


def test_a_game_counts_what_was_done() -> None:
    (match,) = first_matches(("greedy", "random"), Options(players=2), "deeds", 1)
    result = play_plainly(match)
    for seat in result.seats:
        assert 0 <= seat.deeds["supports"] <= 3
        assert sum(seat.deeds[name] for name in ("territories", "buildings")) <= 12
        assert seat.pace.choices > 20 and 0 < seat.pace.mean <= seat.pace.slowest
    assert sum(seat.deeds["harvests"] + seat.deeds["productions"] for seat in result.seats) > 0
