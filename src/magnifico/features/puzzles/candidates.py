"""Puzzles found in one game of the strongest players: one answer is clearly best, and it isn't the greedy one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from magnifico.bots import LEVELS, Bot, Position, create_bot
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.explain.advice import Advisor
from magnifico.bots.levels import LEVEL_TABLE
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.exchanges import AnnounceExchanges
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.engine.state.rows import ROUND
from magnifico.features.puzzles.ending import in_last_round, members_left
from magnifico.features.puzzles.format import Ends, Kind, PlayedGame, Proof, Puzzle, key_of
from magnifico.features.puzzles.judge import (
    CERTAIN,
    FIRST_LOOK,
    Judged,
    answer_of,
    beaten,
    budgeted,
    ends_of,
    narrowed,
    proven,
    searched,
)
from magnifico.features.puzzles.position import answers, judged_as
from magnifico.features.puzzles.rating import puzzle_rating

TABLES: Final[tuple[Options, ...]] = (
    Options(2),
    Options(3, expansions=("houses",)),
    Options(4),
    Options(2, expansions=("pazzi",)),
    Options(5, expansions=("houses",)),
    Options(2, "basic"),
    Options(3),
    Options(4, expansions=("pazzi",)),
    Options(2, expansions=("houses", "pazzi")),
    Options(3, "basic"),
    Options(5, expansions=("houses", "pazzi")),
    Options(2, expansions=("houses",)),
    Options(4, "basic"),
    Options(3, expansions=("pazzi",)),
    Options(4, expansions=("houses", "pazzi")),
)
"""Who plays what, one game after the other."""
MOST_MEMBERS: Final = 3
"""Family members still to be placed up to which a proof is tried: one more with two players, fewer with Houses."""
WARNING: Final = ("policy", "patrician")
"""If these do what the greedy player does, it is probably right, and no proof is tried that takes long."""
AT_A_GLANCE: Final = 8_000
"""Positions that are looked at before a proof is tried."""
MAKING_WORLDS: Final = 4
"""Worlds in which a proof has to hold to be written down; the check wants more."""
MOST_PROVEN: Final = 3
"""Proven puzzles from one game and its other endings."""
MOST_TRIED: Final = 6
"""Glimpses of one game for which a proof is tried."""
PLAYER: Final = "policy"
"""Who plays the games: the strongest player that doesn't search, so that many games can be looked through."""
ENDINGS: Final = (
    (2, ("patrician", "policy")),
    (2, ("citizen", "policy")),
    (2, ("policy", "citizen")),
    (1, ("citizen",)),
    (1, ("policy", "apprentice")),
    *([(1, ("apprentice",)), (1, ("apprentice", "citizen")), (1, ("apprentice", "policy"))] * 2),
)
"""How many of the last rounds are played again, and by whom, seat by seat."""
PLACEMENTS_IN: Final = 4
"""Placements are searched in one of this many games: most of a set should be proven."""
PLAYED_TO_THE_END: Final = 5
"""From this round on the worlds of the search are played to the end of the game."""
SEARCHED_FROM: Final[Mapping[Kind, int]] = {
    "church": 1,
    "exchange": PLAYED_TO_THE_END,
    "placement": PLAYED_TO_THE_END,
}
"""From which round on a kind is searched; drafts and bids have a search of their own (beginning.py)."""
LEAST_ANSWERS: Final = 3
PROVEN_MARGIN: Final = 2.0
WINNING_MARGIN: Final = 1.0
"""The least margin of a proof, and of one that decides the game."""
SEARCHED_MARGIN: Final = 1.5
FURTHEST: Final = 20.0
"""Who is further ahead or behind than this doesn't care any more."""
CONVINCING: Final = 1.0
"""The reason for a searched answer has to account for this many points."""
CONVINCING_PART: Final = 0.25
"""And for this part of what the greedy answer costs."""
CONFIRMING: Final = 4
"""The search is confirmed with another seed and this many times the worlds."""
RIVALS: Final = 2
"""Other answers that take part in it, the best ones."""
RARE: Final[tuple[Kind, ...]] = ("exchange", "church", "win", "placement")
"""Which of the proven puzzles of a game are taken first."""
SOLVED: Final = 0.5
"""A level finds a puzzle if it does so this often. What every level finds is not a puzzle."""
SEEDS: Final[dict[str, int]] = {
    "novice": 6,
    "apprentice": 6,
    "citizen": 2,
    "patrician": 2,
    "magnifico": 1,
}
"""How often each level is asked; the weaker ones blur their judgement by chance."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game to look through."""

    number: int
    seed: str
    bot: str

    @property
    def options(self) -> Options:
        """Who plays what."""
        return TABLES[self.number % len(TABLES)]

    @property
    def game_seed(self) -> str:
        """The seed of the game."""
        return f"puzzles {self.seed} {self.number}"


