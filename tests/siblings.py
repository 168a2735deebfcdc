"""Sibling games: games that differ from another one only in what a certain seat cannot know.

Every question of a seat must get the same answer in both; otherwise the answer tells something hidden. A sibling can be
played on beside the original, with the same moves and other secret answers, as long as the seat sees the same happen:
so the two also differ in how they came about.
"""

from __future__ import annotations

import random

from magnifico import Event, Game, Move
from magnifico.engine.decisions import agenda

PLAYED_ON = 0.8
"""How often a sibling that is to be played on keeps the dice and cards to come; the others soon part."""


class Sibling:
    """A game that a seat cannot tell from the original, as far as it has seen."""

    def __init__(
        self, game: Game, seat: int, chance: random.Random, same_future: float = 0.0
    ) -> None:
        self.seat = seat
        imagined = game.determinize(seat, chance.randrange(10**6))
        if chance.random() < same_future:
            imagined.state.random = game.state.random.copy()
            imagined.state.decks = game.state.decks
            imagined.state.left_out = game.state.left_out
        # A table has the moves since the beginning; an imagined copy has none.
        self.game = Game(game.ruleset, "another seed", imagined.state, game.moves[:])
        self.game.start_events = game.start_events

    def answer(self, move: Move, secret: bool) -> Move:
        """The same move; for a secret answer of somebody else another one."""
        if secret and move.seat != self.seat:
            return self.game.legal_moves(move.seat)[-1]
        return move

    def tells(self, played: Game, events: list[Event], after: Game, original: list[Event]) -> bool:
        """Whether the seat sees a difference after a move."""
        told, elsewhere = (
            [event.for_seat(self.seat) for event in each] for each in (original, events)
        )
        return told != elsewhere or played.view(self.seat) != after.view(self.seat)

    def follows(self, move: Move, secret: bool, events: list[Event], after: Game) -> bool:
        """Play what was played in the original; whether the seat still sees no difference."""
        move = self.answer(move, secret)
        if self.game.why_not(move) is not None:
            return False
        return not self.tells(self.game, self.game.play(move), after, events)


def is_secret(game: Game) -> bool:
    """Whether the answers to the current decision are secret."""
    return agenda.decision(game.state).secret_answers


class Turns:
    """Chooses positions so that rare decisions are looked at as well as common ones."""

    def __init__(self, chance: random.Random, share: float, each: int = 2) -> None:
        self.chance = chance
        self.share = share
        self.each = each
        self.seen: dict[str, int] = {}

    def wants(self, game: Game) -> bool:
        """The first few positions of every decision, then a share of them."""
        name = agenda.decision(game.state).name
        self.seen[name] = self.seen.get(name, 0) + 1
        return self.seen[name] <= self.each or self.chance.random() < self.share


class Wishes:
    """Texts of moves a seat might ask about: legal ones, those of other moments, and some that name hidden things."""

    def __init__(self, game: Game, chance: random.Random) -> None:
        self.chance = chance
        printed = game.state.printed
        self.hidden = [
            f"{verb} {leader.key}"
            for leader in printed.leaders
            for verb in ("play", "discard", "use", "keep")
        ]
        self.hidden += [f"keep-token {face}" for face in printed.token_keys]
        self.heard: list[str] = ["white T1", "end", "pass", "support", "no such move"]

    def listen(self, game: Game) -> None:
        """Remember a move that is possible now, to ask for it when it is not."""
        move = self.chance.choice(game.legal_moves())
        if move.text not in self.heard:
            self.heard.append(move.text)

    def some(self, game: Game, seat: int, legal: int, others: int) -> list[str]:
        """A few of each."""
        own = [move.text for move in game.legal_moves(seat)]
        result = self.chance.sample(own, min(legal, len(own)))
        if self.hidden:
            result += self.chance.sample(self.hidden, others)
        return result + self.chance.sample(self.heard, min(others, len(self.heard)))
