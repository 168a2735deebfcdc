"""What is printed on cards and leaders, for looking things up in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnifico.content.model import Card, Leader
from magnifico.engine import presentation

if TYPE_CHECKING:
    from magnifico.engine.game import Game


class CardFacts:
    """A development card: `number`, `type`, `period`, `costs`, `activation`, `special`, `pack`, and its words."""

    def __init__(self, game: Game, card: Card) -> None:
        self._game = game
        self.number = card.number
        self.type: str = card.card_type
        self.period = card.period
        self.special = card.special
        self.pack = card.pack
        self.activation = card.activation
        self.end_victory = card.end_victory
        self.costs: list[dict[str, int]] = [dict(cost.goods) for cost in card.costs]

    def name(self, language: str = "en") -> str:
        """The card's name."""
        return presentation.shown().card_name(self._game, self.number, language)

    def text(self, language: str = "en") -> str:
        """Name, type, cost and effects in words."""
        return presentation.shown().card(self._game, self.number, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Card #{self.number} {self.name()}, {self.type}, period {self.period}>"


class LeaderFacts:
    """A leader: `key`, `code`, `ability`, `requirement` (what is needed to play it), `pack`, and its words."""

    def __init__(self, game: Game, leader: Leader) -> None:
        self._game = game
        self.key = leader.key
        self.code = leader.code
        self.pack = leader.pack
        self.ability: str = leader.ability
        self.requirement: dict[str, int] = {
            need.kind: need.amount for need in leader.requirements if not need.at_most
        }
        self.at_most: dict[str, int] = {
            need.kind: need.amount for need in leader.requirements if need.at_most
        }

    def name(self, language: str = "en") -> str:
        """The leader's name."""
        return presentation.shown().leader_name(self._game, self.key, language)

    def text(self, language: str = "en") -> str:
        """Name, requirement and ability in words."""
        return presentation.shown().leader(self._game, self.key, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Leader {self.key}, {self.ability}>"
