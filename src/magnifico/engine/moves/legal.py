"""The legal moves of a seat: a sequence that can be narrowed down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, overload

from magnifico.engine.moves.move import Move

if TYPE_CHECKING:
    from magnifico.engine.moves.notation import Notation


class Moves:
    """The moves of a seat, in a fixed order: `moves[0]`, `len(moves)`, `move in moves`, `for move in moves`.

    `moves.on("T")` are those on territory floors, `moves.of("place")` those of a kind.
    """

    def __init__(self, notation: Notation, seat: int, codes: list[int]) -> None:
        # Moves are created when somebody looks at them: most are listed but never looked at.
        self._notation = notation
        self._seat = seat
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    def __bool__(self) -> bool:
        return bool(self._codes)

    @overload
    def __getitem__(self, at: int) -> Move: ...

    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...

    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, int):
            return self._notation.move(self._seat, self._codes[at])
        return [self._notation.move(self._seat, code) for code in self._codes[at]]

    def __iter__(self) -> Iterator[Move]:
        return iter([self._notation.move(self._seat, code) for code in self._codes])

    def __contains__(self, move: object) -> bool:
        return any(move == each for each in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Moves, list)) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(list(self))

    def on(self, space: str) -> Moves:
        """The moves about a space ("T3", "market1"), a tower ("T") or an area ("harvest", "market")."""
        wanted = space.lower()
        return self._with(lambda move: (move.space or "").lower().startswith(wanted))

    def of(self, kind: str) -> Moves:
        """The moves of a kind: "place", "pay", "play"; see docs/notation.md."""
        return self._with(lambda move: move.kind == kind)

    def with_member(self, member: str) -> Moves:
        """The moves of a family member."""
        return self._with(lambda move: move.member == member)

    def _with(self, wanted: Callable[[Move], bool]) -> Moves:
        codes = [code for code in self._codes if wanted(self._notation.move(self._seat, code))]
        return Moves(self._notation, self._seat, codes)
