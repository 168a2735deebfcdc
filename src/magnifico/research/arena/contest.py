"""A contest between bots: rotated seats, paired deals, a folder to resume from, local processes or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from magnifico.bots import BotError, check_bot
from magnifico.engine.options import Options, to_dict
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.match import (
    Match,
    MatchResult,
    Player,
    play_here,
    play_kept,
    play_plainly,
)
from magnifico.research.arena.on_ray import play_on_ray
from magnifico.research.arena.ratings import check_ratings
from magnifico.research.arena.report import Fault, Share
from magnifico.research.arena.schedule import first_matches
from magnifico.research.arena.standings import (
    BotStanding,
    Pair,
    Spread,
    by_place,
    pairs,
    spread,
    standings,
)
from magnifico.research.arena.store import ResultFolder, game_file, identity, read_only

MOST_BOTS: Final = 64
MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True)
class ArenaRequest:
    """What to play: as many bots as seats, more (a league), or fewer, which then take several seats each."""

    bots: tuple[str, ...]
    games: int
    options: Options = field(default_factory=Options)
    seed: int | str = 0
    jobs: int = 1
    ray: str | None = None  # address of a Ray cluster
    out: Path | None = None  # folder for results and games

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise ArenaError("E_GAMES", f"1 to {MOST_GAMES} games, not {self.games}")
        if self.jobs < 1:
            raise ArenaError("E_JOBS", "at least one process is needed")
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise ArenaError("E_BOTS", f"1 to {MOST_BOTS} bots, not {len(self.bots)}")
        for name in self.bots:
            try:
                check_bot(name)
            except BotError as error:
                raise ArenaError(error.code, error.sentence) from None


@dataclass(frozen=True)
class ArenaReport:
    """The outcome of a contest; `results` are the individual games and are left out of the plain data."""

    request: dict[str, object]
    games: int
    deals: int
    players: int
    decisions: int
    seconds: float  # of playing time, over all processes
    bots: tuple[BotStanding, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[Share, ...]  # win share by place in the first turn order
    scores: Spread
    winning: Spread
    faults: tuple[Fault, ...]
    results: tuple[MatchResult, ...] = field(repr=False)

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        data = asdict(self)
        del data["results"]
        return data

    def standing(self, name: str) -> BotStanding:
        """The standing of a bot."""
        return next(bot for bot in self.bots if bot.name == name)


Progress = Callable[[int, int], None]
"""Called with the number of games done, and how many of those were already there."""


def arena(request: ArenaRequest, progress: Progress | None = None) -> ArenaReport:
    """Play the games that are still missing and report on all of them.

    A custom bot that fails ends the contest with BotMistakeError: counting only the games it survived would flatter it.
    Games that are finished by then stay in the folder.
    """
    check_ratings()
    matches = first_matches(request.bots, request.options, request.seed, request.games)
    results: list[MatchResult] = []
    with ExitStack() as open_things:
        folder: ResultFolder | None = None
        if request.out is not None:
            wanted = identity(request.bots, request.options, request.seed)
            folder = open_things.enter_context(ResultFolder(request.out, wanted))
            results = folder.read(matches)
        there = len(results)
        if progress is not None:
            progress(there, there)
        known = {result.number for result in results}
        left = [match for match in matches if match.number not in known]
        player: Player = play_plainly if folder is None else play_kept
        played = open_things.enter_context(closing(_play(left, player, request)))
        for result in played:
            results.append(result)
            if folder is not None:
                folder.add(result)
            if progress is not None:
                progress(len(results), there)
    return report_on(request, results)


def stored(request: ArenaRequest) -> ArenaReport:
    """A report on all games that the request's folder holds, without playing any."""
    check_ratings()
    if request.out is None or not request.out.is_dir():
        raise ArenaError("E_FOLDER_MISSING", f"{request.out}: no folder with results")

    def matches(games: int) -> list[Match]:
        return first_matches(request.bots, request.options, request.seed, games)

    wanted = identity(request.bots, request.options, request.seed)
    return report_on(request, read_only(request.out, wanted, matches))


def report_on(request: ArenaRequest, results: list[MatchResult]) -> ArenaReport:
    """Report on these games; their order doesn't matter."""
    results = sorted(results, key=lambda result: result.number)
    ended = [result for result in results if not result.error]
    players = request.options.players
    bots = standings(ended, players)
    seats = [seat for result in ended for seat in result.seats]
    return ArenaReport(
        request={
            "bots": list(request.bots),
            "games": request.games,
            "options": to_dict(request.options),
            "seed": request.seed,
        },
        games=len(results),
        deals=len({result.deal for result in results}),
        players=players,
        decisions=sum(result.decisions for result in results),
        seconds=sum(result.seconds for result in results),
        bots=bots,
        pairs=pairs(ended, [bot.name for bot in bots]),
        seats=by_place(ended, players),
        scores=spread(seat.score for seat in seats),
        winning=spread(seat.score for seat in seats if seat.rank == 1),
        faults=tuple(
            Fault(to_dict(request.options), result.seed, result.error, result.moves)
            for result in results
            if result.error
        ),
        results=tuple(results),
    )


def saved_game(request: ArenaRequest, number: int) -> Path | None:
    """The file of a game, if the request has a folder that still holds it."""
    if request.out is None:
        return None
    path = request.out / game_file(number)
    return path if path.is_file() else None


def _play(left: list[Match], player: Player, request: ArenaRequest) -> Generator[MatchResult]:
    if left and request.ray is not None:
        yield from play_on_ray(left, player, request.ray)
    else:
        yield from play_here(left, player, request.jobs)
