"""The mixes of players, rules and expansions that training games are played in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnifico.engine.options import Options


@dataclass(frozen=True)
class Mix:
    """One kind of table and how often it is played."""

    options: Options
    share: int


def _mix(players: int, share: int, *expansions: str, rules: str = "advanced") -> Mix:
    return Mix(Options(players=players, rules=rules, expansions=expansions), share)


MIXES: Final[tuple[Mix, ...]] = (
    _mix(2, 3),
    _mix(3, 3),
    _mix(4, 8),
    _mix(2, 1, rules="basic"),
    _mix(3, 1, rules="basic"),
    _mix(4, 1, rules="basic"),
    *(_mix(players, 1, "houses") for players in range(2, 6)),
    *(_mix(players, 1, "pazzi") for players in range(2, 5)),
    *(_mix(players, 2 if players < 5 else 4, "houses", "pazzi") for players in range(2, 6)),
)


def options_of(number: int) -> Options:
    """The options of a training game: the mixes take turns by their shares."""
    at = number % sum(mix.share for mix in MIXES)
    for mix in MIXES:
        if at < mix.share:
            return mix.options
        at -= mix.share
    raise AssertionError
