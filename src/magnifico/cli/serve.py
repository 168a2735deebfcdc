"""`magnifico serve`: a table server on this machine, or one process of a larger one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from magnifico.cli.arguments import OneLineParser
from magnifico.cli.language import say

if TYPE_CHECKING:
    from magnifico.server.settings import Settings

BAD_INPUT = 2


def help_id(setting: str) -> str:
    """The text that says what a setting is for."""
    return f"help-setting-{setting.replace('_', '-')}"


def _parser() -> OneLineParser:
    """One flag for each setting, so that each is declared once."""
    from magnifico.server.settings import LIST_FIELDS, Settings

    parser = OneLineParser("magnifico serve", "help-serve-about", epilog="help-serve-epilog")
    parser.add_argument("--config", metavar="FILE", type=Path, help=help_id("config"))
    for name, field in Settings.model_fields.items():
        flag, text = "--" + name.replace("_", "-"), help_id(name)
        if field.annotation is bool:
            switch = argparse.BooleanOptionalAction
            action = parser.add_argument(flag, action=switch, help=text)
        else:
            nargs = "+" if name in LIST_FIELDS else None
            action = parser.add_argument(flag, nargs=nargs, metavar="VALUE", help=text)
        action.help = f"{action.help}{_shown(field.default)}"
    return parser


def _shown(default: object) -> str:
    """A default as help shows it; nothing for secrets and empty ones."""
    from magnifico.secret import Secret

    return "" if isinstance(default, Secret) or default in ("", ()) else f" ({default})"


def _settings(chosen: argparse.Namespace) -> Settings:
    from magnifico.server.settings import Settings, load_settings

    given = {name: getattr(chosen, name) for name in Settings.model_fields}
    return load_settings(given, file=chosen.config)


def serve_command(arguments: Sequence[str]) -> int:
    """Serve until told to stop."""
    try:
        from magnifico.server.process import serve
        from magnifico.server.settings import SettingsError
    except ModuleNotFoundError as missing:
        needed = say("input-server-package", package=missing.name or "")
        print(f"magnifico: {needed}", file=sys.stderr)
        return BAD_INPUT
    try:
        return serve(_settings(_parser().parse_args(arguments)))
    except SettingsError as error:
        print(f"magnifico serve: {say(error.message, **error.arguments)}", file=sys.stderr)
        return BAD_INPUT
