"""The flags of `magnifico serve`, generated from the settings, so that each is declared once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from magnifico.secret import Secret
from magnifico.server.settings import LIST_FIELDS, Settings, load_settings


def help_id(setting: str) -> str:
    """The text that says what a setting is for."""
    return f"help-setting-{setting.replace('_', '-')}"


def shown_default(setting: str) -> str:
    """The default as help shows it; nothing for secrets and empty ones."""
    default = Settings.model_fields[setting].default
    return "" if isinstance(default, Secret) or default in ("", ()) else f" ({default})"


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add one flag for each setting to a parser whose help is given by ids of texts."""
    parser.description, parser.epilog = "help-serve-about", "help-serve-epilog"
    parser.add_argument("--config", metavar="FILE", type=Path, help=help_id("config"))
    for name, field in Settings.model_fields.items():
        flag, text = "--" + name.replace("_", "-"), help_id(name)
        action: argparse.Action
        if field.annotation is bool:
            switch = argparse.BooleanOptionalAction
            action = parser.add_argument(flag, dest=name, action=switch, default=None, help=text)
        elif name in LIST_FIELDS:
            action = parser.add_argument(
                flag, dest=name, nargs="+", default=None, metavar="VALUE", help=text
            )
        else:
            action = parser.add_argument(flag, dest=name, default=None, metavar="VALUE", help=text)
        action.shown_default = shown_default(name)  # type: ignore[attr-defined]


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings from parsed flags, environment and file."""
    given = {name: getattr(chosen, name, None) for name in Settings.model_fields}
    return load_settings(given, file=getattr(chosen, "config", None))


def settings_from(arguments: Sequence[str], parser: argparse.ArgumentParser) -> Settings:
    """The settings from a command line."""
    add_flags(parser)
    return settings_of(parser.parse_args(arguments))
