"""Which deal belongs to a date: a pure function of the day (UTC) or the ISO week.

Nothing in it is secret. Anybody who reads this file knows tomorrow's deal; the list of scores relies on fair play.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from magnifico.engine.options import Options

Kind: TypeAlias = Literal["day", "week"]
SALT: Final = "magnifico challenge 1"
"""Public and fixed: it only keeps the seeds of challenges separate from those people choose."""
SEED_DIGITS: Final = 32
DAYS: Final = 7
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_WEEK: Final = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)


class ChallengeError(ValueError):
    """A name that isn't a challenge's."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """One deal: its options, its seed, and who sits where. The player sits where `bots` has None."""

    key: str  # "2026-11-17" or "2026-W47"
    kind: Kind
    first: date
    last: date
    options: Mapping[str, object]
    seed: str
    bots: tuple[str | None, ...]

    @property
    def seat(self) -> int:
        """Where the player sits."""
        return self.bots.index(None)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    def engine_options(self) -> Options:
        """The options in the engine's form."""
        expansions = self.options.get("expansions", ())
        assert isinstance(expansions, list | tuple)
        return Options(self.players, str(self.options["rules"]), tuple(expansions))

    def is_open(self, today: date) -> bool:
        """Whether attempts are listed today."""
        return self.first <= today <= self.last

    def is_past(self, today: date) -> bool:
        """Whether its time is over."""
        return self.last < today


def challenge_of_day(day: date) -> Challenge:
    """The challenge of a day; ChallengeError before the first."""
    plan = _edition(day)["day"][day.weekday()]
    return _dealt(day.isoformat(), "day", day, day, plan)


def challenge_of_week(day: date) -> Challenge:
    """The challenge of the ISO week that a day belongs to; ChallengeError before the first."""
    monday = day - timedelta(days=day.weekday())
    plans = _edition(monday)["week"]
    year, week, _ = day.isocalendar()
    plan = plans[monday.toordinal() // DAYS % len(plans)]
    return _dealt(f"{year:04}-W{week:02}", "week", monday, monday + timedelta(days=DAYS - 1), plan)


def challenge_named(key: str) -> Challenge:
    """The challenge with a name such as 2026-11-17 or 2026-W47."""
    week = _WEEK.fullmatch(key)
    try:
        if week is not None:
            return challenge_of_week(date.fromisocalendar(int(week[1]), int(week[2]), 1))
        if _DAY.fullmatch(key):
            return challenge_of_day(date.fromisoformat(key))
    except (ValueError, OverflowError) as error:
        raise ChallengeError(f"{key}: {error}") from None
    raise ChallengeError(f"{key}: expected a day (2026-11-17) or a week (2026-W47)")


def first_day() -> date:
    """The first day that has a challenge."""
    since: date = _editions()[0]["since"]
    return since


def all_plans() -> list[Mapping[str, Any]]:
    """Everything the calendar can deal, in all editions."""
    return [plan for one in _editions() for plan in (*one["day"], *one["week"])]


@cache
def _editions() -> list[dict[str, Any]]:
    text = files(__package__).joinpath("calendar.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["edition"])


def _edition(day: date) -> dict[str, Any]:
    found = [edition for edition in _editions() if edition["since"] <= day]
    if not found:
        raise ChallengeError(f"{day}: there were no challenges yet")
    return found[-1]


def _dealt(key: str, kind: Kind, first: date, last: date, plan: Mapping[str, Any]) -> Challenge:
    players = int(plan["players"])
    own = _drawn(key, "seat", players)
    opponents = list(plan["opponents"])
    turn = _drawn(key, "opponents", len(opponents))
    bots: list[str | None] = [*opponents[turn:], *opponents[:turn]]
    bots.insert(own, None)
    options = {name: plan[name] for name in ("players", "rules", "expansions") if name in plan}
    return Challenge(key, kind, first, last, options, _hashed(key)[:SEED_DIGITS], tuple(bots))


def _drawn(key: str, what: str, count: int) -> int:
    """A number below `count`, determined by the key."""
    return int(_hashed(f"{key} {what}")[:16], 16) % count


def _hashed(text: str) -> str:
    return sha256(f"{SALT} {text}".encode()).hexdigest()
