"""Tables that look the same to a seat give it the same answers, whatever it asks and by whatever way (ATTACK D1).

A sibling of a table's game differs from it only in what the seat cannot know (tests/siblings.py). The functions that
make answers and every route of the real application are compared at every kind of decision of every mix.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import pytest
from fastapi import FastAPI

from magnifico import Game, NotationError, Options
from magnifico.bots.advice import suggest
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.tokens import KeepToken
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS
from magnifico.engine.options import to_dict
from magnifico.server.app import create_app, running
from magnifico.server.bots import worker
from magnifico.server.bots.pool import BotPool, question_about
from magnifico.server.bots.worker import Thinker
from magnifico.server.protocol import openapi
from magnifico.server.services import Services
from magnifico.server.settings import Settings
from magnifico.server.tables.commands import stale_problem
from magnifico.server.tables.ledger import Agreement, Entry, Ledger, Setup
from magnifico.server.tables.plan_views import plan_payload
from magnifico.server.tables.plans import Plan, Standing, next_step
from magnifico.server.tables.problems import Problem
from magnifico.server.tables.table import Table
from magnifico.server.tables.views import (
    Viewer,
    encoded,
    explain_payload,
    preview_payload,
    records_since,
    state_payload,
    update_message,
    what_if_payload,
)
from magnifico.server.tables.words import TableWords
from magnifico.texts import texts_for
from tests.siblings import PLAYED_ON, Sibling, Turns, Wishes, is_secret
from tests.support import MIXES, asking, games_per_mix, mix_name, random_move

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
HOUSES = Options(players=3, expansions=("houses", "pazzi"))
HINT_PLAYOUTS = 4  # a hint uses hundreds
COMPARED = 0.04  # of all positions, beside the first ones of each decision


class SiblingLedger(Ledger):
    """A table's ledger with a sibling of its game, which is played on beside it."""

    def __init__(
        self, real: Ledger, seat: int, chance: random.Random, same_future: float = 0.0
    ) -> None:
        # What Ledger makes of a seed is not wanted: no seed leads to a sibling.
        for name, value in vars(real.fork()).items():
            setattr(self, name, value)
        self.real = real
        self.sibling = Sibling(real.game, seat, chance, same_future)
        self.game = self.sibling.game
        self._earlier = {}
        self.past: dict[int, Ledger] = {}

    def at(self, number: int, known: Ledger | None = None) -> Ledger:
        """Before it parted from the real one its past is the same."""
        return self.past.get(number) or self.real.at(number)

    def follows(self, entry: Entry, secret: bool, real: Ledger) -> bool:
        """Enter what was entered in the real ledger; whether the seat still sees no difference."""
        self.past[self.number] = self.fork()
        move = self.game.parse(entry.text, entry.seat)
        move = self.sibling.answer(move, secret)
        if self.game.why_not(move) is not None:
            return False
        record = self.apply(
            Entry(entry.number, entry.kind, entry.seat, move.text, entry.by, entry.at)
        )
        self.real = real
        original = real.records[-1].events
        return not self.sibling.tells(self.game, record.events, real.game, original)


def new_ledger(options: Options, seed: int) -> Ledger:
    """A table of people without a clock."""
    people: tuple[str | None, ...] = (None,) * options.players
    return Ledger(Setup(options, f"{mix_name(options)} {seed}", people, Agreement(), 0))


def siblings_of_game(
    options: Options, seed: int, share: float, wishes: Callable[[Wishes], None]
) -> Iterator[tuple[Ledger, SiblingLedger, int]]:
    """A random game; pairs of ledgers that a seat cannot tell apart, at every kind of decision it comes to."""
    chance = random.Random(f"{mix_name(options)} {seed}")
    ledger = new_ledger(options, seed)
    turns, heard = Turns(chance, share), Wishes(ledger.game, chance)
    wishes(heard)
    followers: list[SiblingLedger] = []
    while not ledger.is_over:
        heard.listen(ledger.game)
        if len(followers) < 2:
            followed = chance.randrange(options.players)
            followers.append(SiblingLedger(ledger, followed, chance, PLAYED_ON))
        if turns.wants(ledger.game):
            for seat in {*ledger.game.to_act[:1], chance.randrange(options.players)}:
                yield ledger, SiblingLedger(ledger, seat, chance), seat
            for follower in followers:
                yield ledger, follower, follower.sibling.seat
        secret = is_secret(ledger.game)
        move = random_move(ledger.game, chance)
        entry = Entry(ledger.number + 1, "move", move.seat, move.text, "person", ledger.number)
        ledger.apply(entry)
        followers = [each for each in followers if each.follows(entry, secret, ledger)]


def told(make: Callable[[], object]) -> bytes:
    """What is answered, refusals included."""
    try:
        return encoded(make())
    except Problem as problem:
        return encoded(problem.payload(texts_for("en")))


