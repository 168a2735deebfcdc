"""Modules with bots of somebody's own, and packages that offer them, for the tests that need some."""

from __future__ import annotations

from pathlib import Path

GOOD = '''
class Good:
    """Writes down what it was made with and takes the first legal move."""

    def __init__(self, seed, seconds=None, playouts=None):
        self.made_with = (seed, seconds, playouts)

    def choose(self, position):
        print("thinking")
        return position.legal[0]
'''
FAULTY = """
from magnifico import Move

class Raises:
    def choose(self, position):
        if position.number < 20:
            return position.legal[0]
        raise LookupError("no idea")

class Forgets:
    def choose(self, position):
        position.legal[0]

class Writes:
    def choose(self, position):
        return position.legal[0].text

class Leaves:
    def choose(self, position):
        raise SystemExit(3)

class PassesAlways:
    def choose(self, position):
        ends = [move for move in position.legal if move.text == "end"]
        self.end = ends[0] if ends else getattr(self, "end", position.legal[0])
        return self.end if position.view()["round"] else position.legal[0]

class PlaysForOthers:
    def choose(self, position):
        first = position.legal[0]
        return Move(1 - first.seat, first.text)

class Invents:
    def choose(self, position):
        return Move(position.seat, "hocus pocus")

class Empties:
    def choose(self, position):
        first = position.legal[0]
        position.legal.clear()
        return first
"""


def write_module(folder: Path, name: str, source: str) -> None:
    """A module that can be imported while the folder is on the path."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")


def write_package(folder: Path, name: str, **bots: str) -> None:
    """What installing a package leaves behind, which offers these bots under these names."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{short} = {code}" for short, code in bots.items()]
    about.joinpath("entry_points.txt").write_text("\n".join(["[magnifico.bots]", *lines, ""]))
