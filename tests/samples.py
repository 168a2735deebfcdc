"""The samples in README.md and docs/: what is typed and what is answered, found, run and compared.

`python -m tests.samples` (or `make samples`) runs every sample and writes what has changed into the pages.

- A `console` block holds commands behind `$` and their output. All blocks of a page share one folder, in which
  `examples`, `tests` and `docs` are those of the repository; `$ cd FOLDER` holds until the end of its block. A block
  that doesn't begin with `$` continues the session of the block before it: text behind a prompt is typed.
- A `pycon` block is a Python session; the blocks of one section (`##`) belong together.
- A `python` block runs by itself.
- `...` alone in a line stands for any number of lines. Times and versions are not compared.
- `<!-- not run: REASON -->` above a block keeps it from being run.
- `<!-- file: NAME -->` above a block puts its text into the folder of the page first.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COLUMNS: Final = "100"
PROMPT: Final = re.compile(r"[^\s>][^>]* \([A-E]\)>(?: (?P<typed>.*))?")
LEFT_OUT: Final = ("...", "…")
NOT_COMPARED: Final = (
    (re.compile(r"\b[\d.]+ (?:h|min|s|ms|µs)(?!\w)"), "time"),
    (re.compile(r"[\d.]+ games/s"), "speed"),
    (re.compile(r"(±.*? [+-]\d+\.\d) .*"), r"\1"),  # after the margin come seconds
    (re.compile(r"engine \w+, Python [\d.]+"), "engine, Python"),
)


@dataclass
class Block:
    """A fenced block: its lines are `text[first:last]`, the fences left out."""

    language: str
    first: int
    last: int
    lines: list[str]
    section: str
    not_run: str | None = None
    file: str | None = None


@dataclass
class Difference:
    """A part of a page that differs from the answer: the lines to replace, and the new ones if they are known."""

    page: str
    command: str
    first: int
    last: int
    shown: list[str]
    answered: list[str]
    rewritten: list[str] | None

    def __str__(self) -> str:
        shown, answered = "\n".join(self.shown), "\n".join(self.answered)
        return f"{self.page}:{self.first + 1}: {self.command}\n--- shown\n{shown}\n--- answered\n{answered}"


@dataclass
class Command:
    """A command with its output, which may continue in several blocks: parts of (first line, lines)."""

    typed: str
    folder: str
    parts: list[tuple[int, list[str]]] = field(default_factory=list)


def pages() -> list[str]:
    """Every page whose samples are run, by its path in the repository."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.md")]
    names = sorted(path.relative_to(ROOT).as_posix() for path in found)
    return [name for name in names if not name.startswith("docs/rules/")]


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page."""
    found: list[Block] = []
    section, above, opened = "", "", None
    for number, line in enumerate(text.splitlines()):
        if opened is None and line.startswith("```"):
            opened = Block(line[3:].strip(), number + 1, 0, [], section)
            if marker := re.fullmatch(r"<!-- (not run|file): (.+) -->", above):
                if marker[1] == "file":
                    opened.file = marker[2]
                else:
                    opened.not_run = marker[2]
        elif opened is not None and line == "```":
            opened.last = number
            found.append(opened)
            opened = None
        elif opened is not None:
            opened.lines.append(line)
        elif line.startswith("## "):
            section = line[3:]
        if line.strip():
            above = line
    return found


def read(page: str) -> list[Block]:
    """The fenced blocks of a page of the repository."""
    return blocks((ROOT / page).read_text(encoding="utf-8"))


# ------------------------------------------------------------------------------------------ commands


def commands(page: list[Block]) -> Iterator[Command]:
    """The commands of a page in their order, each with all of its output."""
    command: Command | None = None
    for block in page:
        if block.language != "console" or block.not_run:
            continue
        folder = "."
        shown: list[str] | None = None
        for number, line in enumerate(block.lines, block.first):
            if line.startswith("$ cd "):
                folder = line.removeprefix("$ cd ")
                shown = None
            elif line.startswith("$ "):
                if command is not None:
                    yield command
                shown = []
                command = Command(line[2:], folder, [(number + 1, shown)])
            else:
                if shown is None:
                    if command is None:
                        raise ValueError(f"a session continues that never began: {line!r}")
                    shown = []
                    command.parts.append((number, shown))
                shown.append(line)
    if command is not None:
        yield command


def typed_in(command: Command) -> str:
    """What a session reads from its standard input."""
    lines = [line for _, part in command.parts for line in part]
    return "".join(
        f"{match['typed'] or ''}\n" for line in lines if (match := PROMPT.fullmatch(line))
    )


def answer(command: Command, folder: Path) -> list[str]:
    """Run a command and return the lines it prints."""
    program, *arguments = shlex.split(command.typed, comments=True)
    programs = {
        "magnifico": ["-P", "-m", "magnifico.cli.main"],
        ".venv/bin/magnifico": ["-P", "-m", "magnifico.cli.main"],
        "python": [],
    }
    if program not in programs:
        raise ValueError(
            f"'{command.typed}' cannot be run here; give the block a reason: <!-- not run: ... -->"
        )
    done = subprocess.run(
        [sys.executable, *programs[program], *arguments],
        cwd=folder / command.folder,
        input=typed_in(command),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=os.environ
        | {
            "COLUMNS": COLUMNS,
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "MAGNIFICO_GAMES": str(folder / "games"),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONWARNINGS": "ignore",
        },
        check=False,
    )
    if done.returncode and not any(part for _, part in command.parts):
        raise ValueError(f"'{command.typed}' ended with {done.returncode}: {done.stdout}")
    return [line.rstrip() for line in done.stdout.splitlines()]


def alike(shown: str, answered: str) -> bool:
    """Whether two lines say the same, times and the width of columns aside."""
    for pattern, instead in NOT_COMPARED:
        shown, answered = pattern.sub(instead, shown), pattern.sub(instead, answered)
    return shown.split() == answered.split()


def fits(shown: list[str], answered: list[str]) -> bool:
    """Whether an answer is what a page shows, with lines left out where it says so."""
    if not shown:
        return not answered
    if shown[0] in LEFT_OUT:
        return any(fits(shown[1:], answered[start:]) for start in range(len(answered) + 1))
    return bool(answered) and alike(shown[0], answered[0]) and fits(shown[1:], answered[1:])


def rewritten(shown: list[str], answered: list[str]) -> list[str] | None:
    """The answer with the lines left out that were left out before; None if it can't be said which those are."""
    at = next((at for at, line in enumerate(shown) if line in LEFT_OUT), None)
    if at is None:
        return answered
    after = shown[at + 1 :]
    if not after:
        return [*answered[:at], shown[at]]
    start = next((n for n in range(at, len(answered)) if alike(after[0], answered[n])), None)
    rest = None if start is None else rewritten(after, answered[start:])
    return None if rest is None else [*answered[:at], shown[at], *rest]


