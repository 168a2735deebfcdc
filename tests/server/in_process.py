"""A server inside the test, for what needs a hand on its parts: held queues, other cards, single rounds of work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

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
