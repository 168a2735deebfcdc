"""How far the chances to win can be trusted: of positions called 20 %, about 20 % should be won.

python bench/calibration.py --jobs 2              play held-out games and write bench/calibration.md
python bench/calibration.py --fit 600 --jobs 2    play games for a fit, and write bots/explain/chances.toml

The fit is about the search to the end; with --sharpen also about how sure the evaluation is in each round, which is to
be kept only if the page then gets better in every round.

The policy plays on all seats. Of each game one turn of every round is looked at, so that neighbouring turns with the
same outcome do not count twice. Finished games stay in bench/calibration/ on this machine, and the same command
resumes; delete that folder when evaluation or policy have changed. Games of the fit and of the check have different
seeds, and neither is used in training.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.explain.chances import (
    SHIPPED,
    Correction,
    Course,
    Ending,
    shipped_correction,
    shown,
)
from magnifico.bots.policy.policy import shipped_policy
from magnifico.cli.watching import bar
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.random import seeded
from magnifico.processes import worked_off
from magnifico.research.arena.report import share
from magnifico.typed import count

HERE: Final = Path(__file__).parent
PAGE: Final = HERE / "calibration.md"
GAMES: Final = HERE / "calibration"
DATA: Final = HERE.parent / "src" / "magnifico" / "bots" / "explain" / SHIPPED
ROUNDS: Final = 6
TABLES: Final = (
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(players=5, expansions=("houses", "pazzi")),
)
"""They take turns."""
SHARPER: Final = tuple(round(0.6 + 0.2 * step, 1) for step in range(8))
DOUBTS: Final = tuple(round(0.25 + 0.25 * step, 2) for step in range(12))
"""Not below a quarter of a point: people surprise more than the policy, whose games these are."""


@dataclass(frozen=True)
class Turn:
    """A turn of a game: what the evaluation said of each seat alone, and the search to the end where there was one."""

    round: int
    bare: list[float]
    scores: list[int]
    winner: int
    members: int

    @property
    def ending(self) -> Ending | None:
        """What the search found."""
        return Ending(self.scores, self.winner, self.members) if self.scores else None


@dataclass(frozen=True)
class Played:
    """A game: its turns, which of them are looked at, and who won."""

    number: int
    players: int
    turns: list[Turn]
    looked_at: list[int]
    won: int

    def shown(self, correction: Correction) -> list[list[float]]:
        """The chances that the analysis would show, for every turn."""
        return shown(
            [turn.bare for turn in self.turns],
            [turn.round for turn in self.turns],
            [turn.ending for turn in self.turns],
            correction,
        )

    @staticmethod
    def read(line: str) -> Played:
        """From a line of JSON."""
        data = json.loads(line)
        data["turns"] = [Turn(**turn) for turn in data["turns"]]
        return Played(**data)


def play_one(kind: str, number: int) -> Played:
    """One game; kind and number settle everything in it."""
    seed = f"calibration {kind} {number}"
    options = TABLES[number % len(TABLES)]
    game = Game.new(options, seed)
    bots = [create_bot("policy", f"{seed} {seat}") for seat in range(options.players)]
    course = Course(shipped_value(), shipped_policy(), Evaluations())
    last = (-1, -1)
    while not game.is_over:
        seat = game.to_act[0]
        now = (seat, game.state.round())
        if isinstance(game.state.agenda[-1], TakeTurn) and now != last:
            last = now
            course.note(game.state)
        game.play(bots[seat].choose(Position(game, seat)))
    turns: list[Turn] = []
    for each, bare, ending in zip(course.rounds, course.bare(), course.endings, strict=True):
        if ending is None:
            turns.append(Turn(each, bare, [], -1, 0))
        else:
            turns.append(Turn(each, bare, ending.scores, ending.winner, ending.members))
    dice = seeded(seed)
    looked_at: list[int] = []
    for each in range(1, ROUNDS + 1):
        candidates = [at for at, turn in enumerate(turns) if turn.round == each]
        looked_at.append(candidates[dice.below(len(candidates))])
    return Played(number, options.players, turns, looked_at, ranking(game.state)[0])


def played(kind: str, games: int, jobs: int) -> list[Played]:
    """That many games, those that are missing played now."""
    GAMES.mkdir(exist_ok=True)
    place = GAMES / f"{kind}.jsonl"
    found: dict[int, Played] = {}
    if place.is_file():
        for line in place.read_text(encoding="utf-8").splitlines(keepends=True):
            if line.endswith("\n"):  # the last one may be cut off
                game = Played.read(line)
                found[game.number] = game
    missing = [number for number in range(games) if number not in found]
    with bar(stays=True) as progress, place.open("w", encoding="utf-8") as file:
        shown_bar = progress.add_task(kind, total=games)
        for game in found.values():
            file.write(json.dumps(asdict(game)) + "\n")
        file.flush()
        for game in worked_off(missing, partial(play_one, kind), jobs):
            file.write(json.dumps(asdict(game)) + "\n")
            file.flush()
            found[game.number] = game
            progress.update(shown_bar, completed=len(found))
    return [found[number] for number in range(games)]


# ------------------------------------------------------------------------------------------------- judging


Called = tuple[float, bool]
"""A chance that was named, and whether the seat won."""


def brier(calls: Iterable[Called]) -> float:
    """The mean square of what was wrong: 0 is perfect, saying 50 % all the time gives 0.25."""
    squares = [(chance - won) ** 2 for chance, won in calls]
    return sum(squares) / len(squares) if squares else 0.0


def calls_of(
    games: Iterable[Played], named: Callable[[Played], list[list[float]]], number: int = 0
) -> list[Called]:
    """What was called in the turns that are looked at, in one round or in all."""
    result: list[Called] = []
    for game in games:
        chances = named(game)
        for at in game.looked_at:
            if number in (0, game.turns[at].round):
                result += [(chance, seat == game.won) for seat, chance in enumerate(chances[at])]
    return result


def bare_chances(game: Played) -> list[list[float]]:
    """What the evaluation says of each seat alone."""
    return [turn.bare for turn in game.turns]


def shown_chances(game: Played) -> list[list[float]]:
    """What the analysis shows."""
    return game.shown(shipped_correction())


def agreement(games: Iterable[Played]) -> tuple[int, int]:
    """In how many turns that were searched to the end the favourite is the winner of the search, and of how many."""
    agreed = searched = 0
    for game in games:
        for turn, chances in zip(game.turns, shown_chances(game), strict=True):
            if turn.scores:
                searched += 1
                agreed += chances.index(max(chances)) == turn.winner
    return agreed, searched


# --------------------------------------------------------------------------------------------------- fitting


def fit(games: list[Played], sharpen: bool) -> Correction:
    """The correction with the least Brier score over all turns; the sharpness goes evenly from round to round.

    Two numbers for six rounds, because the turns of a game share their outcome and tell less than it seems.
    """
    every = [replace(game, looked_at=list(range(len(game.turns)))) for game in games]

    def error(correction: Correction) -> float:
        return brier(calls_of(every, lambda game: game.shown(correction)))

    best = Correction([1.0] * ROUNDS, 1.0)
    if sharpen:
        pairs = [(first, last) for first in SHARPER for last in SHARPER]
        best = min((Correction(_evenly(first, last), 1.0) for first, last in pairs), key=error)
    return min((Correction(best.sharpness, doubt) for doubt in DOUBTS), key=error)


def _evenly(first: float, last: float) -> list[float]:
    step = (last - first) / (ROUNDS - 1)
    return [round(first + step * number, 3) for number in range(ROUNDS)]


def write_data(correction: Correction, flags: str) -> None:
    """The correction as data of the package."""
    numbers = ", ".join(str(each) for each in correction.sharpness)
    DATA.write_text(
        f"# How chances.py corrects the chances to win; written by `python bench/calibration.py {flags}`.\n"
        f"# Policy {shipped_policy().digest()}.\n"
        f"sharpness = [{numbers}]\n"
        f"doubt = {correction.doubt}\n",
        encoding="utf-8",
    )


# ------------------------------------------------------------------------------------------------------ page


def write_page(games: list[Played], command: str) -> None:
    """The page about held-out games."""
    positions = sum(len(game.looked_at) for game in games)
    agreed, searched = agreement(games)
    lines = [
        "# Calibration of the chances to win",
        "",
        f"Written by `{command}`; do not edit. {positions} positions of {len(games)} games, one of each round,",
        f"played by the policy `{shipped_policy().digest()}` on seeds that no training or fit uses: two, three and",
        "four players with the base game, five with both expansions. Every seat of a position counts. *Bare* is what",
        "the learned evaluation gives each seat alone, *shown* what the analysis shows",
        "([docs/analysis.md](../docs/analysis.md)). The Brier",
        "score is the mean square of what was wrong: 0 is perfect; saying the same of everybody gives 0.25 with two",
        "players and 0.1875 with four.",
        "",
        "| | Seats | Bare | Shown |",
        "|---|---:|---:|---:|",
    ]
    for number in range(1, ROUNDS + 1):
        lines.append(_scores(f"Round {number}", games, number))
    for players in range(2, 6):
        chosen = [game for game in games if game.players == players]
        lines.append(_scores(f"{players} players", chosen))
    lines += [
        _scores("All", games),
        "",
        f"Of {searched} turns that were searched to the end, the favourite is the winner of the search in {agreed}.",
        "",
        "## Called and won",
        "",
        "Of the seats whose shown chance was in a range, the mean of the chances, and how many won (95 %).",
        "",
        "| Called | Seats | Mean | Won | 95 % | Bare: seats | Mean | Won |",
        "|---|---:|---:|---:|---|---:|---:|---:|",
        *_ranges(games),
        "",
        "The same by round, with the shown chances: mean called and share won, in percent.",
        "",
        "| Called | " + " | ".join(f"Round {number}" for number in range(1, ROUNDS + 1)) + " |",
        "|---|" + "---:|" * ROUNDS,
        *_ranges_by_round(games),
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stderr.write(f"written: {PAGE.relative_to(HERE.parent)}\n")


def _scores(name: str, games: list[Played], number: int = 0) -> str:
    kinds = (bare_chances, shown_chances)
    found = [calls_of(games, kind, number) for kind in kinds]
    scores = " | ".join(f"{brier(calls):.4f}" for calls in found)
    return f"| {name} | {len(found[0])} | {scores} |"


def _within(calls: list[Called], tenth: int) -> list[Called]:
    return [call for call in calls if min(9, int(call[0] * 10)) == tenth]


def _means(calls: list[Called]) -> tuple[float, float]:
    """The mean of what was called, and the share that won."""
    size = max(1, len(calls))
    return sum(chance for chance, _ in calls) / size, sum(won for _, won in calls) / size


def _ranges(games: list[Played]) -> list[str]:
    called = calls_of(games, shown_chances)
    bare = calls_of(games, bare_chances)
    rows: list[str] = []
    for tenth in range(10):
        mine, plain = _within(called, tenth), _within(bare, tenth)
        wins = share(sum(won for _, won in mine), max(1, len(mine)))
        mean, plain_means = _means(mine)[0], _means(plain)
        rows.append(
            f"| {tenth * 10}–{tenth * 10 + 10} % | {len(mine)} | {mean:.1%} | {wins.share:.1%} "
            f"| {wins.low:.1%}–{wins.high:.1%} | {len(plain)} | {plain_means[0]:.1%} | {plain_means[1]:.1%} |"
        )
    return rows


def _ranges_by_round(games: list[Played]) -> list[str]:
    by_round = [calls_of(games, shown_chances, number) for number in range(1, ROUNDS + 1)]
    rows: list[str] = []
    for tenth in range(10):
        cells: list[str] = []
        for calls in by_round:
            mine = _within(calls, tenth)
            mean, won = _means(mine)
            cells.append(f"{mean * 100:.0f}, {won * 100:.0f} ({len(mine)})" if mine else "–")
        rows.append(f"| {tenth * 10}–{tenth * 10 + 10} % | " + " | ".join(cells) + " |")
    return rows


def main() -> int:
    """Fit, or check and write the page."""
    parser = argparse.ArgumentParser(description="How far the chances to win can be trusted.")
    parser.add_argument("--positions", type=count, default=2000, metavar="N", help="held out")
    parser.add_argument("--fit", type=count, metavar="GAMES", help="fit the correction instead")
    parser.add_argument("--sharpen", action="store_true", help="fit how sure it is by round, too")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    chosen = parser.parse_args()
    try:
        if chosen.fit:
            found = fit(played("fit", chosen.fit, chosen.jobs), chosen.sharpen)
            write_data(found, f"--fit {chosen.fit}" + (" --sharpen" if chosen.sharpen else ""))
            return 0
        games = played("held-out", -(-chosen.positions // ROUNDS), chosen.jobs)
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command resumes\n")
        return 130
    write_page(games, f"python bench/calibration.py --positions {chosen.positions}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
