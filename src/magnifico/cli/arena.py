"""`magnifico arena`: a contest between bots, as a table, as JSON and as a page; resumable."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table

from magnifico.cli.arguments import (
    INTERRUPTED,
    InputError,
    OneLineParser,
    add_game,
    described,
    find_bots_here,
    options_from,
    seed_from,
    words_of,
)
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.painting import console_for
from magnifico.cli.watching import bar
from magnifico.research.arena import ArenaError, ArenaReport, ArenaRequest, arena
from magnifico.research.arena.match import DEEDS
from magnifico.research.arena.page import write_page
from magnifico.research.arena.words import deed_name, duration, percent, source_name, sources_in_use
from magnifico.texts import Texts
from magnifico.texts.errors import describe_error
from magnifico.texts.words import labelled

GAP = 2
"""Spaces between two columns."""
SHORTEST = 8
"""The width that names of bots keep in a narrow terminal."""


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico arena", description="help-arena-about")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="help-bots-arena",
    )
    parser.add_argument("--against", metavar="LIST", help="help-against")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="help-games-arena")
    add_game(parser, 4)
    parser.add_argument("--seed", default="0", help="help-seed-games")
    where = parser.options.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=1, metavar="J", help=described("help-jobs"))
    where.add_argument("--ray", metavar="ADDRESS", help=described("help-ray"))
    parser.add_argument("--out", metavar="DIR", help="help-out-arena")
    parser.add_argument("--report", metavar="FILE.html", help="help-report")
    parser.add_argument("--json", action="store_true", help="help-json")
    return parser


def arena_command(arguments: Sequence[str]) -> int:
    """Play the contest and print the results; 1 if a game broke, 130 if it was stopped."""
    chosen = _parser().parse_args(arguments)
    texts = texts_spoken()
    try:
        bots = _bots(chosen)
        find_bots_here(bots)
        request = ArenaRequest(
            bots=bots,
            games=chosen.games,
            options=options_from(chosen, chosen.players),
            seed=seed_from(chosen.seed),
            jobs=chosen.jobs,
            ray=chosen.ray,
            out=Path(chosen.out) if chosen.out else None,
        )
        page = _page_place(chosen)
        watched = _Watched(request, texts)
        try:
            report = watched.play()
        except KeyboardInterrupt:
            print(f"magnifico: {_how_to_go_on(watched, arguments)}", file=sys.stderr)
            return INTERRUPTED
    except ArenaError as error:
        raise InputError(describe_error(error, texts)) from None
    if page is not None:
        write_page(request, report, texts, page, command_of(arguments))
    if chosen.json:
        print(json.dumps(report.to_dict(), ensure_ascii=False))
    else:
        _print(report, texts)
        for key, place in (("arena-kept", request.out), ("arena-written", page)):
            if place is not None:
                print(texts.get(key, path=str(place)))
    for result in report.results:
        if result.error:
            broken = texts.get("arena-broken", number=result.number + 1, error=result.error)
            print(f"magnifico: {broken}", file=sys.stderr)
    return 1 if report.faults else 0


def command_of(arguments: Sequence[str]) -> str:
    """The command as it was typed."""
    return shlex.join(["magnifico", "arena", *arguments])


def _bots(chosen: argparse.Namespace) -> tuple[str, ...]:
    """The bots of `--bots`, with those of `--against` in all other seats."""
    bots = words_of(chosen.bots)
    if not chosen.against:
        return tuple(bots)
    others = words_of(chosen.against)
    if len(bots) != 1:
        raise InputError(say("input-against-one"))
    if len(others) not in (1, chosen.players - 1):
        seats = chosen.players - 1
        raise InputError(say("input-against-count", others=seats, given=len(others)))
    return (*bots, *(others if len(others) > 1 else others * (chosen.players - 1)))


def _page_place(chosen: argparse.Namespace) -> Path | None:
    """Where to write the page; checked before playing rather than afterwards."""
    if not chosen.report:
        return None
    place = Path(chosen.report)
    was_there = place.exists()
    with place.open("a", encoding="utf-8"):
        pass
    if not was_there:
        place.unlink()
    return place


def _how_to_go_on(watched: _Watched, arguments: Sequence[str]) -> str:
    done, games = watched.done, watched.request.games
    if watched.request.out is None:
        return watched.texts.get("arena-stopped-lost", done=done, games=games)
    return watched.texts.get("arena-stopped", done=done, games=games, command=command_of(arguments))


class _Watched:
    """A contest with a bar on the standard error stream if a person is watching."""

    def __init__(self, request: ArenaRequest, texts: Texts) -> None:
        self.request = request
        self.texts = texts
        self.done = 0

    def play(self) -> ArenaReport:
        """Play all games."""
        if not sys.stderr.isatty():
            return arena(self.request, self._count)
        with bar(self.texts.get("arena-games")) as progress:
            task = progress.add_task("", total=self.request.games)

            def show(done: int, there: int) -> None:
                if done == there and there:
                    found = self.texts.get("arena-resumed", done=there, games=self.request.games)
                    progress.console.print(found)
                    # The time left is estimated from the games of this run only.
                    progress.reset(task, total=self.request.games, completed=there)
                self._count(done, there)
                progress.update(task, completed=done)

            return arena(self.request, show)

    def _count(self, done: int, there: int) -> None:
        self.done = done


def _print(report: ArenaReport, texts: Texts) -> None:
    console = console_for()
    if not sys.stdout.isatty():
        console.width = 100

    def say(name: str) -> str:
        return texts.get(f"arena-{name}")

    console.print(
        *(
            labelled(say(name), str(value), texts)
            for name, value in (
                ("games", report.games),
                ("deals", report.deals),
                ("players", report.players),
                ("decisions", report.decisions),
                ("play-time", duration(report.seconds)),
            )
        ),
        sep="   ",
    )
    names = [bot.name for bot in report.bots]
    console.print(_standings(report, texts, console.width))
    places = "   ".join(
        f"{number}: {percent(seat.share)}" for number, seat in enumerate(report.seats, start=1)
    )
    console.print(f"{say('places-heading')}   {places}")
    _print_means(
        console,
        say("sources-heading"),
        names,
        [
            (source_name(name, texts), [bot.sources[name] for bot in report.bots])
            for name in sources_in_use(report)
        ],
    )
    _print_means(
        console,
        say("deeds-heading"),
        names,
        [
            (deed_name(name, texts), [bot.deeds.get(name, 0.0) for bot in report.bots])
            for name in DEEDS
        ],
    )


def _standings(report: ArenaReport, texts: Texts, width: int) -> Table:
    """One line for each bot. If space is short, headings and long names wrap, but numbers never do."""
    keys = ("rating", "wins", "interval", "scores", "deviation", "winning", "margin", "time")
    heads = [texts.get(f"arena-{key}") for key in ("bot", *keys, "within")]
    rows = [
        (
            bot.name,
            f"{bot.rating.mu:.1f}±{2 * bot.rating.sigma:.1f}",
            percent(bot.wins.share),
            f"{bot.wins.low:.1%}-{bot.wins.high:.1%}",
            f"{bot.scores.mean:.1f}",
            f"{bot.scores.deviation:.1f}",
            f"{bot.winning.mean:.1f}" if bot.winning.count else "-",
            f"{bot.margin.mean:+.1f}",
            f"{bot.decisions.mean:.3g}",
            f"{bot.decisions.p95:.3g}",
        )
        for bot in report.bots
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    room = width - GAP * (len(heads) - 1)
    if sum(widths) > room:
        words = [max(head.split(), key=len) for head in heads]
        widths = [max(map(len, column)) for column in zip(words, *rows, strict=True)]
        widths[0] = max(SHORTEST, min(widths[0], room - sum(widths[1:])))
    table = Table(box=None, pad_edge=False)
    for number, (head, wide) in enumerate(zip(heads, widths, strict=True)):
        justify: JustifyMethod = "right" if number else "left"
        table.add_column(head, justify=justify, width=wide, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def _print_means(
    console: Console, title: str, names: list[str], rows: list[tuple[str, list[float]]]
) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(title)
    for name in names:
        table.add_column(name, justify="right")
    for label, values in rows:
        table.add_row(label, *[f"{value:.1f}" for value in values])
    console.print(table)
