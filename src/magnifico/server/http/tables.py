"""Tables: made, found, joined, left, started, played again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from fastapi import APIRouter, Response
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request

from magnifico.bots import LEVELS, PERSONALITIES
from magnifico.engine.game import Game, new_options, ruleset_for
from magnifico.engine.options import RULES_VERSION, OptionsError
from magnifico.server.accounts.identity import Someone
from magnifico.server.bots.pool import is_offered
from magnifico.server.http.seat_links import forget_private_talk
from magnifico.server.http.seat_names import bot_name, check_free, free_name, names_at
from magnifico.server.schemas import (
    ClockOptions,
    GameOptions,
    JoinRequest,
    LeaveRequest,
    SeatRequest,
    TableRequest,
    TableShown,
)
from magnifico.server.services import Connected, Services, SignedIn, TableId, address_of, answer
from magnifico.server.settings import Settings
from magnifico.server.storage import models
from magnifico.server.storage.audit import note
from magnifico.server.tables.clocks import now_ms
from magnifico.server.tables.identifiers import new_seat_secret, new_table_id
from magnifico.server.tables.ledger import UnfitError
from magnifico.server.tables.listing import shown_table
from magnifico.server.tables.names import folded, numbered
from magnifico.server.tables.packs import checked_pack
from magnifico.server.tables.problems import Problem
from magnifico.server.tables.stored import begun_with
from magnifico.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])
SEED_BYTES: Final = 16


def checked_options(wanted: GameOptions, pack: Mapping[str, str] | None) -> dict[str, object]:
    """The engine's options as they are stored, if they go together and with the pack."""
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
    except ValueError as error:  # packs that do not go together
        raise Problem("bad_pack", {"reason": str(error)[:300]}) from None
    return values


def checked_level(level: str, custom_bots: tuple[str, ...]) -> str:
    """An opponent that this server offers."""
    if not is_offered(level, custom_bots):
        details = {
            "levels": list(LEVELS),
            "personalities": list(PERSONALITIES),
            "custom_bots": list(custom_bots),
        }
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
    """The names on the host's seats: as given, else the host's own, with a number from the second on."""
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
    """The clock as it is stored."""
    if wanted.kind != "none" and wanted.seconds < 1:
        raise Problem("options", {"field": "clock", "reason": "seconds"})
    plain = wanted.model_dump()
    return plain if wanted.kind != "none" else {"kind": "none", "seconds": 0, "increment": 0}


