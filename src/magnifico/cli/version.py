"""`magnifico version`: what is installed here."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from textwrap import fill

from magnifico.cli.arguments import OneLineParser
from magnifico.cli.language import say


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico version", description="help-version")
    parser.add_argument("--json", action="store_true", help="help-json")
    return parser


def version_command(arguments: Sequence[str]) -> int:
    """Print the version, the version of the rules, the build of the engine, and whose game this is."""
    chosen = _parser().parse_args(arguments)
    from magnifico import __version__
    from magnifico._engine_choice import engine_build
    from magnifico.engine.options import RULES_VERSION

    facts = {
        "version": __version__,
        "rules_version": RULES_VERSION,
        "engine": engine_build(),
        "python": platform.python_version(),
    }
    if chosen.json:
        print(json.dumps(facts))
    else:
        print(
            f"magnifico {facts['version']} (rules {facts['rules_version']}, "
            f"engine {facts['engine']}, Python {facts['python']})"
        )
        print(fill(say("credits-game"), 100))
    return 0
