"""Everything the routes need, assembled once, and how a route gets it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from email.message import Message
from ipaddress import ip_network
from typing import Annotated, Any, Final, TypeVar, cast

from fastapi import Depends, Response
from fastapi import Path as PathParameter
from starlette.requests import HTTPConnection

from magnifico.secret import Unprinted
from magnifico.server.auth.identity import COOKIE, Identity, Someone
from magnifico.server.bots.pool import BotPool
from magnifico.server.catalogues import Catalogues
from magnifico.server.limits import Limits
from magnifico.server.live.broker import Broker
from magnifico.server.live.caps import Caps
from magnifico.server.live.talk import Talk
from magnifico.server.load import Load
from magnifico.server.metrics import Metrics
from magnifico.server.quota import Quota
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.tables.registry import Tables
from magnifico.server.tables.upkeep import Upkeep
from magnifico.server.work_queue import Requester, WorkQueue
from magnifico.table.encoding import encoded
from magnifico.table.problems import Problem
from magnifico.table.words import chosen_language

Part = TypeVar("Part")
HOME_BITS: Final = 64  # the prefix of an IPv6 network that one customer gets


@dataclass(slots=True, repr=False)
class Services(Unprinted):
    """What one process consists of."""

    settings: Settings
    database: Database
    identity: Identity
    limits: Limits
    broker: Broker
    bots: BotPool
    tables: Tables
    upkeep: Upkeep
    metrics: Metrics
    load: Load
    caps: Caps
    work_queue: WorkQueue
    catalogues: Catalogues
    quota: Quota
    rows: Rows
    features: tuple[str, ...]
    """The names of those that are on."""
    live: dict[asyncio.Task[Any], Callable[[], None]] = field(
        default_factory=dict
    )  # how to end each
    talk: Talk | None = None
    after_new_address: list[Callable[[Someone, str], Awaitable[None]]] = field(default_factory=list)
    """Told when an account has a new mail address, with the language of the one who asked."""
    parts: dict[type[Any], Any] = field(default_factory=dict)
    """What features keep for as long as the process runs."""
    write_check: tuple[float, asyncio.Future[bool]] | None = None  # when it began, and its result

    def add(self, part: Part) -> Part:
        """Keep a part of a feature."""
        self.parts[type(part)] = part
        return part

    def part(self, kind: type[Part]) -> Part:
        """A part that its feature has added."""
        return cast("Part", self.parts[kind])


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that handles this connection."""
    return cast("Services", connection.app.state.services)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; for IPv6 the network, since its users have any number of addresses."""
    host = connection.client.host if connection.client is not None else "?"
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], HOME_BITS), strict=False))
    except ValueError:
        return host


async def asker(connection: HTTPConnection) -> Someone | None:
    """Who is asking, if known."""
    identity = services_of(connection).identity
    someone = await identity.from_cookie(connection.cookies.get(COOKIE))
    connection.state.language = someone.language if someone is not None else None
    return someone


def person_of(someone: Someone | None) -> str | None:
    """The id by which tables know somebody."""
    return someone.id if someone is not None else None


def requester(connection: HTTPConnection, someone: Someone | None) -> Requester:
    """For whom work is done."""
    return Requester(address_of(connection), person_of(someone) or "")


async def signed_in(connection: HTTPConnection) -> Someone:
    """Who is asking; refuses anybody unknown."""
    someone = await asker(connection)
    if someone is None:
        raise Problem("not_signed_in")
    return someone


def language_of(connection: HTTPConnection, someone: Someone | None) -> str:
    """The asker's language: from the URL, the person's settings, or the browser."""
    return chosen_language(
        connection.query_params.get("language"),
        someone.language if someone is not None else getattr(connection.state, "language", None),
        connection.headers.get("accept-language"),
    )


def answer(payload: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(
        encoded(payload),
        status_code=status,
        media_type="application/json",
    )


def with_wait(response: Response, problem: Problem) -> Response:
    """A refusal that says when to try again says so in its header too."""
    if "wait_seconds" in problem.details:
        response.headers["retry-after"] = str(problem.details["wait_seconds"])
    return response


def attachment(name: str) -> dict[str, str]:
    """The header that makes a browser save an answer under this name, encoded by the standard library."""
    message = Message()
    message.add_header("Content-Disposition", "attachment", filename=name)
    return {"Content-Disposition": message["Content-Disposition"]}


async def check_look(connection: HTTPConnection, table_id: str) -> None:
    """Count a request that makes us read a table; one in memory costs nothing."""
    services = services_of(connection)
    if table_id not in services.tables.by_id:
        if connection.scope.get("method") == "GET":
            services.load.admit("look")
        await services.limits.spend("read", address_of(connection))


async def wanted_table(
    connection: HTTPConnection, table: Annotated[str, PathParameter(alias="table")]
) -> str:
    """The table that a URL names."""
    await check_look(connection, table)
    return table


TableId = Annotated[str, Depends(wanted_table)]
Connected = Annotated[Services, Depends(services_of)]
Asker = Annotated[Someone | None, Depends(asker)]
SignedIn = Annotated[Someone, Depends(signed_in)]
