"""A move that a bot considers, and what it knows of it."""

from __future__ import annotations

from typing import Final

from magnifico.bots.settings import TRUST

FIRST: Final = 1000.0
"""Added to free actions that improve the position: they are done before anything else."""


class Option:
    """A move with its prospects (`prior`) and what its playouts came to."""

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.total = 0.0
        self.visits = 0
        self.trust = TRUST

    @property
    def value(self) -> float:
        """The mean over the playouts and, as if it were some more of them, the prior."""
        return (self.total + self.trust * self.prior) / (self.visits + self.trust)

    @property
    def at_once(self) -> bool:
        """Whether it is a free action that clearly helps: it comes before anything else."""
        return self.prior >= FIRST / 2


def prior_of(option: Option) -> float:
    """Sort key."""
    return option.prior


def value_of(option: Option) -> float:
    """Sort key."""
    return option.value
