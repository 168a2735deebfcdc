"""A person alone against a computer opponent: hints, the coach and the analysis are for such games."""

from __future__ import annotations

import random
from typing import Any

from magnifico.client import Client
from tests.server.server_process import (
    chosen,
)

ALONE = {"options": {"players": 2, "rules": "basic"}, "seats": ["me", "random"], "start": True}


async def own_turn(client: Client, table: str) -> dict[str, Any]:
    """The state as soon as the client has to decide, or the game is over."""
    number = 0
    while True:
        state: dict[str, Any] = (await client.state(table, number=number, wait=5))["state"]
        if state["decide"] or state["status"] == "over":
            return state
        number = state["number"]


async def play_to_the_end(client: Client, table: str) -> None:
    chance = random.Random(4)
    while (state := await own_turn(client, table))["status"] != "over":
        await client.move(table, chosen(state, chance), state["number"])
