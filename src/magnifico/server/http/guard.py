"""What every request goes through: size limits, origin check, security headers."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnifico.server.hosts import host_allowed
from magnifico.server.origins import origin_allowed
from magnifico.server.services import answer
from magnifico.server.settings import Settings
from magnifico.server.tables.problems import Problem
from magnifico.server.tables.words import chosen_language
from magnifico.texts import texts_for

SMALL: Final = 64 * 1024
LARGE: Final = 1200 * 1024  # a table with its own card pack
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEALTH: Final = frozenset({"/healthz", "/readyz"})  # reveal nothing and answer to any name
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class TooLargeError(Exception):
    """A body beyond the limit."""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if scope["type"] == "websocket":
            if host_allowed(connection, self.settings):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        limit = LARGE if scope["path"] == "/api/tables" else SMALL
        length = connection.headers.get("content-length", "0")
        problem: Problem | None = None
        if scope["path"] not in HEALTH and not host_allowed(connection, self.settings):
            problem = Problem("foreign_host", {"host": connection.headers.get("host", "")[:100]})
        elif scope["method"] not in SAFE and not origin_allowed(connection, self.settings):
            problem = Problem("foreign_page")
        elif not length.isascii() or not length.isdigit() or int(length[:12]) > limit:
            problem = Problem("too_large", {"bytes": limit})
        started = False
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                raise TooLargeError
            return message

        async def sent(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if problem is None:
            try:
                await self.app(scope, counted, sent)
                return
            except TooLargeError:
                if started:
                    raise
                problem = Problem("too_large", {"bytes": limit})
        texts = texts_for(chosen_language(connection.headers.get("accept-language")))
        await answer(problem.payload(texts), problem.status)(scope, receive, sent)