def segments(lines: list[str]) -> list[list[str]]:
    """A session cut where something is typed; the first piece is what comes before."""
    found: list[list[str]] = [[]]
    for line in lines:
        if PROMPT.fullmatch(line):
            found.append([])
        found[-1].append(line)
    return found


def check_command(page: str, command: Command, folder: Path) -> Iterator[Difference]:
    """Run a command and compare each part of its output."""
    if not any(part for _, part in command.parts):
        answer(command, folder)
        return
    left = segments(answer(command, folder))
    for number, (first, lines) in enumerate(command.parts):
        shown = segments(lines)
        if number:
            shown = shown[1:]  # a block that continues a session begins with a prompt
        taken, left = left[: len(shown)], left[len(shown) :]
        said = [line for part in taken for line in part]
        new: list[str] | None = []
        same = len(taken) == len(shown)
        for one, other in zip(shown, taken, strict=False):
            same = same and fits(one, other)
            part = one if fits(one, other) else rewritten(one, other)
            new = None if new is None or part is None else [*new, *part]
        if not same:
            known = new if len(taken) == len(shown) else None
            yield Difference(page, command.typed, first, first + len(lines), lines, said, known)


def check_console(page: str, folder: Path) -> list[Difference]:
    """Run the commands of a page in a folder."""
    for name in ("docs", "examples", "tests"):
        (folder / name).symlink_to(ROOT / name)
    found = read(page)
    for block in found:
        if block.file is not None:
            (folder / block.file).write_text("\n".join([*block.lines, ""]), encoding="utf-8")
    return [
        difference
        for command in commands(found)
        for difference in check_command(page, command, folder)
    ]


# ------------------------------------------------------------------------------------------ Python


def sections(page: str) -> list[str]:
    """The sections of a page that have a Python session."""
    shown = [
        block.section for block in read(page) if block.language == "pycon" and not block.not_run
    ]
    return list(dict.fromkeys(shown))


def check_session(page: str, section: str) -> list[Difference]:
    """Run the Python session of a section."""
    found: list[Difference] = []
    names: dict[str, object] = {}
    for block in read(page):
        if block.language != "pycon" or block.not_run or block.section != section:
            continue
        text = "\n".join([*block.lines, ""])
        session = doctest.DocTestParser().get_doctest(text, {}, page, page, block.first)
        session.globs = names
        runner = _Runner(optionflags=doctest.ELLIPSIS)
        runner.run(session, out=lambda _: None, clear_globs=False)
        for example, got in runner.failed:
            first = block.first + example.lineno + example.source.count("\n")
            shown = example.want.splitlines()
            trace = example.exc_msg is not None or got.startswith("Traceback")
            new = None if trace else got.splitlines()
            said = got.splitlines()
            found.append(
                Difference(page, example.source, first, first + len(shown), shown, said, new)
            )
    return found


class _Runner(doctest.DocTestRunner):
    """Keeps what differs."""

    def __init__(self, optionflags: int) -> None:
        super().__init__(optionflags=optionflags, verbose=False)
        self.failed: list[tuple[doctest.Example, str]] = []

    def report_failure(
        self, out: object, test: doctest.DocTest, example: doctest.Example, got: str
    ) -> None:
        self.failed.append((example, got))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: object
    ) -> None:
        self.failed.append((example, f"Traceback: {exc_info}"))


def python_blocks(page: str) -> list[str]:
    """The Python programs of a page."""
    found = [block for block in read(page) if block.language == "python" and not block.not_run]
    return ["\n".join([*block.lines, ""]) for block in found]


# ------------------------------------------------------------------------------------------ writing


def write(page: str, differences: list[Difference]) -> None:
    """Put what was answered into the page, from the bottom up."""
    path = ROOT / page
    lines = path.read_text(encoding="utf-8").splitlines()
    for each in sorted(differences, key=lambda each: each.first, reverse=True):
        if each.rewritten is not None:
            lines[each.first : each.last] = each.rewritten
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def main() -> int:
    """Run the samples of the pages named, or of all, and write what changed; 1 if something is left to do by hand."""
    status = 0
    for page in sys.argv[1:] or pages():
        with tempfile.TemporaryDirectory() as folder:
            differences = check_console(page, Path(folder))
        for section in sections(page):
            differences += check_session(page, section)
        write(page, differences)
        for each in differences:
            if each.rewritten is None:
                status = 1
                print(f"by hand: {each}\n")
            else:
                print(f"written: {page}: {each.command.strip()}")
    return status


if __name__ == "__main__":
    sys.exit(main())
