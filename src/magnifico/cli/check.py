"""`magnifico check`: run scenario and lesson files."""

from __future__ import annotations

import argparse
from pathlib import Path

from magnifico.cli.arguments import InputError
from magnifico.cli.language import say
from magnifico.lessons import run_files


def check_command(chosen: argparse.Namespace) -> int:
    """Print failures and a summary line; 1 if a scenario failed, 2 if a file or a lesson cannot be used."""
    paths = [Path(name) for name in chosen.paths]
    for path in paths:
        if not path.exists():
            raise InputError(say("input-no-file", path=str(path)))
    report = run_files(paths)
    for line in report.lines(chosen.verbose):
        print(line)
    return report.status
