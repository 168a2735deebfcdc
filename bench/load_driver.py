"""The load: live tables of four WebSockets in a process of their own, told by lines of JSON what to do.

One line in, such as {"tables": 100, "seconds": 10, "rate": 1}; one line out with what was measured.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
TABLES_PER_GROUP = 10
WARM_UP_SECONDS = 3.0
USED = ("/number", "/status", "/decide", "/moves")
"""What the driver needs of a state."""
BUSY = 503
CLOSE_BUSY = 4503
MOST_REFUSALS = 40


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=60)

    async def begin(self, name: str) -> None:
        """Get a cookie."""
        (await self.http.post("/api/guest", json={"name": name})).raise_for_status()

    async def post(self, path: str, body: dict[str, object]) -> Any:
        """Do something that must work."""
        response = await self.http.post(path, json=body)
        response.raise_for_status()
        return response.json()

    @property
    def cookie(self) -> str:
        """For the WebSocket."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class LoadTable:
    """One table: four sockets, and the move that is on its way."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.number = 0
        self.seen = [0] * SEATS
        self.states: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.choices: list[str] = []
        self.decider: int | None = None
        self.sent_at = 0.0
        self.missing: set[int] = set()
        self.latencies: list[float] = []
        self.refused = 0
        self.id = ""
        self.keys: dict[str, int] = {}  # acknowledged, with the number of the entry
        self.sending: tuple[int, dict[str, object]] | None = (
            None  # repeated if it is refused as busy
        )
        self.again_at = 0.0
        self.late = 0
        self.over = False
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, people: list[Person], table: str) -> None:
        """Connect all four."""
        self.id = table
        for seat, person in enumerate(people):
            socket = await self._connected(person, table)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat, socket)))

    async def _connected(self, person: Person, table: str) -> ClientConnection:
        """A socket that was welcomed; one that a busy server closed is opened again, as a page does."""
        while True:
            socket = await connect(
                person.address.replace("http", "ws", 1) + f"/api/tables/{table}/live",
                additional_headers={"cookie": person.cookie},
                compression=None,
                max_size=None,
                proxy=None,
                ping_interval=None,
            )
            try:
                await socket.send('{"type":"hello","number":0,"changes":true}')
                await socket.recv()
                return socket
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != CLOSE_BUSY:
                    raise
                await asyncio.sleep(1 + self.chance.random())

    async def read(self, seat: int, socket: ClientConnection) -> None:
        """Take in what the server tells one seat."""
        async for text in socket:
            whole = '"update"' in text[:40]
            if not whole and '"change"' not in text[:40]:
                if '"refused"' in text[:40]:
                    self.refused += 1
                    problem = orjson.loads(text)["problem"]
                    if problem["code"] == "busy":
                        self.again_at = time.perf_counter() + problem["details"]["wait_seconds"]
                elif '"done"' in text[:40]:
                    done = orjson.loads(text)
                    self.keys[done["key"]] = done["number"]
                    self.sending = None
                continue
            now = time.perf_counter()
            told = orjson.loads(text)
            state = self.states[seat]
            if whole:
                state.update(told["state"])
            else:
                for each in told["patch"]:
                    if each["path"] in USED:  # these are always replaced as a whole
                        state[each["path"][1:]] = each["value"]
            number = state["number"]
            self.seen[seat] = number
            if number >= self.number and seat in self.missing:
                self.missing.discard(seat)
                if not self.missing:
                    self.latencies.append(now - self.sent_at)
            if state["decide"]:
                self.decider = seat
                self.choices = [move["move"] for move in state["moves"]]
            elif self.decider == seat:
                self.decider = None
            self.over = state["status"] != "running"

    async def play(self, until: float, interval: float) -> None:
        """One move each interval, beginning somewhere in it."""
        at = time.perf_counter() + self.chance.random() * interval
        while at < until and not self.over:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            at += interval
            if self.missing and self.again_at:  # asked to wait: the same move again, as a page does
                if self.sending is not None and time.perf_counter() >= self.again_at:
                    self.again_at = 0.0
                    await self.send(*self.sending)
                continue
            if self.missing:
                self.late += 1
                continue
            seat = self.decider
            if seat is None:
                continue
            self.decider = None
            number = self.seen[seat]
            self.number = number + 1
            self.missing = set(range(SEATS))
            message = {
                "type": "move",
                "move": self.chance.choice(self.choices),
                "number": number,
                "key": f"{seat}-{number}",
            }
            await self.send(seat, message)

    async def send(self, seat: int, message: dict[str, object]) -> None:
        """Send a move; the time counts from here."""
        self.sending = (seat, message)
        self.sent_at = time.perf_counter()
        await self.sockets[seat].send(orjson.dumps(message).decode())


class Load:
    """All tables of this process."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.tables: list[LoadTable] = []
        self.people: list[Person] = []
        self.chance = random.Random(4)

    async def grow(self, count: int, polite: bool = False) -> int:
        """Open more tables until there are `count` of them; the polite wait when asked to, and give up some time."""
        refused = 0
        while len(self.tables) < count and refused < MOST_REFUSALS:
            try:
                await self._open_table()
            except httpx.HTTPStatusError as error:
                if not polite or error.response.status_code != BUSY:
                    raise
                refused += 1
                await asyncio.sleep(float(error.response.headers["retry-after"]) / 4)
        return refused

    async def _open_table(self) -> None:
        if len(self.tables) % TABLES_PER_GROUP == 0:
            self.people = [
                Person(self.addresses[seat % len(self.addresses)]) for seat in range(SEATS)
            ]
            for seat, person in enumerate(self.people):
                await person.begin(f"Player {seat}")
        host = self.people[0]
        made = await host.post("/api/tables", {"options": {"players": SEATS}})
        for person in self.people[1:]:
            await person.post(f"/api/tables/{made['id']}/join", {})
        await host.post(f"/api/tables/{made['id']}/start", {})
        table = LoadTable(random.Random(self.chance.random()))
        await table.open(self.people, made["id"])
        self.tables.append(table)

    def acknowledged(self) -> dict[str, list[list[object]]]:
        """Number and key, as they are stored, of every move that was answered with yes."""
        return {
            table.id: [[number, f"{key.split('-')[0]}:{key}"] for key, number in table.keys.items()]
            for table in self.tables
        }

    async def measure(
        self, seconds: float, rate: float, count: int | None = None
    ) -> dict[str, object]:
        """Play on all tables for some time; percentiles in milliseconds."""
        interval = 1 / rate
        playing = self.tables if count is None else self.tables[:count]
        for table in self.tables:
            table.latencies.clear()
        await self._play(WARM_UP_SECONDS, interval, playing)
        warm_up_moves = sum(len(table.latencies) for table in self.tables)
        for table in self.tables:
            table.latencies.clear()
            table.late = table.refused = 0
        used = time.process_time()
        await self._play(seconds, interval, playing)
        used = time.process_time() - used
        unfinished = sum(bool(table.missing) for table in self.tables)
        found = sorted(one * 1000 for table in self.tables for one in table.latencies)
        moves = len(found)
        return {
            "tables": len(playing),
            "wanted": round(len(playing) * rate, 1),
            "moves": moves,
            "warm_up_moves": warm_up_moves,
            "moves_per_second": round(moves / seconds, 1),
            "p50": round(found[moves // 2], 1) if found else None,
            "p99": round(found[min(moves - 1, moves * 99 // 100)], 1) if found else None,
            "worst": round(found[-1], 1) if found else None,
            "late": sum(table.late for table in self.tables),
            "unfinished": unfinished,
            "refused": sum(table.refused for table in self.tables),
            "over": sum(table.over for table in self.tables),
            "driver_cpu": round(used / seconds, 2),
        }

    async def _play(self, seconds: float, interval: float, tables: list[LoadTable]) -> None:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(until, interval) for table in tables))
        await asyncio.sleep(max(0.0, until - time.perf_counter()) + 0.3)


async def main() -> None:
    """Obey lines until there are no more."""
    gc.disable()  # its pauses would be counted as the server's
    load = Load(sys.argv[1].split(","))
    while line := await asyncio.to_thread(sys.stdin.readline):
        wish = orjson.loads(line)
        if "acknowledged" in wish:
            print(orjson.dumps({"tables": load.acknowledged()}).decode(), flush=True)
            continue
        begun = time.perf_counter()
        refused = await load.grow(wish["tables"], wish.get("polite", False))
        opened = time.perf_counter() - begun
        if "seconds" not in wish:
            print(orjson.dumps({"opened": round(opened, 1)}).decode(), flush=True)
            continue
        result = await load.measure(wish["seconds"], wish.get("rate", 1.0), wish["tables"])
        result |= {"opening": round(opened, 1), "tables_refused": refused}
        print(orjson.dumps(result).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
