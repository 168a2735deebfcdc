"""One person at a table server: requests over HTTP, live tables over WebSocket."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from magnifico.table.json_patch import applied

Payload = dict[str, Any]
LONGEST_PAGE = 2_000
LONGEST_SENTENCE = 200


class ServerProblem(Exception):  # noqa: N818 - the word of the protocol
    """A refusal by the server: `code`, `sentence`, `details` and the HTTP status."""

    def __init__(self, payload: Mapping[str, Any], status: int = 0) -> None:
        said = payload.get("status")
        details = payload.get("details")
        self.status = said if type(said) is int else status
        self.code = str(payload.get("code") or "?")
        self.sentence = str(payload.get("sentence") or "")
        self.details: Payload = dict(details) if isinstance(details, Mapping) else {}
        super().__init__(f"{self.code}: {self.sentence}")


def _problem(response: httpx.Response) -> ServerProblem:
    """The refusal in a response; any other response, such as a proxy's error page, is shortened."""
    try:
        payload = json.loads(response.content)
    except (ValueError, RecursionError):
        payload = None
    if isinstance(payload, dict) and isinstance(payload.get("code"), str):
        return ServerProblem(payload, response.status_code)
    text = " ".join(response.text[:LONGEST_PAGE].split())[:LONGEST_SENTENCE]
    return ServerProblem({"sentence": text or response.reason_phrase}, response.status_code)


def new_key() -> str:
    """A key that nobody else uses; keep it to repeat a request whose answer did not arrive."""
    return secrets.token_hex(12)


@cache
def _authorities() -> ssl.SSLContext:
    """The trusted certificates, read once because reading them takes longer than most requests."""
    return httpx.create_ssl_context(trust_env=False)