@dataclass(frozen=True, slots=True)
class Found:
    """What a game had to offer."""

    number: int
    puzzles: tuple[Puzzle, ...]


def find(task: Task) -> Found:
    """Play a game and look at every decision of it; the same task finds the same puzzles.

    The last rounds, where answers can be proven, are then played again by other players.
    """
    name = budgeted(task.bot)
    kinds = [
        kind for kind in SEARCHED_FROM if kind != "placement" or not task.number % PLACEMENTS_IN
    ]
    looked = Finder(name, task.game_seed, kinds)
    game = Game.new(task.options, task.game_seed)
    starts: dict[int, Game] = {}
    _play(game, [PLAYER] * task.options.players, looked, starts)
    glimpses = looked.glimpses
    for number, (rounds, others) in enumerate(ENDINGS):
        start = starts.get(game.state.printed.rounds + 1 - rounds)
        if start is None:
            continue
        finder = Finder(name, f"{task.game_seed} {number}")
        bots = [others[seat % len(others)] for seat in range(task.options.players)]
        _play(start.copy(), bots, finder, {})
        glimpses += finder.glimpses
    chosen = [*_proofs(glimpses), *looked.found.values()]
    moves = tuple(map(str, game.moves))
    return Found(task.number, puzzles_of(task.options, task.game_seed, name, chosen, moves))


