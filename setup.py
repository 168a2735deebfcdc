"""Builds the engine and the bots with mypyc where that is possible; everything else is in pyproject.toml.

MAGNIFICO_PURE=1      do not compile at all
MAGNIFICO_COMPILED=1  a build without the compiled engine is an error

With neither, a compile that fails is reported in one line and the interpreted engine is installed.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src") / "magnifico"
# Modules that must stay interpreted, relative to the package; each needs a reason beside it.
NEVER_COMPILED: tuple[str, ...] = (
    "engine/presentation.py",  # the packages above, which are not compiled, derive from its class
    "engine/sentences.py",  # the same
    "engine/options.py",  # a compiled frozen dataclass cannot be pickled, and options go to other processes
    "bots/custom.py",  # runs other people's code
    "bots/errors.py",  # pickled by other processes
    "engine/state/view_types.py",  # a compiled module forgets annotations that others read
    "bots/helpers.py",  # processes and dataclasses that go to them
    "bots/levels.py",  # data
    "bots/evaluation/network.py",  # NumPy does the work
    "bots/policy/policy.py",  # NumPy does the work
    "bots/api.py",  # keeps the game private by its name, which compiling would take away
    "bots/registry.py",  # tables of functions
    "bots/spec.py",  # dataclasses that go to other processes
)
MYPY_OPTIONS = [
    "--config-file=",  # style is checked elsewhere; only a real type error stops the compiler
    "--python-version=3.11",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--cache-dir=build/engine/mypy",
]

PURE = os.environ.get("MAGNIFICO_PURE") == "1"
REQUIRED = os.environ.get("MAGNIFICO_COMPILED") == "1"


def engine_choice() -> ModuleType:
    """Load magnifico/_engine_choice.py by itself, without importing the package."""
    spec = importlib.util.spec_from_file_location(
        "_engine_choice", ROOT / PACKAGE / "_engine_choice.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def engine_sources() -> list[Path]:
    """List the modules of engine and bots that are compiled, relative to the project's root."""
    return sorted(
        source.relative_to(ROOT)
        for part in CHOICE.COMPILED_PARTS
        for source in (ROOT / PACKAGE / part).rglob("*.py")
        if source.name != "__init__.py"
        and source.relative_to(ROOT / PACKAGE).as_posix() not in NEVER_COMPILED
    )


def module_name(source: Path) -> str:
    """Turn src/magnifico/engine/x.py into magnifico.engine.x."""
    return ".".join(source.relative_to("src").with_suffix("").parts)


@cache
def docstrings() -> dict[str, str]:
    """Collect the docstrings of the compiled classes and functions: "magnifico.engine.game.Game.play" and so on."""
    found: dict[str, str] = {}

    def collect(name: str, node: ast.Module | ast.ClassDef) -> None:
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(child)
                if text:
                    found[f"{name}.{child.name}"] = text
                if isinstance(child, ast.ClassDef):
                    collect(f"{name}.{child.name}", child)

    for source in engine_sources():
        collect(module_name(source), ast.parse((ROOT / source).read_text(encoding="utf-8")))
    return found


def add_docstrings(c_file: Path) -> None:
    """Put the docstrings into the C that mypyc wrote, which has none, so that help() shows them.

    Methods and classes have a signature there, behind which the docstring goes; properties have an empty place.
    mypyc shortens module names to what is unique, "game___Game___play", so the ends of names are compared.
    """
    by_end: dict[str, str] = {}
    for name, text in docstrings().items():
        parts = name.split(".")
        for at in range(len(parts)):
            by_end["___".join(parts[at:])] = text

    def in_c(text: str) -> str:
        return json.dumps(text)[1:-1]  # the escapes of JSON are escapes of C as well

    def add_to_signature(match: re.Match[str]) -> str:
        text = by_end.get(match["name"])
        return f"{match[0]}{in_c(text)}" if text else match[0]

    def add_to_property(match: re.Match[str]) -> str:
        text = by_end.get(f"{match['owner']}___{match['name']}")
        return f'{match["start"]}"{in_c(text)}", NULL}}' if text else match[0]

    code = c_file.read_text(encoding="utf-8")
    signature = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n'
    code = re.sub(
        rf"\(PyCFunction\)CPyPy_(?P<name>\w+),[^{{}}]*?{signature}", add_to_signature, code
    )
    code = re.sub(
        rf"PyTypeObject CPyType_(?P<name>\w+)_template_ = {{[^}}]*?\.tp_doc = {signature}",
        add_to_signature,
        code,
    )
    code = re.sub(
        r'(?P<start>{"(?P<name>\w+)",\s*\(getter\)(?P<owner>\w+?)_get_(?P=name),[^{}]*?)NULL, NULL}',
        add_to_property,
        code,
    )
    c_file.write_text(code, encoding="utf-8")


