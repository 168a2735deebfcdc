"""Connections as the web server hands them over: limited headers, requests that must arrive in time, close codes.

uvicorn doesn't limit these: its fast parser keeps an endless header in memory, and half a request waits forever.
"""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from collections.abc import Collection
from http import HTTPStatus
from typing import Any, ClassVar, Final, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

HEAD_BYTES: Final = 16 * 1024
HEAD_SECONDS: Final = 15.0  # from the first byte, or from connecting on
BODY_SECONDS: Final = 60.0  # the largest body is a card pack of a megabyte
FRAMES_PER_BYTE: Final = 16  # a body sent in chunks of one byte takes six times its size
GOING_AWAY: Final = 1001
NOT_NORMAL: Final = 1006
NOT_TEXT: Final = 1007
TEXT_FRAME: Final = 0x81  # the only frame of its message
MASKED: Final = 0x80  # added to the length, as clients have to mask what they send
LONGEST_TEXT: Final = 4096  # longer ones are left to the parser
MOST_UNREAD: Final = 8  # messages of one client waiting to be handled
LIVE: Final = "magnifico.live"  # the extension under which the application finds the connection


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


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection with a table's news."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._requested = False
        self._between_frames = True  # whether the parser waits for a frame to begin
        self._heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Pass a short text that arrives whole on at once; everything else takes the way through the parser."""
        self._heard_at = self.loop.time()
        if self._between_frames and self.handshake_complete:
            text = self._whole_text(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            self._between_frames = _ends_with_a_frame(data)
        elif not self.handshake_complete:
            self._between_frames = not self._requested  # the request comes first, and by itself
            self._requested = True
        super().data_received(data)

    def _whole_text(self, data: bytes) -> str | None:
        """The text of data that is one masked text frame and nothing else, unless a longer message is under way."""
        size = len(data)
        if size < 6 or data[0] != TEXT_FRAME or data[1] < MASKED:
            return None
        length, begin = data[1] - MASKED, 2
        if length == 126 and size >= 8:
            length, begin = int.from_bytes(data[2:4], "big"), 4
        if size != begin + 4 + length or length > LONGEST_TEXT or self.close_sent:
            return None
        if self.conn.current_size is not None or self.conn.state is not State.OPEN:
            return None
        mask = data[begin : begin + 4] * (length // 4 + 1)
        bits = int.from_bytes(data[begin + 4 :], "big") ^ int.from_bytes(mask[:length], "big")
        try:
            return bits.to_bytes(length, "big").decode()
        except UnicodeDecodeError:
            return None

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there, unless it has just sent something."""
        if self.ping_interval and self.loop.time() - self._heard_at < self.ping_interval:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Give the application access to this connection, which can send several messages at once."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[LIVE] = self

    def send_at_once(self, messages: Collection[bytes]) -> bool:
        """Send encoded texts in one write, unless the client hasn't received the previous ones yet.

        Half the cost of a message is its path through the layers in between, and needless waiting.
        """
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise WebSocketDisconnect(NOT_NORMAL)
        self.transport.write(b"".join(map(_text_frame, messages)))
        return True

    async def send_texts(self, messages: Collection[bytes]) -> None:
        """The same, as soon as the client can receive it."""
        while not self.send_at_once(messages):
            await self.writable.wait()

    def shutdown(self) -> None:
        """Say that the server is going away; uvicorn would say that it restarts, which it cannot know."""
        if not self.close_sent and self.handshake_complete and not self.transport.is_closing():
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that isn't UTF-8 ends the connection, without being logged as a server error."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        # uvicorn pauses reading after every message, which costs two system calls; it is enough to pause when messages
        # pile up.
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < MOST_UNREAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= MOST_UNREAD:
            self.read_paused = paused


def _ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begins with a frame ends with one, too."""
    at, size = 0, len(data)
    while at + 2 <= size:
        length, masked = data[at + 1] & 0x7F, data[at + 1] >= MASKED
        more = {126: 2, 127: 8}.get(length, 0)
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += 2 + more + 4 * masked + length
    return at == size


def _text_frame(message: bytes) -> bytes:
    """A text as a single unmasked frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        head = bytes((TEXT_FRAME, size))
    elif size < 1 << 16:
        head = struct.pack("!BBH", TEXT_FRAME, 126, size)
    else:
        head = struct.pack("!BBQ", TEXT_FRAME, 127, size)
    return head + message
