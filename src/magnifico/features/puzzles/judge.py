"""What the alternatives of a decision are worth: proven to the end of the game, or by the strongest search.

Nothing here depends on what is hidden from the seat: every look is at an imagined copy of the position.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from magnifico.bots import Bot, BotError, Position, check_bot, create_bot
from magnifico.bots.imagined import Worlds
from magnifico.bots.search import Search
from magnifico.bots.search_bot import SearchBot
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.rules.scoring import CATEGORIES, by_category
from magnifico.engine.state.state import State
from magnifico.features.puzzles.ending import (
    LESS_THAN_A_STEP,
    Ending,
    TooLargeError,
    what_is_known,
)
from magnifico.features.puzzles.format import Ends
from magnifico.features.puzzles.position import ANSWERS, answers

STRONGEST: Final = "swift"
"""The strongest search there is, by its name among the bots."""
PLAYOUTS: Final = 12
"""What the players of a puzzle's game may spend on a decision."""
WORLDS: Final = 32
"""Imagined worlds in which the alternatives are played out where nothing can be proven."""
BEGINNING_WORLDS: Final = 96
"""The same for decisions before the first round, where whole games are played."""
FIRST_LOOK: Final = 8
"""Worlds in which all alternatives are played out."""
NARROW: Final = 5
"""The best of them, which are played out in all worlds."""
SIDE_BY_SIDE: Final = 24
"""Playouts that share one pass of the policy."""
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
    if spec.budget.seconds:
        raise BotError("E_BOT_UNKNOWN", f"'{name}': puzzles need a number of playouts, such as @12")
    playouts = spec.budget.playouts or PLAYOUTS
    plain = name.partition("@")[0]
    return f"{plain}@{playouts * times}"


def proven(
    game: Game, seat: int, seed: str, worlds: int = PROOF_WORLDS, most: int = LARGEST
) -> Judged | None:
    """What each answer ends with, if that can be seen and is the same for all the seat knows; else None.

    Free actions can be taken after the answer as well; where one that comes before it would lead further, there is no
    puzzle.
    """
    position = Position(game, seat)
    moves = answers(game, seat)
    codes = [move.code for move in moves]
    free = [move.code for move in position.legal if move.code not in codes]
    found: list[float] = []
    looked_at = 0
    seen: set[object] = set()
    for world in range(worlds):
        ending = Ending(most)
        state = position.imagine(f"{seed} proof {world}").state
        known = what_is_known(state)
        if known in seen:
            continue  # differs only in piles that nobody draws from any more
        try:
            values = ending.worth(state, seat, codes)
            ending.most = ending.looked_at + most
            further = ending.any_above(state, seat, free, max(values))
        except TooLargeError:
            return None
        looked_at += ending.looked_at
        if further or (found and values != found):
            return None
        found = values
        if not ending.drew:
            seen.add(known)
    return Judged(ordered(moves, found), looked_at)


def beaten(game: Game, seat: int, text: str, by: float, seed: str, most: int) -> bool:
    """Whether another answer ends further ahead than this one by at least so much, in one world.

    This is seen much sooner than what every answer is worth. False if there are too many continuations.
    """
    moves = answers(game, seat)
    own = [move.code for move in moves if move.text == text]
    others = [move.code for move in moves if move.text != text]
    ending = Ending(most)
    state = Position(game, seat).imagine(f"{seed} proof 0").state
    try:
        worth = ending.worth(state, seat, own)
        return not worth or ending.any_above(state, seat, others, worth[0] + by - LESS_THAN_A_STEP)
    except TooLargeError:
        return False


def ends_of(game: Game, seat: int, best: str, than: str) -> Ends:
    """How the game ends after two proven answers, in the world that is shown to solvers."""
    ending = Ending(LARGEST)
    state = Position(game, seat).imagine("ends").state
    codes = [game.parse(text, seat).code for text in (best, than)]
    ending.worth(state, seat, codes)
    ending.most *= 2  # what was searched already is looked up
    first, second = (ending.final(state, seat, code) for code in codes)
    one, other = by_category(first)[seat], by_category(second)[seat]
    gains = {name: one[name] - other[name] for name in CATEGORIES if one[name] != other[name]}
    return Ends(than, _scores(first, seat), _scores(second, seat), gains)


def _scores(state: State, seat: int) -> tuple[int, int]:
    """A seat's points and its best rival's."""
    points = [row[VICTORY] for row in state.rows]
    return points[seat], max(points[:seat] + points[seat + 1 :])