@router.post("/tables", response_model=TableShown, status_code=201)
async def new_table(
    wanted: TableRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """A new table; `start` begins at once if no seat is open. A repeat with the same key gets the same table."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    services.bots.queue.seen(someone.id, address_of(request))
    request_key = wanted.key and sha256(f"{someone.id}:{wanted.key}".encode()).hexdigest()
    if request_key and (made := await _made_before(services, request_key)) is not None:
        return await _repeated(services, made, wanted, someone)
    for name in wanted.names or ():
        await services.identity.check_name(name, someone.id)
    options = await services.study.run(someone.id, checked_options, wanted.options, wanted.pack)
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
        },
        "pack": wanted.pack or None,
        "seed": wanted.seed or secrets.token_hex(SEED_BYTES),
        "seed_chosen": wanted.seed is not None,
        "request_key": request_key or None,
    }
    try:
        table_id = await create_table(services, someone, values, seats)
    except IntegrityError:
        made = await _made_before(services, request_key or "")
        if made is None:
            raise
        return await _repeated(services, made, wanted, someone)
    if wanted.start:
        await start_game(services, table_id)
    table = await services.tables.get(table_id)
    return answer(shown_table(table, someone.id), 201)


async def _made_before(services: Services, request_key: str) -> str | None:
    """The table that a request with this key has made."""
    async with services.database.read() as connection:
        found = await connection.execute(
            select(models.tables.c.id).where(models.tables.c.request_key == request_key)
        )
        return found.scalar()


async def _repeated(
    services: Services, table_id: str, wanted: TableRequest, someone: Someone
) -> Response:
    """The answer to a repeat; the first one may have died before it started the game."""
    table = await services.tables.get(table_id)
    if wanted.start and table.row["status"] == "open":
        try:
            await start_game(services, table_id)
        except Problem as problem:
            if problem.code != "started":
                raise
        table = await services.tables.get(table_id)
    return answer(shown_table(table, someone.id), 201)


async def create_table(
    services: Services,
    someone: Someone,
    values: dict[str, Any],
    seats: list[dict[str, Any]],
    game: Game | None = None,
) -> str:
    """Store a new table; with a game its moves are the beginning of the log."""
    table_id = new_table_id()
    now = now_ms()
    moves = [] if game is None else game.moves
    async with services.database.write() as connection:
        await connection.execute(
            insert(models.tables).values(
                id=table_id,
                host_id=someone.id,
                status="open",
                rules_version=RULES_VERSION,
                number=len(moves),
                waiting="" if game is None else ",".join(map(str, game.to_act)),
                created_at=now,
                changed_at=now,
                **values,
            )
        )
        for seat in seats:
            await connection.execute(insert(models.seats).values(table_id=table_id, **seat))
            if seat["person_id"] is not None:
                await connection.execute(
                    insert(models.access).values(
                        table_id=table_id, seat=seat["seat"], person_id=seat["person_id"]
                    )
                )
        if moves:
            levels = {seat["seat"]: seat["level"] for seat in seats}
            await connection.execute(
                insert(models.entries),
                [
                    {
                        "table_id": table_id,
                        "number": number,
                        "kind": "move",
                        "seat": move.seat,
                        "text": move.text,
                        "by": levels[move.seat] or "person",
                        "at": now,
                    }
                    for number, move in enumerate(moves, 1)
                ],
            )
    return table_id


@router.post("/tables/{table}/start", response_model=TableShown)
async def start(table_id: TableId, services: Connected, someone: SignedIn) -> Response:
    """The host begins the game."""
    table = await services.tables.get(table_id)
    if table.row["host_id"] != someone.id:
        raise Problem("not_host")
    await start_game(services, table_id)
    return answer(shown_table(await services.tables.get(table_id), someone.id))


async def start_game(services: Services, table_id: str) -> None:
    """Begin the game; what it begins with is read again if it was changed just before."""
    table = await services.tables.get(table_id)
    while not await _started(services, table):
        await services.tables.refresh(table)
    table = await services.tables.changed(table_id)
    await services.tables.begin(table)


async def _started(services: Services, table: Table) -> bool:
    """Whether the game could begin as the table is known here."""
    if table.options is None:
        raise table.refused or Problem("not_running")
    try:
        begun = await services.study.run("", begun_with, table.options)
    except UnfitError as error:
        raise error.problem() from None
    now = now_ms()
    async with services.database.write() as connection:
        # First of all this, as it locks the row: nobody can open a seat after the seats were looked at.
        changed = await connection.execute(
            update(models.tables)
            .where(models.tables.c.id == table.id)
            .where(models.tables.c.status == "open")
            .where(models.tables.c.revision == table.row["revision"])
            .values(
                status="running",
                started_at=now,
                changed_at=now,
                due_at=now + 1000,
                **begun,
                **models.CHANGED,
            )
        )
        if changed.rowcount != 1:
            status = await connection.execute(
                select(models.tables.c.status).where(models.tables.c.id == table.id)
            )
            if status.scalar() != "open":
                raise Problem("started")
            return False
        still_open = await connection.execute(
            select(models.seats.c.seat)
            .where(models.seats.c.table_id == table.id)
            .where(models.seats.c.kind == "open")
        )
        if still_open.first() is not None:
            raise Problem("seats_open")
        if services.settings.rate_limits and all(seat["kind"] == "bot" for seat in table.seats):
            await _check_bot_tables(connection, table.row["host_id"], services.settings)
    return True


async def _check_bot_tables(connection: AsyncConnection, host: str, settings: Settings) -> None:
    """Refuse a game that nobody plays if enough of them are running, this one included in the count."""
    people = select(models.seats.c.table_id).where(models.seats.c.kind == "person")
    running = (
        select(func.count())
        .select_from(models.tables)
        .where(models.tables.c.status == "running")
        .where(models.tables.c.id.not_in(people))
    )
    own = await connection.execute(running.where(models.tables.c.host_id == host))
    total = await connection.execute(running)
    if own.scalar_one() > settings.bot_tables or total.scalar_one() > settings.all_bot_tables:
        raise Problem("bot_tables", {"own": settings.bot_tables, "all": settings.all_bot_tables})


# ------------------------------------------------------------------------------------------ seats


async def _sit(
    connection: AsyncConnection, table_id: str, someone: Someone, wanted: JoinRequest
) -> None:
    """Take an open seat; two who want the same one cannot both get it, and a repeat takes no second one."""
    held = await connection.execute(
        select(models.access.c.seat)
        .where(models.access.c.table_id == table_id)
        .where(models.access.c.person_id == someone.id)
    )
    mine = set(held.scalars())
    if mine and wanted.seat in (None, *mine):
        return
    query = (
        select(models.seats.c.seat)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.kind == "open")
        .order_by(models.seats.c.seat)
    )
    if wanted.seat is not None:
        query = query.where(models.seats.c.seat == wanted.seat)
    if wanted.name is not None:
        await check_free(connection, table_id, wanted.name)
        name = wanted.name
    else:
        name = await free_name(connection, table_id, someone.name, someone.id)
    for seat in (await connection.execute(query)).scalars().all():
        taken = await connection.execute(
            update(models.seats)
            .where(models.seats.c.table_id == table_id)
            .where(models.seats.c.seat == seat)
            .where(models.seats.c.kind == "open")
            .values(kind="person", name=name, folded=folded(name), person_id=someone.id)
        )
        if taken.rowcount == 1:
            await connection.execute(
                insert(models.access).values(table_id=table_id, seat=seat, person_id=someone.id)
            )
            return
    raise Problem("seat_taken")


async def check_open(connection: AsyncConnection, table_id: str) -> None:
    """Lock the table's row, so that joining and starting take turns, and see that it has not begun."""
    changed = await connection.execute(
        update(models.tables)
        .where(models.tables.c.id == table_id)
        .where(models.tables.c.status == "open")
        .values(changed_at=now_ms(), **models.CHANGED)
    )
    if changed.rowcount != 1:
        raise Problem("started")


@router.post("/tables/{table}/join", response_model=TableShown)
async def join(
    table_id: TableId, wanted: JoinRequest, services: Connected, someone: SignedIn
) -> Response:
    """Sit down at an open table."""
    await services.limits.spend("join", someone.id)
    await services.tables.get(table_id)
    if wanted.name is not None:
        await services.identity.check_name(wanted.name, someone.id)
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        await _sit(connection, table_id, someone, wanted)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))


