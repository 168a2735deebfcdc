"""Connections as the web server hands them over: limited headers, requests that must arrive in time.

uvicorn doesn't limit these: its fast parser keeps an endless header in memory, and half a request waits forever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_BYTES: Final = 16 * 1024
HEAD_SECONDS: Final = 15.0  # from the first byte, or from connecting on
BODY_SECONDS: Final = 60.0  # the largest body is a card pack of a megabyte
FRAMES_PER_BYTE: Final = 16  # a body sent in chunks of one byte takes six times its size


class TooLargeHeadError(Exception):
    """Raised inside the parser to stop it."""


class HttpConnection(HttpToolsProtocol):
    """A connection for HTTP requests."""

    most = 0  # connections of any kind; 0: as many as the system allows
    most_per_address = 0
    by_address: ClassVar[Counter[str]] = Counter()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = True
        self._refused = False
        self._head = 0  # bytes of names, values and address
        self._fed = 0  # bytes that arrived since the head or the body began
        self._body = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected and must send a request in time."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.by_address[self._address] += 1
        self._expect(HEAD_SECONDS)
        beyond = self.most and len(self.connections) > self.most
        if beyond or 0 < self.most_per_address < self.by_address[self._address]:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, which has its own limits."""
        self._forget()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        self._expect(None)
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]

    def data_received(self, data: bytes) -> None:
        """Feed the parser, but neither an endless head nor endless framing around a body."""
        if self._refused:
            return
        if self._in_head and self._deadline is None:
            self._expect(HEAD_SECONDS)  # another request on this connection
        self._fed += len(data)
        super().data_received(data)
        around = self._fed - self._body * FRAMES_PER_BYTE
        if around > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        """The parser stopped: because of our limits, or because this isn't HTTP."""
        if not self._refused:
            super().send_400_response(msg)

    # -------------------------------------------------------------------------- what the parser finds

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is complete; the body has its own deadline."""
        self._in_head = False
        self._fed = self._body = 0
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete; the deadline of the next begins with its first byte."""
        self._in_head = True
        self._fed = self._body = 0
        self._expect(None)
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise TooLargeHeadError

    # ----------------------------------------------------------------------------------- giving up

    def _expect(self, seconds: float | None) -> None:
        """Set or lift the deadline for the next part."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self._in_head and not self._fed:
            self.transport.close()  # no request was ever sent
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer unless an answer is already on its way, and close."""
        self._refused = True
        self._expect(None)
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if not self.transport.is_closing():
            if cycle is None or not answering or not cycle.response_started:
                text = f"{status.value} {status.phrase}".encode()
                self.transport.write(
                    b"HTTP/1.1 " + text + b"\r\ncontent-type: text/plain; charset=utf-8\r\n"
                    b"connection: close\r\nretry-after: 10\r\ncontent-length: "
                    + str(len(text)).encode()
                    + b"\r\n\r\n"
                    + text
                )
            self.transport.close()
        if cycle is not None and answering:
            cycle.disconnected = True
            cycle.message_event.set()
