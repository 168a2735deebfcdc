"""A match: you in one seat of a game and bots in the others, which answer as soon as you have moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from magnifico.bots import create_bot
from magnifico.bots.api import Position
from magnifico.engine.game import Game
from magnifico.engine.log import LogEntry
from magnifico.engine.moves.legal import Moves
from magnifico.engine.moves.move import Move
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.preview import Preview
from magnifico.engine.refusal import GameOverError, SeatError
from magnifico.engine.state.view_types import View


class Opponent(Protocol):
    """What can take another seat: our bots, or any class of your own with this method."""

    def choose(self, position: Position) -> Move:
        """One of the legal moves of the position."""


class Match:
    """A game that you play in the seat `me` against bots.

    >>> match = Match(Game.new(Options(players=2, rules="basic"), seed=7), bots="greedy")
    >>> for entry in match.play("white C2; end"):
    ...     print(entry)

    `bots` is the name of a bot for all other seats, or for each of them a name or a bot: `{1: "citizen", 2: MyBot()}`.
    Decisions with a single legal move are answered for you unless `skip_forced` is False. `opening` is what happened
    before your first decision, the setup of a new game included.
    """

    def __init__(
        self,
        game: Game,
        me: int = 0,
        bots: str | Mapping[int, str | Opponent] = "citizen",
        skip_forced: bool = True,
    ) -> None:
        players = game.options.players
        if not 0 <= me < players:
            raise SeatError(me, players)
        self.game = game
        self.me = me
        self.skip_forced = skip_forced
        self.bots: dict[int, Opponent] = {}
        others = [seat for seat in range(players) if seat != me]
        given = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
        for seat in others:
            bot = given.pop(seat, None)
            if bot is None:
                raise ValueError(f"seat {seat} ({SEAT_LETTERS[seat]}) has no bot")
            self.bots[seat] = create_bot(bot, f"match {seat}") if isinstance(bot, str) else bot
        if given:
            wrong = min(given)
            if wrong == me:
                raise ValueError(f"seat {wrong} ({SEAT_LETTERS[wrong]}) is yours, it needs no bot")
            raise SeatError(wrong, players)
        self._plays: list[int] = []  # how many moves there were before each of yours
        before = len(game.moves)
        self._go_on()
        self.opening = game.log(me, before or None)

    @property
    def is_over(self) -> bool:
        """Whether the final scoring has been done."""
        return self.game.is_over

    @property
    def view(self) -> View:
        """What you may know."""
        return self.game.view(self.me)

    def legal_moves(self) -> Moves:
        """Your legal moves; a finished match raises GameOverError."""
        if self.is_over:
            raise GameOverError()
        return self.game.legal_moves(self.me)

    def preview(self, move: Move | str) -> Preview:
        """What a move of yours would do."""
        return self.game.preview(self._yours(self.game, move))

    def play(self, moves: Move | str) -> list[LogEntry]:
        """Play a move, or several texts with semicolons between them, and let the bots answer.

        Returns what happened, as you may know it. If one of the moves is refused, none is played.
        """
        tried = self.game.copy()
        yours: list[Move] = []
        for text in [moves] if isinstance(moves, Move) else moves.split(";"):
            move = self._yours(tried, text)
            tried.advance(move)
            yours.append(move)
        before = len(self.game.moves)
        for move in yours:
            self.game.advance(move)
        self._plays.append(before)
        self._go_on()
        return self.game.log(self.me, before)

    def undo(self) -> list[Move]:
        """Undo your last `play` and everything that followed; returns those moves."""
        if not self._plays:
            raise ValueError("there is no move of yours to take back")
        before = self._plays.pop()
        undone = self.game.moves[before:]
        while len(self.game.moves) > before:
            self.game.undo()
        return undone

    def _yours(self, game: Game, move: Move | str) -> Move:
        read = game.parse(move, self.me) if isinstance(move, str) else move
        if read.seat != self.me:
            raise ValueError(
                f"'{read}' is a move of another seat, yours is {SEAT_LETTERS[self.me]}"
            )
        return read

    def log(self, since: int | None = None) -> list[LogEntry]:
        """What you may know of the game so far; with `since`, of the moves after that number."""
        return self.game.log(self.me, since)

    def _go_on(self) -> None:
        """Let the bots move until you have a choice."""
        game = self.game
        while not game.is_over:
            waiting = game.to_act
            other = next((seat for seat in waiting if seat != self.me), None)
            if other is not None:
                game.advance(self.bots[other].choose(Position(game, other)))
                continue
            legal = game.legal_moves(self.me)
            if len(legal) > 1 or not self.skip_forced:
                break
            game.advance(legal[0])

    def __str__(self) -> str:
        return self.game.text(self.me)

    def __repr__(self) -> str:
        names = ", ".join(
            f"{SEAT_LETTERS[seat]} {getattr(bot, 'name', type(bot).__name__)}"
            for seat, bot in self.bots.items()
        )
        return f"<Match of {SEAT_LETTERS[self.me]} against {names}: {self.game!r}>"
