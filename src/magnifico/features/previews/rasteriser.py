"""Turns a drawing into a PNG picture, as a separate program.

The library holds Python's lock while it draws, which would stop every table of the server; and a drawing that takes
too long, takes too much memory or crashes only ends this program. It uses the fonts beside it and none of the
machine's, so that a picture looks the same everywhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

LIBRARY: Final = "resvg_py"  # without it previews have no pictures
FONTS: Final = Path(__file__).parent / "fonts"
SECONDS: Final = 20
"""Of processor time; on a busy machine a picture may take several times as long."""
PATIENCE: Final = 6 * SECONDS


class RasteriserError(Exception):
    """The picture could not be made."""


def is_installed() -> bool:
    """Whether pictures can be made here."""
    return find_spec(LIBRARY) is not None


def rasterised(svg: str, size: tuple[int, int], seconds: int = SECONDS) -> bytes:
    """The drawing as a PNG picture."""
    program = [sys.executable, "-I", __file__, *map(str, (*size, seconds))]
    try:
        done = subprocess.run(
            program, input=svg.encode(), capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise RasteriserError("it took too long") from None
    if done.returncode < 0:
        raise RasteriserError(f"too much processor time or a crash (signal {-done.returncode})")
    if done.returncode or not done.stdout:
        raise RasteriserError(done.stderr.decode(errors="replace").strip()[-300:])
    return done.stdout


def main() -> None:
    """Read a drawing, write a picture."""
    library = import_module(LIBRARY)
    width, height, seconds = map(int, sys.argv[1:])
    if sys.platform != "win32":
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        os.nice(10)
    picture = library.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_files=[str(file) for file in sorted(FONTS.glob("*.ttf"))],
        sans_serif_family="Inter",
        serif_family="Cormorant",
        width=width,
        height=height,
    )
    sys.stdout.buffer.write(bytes(picture))


if __name__ == "__main__":
    main()
