"""What a series shows about each bot: shares that respect the pairing, ratings, scores, sources of points, pace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from magnifico.research.arena.match import MatchResult, SeatResult
from magnifico.research.arena.pace import Pace, together
from magnifico.research.arena.ratings import Rating, rate
from magnifico.research.arena.report import Share, share

FEW_DEALS: Final = 10
"""With fewer deals, the interval is never narrower than that of unrelated games."""
LEAST_EFFECT: Final = 0.1
"""Pairing never counts for more than ten times as many games."""


@dataclass(frozen=True)
class Spread:
    """The spread of some numbers."""

    count: int
    mean: float
    deviation: float
    lowest: float
    quarter: float
    median: float
    three_quarters: float
    highest: float


@dataclass(frozen=True)
class Decisions:
    """How long a bot thinks when it has a choice, in seconds."""

    count: int
    per_game: float
    mean: float
    p95: float
    slowest: float


@dataclass(frozen=True)
class BotStanding:
    """One bot over all its games and seats; bots with the same name count as one."""

    name: str
    seats: int
    even: float  # the win share of a bot exactly as good as its rivals
    wins: Share  # of its seats, with an interval over deals
    plain: Share  # the same with Wilson's interval, as if all games were unrelated
    ranks: tuple[int, ...]  # how often first, second, ...
    rating: Rating
    scores: Spread
    winning: Spread
    margin: Spread  # to the best other seat
    sources: dict[str, float]
    deeds: dict[str, float]
    by_place: tuple[Share, ...]  # by place in the first turn order
    decisions: Decisions


@dataclass(frozen=True)
class Pair:
    """How often `first` was ahead of `second` at the same table."""

    first: str
    second: str
    ahead: Share


def standings(results: Sequence[MatchResult], players: int) -> tuple[BotStanding, ...]:
    """Every name that played, the best rated first."""
    ratings = rate(results)
    names = sorted(ratings, key=lambda name: (-ratings[name].mu, name))
    return tuple(_standing(name, ratings[name], results, players) for name in names)


def pairs(results: Sequence[MatchResult], names: Sequence[str]) -> tuple[Pair, ...]:
    """Every ordered pair of names that met."""
    found: list[Pair] = []
    for first in names:
        for second in names:
            if first != second:
                ahead = _paired(results, _meetings(first, second))
                if ahead.games:
                    found.append(Pair(first, second, ahead))
    return tuple(found)


def by_place(results: Sequence[MatchResult], players: int) -> tuple[Share, ...]:
    """How often the seat at each place of the first turn order won."""
    return tuple(_paired(results, _won_from(None, place)) for place in range(players))


def spread(numbers: Iterable[float]) -> Spread:
    """Mean, deviation and quartiles; all zero for an empty list."""
    ordered = sorted(numbers)
    count = len(ordered)
    if not count:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    mean = sum(ordered) / count
    squares = sum((number - mean) ** 2 for number in ordered)

    def quantile(part: float) -> float:
        at = part * (count - 1)
        low = int(at)
        high = min(low + 1, count - 1)
        return ordered[low] + (ordered[high] - ordered[low]) * (at - low)

    return Spread(
        count=count,
        mean=mean,
        deviation=sqrt(squares / (count - 1)) if count > 1 else 0.0,
        lowest=ordered[0],
        quarter=quantile(0.25),
        median=quantile(0.5),
        three_quarters=quantile(0.75),
        highest=ordered[-1],
    )


Counted = Callable[[MatchResult], tuple[int, int]]
"""Successes and attempts of one game."""


def _paired(results: Sequence[MatchResult], counted: Counted) -> Share:
    """A share whose interval counts deals, not games, because games of one deal are alike.

    The spread between deals gives the number of unrelated games that would leave the share as uncertain; Wilson's
    interval is then computed for that number. Luck of the deal that cancels out over its rotations narrows it.
    """
    by_deal: dict[object, list[int]] = {}
    for result in results:
        wins, games = counted(result)
        sums = by_deal.setdefault(result.number if result.deal is None else result.deal, [0, 0])
        sums[0] += wins
        sums[1] += games
    deals = [sums for sums in by_deal.values() if sums[1]]
    wins = sum(sums[0] for sums in deals)
    games = sum(sums[1] for sums in deals)
    if not 0 < wins < games or len(deals) < 2:
        # Nothing varies: at worst each deal is one observation.
        return share(wins, games, min(games, len(deals)) or None)
    found = wins / games
    squares = sum((sums[0] - found * sums[1]) ** 2 for sums in deals)
    variance = squares * len(deals) / (len(deals) - 1) / games**2
    unrelated = found * (1 - found) / games
    least = 1.0 if len(deals) < FEW_DEALS else LEAST_EFFECT
    return share(wins, games, games / max(least, variance / unrelated))


def _meetings(first: str, second: str) -> Counted:
    def counted(result: MatchResult) -> tuple[int, int]:
        mine = [seat.rank for seat in result.seats if seat.bot == first]
        others = [seat.rank for seat in result.seats if seat.bot == second]
        ahead = sum(rank < other for rank in mine for other in others)
        return ahead, len(mine) * len(others)

    return counted


def _won(name: str) -> Counted:
    """Whether one of the bot's seats won: a game has one winner, however many seats the bot has."""

    def counted(result: MatchResult) -> tuple[int, int]:
        ranks = [seat.rank for seat in result.seats if seat.bot == name]
        return int(1 in ranks), int(bool(ranks))

    return counted


