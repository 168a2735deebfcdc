"""One WebSocket for each table and client: what happened since, what happens now, who is there, chat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter
from fastapi import Path as PathParameter
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnifico.engine.refusal import Refusal
from magnifico.server.auth.identity import Someone
from magnifico.server.live.presence import presence_of, show_presence
from magnifico.server.live_schemas import (
    ActMessage,
    ChatMessage,
    ClientMessage,
    Hello,
    MoveMessage,
    Ping,
    UndoMessage,
)
from magnifico.server.origins import origin_allowed
from magnifico.server.problems import problem_shown
from magnifico.server.services import (
    Services,
    address_of,
    asker,
    check_look,
    language_of,
    person_of,
    requester,
    services_of,
)
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable, Listener
from magnifico.server.tables.storage import StorageError
from magnifico.table.commands import act, viewer_of
from magnifico.table.encoding import encoded
from magnifico.table.entries import Command
from magnifico.table.ledger import Ledger
from magnifico.table.listing import PROTOCOL, shown_table
from magnifico.table.problems import Problem
from magnifico.table.updates import change_message, update_message
from magnifico.table.views import Viewer
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.live")
router = APIRouter()
MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
HELLO_SECONDS: Final = 10.0
LEAVING_SECONDS: Final = 2.0
LONGEST_MESSAGE: Final = 4096
CLOSE_POLICY: Final = 1008
CLOSE_GONE: Final = 1001
CLOSE_UNKNOWN: Final = 4404
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_TOO_MANY: Final = 4429
CLOSE_BUSY: Final = 4503
CLOSE_CODES: Final = {
    "too_many": CLOSE_TOO_MANY,
    "busy": CLOSE_BUSY,
    "unavailable": CLOSE_BUSY,
}


class Live:
    """One connection: a reader that answers, and a writer that tells what is new."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        table: HostedTable,
        someone: Someone | None,
        hello: Hello,
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.someone = someone
        self.person = someone.id if someone is not None else ""
        self.language = hello.language or language_of(socket, someone)
        self.wanted_seat = hello.seat
        self.sent = hello.number if hello.number is not None else -1
        self.chat = hello.chat
        self.version = -1
        self.presence = -1
        self.wants_changes = hello.changes
        self.state_sent: tuple[Ledger, Viewer] | None = None
        self.timeline = table.timeline
        session = someone.session if someone is not None else None
        self.listener = Listener(self.person, table.seats_of(self.person), "", session=session)
        self.replies: asyncio.Queue[dict[str, object]] = asyncio.Queue(maxsize=100)
        self.unsent: list[bytes] = []
        self.asked: str | None = None  # the key of what is being entered for this client
        self.news_waits = asyncio.Event()
        self.leaving = False  # the server stops
        self.looking: tuple[tuple[int, int | None, str], Viewer] | None = None

    def viewer(self) -> Viewer:
        """The point of view of this connection."""
        wanted = (self.table.version, self.wanted_seat, self.language)  # all that it depends on
        if self.looking is not None and self.looking[0] == wanted:
            return self.looking[1]
        seat = self.wanted_seat
        if seat is not None and seat not in self.table.seats_of(self.person):
            seat = None
        viewer = viewer_of(self.table, person_of(self.someone), seat, self.language)
        self.looking = (wanted, viewer)
        return viewer

    def send(self, message: dict[str, object]) -> None:
        """Add a message to those that are sent next."""
        self.unsent.append(encoded(message))

    def news(self, ledger: Ledger, now: int) -> bytes:
        """What changed for a client that has the state before, else the whole."""
        viewer, words, sent = self.viewer(), self.table.words, self.state_sent
        self.state_sent = (ledger, viewer)
        seen, self.sent = self.sent, ledger.number
        if self.wants_changes and sent is not None and sent[1] == viewer:
            return change_message(sent[0], ledger, viewer, words, now)
        return update_message(ledger, seen, viewer, words, now)

    async def run(self) -> None:
        """Talk until one side goes."""
        self.send(
            {"type": "welcome", "protocol": PROTOCOL, "table": shown_table(self.table, self.person)}
        )
        self.version = self.table.version
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        self.listener.wake = self.news_waits.set
        self.listener.cut_off = writer.cancel
        self.table.listeners.add(self.listener)
        task = asyncio.current_task()
        assert task is not None
        self.services.live[task] = self.leave
        show_presence(self.services.broker, self.table)
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self.services.live[task]
            self.table.listeners.discard(self.listener)
            cut_off = writer.cancelled()
            reader.cancel()
            writer.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
            show_presence(self.services.broker, self.table)
        if cut_off:
            raise TimeoutError
        for result in results:
            if isinstance(result, Exception):
                raise result

    def leave(self) -> None:
        """Tell the client that the server stops."""
        self.leaving = True
        self.news_waits.set()

    async def write(self) -> None:
        """Send everything new; while the client takes nothing, news gathers."""
        while not (self.listener.closed or self.leaving):
            self.news_waits.clear()
            self.collect()
            messages, self.unsent = self.unsent, []
            self.listener.sending_since = asyncio.get_running_loop().time()
            for message in messages:
                await self.socket.send_text(message.decode())
            self.listener.sending_since = None
            await self.news_waits.wait()
        await self.socket.close(CLOSE_SIGNED_OUT if self.listener.closed else CLOSE_GONE)

    def collect(self) -> None:
        """Put together what is new: replies last, so that an answered move has been seen."""
        table = self.table
        if self.version != table.version:
            self.version = table.version
            seats = table.seats_of(self.person)
            if seats != self.listener.seats:
                self.listener.seats = seats
                self.state_sent = None  # what is shown belongs to the seats
            self.send({"type": "table", "table": shown_table(table, self.person)})
        if self.timeline != table.timeline:
            self.timeline, self.sent, self.state_sent = table.timeline, -1, None
            self.send(self.refusal(None, Problem("went_back")))
        ledger = table.ledger_for(self.viewer().seats)
        if ledger is not None and (self.state_sent is None or ledger is not self.state_sent[0]):
            fresh = self.state_sent is not None and self.sent < ledger.number
            seen = self.sent
            now = now_ms()
            self.unsent.append(self.news(ledger, now))
            self._answer(ledger, seen)
            if fresh and table.entered is not None and ledger is table.entered[0]:
                self.services.load.note_told(table.entered[1])
        talk = self.services.talk
        if talk is not None and self.chat < table.chat_number:
            lines = talk.after(table, self.chat, table.seats_of(self.person))
            self.chat = table.chat_number
            if lines:
                self.send({"type": "chat", "lines": lines})
        if self.presence != table.presence:
            self.presence = table.presence
            self.send({"type": "presence", **presence_of(table, self.viewer().seats)})
        while not self.replies.empty():
            self.send(self.replies.get_nowait())

    def _answer(self, ledger: Ledger, seen: int) -> None:
        """Answer at once if what this client is entering is in the news."""
        if self.asked is None:
            return
        own = {f"{seat}:{self.asked}" for seat in self.listener.seats}
        for record in ledger.records[max(0, seen) :]:
            if record.entry.key in own:
                self.send({"type": "done", "key": self.asked, "number": record.entry.number})
                self.asked = None
                return

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
        self.news_waits.set()

    def refusal(self, key: str | None, problem: Problem) -> dict[str, object]:
        """A refused message."""
        self.services.metrics.refused(problem)
        return {
            "type": "refused",
            "key": key,
            "problem": problem_shown(problem, texts_for(self.language)),
        }

    async def handle(self, message: Any) -> None:
        """One message."""
        kind = type(message)  # pydantic takes long to tell that something isn't an instance
        if kind is Hello:
            self.wanted_seat = message.seat
            self.language = message.language or self.language
            self.wants_changes = message.changes
            self.state_sent = None
            self.news_waits.set()
            return
        key = None if kind is Ping else message.key
        try:
            if kind is Ping:
                await self.reply({"type": "pong"})
            else:
                self.asked = key
                number = await self.do(message)
                if self.asked is not None or number is None:
                    await self.reply({"type": "done", "key": key, "number": number})
        except Problem as problem:
            await self.reply(self.refusal(key, problem))
        except Refusal as refusal:
            await self.reply(self.refusal(key, self.table.words.refused(refusal, self.language)))
        finally:
            self.asked = None

    async def do(self, message: Any) -> int | None:
        """A move, an undo, an act or a line of chat; the number of its entry."""
        known = self.someone
        identity = self.services.identity
        someone = await identity.of_session(known.id, known.session) if known is not None else None
        if someone is None:
            raise Problem("not_signed_in")
        self.someone = someone
        if type(message) is ChatMessage:
            if self.services.talk is None:
                raise Problem("unknown")
            who = requester(self.socket, someone)
            await self.services.talk.say(self.table, someone, message, who)
            return None
        self.services.load.admit("move")
        await self.services.limits.spend("move", someone.id)
        command = self._command(message)
        record, _ = await self.services.tables.enter(self.table, someone.id, command, self.language)
        return record.entry.number

    def _command(self, message: MoveMessage | UndoMessage | ActMessage) -> Command:
        if isinstance(message, ActMessage):
            return act(self.table, message.act, message.to, message.seat, message.key)
        if isinstance(message, MoveMessage):
            return Command(
                "move", message.seat, message.move, key=message.key, number=message.number
            )
        return Command("undo", message.seat, message.to, key=message.key, number=message.number)


