"""The flags of `magnifico serve`, made from the settings, so that each exists once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from magnifico.server.settings import LIST_FIELDS, SECRET_FIELDS, Settings, load_settings

EPILOG = (
    "Every flag can also be a variable MAGNIFICO_NAME or a line `name = value` of the file; a flag beats a "
    "variable, a variable beats the file. Without flags the server keeps everything in the folder "
    "magnifico-data. For many processes: --database postgresql://... --redis redis://... for each of them."
)


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Put one flag for each setting on a parser."""
    parser.epilog = EPILOG
    parser.add_argument("--config", metavar="FILE", type=Path, help="TOML file with settings")
    for name, field in Settings.model_fields.items():
        flag = "--" + name.replace("_", "-")
        shown = "" if name in SECRET_FIELDS or field.default in ("", ()) else f" ({field.default})"
        text = f"{field.description}{shown}".replace("%", "%%")
        if field.annotation is bool:
            parser.add_argument(
                flag, dest=name, action=argparse.BooleanOptionalAction, default=None, help=text
            )
        elif name in LIST_FIELDS:
            parser.add_argument(
                flag, dest=name, nargs="+", default=None, metavar="VALUE", help=text
            )
        else:
            parser.add_argument(flag, dest=name, default=None, metavar="VALUE", help=text)


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings from parsed flags, environment and file."""
    given = {name: getattr(chosen, name, None) for name in Settings.model_fields}
    return load_settings(given, file=getattr(chosen, "config", None))


def settings_from(arguments: Sequence[str]) -> Settings:
    """The settings from a command line."""
    parser = argparse.ArgumentParser(prog="magnifico serve", description="Run a table server.")
    add_flags(parser)
    return settings_of(parser.parse_args(arguments))
