"""`magnifico check`: run scenario and lesson files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from magnifico.cli.arguments import InputError, OneLineParser
from magnifico.cli.language import say
from magnifico.features.lessons import run_files


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico check", description="help-check")
    parser.add_argument("paths", nargs="+", metavar="FILE_OR_DIR")
    parser.add_argument("--verbose", action="store_true", help="help-check-verbose")
    return parser


def check_command(arguments: Sequence[str]) -> int:
    """Print failures and a summary line; 1 if a scenario failed, 2 if a file or a lesson cannot be used."""
    chosen = _parser().parse_args(arguments)
    paths = [Path(name) for name in chosen.paths]
    for path in paths:
        if not path.exists():
            raise InputError(say("input-no-file", path=str(path)))
    report = run_files(paths)
    for line in report.lines(chosen.verbose):
        print(line)
    return report.status
