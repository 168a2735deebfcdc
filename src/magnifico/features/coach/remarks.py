"""What the coach can say: a key of coach.ftl, its numbers and names, and what it is about."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing to say. The words are `coach-...` in coach.ftl; the coach says nothing that isn't written there.

    `about` names what the page lights up: "member:white", "space:harvest", "tower:T", "good:faith", "button:end".
    Each `topic` comes up only once in a game; remarks about different periods are different topics.
    """

    key: str
    arguments: dict[str, int | str] = field(default_factory=dict)
    about: str | None = None
    topic: str = ""

    @property
    def once(self) -> str:
        """What a client remembers so that nothing is said twice in a game."""
        return self.topic or self.key
