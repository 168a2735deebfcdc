"""Whatever is sent, the server answers with a clear refusal, stays up and does not grow."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnifico.client import Client
from tests.server.server_process import (
    ServerProcess,
    chosen,
    guests,
    play_live,
    problem_of,
    run,
    seated,
)
from tests.server.services import Postgres, Redis

FRAMES = 1000
MOST_GROWTH = 40 * 1024  # KiB
BASIC = {"players": 2, "rules": "basic"}
CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    settings: dict[str, object] = {}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        settings = {"database": postgres.new_database(), "redis": redis.url}
    data = tmp_path_factory.mktemp("bad") / "data"
    with ServerProcess(data, **settings) as server:
        yield server


def memory(server: ServerProcess) -> int:
    """Resident memory of the server's process in KiB."""
    assert server.process is not None
    asked = ["ps", "-o", "rss=", "-p", str(server.process.pid)]
    return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)


def errors_logged(server: ServerProcess) -> list[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[:1] == "{"]
    bad = [line for line in lines if line["level"] in ("error", "critical") or "trace" in line]
    return [str(line) for line in bad if not line["text"].startswith("Invalid UTF-8 sequence")]


async def played_table(server: ServerProcess) -> tuple[list[Client], str]:
    """A table in the middle of a game."""
    clients = await guests(server, "Anna", "Bruno")
    table = await seated(server, clients, options=BASIC)
    chance = random.Random(1)
    for number in range(7):
        state = (await clients[0].state(table))["state"]
        mover = clients[state["to_act"][0]]
        state = (await mover.state(table))["state"]
        await mover.move(table, chosen(state, chance), number)
    return clients, table


# ------------------------------------------------------------------------------------------ HTTP


