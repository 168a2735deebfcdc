"""Players who never give up: every request is repeated with its key until there is an answer."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
from websockets.exceptions import WebSocketException

from magnifico.client import Client, ServerProblem
from magnifico.client.client import new_key
from tests.server.server_process import AnyServer, ServerProcess, chosen, replayed, stranger
from tests.waiting import eventually

BROKEN = (httpx.TransportError, OSError, TimeoutError, WebSocketException)


async def insist(ask: Callable[..., Awaitable[Any]], *given: Any, **named: Any) -> Any:
    """Ask again, with the same key, until there is an answer.

    Its patience begins anew with each server: while servers are killed again and again, a request can be the one
    that is hit every time.
    """

    async def answer() -> list[Any]:
        try:
            return [await ask(*given, **named)]
        except BROKEN:
            return []
        except ServerProblem as problem:
            if problem.status < 500:
                raise
            return []

    while True:
        lives = ServerProcess.lives
        try:
            return (await eventually(answer))[0]
        except AssertionError:
            if ServerProcess.lives == lives:
                raise


def only_stale(problem: ServerProblem) -> None:
    """Somebody else was faster; nothing else may be the matter."""
    assert (problem.status, problem.code) == (409, "stale"), problem


def same_person(client: Client, server: AnyServer) -> Client:
    """The same cookie at another process."""
    other = stranger(server)
    other._http.cookies.update(client._http.cookies)
    return other


@dataclass
class Noted:
    """What a table's players were told is stored: by number, who did what."""

    acknowledged: ClassVar[int] = 0  # at all tables
    entries: dict[int, tuple[int, str]] = field(default_factory=dict)
    repeats: int = 0  # requests whose first answer did not arrive

    def add(self, number: int, seat: int, text: str) -> None:
        assert number not in self.entries, f"two acknowledged entries have the number {number}"
        self.entries[number] = (seat, text)
        Noted.acknowledged += 1


class Player:
    """One seat with a connection of its own. Sometimes a move is taken back."""

    def __init__(self, client: Client, seat: int, noted: Noted, chance: random.Random) -> None:
        self.client = client
        self.seat = seat
        self.noted = noted
        self.chance = chance
        self.seen: list[int] = []  # numbers of entries as they arrived

    async def play(self, table: str, live: bool) -> dict[str, Any]:
        """Play to the end and return the last state."""
        return await (self._live(table) if live else self._polling(table))

    def _wish(self, state: dict[str, Any]) -> tuple[str, str]:
        undo = state.get("undo") or {"from": 0, "moves": 0}
        if undo["from"] < undo["moves"] and self.chance.random() < 0.05:
            return "undo", "one"
        return "move", chosen(state, self.chance)

    def _take(self, entries: list[dict[str, Any]]) -> None:
        self.seen.extend(entry["number"] for entry in entries)

    async def _polling(self, table: str) -> dict[str, Any]:
        number = 0
        while True:
            found = await insist(self.client.state, table, number=number, wait=1)
            state: dict[str, Any] = found["state"]
            if state["number"] < number:
                continue  # this process has not heard of everything yet
            self._take(found["entries"])
            number = state["number"]
            if state["status"] != "running":
                return state
            if state["decide"]:
                await self._act(table, state)

    async def _act(self, table: str, state: dict[str, Any]) -> None:
        kind, text = self._wish(state)
        key, tries = new_key(), 0

        async def ask() -> Any:
            nonlocal tries
            tries += 1
            if kind == "undo":
                return await self.client.undo(table, state["number"], text, key=key)
            return await self.client.move(table, text, state["number"], key=key)

        try:
            made = await insist(ask)
        except ServerProblem as problem:
            only_stale(problem)
            return
        finally:
            self.noted.repeats += tries > 1
        entry = made["entry"]
        assert (entry["seat"], entry["kind"]) == (self.seat, kind)
        self.noted.add(entry["number"], self.seat, text if kind == "move" else "undo")

    async def _live(self, table: str) -> dict[str, Any]:
        number = 0
        pending: dict[str, object] | None = None
        repeated = ""
        while True:
            try:
                async with self.client.live(table, number=number) as live:
                    while True:
                        if pending is not None:
                            text = str(pending.get("move", "undo"))
                            try:
                                done = await live.ask(pending, timeout=5)
                                self.noted.add(done["number"], self.seat, text)
                                pending = None
                            except ServerProblem as problem:
                                if problem.status >= 500:
                                    raise OSError from problem
                                only_stale(problem)
                                pending = None
                        else:
                            await live.receive(timeout=5)
                        self._take(live.entries)
                        live.entries.clear()
                        state = live.state
                        if state is None:
                            continue
                        number = state["number"]
                        if state["status"] != "running":
                            return state
                        if state["decide"]:
                            kind, text = self._wish(state)
                            what = {"move": text} if kind == "move" else {"to": text}
                            pending = {"type": kind, "number": number, "key": new_key(), **what}
            except BROKEN:
                if pending is not None and pending["key"] != repeated:
                    repeated = str(pending["key"])
                    self.noted.repeats += 1
                await insist(self.client.get, "/healthz")


async def check_table(
    clients: list[Client], table: str, noted: Noted, players: list[Player], bots: bool = False
) -> int:
    """Everything acknowledged is in the log, once, nothing else is, and a replay gives the same score."""
    states = [await insist(client.state, table, number=0) for client in clients]
    state = states[0]["state"]
    assert state["status"] == "over"
    log = states[0]["entries"]
    assert [entry["number"] for entry in log] == list(range(1, state["number"] + 1))
    persons = {entry["number"] for entry in log if entry["by"] == "person"}
    assert persons == noted.entries.keys(), "stored and acknowledged are not the same"
    assert bots or len(persons) == len(log)
    for seat, found in enumerate(states):
        for entry in found["entries"]:
            if entry["seat"] == seat and entry["kind"] == "move":
                assert noted.entries[entry["number"]] == (seat, entry["move"])
    for player in players:
        assert player.seen == list(range(1, state["number"] + 1)), "an update came twice or never"
    game = replayed(await insist(clients[0].get, f"/api/tables/{table}/download"))
    assert game.is_over
    kept: list[int] = []
    for entry in log:
        if entry["kind"] == "undo":
            kept = kept[: entry["events"][0]["to"]]
        else:
            kept.append(entry["number"])
    assert len(kept) == len(game.moves)
    for number, move in zip(kept, game.moves, strict=True):
        if number in noted.entries:
            assert noted.entries[number] == (move.seat, move.text)
    scores = [score.total for score in game.scores()]
    shown = await insist(clients[0].get, f"/api/tables/{table}")
    assert scores == [score["total"] for score in state["scores"]]
    assert scores == [score["total"] for score in shown["result"]]
    assert game.view(0) == state["view"]
    return len(log)
