"""Connections of strangers: heads without end, requests that never come, frames that are not text."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from magnifico.client import LiveTable
from magnifico.server import connections
from magnifico.server.connections import HttpConnection
from magnifico.server.live.socket import Live
from magnifico.server.tables.hosted import Listener
from tests.server.server_process import Server, ServerProcess, guests, run, seated
from tests.waiting import until

MEGABYTE = 1024 * 1024


def answer_to(server: Server, *parts: bytes, most: int = 64 * MEGABYTE) -> bytes:
    """Send the parts, the last one again and again until the server closes or `most` bytes went out."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as talk:
        talk.settimeout(20)
        sent = 0
        try:
            for part in parts[:-1]:
                talk.sendall(part)
            while sent < most:
                talk.sendall(parts[-1])
                sent += len(parts[-1])
        except OSError:
            pass
        assert sent < most, "the server took all of it"
        try:
            return talk.recv(1000)
        except OSError:
            return b""  # the answer is lost if we were still sending


REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        (REQUEST, b"X-Many: " + b"y" * 1000 + b"\r\n"),
        (REQUEST + b"X-Long: ", b"y" * 1000),
        (b"GET /", b"y" * 1000),
        (CHUNKED + b"2\r\n{}\r\n0\r\n", b"X-After: " + b"y" * 1000 + b"\r\n"),
        (CHUNKED + b"2\r\n{}\r\n0\r\nX-After: ", b"y" * 1000),
        (CHUNKED + b"2;", b"y" * 1000),
    ],
    ids=["many headers", "one header", "address", "trailers", "one trailer", "chunk extension"],
)
def test_heads_without_end_are_cut_off(server: Server, parts: tuple[bytes, ...]) -> None:
    """ATTACK D2: 300 MB of headers on one connection took 294 MB of memory."""
    answer = answer_to(server, *parts)
    assert answer[:12] in (b"", b"HTTP/1.1 431", b"HTTP/1.1 400", b"HTTP/1.1 422"), answer


@pytest.mark.parametrize("after", [b"", REQUEST + b"\r\n"], ids=["alone", "with another after it"])
def test_a_head_a_little_too_long_is_told_so(server: Server, after: bytes) -> None:
    """ATTACK D2: the answer is 431 and the connection is closed."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as talk:
        talk.settimeout(20)
        talk.sendall(REQUEST + b"X-Long: " + b"y" * 20_000 + b"\r\n\r\n" + after)
        answer = b""
        while part := talk.recv(1000):
            answer += part
    assert answer.startswith(b"HTTP/1.1 431 "), answer


def test_requests_of_a_usual_size_pass_one_after_the_other(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as talk:
        talk.settimeout(20)
        for _ in range(4):  # together more than one head may have
            talk.sendall(REQUEST + b"Cookie: " + b"y" * 8_000 + b"\r\n\r\n")
            answer = b""
            while b'{"status":"ok"}' not in answer:
                answer += talk.recv(1000)
            assert answer.startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GET /healthz HT", b"HTTP/1.1 408 "),
        (REQUEST, b"HTTP/1.1 408 "),
        (POST + b"Content-Length: 100\r\n\r\n{", b"HTTP/1.1 408 "),
        (REQUEST + b"\r\n" + REQUEST, b"HTTP/1.1 200 "),
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a second one"],
)
def test_half_a_request_is_given_up_in_time(
    sent: bytes, status: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK D15: 1,500 of 1,500 half-sent requests were still open after 90 seconds."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)

    async def until_closed() -> None:
        async with connected() as (reader, writer):
            writer.write(sent)
            async with asyncio.timeout(30):
                assert (await reader.read()).startswith(status)

    asyncio.run(until_closed())


class connected:  # noqa: N801 - a context
    """A server of nothing but this kind of connection, in this process, and a connection to it."""

    async def __aenter__(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        import uvicorn
        from uvicorn.server import ServerState

        async def application(scope: object, receive: object, send: object) -> None:
            more = True
            while more:
                message = await receive()  # type: ignore[operator]
                if message["type"] == "http.disconnect":
                    return
                more = message.get("more_body", False)
            await send(  # type: ignore[operator]
                {
                    "type": "http.response.start",
                    "status": 200,
                    "headers": [(b"content-length", b"0")],
                }
            )
            await send({"type": "http.response.body", "body": b""})  # type: ignore[operator]

        config = uvicorn.Config(application, http=HttpConnection, log_config=None, lifespan="off")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(
            lambda: HttpConnection(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        port = self.listening.sockets[0].getsockname()[1]
        reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        return reader, self.writer

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        self.listening.close()


async def receive_all(live: LiveTable) -> None:
    while True:
        await live.receive()


def test_a_server_that_stops_says_that_it_goes_away(data: Path) -> None:
    """ATTACK, low: the close code was 1012 where the protocol says 1001."""

    async def stop() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        async with anna.live(table) as live:
            await live.receive()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await receive_all(live)
            await stopping
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001

    server = ServerProcess(data).start()
    try:
        run(stop)
    finally:
        server.stop()


def test_a_frame_that_is_not_text_is_not_an_error_in_the_log(data: Path) -> None:
    """ATTACK, low: a broken UTF-8 frame logged a traceback."""

    async def break_it() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect(address, proxy=None) as broken:
            await broken.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await broken.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007

    with ServerProcess(data) as server:
        run(break_it)
    assert not re.search("trace|exception", server.log.read_text(), re.IGNORECASE)


def client_frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


def test_messages_are_understood_however_they_are_cut_into_pieces(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole, in frames, in fragments of frames or several at once: the same answers, in order."""
    ping = b'{"type":"ping"}'
    padded = ping[:-1] + b" " * 200 + b"}"
    whole, longer = client_frame(ping), client_frame(padded)
    in_parts = client_frame(ping[:5], fin=False) + client_frame(ping[5:], Opcode.CONT)
    pieces = [
        whole,
        longer,
        whole + longer + whole,  # several at once
        client_frame(b"?", Opcode.PING) + whole,
        client_frame(ping[:4], fin=False),  # a message in frames, with a pong in between
        client_frame(b"", Opcode.PONG),
        client_frame(ping[4:], Opcode.CONT),
        in_parts,
        client_frame(b"?", Opcode.PING),
        whole,
        whole[:1],  # a frame in pieces, and whole ones after it
        whole[1:9],
        whole[9:] + longer[:3],
        longer[3:],
        whole,
    ]

    read = WebSocketsSansIOProtocol.data_received
    arrived: list[bytes] = []

    def counted(connection: WebSocketsSansIOProtocol, data: bytes) -> None:
        arrived.append(data)
        read(connection, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)

    async def talk() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect(address, proxy=None) as live:
            await live.send('{"type":"hello"}')
            assert '"welcome"' in str(await live.recv())
            arrived.clear()
            pongs = 0
            for piece in pieces:
                live.transport.write(piece)
                await asyncio.to_thread(until, lambda: b"".join(arrived) == piece)  # noqa: B023
                arrived.clear()
            async with asyncio.timeout(20):
                while pongs < 12:
                    pongs += '"pong"' in str(await live.recv())
            await live.send(b"bytes")
            refused = str(await live.recv())
            assert '"refused"' in refused  # and no more pongs in between

    run(talk)


