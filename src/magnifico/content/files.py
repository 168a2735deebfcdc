"""Reads the TOML files of a pack folder without trusting them: sizes, links, encoding, nesting."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from magnifico.content.reader import PackError, Place, join, shorten, suggest

PACK_FILE: Final = "pack.toml"
FILE_NAMES: Final = (
    PACK_FILE,
    "cards.toml",
    "leaders.toml",
    "excommunications.toml",
    "tiles.toml",
    "families.toml",
    "tokens.toml",
    "board.toml",
)
MAX_FILE_BYTES: Final = 1 << 20
MAX_PACK_BYTES: Final = 4 << 20
MAX_FILES: Final = 64
MAX_DEPTH: Final = 16
MAX_LINE: Final = 1000
MAX_DOTS: Final = 5000
"""Long lines and too many dots are refused before parsing: for keys with very many dotted parts, such as a.a.a.a,
tomllib takes quadratic time and a thousand times their size in memory.
"""


def read_files(folder: Path | Traversable) -> tuple[dict[str, dict[str, Any]], list[PackError]]:
    """Return the parsed tables by file name, and what was wrong with the other files."""
    tables: dict[str, dict[str, Any]] = {}
    errors: list[PackError] = []
    shown = shorten(folder.name)
    try:
        if not folder.is_dir():
            return {}, [PackError(shown, "", "", "expected a folder with a pack.toml")]
        entries = _entries(folder)
    except (OSError, ValueError) as problem:
        return {}, [PackError(shown, "", "", f"cannot be read: {_reason(problem)}")]
    if len(entries) > MAX_FILES:
        return {}, [PackError(shown, "", "", f"expected at most {MAX_FILES} files in the folder")]
    total = 0
    for entry in entries:
        if not entry.name.endswith(".toml") or entry.name.startswith("."):
            continue
        place = Place(shorten(entry.name))
        try:
            content = _bytes(folder, entry, place)
            total += len(content)
            if total > MAX_PACK_BYTES:
                raise place.error(f"expected at most {MAX_PACK_BYTES} bytes in all files together")
            tables[entry.name] = _parse(content, place)
        except PackError as error:
            errors.append(error)
    if all(entry.name != PACK_FILE for entry in entries):
        errors.insert(0, PackError(PACK_FILE, "", "", f"expected this file in the folder {shown}"))
    return tables, errors


def _entries(folder: Path | Traversable) -> list[Path | Traversable]:
    entries: list[Path | Traversable] = []
    for entry in folder.iterdir():
        entries.append(entry)
        if len(entries) > MAX_FILES:
            break
    return sorted(entries, key=lambda entry: entry.name)


def _bytes(folder: Path | Traversable, entry: Path | Traversable, place: Place) -> bytes:
    if entry.name not in FILE_NAMES:
        hint = suggest(entry.name, FILE_NAMES)
        raise place.error(f"unknown file{hint}; known are {join(FILE_NAMES)}")
    try:
        if isinstance(entry, Path) and isinstance(folder, Path):
            inside = entry.resolve().is_relative_to(folder.resolve())
            if entry.is_symlink() and not inside:
                raise place.error("expected a file of this folder, found a link that leads outside")
        if not entry.is_file():
            raise place.error("expected a file, found something else")
        with entry.open("rb") as stream:
            content: bytes = stream.read(MAX_FILE_BYTES + 1)
    except PackError:
        raise
    except (OSError, RuntimeError, ValueError) as problem:
        raise place.error(f"cannot be read: {_reason(problem)}") from problem
    if len(content) > MAX_FILE_BYTES:
        raise place.error(f"expected at most {MAX_FILE_BYTES} bytes, found more")
    return content


def _parse(content: bytes, place: Place) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise place.error(f"expected UTF-8 text, found other bytes in line {line}") from None
    for number, line_text in enumerate(text.split("\n"), 1):
        if len(line_text) > MAX_LINE:
            raise place.error(
                f"expected lines of at most {MAX_LINE} characters, line {number} is longer"
            )
    if text.count(".") > MAX_DOTS:
        raise place.error(f"expected at most {MAX_DOTS} full stops, found {text.count('.')}")
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise place.error("nested too deeply") from None
    except ValueError as problem:
        raise place.error(f"no valid TOML: {_reason(problem)}") from None
    _check_depth(values, place)
    return values


def _check_depth(values: dict[str, Any], place: Place) -> None:
    """Refuse deep nesting level by level; a recursive walk would fail on exactly such files."""
    level: list[object] = [values]
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        if not inner:
            return
        level = inner
    raise place.error(f"nested too deeply: at most {MAX_DEPTH} levels")


def _reason(problem: Exception) -> str:
    if isinstance(problem, OSError):
        return problem.strerror or type(problem).__name__
    lines = str(problem).splitlines()
    return "".join(sign if sign.isprintable() else "?" for sign in lines[0][:200]) if lines else ""
