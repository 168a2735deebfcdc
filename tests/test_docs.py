"""README.md, CONTRIBUTING.md and docs/: links lead somewhere, samples are true, pictures are shown, the site builds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests import samples
from tests.repository import ROOT, tracked_files

DOCS = ROOT / "docs"
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\[\]]*\])*\]\(([^()\s]+)\)")


def markdown_files() -> list[Path]:
    return [path for path in tracked_files() if path.suffix == ".md"]


def without_code(text: str) -> str:
    """Text without fenced blocks and without code inside a line, in which brackets mean something else."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]+`", "code", text)


def links(path: Path) -> Iterator[str]:
    for match in LINK.finditer(without_code(path.read_text(encoding="utf-8"))):
        if not re.match(r"[a-z]+:", match[1]):
            yield unquote(match[1])


def anchors(path: Path) -> set[str]:
    """The anchors GitHub makes of the headings of a page."""
    found: set[str] = set()
    text = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        words = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        number = 1
        anchor = words
        while anchor in found:
            anchor = f"{words}-{number}"
            number += 1
        found.add(anchor)
    return found


def test_every_link_in_the_repository_leads_somewhere() -> None:
    broken: list[str] = []
    for page in markdown_files():
        for link in links(page):
            target, _, anchor = link.partition("#")
            path = (page.parent / target).resolve() if target else page
            shown = f"{page.relative_to(ROOT)}: {link}"
            inside = path == ROOT or path.is_relative_to(ROOT)
            if not inside or not path.exists():
                broken.append(shown)
            elif anchor and (path.suffix != ".md" or anchor not in anchors(path)):
                broken.append(f"{shown} (no such heading)")
    assert not broken


def test_every_picture_is_shown_by_a_page() -> None:
    shown = {(page.parent / link).resolve() for page in markdown_files() for link in links(page)}
    pictures = {
        path
        for path in tracked_files()
        if path.is_relative_to(DOCS) and path.suffix in {".gif", ".jpg", ".png", ".svg", ".webp"}
    }
    assert pictures
    assert not {str(path.relative_to(ROOT)) for path in pictures - shown}


# ------------------------------------------------------------------------------------------ samples


def with_commands() -> list[str]:
    return [page for page in samples.pages() if list(samples.commands(samples.read(page)))]


@pytest.mark.deep
@pytest.mark.parametrize("page", with_commands())
def test_commands_print_what_the_page_shows(page: str, tmp_path: Path) -> None:
    """`make samples` writes what they print now."""
    differences = samples.check_console(page, tmp_path)
    assert not differences, "\n\n".join(map(str, differences))


def test_every_command_stands_in_a_block_that_is_run_or_says_why_not() -> None:
    typed = re.compile(r"(\$ |(\.venv/bin/)?magnifico [a-z])")
    hidden = [
        f"{page}:{block.first}"
        for page in samples.pages()
        for block in samples.read(page)
        if block.language in {"", "bash", "sh", "shell", "text"}
        and any(typed.match(line) for line in block.lines)
    ]
    assert not hidden, "use ```console, with $ before each command"


@pytest.mark.parametrize(
    ("shown", "answered", "same"),
    [
        (["a", "b"], ["a", "b"], True),
        (["a", "b"], ["a", "c"], False),
        (["a"], ["a", "b"], False),
        (["a", "b"], ["a"], False),
        (["a", "...", "d"], ["a", "b", "c", "d"], True),
        (["a", "...", "d"], ["a", "d"], True),
        (["a", "...", "d"], ["a", "b", "c"], False),
        (["...", "d"], ["a", "d"], True),
        (["a", "..."], ["b", "c"], False),
        (["10 games in 1.2 s (8.3 games/s)"], ["10 games in 7.5 s (1.1 games/s)"], True),
        (["10 games in 1.2 s (8.3 games/s)"], ["11 games in 1.2 s (8.3 games/s)"], False),
        (["x 61.6±12.2 5.0% +80.2 0.1"], ["x  61.6±12.2  5.0%  +80.2  0.9"], True),
        (["x 61.6±12.2 5.0% +80.2 0.1"], ["x  61.6±12.2  5.0%  +80.3  0.1"], False),
    ],
)
def test_samples_are_compared_line_by_line(
    shown: list[str], answered: list[str], same: bool
) -> None:
    assert samples.fits(shown, answered) == same


def test_a_rewritten_sample_leaves_out_what_was_left_out_before() -> None:
    assert samples.rewritten(["a", "...", "z"], ["b", "c", "d", "z"]) == ["b", "...", "z"]
    assert samples.rewritten(["a", "..."], ["b", "c", "d"]) == ["b", "..."]
    assert samples.rewritten(["a", "b"], ["c"]) == ["c"]
    assert samples.rewritten(["a", "...", "y"], ["b", "c", "z"]) is None


# ------------------------------------------------------------------------------------------ the site


@pytest.mark.deep
def test_the_site_builds_without_a_warning_and_asks_no_other_host(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},  # an advertisement for a successor
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0 and "WARNING" not in built.stderr, built.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > 30
    assert (tmp_path / "search" / "search_index.json").is_file()
    loads = re.compile(
        r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?((?:https?:)?//[^\"'> ]+)"
        r"|<link\b(?=[^>]*\brel=[\"']?(?:stylesheet|preload|preconnect|icon))"
        r"[^>]*\bhref=[\"']?((?:https?:)?//[^\"'> ]+)"
    )
    asked = {
        (page.name, match[0])
        for page in pages
        for match in loads.finditer(page.read_text(encoding="utf-8"))
    }
    styles = {
        path.name
        for path in tmp_path.rglob("*.css")
        if re.search(r"url\([\"']?(?:https?:)?//", path.read_text(encoding="utf-8"))
    }
    assert not asked and not styles
