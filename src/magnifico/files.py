"""Files written completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PART: Final = ".part"
"""The suffix of a file that is being written."""


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(path.name + PART)
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:  # an interrupt too
        part.unlink(missing_ok=True)
        raise
