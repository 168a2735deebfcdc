"""Measures how quickly the browser table answers and writes it into bench/results.md: `make bench-browser`."""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from results_parts import write_part
from tests.environment import without_settings

FOLDER = Path(__file__).resolve().parent
PART = "Browser table"
START_SECONDS = 60.0
BARS = {
    "paint": ("first paint of the start page", 1000),
    "start": ('"Play now" until the table stands', 2000),
    "now": ("a press ends a scene, and the table is as it is now", 100),
    "light": ("legal spaces light up after the click", 50),
    "preview": ("a preview is shown", 100),
    "move": ("a move is on the screen", 150),
}
SCENES = {
    "placement": "an opponent's placement: member, card and goods in flight",
    "step": "another step of an opponent",
    "round": "a round begins: banner, dice, cards dealt",
    "report": "the Vatican report, its first second",
    "end": "the end is announced",
    "count": "the final count",
}
FRAMES = 50.0
"""Frames a second that scenes should be drawn with."""
PAGE_KB = 420.0
"""What the page in one language may weigh, compressed."""


def free_port() -> int:
    """A port nobody listens on at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def table_server() -> Iterator[str]:
    """A server of its own on an empty folder; its address."""
    address = f"http://127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory(prefix="magnifico-bench-") as folder:
        port = address.rpartition(":")[2]
        command = [sys.executable, "-m", "magnifico.cli.main", "serve", "--port", port]
        server = subprocess.Popen(
            [*command, "--data", folder, "--rate-limits", "0"],
            stdout=subprocess.DEVNULL,
            env=without_settings(os.environ),
        )
        try:
            end = time.monotonic() + START_SECONDS
            while time.monotonic() < end:
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                    break
                time.sleep(0.2)
            else:
                sys.exit("the server did not start")
            yield address
        finally:
            server.terminate()
            server.wait(30)


def measure() -> dict[str, list[float]]:
    """Play through the page and return all times in milliseconds."""
    node = [str(FOLDER.parent / "scripts" / "node.sh"), "node", str(FOLDER / "browser.mjs")]
    with table_server() as address:
        finished = subprocess.run([*node, address], stdout=subprocess.PIPE, text=True, check=True)
    return {
        name: [float(one) for one in times] for name, times in json.loads(finished.stdout).items()
    }


def page_size() -> float:
    """What the built page in one language weighs, compressed, in kB."""
    script = FOLDER.parent / "web" / "scripts" / "size.mjs"
    node = [str(FOLDER.parent / "scripts" / "node.sh"), "node", str(script), "-v"]
    said = subprocess.run(node, stdout=subprocess.PIPE, text=True, check=False).stdout
    found = re.search(r"(\d+) kB", said)
    return float(found[1]) if found else sys.exit("the page has not been built")


def worst(times: list[float]) -> float:
    """What 19 of 20 stay below."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))]


def as_markdown(measured: dict[str, list[float]]) -> str:
    """The part of the page that is kept in the repository."""
    lines = [
        "Written by `make bench-browser`; do not edit. A four-player game against computer opponents in",
        "Chromium without a graphics card; times from the click to the frame that shows the answer.",
        "",
        f"{datetime.date.today().isoformat()}, {os.cpu_count()} cores for server, opponents and browser, "
        f"{len(measured['move'])} turns.",
        "",
        "| what | median | 19 of 20 below | limit | |",
        "|---|---:|---:|---:|---|",
    ]
    for name, (words, limit) in BARS.items():
        times = measured[name]
        median = statistics.median(times)
        verdict = "met" if median <= limit else "**missed**"
        high = f"{worst(times):.0f} ms" if len(times) >= 20 else ""
        lines.append(f"| {words} | {median:.0f} ms | {high} | {limit} ms | {verdict} |")
    size = page_size()
    verdict = "met" if size <= PAGE_KB else "**missed**"
    lines.append(
        f"| the whole page in one language, compressed | {size:.0f} kB | | {PAGE_KB:.0f} kB | {verdict} |"
    )
    lines += [
        "",
        f"Frames a second of what is shown, counted in the page from the first to the last picture of each; "
        f"at least {FRAMES:.0f} wanted.",
        "",
        "| what | shown | median | worst | |",
        "|---|---:|---:|---:|---|",
    ]
    for name, words in SCENES.items():
        frames = measured[f"frames {name}"]
        if not frames:
            lines.append(f"| {words} | 0 | | | not seen |")
            continue
        middle = statistics.median(frames)
        verdict = "met" if middle >= FRAMES else "**missed**"
        lines.append(f"| {words} | {len(frames)} | {middle:.0f} | {min(frames):.0f} | {verdict} |")
    return "\n".join(lines)


def main() -> int:
    """Measure, write and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--no-write", action="store_true", help="leave results.md as it is")
    asked = parser.parse_args()
    text = as_markdown(measure())
    if not asked.no_write:
        write_part(PART, text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
