"""One WebSocket for each table and client: what happened since, what happens now, who is there, chat."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from fastapi import APIRouter
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnifico.engine.refusal import Refusal
from magnifico.server.chat import may_read, say
from magnifico.server.database import now_ms
from magnifico.server.errors import Problem
from magnifico.server.identity import Someone
from magnifico.server.listing import room_shown
from magnifico.server.origins import origin_allowed
from magnifico.server.play import ACTS, act_text, enter
from magnifico.server.presence import presence_of, show_presence
from magnifico.server.room import Listener, Room
from magnifico.server.schemas import (
    PROTOCOL,
    ActMessage,
    ActRequest,
    ChatMessage,
    ChatRequest,
    ClientMessage,
    Hello,
    MoveMessage,
    Ping,
    UndoMessage,
)
from magnifico.server.services import (
    Services,
    address_of,
    asker,
    language_of,
    services_of,
    viewer_of,
)
from magnifico.server.views import Viewer, encoded, update_payload
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.live")
router = APIRouter()
MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
LONGEST_MESSAGE: Final = 4096
CLOSE_POLICY: Final = 1008
CLOSE_GONE: Final = 1001
CLOSE_UNKNOWN: Final = 4404
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_TOO_MANY: Final = 4429


class Live:
    """One connection: a reader that answers, and a writer that tells what is new."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        room: Room,
        someone: Someone | None,
        hello: Hello,
    ) -> None:
        self.socket = socket
        self.services = services
        self.room = room
        self.someone = someone
        self.person = someone.id if someone is not None else ""
        self.language = hello.language or language_of(socket, someone)
        self.wanted_seat = hello.seat
        self.sent = hello.number if hello.number is not None else -1
        self.chat = hello.chat
        self.version = -1
        self.presence = -1
        self.state_sent: object = None
        self.listener = Listener(self.person, room.seats_of(self.person), "")
        self.replies: asyncio.Queue[dict[str, object]] = asyncio.Queue(maxsize=100)

    def viewer(self) -> Viewer:
        """With whose eyes this connection looks now."""
        seat = self.wanted_seat
        if seat is not None and seat not in self.room.seats_of(self.person):
            seat = None
        return viewer_of(self.room, self.someone, seat, self.language)

    async def send(self, message: dict[str, object]) -> None:
        """Send one message; a client that takes none for long is cut off."""
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(encoded(message).decode())

    async def run(self) -> None:
        """Talk until one side goes."""
        self.room.listeners.add(self.listener)
        self.listener.wake.set()
        show_presence(self.services, self.room)
        tasks = {asyncio.create_task(self.write()), asyncio.create_task(self.read())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.listeners.discard(self.listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            show_presence(self.services, self.room)
        for task in done:
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def write(self) -> None:
        """Tell everything that is new, then wait for more."""
        await self.send(
            {"type": "welcome", "protocol": PROTOCOL, "table": room_shown(self.room, self.person)}
        )
        self.version = self.room.version
        while True:
            await self.listener.wake.wait()
            self.listener.wake.clear()
            if self.listener.closed:
                await self.socket.close(CLOSE_SIGNED_OUT)
                return
            await self.tell()

    async def tell(self) -> None:
        """One round of news: replies last, so that an answered move has been seen."""
        room = self.room
        if self.version != room.version:
            self.version = room.version
            self.listener.seats = room.seats_of(self.person)
            await self.send({"type": "table", "table": room_shown(room, self.person)})
        ledger = room.ledger
        if ledger is not None and ledger is not self.state_sent:
            update = update_payload(ledger, self.sent, self.viewer(), room.words, now_ms())
            self.state_sent, self.sent = ledger, ledger.number
            await self.send(update)
        if self.chat < room.chat_number:
            seats = room.seats_of(self.person)
            lines = [
                line
                for line in room.chat
                if int(str(line["id"])) > self.chat and may_read(line, seats)
            ]
            self.chat = room.chat_number
            if lines:
                await self.send({"type": "chat", "lines": lines})
        if self.presence != room.presence:
            self.presence = room.presence
            await self.send({"type": "presence", **presence_of(room)})
        while not self.replies.empty():
            await self.send(self.replies.get_nowait())

    async def read(self) -> None:
        """Do what the client asks."""
        while True:
            message = await receive(self.socket)
            try:
                await self.services.limits.spend("message", self.person or address_of(self.socket))
            except Problem:
                await self.socket.close(CLOSE_TOO_MANY)
                return
            if isinstance(message, Problem):
                await self.reply(self.refusal(None, message))
            else:
                await self.handle(message)

    async def reply(self, message: dict[str, object]) -> None:
        """Let the writer send an answer after the news."""
        await self.replies.put(message)
        self.listener.wake.set()

    def refusal(self, key: str | None, problem: Problem) -> dict[str, object]:
        """A refused message."""
        self.services.metrics.refused(problem)
        return {"type": "refused", "key": key, "problem": problem.payload(texts_for(self.language))}

    async def handle(self, message: Any) -> None:
        """One message."""
        if isinstance(message, Hello):
            self.wanted_seat = message.seat
            self.language = message.language or self.language
            self.state_sent = None
            self.listener.wake.set()
            return
        key = None if isinstance(message, Ping) else message.key
        try:
            if isinstance(message, Ping):
                await self.reply({"type": "pong"})
            else:
                number = await self.do(message)
                await self.reply({"type": "done", "key": key, "number": number})
        except Problem as problem:
            await self.reply(self.refusal(key, problem))
        except Refusal as refusal:
            await self.reply(self.refusal(key, self.room.words.refused(refusal, self.language)))

    async def do(self, message: Any) -> int | None:
        """A move, an undo, an act or a line of chat; the number of its entry."""
        known = self.someone
        someone = await self.services.identity.find(known.id) if known is not None else None
        if known is None or someone is None or someone.session != known.session:
            raise Problem("not_signed_in")
        self.someone = someone
        if isinstance(message, ChatMessage):
            wanted = ChatRequest(text=message.text, key=message.key, to=message.to)
            await say(self.services, self.room, someone, wanted)
            return None
        text, kind, number = "", "move", None
        if isinstance(message, MoveMessage):
            text, number = message.move, message.number
        elif isinstance(message, UndoMessage):
            text, kind, number = message.to, "undo", message.number
        elif isinstance(message, ActMessage):
            act = ActRequest(act=message.act, key=message.key, to=message.to, seat=message.seat)
            text, kind = act_text(self.room, act), ACTS[message.act]
        record, _ = await enter(
            self.services,
            self.room,
            someone,
            kind,  # type: ignore[arg-type]
            message.seat,
            text,
            message.key,
            number,
            self.language,
        )
        return record.entry.number


async def receive(socket: WebSocket) -> Any:
    """The next message, or the Problem it is."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    text = raw.get("text")
    if text is None:
        return Problem("bad_request", {"reason": "text frames only"})
    if len(text) > LONGEST_MESSAGE:
        return Problem("too_large", {"bytes": LONGEST_MESSAGE})
    try:
        return MESSAGES.validate_json(text)
    except (ValidationError, ValueError):
        return Problem("bad_request")


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Accept a client of our own pages or of no page, hear its hello, then talk."""
    services = services_of(socket)
    if not origin_allowed(socket, services.settings):
        await socket.close(CLOSE_POLICY)
        return
    try:
        await services.limits.spend("socket", address_of(socket))
        someone = await asker(socket)
        room = await services.rooms.get(table)
        if someone is not None and not room.seats_of(someone.id):
            await services.rooms.check_access(room, someone.id)
    except Problem as problem:
        await socket.accept()
        code = CLOSE_TOO_MANY if problem.code == "too_many" else CLOSE_UNKNOWN
        await socket.close(code, problem.code)
        return
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket)
        if not isinstance(hello, Hello):
            await socket.close(CLOSE_POLICY, "hello first")
            return
        if room.refused is not None:
            payload = room.refused.payload(
                texts_for(hello.language or language_of(socket, someone))
            )
            await socket.send_json({"type": "refused", "key": None, "problem": payload})
            await socket.close(CLOSE_POLICY, room.refused.code)
            return
        if hello.number is not None and room.ledger and hello.number > room.ledger.number:
            await services.rooms.catch_up(room)
        await Live(socket, services, room, someone, hello).run()
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await _close(socket, CLOSE_POLICY)
    except asyncio.CancelledError:
        await _close(socket, CLOSE_GONE)
        raise
    except Exception as error:
        LOG.warning("a connection broke: %s", type(error).__name__)
        await _close(socket, 1011)


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await asyncio.wait_for(socket.close(code), 2)
    except Exception:  # it is gone already
        LOG.debug("closed by the other side")