def trials(ledger: Ledger, seat: int, wishes: list[str], chance: random.Random) -> list[list[str]]:
    """Sequences of moves to try: none, the asker's, and answers of others, which may be impossible."""
    other = SEAT_LETTERS[(seat + 1) % ledger.setup.options.players]
    result = [[], *([wish] for wish in wishes[:2]), [f"{other}: {chance.choice(wishes)}"]]
    imagined = ledger.game.determinize(seat, "a game to find moves in")
    line: list[str] = []
    while len(line) < 4 and not imagined.is_over:
        move = random_move(imagined, chance)
        line.append(f"{SEAT_LETTERS[move.seat]}: {move.text}")
        imagined.advance(move)
    return [*result, line]


def answers(
    ledger: Ledger, seat: int, words: TableWords, wishes: list[str], tried: list[list[str]]
) -> dict[str, bytes]:
    """All that the server's functions tell a seat about a table."""
    viewer = Viewer(frozenset({seat}), seat, "en")
    everybody = Viewer(frozenset(), None, "en")
    table = cast("Table", type("OneTable", (), {"playing": lambda _: ledger, "words": words})())
    result = {
        "state": told(lambda: state_payload(ledger, viewer, words, 0)),
        "spectator": told(lambda: state_payload(ledger, everybody, words, 0)),
        "entries": told(lambda: records_since(ledger, ledger.number - 6, viewer, words)),
        "update": told(
            lambda: orjson.loads(update_message(ledger, ledger.number - 1, viewer, words, 0))
        ),
        "stale": encoded(stale_problem(table, viewer, ledger.number - 2).payload(texts_for("en"))),
        "explain": told(lambda: explain_payload(ledger.game, seat, "white", "en", words)),
    }
    for wish in wishes:
        result[f"preview {wish}"] = told(lambda: preview_payload(ledger, seat, wish, "en", words))  # noqa: B023
    for moves in tried:
        result[f"what if {moves}"] = told(
            lambda: what_if_payload(ledger, seat, moves, "en", words)  # noqa: B023
        )
    result["ahead"] = told(lambda: what_if_payload(ledger, seat, [], "en", words, ahead=True))
    plan = plan_before(ledger, wishes)
    result["plan"] = told(lambda: plan_payload(plan, ledger, seat, "en", words))
    result["planned"] = encoded(next_step(plan, ledger, seat))
    return result


def plan_before(ledger: Ledger, wishes: list[str]) -> Plan:
    """A plan with these wishes, made before the last entry."""
    number = max(0, ledger.number - 1)
    at = ledger.records[number - 1].entry.at if number else ledger.setup.started_at
    readable = []
    for wish in wishes:
        try:
            ledger.game.parse(wish, 0)
        except NotationError:
            continue
        readable.append((wish, "end"))
    standing = Standing(church="support", give="coins", decline=True, end="always", pass_turn=True)
    return Plan("plan", number, at, 0, tuple(readable), standing)


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_tables_that_look_the_same_give_the_same_answers(options: Options) -> None:
    compared = differing = 0
    words = TableWords(options, NAMES[: options.players])
    for seed in range(games_per_mix(1)):
        chance = random.Random(seed)
        heard: list[Wishes] = []
        for ledger, other, seat in siblings_of_game(options, seed, COMPARED, heard.append):
            wishes = heard[-1].some(ledger.game, seat, 1, 2)
            tried = trials(ledger, seat, wishes, chance)
            here = answers(ledger, seat, words, wishes, tried)
            assert answers(other, seat, words, wishes, tried) == here
            compared += len(here)
            differing += other.game.digest() != ledger.game.digest()
    print(f"{mix_name(options)}: {compared} answers compared, {differing} siblings differ")
    assert differing > 10


def test_what_if_tells_nothing_of_tokens_somebody_else_has_drawn() -> None:
    """Marsilio Ficino's player chooses between two tokens that nobody else has seen; 3 of 3 were told (ATTACK D1)."""
    game = asking(HOUSES, KeepToken)
    (owner,) = game.to_act
    words = TableWords(HOUSES, NAMES[:3])
    ledger = new_ledger(HOUSES, 0)
    faces = [move.text.split()[-1] for move in game.legal_moves(owner)]
    for seat in range(3):
        told_worlds = []
        for number in range(12):
            ledger.game = Sibling(game, seat, random.Random(number)).game
            told_worlds.append(what_if_payload(ledger, seat, [], "en", words))
        assert all(each == told_worlds[0] for each in told_worlds)
        listed = cast("dict[str, list[dict[str, object]]]", told_worlds[0]["moves"])
        assert list(listed) == ([str(owner)] if seat == owner else [])
        if seat == owner:
            assert [str(each["move"]).split()[-1] for each in listed[str(owner)]] == faces


