"""A server inside the test, for what needs a hand on its parts: held queues, other cards, single rounds of work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from magnifico.client.client import new_key
from magnifico.server.app import create_app, running
from magnifico.server.services import Services
from magnifico.server.settings import Settings


class Place:
    """A running application and the people who use it."""

    def __init__(self, app: FastAPI, clients: AsyncExitStack) -> None:
        self.app = app
        self.services: Services = app.state.services
        self._clients = clients

    async def browser(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody without a name, at an address."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
        return await self._clients.enter_async_context(client)

    async def guest(self, name: str, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A guest."""
        client = await self.browser(address)
        (await client.post("/api/guest", json={"name": name})).raise_for_status()
        return client


@asynccontextmanager
async def in_process(data: Path, **settings: Any) -> AsyncIterator[Place]:
    """Started and stopped in this process; without limits and bots unless the test wants them."""
    quiet = {"rate_limits": 0, "bot_workers": 0, "shed_seconds": 0}
    app = create_app(Settings(data=data, **{**quiet, **settings}))
    async with running(app), AsyncExitStack() as clients:
        yield Place(app, clients)


async def begun(*clients: httpx.AsyncClient, **wanted: Any) -> str:
    """A table where these people play."""
    wanted = {"options": {"players": len(clients)}, **wanted}
    made = await clients[0].post("/api/tables", json=wanted)
    made.raise_for_status()
    table = str(made.json()["id"])
    for client in clients[1:]:
        (await client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
    (await clients[0].post(f"/api/tables/{table}/start", json={})).raise_for_status()
    return table


async def move_once(table: str, *clients: httpx.AsyncClient) -> bool:
    """The first legal move of whoever has to decide; False if nobody has."""
    for client in clients:
        state = (await client.get(f"/api/tables/{table}/state")).json()["state"]
        if state["decide"]:
            wanted = {
                "move": state["moves"][0]["move"],
                "number": state["number"],
                "key": new_key(),
            }
            (await client.post(f"/api/tables/{table}/moves", json=wanted)).raise_for_status()
            return True
    return False