def without_compiled_engine(reason: object) -> None:
    """Say that the interpreted engine is what there is, or stop if that was ruled out."""
    message = f"magnifico: the engine was not compiled ({reason}); the interpreted one is used"
    if REQUIRED:
        sys.exit(message)
    print(message, file=sys.stderr, flush=True)


def engine_extensions() -> list[Extension]:
    """Translate the engine to C; an empty list means that it stays interpreted."""
    sources = engine_sources()
    # Only the commands that build need the translation; metadata and sdist do not.
    building = {"build_ext", "build", "bdist_wheel", "editable_wheel", "install", "develop"}
    if PURE or not sources or building.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        extensions: list[Extension] = mypycify(
            [*MYPY_OPTIONS, *map(str, sources)],
            opt_level="1",  # as fast as 2 (3 % more instructions a game), a quarter less to compile
            debug_level="0",
            separate=False,
            multi_file=True,  # a C file for each module, so that they can be compiled side by side
            group_name="magnifico_engine",
            target_dir="build/engine/c",
        )
    except (Exception, SystemExit) as problem:  # mypyc leaves by sys.exit on a type error
        without_compiled_engine(
            f"mypyc: {problem if isinstance(problem, Exception) else 'see above'}"
        )
        return []
    for extension in extensions:
        for c_file in extension.sources:
            if Path(c_file).name.startswith("__native"):
                add_docstrings(ROOT / c_file)
    for extension in extensions:
        # Warnings about generated C help nobody, and looking for them is half the work of the compiler.
        extension.extra_compile_args = [
            *[flag for flag in extension.extra_compile_args if flag != "-Werror"],
            *(["-w", "-fvisibility=hidden"] if sys.platform != "win32" else []),
        ]
    return extensions


def check_page() -> None:
    """Refuse to pack the game without its page, or with one of other sources."""
    fits = [sys.executable, str(ROOT / "scripts" / "page.py"), "fits"]
    if subprocess.call(fits) != 0:
        sys.exit(
            "magnifico: the page for the browser is missing or outdated; build it first: make web"
        )


class BuildPackage(build_py):
    """Copies the package as it is now."""

    def run(self) -> None:
        """Remove an earlier copy first: it may hold files that there are no more."""
        if not self.editable_mode:
            check_page()
            shutil.rmtree(Path(self.build_lib) / "magnifico", ignore_errors=True)
        super().run()


class BuildSource(sdist):
    """Packs the sources and the page."""

    def run(self) -> None:
        """Look for the page first."""
        check_page()
        super().run()


class BuildEngine(build_ext):
    """Compiles all of the engine or none of it, and marks what it was compiled from."""

    def run(self) -> None:
        """Compile in the build folder; what is in use is only replaced when all of it is there."""
        if not self.inplace:
            self.remove_compiled(self.package_folder())
        if not self.extensions:
            return
        self.force = True  # what a killed build left half written looks new
        self.parallel = True
        try:
            super().run()
        except (Exception, SystemExit) as problem:
            self.remove_compiled(self.package_folder())
            self.extensions = []
            without_compiled_engine(f"C compiler: {str(problem).strip()[-200:]}")
            return
        mark = self.package_folder() / CHOICE.BUILD_MARK
        names = map(module_name, engine_sources())
        mark.write_text("\n".join([DIGEST, *names, ""]), encoding="utf-8")

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of an extension side by side, which setuptools only does with extensions."""

        def compile_one(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return objects

        if len(ext.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += [
                    one for made in pool.map(compile_one, ext.sources) for one in made
                ]
            ext.sources = []
        super().build_extension(ext)

    def copy_extensions_to_source(self) -> None:
        """Replace the engine in the sources; until the mark is there the interpreted one runs."""
        self.remove_compiled(self.package_folder())
        super().copy_extensions_to_source()

    def package_folder(self) -> Path:
        """Return the magnifico folder that the compiled modules are written to."""
        return ROOT / PACKAGE if self.inplace else Path(self.build_lib) / "magnifico"

    def remove_compiled(self, folder: Path) -> None:
        """Delete compiled modules of every earlier build in that folder."""
        (folder / CHOICE.BUILD_MARK).unlink(missing_ok=True)
        compiled = [path for part in CHOICE.COMPILED_PARTS for path in folder.glob(f"{part}/**/*")]
        for path in [*folder.parent.glob("magnifico_engine__mypyc*"), *compiled]:
            if path.name.endswith((*EXTENSION_SUFFIXES, ".so", ".pyd")):
                path.unlink()


CHOICE = engine_choice()
# Taken before the sources are read, so that an edit made meanwhile is noticed.
DIGEST: str = CHOICE.source_digest()

setup(
    ext_modules=engine_extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": BuildSource},
)
