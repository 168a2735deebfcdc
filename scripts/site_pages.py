"""A hook of MkDocs: pages outside docs/ join the site, and every link works both on GitHub and on the site.

A link to a source file or a folder goes to the repository where its address is known (hosted builds
set GITHUB_SERVER_URL and GITHUB_REPOSITORY), and is plain text otherwise.
"""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
BROUGHT: Final = (
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "NOTICE.md",
    "SECURITY.md",
    "LICENSE",
    "bench/balance.md",
    "bench/bids.md",
    "bench/load.md",
    "bench/results.md",
    "bench/strength.md",
    "examples/README.md",
    "examples/first_game.ipynb",
    "examples/league.py",
    "examples/my_bot.py",
)
"""Files of the repository that the site shows or offers under the same path."""

_FENCE: Final = re.compile(r"^(```.*?^```$)", re.DOTALL | re.MULTILINE)
_LINK: Final = re.compile(
    r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)|!\[([^\]]*)\]\(([^()\s]+)\)"
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files from outside docs/."""
    for name in BROUGHT:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    lily = ROOT / "web" / "public" / "lily.svg"  # the sign of the game's own page
    files.append(File.generated(config, "images/lily.svg", abs_src_path=str(lily)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The page with links as the site needs them; code stays as it is."""
    parts = _FENCE.split(markdown)
    return "".join(
        part if part.startswith("```") else _LINK.sub(lambda link: _mended(link, page, files), part)
        for part in parts
    )


def _mended(link: re.Match[str], page: Page, files: Files) -> str:
    """A link of a page, led to where its target is on the site."""
    picture = link[4] is not None
    words, target = (link[3], link[4]) if picture else (link[1], link[2])
    if target.startswith("#") or re.match(r"[a-z]+:", target):
        return link[0]
    here = page.file.src_uri
    path, _, anchor = target.partition("#")
    in_repository = here if here in BROUGHT else f"docs/{here}"
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(in_repository), path))
    on_site = wanted.removeprefix("docs/")
    if on_site in files.src_uris:
        led = posixpath.relpath(on_site, posixpath.dirname(here) or ".") + (anchor and f"#{anchor}")
        return f"{'!' if picture else ''}[{words}]({led})"
    if not (ROOT / wanted).exists():
        return link[0]  # MkDocs says that it leads nowhere
    repository = os.environ.get("GITHUB_REPOSITORY")
    if repository is None:
        return words
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    kind = "tree" if (ROOT / wanted).is_dir() else "blob"
    return f"[{words}]({server}/{repository}/{kind}/HEAD/{wanted})"
