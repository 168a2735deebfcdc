"""Small files kept beside the saved games, such as a learner's progress. Losing them must not stop anybody."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from magnifico.cli.arguments import InputError, read_text
from magnifico.cli.session import games_folder, write_whole


def _place(name: str) -> Path | None:
    try:
        return games_folder() / name
    except RuntimeError:  # no home folder
        return None


def read_kept(name: str) -> str:
    """The content of a file, or nothing if it cannot be read."""
    path = _place(name)
    if path is None or not path.is_file():
        return ""
    try:
        return read_text(path)
    except (OSError, InputError):
        return ""


def keep(name: str, text: str) -> None:
    """Write the file; a full disk or a read-only folder is ignored."""
    path = _place(name)
    if path is not None:
        with suppress(OSError):
            write_whole(path, text)