@pytest.mark.parametrize("players", [3, 4])
def test_what_if_tells_nothing_after_a_leader_was_discarded(players: int) -> None:
    """The leader may have come from one pack or from another; 74 of 28,158 what-ifs told which (ATTACK, low)."""
    options = Options(players=players)
    words = TableWords(options, NAMES[:players])
    possible = 0
    for seed in range(games_per_mix(12)):
        chance = random.Random(seed)
        ledger = new_ledger(options, seed)
        while agenda.decision(ledger.game.state).name != "turn":
            ledger.game.advance(random_move(ledger.game, chance))
        state = ledger.game.state
        owner = ledger.game.to_act[0]
        place = state.seating.index(owner)
        viewer = state.seating[place - 1]  # sees what the owner took only when it has been taken
        first = state.pack_picks[place][0]
        second = state.pack_picks[(place + 1) % players][1]
        other = ledger.fork()
        swapped = {first: second, second: first}
        elsewhere = other.game.state
        elsewhere.pack_picks = tuple(
            tuple(swapped.get(leader, leader) for leader in pack) for pack in state.pack_picks
        )
        elsewhere.hands[owner] = tuple(swapped.get(each, each) for each in state.hands[owner])
        shown = f"discard {state.printed.leaders[first].key}"
        for each in (ledger, other):
            each.game.advance(shown)
        letter = SEAT_LETTERS[owner]
        paid = f"{letter}: privilege coins"
        # Whether somebody's next leader may be discarded tells what the imagined hand holds.
        tries = [[paid, f"{letter}: discard {leader.key}"] for leader in state.printed.leaders]
        for wishes in ([], [f"{letter}: end"], [paid], *tries):
            here = told(lambda: what_if_payload(ledger, viewer, wishes, "en", words))  # noqa: B023
            assert here == told(lambda: what_if_payload(other, viewer, wishes, "en", words))  # noqa: B023
            possible += len(wishes) == 2 and b'"steps"' in here
    assert possible > 10


# ------------------------------------------------------------------------------------------ every route


class Advised(BotPool):
    """Asks the code of the worker here, about the ledger's game: no seed leads to a sibling.

    It thinks until all playouts are done and not for a while, which would give another answer each time.
    """

    def __init__(self) -> None:
        super().__init__(0, 1.0, 10.0)
        self.asked = 0

    async def hint(self, table: str, game: Game, seat: int, *about: Any, **who: Any) -> Any:
        thinker = Thinker((), lambda _: None)
        thinker.games[table] = game.copy()
        self.asked += 1
        question = question_about(self.asked, table, game, {}, None)
        return thinker.hint({**question, "seat": seat, "seconds": 0.0, "chance": f"hint {table}"})


class Application:
    """The real application without a socket, and one table of it with people on all seats."""

    def __init__(self, app: FastAPI, clients: list[httpx.AsyncClient], table: str) -> None:
        self.app = app
        self.clients = clients  # of the seats, then of a spectator
        self.path = f"/api/tables/{table}"
        services = cast("Services", app.state.services)
        services.bots = Advised()
        self.table = services.tables.by_id[table]

    async def ask(self, client: httpx.AsyncClient, ledger: Ledger, call: Call) -> tuple[int, str]:
        """Status and body of an answer about a ledger."""
        self.table.ledger, self.table.past = ledger, None
        route, query, body = call
        method, _, path = route.partition(" ")
        address = path.replace("{number}", str(max(0, ledger.number - 1)))
        address = address.replace("{language}", query.get("language", "en"))
        if not path.startswith("/api"):
            address = self.path + address
        query = {name: self.table.id if name == "table" else each for name, each in query.items()}
        response = await client.request(method, address, params=query, json=body)
        return response.status_code, response.text


Call = tuple[str, dict[str, Any], Any]
UNSEEN = {
    "GET /live",
    "POST /start",
    "POST /leave",
    "POST /seats",
    "POST /rematch",
    "POST /join",
    "PUT /notifications",
    "POST /seats/{seat}/link",
    "POST /seats/{seat}/name",
    "POST /options",
    "DELETE /plan",
    "GET /trials",
    "PUT /trials",
    "DELETE /trials",
    "GET /notes",
    "PUT /notes",
}
"""Routes that do not look at the game: seats before it begins, another game after it, what people write down. The
messages of the WebSocket come from update_message and from the same commands."""