async def leave_all(services: Services) -> None:
    """Tell all clients that the server stops."""
    for leave in services.live.values():
        leave()
    if services.live:
        await asyncio.wait(services.live, timeout=LEAVING_SECONDS)


async def receive(socket: WebSocket) -> Any:
    """The next message, or the Problem it is."""
    raw: Mapping[str, Any] = await socket.receive()
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
async def live(socket: WebSocket, table_id: Annotated[str, PathParameter(alias="table")]) -> None:
    """Accept a client of our own pages or of no page, hear its hello, then talk."""
    services = services_of(socket)
    if not origin_allowed(socket, services.settings):
        await socket.close(CLOSE_POLICY)
        return
    try:
        await services.limits.spend("socket", address_of(socket))
        someone = await asker(socket)
        await check_look(socket, table_id)
        table = await services.tables.get(table_id)
        if someone is not None and not table.seats_of(someone.id):
            await services.tables.check_access(table, someone.id)
        person = someone.id if someone is not None else ""
        seats = table.attend(table.seats_of(person))
        services.load.admit("move" if seats else "open")
        with services.caps.held(address_of(socket), person, table_id, not seats):
            await _talk(socket, services, table, someone)
    except Problem as problem:
        services.metrics.refused(problem)
        await socket.accept()
        reason = str(problem.details.get("cap", problem.code))
        await socket.close(CLOSE_CODES.get(problem.code, CLOSE_UNKNOWN), reason)
    except StorageError as error:
        LOG.error("the database failed: %s", error)
        await socket.accept()
        await socket.close(CLOSE_BUSY, "unavailable")


async def _talk(
    socket: WebSocket, services: Services, table: HostedTable, someone: Someone | None
) -> None:
    """Hear the hello, then talk until one side goes."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket)
        if not isinstance(hello, Hello):
            await socket.close(CLOSE_POLICY, "hello first")
            return
        if table.refused is not None:
            payload = problem_shown(
                table.refused, texts_for(hello.language or language_of(socket, someone))
            )
            await socket.send_json({"type": "refused", "key": None, "problem": payload})
            await socket.close(CLOSE_POLICY, table.refused.code)
            return
        if _is_ahead(hello, table, someone):
            await services.tables.catch_up(table)
        connection = Live(socket, services, table, someone, hello)
        if _is_ahead(hello, table, someone):
            connection.timeline -= (
                1  # the client saw what the database has lost: it is told so first
            )
        await connection.run()
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


def _is_ahead(hello: Hello, table: HostedTable, someone: Someone | None) -> bool:
    """Whether the client says it has seen more than there is for it."""
    ledger = table.ledger_for(table.seats_of(person_of(someone)))
    return hello.number is not None and ledger is not None and hello.number > ledger.number


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await asyncio.wait_for(socket.close(code), 2)
    except Exception:  # it is gone already
        LOG.debug("closed by the other side")
