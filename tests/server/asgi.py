"""The real application in this process, asked without a socket in between."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Self

import httpx
import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tests.waiting import PATIENCE

UVICORN: Final = logging.getLogger("uvicorn.error")
HOST: Final = "127.0.0.1"


class Logged:
    """Logs what an application fails with, as the web server around it does."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            UVICORN.error("Exception in ASGI application\n", exc_info=error)


def client_of(app: ASGIApp, cookies: dict[str, str] | None = None) -> httpx.AsyncClient:
    """A browser."""
    transport = httpx.ASGITransport(Logged(app), client=(HOST, 1))
    client = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")
    for name, value in (cookies or {}).items():
        client.cookies.set(name, value, domain=HOST)
    return client


class LiveSocket:
    """A WebSocket; `told` has every message of the server, the one that closes it included."""

    def __init__(self, app: ASGIApp, path: str, cookies: dict[str, str]) -> None:
        self.app = Logged(app)
        held = "; ".join(f"{name}={value}" for name, value in cookies.items())
        headers = [(b"host", HOST.encode()), *([(b"cookie", held.encode())] if held else [])]
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": (HOST, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self.told: list[Message] = []
        self._read = 0  # messages
        self._asked: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._asked.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app(self.scope, self._asked.get, self._hear))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._asked.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def _hear(self, message: Message) -> None:
        self.told.append(message)
        self._news.set()

    @property
    def closed(self) -> bool:
        """Whether the server has hung up."""
        return any(message["type"] == "websocket.close" for message in self.told)

    def unread(self) -> list[Message]:
        """What came since the last time."""
        found: list[Message] = [dict(message) for message in self.told[self._read :]]
        self._read = len(self.told)
        return found

    def say(self, message: object) -> None:
        """Send something: plain data as JSON, or a text as it is."""
        text = message if isinstance(message, str) else orjson.dumps(message).decode()
        self._asked.put_nowait({"type": "websocket.receive", "text": text})

    def pongs(self) -> int:
        """How often it has answered a ping."""
        return sum(message.get("text") == '{"type":"pong"}' for message in self.told)

    async def settle(self) -> None:
        """Wait until everything said so far is answered."""
        before = self.pongs()
        self.say({"type": "ping"})
        async with asyncio.timeout(PATIENCE):
            while self.pongs() == before and not self.closed:
                self._news.clear()
                await self._news.wait()


def plain(response: httpx.Response) -> dict[str, Any]:
    """The body of an answer that has to be good."""
    assert response.is_success, f"{response.status_code} {response.text[:300]}"
    found: dict[str, Any] = response.json() if response.content else {}
    return found
