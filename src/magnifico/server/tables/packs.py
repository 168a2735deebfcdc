"""A host's own card pack: a few TOML files, checked by the content's own reader, seen by that table only."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from magnifico.content import Pack, PackError, load_pack
from magnifico.content.files import FILE_NAMES
from magnifico.server.tables.problems import Problem

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
