"""What a series of games shows: scores, win shares with their uncertainty, seats, sources of points, faults."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt

from magnifico.engine.options import Options, to_dict
from magnifico.research.arena.match import MatchResult


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % interval."""

    wins: int
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class BotReport:
    """One bot of the request over all games; `index` tells equal names apart."""

    index: int
    name: str
    games: int
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: Share
    sources: dict[str, float]


@dataclass(frozen=True)
class Fault:
    """A game that broke, with everything needed to play it again."""

    options: dict[str, object]
    seed: str
    error: str
    moves: tuple[str, ...]


@dataclass(frozen=True)
class SimulationReport:
    """The outcome of a simulation."""

    games: int
    players: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    bots: tuple[BotReport, ...]
    seats: tuple[Share, ...]  # by place in the first turn order
    winning_mean: float
    faults: tuple[Fault, ...]

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self)


def share(wins: int, games: int, independent: float | None = None) -> Share:
    """A share with Wilson's interval, which is valid even for few games.

    `independent` says how many independent games the interval rests on, if not all of them are.
    """
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    z = 1.959964
    found = wins / games
    count = games if independent is None else independent
    middle = found + z * z / (2 * count)
    spread = z * sqrt(found * (1 - found) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    low = max(0.0, (middle - spread) / scale)
    high = min(1.0, (middle + spread) / scale)
    return Share(wins, games, found, low, high)


def summarize(
    options: Options, names: tuple[str, ...], results: list[MatchResult], seconds: float
) -> SimulationReport:
    """Statistics of all games that ended; the order of the results does not matter."""
    results = sorted(results, key=lambda result: result.number)
    ended = [result for result in results if not result.error]
    decisions = sum(result.decisions for result in results)
    winners = [seat.score for result in ended for seat in result.seats if seat.rank == 1]
    faults = tuple(
        Fault(to_dict(options), result.seed, result.error, result.moves)
        for result in results
        if result.error
    )
    time = max(seconds, 1e-9)
    return SimulationReport(
        games=len(results),
        players=options.players,
        decisions=decisions,
        seconds=seconds,
        games_per_second=len(results) / time,
        decisions_per_second=decisions / time,
        bots=tuple(_bot(index, name, ended) for index, name in enumerate(names)),
        seats=tuple(_seat(place, ended) for place in range(options.players)),
        winning_mean=sum(winners) / len(winners) if winners else 0.0,
        faults=faults,
    )


def _bot(index: int, name: str, ended: list[MatchResult]) -> BotReport:
    seats = [seat for result in ended for seat in result.seats if seat.entry == index]
    scores = [seat.score for seat in seats]
    count = len(scores)
    mean = sum(scores) / count if count else 0.0
    squares = sum((score - mean) ** 2 for score in scores)
    totals: dict[str, int] = {}
    for seat in seats:
        for source, points in seat.sources.items():
            totals[source] = totals.get(source, 0) + points
    return BotReport(
        index=index,
        name=name,
        games=count,
        mean=mean,
        deviation=sqrt(squares / (count - 1)) if count > 1 else 0.0,
        lowest=min(scores, default=0),
        highest=max(scores, default=0),
        wins=share(sum(seat.rank == 1 for seat in seats), count),
        sources={source: points / count for source, points in totals.items()},
    )


def _seat(place: int, ended: list[MatchResult]) -> Share:
    wins = 0
    for result in ended:
        wins += any(seat.rank == 1 and seat.place_in_order == place for seat in result.seats)
    return share(wins, len(ended))
