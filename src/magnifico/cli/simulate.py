"""`magnifico simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.table import Table

from magnifico.cli.arguments import (
    InputError,
    OneLineParser,
    add_game,
    checked_bots,
    options_from,
    seed_from,
    warn,
    words_of,
)
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.painting import console_for
from magnifico.cli.watching import bar
from magnifico.research.arena import SimulationReport, SimulationRequest, simulate
from magnifico.texts.errors import describe_error


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico simulate", description="help-simulate")
    add_game(parser, 4)
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--bots", default="greedy", metavar="LIST", help="help-bots-simulate")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    parser.add_argument("--json", action="store_true", help="help-json")
    return parser


def simulate_command(arguments: Sequence[str]) -> int:
    """Play the games and print the results; 1 if a game broke."""
    chosen = _parser().parse_args(arguments)
    options = options_from(chosen, chosen.players)
    bots = checked_bots(words_of(chosen.bots))
    try:
        request = SimulationRequest(
            chosen.games, options, tuple(bots), seed_from(chosen.seed), chosen.jobs
        )
    except ValueError as error:
        raise InputError(describe_error(error, texts_spoken())) from None
    report = _with_progress(request)
    if chosen.json:
        print(json.dumps(report.to_dict(), ensure_ascii=False))
    else:
        _print(report)
    for fault in report.faults:
        warn(say("input-game-broke", seed=fault.seed, error=fault.error))
    return 1 if report.faults else 0


def _with_progress(request: SimulationRequest) -> SimulationReport:
    """A bar on the standard error stream if a person is watching."""
    if not sys.stderr.isatty():
        return simulate(request)
    with bar("games") as progress:
        task = progress.add_task("games", total=request.games)
        return simulate(request, lambda done: progress.update(task, completed=done))


def _print(report: SimulationReport) -> None:
    console = console_for()
    if not sys.stdout.isatty():
        console.width = 100
    console.print(
        f"{report.games} games, {report.players} players, {report.decisions} decisions in "
        f"{report.seconds:.1f} s ({report.games_per_second:.1f} games/s)"
    )
    bots = Table(box=None, pad_edge=False)
    for title in ("bot", "games", "mean", "sd", "min", "max", "wins", "95%"):
        bots.add_column(title, justify="left" if title == "bot" else "right")
    for bot in report.bots:
        bots.add_row(
            bot.name,
            str(bot.games),
            f"{bot.mean:.1f}",
            f"{bot.deviation:.1f}",
            str(bot.lowest),
            str(bot.highest),
            f"{bot.wins.share:.1%}",
            f"{bot.wins.low:.1%}-{bot.wins.high:.1%}",
        )
    console.print(bots)
    shares = "   ".join(
        f"{number}: {seat.share:.1%}" for number, seat in enumerate(report.seats, start=1)
    )
    console.print(f"wins by place in the first turn order   {shares}")
    sources = Table(box=None, pad_edge=False)
    sources.add_column("points by source")
    for bot in report.bots:
        sources.add_column(bot.name, justify="right")
    names = dict.fromkeys(name for bot in report.bots for name in bot.sources)
    for name in names:
        sources.add_row(name, *[f"{bot.sources.get(name, 0.0):.1f}" for bot in report.bots])
    console.print(sources)
