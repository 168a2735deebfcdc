"""Built-in packs as games began with them: each version is stored once, under the digest of its files."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.content import builtin_files
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.table.stored import changed_packs

P: Final = models.packs.c


async def keep_packs(
    database: Database, connection: AsyncConnection, begun: dict[str, Any]
) -> None:
    """Store the packs that a game begins with, unless they are stored already."""
    for key, digest in begun["pack_digests"].items():
        found = await connection.execute(select(P.digest).where(P.digest == digest))
        if found.first() is None:
            values = {"digest": digest, "files": builtin_files(key)}
            await connection.execute(database.insert_once(models.packs).values(values))


async def with_editions(connection: AsyncConnection, row: RowMapping) -> dict[str, Any]:
    """A table's row, and the former packs that its game needs."""
    changed = changed_packs(dict(row))
    found = (
        await connection.execute(select(P.files).where(P.digest.in_(changed))) if changed else ()
    )
    return {**row, "editions": [files for (files,) in found]}
