"""Creating tables, starting games and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from fastapi import APIRouter, Response
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request

from magnifico.bots import LEVELS
from magnifico.engine.game import new_options, ruleset_for
from magnifico.engine.options import OptionsError
from magnifico.secret import Secret
from magnifico.server.auth.identity import Someone
from magnifico.server.bots.pool import is_offered
from magnifico.server.http.new_tables import create_table, start_table
from magnifico.server.http.seat_names import bot_name
from magnifico.server.services import (
    Connected,
    Services,
    SignedIn,
    TableId,
    address_of,
    answer,
    requester,
)
from magnifico.server.storage import models
from magnifico.server.table_schemas import (
    ClockOptions,
    GameOptions,
    TableRequest,
    TableShown,
)
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.names import folded, numbered
from magnifico.server.work_queue import Requester
from magnifico.table.listing import shown_table, without_challenge
from magnifico.table.packs import LONGEST_REASON, checked_pack
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api", tags=["tables"])
SEED_BYTES: Final = 16


def checked_options(wanted: GameOptions, pack: Mapping[str, str] | None) -> dict[str, object]:
    """The engine's options in their stored form, if they are compatible with each other and the pack."""
    values: dict[str, object] = {
        name: value for name, value in wanted.model_dump().items() if value not in ([], None)
    }
    packs = checked_pack(pack) if pack else ()
    if packs:
        values["packs"] = [pack.key for pack in packs]
    try:
        ruleset_for(new_options(values, packs))
    except OptionsError as error:
        raise Problem("options", {"field": error.field, "reason": str(error)}) from None
    except ValueError as error:  # incompatible packs
        raise Problem("bad_pack", {"reason": str(error)[:LONGEST_REASON]}) from None
    return values


def checked_level(level: str, custom_bots: tuple[str, ...]) -> str:
    """An opponent that this server offers."""
    if not is_offered(level, custom_bots):
        details = {"levels": list(LEVELS), "custom_bots": list(custom_bots)}
        raise Problem("level_unknown", details)
    return level


def _new_seats(
    wanted: TableRequest, someone: Someone, players: int, custom_bots: tuple[str, ...]
) -> list[dict[str, Any]]:
    plan = list(wanted.seats) if wanted.seats is not None else ["me"]
    plan += ["open"] * (players - len(plan))
    if len(plan) != players:
        raise Problem(
            "options", {"field": "seats", "reason": f"{len(plan)} seats, {players} players"}
        )
    seats: list[dict[str, Any]] = []
    given = [*(wanted.names or []), *([None] * players)]
    names = _people_names(someone.name, plan, given)
    taken = {folded(name) for name in names.values()}
    for number, who in enumerate(plan):
        seat: dict[str, Any] = {
            "seat": number,
            "kind": "open",
            "name": "",
            "level": None,
            "person_id": None,
            "secret": new_seat_secret(),
        }
        if who == "me":
            seat.update(kind="person", name=names[number], person_id=someone.id)
        elif who != "open":
            level = checked_level(who, custom_bots)
            seat.update(kind="bot", level=level, name=bot_name(number, taken))
            taken.add(folded(seat["name"]))
        seat["folded"] = folded(seat["name"])
        seats.append(seat)
    return seats


def _people_names(own: str, plan: Sequence[str], given: Sequence[str | None]) -> dict[int, str]:
    """The names in the host's seats: as given, otherwise the host's own, numbered from the second on."""
    names: dict[int, str] = {}
    taken: set[str] = set()
    for seat, who in enumerate(plan):
        if who != "me":
            continue
        chosen = given[seat]
        if chosen is not None and folded(chosen) in taken:
            raise Problem("name_in_use")
        name = chosen or own
        number = 1
        while folded(name) in taken:
            number += 1
            name = numbered(own, number)
        names[seat] = name
        taken.add(folded(name))
    return names


def checked_clock(wanted: ClockOptions) -> dict[str, object]:
    """The clock in its stored form."""
    if wanted.kind != "none" and wanted.seconds < 1:
        raise Problem("options", {"field": "clock", "reason": "seconds"})
    plain = wanted.model_dump()
    return plain if wanted.kind != "none" else {"kind": "none", "seconds": 0, "increment": 0}


