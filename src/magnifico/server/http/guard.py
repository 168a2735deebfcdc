"""What every request goes through: limits of size and number, host and origin checks, security headers."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnifico.server.hosts import host_allowed
from magnifico.server.origins import origin_allowed
from magnifico.server.problems import HttpProblem, problem_shown, status_of
from magnifico.server.services import address_of, answer, services_of, with_wait
from magnifico.server.settings import Settings
from magnifico.table.problems import Problem
from magnifico.table.words import chosen_language
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
            if self._misdirected(connection) is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        limit = LARGE if scope["path"] == "/api/tables" else SMALL
        problem = await self._refused(connection, limit)
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
        response = with_wait(answer(problem_shown(problem, texts), status_of(problem)), problem)
        await response(scope, receive, sent)

    def _misdirected(self, connection: HTTPConnection) -> Problem | None:
        """Why a request isn't for us: it has to name one host, and one of ours."""
        named = connection.headers.getlist("host")
        if len(named) != 1:
            return HttpProblem("bad_request", 400, {"reason": "one Host header"})
        if not host_allowed(connection, self.settings):
            return Problem("foreign_host", {"host": named[0][:100]})
        return None

    async def _refused(self, connection: HTTPConnection, limit: int) -> Problem | None:
        """Why a request is not even looked at."""
        scope = connection.scope
        length = connection.headers.get("content-length", "0")
        checked = scope["path"] not in HEALTH
        if checked and (problem := self._misdirected(connection)) is not None:
            return problem
        if scope["method"] not in SAFE and not origin_allowed(connection, self.settings):
            return Problem("foreign_page")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > limit:
            return Problem("too_large", {"bytes": limit})
        try:
            if checked:
                await services_of(connection).limits.spend("request", address_of(connection))
        except Problem as problem:
            return problem
        return None
