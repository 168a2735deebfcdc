"""Tables in the database: the queries behind `magnifico.server.tables.storage.TableStorage`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.server.storage import models
from magnifico.server.storage.database import Database, reason_of
from magnifico.server.storage.packs import with_editions
from magnifico.server.system_time import now_ms
from magnifico.server.tables.storage import StorageError, StoredTable
from magnifico.table.entries import Entry, Row
from magnifico.table.problems import Problem
from magnifico.table.table import RECENT_CHAT

MOST_DUE: Final = 50
PLAN: Final = "plan"
Given = ParamSpec("Given")
Result = TypeVar("Result")


def answering(
    query: Callable[Given, Coroutine[Any, Any, Result]],
) -> Callable[Given, Coroutine[Any, Any, Result]]:
    """Turn database errors into the one error that the tables know."""

    @wraps(query)
    async def asked(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        try:
            return await query(*args, **kwargs)
        except SQLAlchemyError as error:
            raise StorageError(reason_of(error)) from error

    return asked


class StoredTables:
    """The tables of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @answering
    async def read(self, table_id: str, with_log: bool) -> StoredTable | None:
        """One table, or None if there is no such table."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.tables).where(models.tables.c.id == table_id)
            )
            stored_row = found.mappings().first()
            if stored_row is None:
                return None
            row = await with_editions(connection, stored_row)
            seats = await connection.execute(
                select(models.seats)
                .where(models.seats.c.table_id == table_id)
                .order_by(models.seats.c.seat)
            )
            allowed = await connection.execute(
                select(models.access).where(models.access.c.table_id == table_id)
            )
            entries: list[Entry] = []
            if with_log and row["status"] != "open":
                stored = await connection.execute(
                    select(models.entries)
                    .where(models.entries.c.table_id == table_id)
                    .order_by(models.entries.c.number)
                )
                entries = [entry_of(each) for each in stored.mappings()]
            recent = await connection.execute(
                select(models.chat)
                .where(models.chat.c.table_id == table_id)
                .order_by(models.chat.c.id.desc())
                .limit(RECENT_CHAT)
            )
            lines = [chat_line(each) for each in recent.mappings()]
            plans = await _plans(connection, table_id) if row["status"] == "running" else {}
        access: dict[str, set[int]] = {}
        for each in allowed.mappings():
            access.setdefault(each["person_id"], set()).add(each["seat"])
        seat_rows: list[Row] = [dict(each) for each in seats.mappings()]
        return StoredTable(row, seat_rows, access, entries, lines[::-1], plans)

    @answering
    async def entries_after(self, table_id: str, number: int) -> list[Entry]:
        """The entries of a log after that number."""
        async with self.database.read() as connection:
            stored = await connection.execute(
                select(models.entries)
                .where(models.entries.c.table_id == table_id)
                .where(models.entries.c.number > number)
                .order_by(models.entries.c.number)
            )
            return [entry_of(each) for each in stored.mappings()]

    @answering
    async def seats_of(self, table_id: str, person: str) -> set[int]:
        """The seats a person may play."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.access.c.seat)
                .where(models.access.c.table_id == table_id)
                .where(models.access.c.person_id == person)
            )
            return set(found.scalars())

    @answering
    async def append(self, entry: dict[str, object], table: dict[str, object]) -> bool:
        """Store an entry and the table's new row at once; False if its number or its key is taken."""
        return await self.database.append(entry, table)

    @answering
    async def note_begun(
        self, table_id: str, waiting: str, due_at: int | None, standing: dict[str, object]
    ) -> None:
        """Record who has to decide at a table that has just begun, and its standing."""
        async with self.database.write() as connection:
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id == table_id)
                .where(models.tables.c.number == 0)
                .values(waiting=waiting, due_at=due_at, standing=standing)
            )

    @answering
    async def note_due(self, table_id: str, number: int, due_at: int | None) -> None:
        """Record when the server has to do something, unless there is a later entry."""
        async with self.database.write() as connection:
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id == table_id)
                .where(models.tables.c.number == number)
                .values(due_at=due_at)
            )

    @answering
    async def plans_of(self, table_id: str) -> tuple[int, dict[int, Row]]:
        """The plans of a table by seat, and the number of changes to them."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.tables.c.plans).where(models.tables.c.id == table_id)
            )
            return int(found.scalar() or 0), await _plans(connection, table_id)

    @answering
    async def keep_plan(self, table_id: str, seat: int, person: str, plan: Row | None) -> None:
        """Store the plan of a seat in place of the previous one; None removes it."""
        papers = models.papers.c
        async with self.database.write() as connection:
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id == table_id)
                .values(plans=models.tables.c.plans + 1)
            )
            await connection.execute(
                delete(models.papers)
                .where(papers.table_id == table_id, papers.seat == seat)
                .where(papers.kind == PLAN)
            )
            if plan is not None:
                await connection.execute(
                    insert(models.papers).values(
                        table_id=table_id,
                        seat=seat,
                        kind=PLAN,
                        name="",
                        person_id=person,
                        value=dict(plan),
                        at=now_ms(),
                    )
                )

    @answering
    async def claim_due(self, now: int, again: int) -> list[str]:
        """Tables where something is overdue; each is given to one process until `again`."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.tables.c.id, models.tables.c.due_at)
                .where(models.tables.c.due_at <= now)
                .where(models.tables.c.status == "running")
                .order_by(models.tables.c.due_at)
                .limit(MOST_DUE)
            )
            due = found.all()
        if not due:
            return []
        claimed: list[str] = []
        async with self.database.write() as connection:
            for table_id, due_at in due:
                result = await connection.execute(
                    update(models.tables)
                    .where(models.tables.c.id == table_id)
                    .where(models.tables.c.due_at == due_at)
                    .values(due_at=again)
                )
                if result.rowcount == 1:
                    claimed.append(table_id)
        return claimed

    @answering
    async def say(self, line: dict[str, object], after: int) -> list[dict[str, object]]:
        """Store a line of chat, once for each key, and return it with every line after that number."""
        of_table = models.chat.c.table_id == line["table_id"]
        async with self.database.write() as connection:
            # One at a time, so that a smaller number is never stored after a larger one.
            await connection.execute(
                select(models.tables.c.id)
                .where(models.tables.c.id == line["table_id"])
                .with_for_update()
            )
            try:
                await connection.execute(self.database.insert_once(models.chat).values(line))
            except IntegrityError:
                raise Problem("bad_request") from None
            own = await connection.execute(
                select(models.chat)
                .where(of_table)
                .where(models.chat.c.client_key == line["client_key"])
            )
            said = chat_line(own.mappings().one())
            unheard = await connection.execute(
                select(models.chat)
                .where(of_table)
                .where(models.chat.c.id > after)
                .order_by(models.chat.c.id)
            )
            return [said, *(chat_line(row) for row in unheard.mappings())]

    @answering
    async def chat_after(self, table_id: str, number: int) -> list[dict[str, object]]:
        """Lines of chat after that number."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.chat)
                .where(models.chat.c.table_id == table_id)
                .where(models.chat.c.id > number)
                .order_by(models.chat.c.id)
            )
            return [chat_line(row) for row in found.mappings()]


async def _plans(connection: AsyncConnection, table_id: str) -> dict[int, Row]:
    papers = models.papers.c
    found = await connection.execute(
        select(papers.seat, papers.value)
        .where(papers.table_id == table_id)
        .where(papers.kind == PLAN)
    )
    return {int(seat): value for seat, value in found.all()}


def entry_of(row: RowMapping) -> Entry:
    """An entry of the log from its row."""
    return Entry(
        row["number"],
        row["kind"],
        row["seat"],
        row["text"],
        row["by"],
        row["at"],
        row["client_key"],
        row["check"],
    )


def chat_line(row: RowMapping | dict[str, Any]) -> dict[str, object]:
    """A line of chat as plain data."""
    return {name: row[name] for name in ("id", "name", "seat", "to_seat", "text", "at")}
