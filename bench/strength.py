"""How strong the bots are: named comparisons played through the arena, and the page bench/strength.md about them.

python bench/strength.py --list                          list the comparisons
python bench/strength.py --only magnifico-greedy --jobs 2   play one (or `--only 'ladder-*'`), then update the page
python bench/strength.py                                 only update the page

A comparison that was stopped is resumed. Raw results stay in bench/strength/NAME on this machine and are not committed;
the games of unfinished comparisons are kept in bench/kept as well, so that they can be resumed on another machine
(kept.py). To start over, delete both. The page keeps what it says about comparisons without raw results here.
Comparisons with a bar to be decided stop as soon as a sequential test settles it (sequential.py); `--all` plays on.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path
from typing import Final

from kept import keep, put_back
from magnifico.bots.registry import LEVELS
from magnifico.cli.watching import bar
from magnifico.engine.options import Options
from magnifico.research.arena import ArenaError, ArenaReport, ArenaRequest, arena, stored
from magnifico.research.arena.balance import MIXES
from magnifico.typed import count
from sequential import ERROR, MARGIN, decided

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "strength"
PAGE: Final = HERE / "strength.md"
MATCHES: Final = HERE / "matches"
"""Results of `magnifico match`, which are kept; see docs/matches.md."""
MEASURED: Final = "magnifico@72"
"""The strongest level with a part of the playouts it has at a live table: what can be played 400 times in an hour."""
SUMMARY_BARS: Final = 9
"""In a row of the page's first table."""
DEALS_AT_ONCE: Final = 2
"""For each process, before the games are kept and the sequential test looks at them."""


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
    sequential: bool = False
    """Whether it ends as soon as a test settles the bar."""

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
    games: int = 400,
    sequential: bool = False,
) -> Comparison:
    line_up = (bot, *[other] * (players - 1))
    return Comparison(name, line_up, players, expansions, games, bar, sequential=sequential)


