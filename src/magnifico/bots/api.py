"""What a bot may know when it has to decide, and what a bot is."""

from __future__ import annotations

from typing import Protocol

from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options
from magnifico.engine.state.view_types import View


class Position:
    """A decision as one seat sees it: its legal moves, its view, and imagined copies to play on.

    The real game is kept private. Nothing given out depends on what is hidden from the seat: the view is the
    seat's own, and in an imagined copy everything the seat cannot know is dealt again from the given seed.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat
        self.legal: list[Move] = list(game.legal_moves(seat))

    @property
    def number(self) -> int:
        """How many moves were played before this decision."""
        return self.__game.move_count

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.__game.options

    def view(self) -> View:
        """What the seat may know, as plain data."""
        return self.__game.view(self.seat)

    def move_of(self, code: int) -> Move:
        """The legal move with this code; any of them for a code that is none of theirs."""
        return next((move for move in self.legal if move.code == code), self.legal[0])

    def imagine(self, seed: int | str) -> Game:
        """A copy to play on, with everything hidden dealt again; equal seeds give equal copies."""
        return self.__game.determinize(self.seat, seed)


class Bot(Protocol):
    """A player that chooses moves."""

    @property
    def name(self) -> str:
        """The name under which the bot is registered."""

    def choose(self, position: Position) -> Move:
        """One of the legal moves of the position; the same for the same position and seed."""