@router.post("/tables", response_model=TableShown, status_code=201)
async def new_table(
    wanted: TableRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Create a table; `start` begins at once if no seat is open. Repeating the key returns the same table."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    services.bots.queue.seen(someone.id, address_of(request))
    request_key = wanted.key and sha256(f"{someone.id}:{wanted.key}".encode()).hexdigest()
    if request_key and (made := await _made_before(services, request_key)) is not None:
        return await _repeated(services, made, wanted, someone, requester(request, someone))
    for name in wanted.names or ():
        await services.identity.check_name(name, someone.id)
    options = await services.work_queue.run(
        requester(request, someone), checked_options, wanted.options, wanted.pack
    )
    custom_bots = services.settings.custom_bots
    checked_level(wanted.level, custom_bots)
    seats = _new_seats(wanted, someone, wanted.options.players, custom_bots)
    if wanted.seed is not None and any(seat["kind"] == "open" for seat in seats):
        raise Problem("options", {"field": "seed", "reason": "only without open seats"})
    values: dict[str, Any] = {
        "title": wanted.title,
        "public": wanted.public,
        "options": options,
        "agreement": {
            "clock": checked_clock(wanted.clock),
            "undo": wanted.undo,
            "level": wanted.level,
            "hints": wanted.hints,
            "delay": wanted.delay,
        },
        "pack": wanted.pack or None,
        "seed": wanted.seed or Secret(secrets.token_hex(SEED_BYTES)),
        "seed_chosen": wanted.seed is not None,
        "request_key": request_key or None,
    }
    try:
        table_id = await create_table(services, requester(request, someone), values, seats)
    except IntegrityError:
        made = await _made_before(services, request_key or "")
        if made is None:
            raise
        return await _repeated(services, made, wanted, someone, requester(request, someone))
    if wanted.start:
        await start_table(services, table_id, requester(request, someone))
    table = await services.tables.get(table_id)
    return answer(shown_table(table, someone.id), 201)


async def _made_before(services: Services, request_key: str) -> str | None:
    """The table that a request with this key created."""
    async with services.database.read() as connection:
        found = await connection.execute(
            select(models.tables.c.id).where(models.tables.c.request_key == request_key)
        )
        return found.scalar()


async def _repeated(
    services: Services, table_id: str, wanted: TableRequest, someone: Someone, by: Requester
) -> Response:
    """The answer to a repeated request; the first may have failed before it started the game."""
    table = await services.tables.get(table_id)
    if wanted.start and table.row["status"] == "open":
        try:
            await start_table(services, table_id, by)
        except Problem as problem:
            if problem.code != "started":
                raise
        table = await services.tables.get(table_id)
    return answer(shown_table(table, someone.id), 201)


@router.post("/tables/{table}/start", response_model=TableShown)
async def start(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Start the game; only the host."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    if table.row["host_id"] != someone.id:
        raise Problem("not_host")
    await start_table(services, table_id, requester(request, someone))
    return answer(shown_table(await services.tables.get(table_id), someone.id))


@router.post("/tables/{table}/rematch", response_model=TableShown, status_code=201)
async def rematch(
    table_id: TableId, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """A rematch with the same people; the second to ask gets the first one's table."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    table = await services.tables.get(table_id)
    if not table.seats_of(someone.id):
        raise Problem("not_seated")
    if table.row["status"] not in ("over", "cancelled"):
        raise Problem("not_running")
    if table.row["rematch"] is not None:
        again = await services.tables.get(table.row["rematch"])
        return answer(shown_table(again, someone.id), 201)
    if table.options is None:
        raise table.refused or Problem("not_running")
    row = table.row
    values = {name: row[name] for name in ("title", "public", "options", "agreement", "pack")}
    seats = [
        {
            **{
                name: seat[name]
                for name in ("seat", "kind", "name", "folded", "level", "person_id")
            },
            "secret": new_seat_secret(),
        }
        for seat in table.seats
    ]
    values["agreement"] = without_challenge(row["agreement"])
    values["seed"] = Secret(secrets.token_hex(SEED_BYTES))
    new_id = await create_table(services, requester(request, someone), values, seats)
    async with services.database.write() as connection:
        won = await connection.execute(
            update(models.tables)
            .where(models.tables.c.id == table_id)
            .where(models.tables.c.rematch.is_(None))
            .values(rematch=new_id, **models.CHANGED)
        )
        if won.rowcount != 1:
            await connection.execute(
                delete(models.access).where(models.access.c.table_id == new_id)
            )
            await connection.execute(delete(models.seats).where(models.seats.c.table_id == new_id))
            await connection.execute(delete(models.tables).where(models.tables.c.id == new_id))
    table = await services.tables.changed(table_id)
    again = await services.tables.get(table.row["rematch"])
    return answer(shown_table(again, someone.id), 201)