BOTH: Final = ("houses", "pazzi")
COMPARISONS: Final = (
    _against("magnifico-greedy", MEASURED, "greedy", 0.80),
    _against("magnifico-patrician", MEASURED, "patrician", 0.45),
    # Each level against a table of the one below, which has to win 1.8 times its fair share.
    *[
        _against(f"ladder-{better}-{players}", better, worse, 1.8 / players, players, games=200)
        for worse, better in pairwise(LEVELS[:-1])
        for players in range(2, 5)
    ],
    *[
        _against(f"ladder-{better}-5", better, worse, 0.36, 5, BOTH, games=200)
        for worse, better in pairwise(LEVELS[:-1])
    ],
    *[
        _against(
            f"ladder-magnifico-{players}",
            MEASURED,
            "patrician",
            1.8 / players,
            players,
            BOTH if players > 4 else (),
            games=200,
            sequential=True,
        )
        for players in range(2, 6)
    ],
    _against("magnifico-greedy-5", MEASURED, "greedy", 0.65, 5, BOTH),
    _against("magnifico-patrician-5", MEASURED, "patrician", None, 5, BOTH),
    _against("swift-greedy", "swift@250ms", "greedy", 0.95, sequential=True),
    *[
        Comparison(f"self-{players}", (MEASURED,) * players, players, expansions, games=100)
        for players, expansions in ((2, ()), (3, ()), (4, ()), (5, ("houses",)))
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


def play(comparison: Comparison, games: int, jobs: int, to_the_end: bool, vouched: bool) -> None:
    """Play what is missing, or until the bar is settled; what is not finished is kept."""
    folder = RESULTS / comparison.name
    put_back(comparison.name, folder, vouched)
    # After every few deals the games are kept, however the process ends, and the sequential test looks at them.
    asked = 0
    with bar(stays=True) as progress:
        task = progress.add_task(comparison.name, total=games)
        while asked < games:
            asked = min(asked + DEALS_AT_ONCE * comparison.players * jobs, games)
            report = arena(
                comparison.request(asked, jobs),
                lambda done, _there: progress.update(task, completed=done),
            )
            enough = settled(comparison, report) is not None and not to_the_end
            keep(comparison.name, folder, enough or asked >= comparison.games)
            if enough:
                break
    for fault in report.faults:
        sys.stderr.write(f"fault in {comparison.name}, seed {fault.seed}:\n{fault.error}\n")


def settled(comparison: Comparison, report: ArenaReport) -> bool | None:
    """Whether the sequential test has found the bar to be met or missed; None as long as it has not."""
    if not comparison.sequential or comparison.bar is None or not report.bots:
        return None
    wins = report.standing(comparison.bots[0]).wins
    return decided(wins.wins, wins.games, comparison.bar)


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


@dataclass(frozen=True)
class Measured:
    """What the page says about a comparison: rows of its two common tables, and its section."""

    summary: tuple[str, ...] = ()
    equals: tuple[str, ...] = ()
    section: str = ""


def measured(comparison: Comparison, page: str) -> Measured:
    """From raw results where they are on this machine, else what the page has said so far."""
    report = found(comparison)
    if report is not None:
        section = "" if comparison.in_short else "\n".join(_details(comparison, report))
        return Measured(_summary(comparison, report), _equals(comparison, report), section)
    lines = page.splitlines()
    # Tables further down may have rows of bots with the name of a comparison.
    first = page.partition("\n## ")[0].splitlines()
    summary = tuple(
        line
        for line in first
        if line.startswith(f"| {comparison.name} |") and line.count("|") == SUMMARY_BARS
    )
    equals = tuple(line for line in lines if line.startswith(f"| {_label(comparison)} |"))
    _, head, rest = page.partition(f"\n## {comparison.name}\n")
    section = (head + rest.partition("\n## ")[0]).strip("\n") + "\n" if head else ""
    among_equals = comparison.name.startswith("self-")
    return Measured(summary, equals if among_equals else (), section)


def write_page() -> None:
    """The page, with fresh numbers for every comparison that has raw results on this machine."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    parts = [(each, measured(each, page)) for each in COMPARISONS]
    missing = [each.name for each, part in parts if part == Measured()]
    lines = [
        "# Strength of the bots",
        "",
        "Written by `python bench/strength.py`; do not edit. Each section names the command and the seed that "
        "made its numbers.",
        "All games use the advanced rules with rotated seats, every deal played once for each rotation. "
        "Intervals are 95 %",
        "over deals ([docs/arena.md](../docs/arena.md)). A share is that of one seat: with four players 25 % is even.",
        "Bots that think for a given time depend on the machine; these ran on two cores, one game on each.",
        f"`{MEASURED}` is `magnifico` with 72 of the 192 playouts that it has for a placement: about 0.2 s of "
        "its second.",
        "`swift` is its search with a budget of its own.",
        f"A sequential test may end a comparison early; where the true share is {MARGIN:.0%} away from the bar "
        f"(2.5% from a bar of 95%), it is wrong in at most {ERROR:.0%} of cases.",
        "How far the chances to win can be trusted, by round, is in [calibration.md](calibration.md).",
        "",
        "| Comparison | Bot | Games | Wins | 95 % | Even | Bar | |",
        "|---|---|---:|---:|---|---:|---:|---|",
        *[row for _, part in parts for row in part.summary],
        "",
        *_people([row for _, part in parts for row in part.equals]),
        *_matches(),
        *[part.section for _, part in parts if part.section],
    ]
    if missing:
        lines += ["## Not played yet", "", ", ".join(f"`{name}`" for name in missing) + ".", ""]
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    sys.stderr.write(f"written: {PAGE.relative_to(HERE.parent)}\n")


def _summary(comparison: Comparison, report: ArenaReport) -> tuple[str, ...]:
    """The rows of a comparison in the first table: the first bot where it has to reach a bar, otherwise all."""
    if len(report.bots) == 1:
        return ()
    rows: list[str] = []
    first = report.standing(comparison.bots[0])
    for bot in [first] if comparison.bar is not None else report.bots:
        bar = verdict = ""
        if comparison.bar is not None:
            bar = f"{comparison.bar:.0%}"
            verdict = "met" if bot.wins.share >= comparison.bar else "**missed**"
            test = settled(comparison, report)
            if report.games < comparison.games and test is not None:
                verdict = ("met" if test else "**missed**") + ", sequential test"
            elif report.games < comparison.games:
                verdict += f", {report.games} of {comparison.games} games"
        rows.append(
            f"| {comparison.name} | {bot.name} | {report.games} | {bot.wins.share:.1%} "
            f"| {bot.wins.low:.1%}–{bot.wins.high:.1%} | {bot.even:.0%} | {bar} | {verdict} |"
        )
    return tuple(rows)


def _label(comparison: Comparison) -> str:
    """How a game among equals is called in the second table."""
    houses = " with houses" if comparison.expansions else ""
    return f"{comparison.players} `{comparison.bots[0]}`{houses}"


def _equals(comparison: Comparison, report: ArenaReport) -> tuple[str, ...]:
    """The row of a comparison in the table of games among equals."""
    if not comparison.name.startswith("self-"):
        return ()
    margins = [
        seat.score - max(other.score for other in result.seats if other is not seat)
        for result in report.results
        for seat in result.seats
        if seat.rank == 1
    ]
    return (
        f"| {_label(comparison)} | {report.games} "
        f"| {report.scores.mean:.1f} | {report.scores.deviation:.1f} "
        f"| {report.winning.mean:.1f} | {report.winning.deviation:.1f} "
        f"| {sum(margins) / max(1, len(margins)):.1f} |",
    )


def _people(equals: list[str]) -> list[str]:
    """Scores among equals beside what is known of people."""
    lines = [
        "## Scores, beside what is known of people",
        "",
        "| Players | Games | Mean | SD | Winning | SD | Margin of the winner |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *equals,
    ]
    lines += [
        "| 3 people, one published game (70-70-68) | 1 | 69.3 | | 70 | | 0 |",
        "",
        "We found only one human result with scores: an online game of three people, their first on record,",
        "with the rule set not stated. Its row is a landmark, not a measure of experts; we don't know how much",
        "higher strong players score. Scores among equals also depend on how much the bots take from each other,",
        "so only games against people would show strength. At a one-sided 5 %, such a test needs 20 wins of 30",
        "(or 26 of 40) with two players, 15 of 30 for one bot against two people, and 13 of 30 (or 16 of 40)",
        "against three, noting each person's rating and number of plays on a public site.",
        "",
    ]
    return lines


def _matches() -> list[str]:
    """What people and programs that reason for themselves did against the bots."""
    rows: list[str] = []
    for place in sorted(MATCHES.glob("*.json")):
        match = json.loads(place.read_text(encoding="utf-8"))
        table = ", ".join([str(match["players"]), *match["expansions"]])
        for person in match["people"]:
            games = [game for game in match["games"] if game["person"] == person and game["scores"]]
            wins = sum(game["places"][game["seat"]] == 1 for game in games)
            own = [game["scores"][game["seat"]] for game in games]
            best = [
                max(game["scores"][: game["seat"]] + game["scores"][game["seat"] + 1 :])
                for game in games
            ]
            rows.append(
                f"| {match['match']} | {person} | {match['against']} | {table} | {len(games)} | {wins} "
                f"| {sum(own) / max(1, len(own)):.1f} | {sum(best) / max(1, len(best)):.1f} "
                f"| {match['version']}, {match['networks']['policy']} |"
            )
    if not rows:
        return []
    return [
        "## Matches with thinking players",
        "",
        "By `magnifico match` ([docs/matches.md](../docs/matches.md)); the files are in `bench/matches`.",
        "",
        "| Match | Player | Against | Players | Games | Wins | Points | Best opponent | Version, policy |",
        "|---|---|---|---|---:|---:|---:|---:|---|",
        *rows,
        "",
    ]


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
    parser.add_argument(
        "--all", action="store_true", help="play all games, even if the bar is settled"
    )
    parser.add_argument(
        "--vouch", action="store_true", help="resume games of bots that play the same"
    )
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
                    games = chosen.games or each.games
                    play(each, games, chosen.jobs, chosen.all, chosen.vouch)
                except ArenaError as error:
                    sys.stderr.write(f"{each.name}: {error}\n")
                    failed = True
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command resumes\n")
        return 130
    finally:
        write_page()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
