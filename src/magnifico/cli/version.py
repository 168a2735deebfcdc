"""`magnifico version`: what is installed here."""

from __future__ import annotations

import argparse
import json
import platform


def version_command(chosen: argparse.Namespace) -> int:
    """Print the version, the version of the rules and the build of the engine."""
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
    return 0
