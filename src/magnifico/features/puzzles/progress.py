"""How a solver is doing: the rating, the streak and what was tried."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from magnifico.features.puzzles.rating import Standing


@dataclass
class Progress:
    """What is kept between two sittings; `tried` says of each puzzle whether the first answer was right."""

    standing: Standing = field(default_factory=Standing)
    streak: int = 0
    tried: dict[str, bool] = field(default_factory=dict)

    @property
    def solved(self) -> int:
        """How many were solved at the first attempt."""
        return sum(self.tried.values())

    def note(self, key: str, right: bool, after: Standing) -> None:
        """Note an answer; only the first one to a puzzle counts."""
        if key in self.tried:
            return
        self.tried[key] = right
        self.standing = after
        self.streak = self.streak + 1 if right else 0

    @staticmethod
    def read(words: str) -> Progress:
        """From its file; whatever makes no sense counts as nothing."""
        try:
            data = json.loads(words)
            standing = Standing(float(data["rating"]), float(data["spread"]))
            tried = {str(key): bool(right) for key, right in data["tried"].items()}
            return Progress(standing, int(data["streak"]), tried)
        except (ValueError, KeyError, TypeError, AttributeError):
            return Progress()

    def text(self) -> str:
        """For its file."""
        data = {
            "rating": self.standing.rating,
            "spread": self.standing.spread,
            "streak": self.streak,
            "tried": self.tried,
        }
        return json.dumps(data, indent=1) + "\n"
