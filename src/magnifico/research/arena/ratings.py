"""OpenSkill ratings (Plackett-Luce) from the places of all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from magnifico.engine.state.random import seeded
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.match import MatchResult

ORDERS: Final = 8
"""A rating depends on the order of games; it is the mean over this many random orders."""


@dataclass(frozen=True)
class Rating:
    """Everybody starts at 25 with an uncertainty of 25/3; `ordinal` is a rating that is all but certain."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """Three uncertainties below the rating."""
        return self.mu - 3 * self.sigma


def check_ratings() -> None:
    """Refuse a contest that nothing could rate: before its games are played, not after."""
    if find_spec("openskill") is None:
        raise ArenaError(
            "E_OPENSKILL_MISSING",
            "ratings need the package openskill: run 'make setup', or install 'magnifico[research]'",
        )


def rate(results: Sequence[MatchResult]) -> dict[str, Rating]:
    """The rating of each name. A name with several seats in a game moves by the mean of its seats."""
    names = sorted({seat.bot for result in results for seat in result.seats})
    sums = {name: [0.0, 0.0] for name in names}
    for order in range(ORDERS):
        drawn = seeded(f"ratings {order}").shuffled(list(range(len(results))))
        for name, (mu, sigma) in _in_order([results[number] for number in drawn], names).items():
            sums[name][0] += mu / ORDERS
            sums[name][1] += sigma / ORDERS
    return {name: Rating(mu, sigma) for name, (mu, sigma) in sums.items()}


def _in_order(results: list[MatchResult], names: list[str]) -> dict[str, tuple[float, float]]:
    from openskill.models import PlackettLuce  # from the extra `research`

    model = PlackettLuce()
    start = model.rating()
    current = dict.fromkeys(names, (start.mu, start.sigma))
    for result in results:
        teams = [
            [model.rating(mu=current[seat.bot][0], sigma=current[seat.bot][1])]
            for seat in result.seats
        ]
        rated = model.rate(teams, ranks=[float(seat.rank) for seat in result.seats])
        moved: dict[str, list[tuple[float, float]]] = {}
        for seat, (team,) in zip(result.seats, rated, strict=True):
            moved.setdefault(seat.bot, []).append((team.mu, team.sigma))
        for name, found in moved.items():
            mus, sigmas = zip(*found, strict=True)
            current[name] = (sum(mus) / len(mus), sum(sigmas) / len(sigmas))
    return current
