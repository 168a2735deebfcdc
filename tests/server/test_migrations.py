"""What an upgrade does to a database that is in use."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from magnifico.secret import Secret
from magnifico.server.settings import Settings
from magnifico.server.storage import models
from magnifico.server.storage.database import MIGRATIONS, Database
from tests.server.services import Postgres

STATUSES = ("open", "running", "over", "cancelled")
SEATS = ("black", "white", "orange")


def at_version(version: str, connection: Connection) -> None:
    """Make the tables as they were then."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/former.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(database=Secret(postgres.new_database())).database_url.reveal()


def differences(connection: Connection) -> list[object]:
    """What `alembic revision --autogenerate` would change."""
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, models.METADATA))


def test_a_new_database_has_the_schema_of_the_models(address: str) -> None:
    async def make() -> None:
        database = Database(address)
        await database.migrate()
        async with database.writer.connect() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(make())


async def seats_of(database: Database) -> dict[tuple[str, int], Secret]:
    """The link of every seat."""
    seats = models.seats.c
    async with database.read() as connection:
        found = await connection.execute(select(seats.table_id, seats.seat, seats.secret))
        return {(table, seat): secret for table, seat, secret in found.all()}


def test_seat_links_are_renewed_and_the_operator_is_told(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The header of a download gave every link away (ATTACK N1); who sits at a table stays there."""
    table = {"title": "", "host_id": "anna", "public": True, "seed": Secret("s"), "waiting": ""}
    table |= {"options": {}, "agreement": {}, "rules_version": 1, "number": 0, "revision": 3}
    seat = {"kind": "person", "name": "Anna", "folded": "anna", "person_id": "anna"}

    async def upgrade() -> None:
        database = Database(address)
        async with database.writer.begin() as connection:
            await connection.run_sync(lambda on: at_version("0010", on))
            for status in STATUSES:
                row = {**table, "id": status, "status": status, "created_at": 0, "changed_at": 0}
                await connection.execute(insert(models.tables).values(row))
                for number, name in enumerate(SEATS):
                    secret = Secret(f"{status}-{name}-old")
                    values = {**seat, "table_id": status, "seat": number, "secret": secret}
                    await connection.execute(insert(models.seats).values(values))
                    held = {"table_id": status, "seat": number, "person_id": f"p{number}"}
                    await connection.execute(insert(models.access).values(held))
        before = await seats_of(database)
        await database.migrate()
        after = await seats_of(database)
        assert after.keys() == before.keys() and len(after) == len(STATUSES) * len(SEATS)
        drawn = {secret.reveal() for secret in after.values()}
        assert len(drawn) == len(after) and not drawn & {old.reveal() for old in before.values()}
        assert all(secret.isalnum() and len(secret) >= 32 for secret in drawn)
        async with database.read() as connection:
            access = (await connection.execute(select(models.access))).all()
            revisions = (await connection.execute(select(models.tables.c.revision))).scalars()
            held_by = (await connection.execute(select(models.seats.c.person_id))).scalars()
            assert len(access) == len(after) and set(held_by) == {"anna"}
            assert set(revisions) == {4}  # so that other processes read the links again
        await database.migrate()
        assert await seats_of(database) == after  # once
        await database.close()

    with caplog.at_level(logging.INFO, "magnifico"):
        asyncio.run(upgrade())
    (line,) = caplog.messages
    assert line.startswith(f"{len(STATUSES) * len(SEATS)} seat links were renewed")


def test_a_new_database_says_nothing_of_links(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.db")
        await database.migrate()
        await database.close()

    with caplog.at_level(logging.INFO, "magnifico"):
        asyncio.run(make())
    assert caplog.messages == []
