"""`magnifico puzzles`: make a set of puzzles, or check one."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from magnifico.bots import LEVELS
from magnifico.cli.arguments import INTERRUPTED, InputError, checked_bots, language_of, path_of
from magnifico.cli.language import say
from magnifico.cli.session import write_whole
from magnifico.cli.watching import bar
from magnifico.engine.options import Options
from magnifico.processes import worked_off
from magnifico.puzzles import sets_in, shipped_folder
from magnifico.puzzles.checking import Check, Checked, check
from magnifico.puzzles.judging import STRONGEST
from magnifico.puzzles.making import Progress, Request, make
from magnifico.puzzles.words import kind_name
from magnifico.texts import Texts, texts_for

FAILED: Final = 1


def puzzles_command(chosen: argparse.Namespace) -> int:
    """Make or check; 130 if it was stopped."""
    texts = texts_for(language_of(chosen))
    if chosen.bot:
        checked_bots([chosen.bot])
    if chosen.jobs < 1:
        raise InputError(say("error-no-process"))
    work = _make if chosen.action == "make" else _check
    try:
        return work(chosen, texts)
    except KeyboardInterrupt:
        print(f"magnifico: {texts.get('puzzles-stopped')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenProcessPool:
        raise InputError(say("error-train-worker")) from None


def _make(chosen: argparse.Namespace, texts: Texts) -> int:
    request = Request(chosen.count, chosen.seed)
    if chosen.bot:
        request = Request(chosen.count, chosen.seed, chosen.bot)
    live = sys.stderr.isatty()
    with bar(stays=True) as shown:
        shown.disable = not live
        task = shown.add_task(texts.get("puzzles-making"), total=request.count)

        def see(progress: Progress) -> None:
            words = texts.get("puzzles-making")
            games = texts.get("puzzles-games", games=progress.games)
            shown.update(task, completed=progress.puzzles, description=f"{words}  {games}")
            if not live:
                print(
                    f"{words}  {progress.puzzles}/{progress.wanted}  {games}",
                    file=sys.stderr,
                    flush=True,
                )

        path = make(request, path_of(chosen.out), chosen.jobs, see)
    print(texts.get("puzzles-made", count=request.count, path=str(path)))
    return 0


def _check(chosen: argparse.Namespace, texts: Texts) -> int:
    paths = [path_of(one) for one in chosen.paths] or [shipped_folder()]
    puzzles = [puzzle for path in paths for _, one in sets_in(path) for puzzle in one.puzzles]
    tasks = [Check(puzzle, chosen.bot or STRONGEST) for puzzle in puzzles]
    found: dict[str, Checked] = {}
    with bar() as shown, closing(worked_off(tasks, check, chosen.jobs)) as results:
        shown.disable = not sys.stderr.isatty()
        task = shown.add_task(texts.get("puzzles-making"), total=len(tasks))
        for one in results:
            found[one.puzzle.key] = one
            shown.update(task, advance=1)
    checked = [found[puzzle.key] for puzzle in puzzles]
    good = sum(not one.wrong for one in checked)
    summary = texts.get("puzzles-checked", good=good, count=len(checked))
    rows = [_headings(texts), *(_row(one, texts) for one in checked)]
    table = Table(*rows[0], box=None)
    for row in rows[1:]:
        table.add_row(*row)
    Console(width=None if sys.stdout.isatty() else 200).print(table)
    print(summary)
    if chosen.write:
        _write(path_of(chosen.write), rows, summary)
    return 0 if good == len(checked) else FAILED


def _headings(texts: Texts) -> list[str]:
    names = ("puzzle", "kind", "players", "proof", "margin", "again", "strongest")
    levels = [level[:4] for level in LEVELS]
    ends = ("rating", "verdict")
    return [
        *(texts.get(f"puzzles-table-{name}") for name in names),
        *levels,
        *(texts.get(f"puzzles-table-{name}") for name in ends),
    ]


def _row(one: Checked, texts: Texts) -> list[str]:
    puzzle = one.puzzle
    found = one.found or {}
    return [
        puzzle.key,
        kind_name(puzzle, texts),
        _table(puzzle.options),
        puzzle.proof,
        f"{puzzle.margin:g}",
        f"{one.margin:g}",
        "+" if one.strongest else "–",
        *(f"{found[level]:.0%}" if level in found else "" for level in LEVELS),
        str(puzzle.rating),
        one.wrong or texts.get("puzzles-holds"),
    ]


def _table(options: Options) -> str:
    """Players and expansions in short: "3 houses pazzi"."""
    return " ".join([str(options.players), options.rules[:3], *options.expansions])


def _write(path: Path, rows: list[list[str]], summary: str) -> None:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    command = "Written by `magnifico puzzles check --write`."
    write_whole(path, "\n".join(["# Puzzles, checked", "", f"{summary} {command}", "", *lines, ""]))
