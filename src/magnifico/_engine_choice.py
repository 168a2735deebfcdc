"""Which build of the engine runs: compiled by mypyc or interpreted, both from the same sources.

Nothing here imports the engine, so this can be asked before the engine is loaded; `setup.py` and
the Makefile also run this file by itself to learn whether the compiled engine is current.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE_FOLDER = Path(__file__).resolve().parent
# The packages that are compiled together: the engine, and the bots, whose strength depends on its speed.
COMPILED_PARTS = ("engine", "bots")
ENGINE = "magnifico.engine"
# Written by the build beside the compiled modules: the digest of their sources, then their names.
BUILD_MARK = Path("engine") / "_compiled_from.txt"


class _SourcesOnly(MetaPathFinder):
    """Finds the engine's modules as .py files, even if there are compiled modules beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(tuple(f"magnifico.{part}." for part in COMPILED_PARTS)):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def choose_engine() -> None:
    """Take the compiled engine, unless it is outdated or MAGNIFICO_INTERPRETED=1 asks for sources.

    To be called before the engine is imported.
    """
    if os.environ.get("MAGNIFICO_INTERPRETED") != "1":
        if _modules_in_mark() and _mark_lines()[0] == source_digest():
            return
        if _modules_in_mark():
            message = (
                "the compiled engine is older than its sources, which are used instead: make engine"
            )
            warnings.warn(message, stacklevel=2)
    prefer_sources()


def prefer_sources() -> None:
    """Load the engine from its .py files from now on; call it before the engine is imported.

    Processes that this one starts do the same: meanwhile a compiled engine may have been made.
    """
    if _compiled_modules_loaded():
        raise RuntimeError("the compiled engine is already loaded; choose before importing it")
    os.environ["MAGNIFICO_INTERPRETED"] = "1"
    if not any(isinstance(finder, _SourcesOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourcesOnly())


def engine_build() -> Literal["compiled", "interpreted"]:
    """Say which build is loaded or, before the engine is imported, which one would be."""
    if any(name.startswith(ENGINE + ".") for name in sys.modules):
        return "compiled" if _compiled_modules_loaded() else "interpreted"
    if any(isinstance(finder, _SourcesOnly) for finder in sys.meta_path):
        return "interpreted"
    return "compiled" if any(map(_extension_of, _modules_in_mark())) else "interpreted"


def compiled_from_current_sources() -> bool:
    """Whether compiled modules for this Python exist and were built from the current sources."""
    modules = _modules_in_mark()
    return (
        bool(modules)
        and _mark_lines()[0] == source_digest()
        and all(_extension_of(module) is not None for module in modules)
    )


def source_digest(package_folder: Path = PACKAGE_FOLDER) -> str:
    """Return one digest of all sources that go into the compiled engine.

    The content package counts too: mypyc copies its constants into the compiled modules.
    """
    digest = hashlib.sha256()
    for folder in ("content", *COMPILED_PARTS):
        for source in sorted((package_folder / folder).rglob("*.py")):
            digest.update(source.relative_to(package_folder).as_posix().encode())
            digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()


def _mark_lines() -> list[str]:
    mark = PACKAGE_FOLDER / BUILD_MARK
    return mark.read_text(encoding="utf-8").split() if mark.is_file() else []


def _modules_in_mark() -> list[str]:
    return _mark_lines()[1:]


def _extension_of(module: str) -> Path | None:
    stem = PACKAGE_FOLDER.parent.joinpath(*module.split("."))
    candidates = (stem.with_name(stem.name + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in candidates if path.is_file()), None)


def _compiled_modules_loaded() -> bool:
    return any(
        name.startswith(ENGINE + ".")
        and (getattr(module, "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))
        for name, module in list(sys.modules.items())
    )


if __name__ == "__main__":
    sys.exit(0 if compiled_from_current_sources() else 1)
