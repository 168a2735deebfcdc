"""Puzzles found in one game of the strongest players: one answer is clearly best, and it isn't the greedy one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from magnifico.bots import LEVELS, Bot, Position, create_bot
from magnifico.bots.advice import Advisor
from magnifico.bots.greedy import Judges
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.exchanges import AnnounceExchanges
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.engine.state.rows import ROUND
from magnifico.puzzles.ending import in_last_round, members_left
from magnifico.puzzles.format import Kind, PlayedGame, Proof, Puzzle, key_of
from magnifico.puzzles.judging import (
    CERTAIN,
    WORLDS,
    Judged,
    answer_of,
    budgeted,
    proven,
    searched,
)
from magnifico.puzzles.position import answers, judged_as
from magnifico.puzzles.rating import puzzle_rating

TABLES: Final[tuple[Options, ...]] = (
    Options(2),
    Options(2, expansions=("houses",)),
    Options(3),
    Options(2, expansions=("pazzi",)),
    Options(4),
    Options(2, "basic"),
    Options(3, expansions=("houses",)),
    Options(2, expansions=("houses", "pazzi")),
    Options(3, expansions=("pazzi",)),
    Options(5, expansions=("houses",)),
    Options(3, "basic"),
    Options(4, expansions=("houses", "pazzi")),
)
"""Who plays what, one game after the other."""
MOST_MEMBERS: Final = 3
FEW_MEMBERS: Final = 2
"""Family members still to be placed up to which a proof is tried."""
MOST_PROVEN: Final = 3
"""Proven puzzles from one game and its other last rounds."""
LAST_ROUNDS: Final = (
    ("patrician",),
    ("policy",),
    ("citizen", "patrician"),
    *([("apprentice",), ("apprentice", "policy"), ("patrician", "apprentice")] * 5),
)
"""Who plays the last round again, seat by seat."""
PLAYED_TO_THE_END: Final = 5
"""From this round on the worlds of the search are played to the end of the game."""
SEARCHED_FROM: Final[Mapping[Kind, int]] = {"church": 1, "placement": PLAYED_TO_THE_END}
"""From which round on a kind is searched. Drafts and bids (round 0) wait for a search that can judge a whole game."""
LEAST_ANSWERS: Final = 3
PROVEN_MARGIN: Final = 1.0
SEARCHED_MARGIN: Final = 1.5
FURTHEST: Final = 20.0
"""Who is further ahead or behind than this doesn't care any more."""
FIRST_LOOK: Final = 8
"""Worlds after which the move that was played has to be ahead of the greedy one at all."""
CONFIRMING: Final = 4
"""The search is confirmed with another seed and this many times the worlds."""
RIVALS: Final = 3
"""Answers that take part in it, the best ones."""
SEEDS: Final[dict[str, int]] = {
    "novice": 6,
    "apprentice": 6,
    "citizen": 2,
    "patrician": 2,
    "magnifico": 2,
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

    The last round, where answers can be proven, is then played again by other players.
    """
    game = Game.new(task.options, task.game_seed)
    name = budgeted(task.bot)
    main = Finder(name, task.game_seed)
    last = _play(game, [name] * task.options.players, main, task.game_seed, last_only=False)
    looked = [main]
    for number, others in enumerate(LAST_ROUNDS if last is not None else ()):
        assert last is not None
        finder = Finder(name, f"{task.game_seed} {number}")
        bots = [others[seat % len(others)] for seat in range(task.options.players)]
        _play(last.copy(), bots, finder, finder.seed, last_only=True)
        looked.append(finder)
    return Found(task.number, puzzles_of(task, looked, 0 if last is None else len(last.moves)))


def _play(
    game: Game, names: Sequence[str], finder: Finder, seed: str, last_only: bool
) -> Game | None:
    """Play to the end, looking at every decision; returns the game as it was when the last round began."""
    bots = [create_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    last: Game | None = None
    while not game.is_over:
        seat = game.to_act[0]
        if last is None and in_last_round(game.state):
            last = game.copy()
        move = bots[seat].choose(Position(game, seat))
        finder.look(game, seat, move.text, last_only)
        game.advance(move)
    return last


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


class Finder:
    """Looks at the decisions of one game; of each kind the one with the widest margin is kept."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self.best: dict[tuple[Kind, Proof], Candidate] = {}

    def look(self, game: Game, seat: int, played: str, last_only: bool) -> None:
        """Keep the decision if it makes a puzzle."""
        kind = kind_of(game)
        if kind is None or len(answers(game, seat)) < (2 if kind == "church" else LEAST_ANSWERS):
            return
        found: Candidate | None = None
        if in_last_round(game.state) and members_left(game.state) <= _most_members(game):
            found = self._proven(game, seat, kind)
        elif not last_only and (kind, "search") not in self.best:
            # One of a kind is enough: searching is what takes the time.
            since = SEARCHED_FROM.get(kind)
            if since is not None and game.state.board[ROUND] >= since:
                found = self._searched(game, seat, kind, played)
        if found is None:
            return
        key = (found.kind, found.proof)
        if key not in self.best or self.best[key].margin < found.margin:
            self.best[key] = found

    def _proven(self, game: Game, seat: int, kind: Kind) -> Candidate | None:
        judged = proven(game, seat, self.seed, 1)
        if judged is None:
            return None
        worth = judged.worth
        best = max(worth.values())
        if abs(best) > FURTHEST:
            return None
        winning = tuple(text for text, lead in worth.items() if lead > 0)
        solutions = tuple(text for text, lead in worth.items() if lead == best)
        if winning and len(winning) < len(worth) and kind == "placement":
            kind, solutions = "win", winning
        if len(solutions) > max(1, len(worth) // 3):
            return None
        margin = best - max(lead for text, lead in worth.items() if text not in solutions)
        if margin < PROVEN_MARGIN:
            return None
        greedy = self._greedy(game, seat)
        if greedy in solutions:
            return None
        judged = proven(game, seat, self.seed)
        if judged is None:
            return None
        return self._candidate(game, seat, kind, "end", judged, solutions, margin, greedy)

    def _searched(self, game: Game, seat: int, kind: Kind, played: str) -> Candidate | None:
        greedy = self._greedy(game, seat)
        if greedy == played:
            return None
        seed = f"{self.seed} judge"
        likely = [move.text for move in answers(game, seat) if move.text in (greedy, played)]
        judged = searched(game, seat, self.name, seed, FIRST_LOOK, likely)
        if judged is None or ahead_of(judged) < SEARCHED_MARGIN / 2 or greedy == first_of(judged):
            return None
        judged = searched(game, seat, self.name, seed, WORLDS)
        if judged is None or greedy == first_of(judged):
            return None
        margin = round(ahead_of(judged) - 2 * judged.error - 0.05, 1)
        if margin < SEARCHED_MARGIN or ahead_of(judged) < CERTAIN * judged.error:
            return None
        solution = first_of(judged)
        again = confirmed(game, seat, self.name, judged.worth, f"{seed} again")
        if again is None or first_of(again) != solution or ahead_of(again) < margin:
            return None
        return self._candidate(game, seat, kind, "search", judged, (solution,), margin, greedy)

    def _greedy(self, game: Game, seat: int) -> str:
        return answer_of(create_bot("greedy", "puzzles"), game, seat).text

    def _candidate(
        self,
        game: Game,
        seat: int,
        kind: Kind,
        proof: Proof,
        judged: Judged,
        solutions: tuple[str, ...],
        margin: float,
        greedy: str,
    ) -> Candidate:
        reason = reason_for(game, seat, judged.worth, solutions, greedy)
        found = levels_finding(game, seat, judged.worth, solutions)
        return Candidate(
            tuple(map(str, game.moves)),
            seat,
            kind,
            proof,
            judged,
            solutions,
            margin,
            greedy,
            reason,
            found,
        )


def puzzles_of(task: Task, looked: Sequence[Finder], shared: int) -> tuple[Puzzle, ...]:
    """The puzzles of a game and its other last rounds: few that are proven, as they resemble each other."""
    options, seed = task.options, task.game_seed
    main = looked[0]
    plain = list(main.best.values())
    longest = max([shared, *(len(one.moves) for one in plain)])
    begun = next((one.moves for one in plain if len(one.moves) == longest), None)
    others = [one for finder in looked[1:] for one in finder.best.values()]
    if begun is None and others:
        begun = others[0].moves[:shared]
    elif (
        begun is None
    ):  # the others had nothing to offer: what was found before they part is all there is
        begun = max((one.moves for one in plain), key=len, default=())
    source = PlayedGame(key_of(options, seed, begun), options, seed, begun)
    proofs = sorted(
        (one for one in [*plain, *others] if one.proof == "end"),
        key=lambda one: (-len(one.judged.worth) // 4, -one.margin, one.moves),
    )
    chosen: list[Candidate] = [one for one in plain if one.proof == "search"]
    for one in proofs:
        like = [other for other in chosen if (other.seat, other.kind) == (one.seat, one.kind)]
        if not any(other.proof == "end" for other in like):
            chosen.append(one)
        if sum(other.proof == "end" for other in chosen) == MOST_PROVEN:
            break
    puzzles: list[Puzzle] = []
    for one in chosen:
        game = source
        if one.moves != begun[: len(one.moves)]:
            key = key_of(options, seed, one.moves)
            game = PlayedGame(f"g{key}", options, seed, one.moves, source, shared)
        puzzles.append(
            Puzzle(
                key_of(options, seed, one.moves),
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
                {"bot": main.name, "looked_at": one.judged.looked_at},
            )
        )
    return tuple(puzzles)


def _most_members(game: Game) -> int:
    """Up to how many family members a proof is tried: with special tokens there are far more continuations."""
    return FEW_MEMBERS if "houses" in game.options.expansions else MOST_MEMBERS


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


def confirmed(
    game: Game, seat: int, name: str, worth: Mapping[str, float], seed: str
) -> Judged | None:
    """The best answers judged again, with another seed and more worlds."""
    most = list(worth)[:RIVALS]
    return searched(game, seat, name, seed, WORLDS * CONFIRMING, most)


def levels_finding(
    game: Game, seat: int, worth: Mapping[str, float], solutions: tuple[str, ...]
) -> dict[str, float]:
    """How often each level finds an answer that is as good as the best."""
    result: dict[str, float] = {}
    for level in LEVELS:
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
    advisor = Advisor(Position(game, seat), "puzzle", Judges())
    best = game.parse(solutions[0], seat).code
    return advisor.reason(best, game.parse(than, seat).code)
