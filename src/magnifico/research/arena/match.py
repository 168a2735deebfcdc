"""One game between bots: who sits where, what they decided, how it ended."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from typing import Final

from magnifico.bots import Bot, BotError, BotMistakeError, Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import Options
from magnifico.engine.state.rows import CARD_COUNT, EXCOMMUNICATED
from magnifico.processes import worked_off
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.pace import Pace, Stopwatch

MOST_DECISIONS = 5000
"""A game with more decisions counts as stuck; real ones need about 400."""

DEEDS: Final = (
    "supports",
    "harvests",
    "productions",
    "territories",
    "characters",
    "buildings",
    "ventures",
)
"""What is counted for each seat: periods without excommunication, harvests, productions, cards owned at the end."""
PERIODS: Final = 3
_WORK_DONE: Final = {
    "harvest": "harvests",
    "harvest-large": "harvests",
    "production": "productions",
    "production-large": "productions",
}
"""The deed that an action, or a member on such a space, counts as."""


@dataclass(frozen=True)
class Match:
    """One game to be played: its number in the series determines seed and seats.

    Usually each game of a series is a new deal, and everybody moves one seat on from game to game. Games that
    share a `deal` start from the same cards; then `seating` names the bot of each seat.
    """

    number: int
    options: Options
    bots: tuple[str, ...]  # the bots of the request
    seed: int | str
    deal: int | None = None
    seating: tuple[int, ...] = ()  # indices into bots, by seat

    @property
    def game_seed(self) -> str:
        """The seed of this game, which determines everything that is dealt."""
        return f"{self.seed}/{self.number if self.deal is None else self.deal}"

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot in a seat, different in every game."""
        rotation = "" if self.deal is None else f"/{self.number}"
        return f"{self.game_seed}{rotation}/{seat}"

    def entry_at(self, seat: int) -> int:
        """Which bot of the request sits here."""
        return self.seating[seat] if self.seating else (seat + self.number) % self.options.players


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
    deeds: dict[str, int] = field(default_factory=dict)
    pace: Pace = field(default=Pace(), compare=False)


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
    deal: int | None = None
    seconds: float = field(default=0.0, compare=False)
    saved: str = field(default="", compare=False)  # the game as a file, if asked for


def play_match(
    match: Match, watch: Callable[[Game], None] | None = None, keep: bool = False
) -> MatchResult:
    """Play one game to its end. `keep` adds the saved game.

    An exception becomes part of the result, except for a BotError, which custom bots cause: that is raised.
    """
    began = time.perf_counter()
    seed = match.game_seed
    try:
        game = Game.new(match.options, seed)
    except Exception:
        return MatchResult(match.number, seed, 0, (), traceback.format_exc(), deal=match.deal)
    watches = [Stopwatch() for _ in range(match.options.players)]
    seats: tuple[SeatResult, ...] = ()
    error = ""
    moves: tuple[str, ...] = ()
    try:
        play(game, bots_for(match), watch, watches)
        seats = _seats(match, game, watches)
    except BotMistakeError as mistake:
        raise mistake.with_place(f"in game {match.number + 1}") from mistake.__cause__
    except BotError:
        raise
    except Exception:
        error = traceback.format_exc()
        moves = tuple(str(move) for move in game.moves)
    result = MatchResult(match.number, seed, len(game.moves), seats, error, moves, deal=match.deal)
    saved = game.save(_names(match)) if keep else ""
    return replace(result, seconds=time.perf_counter() - began, saved=saved)


def play_plainly(match: Match) -> MatchResult:
    """Play a game for its result only."""
    return play_match(match)


def play_kept(match: Match) -> MatchResult:
    """Play a game and keep it in its saved form."""
    return play_match(match, keep=True)


def bots_for(match: Match) -> list[Bot]:
    """The bots by seat."""
    return [
        create_bot(match.bots[match.entry_at(seat)], match.bot_seed(seat))
        for seat in range(match.options.players)
    ]


def play(
    game: Game,
    bots: list[Bot],
    watch: Callable[[Game], None] | None = None,
    watches: list[Stopwatch] | None = None,
) -> None:
    """Let the bots play; `watch` sees the game before each decision, `watches` time each seat."""
    while not game.is_over:
        if len(game.moves) >= MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        if watch is not None:
            watch(game)
        seat = game.to_act[0]
        position = Position(game, seat)
        began = time.perf_counter()
        move = bots[seat].choose(position)
        if watches is not None and len(position.legal) > 1:
            watches[seat].add(time.perf_counter() - began)
        game.advance(move)


def _names(match: Match) -> list[str]:
    """The players of the saved game, with marks that identify the bots."""
    names = [match.bots[match.entry_at(seat)] for seat in range(match.options.players)]
    return [f"{name} {SEAT_LETTERS[seat]} [{name}]" for seat, name in enumerate(names)]


def _seats(match: Match, game: Game, watches: list[Stopwatch]) -> tuple[SeatResult, ...]:
    seating = game.state.seating
    deeds = _deeds(game)
    return tuple(
        SeatResult(
            seat=score.seat,
            entry=match.entry_at(score.seat),
            bot=match.bots[match.entry_at(score.seat)],
            place_in_order=seating.index(score.seat),
            score=score.total,
            rank=score.place,
            sources=score.sources,
            deeds=deeds[score.seat],
            pace=watches[score.seat].pace(),
        )
        for score in game.scores()
    )


def _deeds(game: Game) -> list[dict[str, int]]:
    """What each seat did, in the order of DEEDS; harvests and productions granted by effects count, too."""
    counts = [dict.fromkeys(DEEDS, 0) for _ in range(game.options.players)]
    for move in game.moves:
        if move.kind == "work":
            counts[move.seat][_WORK_DONE[str(move.fields["kind"])]] += 1
        elif move.kind == "place" and move.space in _WORK_DONE:
            counts[move.seat][_WORK_DONE[move.space]] += 1
    for seat, row in enumerate(game.state.rows):
        counts[seat]["supports"] = PERIODS - row[EXCOMMUNICATED].bit_count()
        for card_type, name in enumerate(DEEDS[3:]):
            counts[seat][name] = row[CARD_COUNT + card_type]
    return counts


Player = Callable[[Match], MatchResult]
"""A module-level function, so that other processes can find it."""


def play_here(matches: Sequence[Match], player: Player, jobs: int) -> Generator[MatchResult]:
    """The results as they come in, in any order if there are several processes."""
    try:
        yield from worked_off(matches, player, jobs)
    except BrokenProcessPool:
        raise ArenaError("E_WORKER_DIED", "a process that played games has died") from None
