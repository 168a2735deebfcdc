"""bench/results.md has a part for each measurement; writing one leaves the others as they are."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "results.md"
TITLE = "# Speed, measured"
ORDER = ("Engines", "Thinking", "Browser table")


def parts_of(page: str) -> dict[str, str]:
    """The text under each `## ` heading."""
    parts: dict[str, str] = {}
    for part in page.split("\n## ")[1:]:
        name, _, text = part.partition("\n")
        parts[name.strip()] = text.strip()
    return parts


def write_part(name: str, text: str) -> None:
    """Replace one part of the file."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else ""
    parts = {**parts_of(before), name: text.strip()}
    ordered = sorted(parts, key=lambda one: ORDER.index(one) if one in ORDER else len(ORDER))
    body = "".join(f"\n## {one}\n\n{parts[one]}\n" for one in ordered)
    RESULTS.write_text(f"{TITLE}\n{body}", encoding="utf-8")
