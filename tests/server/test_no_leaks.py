"""Nobody is sent what they may not know: every byte to seats, spectators and strangers is searched.

A whole game of every mix here, with all that can be asked of a server; 204 more in `test_hidden_things.py`.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection

from magnifico import Game, Options
from magnifico.client import Client, LiveTable
from magnifico.client.client import new_key
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import to_dict
from magnifico.table.encoding import encoded
from magnifico.table.json_patch import applied
from tests.server.leak_search import Receiver, Searcher, Secrets
from tests.server.server_process import (
    ServerProcess,
    forged,
    guests,
    problem_of,
    run,
    stranger,
)
from tests.server.services import Postgres, Redis
from tests.support import MIXES, mix_name
from tests.waiting import eventually

PROBED = 0.012  # of all positions
MEMBERS = ("black", "white", "orange", "neutral")


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that logs as much as it can."""
    data = tmp_path_factory.mktemp("leaks") / "data"
    with ServerProcess(data, log_level="debug") as server:
        yield server


def stored(server: ServerProcess, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What only the database knows."""
    with closing(sqlite3.connect(f"file:{server.data / 'magnifico.db'}?mode=ro", uri=True)) as file:
        return list(file.execute(query, values))


class Heard(Receiver):
    """A viewer with a client of its own."""

    def __init__(self, client: Client, seat: int | None) -> None:
        super().__init__(seat)
        self.client = client
        self.live: LiveTable | None = None

    def listen(self) -> None:
        async def note(response: httpx.Response) -> None:
            await response.aread()
            headers = [f"{n}: {v}" for n, v in response.headers.items() if n != "set-cookie"]
            self.texts += ["\n".join(headers), response.text]

        self.client._http.event_hooks["response"] = [note]

    @property
    def table(self) -> LiveTable:
        assert self.live is not None
        return self.live


class Ear:
    """A WebSocket whose messages are noted as they come, before anybody interprets them.

    A change is noted as the whole update it makes: everything in a patch ends up in the state, which is searched.
    """

    def __init__(self, socket: ClientConnection, heard: Heard) -> None:
        self.socket = socket
        self.heard = heard
        self.state: Any = None
        self.changes = 0

    async def recv(self) -> str | bytes:
        message = str(await self.socket.recv())
        told = orjson.loads(message)
        if told["type"] == "update":
            self.state = told["state"]
        elif told["type"] == "change":
            self.changes += 1
            self.state = applied(self.state, told["patch"])
            whole = {"type": "update", "entries": told["entries"], "state": self.state}
            self.heard.texts.append(orjson.dumps(whole).decode())
            return message
        self.heard.texts.append(message)
        return message

    async def send(self, message: str) -> None:
        await self.socket.send(message)


async def arrive(heard: Heard, number: int) -> dict[str, Any]:
    """Wait until a viewer's live connection shows this number."""
    live = heard.table
    while live.state is None or live.state["number"] < number:
        await live.receive()
    return live.state


async def probe(
    viewers: list[Heard], table: str, game: Game, secrets: Secrets, chance: random.Random
) -> None:
    """Ask for everything there is, for oneself and in vain for others."""
    asker = viewers[chance.randrange(len(viewers))]
    client, seat = asker.client, asker.seat
    number = len(game.moves)
    await client.state(table, number=0)
    await client.state(table, number=max(0, number - 5), language=chance.choice(["it", "ru"]))
    for path in (f"tables/{table}", f"tables/{table}/chat", "tables", "watch", "archive"):
        await client.get(f"/api/{path}")
    for path in ("/healthz", "/readyz", "/metrics"):
        await client._http.get(path)
    assert (await problem_of(client.get(f"/api/tables/{table}/download"))).code == "not_running"
    others = [each for each in range(game.options.players) if each != seat]
    await refused_for(client, table, number, chance.choice(others))
    if seat is not None and seat in game.to_act:
        await ask_ahead(client, table, game, seat, secrets, chance)


async def refused_for(client: Client, table: str, number: int, other: int) -> None:
    """Neither look nor do anything for another seat."""
    wanted: list[Any] = [
        client.state(table, seat=other),
        client.move(table, "end", number, seat=other),
        client.get(f"/api/tables/{table}/explain", member="white", seat=other),
        client.post(f"/api/tables/{table}/preview", {"move": "end", "seat": other}),
        client.post(f"/api/tables/{table}/what-if", {"moves": [], "seat": other}),
        client.plan(table, seat=other),
        client.change_plan(table, standing={"end": "always"}, seat=other),
        client.drop_plan(table, seat=other),
        client.trials(table, seat=other),
        client.keep_trial(table, "theirs", ["end"], seat=other),
        client.drop_trial(table, "theirs", seat=other),
        client.post(
            f"/api/tables/{table}/undo", {"number": number, "key": new_key(), "seat": other}
        ),
        client.post(f"/api/tables/{table}/seats/{other}/name", {"name": "Somebody else"}),
        *(
            client.act(table, act, seat=other)
            for act in ("resign", "hand_over", "take_back", "propose_cancel", "agree")
        ),
    ]
    for asked in wanted:
        problem = await problem_of(asked)
        assert problem.code in ("not_seated", "not_signed_in"), problem
    async with client.live(table, seat=other) as live:
        while live.state is None:
            await live.receive()
        assert live.state["seat"] != other and live.state["number"] == number
        wish = {"type": "move", "move": "end", "number": number, "seat": other}
        assert (await problem_of(live.ask(wish))).code in ("not_seated", "not_signed_in")


async def ask_ahead(
    client: Client, table: str, game: Game, seat: int, secrets: Secrets, chance: random.Random
) -> None:
    """Preview, explanation and "what if" are the same in every world that the seat cannot tell apart."""
    path = f"/api/tables/{table}"
    await client.get(f"{path}/explain", member=chance.choice(MEMBERS))
    move = chance.choice(game.legal_moves(seat)).text
    await client.post(f"{path}/preview", {"move": move})
    hooks = client._http.event_hooks.pop("response")  # imagined hands name real leaders
    client._http.event_hooks = {}
    for moves in ([], [f"{SEAT_LETTERS[seat]}: {move}"]):
        found = await client.post(f"{path}/what-if", {"moves": moves})
        imagined = game.determinize(seat, "a world that looks the same to the seat")
        imagined = imagined.determinize(seat, f"what if {len(game.moves)}")
        for each in moves:
            imagined.play(each)
        assert found["view"] == imagined.view(seat)
    client._http.event_hooks = {"response": hooks}
    hidden = secrets.all - secrets.visible(seat)
    told = set()
    for key in sorted(hidden):
        problem = await problem_of(client.post(f"{path}/preview", {"move": f"play {key}"}))
        details = {name: value for name, value in problem.details.items() if name != "leader"}
        told.add((problem.code, json.dumps(details)))
    assert len(told) <= 1, f"refusals tell where a leader is: {told}"


async def watch_game(server: ServerProcess, options: Options, seed: int) -> tuple[int, int]:
    """One random game, watched by everybody; how many moves and messages."""
    chance = random.Random(f"{mix_name(options)} {seed}")
    modules = "".join(name[0] for name in (options.rules, *options.expansions))
    mark = f"{options.players}{modules}{seed}"
    people = await guests(server, *[f"Zora{seat}x{mark}" for seat in range(options.players)])
    spectator, nobody = (*await guests(server, f"Spectator x{mark}"), stranger(server))
    wanted = {**to_dict(options), "players": options.players}
    table = str((await people[0].new_table(options=wanted))["id"])
    for client in people[1:]:
        await client.join(table)
    viewers = [Heard(client, seat) for seat, client in enumerate(people)]
    viewers += [Heard(spectator, None), Heard(nobody, None)]
    for heard in viewers:
        heard.listen()
    await people[0].start(table)
    ((game_seed,),) = stored(server, "SELECT seed FROM tables WHERE id = ?", table)
    game = Game.new(options, game_seed)
    searcher = Searcher(game)
    await hide(server, table, searcher, viewers)
    async with AsyncExitStack() as stack:
        for heard in viewers:
            live = await stack.enter_async_context(heard.client.live(table, number=0))
            live.socket = cast("ClientConnection", Ear(live.socket, heard))
            heard.live = live
        while not game.is_over:
            number = len(game.moves)
            secrets = Secrets(game)
            for heard in viewers:
                await arrive(heard, number)
            if chance.random() < PROBED or number == 3:
                await probe(viewers, table, game, secrets, chance)
            for heard in viewers:
                view = encoded(game.view(heard.seat)).decode()
                searcher.check(heard, game, secrets, view)
            seat = chance.choice(game.to_act)
            shown = viewers[seat].table.state
            assert shown is not None
            offered = [each["move"] for each in shown["moves"]]
            legal = game.legal_moves(seat)
            assert offered == [move.text for move in legal]
            move = chance.choice(legal)
            await viewers[seat].table.move(move.text, number)
            game.play(move)
        for heard in viewers:
            state = await arrive(heard, len(game.moves))
            assert state["status"] == "over" and state["seed"] == game_seed
    check_log(server, searcher)
    return len(game.moves), sum(heard.count for heard in viewers)


async def hide(server: ServerProcess, table: str, searcher: Searcher, viewers: list[Heard]) -> None:
    """Everything that is a secret between some of them: links, ids, cookies, private talk."""
    for seat, secret, person in stored(
        server, "SELECT seat, secret, person_id FROM seats WHERE table_id = ?", table
    ):
        searcher.forbidden[secret] = {seat}
        searcher.forbidden[person] = {seat}
        cookie = viewers[seat].client.cookie.partition("=")[2]
        searcher.forbidden[cookie] = set()
    ((signing,),) = stored(server, "SELECT value FROM keep WHERE name = 'secret'")
    searcher.forbidden[signing] = set()
    names = stored(
        server, "SELECT name FROM seats WHERE table_id != ? AND name LIKE 'Zora%'", table
    )
    searcher.strangers = [name for (name,) in names][-20:]
    whisper = f"psst {new_key()}"
    searcher.forbidden[whisper] = {0, 1}
    await viewers[0].client.say(table, whisper, to=1)
    for heard in viewers:
        lines = (await heard.client.get(f"/api/tables/{table}/chat"))["lines"]
        assert (whisper in [line["text"] for line in lines]) == (heard.seat in (0, 1))
    muted = await problem_of(viewers[-2].client.say(table, "I am seat 0", to=1))
    assert muted.code == "muted"


def check_log(server: ServerProcess, searcher: Searcher) -> None:
    log = server.log.read_text()
    assert log
    for secret in searcher.forbidden:
        assert secret not in log, "a secret stands in the log"


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_nothing_hidden_is_sent_to_anybody(talkative: ServerProcess, options: Options) -> None:
    async def play() -> None:
        moves, messages = await watch_game(talkative, options, 0)
        print(f"{mix_name(options)}: {moves} moves, {messages} messages searched")

    run(play)


def test_a_stranger_with_the_public_link_gets_no_taken_seat(talkative: ServerProcess) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(talkative, "Anna", "Bruno", "Carla")
        table = str((await anna.new_table(options={"players": 3}))["id"])
        await bruno.join(table)
        nobody = stranger(talkative)
        assert (await problem_of(nobody.join(table, seat=1))).code == "not_signed_in"
        for seat in (0, 1):
            assert (await problem_of(carla.join(table, seat=seat))).code == "seat_taken"
        for body in ({"seat": 1}, {"seat": 1, "level": "random"}, {"seat": 0, "level": "random"}):
            problem = await problem_of(carla.post(f"/api/tables/{table}/seats", body))
            assert problem.code == "not_host"
        assert (await problem_of(carla.post(f"/api/tables/{table}/leave", {"seat": 1}))).code == (
            "not_seated"
        )
        links = {seat["link"] for seat in (await carla.get(f"/api/tables/{table}"))["seats"]}
        assert links == {None}
        ((secret,),) = stored(
            talkative, "SELECT secret FROM seats WHERE table_id = ? AND seat = 1", table
        )
        for guess in (table, secret[:-1], secret.swapcase(), "%", "_" * 32, f"{secret}/.."):
            problem = await problem_of(carla.post(f"/api/seat-links/{guess}"))
            assert problem.status in (401, 404, 405), problem
        thief = stranger(talkative)
        person, session = bruno.cookie.partition("=")[2], "x"
        for cookie in (forged(person), person.partition(".")[0], session, f"{person}{person}"):
            thief._http.cookies.set("magnifico", cookie, domain="127.0.0.1")
            assert (await problem_of(thief.get("/api/me"))).code == "not_signed_in"
            thief._http.cookies.clear()
        await carla.join(table)
        await anna.start(table)
        dora = (await guests(talkative, "Dora"))[0]
        for wanted in (None, 0, 1, 2):
            assert (await problem_of(dora.join(table, seat=wanted))).code == "started"

    run(play)


def test_who_takes_a_seat_over_does_not_read_what_was_whispered_to_the_one_before(
    talkative: ServerProcess,
) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(talkative, "Anna", "Bruno", "Carla")
        table = str((await anna.new_table(options={"players": 2}))["id"])
        await bruno.join(table)
        await anna.say(table, "psst: for Bruno alone", to=1)
        await bruno.post(f"/api/tables/{table}/leave")
        await carla.join(table)
        lines = (await carla.get(f"/api/tables/{table}/chat"))["lines"]
        assert not [line for line in lines if "Bruno alone" in line["text"]]
        async with carla.live(table) as live:
            while not live.presence:
                await live.receive()
            assert not [line for line in live.chat if "Bruno alone" in line["text"]]

    run(play)


def test_logs_hold_no_password_token_or_secret(
    data: Path, postgres: Postgres, redis: Redis
) -> None:
    """Also when things go wrong: wrong passwords, a lost Redis, a database that refuses us."""
    own_redis = Redis()
    own_redis.start()
    database = postgres.new_database()
    secrets = {"postgres": postgres.password, "redis": own_redis.password, "own": "sign-with-this"}
    settings = {"database": database, "redis": own_redis.url, "secret": secrets["own"]}

    async def play(server: ServerProcess) -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await anna.account("Anna of logs", "a very secret password", "anna@mail.example")
        for name, password in (("Anna of logs", "another secret word"), ("Nobody", "secret no")):
            assert (await problem_of(stranger(server).sign_in(name, password))).status == 401
        phone = stranger(server)
        await phone.sign_in("Anna of logs", "a very secret password")
        table = (await anna.new_table(options={"players": 2, "rules": "basic"}))["id"]
        joined = await bruno.join(table)
        link = next(seat["link"] for seat in joined["seats"] if seat["mine"])
        await anna.post(f"/api/seat-links/{link.removeprefix('/seat/')}")
        await problem_of(anna.post(f"/api/seat-links/{link.removeprefix('/seat/')}x"))
        await anna.start(table)
        await anna.say(table, "psst: nothing for a log", to=1)
        async with anna.live(table) as live:
            await live.receive()
        own_redis.stop()

        async def noticed() -> bool:
            return bool((await anna.get("/readyz"))["redis"] == "away")

        await eventually(noticed)
        await anna.say(table, "is redis gone?")
        await anna.request("POST", "/api/sign-out-everywhere")
        secrets.update(link=link.removeprefix("/seat/"), cookie=bruno.cookie.partition("=")[2])
        seed = postgres.query(database.rpartition("/")[2], "SELECT seed FROM tables")
        secrets["seed"] = seed.split()[0]

    try:
        with ServerProcess(data, log_level="debug", **settings) as server:
            run(lambda: play(server))
    finally:
        own_redis.remove()
    for wrong in (
        {"database": database.replace(postgres.password, "wrong-secret-password")},
        {"database": "postgresql://someone:secret-of-nobody@127.0.0.1:1/none"},
        {"database": "postgresql://someone:secret-of-nobody@[bad/none"},
        {"database": database, "redis": "redis://:secret-of-nobody@127.0.0.1:bad/0"},
    ):
        broken = ServerProcess(data, log_level="debug", **wrong)
        with pytest.raises(AssertionError, match="did not start"):
            broken.start()
    log = (data / "server.log").read_text()
    assert '"level":"error"' in log or "rror" in log
    shown = {
        *secrets.values(),
        "very secret",
        "another secret",
        "secret no",
        "wrong-secret",
        "secret-of-nobody",
        "nothing for a log",
        "anna@mail.example",
    }
    assert not [name for name in shown if name in log]
