"""Migrations: they end at the schema that the code uses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from magnifico.server.storage.database import Database
from magnifico.server.storage.models import METADATA


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_new_database_has_the_schema_of_the_models(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def migrate() -> None:
        address = f"sqlite+aiosqlite:///{tmp_path}/new.db"
        if kind == "postgresql":
            address = request.getfixturevalue("postgres").new_database()
            address = address.replace("postgresql:", "postgresql+asyncpg:")
        database = Database(address)
        await database.migrate()
        async with database.writer.connect() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(migrate())