class Client:
    """One person, identified by a cookie."""

    def __init__(
        self, address: str, language: str = "en", timeout: float = 20.0, cookie: str = ""
    ) -> None:
        self.address = address.rstrip("/")
        self.language = language
        self._http = httpx.AsyncClient(
            base_url=self.address,
            headers={"accept-language": language},
            cookies={name: each.value for name, each in SimpleCookie(cookie).items()},
            timeout=timeout,
            trust_env=False,
            verify=_authorities(),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections; the cookie is lost with them."""
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """The cookie header, for acting as the same person elsewhere."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Any request; a refusal raises ServerProblem."""
        parameters = {name: str(value) for name, value in query.items() if value is not None}
        response = await self._http.request(method, path, json=body, params=parameters)
        if response.status_code >= 400:
            raise _problem(response)
        kind = response.headers.get("content-type", "")
        if not kind.startswith("application/json"):
            return response.text
        try:
            return json.loads(response.content)
        except (ValueError, RecursionError):
            raise _problem(response) from None

    async def get(self, path: str, **query: object) -> Any:
        """Send a GET request."""
        return await self.request("GET", path, None, **query)

    async def post(
        self, path: str, body: Mapping[str, object] | None = None, **query: object
    ) -> Any:
        """Send a POST request."""
        return await self.request("POST", path, {} if body is None else body, **query)

    # ------------------------------------------------------------------------------------ people

    async def guest(self, name: str) -> Payload:
        """Become a guest with this name."""
        found: Payload = await self.post("/api/guest", {"name": name, "language": self.language})
        return found

    async def account(self, name: str, password: str, email: str | None = None) -> Payload:
        """Turn this guest into an account."""
        wanted = {"name": name, "password": password, "email": email}
        found: Payload = await self.post("/api/account", wanted)
        return found

    async def sign_in(self, name: str, password: str) -> Payload:
        """Sign in to an account."""
        found: Payload = await self.post("/api/sign-in", {"name": name, "password": password})
        return found

    # ------------------------------------------------------------------------------------ tables

    async def new_table(self, **wanted: object) -> Payload:
        """Open a new table; see TableRequest in the protocol."""
        found: Payload = await self.post("/api/tables", wanted)
        return found

    async def join(self, table: str, seat: int | None = None, name: str | None = None) -> Payload:
        """Sit down."""
        found: Payload = await self.post(f"/api/tables/{table}/join", {"seat": seat, "name": name})
        return found

    async def open_seat(self, link: str) -> Payload:
        """Take the seat of a secret link; the answer names the table and the seat."""
        found: Payload = await self.post(f"/api/seat-links/{link.rstrip('/').rsplit('/', 1)[-1]}")
        return found

    async def start(self, table: str) -> Payload:
        """Begin the game."""
        found: Payload = await self.post(f"/api/tables/{table}/start")
        return found

    async def state(self, table: str, **query: object) -> Payload:
        """The table as it stands: `number`, `seat` and `wait` as in the protocol."""
        found: Payload = await self.get(f"/api/tables/{table}/state", **query)
        return found

    async def move(
        self,
        table: str,
        move: str,
        number: int,
        key: str | None = None,
        seat: int | None = None,
        state: bool = False,
    ) -> Payload:
        """Make a move."""
        wanted = {"move": move, "number": number, "key": key or new_key(), "seat": seat}
        query = {"state": "true"} if state else {}
        found: Payload = await self.post(f"/api/tables/{table}/moves", wanted, **query)
        return found

    async def undo(
        self, table: str, number: int, to: str = "one", key: str | None = None
    ) -> Payload:
        """Undo moves."""
        wanted = {"number": number, "key": key or new_key(), "to": to}
        found: Payload = await self.post(f"/api/tables/{table}/undo", wanted)
        return found

    async def act(
        self, table: str, act: str, seat: int | None = None, key: str | None = None, to: str = "one"
    ) -> Payload:
        """Propose, agree, object, resign, hand over or take back."""
        wanted = {"act": act, "key": key or new_key(), "seat": seat, "to": to}
        found: Payload = await self.post(f"/api/tables/{table}/acts", wanted)
        return found

    # --------------------------------------------------------------------------- private to a player

    async def plan(self, table: str, seat: int | None = None) -> Payload:
        """The seat's plan, and what became of each line."""
        found: Payload = await self.get(f"/api/tables/{table}/plan", seat=seat)
        return found

    async def change_plan(
        self,
        table: str,
        lines: Sequence[Sequence[str]] = (),
        standing: Mapping[str, object] | None = None,
        seat: int | None = None,
    ) -> Payload:
        """Make a plan: the first line that can be played next turn will be; `standing` answers questions."""
        wanted = {"lines": [list(line) for line in lines], "standing": standing or {}, "seat": seat}
        found: Payload = await self.request("PUT", f"/api/tables/{table}/plan", wanted)
        return found

    async def drop_plan(self, table: str, seat: int | None = None) -> None:
        """Remove the plan."""
        await self.request("DELETE", f"/api/tables/{table}/plan", seat=seat)

    async def trials(self, table: str, seat: int | None = None) -> list[Payload]:
        """The lines of moves that the seat has kept to try again."""
        found = await self.get(f"/api/tables/{table}/trials", seat=seat)
        return list(found["trials"])

    async def keep_trial(
        self,
        table: str,
        name: str,
        moves: Sequence[str],
        seat: int | None = None,
        ahead: bool = False,
    ) -> None:
        """Keep a line of moves under a name."""
        wanted = {"name": name, "moves": list(moves), "seat": seat, "ahead": ahead}
        await self.request("PUT", f"/api/tables/{table}/trials", wanted)

    async def drop_trial(self, table: str, name: str, seat: int | None = None) -> None:
        """Delete a kept line of moves."""
        await self.request("DELETE", f"/api/tables/{table}/trials", None, name=name, seat=seat)

    async def notes(self, table: str) -> Payload:
        """This person's notes about a game and its players."""
        found: Payload = await self.get(f"/api/tables/{table}/notes")
        return found

    async def note(self, table: str, text: str, about: int | None = None) -> Payload:
        """Write a note about the game, or about the opponent in a seat."""
        wanted = {"text": text, "about": about}
        found: Payload = await self.request("PUT", f"/api/tables/{table}/notes", wanted)
        return found

    async def say(
        self, table: str, text: str, to: int | None = None, key: str | None = None
    ) -> Payload:
        """Write a line of chat."""
        wanted = {"text": text, "to": to, "key": key or new_key()}
        found: Payload = await self.post(f"/api/tables/{table}/chat", wanted)
        return found

    @asynccontextmanager
    async def live(
        self,
        table: str,
        number: int | None = None,
        seat: int | None = None,
        origin: str | None = None,
    ) -> AsyncIterator[LiveTable]:
        """Open a live connection to a table, starting after entry `number`."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"cookie": self.cookie, "accept-language": self.language}
        async with connect(
            address,
            additional_headers={name: value for name, value in headers.items() if value},
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            proxy=None,
        ) as socket:
            await socket.send(
                json.dumps(
                    {
                        "type": "hello",
                        "number": number,
                        "seat": seat,
                        "language": self.language,
                        "changes": True,
                    }
                )
            )
            yield LiveTable(socket)


class LiveTable:
    """A live connection: receives messages, sends requests and waits for their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Payload | None = None
        self.table: Payload = {}
        self.entries: list[Payload] = []
        self.chat: list[Payload] = []
        self.presence: Payload = {}

    async def receive(self, timeout: float = 20.0) -> Payload:
        """Receive the next message and apply it."""
        message: Payload = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        kind = message.get("type")
        if kind == "update":
            self.entries.extend(message["entries"])
            self.state = message["state"]
        elif kind == "change":
            self.entries.extend(message["entries"])
            self.state = applied(self.state, message["patch"])
        elif kind in ("welcome", "table"):
            self.table = message["table"]
        elif kind == "chat":
            self.chat.extend(message["lines"])
        elif kind == "presence":
            self.presence = message
        return message

    async def send(self, message: Mapping[str, object]) -> None:
        """Send any message."""
        await self.socket.send(json.dumps(message))

    async def ask(self, message: Mapping[str, object], timeout: float = 20.0) -> Payload:
        """Send a message with a key and wait for its answer; a refusal raises ServerProblem."""
        keyed = {"key": new_key(), **message}
        await self.send(keyed)
        while True:
            got = await self.receive(timeout)
            if got.get("key") == keyed["key"]:
                if got["type"] == "refused":
                    raise ServerProblem(got["problem"])
                return got

    async def move(self, move: str, number: int, key: str | None = None) -> Payload:
        """Make a move and wait until it is stored."""
        message: dict[str, object] = {"type": "move", "move": move, "number": number}
        if key is not None:
            message["key"] = key
        return await self.ask(message)
