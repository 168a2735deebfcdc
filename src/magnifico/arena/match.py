"""One game between bots: who sits where, what they decided, how it ended."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from magnifico.bots import Bot, Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.options import Options

MOST_DECISIONS = 5000
"""A game that takes more is taken for stuck; real ones need about 400."""


@dataclass(frozen=True)
class Match:
    """One game to be played: its number in the series settles seed and seats."""

    number: int
    options: Options
    bots: tuple[str, ...]  # one for each player of the request
    seed: int | str

    @property
    def game_seed(self) -> str:
        """The seed of this game."""
        return f"{self.seed}/{self.number}"

    def entry_at(self, seat: int) -> int:
        """Which bot of the request sits here: everybody moves one seat on from game to game."""
        return (seat + self.number) % self.options.players


@dataclass(frozen=True)
class SeatResult:
    """How one seat ended."""

    seat: int
    entry: int  # index in the request's bots
    bot: str
    place_in_order: int  # 0: first to act in round 1
    score: int
    rank: int
    sources: dict[str, int]


@dataclass(frozen=True)
class MatchResult:
    """How one game ended; `error` is empty unless it broke."""

    number: int
    seed: str
    decisions: int
    seats: tuple[SeatResult, ...]
    error: str = ""
    moves: tuple[str, ...] = ()
    noted: dict[str, object] = field(default_factory=dict)


def play_match(match: Match, watch: Callable[[Game], None] | None = None) -> MatchResult:
    """Play one game to its end; what goes wrong becomes part of the result."""
    seed = match.game_seed
    try:
        game = Game.new(match.options, seed, events=False)
    except Exception:
        return MatchResult(match.number, seed, 0, (), traceback.format_exc())
    try:
        play(game, bots_for(match), watch)
        return MatchResult(match.number, seed, len(game.moves), _seats(match, game))
    except Exception:
        moves = tuple(str(move) for move in game.moves)
        return MatchResult(match.number, seed, len(moves), (), traceback.format_exc(), moves)


def bots_for(match: Match) -> list[Bot]:
    """The bots by seat."""
    return [
        create_bot(match.bots[match.entry_at(seat)], f"{match.game_seed}/{seat}")
        for seat in range(match.options.players)
    ]


def play(game: Game, bots: list[Bot], watch: Callable[[Game], None] | None = None) -> None:
    """Let the bots play; `watch` sees the game before each decision."""
    while not game.is_over:
        if len(game.moves) >= MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        if watch is not None:
            watch(game)
        seat = game.to_act[0]
        game.play(bots[seat].choose(Position(game, seat)))


def _seats(match: Match, game: Game) -> tuple[SeatResult, ...]:
    seating = game.state.seating
    return tuple(
        SeatResult(
            seat=score.seat,
            entry=match.entry_at(score.seat),
            bot=match.bots[match.entry_at(score.seat)],
            place_in_order=seating.index(score.seat),
            score=score.total,
            rank=score.place,
            sources=score.sources,
        )
        for score in game.scores()
    )
