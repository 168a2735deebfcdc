"""What the alternatives of a decision are worth: proven to the end of the game, or by the strongest search.

Nothing here depends on what is hidden from the seat: every look is at an imagined copy of the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from magnifico.bots import Bot, BotError, Position, check_bot, create_bot
from magnifico.bots.flat import FlatSearch
from magnifico.bots.greedy import Judges
from magnifico.bots.searching import ThinkingBot, Worlds
from magnifico.bots.settings import quick_settings
from magnifico.bots.thinking import Thinker
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.puzzles.ending import Ending, TooLargeError
from magnifico.puzzles.position import ANSWERS, answers

STRONGEST: Final = "swift"
"""The strongest search there is, by its name among the bots."""
PLAYOUTS: Final = 12
"""What the players of a puzzle's game may spend on a decision."""
WORLDS: Final = 32
"""Imagined worlds in which the alternatives are played out where nothing can be proven."""
CERTAIN: Final = 3.0
"""A searched answer must be ahead by this many standard errors."""
PROOF_WORLDS: Final = 12
"""A proof has to come to the same in each of these."""
LARGEST: Final = 80_000
"""Positions that a proof may look at in one world."""
MOST_BEFORE: Final = 40
"""Moves that somebody may make before the answer: free actions and what follows from them."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Every alternative with its worth, the best first."""

    worth: dict[str, float]
    looked_at: int
    error: float = 0.0
    """The standard error of the distance between the first two."""


def budgeted(name: str, times: int = 1) -> str:
    """A bot's name with a budget of playouts, some times as large as it says."""
    spec = check_bot(name)
    if spec.budget.seconds is not None:
        raise BotError("E_BOT_UNKNOWN", f"'{name}': puzzles need a number of playouts, such as @12")
    playouts = spec.budget.playouts or PLAYOUTS
    plain = name.partition("@")[0]
    return f"{plain}@{playouts * times}"


def proven(game: Game, seat: int, seed: str, worlds: int = PROOF_WORLDS) -> Judged | None:
    """What each answer ends with, if that can be seen and is the same for all the seat knows; else None."""
    position = Position(game, seat)
    moves = answers(game, seat)
    codes = [move.code for move in moves]
    found: list[float] = []
    looked_at = 0
    for world in range(worlds):
        ending = Ending(LARGEST)
        state = position.imagine(f"{seed} proof {world}").state
        try:
            values = ending.worth(state, seat, codes)
        except TooLargeError:
            return None
        looked_at += ending.looked_at
        if found and values != found:
            return None
        found = values
    return Judged(_ordered(moves, found), looked_at)


def searched(
    game: Game, seat: int, name: str, seed: str, worlds: int, only: Sequence[str] = ()
) -> Judged | None:
    """What each answer, or only these, come to in imagined worlds; None where a free action comes first."""
    position = Position(game, seat)
    bot = create_bot(name, seed)
    if not isinstance(bot, ThinkingBot):
        raise BotError("E_BOT_UNKNOWN", f"'{name}' does not search")
    imagined = Worlds(position, seed)
    root = imagined.imagine(0)
    settings = bot.settings
    if settings is None and bot.policy is not None:
        settings = quick_settings(root.players)
    thinker = Thinker(Judges().judge(root.printed), bot.network, bot.policy, settings)
    moves = {move.code: move for move in answers(game, seat)}
    options = thinker.options(root, seat, [move.code for move in position.legal])
    if options[0].at_once:
        return None
    codes = [
        option.code
        for option in options
        if option.code in moves and (not only or moves[option.code].text in only)
    ]
    if len(codes) < 2:
        return None
    flat = FlatSearch(thinker, seat, imagined.imagine)
    rows = [flat.played_out(codes, world, 0.0) for world in range(worlds)]
    means = [sum(row[at] for row in rows) / worlds for at in range(len(codes))]
    first, second = sorted(range(len(codes)), key=lambda at: -means[at])[:2]
    error = _standard_error([row[first] - row[second] for row in rows])
    worth = _ordered([moves[code] for code in codes], [round(mean, 1) for mean in means])
    return Judged(worth, worlds * len(codes), error)


def _standard_error(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))


def _ordered(moves: Sequence[Move], values: Sequence[float]) -> dict[str, float]:
    pairs = sorted(zip(moves, values, strict=True), key=lambda pair: (-pair[1], pair[0].text))
    return {move.text: value for move, value in pairs}


def answer_of(bot: Bot, game: Game, seat: int) -> Move:
    """What a bot answers, after the free actions it takes before."""
    asked = game.state.agenda[-1]
    if not isinstance(asked, TakeTurn):
        return bot.choose(Position(game, seat))
    played = game.copy()
    for _ in range(MOST_BEFORE):
        deciding = played.to_act[0]
        move = bot.choose(Position(played, deciding))
        if isinstance(played.state.agenda[-1], TakeTurn) and move.kind in ANSWERS:
            return move
        played.advance(move)
    return move
