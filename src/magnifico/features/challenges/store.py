"""Listed attempts at challenges: one row for each player, kept until the person is deleted."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.features.challenges.attempt import Outcome
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows

A: Final = models.attempts.c
S: Final = models.seats.c
BOT: Final = "bot "
"""The prefix of the player in a computer's attempt, followed by its level. Ids of people have no spaces."""
PAGE: Final = 50
MOST_UNSETTLED: Final = 50
Row = dict[str, Any]


async def insert_attempt(
    database: Database,
    connection: AsyncConnection,
    challenge: str,
    player: str,
    table_id: str,
    at: int,
    guest: bool,
) -> bool:
    """Record that an attempt begins; False if this player has already made one."""
    added = await connection.execute(
        database.insert_once(models.attempts).values(
            challenge=challenge,
            player=player,
            table_id=table_id,
            state="running",
            at=at,
            guest=guest,
        )
    )
    return bool(added.rowcount == 1)


async def attempt_of(database: Database, challenge: str, player: str) -> Row | None:
    """The one attempt of a player."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.attempts).where(A.challenge == challenge, A.player == player)
        )
        row = found.mappings().first()
        return dict(row) if row is not None else None


async def unsettled(database: Database, challenge: str) -> list[Row]:
    """Attempts whose game has ended since somebody last looked."""
    tables = models.tables.c
    async with database.read() as connection:
        found = await connection.execute(
            select(A.player, A.table_id)
            .join(models.tables, tables.id == A.table_id)
            .where(A.challenge == challenge, A.state == "running")
            .where(tables.status.in_(("over", "cancelled")))
            .limit(MOST_UNSETTLED)
        )
        return [dict(row) for row in found.mappings()]


async def settle(database: Database, challenge: str, player: str, outcome: Outcome) -> None:
    """Store the result."""
    async with database.write() as connection:
        await connection.execute(
            update(models.attempts)
            .where(A.challenge == challenge, A.player == player, A.state == "running")
            .values(state=outcome.state, points=outcome.points, place=outcome.place)
        )


async def computer_attempts(database: Database, challenge: str) -> list[Row]:
    """The computer's attempts, one for each level it has begun."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.attempts).where(A.challenge == challenge, A.player.startswith(BOT))
        )
        return [dict(row) for row in found.mappings()]


def _finished(challenge: str) -> ColumnElement[bool]:
    return and_(A.challenge == challenge, A.state == "finished", ~A.player.startswith(BOT))


async def count_finished(database: Database, challenge: str) -> int:
    """How many people have finished their attempt."""
    async with database.read() as connection:
        found = await connection.execute(select(func.count()).where(_finished(challenge)))
        return int(found.scalar_one())


async def listed(database: Database, challenge: str, known_to: str | None, start: int) -> list[Row]:
    """A page of finished attempts from a row on, with ranks, the best first, plus one more if there is one.

    With `known_to`, only that person's and those of people who shared a table with them; ranks are among these.
    """
    wanted = _finished(challenge)
    if known_to is not None:
        shared = select(S.table_id).where(S.person_id == known_to)
        known = select(S.person_id).where(S.table_id.in_(shared), S.person_id.is_not(None))
        wanted = and_(wanted, or_(A.player == known_to, A.player.in_(known)))
    ranked = (
        select(
            models.attempts,
            func.rank().over(order_by=A.points.desc()).label("rank"),
        )
        .where(wanted)
        .subquery()
    )
    query = (
        select(ranked, S.name)
        .outerjoin(
            models.seats, and_(S.table_id == ranked.c.table_id, S.person_id == ranked.c.player)
        )
        .order_by(ranked.c.points.desc(), ranked.c.at, ranked.c.player)
        .offset(start)
        .limit(PAGE + 1)
    )
    async with database.read() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


class AttemptRows(Rows):
    """Attempts are kept until the person is deleted."""

    async def merge(self, connection: AsyncConnection, guest: str, account: str) -> None:
        """If there are two at the same challenge, the first counts."""
        found = await connection.execute(
            select(A.challenge, A.player, A.at)
            .where(A.player.in_((guest, account)))
            .order_by(A.challenge, A.at)
        )
        seen: set[str] = set()
        for challenge, player, _ in found.all():
            of_player = and_(A.challenge == challenge, A.player == player)
            if challenge in seen:
                await connection.execute(delete(models.attempts).where(of_player))
            seen.add(challenge)
        await connection.execute(
            update(models.attempts).where(A.player == guest).values(player=account)
        )

    async def export(self, connection: AsyncConnection, person: str) -> dict[str, Any]:
        """Everything listed of the person."""
        found = await connection.execute(
            select(A.challenge, A.table_id, A.state, A.points, A.place, A.at)
            .where(A.player == person)
            .order_by(A.at)
        )
        return {"attempts": [dict(row) for row in found.mappings()]}

    async def forget(self, connection: AsyncConnection, person: str) -> None:
        """The lists no longer name the person."""
        await connection.execute(delete(models.attempts).where(A.player == person))