@asynccontextmanager
async def application(options: Options, data: Path) -> AsyncIterator[Application]:
    """Started and stopped in this process."""
    app = create_app(
        Settings(data=data, rate_limits=0, bot_workers=0, shed_seconds=0, catch_up_seconds=3600)
    )
    async with running(app):
        clients = []
        for name in (*NAMES[: options.players], "Zeno"):
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
            clients.append(client)
        wanted = {**to_dict(options), "players": options.players}
        made = await clients[0].post("/api/tables", json={"options": wanted, "hints": True})
        table = made.json()["id"]
        for client in clients[1:-1]:
            (await client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        (await clients[0].post(f"/api/tables/{table}/start", json={})).raise_for_status()
        # Ledgers are put into memory below; to the table they have to look as if they were stored.
        tables = app.state.services.tables

        async def entries_after(table_id: str, number: int) -> list[Entry]:
            ledger: Ledger = tables.by_id[table_id].ledger
            return [record.entry for record in ledger.records[max(0, number) :]]

        tables.storage.entries_after = entries_after
        try:
            yield Application(app, clients, table)
        finally:
            for client in clients:
                await client.aclose()


def calls(ledger: Ledger, seat: int, wishes: list[str], chance: random.Random) -> list[Call]:
    """One or more calls of every route that looks at the game; none of them changes it."""
    number = ledger.number
    seen = max(0, number - 5)
    refused = [wish for wish in wishes if not _is_legal(ledger, seat, wish)]
    language = {"language": chance.choice(["en", "it"])}
    tried = trials(ledger, seat, wishes, chance)
    listed: list[Call] = [
        ("GET /state", {"number": seen, **language}, None),
        ("GET /state", {"seat": seat, "number": number}, None),
        ("GET /at/{number}", language, None),
        ("GET /explain", {"member": chance.choice(MEMBER_KEYS), **language}, None),
        ("GET /download", language, None),
        ("GET /chat", language, None),
        ("GET /notifications", language, None),
        ("GET /plan", language, None),
        ("GET /coach", language, None),
        ("GET /api/catalogue/{language}", {"table": "{table}", **language}, None),
        ("POST /hint", language, {}),
        ("PUT /plan", language, {"lines": [["end"], ["no such move"]]}),
        ("GET ", language, None),
        ("GET /analysis", language, None),
        ("POST /analysis", language, None),
        *(("POST /preview", language, {"move": wish}) for wish in wishes),
        *(("POST /what-if", language, {"moves": moves}) for moves in tried),
        *(
            ("POST /moves", language, {"move": wish, "number": number, "key": f"{number} {wish}"})
            for wish in refused
        ),
        ("POST /moves", language, {"move": "end", "number": max(0, number - 2), "key": "stale"}),
        ("POST /undo", language, {"to": "all", "number": number + 1, "key": "undo"}),
        ("POST /acts", language, {"act": "take_back", "key": "acts"}),
        ("POST /chat", language, {"text": "", "key": "chat"}),
        ("POST /what-if", language, {"moves": [], "ahead": True}),
        (
            "POST /what-if",
            language,
            {"moves": [], "seat": (seat + 1) % ledger.setup.options.players},
        ),
    ]
    return listed


def _is_legal(ledger: Ledger, seat: int, text: str) -> bool:
    try:
        return ledger.game.why_not(ledger.game.parse(text, seat)) is None
    except NotationError:
        return False


@cache
def routes_of_a_table() -> frozenset[str]:
    """Every method and path below a table; describing them takes seconds."""
    prefix = "/api/tables/{table}"
    return frozenset(
        f"{method.upper()} {path.removeprefix(prefix)}"
        for path, methods in openapi()["paths"].items()
        if path.startswith(prefix)
        for method in methods
    )


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_route_gives_the_same_answers(
    options: Options, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the application itself, at every kind of decision: for those who decide, the others and spectators."""
    monkeypatch.setattr(worker, "suggest", partial(suggest, playouts=HINT_PLAYOUTS))

    async def compare() -> int:
        compared = 0
        chance = random.Random(5)
        covered: set[tuple[str, bool]] = set()
        async with application(options, tmp_path / "data") as server:
            asked: set[str] = set()
            heard: list[Wishes] = []
            for ledger, other, seat in siblings_of_game(options, 0, 0.0, heard.append):
                wishes = heard[-1].some(ledger.game, seat, 1, 2)
                kind = agenda.decision(ledger.game.state).name
                here = (kind, seat in ledger.game.to_act)
                if here in covered:
                    continue
                covered.add(here)
                clients = [server.clients[seat]]
                if not here[1]:
                    clients.append(server.clients[-1])  # a spectator
                listed = calls(ledger, seat, wishes, chance)
                asked |= {route for route, _, _ in listed}
                for client in clients:
                    for call in listed:
                        answered = await server.ask(client, ledger, call)
                        assert await server.ask(client, other, call) == answered, call
                        assert answered[0] < 500, answered
                        compared += 1
            assert asked - {"GET /api/catalogue/{language}"} == routes_of_a_table() - UNSEEN
        return compared

    compared = asyncio.run(compare())
    print(f"{mix_name(options)}: {compared} answers compared")
