"""How strong the bots are: named comparisons played through the arena, and the page bench/strength.md about them.

python bench/strength.py --list                          what there is
python bench/strength.py --only magnifico-greedy --jobs 2   play one (or `--only 'ladder-*'`), then write the page
python bench/strength.py                                 only write the page from the results that are there

A comparison that was stopped is resumed. Results stay in bench/strength/NAME; to start over, delete that folder.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from magnifico.arena import ArenaError, ArenaReport, ArenaRequest, arena, stored
from magnifico.arena.balance import MIXES
from magnifico.bots.registry import PERSONALITIES
from magnifico.cli.watching import bar
from magnifico.engine.options import Options
from magnifico.typed import count

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "strength"
PAGE: Final = HERE / "strength.md"
MEASURED: Final = "magnifico@24"
"""The strongest level with a part of the playouts it has at a live table: what can be played 400 times in an hour."""
METHOD_TIMES: Final = ("100ms", "1s", "5s")
"""For a decision. Here 500 games at one of these tables take seven hours with 1 s and a day and a half with 5 s."""


@dataclass(frozen=True)
class Comparison:
    """A contest with a name; `bar` is the share of wins that the first bot has to reach."""

    name: str
    bots: tuple[str, ...]
    players: int
    expansions: tuple[str, ...] = ()
    games: int = 400
    bar: float | None = None
    in_short: bool = False
    """Only a row of the summary, no tables of its own."""

    def request(self, games: int, jobs: int = 1) -> ArenaRequest:
        """The contest as the arena wants it."""
        options = Options(players=self.players, expansions=self.expansions)
        return ArenaRequest(self.bots, games, options, "strength", jobs, out=RESULTS / self.name)

    @property
    def command(self) -> str:
        """The same contest on the command line."""
        expansions = f" --expansions {','.join(self.expansions)}" if self.expansions else ""
        return (
            f"magnifico arena --bots {','.join(self.bots)} --players {self.players}{expansions} "
            f"--games {self.games} --seed strength"
        )


def _against(
    name: str,
    bot: str,
    other: str,
    bar: float | None = None,
    players: int = 4,
    expansions: tuple[str, ...] = (),
) -> Comparison:
    return Comparison(name, (bot, *[other] * (players - 1)), players, expansions, bar=bar)


BOTH: Final = ("houses", "pazzi")
COMPARISONS: Final = (
    _against("magnifico-greedy", MEASURED, "greedy", 0.80),
    _against("magnifico-patrician", MEASURED, "patrician", 0.45),
    _against("ladder-apprentice", "apprentice", "novice", 0.45),
    _against("ladder-citizen", "citizen", "apprentice", 0.45),
    _against("ladder-patrician", "patrician", "citizen", 0.45),
    _against("magnifico-greedy-5", MEASURED, "greedy", 0.65, 5, BOTH),
    _against("magnifico-patrician-5", MEASURED, "patrician", None, 5, BOTH),
    *[_against(f"personality-{name}", f"citizen+{name}", "citizen") for name in PERSONALITIES],
    *[
        Comparison(f"self-{players}", (MEASURED,) * players, players, expansions, games=100)
        for players, expansions in ((2, ()), (3, ()), (4, ()), (5, ("houses",)))
    ],
    *[
        Comparison(
            f"methods-{time}-{mix}-{players}",
            ("lookahead", f"flat@{time}", f"tree@{time}"),
            players,
            expansions,
            games=500,
        )
        for time in METHOD_TIMES
        for mix, expansions, most in (("base", (), 4), ("both", BOTH, 5))
        for players in range(2, most + 1)
    ],
    *[
        Comparison(
            f"random-{mix}",
            ("greedy", *["random"] * (options.players - 1)),
            options.players,
            options.expansions,
            games=100,
            bar=0.95,
            in_short=True,
        )
        for mix, options in MIXES.items()
    ],
)


def play(comparison: Comparison, games: int, jobs: int) -> None:
    """Play what is missing."""
    with bar(stays=True) as progress:
        task = progress.add_task(comparison.name, total=games)
        report = arena(
            comparison.request(games, jobs),
            lambda done, _there: progress.update(task, completed=done),
        )
    for fault in report.faults:
        sys.stderr.write(f"fault in {comparison.name}, seed {fault.seed}:\n{fault.error}\n")


def found(comparison: Comparison) -> ArenaReport | None:
    """What was played of a comparison, if anything."""
    if not (RESULTS / comparison.name / "results.jsonl").is_file():
        return None
    try:
        report = stored(comparison.request(comparison.games))
    except ArenaError as error:
        sys.stderr.write(f"{comparison.name}: {error}\n")
        return None
    return report if report.bots else None


def write_page() -> None:
    """The page from what is in the results folder."""
    reports = [(each, found(each)) for each in COMPARISONS]
    played = [(each, report) for each, report in reports if report is not None]
    missing = [each.name for each, report in reports if report is None]
    lines = [
        "# Strength of the bots",
        "",
        "Written by `python bench/strength.py` from the results in `bench/strength`; do not edit. "
        "Advanced rules, seats rotated,",
        "every deal played once for each rotation; intervals are 95 % over deals "
        "([docs/arena.md](../docs/arena.md)). A share is that of",
        "one seat: with four players 25 % is even. Bots with a time depend on the machine: these "
        "ran on two cores, one game on each.",
        f"`{MEASURED}` is `magnifico` with 24 of the 64 playouts that it has for a placement: about 0.2 s of "
        "its second.",
        "",
        *_summary(played),
        *_people(played),
    ]
    for comparison, report in played:
        if not comparison.in_short:
            lines += _details(comparison, report)
    if missing:
        lines += ["## Not played yet", "", ", ".join(f"`{name}`" for name in missing) + ".", ""]
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    sys.stderr.write(f"written: {PAGE.relative_to(HERE.parent)}\n")


def _summary(played: list[tuple[Comparison, ArenaReport]]) -> list[str]:
    lines = [
        "| Comparison | Bot | Games | Wins | 95 % | Even | Bar | |",
        "|---|---|---:|---:|---|---:|---:|---|",
    ]
    for comparison, report in played:
        if len(report.bots) == 1:
            continue
        first = report.standing(comparison.bots[0])
        shown = [first] if comparison.bar is not None else report.bots
        for bot in shown:
            bar = verdict = ""
            if comparison.bar is not None:
                bar = f"{comparison.bar:.0%}"
                verdict = "met" if bot.wins.share >= comparison.bar else "**missed**"
                if report.games < comparison.games:
                    verdict += f", {report.games} of {comparison.games} games"
            lines.append(
                f"| {comparison.name} | {bot.name} | {report.games} | {bot.wins.share:.1%} "
                f"| {bot.wins.low:.1%}–{bot.wins.high:.1%} | {bot.even:.0%} | {bar} | {verdict} |"
            )
    return [*lines, ""]


def _people(played: list[tuple[Comparison, ArenaReport]]) -> list[str]:
    """Scores among equals beside what is known of people."""
    lines = [
        "## Scores, beside what is known of people",
        "",
        "| Players | Games | Mean | SD | Winning | SD | Margin of the winner |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for comparison, report in played:
        if comparison.name.startswith("self-"):
            margins = [
                seat.score - max(other.score for other in result.seats if other is not seat)
                for result in report.results
                for seat in result.seats
                if seat.rank == 1
            ]
            lines.append(
                f"| {comparison.players} `{comparison.bots[0]}`"
                f"{' with houses' if comparison.expansions else ''} | {report.games} "
                f"| {report.scores.mean:.1f} | {report.scores.deviation:.1f} "
                f"| {report.winning.mean:.1f} | {report.winning.deviation:.1f} "
                f"| {sum(margins) / max(1, len(margins)):.1f} |"
            )
    lines += [
        "| 3 people, one published game (70-70-68) | 1 | 69.3 | | 70 | | 0 |",
        "",
        "One online game of three people, their first on record and with the rule set not stated, is the only",
        "human result with scores that was found, so its row is a landmark and no measure of experts: how far",
        "above it strong people get is not known. Scores among equals also depend on how much the bots",
        "take from each other; only games against people would show strength. Enough for such a test, at a",
        "one-sided 5 %: with two players 20 wins of 30 (or 26 of 40), one bot against two people 15 of 30,",
        "against three people 13 of 30 (or 16 of 40), noting each person's rating and number of plays on a",
        "public site. A published dice-driven automatic opponent for the printed game would be a second",
        "fixed point; it takes the highest card its die reaches and should be far below `greedy`.",
        "",
    ]
    return lines


def _details(comparison: Comparison, report: ArenaReport) -> list[str]:
    lines = [
        f"## {comparison.name}",
        "",
        f"`{comparison.command}`",
        "",
        f"{report.games} games on {report.deals} deals"
        + (f", {len(report.faults)} broke" if report.faults else "")
        + ". Wins by place in the first turn order: "
        + ", ".join(f"{seat.share:.1%}" for seat in report.seats)
        + ".",
        "",
        "| Bot | Wins | 95 % | Rating | Score | SD | Winning | Margin | s/decision | 95 % within "
        "| Supports | Harvests | Productions |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for bot in report.bots:
        winning = f"{bot.winning.mean:.1f}" if bot.winning.count else "–"
        deeds = " | ".join(
            f"{bot.deeds[name]:.1f}" for name in ("supports", "harvests", "productions")
        )
        lines.append(
            f"| {bot.name} | {bot.wins.share:.1%} | {bot.wins.low:.1%}–{bot.wins.high:.1%} "
            f"| {bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f} | {bot.scores.mean:.1f} "
            f"| {bot.scores.deviation:.1f} | {winning} | {bot.margin.mean:+.1f} "
            f"| {bot.decisions.mean:.3g} | {bot.decisions.p95:.3g} | {deeds} |"
        )
    sources = [
        name for name in report.bots[0].sources if any(bot.sources[name] for bot in report.bots)
    ]
    lines += [
        "",
        "| Points | " + " | ".join(name.replace("_", " ") for name in sources) + " |",
        "|---|" + "---:|" * len(sources),
    ]
    for bot in report.bots:
        points = " | ".join(f"{round(bot.sources[name], 1) + 0.0:.1f}" for name in sources)
        lines.append(f"| {bot.name} | {points} |")
    return [*lines, ""]


def main() -> int:
    """Play what was asked for and write the page; 1 if a comparison could not be played."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="play this one")
    parser.add_argument("--games", type=count, metavar="N", help="games (default: as listed)")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--list", action="store_true", help="list the comparisons")
    chosen = parser.parse_args()
    if chosen.list:
        for each in COMPARISONS:
            print(f"{each.name:<24} {each.games:>4} games   {each.command}")
        return 0
    for pattern in chosen.only:
        if not any(fnmatchcase(each.name, pattern) for each in COMPARISONS):
            parser.error(f"no comparison is called {pattern}; --list names them")
    failed = False
    try:
        for each in COMPARISONS:
            if any(fnmatchcase(each.name, pattern) for pattern in chosen.only):
                try:
                    play(each, chosen.games or each.games, chosen.jobs)
                except ArenaError as error:
                    sys.stderr.write(f"{each.name}: {error}\n")
                    failed = True
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command goes on\n")
        return 130
    finally:
        write_page()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