def _play(game: Game, names: Sequence[str], finder: Finder, starts: dict[int, Game]) -> None:
    """Play to the end, looking at every decision; `starts` collects the game at the start of each round."""
    bots = [create_bot(name, f"{finder.seed} {seat}") for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.to_act[0]
        if game.state.board[ROUND] not in starts:
            starts[game.state.board[ROUND]] = game.copy()
        move = bots[seat].choose(Position(game, seat))
        finder.look(game, seat, move.text)
        game.advance(move)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A decision of the last round whose answer holds in one world; the proof is still to come."""

    game: Game
    seat: int
    seed: str
    kind: Kind
    worth: Mapping[str, float]
    solutions: tuple[str, ...]
    margin: float
    greedy: str

    @property
    def rank(self) -> tuple[object, ...]:
        """By which the glimpses of a game are ordered: close games with many answers and a wide margin first."""
        closeness = max(self.worth.values())
        interest = self.margin + min(len(self.worth), 16) / 4 - abs(closeness) / 3
        return RARE.index(self.kind), -interest, tuple(map(str, self.game.moves))

    @property
    def point(self) -> tuple[int, str]:
        """Whose answer, and where it goes: two puzzles of a game should not have the same."""
        return self.seat, self.game.parse(self.solutions[0], self.seat).space or self.kind

    def proven(self) -> Candidate | None:
        """The puzzle, if the answer holds in every world."""
        game, seat = self.game, self.seat
        judged = proven(game, seat, self.seed, MAKING_WORLDS)
        if judged is None or judged.worth != self.worth:
            return None
        wrong = [text for text in self.worth if text not in self.solutions]
        than = self.greedy if self.greedy in wrong else wrong[0]
        ends = ends_of(game, seat, self.solutions[0], than)
        return candidate(
            game, seat, self.kind, "end", judged, self.solutions, self.margin, self.greedy, ends
        )


def _proofs(glimpses: Sequence[Glimpse]) -> list[Candidate]:
    """The few of them that are proven and differ."""
    chosen: list[Candidate] = []
    taken: set[object] = set()
    tried = 0
    for one in sorted(glimpses, key=lambda glimpse: glimpse.rank):
        if (one.seat, one.kind) in taken or one.point in taken:
            continue
        if len(chosen) == MOST_PROVEN or tried == MOST_TRIED:
            break
        tried += 1
        found = one.proven()
        if found is not None:
            chosen.append(found)
            taken.update([(one.seat, one.kind), one.point])
    return chosen


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision that makes a puzzle."""

    moves: tuple[str, ...]
    seat: int
    kind: Kind
    proof: Proof
    judged: Judged
    solutions: tuple[str, ...]
    margin: float
    greedy: str
    reason: tuple[str, float]
    found: Mapping[str, float]
    ends: Ends | None = None


def candidate(
    game: Game,
    seat: int,
    kind: Kind,
    proof: Proof,
    judged: Judged,
    solutions: tuple[str, ...],
    margin: float,
    greedy: str,
    ends: Ends | None = None,
) -> Candidate:
    """A puzzle with its reason and how often each level finds it."""
    moves = tuple(map(str, game.moves))
    reason = reason_for(game, seat, judged.worth, solutions, greedy)
    found = levels_finding(game, seat, judged.worth, solutions)
    return Candidate(
        moves, seat, kind, proof, judged, solutions, margin, greedy, reason, found, ends
    )


class Finder:
    """Looks at the decisions of one game: one of each of some kinds is searched, and the last round is glimpsed."""

    def __init__(self, name: str, seed: str, kinds: Collection[Kind] = ()) -> None:
        self.name = name
        self.seed = seed
        self.kinds = kinds
        self.found: dict[Kind, Candidate] = {}
        self.glimpses: list[Glimpse] = []

    def look(self, game: Game, seat: int, played: str) -> None:
        """Keep the decision if it makes a puzzle."""
        kind = kind_of(game)
        if kind is None or len(answers(game, seat)) < (2 if kind == "church" else LEAST_ANSWERS):
            return
        if in_last_round(game.state) and members_left(game.state) <= _most_members(game):
            glimpse = self._glimpsed(game, seat, kind)
            if glimpse is not None:
                self.glimpses.append(glimpse)
        elif self._wanted(kind, game.state.board[ROUND]):
            found = self._searched(game, seat, kind, played)
            if found is not None:
                self.found[kind] = found

    def _wanted(self, kind: Kind, played_in: int) -> bool:
        """Whether such a decision of a round is searched; one of a kind is enough, as searching takes the time."""
        return kind in self.kinds and kind not in self.found and played_in >= SEARCHED_FROM[kind]

    def _glimpsed(self, game: Game, seat: int, kind: Kind) -> Glimpse | None:
        greedy = greedy_answer(game, seat)
        if members_left(game.state) >= MOST_MEMBERS and all(
            answer_by(name, game, seat) == greedy for name in WARNING
        ):
            return None
        if game.options.players == 2 and not beaten(
            game, seat, greedy, WINNING_MARGIN, self.seed, AT_A_GLANCE
        ):
            return None
        judged = proven(game, seat, self.seed, 1, AT_A_GLANCE)
        if judged is None:
            return None
        worth = judged.worth
        best = max(worth.values())
        if abs(best) > FURTHEST:
            return None
        winning = tuple(text for text, lead in worth.items() if lead > 0)
        solutions = tuple(text for text, lead in worth.items() if lead == best)
        least = PROVEN_MARGIN
        if winning and len(winning) < len(worth) and kind == "placement":
            kind, solutions, least = "win", winning, WINNING_MARGIN
        if len(solutions) > max(1, len(worth) // 3):
            return None
        margin = best - max(lead for text, lead in worth.items() if text not in solutions)
        if margin < least or greedy in solutions:
            return None
        return Glimpse(game.copy(), seat, self.seed, kind, worth, solutions, margin, greedy)

    def _searched(self, game: Game, seat: int, kind: Kind, played: str) -> Candidate | None:
        greedy = greedy_answer(game, seat)
        if greedy == played:
            return None
        seed = f"{self.seed} judge"
        likely = [move.text for move in answers(game, seat) if move.text in (greedy, played)]
        judged = searched(game, seat, self.name, seed, FIRST_LOOK, likely)
        if judged is None or ahead_of(judged) < SEARCHED_MARGIN / 2 or greedy == first_of(judged):
            return None
        judged = narrowed(game, seat, self.name, seed, greedy)
        if judged is None or greedy == first_of(judged):
            return None
        margin = round(ahead_of(judged) - 2 * judged.error - 0.05, 1)
        if margin < SEARCHED_MARGIN or ahead_of(judged) < CERTAIN * judged.error:
            return None
        solution = first_of(judged)
        reason, share = reason_for(game, seat, judged.worth, (solution,), greedy)
        than = judged.worth.get(greedy, judged.worth[solution] - ahead_of(judged))
        part = (judged.worth[solution] - than) * CONVINCING_PART
        if kind != "church" and (reason == "least" or share < max(CONVINCING, part)):
            return None
        found = candidate(game, seat, kind, "search", judged, (solution,), margin, greedy)
        return None if levels_in(found.found) == len(LEVELS) else found


def greedy_answer(game: Game, seat: int) -> str:
    """What the greedy player does."""
    return answer_by("greedy", game, seat)


def answer_by(name: str, game: Game, seat: int) -> str:
    """What a bot answers."""
    return answer_of(create_bot(name, "puzzles"), game, seat).text


def puzzles_of(
    options: Options, seed: str, name: str, chosen: Sequence[Candidate], played: tuple[str, ...]
) -> tuple[Puzzle, ...]:
    """What was found in a game and its other endings; their first moves, which they share, are written once."""
    needed = max((_shared(one.moves, played) for one in chosen), default=0)
    begun = played[:needed]
    source = PlayedGame(key_of(options, seed, begun), options, seed, begun)
    puzzles: list[Puzzle] = []
    for one in chosen:
        game = source
        shared = _shared(one.moves, played)
        if shared < len(one.moves):
            key = key_of(options, seed, one.moves)
            game = PlayedGame(f"g{key}", options, seed, one.moves, source, shared)
        puzzles.append(puzzle_of(one, game, name))
    return tuple(puzzles)


def _shared(moves: Sequence[str], played: Sequence[str]) -> int:
    """How many moves two games have in common before they part."""
    count = 0
    for one, other in zip(moves, played, strict=False):
        if one != other:
            break
        count += 1
    return count


def puzzle_of(one: Candidate, game: PlayedGame, name: str) -> Puzzle:
    """The puzzle that a candidate makes."""
    return Puzzle(
        key_of(game.options, game.seed, one.moves),
        game,
        len(one.moves),
        one.seat,
        one.kind,
        one.proof,
        one.judged.worth,
        one.solutions,
        one.margin,
        one.greedy,
        one.reason[0],
        round(one.reason[1], 1),
        one.found,
        puzzle_rating(one.found),
        {"bot": name, "looked_at": one.judged.looked_at},
        one.ends,
    )


def _most_members(game: Game) -> int:
    """Up to how many family members a proof is tried: with special tokens there are far more continuations."""
    fewer = "houses" in game.options.expansions
    return MOST_MEMBERS + (game.options.players == 2) - fewer


def kind_of(game: Game) -> Kind | None:
    """What kind of puzzle the decision at hand could make."""
    asked = game.state.agenda[-1]
    if isinstance(asked, TakeTurn):
        return None if asked.placed else "placement"
    if isinstance(asked, AnnounceExchanges):
        return "exchange"
    if isinstance(asked, SupportChurch | SecretVote):
        return "church"
    if isinstance(asked, Draft):
        return "draft"
    if isinstance(asked, Bid):
        return "bid"
    return None


def first_of(judged: Judged) -> str:
    """The best answer."""
    return next(iter(judged.worth))


def ahead_of(judged: Judged) -> float:
    """How far it is ahead of the second."""
    first, second = list(judged.worth.values())[:2]
    return first - second


def lead_of(judged: Judged, solutions: Collection[str]) -> float:
    """How far the last of the solutions is ahead of the best other answer."""
    return min(value for text, value in judged.worth.items() if text in solutions) - max(
        value for text, value in judged.worth.items() if text not in solutions
    )


def confirmed(
    game: Game,
    seat: int,
    name: str,
    worth: Mapping[str, float],
    solutions: Sequence[str],
    seed: str,
    worlds: int,
) -> Judged | None:
    """The solutions and their strongest rivals judged again, with another seed."""
    right: dict[float, str] = {}  # those that are worth the same usually do the same
    rivals: dict[float, str] = {}
    for text, value in worth.items():
        (right if text in solutions else rivals).setdefault(value, text)
    asked = [*right.values(), *list(rivals.values())[:RIVALS]]
    return searched(game, seat, name, seed, worlds, asked)


def levels_in(found: Mapping[str, float]) -> int:
    """How many levels find it at least every second time."""
    return sum(share >= SOLVED for share in found.values())


def levels_finding(
    game: Game,
    seat: int,
    worth: Mapping[str, float],
    solutions: tuple[str, ...],
    settled: Mapping[str, float] = MappingProxyType({}),
) -> dict[str, float]:
    """How often each level finds an answer that is as good as the best.

    `settled` is what came out before the search learned something new; levels that use nothing learned are not
    asked again.
    """
    result: dict[str, float] = {}
    for level in LEVELS:
        if level in settled and not LEVEL_TABLE[level].learned:
            result[level] = settled[level]
            continue
        count = SEEDS[level]
        right = 0
        for number in range(count):
            bot: Bot = create_bot(level, f"level {number}")
            answer = judged_as(worth, game, answer_of(bot, game, seat))
            right += answer in solutions
        result[level] = round(right / count, 2)
    return result


def reason_for(
    game: Game, seat: int, worth: Mapping[str, float], solutions: tuple[str, ...], greedy: str
) -> tuple[str, float]:
    """Why the answer is better, in the terms of the hint: against the greedy move, else the best of the wrong ones."""
    wrong = [text for text in worth if text not in solutions]
    than = greedy if greedy in wrong else wrong[0]
    advisor = Advisor(Position(game, seat), "puzzle", Evaluations())
    best = game.parse(solutions[0], seat).code
    return advisor.reason(best, game.parse(than, seat).code)
