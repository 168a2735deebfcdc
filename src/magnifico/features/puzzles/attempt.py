"""A solver at a puzzle: the position as the seat knows it, and the verdict on an answer.

The table that is shown is an imagined copy in which everything the seat cannot know was dealt again, so nothing that is
sent to a solver can give it away.
"""

from __future__ import annotations

from dataclasses import dataclass

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.features.puzzles.format import Puzzle
from magnifico.features.puzzles.position import answers, game_of, judged_as
from magnifico.features.puzzles.rating import Standing


@dataclass(frozen=True, slots=True)
class Alternative:
    """A move that was judged; `behind` says by how much it falls short of the best."""

    move: Move
    worth: float
    behind: float
    solution: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The move that was made, what it counts as, and what it caused."""

    number: int
    move: Move
    events: list[Event]
    judged_as: str | None
    right: bool


class Solving:
    """One solver's puzzle. `game` stands where the decision is, or after the answer."""

    def __init__(self, puzzle: Puzzle, game: Game | None = None) -> None:
        self.puzzle = puzzle
        real = game_of(puzzle) if game is None else game
        self.game = real.determinize(puzzle.seat, puzzle.key)
        self.start = self.game.copy()
        self.answer: Answer | None = None

    def offers(self) -> list[Move]:
        """What may be answered; nothing once it is answered."""
        return [] if self.answer is not None else answers(self.game, self.puzzle.seat)

    def play(self, move: Move) -> Answer:
        """Answer with one of the offers; a move that the rules refuse raises its Refusal."""
        puzzle = self.puzzle
        judged = judged_as(puzzle.worth, self.game, move)
        events = self.game.play(move)
        self.answer = Answer(1, move, events, judged, judged in puzzle.solutions)
        return self.answer

    def alternatives(self) -> list[Alternative]:
        """Everything that was judged, the best first."""
        puzzle = self.puzzle
        return [
            Alternative(
                self.start.parse(text, puzzle.seat),
                worth,
                round(puzzle.best - worth, 1),
                text in puzzle.solutions,
            )
            for text, worth in puzzle.worth.items()
        ]

    def standing(self, before: Standing) -> Standing:
        """The solver's rating after the answer."""
        assert self.answer is not None
        return before.after(self.puzzle.rating, self.answer.right)
