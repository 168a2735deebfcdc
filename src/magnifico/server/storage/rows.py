"""What a feature does with its own rows when people and seats change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection


class Rows:
    """Each part does nothing unless a feature needs it; all of one request share its transaction."""

    async def merge(self, connection: AsyncConnection, guest: str, account: str) -> None:
        """A guest has signed in to an account, to which everything of the guest belongs from now on."""

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """Everything stored about a person, by name; no secrets."""
        return {}

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """Delete everything of a person."""

    async def vacate(
        self, connection: AsyncConnection, table: str, seat: int, keeper: str = ""
    ) -> None:
        """A seat has lost people who could play it: whoever has it next must not see what was theirs.

        The keeper, if there is one, still has it.
        """

    async def renumber(
        self, connection: AsyncConnection, table: str, moved: Mapping[int, int]
    ) -> None:
        """Seats of a table have other numbers now: the new ones, by the old ones."""


class AllRows(Rows):
    """The rows of several features."""

    def __init__(self, parts: Sequence[Rows]) -> None:
        self.parts = parts

    async def merge(self, connection: AsyncConnection, guest: str, account: str) -> None:
        """In each."""
        for part in self.parts:
            await part.merge(connection, guest, account)

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """From all together."""
        found: dict[str, Any] = {}
        for part in self.parts:
            found |= await part.export(connection, person)
        return found

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """In each."""
        for part in self.parts:
            await part.forget(connection, person)

    async def vacate(
        self, connection: AsyncConnection, table: str, seat: int, keeper: str = ""
    ) -> None:
        """In each."""
        for part in self.parts:
            await part.vacate(connection, table, seat, keeper)

    async def renumber(
        self, connection: AsyncConnection, table: str, moved: Mapping[int, int]
    ) -> None:
        """In each."""
        for part in self.parts:
            await part.renumber(connection, table, moved)
