"""`magnifico puzzles`: make a set of puzzles, or check one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from rich.table import Table

from magnifico.bots import LEVELS
from magnifico.cli.arguments import INTERRUPTED, InputError, OneLineParser, checked_bots, path_of
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.painting import console_for
from magnifico.cli.session import write_whole
from magnifico.cli.watching import bar
from magnifico.engine.options import Options
from magnifico.features.puzzles import Puzzle, PuzzleError, sets_in, shipped_folder
from magnifico.features.puzzles.judge import STRONGEST
from magnifico.features.puzzles.maker import CHECKED, REQUEST, Progress, Request, make
from magnifico.features.puzzles.verdicts import (
    Check,
    Checked,
    check,
    earlier_verdict,
    hard_third,
    judge_name,
    keep_verdict,
    read_verdicts,
    too_easy,
)
from magnifico.features.puzzles.words import kind_name
from magnifico.processes import worked_off
from magnifico.texts import Texts

FAILED: Final = 1


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico puzzles", description="help-puzzles")
    add = parser.add_actions("help-puzzles")
    make, check = add("make"), add("check")
    make.add_argument("--count", type=int, default=300, metavar="N", help="help-puzzles-count")
    make.add_argument("--out", required=True, metavar="DIR", help="help-puzzles-out")
    make.add_argument("--seed", default="1", help="help-seed-games")
    make.add_argument("--bot", metavar="NAME@N", help="help-puzzles-bot")
    make.add_argument(
        "--from",
        action="append",
        default=[],
        dest="sets",
        metavar="FILE",
        help="help-puzzles-from",
    )
    check.add_argument("paths", nargs="*", metavar="FILE_OR_DIR", help="help-puzzles-paths")
    check.add_argument("--bot", metavar="NAME@N", help="help-puzzles-bot")
    check.add_argument("--write", metavar="FILE.md", help="help-puzzles-write")
    check.add_argument("--keep", metavar="FILE", help="help-puzzles-keep")
    for parallel in (make, check):
        parallel.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    return parser


def puzzles_command(arguments: Sequence[str]) -> int:
    """Make or check; 130 if it was stopped."""
    chosen = _parser().parse_args(arguments)
    texts = texts_spoken()
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
    except PuzzleError as error:
        raise InputError(str(error)) from error.__cause__


def _make(chosen: argparse.Namespace, texts: Texts) -> int:
    request = Request(chosen.count, chosen.seed)
    if chosen.bot:
        request = Request(chosen.count, chosen.seed, chosen.bot)
    given = [one for path in chosen.sets for _, one in sets_in(path_of(path))]
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

        path = make(request, path_of(chosen.out), chosen.jobs, see, given)
    print(texts.get("puzzles-made", count=request.count, path=str(path)))
    return 0


def _check(chosen: argparse.Namespace, texts: Texts) -> int:
    paths = [path_of(one) for one in chosen.paths] or [shipped_folder()]
    puzzles = [puzzle for path in paths for _, one in sets_in(path) for puzzle in one.puzzles]
    checked = _verdicts(chosen, puzzles, _kept(chosen, paths), texts)
    good = sum(not one.wrong for one in checked)
    easy = too_easy(checked)
    summary = texts.get("puzzles-checked", good=good, count=len(checked))
    if easy:
        keys = ", ".join(one.puzzle.key for one in easy)
        summary += " " + texts.get("puzzles-too-easy", keys=keys)
    rows = [_headings(texts), *(_row(one, texts) for one in checked)]
    table = Table(*rows[0], box=None)
    for row in rows[1:]:
        table.add_row(*row)
    console_for(width=None if sys.stdout.isatty() else 200).print(table)
    print(summary)
    if chosen.write:
        write_whole(path_of(chosen.write), report(checked, rows, summary))
    return 0 if good == len(checked) and not easy else FAILED


def _kept(chosen: argparse.Namespace, paths: Sequence[Path]) -> Path | None:
    """Where verdicts are kept: in the folder in which the set was made, or where one wants them."""
    if chosen.keep:
        return path_of(chosen.keep)
    if len(paths) == 1 and (paths[0].parent / REQUEST).exists():
        return paths[0].parent / CHECKED
    return None


def _verdicts(
    chosen: argparse.Namespace, puzzles: Sequence[Puzzle], kept: Path | None, texts: Texts
) -> list[Checked]:
    """A verdict on every puzzle: those that are kept, and the others one by one."""
    bot = chosen.bot or STRONGEST
    judge = judge_name(bot)
    found = {} if kept is None else read_verdicts(kept, puzzles)
    tasks = [
        Check(puzzle, bot, True, earlier_verdict(found, puzzle.key))
        for puzzle in puzzles
        if (puzzle.key, judge) not in found
    ]
    live = sys.stderr.isatty()
    with ExitStack() as stack:
        file = None if kept is None else stack.enter_context(kept.open("ab"))
        shown = stack.enter_context(bar())
        shown.disable = not live
        task = shown.add_task(texts.get("puzzles-making"), total=len(tasks))
        for number, one in enumerate(
            stack.enter_context(closing(worked_off(tasks, check, chosen.jobs))), 1
        ):
            found[one.puzzle.key, judge] = one
            if file is not None:
                keep_verdict(file.fileno(), one, judge)
            shown.update(task, advance=1)
            if not live:
                words = f"{texts.get('puzzles-making')}  {number}/{len(tasks)}"
                print(f"{words}  {one.puzzle.key}  {one.wrong}".rstrip(), file=sys.stderr)
    return [found[puzzle.key, judge] for puzzle in puzzles]


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


def report(checked: Sequence[Checked], rows: Sequence[Sequence[str]], summary: str) -> str:
    """bench/puzzles.md: what the set consists of, then every puzzle with its verdict."""
    lines = [
        "# Puzzles, checked",
        "",
        "Written by `magnifico puzzles check --write`; do not edit. Every puzzle was judged again with another seed:",
        "those that are proven in twelve worlds, the others by the strongest search with four times the worlds they",
        "were made with. `again` is the margin that came out, `strongest` says whether the strongest search itself",
        "answers right with four times the budget of the makers, and the levels how often they find it.",
        "",
        f"{summary} Of the hard third, each is found by at most "
        f"{max([one.levels for one in hard_third(checked)], default=0)} of the five levels.",
        "",
        *_counts(checked),
        "",
        f"| {' | '.join(rows[0])} |",
        "|" + "---|" * len(rows[0]),
        *(f"| {' | '.join(row)} |" for row in rows[1:]),
        "",
    ]
    return "\n".join(lines)


def _counts(checked: Sequence[Checked]) -> list[str]:
    """Kinds by proof, players and expansions."""
    lines = ["| | puzzles | proven | searched |", "|---|---:|---:|---:|"]
    groups: dict[str, list[Puzzle]] = {}
    for one in checked:
        puzzle = one.puzzle
        for name in (
            puzzle.kind,
            f"{puzzle.options.players} players",
            *(puzzle.options.expansions or ("base game",)),
        ):
            groups.setdefault(name, []).append(puzzle)
    groups["all"] = [one.puzzle for one in checked]
    for name, puzzles in sorted(groups.items()):
        proven = sum(puzzle.proof == "end" for puzzle in puzzles)
        lines.append(f"| {name} | {len(puzzles)} | {proven} | {len(puzzles) - proven} |")
    return lines
