"""The packs stored for a table: the host's own, checked by the content's reader, and former built-in ones."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from magnifico.content import BUILTIN_PACKS, BuiltinKey, Pack, PackError, builtin_files, load_pack
from magnifico.content.files import FILE_NAMES
from magnifico.engine.game import new_options
from magnifico.engine.options import Options
from magnifico.table.encoding import canonical
from magnifico.table.entries import Row
from magnifico.table.problems import Problem

MOST_BYTES = 512 * 1024
LONGEST_REASON = 800  # a list of everything that is known at some place


def packs_from_files(files: Mapping[str, str]) -> tuple[Pack, ...]:
    """The pack that these files make; a mistake is raised as a PackError."""
    if not files:
        return ()
    with tempfile.TemporaryDirectory(prefix="magnifico-pack-") as name:
        folder = Path(name)
        for file_name, content in files.items():
            (folder / file_name).write_text(content, encoding="utf-8")
        return (load_pack(folder),)


def files_of(row: Row) -> list[dict[str, str]]:
    """The files of every pack that is stored for a table: earlier versions of built-in packs, then the host's own."""
    own = [row["pack"]] if row["pack"] else []
    return [*(row.get("editions") or ()), *own]


def options_with(values: dict[str, object], stored: Sequence[Mapping[str, str]]) -> Options:
    """The options of a table with the packs stored for it; ValueError for what this program doesn't know."""
    packs = [_read(tuple(files.items())) for files in stored]
    editions = tuple(pack for pack in packs if pack.key in BUILTIN_PACKS)
    own = tuple(pack for pack in packs if pack.key not in BUILTIN_PACKS)
    return new_options(values, own, editions)


@lru_cache(maxsize=16)
def _read(files: tuple[tuple[str, str], ...]) -> Pack:
    """The pack of these files, one object for all tables that have it."""
    (pack,) = packs_from_files(dict(files))
    return pack


@cache
def builtin_digest(key: BuiltinKey) -> str:
    """What identifies today's version of a built-in pack, to the byte."""
    return sha256(canonical(builtin_files(key))).hexdigest()


def checked_pack(files: Mapping[str, str]) -> tuple[Pack, ...]:
    """The same for what somebody uploaded: names and sizes first, mistakes as problems."""
    for file_name in files:
        if file_name not in FILE_NAMES:
            known = ", ".join(FILE_NAMES)
            raise Problem("pack_file", {"file": file_name[:40], "files": known})
    if sum(len(content.encode("utf-8", "replace")) for content in files.values()) > MOST_BYTES:
        raise Problem("too_large", {"bytes": MOST_BYTES})
    try:
        return packs_from_files(files)
    except PackError as error:
        raise Problem("bad_pack", {"reason": str(error)[:LONGEST_REASON]}) from None
    except UnicodeEncodeError:
        raise Problem("bad_pack", {"reason": "not UTF-8"}) from None
