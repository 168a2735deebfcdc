"""The levels of strength and what each is made of. bench/strength.py measures the steps between them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from magnifico.bots.api import Bot
from magnifico.bots.evaluation.network import shipped_network, shipped_value
from magnifico.bots.evaluation.weights import DEFAULT, Weights
from magnifico.bots.greedy_bot import GreedyBot
from magnifico.bots.lookahead_bot import LookaheadBot
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy_bot import PolicyBot
from magnifico.bots.random_bot import RandomBot
from magnifico.bots.search import ExecutorSource
from magnifico.bots.search_bot import SearchBot
from magnifico.bots.spec import Budget


class Level:
    """A kind of bot and how it is made."""

    learned: ClassVar[bool] = False
    """Whether it plays by learned weights."""
    searches: ClassVar[bool] = False
    """Whether it has a budget."""

    def usual_budget(self, seconds: float) -> Budget:
        """The budget of a decision if the name has none; `seconds` is an additional limit."""
        return Budget()

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        """A bot of this level; only those that search use budget and helpers."""
        raise NotImplementedError


@dataclass(frozen=True)
class RandomLevel(Level):
    """Plays at random."""

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        return RandomBot(seed)


@dataclass(frozen=True)
class GreedyLevel(Level):
    """Plays greedily, with a level's typical mistakes."""

    noise: float = 0.0
    weights: Weights = DEFAULT
    overlooks: int = 0
    """Of a hundred spaces in each turn."""

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        return GreedyBot(seed, name, self.noise, self.weights, self.overlooks)


@dataclass(frozen=True)
class LookaheadLevel(Level):
    """Plays by lookahead, with the evaluation fitted to games of lookahead."""

    learned = True

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        return LookaheadBot(seed, name, shipped_network())


@dataclass(frozen=True)
class PolicyLevel(Level):
    """Plays the policy's first choice."""

    learned = True

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        return PolicyBot(seed, name, shipped_value(), shipped_policy())


@dataclass(frozen=True)
class SearchLevel(Level):
    """Searches; `playouts` is the default budget of a decision."""

    playouts: int
    learned = True
    searches = True

    def usual_budget(self, seconds: float) -> Budget:
        """The level's own number of playouts, within the time."""
        return Budget(seconds, self.playouts)

    def bot(self, seed: int | str, name: str, budget: Budget, helpers: ExecutorSource) -> Bot:
        bot = SearchBot(seed, name, shipped_value(), shipped_policy(), budget)
        bot.helpers = helpers
        return bot


CARELESS: Final = replace(
    DEFAULT, unit=1.3, unit_fade=1.5, comfortable=9.0, report_need=0.15, excommunication=1.0
)
"""Keeps goods too long, and trusts that the Church will be satisfied somehow."""
HOARDING: Final = replace(CARELESS, report_need=0.05, excommunication=0.5)
"""Keeps goods too long, and thinks of the Church when it is too late."""
BEWILDERED: Final = replace(
    DEFAULT, unit=1.6, unit_fade=0.6, comfortable=14.0, report_need=0.02, excommunication=0.2
)
"""Collects goods for their own sake, and has forgotten the Church."""

LEVEL_TABLE: Final[dict[str, Level]] = {
    "novice": GreedyLevel(noise=9.0, weights=BEWILDERED, overlooks=88),
    "apprentice": GreedyLevel(noise=2.0, weights=HOARDING, overlooks=56),
    "citizen": GreedyLevel(weights=CARELESS, overlooks=30),
    "patrician": LookaheadLevel(),
    "magnifico": SearchLevel(playouts=192),
}
"""From the weakest to the strongest."""

RESEARCH: Final[dict[str, Level]] = {
    "random": RandomLevel(),
    "greedy": GreedyLevel(),
    "policy": PolicyLevel(),
    "swift": SearchLevel(playouts=32),
}
"""Bots for tests, puzzles and research; `swift` is the search of `magnifico` with its own number of playouts."""
