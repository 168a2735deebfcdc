"""Who plays whom in which seat: every deal is played once for each rotation of its line-up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

from magnifico.engine.options import Options
from magnifico.engine.state.random import Random, seeded
from magnifico.research.arena.match import Match


def schedule(bots: tuple[str, ...], options: Options, seed: int | str) -> Iterator[Match]:
    """An endless series of games for a request; a longer series begins with the games of a shorter one.

    A line-up has as many bots as seats. With more bots than seats, those who have played least come next, and of
    those the ones who have met least; with fewer, bots take several seats in turn. Neighbours are drawn again for
    each deal.
    """
    played = [0] * len(bots)
    met = [[0] * len(bots) for _ in bots]
    number = 0
    for deal in count():
        dice = seeded(f"{seed}/{deal}/line-up")
        chosen = _line_up(options.players, played, met, dice)
        for entry in chosen:
            played[entry] += 1
            for other in chosen:
                met[entry][other] += 1
        for seating in _rotations(dice.shuffled(chosen), bots):
            yield Match(number, options, bots, seed, deal, seating)
            number += 1


def first_matches(
    bots: tuple[str, ...], options: Options, seed: int | str, games: int
) -> list[Match]:
    """The first games of the schedule."""
    return list(islice(schedule(bots, options, seed), games))


def _line_up(seats: int, played: list[int], met: list[list[int]], dice: Random) -> list[int]:
    """The bots of one deal."""
    entries = range(len(played))
    chance = [dice.below(1 << 20) for _ in entries]
    chosen: list[int] = []
    for _ in range(seats):
        free = [entry for entry in entries if entry not in chosen] or list(entries)

        def fairness(entry: int) -> tuple[int, int, int]:
            meetings = sum(met[entry][other] for other in chosen)
            return played[entry] + chosen.count(entry), meetings, chance[entry]

        chosen.append(min(free, key=fairness))
    return chosen


def _rotations(line_up: list[int], bots: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Everybody moves one seat on, until the same names would be in the same seats again."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for turn in range(len(line_up)):
        seating = tuple(line_up[turn:] + line_up[:turn])
        found.setdefault(tuple(bots[entry] for entry in seating), seating)
    return list(found.values())