def generated(server: ServerProcess, folder: Path, table: str, cookie: str, *flags: str) -> int:
    """Run schemathesis; how many requests it made. What fails is shown."""
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n')
    environment = {k: v for k, v in os.environ.items() if not k.lower().endswith("_proxy")}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", f"{server.address}/api/openapi.json", "--header", f"Cookie: {cookie}"),
            *("--seed", "4", "--request-timeout", "20", "--continue-on-failure"),
            *("--suppress-health-check", "all", *flags),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    found = re.search(r"(\d+) generated", done.stdout)
    assert found is not None, done.stdout[-2000:]
    return int(found.group(1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("phases", "examples", "least"),
    [("fuzzing", 3, 150), pytest.param("coverage,fuzzing", 8, 1000, marks=pytest.mark.deep)],
)
def test_generated_requests_never_break_the_server(
    phases: str, examples: int, least: int, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    """schemathesis over the OpenAPI document, as a person with a seat at a real table.

    PostgreSQL is the stricter of the two databases.
    """
    settings = {"database": postgres.new_database(), "redis": redis.url}
    cookie = table = ""

    async def prepare(server: ServerProcess) -> None:
        nonlocal cookie, table
        clients, table = await played_table(server)
        cookie = clients[0].cookie

    with ServerProcess(tmp_path / "data", **settings) as server:
        run(lambda: prepare(server))
        known = (server, tmp_path, table, cookie)
        fuzzing = ("--phases", phases, "--max-examples", str(examples))
        ends = tuple(
            word
            for path in ("/api/sign-out", "/api/sign-out-everywhere", "/api/me/delete")
            for word in ("--exclude-path", path)
        )
        before = memory(server)
        requests = generated(*known, *fuzzing, *ends, "--checks", CHECKS)
        print(f"{requests} requests, memory {before} -> {memory(server)} KiB")
        assert requests > least
        assert errors_logged(server) == []


ODD_BODIES: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("no JSON", b"\x00\xff\xfe{"),
    ("half", b'{"move": "end", "number":'),
    ("a list", b"[]"),
    ("null", b"null"),
    ("a lone surrogate as value", b'{"name": "\\ud800", "text": "\\udfff", "move": "\\ud800"}'),
    ("a lone surrogate as name", b'{"\\ud800": 1}'),
    ("a zero byte", b'{"name": "a\\u0000b", "text": "\\u0000", "move": "\\u0000"}'),
    ("numbers beyond all", b'{"number": 1e400, "seat": 99999999999999999999999, "key": "k"}'),
    ("no number", b'{"number": NaN, "seat": Infinity, "settings": {"a": NaN}}'),
    ("settings beyond all", b'{"settings": {"a": 123456789012345678901234567890}}'),
    ("settings without a number", b'{"settings": {"a": [NaN, -Infinity]}}'),
    ("settings with surrogates", b'{"settings": {"\\ud800": "\\udfff"}}'),
    ("settings with zero bytes", b'{"settings": {"\\u0000": "\\u0000"}}'),
    ("deep", b'{"settings": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}"),
    ("deep lists", b"[" * 20000 + b"]" * 20000),
    ("twice", b'{"name": "a", "name": {"name": "b"}, "number": 1, "number": []}'),
    ("long", b'{"name": "' + b"x" * 60000 + b'"}'),
    ("too long", b'{"name": "' + b"x" * 2_000_000 + b'"}'),
    ("right to left", '{"name": "\u202eanna\u2066"}'.encode()),
]


@pytest.mark.slow
def test_odd_bodies_are_refused_everywhere(any_server: ServerProcess) -> None:
    async def play() -> None:
        clients, table = await played_table(any_server)
        http = clients[0]._http
        api = (await http.get("/api/openapi.json")).json()
        paths = [
            (method, path.replace("{table}", table).replace("{secret}", "x" * 24))
            for path, methods in api["paths"].items()
            for method in methods
            if method in ("post", "patch", "put", "delete") and "sign-out" not in path
        ]
        assert len(paths) > 12
        seen: Counter[int] = Counter()
        for method, path in paths:
            for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x"):
                for name, body in ODD_BODIES if kind[0] == "a" else ODD_BODIES[:3]:
                    found = await http.request(
                        method, path, content=body, headers={"content-type": kind}
                    )
                    seen[found.status_code] += 1
                    assert found.status_code < 500, f"{method} {path} with {name}: {found.text}"
                    if found.status_code == 204:  # a body is not read where nothing is asked
                        assert method == "delete", path
                    elif found.headers["content-type"].startswith("text/html"):
                        assert "mail-links" in path and found.status_code in (404, 405, 413, 422)
                    elif found.status_code >= 400:
                        problem = found.json()
                        assert problem["code"] and problem["sentence"], (path, name)
        assert seen[413] and seen[422]
        print(dict(seen))

    run(play)
    assert errors_logged(any_server) == []


def test_odd_addresses_and_queries_are_refused(any_server: ServerProcess) -> None:
    async def play() -> None:
        clients, table = await played_table(any_server)
        http = clients[0]._http
        odd = [
            "%00",
            "%ff%fe",
            "..%2f..%2fetc",
            "a" * 3000,
            "%F0%9F%8E%B2",
            "'; --",
            "-1",
            " ",
            "{}",
        ]
        for text in odd:
            for path in (f"/api/tables/{text}", f"/api/tables/{text}/state", f"/seat/{text}"):
                found = await http.get(path)
                assert found.status_code < 500 and found.status_code != 201, path
            assert (await http.post(f"/api/seat-links/{text}")).status_code in (404, 405, 422)
        big = ["-1", "1e9", str(2**31), str(2**53), str(2**63), str(2**70), "NaN", "x", ""]
        for value in big:
            for query in (
                f"/api/tables/{table}/state?number={value}",
                f"/api/tables/{table}/state?seat={value}",
                f"/api/tables/{table}/state?number=1&wait={value}",
                f"/api/tables/{table}/chat?after={value}",
                f"/api/tables/{table}/explain?member={value}",
                f"/api/tables?before={value}",
                f"/api/archive?player={value}%00%25_&before={value}",
                f"/api/my-games?before={value}",
            ):
                found = await http.get(query)
                assert found.status_code < 500, f"{query}: {found.text}"
                assert found.status_code == 200 or found.json()["code"]

    run(play)
    assert errors_logged(any_server) == []


def test_broken_http_is_cut_off(any_server: ServerProcess) -> None:
    """Below HTTP: garbage, endless headers, bodies that lie about their length."""
    chance = random.Random(2)
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    post = b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
    attempts = [
        bytes(chance.randrange(256) for _ in range(3000)),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        post + b"Content-Length: -5\r\n\r\n{}",
        post + b"Content-Length: 99999999999999999999\r\n\r\n{}",
        post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        post + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 40 + b"0\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: magnifico=" + b"x" * 5000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: magnifico=\xff\xfe\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: \xff\r\nAccept-Language: \xff,;;q=\r\n\r\n",
    ]
    for attempt in attempts:
        with socket.create_connection(("127.0.0.1", any_server.port), 10) as raw:
            try:
                raw.sendall(attempt)
                raw.shutdown(socket.SHUT_WR)
                answer = b""
                while got := raw.recv(65536):
                    answer += got
            except TimeoutError:
                raise
            except OSError:  # on some systems a shutdown after the end is no ConnectionError
                answer = b""
            assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.0 5")), (attempt[:80], answer)
    assert httpx.get(f"{any_server.address}/healthz", trust_env=False).status_code == 200
    assert errors_logged(any_server) == []


# ------------------------------------------------------------------------------------------ WebSocket


def odd_value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(11 if depth < 3 else 8)
    if kind < 8:
        return chance.choice(
            [None, True, -1, 0, 7, 2**31, 2**70, 1.5, "", "x" * 70, "\u0000", "\ud800", "end", "me"]
        )
    if kind == 8:
        return [odd_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {
        chance.choice(["a", "type", "seat", "key", ""]): odd_value(chance, depth + 1)
        for _ in range(3)
    }


def odd_message(chance: random.Random, number: int) -> str | bytes:
    """A frame that is wrong in some way, often only a little."""
    right: dict[str, dict[str, Any]] = {
        "hello": {"number": number, "chat": 0, "seat": None, "language": "en"},
        "move": {"move": "end", "number": number, "key": "k", "seat": 0},
        "undo": {"number": number, "key": "k", "to": "one"},
        "act": {"act": "agree", "key": "k", "to": "one"},
        "chat": {"text": "hello", "key": "k", "to": None},
        "ping": {},
    }
    way = chance.randrange(10)
    if way == 0:
        return chance.randbytes(chance.randrange(200))
    if way == 1:
        return "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(300)))
    if way == 2:
        return json.dumps(odd_value(chance))
    if way == 3:
        return "[" * chance.randrange(4000)
    if way == 4:
        return json.dumps({"type": "chat", "text": "y" * chance.randrange(4000, 8000), "key": "k"})
    kind = chance.choice(list(right))
    message: dict[str, Any] = {"type": kind, **right[kind]}
    for _ in range(chance.randrange(1, 3)):
        field = chance.choice([*message, "other"])
        if chance.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = odd_value(chance)
    if message.get("act") in ("resign", "hand_over"):
        message["act"] = "none"
    return json.dumps(message)


def code_of(closed: ConnectionClosed) -> int:
    """Why the server closed; 1006 if it did not say."""
    return closed.rcvd.code if closed.rcvd is not None else 1006


async def hello(server: ServerProcess, client: Client, table: str) -> Any:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    live = await connect(
        address, additional_headers={"cookie": client.cookie}, proxy=None, compression=None
    )
    await live.send(json.dumps({"type": "hello"}))
    return live


async def flood(
    server: ServerProcess, client: Client, table: str, seed: int, frames: int
) -> Counter[str]:
    """Odd frames over many connections; each still answers at its end, or was closed with a reason."""
    chance = random.Random(seed)
    codes: Counter[str] = Counter()
    number = int((await client.state(table))["state"]["number"])
    for batch in range(frames // 50):
        live = await hello(server, client, table)
        last = {"type": "move", "move": "end", "number": 999_999, "key": f"last-{batch}"}
        try:
            for _ in range(50):
                await live.send(odd_message(chance, number))
            await live.send(json.dumps(last))
            while True:
                message = json.loads(await asyncio.wait_for(live.recv(), 120))
                if message["type"] != "refused":
                    continue
                problem = message["problem"]
                assert problem["status"] < 500 and problem["sentence"], problem
                codes[problem["code"]] += 1
                if message["key"] == last["key"]:
                    break
        except ConnectionClosed as closed:
            codes[f"closed {code_of(closed)}"] += 1
        finally:
            await live.close()
    return codes


def test_odd_frames_are_refused_and_memory_stays_flat(any_server: ServerProcess) -> None:
    async def play() -> None:
        clients, table = await played_table(any_server)
        await flood(any_server, clients[0], table, 1, FRAMES // 2)  # caches fill
        before = memory(any_server)
        total: Counter[str] = Counter()
        for part in await asyncio.gather(
            *(flood(any_server, client, table, 2 + at, FRAMES) for at, client in enumerate(clients))
        ):
            total += part
        grown = memory(any_server) - before
        print(f"{2 * FRAMES} frames: {dict(total)}, memory {before} + {grown} KiB")
        assert total["bad_request"] > FRAMES / 2
        assert total["stale"]
        assert {code for code in total if code.startswith("closed")} <= {"closed 1007"}
        assert grown < MOST_GROWTH
        assert (await clients[0].state(table))["state"]["status"] == "running"

    run(play)
    assert errors_logged(any_server) == []


def test_frames_that_come_too_early_too_large_or_broken_close_the_connection(
    any_server: ServerProcess,
) -> None:
    async def closed_with(client: Client, table: str, *messages: str | bytes) -> int:
        address = f"ws://127.0.0.1:{any_server.port}/api/tables/{table}/live"
        async with connect(
            address, additional_headers={"cookie": client.cookie}, proxy=None, compression=None
        ) as live:
            try:
                for message in messages:
                    await live.send(message)
                while True:
                    await asyncio.wait_for(live.recv(), 120)
            except ConnectionClosed as closed:
                return code_of(closed)

    async def play() -> None:
        clients, table = await played_table(any_server)
        client = clients[0]
        greeting = json.dumps({"type": "hello"})
        early = json.dumps({"type": "move", "move": "end", "number": 7, "key": "k"})
        codes = await asyncio.gather(
            closed_with(client, table),  # says nothing at all
            closed_with(client, table, early),
            closed_with(client, table, b"\x00\x01"),
            closed_with(client, table, "{" * 100),
            closed_with(client, table, greeting, "x" * 5_000_000),
            closed_with(client, table, "x" * 5_000_000),
            closed_with(client, "nosuchtable", greeting),
            closed_with(client, "%00", greeting),
        )
        assert codes == [1008, 1008, 1008, 1008, 1009, 1009, 4404, 4404]
        with pytest.raises(InvalidStatus):
            async with client.live(table, origin="https://elsewhere.example"):
                pass
        for frame, code in (
            (b"\x83\x80\x00\x00\x00\x00", 1002),  # an opcode that does not exist
            (b"\xc1\x80\x00\x00\x00\x00", 1002),  # a reserved bit
            (b"\x81\x02{}", 1002),  # not masked
            (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),  # no UTF-8
            (b"\x81\xff\x7f" + b"\xff" * 11, 1009),  # announces an ocean
            (b"\x80\x80\x00\x00\x00\x00", 1002),  # the end of nothing
        ):
            live = await hello(any_server, client, table)
            await live.recv()
            live.transport.write(frame)
            try:
                while True:
                    await asyncio.wait_for(live.recv(), 120)
            except ConnectionClosed as closed:
                codes.append(code_of(closed))
            finally:
                await live.close()
            assert codes[-1] == code, frame

    run(play)
    assert errors_logged(any_server) == []


def test_out_of_order_for_another_table_and_for_a_finished_game(any_server: ServerProcess) -> None:
    async def refused(live: Any, **message: object) -> str:
        return (await problem_of(live.ask(message))).code

    async def play() -> None:
        anna, bruno = await guests(any_server, "Anna", "Bruno")
        first = await seated(any_server, [anna, bruno], options=BASIC)
        state = (await anna.state(first))["state"]
        mover = (anna, bruno)[state["to_act"][0]]
        other = bruno if mover is anna else anna
        (carla,) = await guests(any_server, "Carla")
        async with mover.live(first) as live, other.live(first) as idle:
            move = {"type": "move", "move": "neutral market1 +1"}
            assert await refused(live, **move, number=5) == "stale"
            assert await refused(idle, **move, number=0) == "E_TURN"
            assert await refused(live, type="undo", number=0) == "nothing_to_undo"
            assert await refused(live, type="act", act="agree") == "proposal_gone"
            assert await refused(live, type="act", act="take_back") == "seat_taken"
            done = await live.ask({**move, "number": 0, "key": "a"})
            assert done["number"] == 1
            assert await refused(live, **move, number=0) == "stale"
            assert await refused(live, type="move", move="??", number=1) == "bad_move"
        async with carla.live(first) as live:
            assert await refused(live, type="move", move="end", number=1) == "not_seated"
            assert await refused(live, type="chat", text="psst", to=1) == "muted"
        await asyncio.gather(
            *(
                play_live(client, first, random.Random(at))
                for at, client in enumerate((anna, bruno))
            )
        )
        number = (await anna.state(first))["state"]["number"]
        async with anna.live(first) as live:
            assert await refused(live, type="move", move="end", number=number) == "game_over"
            assert await refused(live, type="undo", number=number) == "game_over"
            assert await refused(live, type="act", act="resign") == "game_over"
        assert (await problem_of(anna.move(first, "end", number))).code == "game_over"
        assert (await problem_of(anna.act(first, "propose_cancel"))).code == "game_over"
        waiting = str((await anna.new_table(options=BASIC))["id"])
        assert (await problem_of(anna.move(waiting, "end", 0))).code == "not_running"
        assert (await problem_of(anna.state(waiting))).code == "not_running"
        assert (await problem_of(carla.move(waiting, "end", 0))).code in (
            "not_running",
            "not_seated",
        )

    run(play)
    assert errors_logged(any_server) == []


def test_long_keys_that_differ_at_their_end_are_different_keys(any_server: ServerProcess) -> None:
    async def play() -> None:
        (anna,) = await guests(any_server, "Anna")
        table = str((await anna.new_table(options=BASIC))["id"])
        for end in "xy":
            await anna.say(table, f"line {end}", key="k" * 63 + end)
        lines = (await anna.get(f"/api/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in lines] == ["line x", "line y"]

    run(play)