class Bench:
    """The alternatives of one decision, played out by the strongest search in imagined worlds."""

    def __init__(self, game: Game, seat: int, name: str, seed: str) -> None:
        position = Position(game, seat)
        bot = create_bot(name, seed)
        if not isinstance(bot, SearchBot):
            raise BotError("E_BOT_UNKNOWN", f"'{name}' does not search")
        imagined = Worlds(position, seed)
        root = imagined.imagine(0)
        lookahead = bot.lookahead(root)
        # For decisions before the game the whole of it is played.
        lookahead.settings.setup_rounds = root.printed.rounds
        self.moves = {move.code: move for move in answers(game, seat)}
        options = lookahead.options(root, seat, [move.code for move in position.legal])
        self.codes = [option.code for option in options if option.code in self.moves]
        self.prior = {option.code: option.prior for option in options}
        self.at_once = options[0].at_once
        """Whether a free action comes before any answer."""
        self.search = Search(lookahead, seat, imagined.imagine)
        self.looked_at = 0

    def only(self, texts: Collection[str]) -> list[int]:
        """The codes of these answers."""
        return [code for code in self.codes if self.moves[code].text in texts]

    def play(self, codes: list[int], first: int, worlds: int) -> list[list[float]]:
        """What each comes to, world by world."""
        self.looked_at += worlds * len(codes)
        together = max(1, SIDE_BY_SIDE // len(codes))
        rows: list[list[float]] = []
        while len(rows) < worlds:
            count = min(together, worlds - len(rows))
            numbers = list(range(first + len(rows), first + len(rows) + count))
            rows += self.search.played(numbers, codes)
        return rows

    def judged(self, codes: list[int], rows: list[list[float]]) -> Judged:
        """What comes out of some worlds."""
        means = means_of(rows)
        first, second = sorted(range(len(codes)), key=lambda at: -means[at])[:2]
        error = standard_error([row[first] - row[second] for row in rows])
        worth = ordered([self.moves[code] for code in codes], [round(mean, 1) for mean in means])
        return Judged(worth, self.looked_at, error)


def means_of(rows: list[list[float]]) -> list[float]:
    """By alternative the mean over the worlds."""
    return [sum(row[at] for row in rows) / len(rows) for at in range(len(rows[0]))]


def searched(
    game: Game, seat: int, name: str, seed: str, worlds: int, only: Sequence[str] = ()
) -> Judged | None:
    """What each answer, or only these, come to in imagined worlds; None where a free action comes first."""
    bench = Bench(game, seat, name, seed)
    codes = bench.only(only) if only else bench.codes
    if bench.at_once or len(codes) < 2:
        return None
    return bench.judged(codes, bench.play(codes, 0, worlds))


def narrowed(game: Game, seat: int, name: str, seed: str, greedy: str) -> Judged | None:
    """All answers in a few worlds, the best of them in WORLDS; None as soon as the greedy one turns out best.

    What was given up early keeps its distance to the best answer in the worlds that both were played in.
    """
    bench = Bench(game, seat, name, seed)
    codes = bench.codes
    if bench.at_once or len(codes) < 2:
        return None
    rows = bench.play(codes, 0, FIRST_LOOK)
    early = means_of(rows)
    ranked = sorted(range(len(codes)), key=lambda at: -early[at])
    if bench.moves[codes[ranked[0]]].text == greedy:
        return None
    kept = ranked[:NARROW]
    some = [codes[at] for at in kept]
    rows = [[row[at] for at in kept] for row in rows]
    rows += bench.play(some, FIRST_LOOK, WORLDS - FIRST_LOOK)
    judged = bench.judged(some, rows)
    late = means_of(rows)
    best = max(range(len(some)), key=lambda at: late[at])
    lowest = min(late)
    values = {code: late[at] for at, code in enumerate(some)}
    for at in ranked[NARROW:]:
        values[codes[at]] = min(lowest, late[best] + early[at] - early[kept[best]])
    moves = [bench.moves[code] for code in values]
    worth = ordered(moves, [round(value, 1) for value in values.values()])
    return Judged(worth, bench.looked_at, judged.error)


def standard_error(values: Sequence[float]) -> float:
    """How uncertain the mean of some values is."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))


def ordered(moves: Sequence[Move], values: Sequence[float]) -> dict[str, float]:
    """Alternatives with their worth, the best first."""
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
