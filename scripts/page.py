"""Whether the built page is up to date.

page.py fits   exit with status 0 if the page was built from the current sources
page.py mark   record next to the page which sources it was built from
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "magnifico"
MARK = PACKAGE / "web" / "static" / "built-from.txt"
# What `npm run build` reads, except emblems.json, which one of its scripts generates.
SOURCES = ("index.html", "*.json", "*.config.*", "public/**/*", "src/**/*", "scripts/*")
MADE = "web/src/ui/emblems.json"


def digest() -> str:
    """Return a digest of everything the page is built from."""
    found = [path for pattern in SOURCES for path in (ROOT / "web").glob(pattern)]
    found += (PACKAGE / "texts" / "locales").glob("*/*")
    found.append(PACKAGE / "content" / "packs" / "emblems.toml")
    files = {path.relative_to(ROOT).as_posix(): path for path in found if path.is_file()}
    digest = hashlib.sha256()
    for name in sorted(files.keys() - {MADE}):
        content = files[name].read_bytes().replace(b"\r\n", b"\n")  # CRLF: Git on Windows
        digest.update(name.encode() + hashlib.sha256(content).digest())
    return digest.hexdigest()


def main(asked: str) -> int:
    """Run one of the two commands."""
    if asked == "mark":
        # A page with texts from a translator's own folder never counts as up to date.
        if not os.environ.get("MAGNIFICO_LOCALES"):
            MARK.write_text(digest() + "\n", encoding="utf-8")
        return 0
    if not (ROOT / "web").is_dir():  # a source archive contains the built page instead
        return 0 if MARK.is_file() else 1
    fits = not os.environ.get("MAGNIFICO_LOCALES") and MARK.is_file()
    return 0 if fits and MARK.read_text(encoding="utf-8").strip() == digest() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