EMPTY: Final[dict[str, Any]] = {
    "kind": "open",
    "name": "",
    "folded": "",
    "level": None,
    "person_id": None,
}


async def draw_seed(connection: AsyncConnection, table_id: str) -> None:
    """Draw a new seed where a seat is opened: the host may have chosen the old one and know what it deals."""
    await connection.execute(
        update(models.tables)
        .where(models.tables.c.id == table_id)
        .values(seed=secrets.token_hex(SEED_BYTES), seed_chosen=False)
    )


async def _vacate(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Open a seat; its old secret no longer opens it, and private talk with the person who left is deleted."""
    await draw_seed(connection, table_id)
    await connection.execute(
        update(models.seats)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.seat == seat)
        .values(**EMPTY, secret=new_seat_secret())
    )
    await connection.execute(
        delete(models.access)
        .where(models.access.c.table_id == table_id)
        .where(models.access.c.seat == seat)
    )
    await forget_private_talk(connection, table_id, seat)


@router.post("/tables/{table}/leave", response_model=TableShown)
async def leave(
    table_id: TableId, wanted: LeaveRequest, services: Connected, someone: SignedIn
) -> Response:
    """Stand up before the game begins; afterwards one resigns or hands over."""
    table = await services.tables.get(table_id)
    mine = table.seats_of(someone.id)
    leaving = mine if wanted.seat is None else mine & {wanted.seat}
    if not leaving:
        raise Problem("not_seated")
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        for seat in leaving:
            await _vacate(connection, table_id, seat)
        await _pass_on_host(connection, table_id, someone)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))


async def _pass_on_host(connection: AsyncConnection, table_id: str, someone: Someone) -> None:
    """A host who left hands the table to somebody still seated; without anybody it is closed.

    A host who never sat down stays the host, no matter who comes and goes.
    """
    hosting = await connection.execute(
        select(models.tables.c.host_id).where(models.tables.c.id == table_id)
    )
    if hosting.scalar() != someone.id:
        return
    found = await connection.execute(
        select(models.seats.c.person_id)
        .where(models.seats.c.table_id == table_id)
        .where(models.seats.c.person_id.is_not(None))
        .order_by(models.seats.c.seat)
    )
    left = [str(person) for person in found.scalars()]
    host = models.tables.c.host_id == someone.id
    of_table = models.tables.c.id == table_id
    if not left:
        await connection.execute(update(models.tables).where(of_table).values(status="cancelled"))
    elif someone.id not in left:
        await connection.execute(
            update(models.tables).where(of_table).where(host).values(host_id=left[0])
        )


@router.post("/tables/{table}/seats", response_model=TableShown)
async def change_seat(
    table_id: TableId, wanted: SeatRequest, services: Connected, someone: SignedIn
) -> Response:
    """The host puts a computer opponent on an open seat, takes one away, or sends a person away."""
    table = await services.tables.get(table_id)
    if table.row["host_id"] != someone.id:
        raise Problem("not_host")
    if wanted.seat >= len(table.seats):
        raise Problem("unknown")
    async with services.database.write() as connection:
        await check_open(connection, table_id)
        if wanted.remove:
            sent_away = table.seats[wanted.seat]["person_id"]
            if sent_away not in (None, someone.id):
                await note(connection, f"host {someone.id}", "send-away", str(sent_away))
            await _vacate(connection, table_id, wanted.seat)
        elif wanted.level is None:
            await draw_seed(connection, table_id)
        values = dict(EMPTY)
        if wanted.level is not None:
            name = bot_name(wanted.seat, await names_at(connection, table_id, wanted.seat))
            level = checked_level(wanted.level, services.settings.custom_bots)
            values.update(kind="bot", level=level, name=name, folded=folded(name))
        changed = await connection.execute(
            update(models.seats)
            .where(models.seats.c.table_id == table_id)
            .where(models.seats.c.seat == wanted.seat)
            .where(models.seats.c.kind != "person")
            .values(**values)
        )
        if changed.rowcount != 1:
            raise Problem("seat_taken")
        if wanted.remove and wanted.seat in table.seats_of(someone.id):
            await _pass_on_host(connection, table_id, someone)
    table = await services.tables.changed(table_id)
    return answer(shown_table(table, someone.id))


@router.post("/tables/{table}/rematch", response_model=TableShown, status_code=201)
async def rematch(table_id: TableId, services: Connected, someone: SignedIn) -> Response:
    """The same again with the same people; the second who asks gets the first one's table."""
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
    values["seed"] = secrets.token_hex(SEED_BYTES)
    new_id = await create_table(services, someone, values, seats)
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