def test_an_answer_comes_once_and_after_its_news(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients)
        heard: list[dict[str, object]] = []
        async with clients[0].live(table) as live:
            for key in ("one", "one", "two"):  # a repeated key is the same entry
                await live.send({"type": "act", "act": "propose_cancel", "key": key})
            await live.send({"type": "ping"})
            while not heard or heard[-1]["type"] != "pong":
                heard.append(await live.receive())
        told = [(one["type"], one.get("key")) for one in heard]
        answers = [one for one in told if one[0] in ("done", "refused")]
        assert answers == [("done", "one"), ("done", "one"), ("refused", "two")]
        news = next(at for at, (kind, _) in enumerate(told) if kind in ("update", "change") and at)
        assert news < told.index(("done", "one"))

    run(play)


class SlowSocket:
    """A socket whose client takes something only while it is told to."""

    def __init__(self) -> None:
        self.taking = asyncio.Event()
        self.taken: list[str] = []
        self.gone = False

    async def send_text(self, text: str) -> None:
        if self.gone:
            raise WebSocketDisconnect(1006)
        await self.taking.wait()
        self.taken.append(text)


def slow_client(told: list[bytes]) -> tuple[Live, SlowSocket]:
    """What tells a client of the news in a list, and the client's socket."""
    socket = SlowSocket()
    live = Live.__new__(Live)
    live.socket = socket  # type: ignore[assignment]
    live.news_waits, live.leaving, live.unsent = asyncio.Event(), False, []
    live.listener = Listener("", frozenset(), "")

    def tell() -> None:
        live.unsent += told
        told.clear()

    live.collect = tell  # type: ignore[method-assign]
    return live, socket


def test_news_for_a_client_that_takes_nothing_gather_and_come_in_order() -> None:
    async def tell() -> None:
        news = [b"first"]
        live, client = slow_client(news)
        writer = asyncio.create_task(live.write())
        await asyncio.sleep(0)
        since = live.listener.sending_since
        for text in (b"second", b"third"):
            news.append(text)
            live.news_waits.set()
            await asyncio.sleep(0)
        assert since is not None and live.listener.sending_since == since, "it may be cut off"
        client.taking.set()
        while len(client.taken) < 3:
            await asyncio.sleep(0)
        assert client.taken == ["first", "second", "third"]
        assert [live.listener.sending_since, writer.done()] == [None, False]
        writer.cancel()

    asyncio.run(tell())


def test_a_client_that_went_away_ends_its_connection() -> None:
    async def tell() -> None:
        live, client = slow_client([b"news"])
        client.gone = True
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(live.write(), 120)
        live.news_waits.set()  # of no consequence any more

    asyncio.run(tell())