def _won_from(name: str | None, place: int) -> Counted:
    """Whether the bot (or anybody) won from a place."""

    def counted(result: MatchResult) -> tuple[int, int]:
        for seat in result.seats:
            if name in (None, seat.bot) and seat.place_in_order == place:
                return int(seat.rank == 1), 1
        return 0, 0

    return counted


def _of_seats(games: Share, seats: int) -> Share:
    """A share of games as a share of the seats taken in them."""
    scale = games.games / seats
    return Share(games.wins, seats, games.share * scale, games.low * scale, games.high * scale)


def _standing(
    name: str, rating: Rating, results: Sequence[MatchResult], players: int
) -> BotStanding:
    mine = [(result, seat) for result in results for seat in result.seats if seat.bot == name]
    seats = [seat for _, seat in mine]
    games = _paired(results, _won(name))
    if len(seats) == games.games * players:
        games = Share(games.wins, games.games, 1.0, 1.0, 1.0)  # nobody else could have won
    return BotStanding(
        name=name,
        seats=len(seats),
        even=1 / players,
        wins=_of_seats(games, len(seats)),
        plain=_of_seats(share(games.wins, games.games), len(seats)),
        ranks=tuple(sum(seat.rank == rank + 1 for seat in seats) for rank in range(players)),
        rating=rating,
        scores=spread(seat.score for seat in seats),
        winning=spread(seat.score for seat in seats if seat.rank == 1),
        margin=spread(seat.score - _best_other(result, seat) for result, seat in mine),
        sources=_means([seat.sources for seat in seats]),
        deeds=_means([seat.deeds for seat in seats]),
        by_place=tuple(_paired(results, _won_from(name, place)) for place in range(players)),
        decisions=_decisions([seat.pace for seat in seats]),
    )


def _best_other(result: MatchResult, seat: SeatResult) -> int:
    return max(other.score for other in result.seats if other.seat != seat.seat)


def _means(counts: list[dict[str, int]]) -> dict[str, float]:
    names = dict.fromkeys(name for one in counts for name in one)
    return {name: sum(one.get(name, 0) for one in counts) / len(counts) for name in names}


def _decisions(paces: list[Pace]) -> Decisions:
    pace = together(paces)
    return Decisions(
        count=pace.choices,
        per_game=pace.choices / len(paces) if paces else 0.0,
        mean=pace.mean,
        p95=pace.quantile(0.95),
        slowest=pace.slowest,
    )
