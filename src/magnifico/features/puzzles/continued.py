"""Tables that start from a position: the continued game of a puzzle."""

from __future__ import annotations

from typing import Any

from magnifico.engine.game import Game
from magnifico.secret import Secret
from magnifico.server.auth.identity import Someone
from magnifico.server.http.new_tables import create_table, start_table
from magnifico.server.http.seat_names import bot_name
from magnifico.server.services import Services
from magnifico.server.tables.identifiers import new_seat_secret
from magnifico.server.tables.names import folded
from magnifico.server.work_queue import Requester


async def begun_from(
    services: Services,
    who: Requester,
    someone: Someone,
    title: str,
    options: dict[str, object],
    game: Game,
    seat: int,
    level: str,
) -> str:
    """A running table that continues a game: a person in one seat, computer opponents in the others."""
    taken = {folded(someone.name)}
    seats: list[dict[str, Any]] = []
    for number in range(game.options.players):
        own = number == seat
        name = someone.name if own else bot_name(number, taken)
        taken.add(folded(name))
        seats.append(
            {
                "seat": number,
                "kind": "person" if own else "bot",
                "name": name,
                "folded": folded(name),
                "level": None if own else level,
                "person_id": someone.id if own else None,
                "secret": new_seat_secret(),
            }
        )
    clock = {"kind": "none", "seconds": 0, "increment": 0}
    values: dict[str, Any] = {
        "title": title,
        "public": False,
        "options": options,
        "agreement": {"clock": clock, "undo": "own", "level": level, "hints": None},
        "pack": None,
        "seed": Secret(str(game.seed)),
        "seed_chosen": True,
    }
    table_id = await create_table(services, who, values, seats, game)
    await start_table(services, table_id, who)
    return table_id
