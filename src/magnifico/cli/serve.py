"""`magnifico serve`: a table server on this machine, or one process of a larger one."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from magnifico.cli.arguments import OneLineParser
from magnifico.cli.language import say

BAD_INPUT = 2


def serve_command(arguments: Sequence[str]) -> int:
    """Serve until told to stop. The server's own parser reads the flags, so that each setting is declared once."""
    try:
        from magnifico.server.flags import settings_from
        from magnifico.server.process import serve
        from magnifico.server.settings import SettingsError
    except ModuleNotFoundError as missing:
        needed = say("input-server-package", package=missing.name or "")
        print(f"magnifico: {needed}", file=sys.stderr)
        return BAD_INPUT
    try:
        settings = settings_from(arguments, OneLineParser(prog="magnifico serve"))
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else BAD_INPUT
    except SettingsError as error:
        print(f"magnifico serve: {say(error.message, **error.arguments)}", file=sys.stderr)
        return BAD_INPUT
    return serve(settings)
