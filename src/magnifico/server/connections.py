"""Connections as the web server hands them over: limited headers, requests that must arrive in time.

uvicorn doesn't limit these: its fast parser keeps an endless header in memory, and half a request waits forever. So
what arrives is looked at here, with a parser of the same kind, before uvicorn gets it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import Any, ClassVar, Final

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 16 * 1024
HEAD_SECONDS: Final = 15.0  # from the first byte, or from connecting on
BODY_SECONDS: Final = 60.0  # the largest body is a card pack of a megabyte
FRAMES_PER_BYTE: Final = 16  # a body sent in chunks of one byte takes six times its size


class HttpConnection(asyncio.Protocol):
    """Passes a connection on to uvicorn while it stays within the limits."""

    most = 0  # connections of any kind; 0: as many as the system allows
    most_per_address = 0
    by_address: ClassVar[Counter[str]] = Counter()
    transport: asyncio.Transport

    def __init__(self, **given: Any) -> None:
        self._served = HttpToolsProtocol(**given)
        self._all = given["server_state"].connections
        self._parser = HttpRequestParser(self)
        self._in_head = True
        self._refused = False
        self._head = 0  # bytes of names, values and address
        self._longest = 0  # of all heads
        self._fed = 0  # bytes that arrived since the head or the body began
        self._body = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected and must send a request in time."""
        self.transport = transport
        self._served.connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.by_address[self._address] += 1
        self._expect(HEAD_SECONDS)
        beyond = self.most and len(self._all) > self.most
        if beyond or 0 < self.most_per_address < self.by_address[self._address]:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self._forget()
        self._served.connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side takes less than it is sent."""
        self._served.pause_writing()

    def resume_writing(self) -> None:
        """It takes more again."""
        self._served.resume_writing()

    def _forget(self) -> None:
        self._expect(None)
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]

    def data_received(self, data: bytes) -> None:
        """Pass on what arrived, but neither an endless head nor endless framing around a body."""
        if self._refused:
            return
        if self._in_head and self._deadline is None:
            self._expect(HEAD_SECONDS)  # another request on this connection
        self._fed += len(data)
        with suppress(HttpParserError, HttpParserUpgrade):  # uvicorn finds the same
            self._parser.feed_data(data)
        if max(self._longest, self._fed - self._body * FRAMES_PER_BYTE) > HEAD_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        self._served.data_received(data)
        if self.transport.get_protocol() is not self:
            self._forget()  # from here on it is a WebSocket, which has its own limits

    # -------------------------------------------------------------------------- what the parser finds

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        self._count(len(name) + len(value) + 4)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head = 0

    def on_headers_complete(self) -> None:
        """The head is complete; the body has its own deadline."""
        self._in_head = False
        self._fed = self._body = 0
        self._expect(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body += len(body)

    def on_message_complete(self) -> None:
        """The request is complete; the deadline of the next begins with its first byte."""
        self._in_head = True
        self._fed = self._body = 0
        self._expect(None)

    def _count(self, size: int) -> None:
        self._head += size
        self._longest = max(self._longest, self._head)

    # ----------------------------------------------------------------------------------- giving up

    def _expect(self, seconds: float | None) -> None:
        """Set or lift the deadline for the next part."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = (
            None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._late)
        )

    def _late(self) -> None:
        self._deadline = None
        if self._in_head and not self._fed:
            self.transport.close()  # no request was ever sent
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer and close."""
        self._refused = True
        self._expect(None)
        if self.transport.is_closing():
            return
        text = f"{status.value} {status.phrase}".encode()
        self.transport.write(
            b"HTTP/1.1 " + text + b"\r\ncontent-type: text/plain; charset=utf-8\r\n"
            b"connection: close\r\nretry-after: 10\r\ncontent-length: "
            + str(len(text)).encode()
            + b"\r\n\r\n"
            + text
        )
        self.transport.close()
