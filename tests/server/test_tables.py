"""Tables: made, found, joined, left, watched, talked at, played again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, update

from magnifico import Game, Options
from magnifico.client import Client
from magnifico.secret import Secret
from magnifico.server.settings import Settings
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from tests.server.server_process import (
    Server,
    chosen,
    forged,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.server.services import Postgres
from tests.waiting import eventually, until

BASIC = {"players": 2, "rules": "basic"}


def test_an_open_table_is_listed_joined_left_and_started(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla, dora = await guests(server, "Anna", "Bruno", "Carla", "Dora")
        table = (await anna.new_table(title="Friday", options={"players": 3}))["id"]
        private = (await anna.new_table(public=False))["id"]
        listed = [one["id"] for one in (await stranger(server).get("/api/tables"))["tables"]]
        assert table in listed and private not in listed
        assert (await problem_of(anna.start(table))).code == "seats_open"
        await bruno.join(table, seat=2)
        assert (await problem_of(carla.join(table, seat=2))).code == "seat_taken"
        await bruno.post(f"/api/tables/{table}/leave")
        await carla.join(table, seat=2)
        await bruno.join(table)
        assert (await problem_of(bruno.start(table))).code == "not_host"
        assert (await problem_of(dora.join(table))).code == "seat_taken"
        shown = await anna.start(table)
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Bruno", "Carla"]
        assert (await problem_of(bruno.post(f"/api/tables/{table}/leave"))).code == "started"
        assert (await problem_of(anna.start(table))).code == "started"
        mine = (await carla.get("/api/my-games"))["tables"]
        assert [one["id"] for one in mine] == [table] and mine[0]["waiting"]

    run(play)


def test_many_who_want_one_seat_do_not_share_it(server: Server) -> None:
    async def play() -> None:
        people = await guests(server, *[f"P{number}" for number in range(9)])
        table = (await people[0].new_table(options=BASIC))["id"]
        results = await asyncio.gather(
            *(person.join(table) for person in people[1:]), return_exceptions=True
        )
        assert sum(isinstance(result, dict) for result in results) == 1

    run(play)


def test_the_host_seats_computer_opponents_and_sends_them_away(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options=BASIC))["id"]
        path = f"/api/tables/{table}/seats"
        assert (
            await problem_of(bruno.post(path, {"seat": 1, "level": "random"}))
        ).code == "not_host"
        unknown = await problem_of(anna.post(path, {"seat": 1, "level": "oracle"}))
        assert unknown.code == "level_unknown" and "citizen" in unknown.details["levels"]
        await anna.post(path, {"seat": 1, "level": "random"})
        assert (await problem_of(bruno.join(table))).code == "seat_taken"
        await anna.post(path, {"seat": 1})
        await bruno.join(table)
        assert (await problem_of(anna.post(path, {"seat": 1}))).code == "seat_taken"

    run(play)


def seed_of(server: Server, table: str) -> str:
    with closing(sqlite3.connect(server.data / "magnifico.db")) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    return str(seed)


def test_a_chosen_seed_does_not_outlive_the_opening_of_a_seat(server: Server) -> None:
    """Whoever chose it knows the dice and the decks; who joins afterwards must not be at their mercy."""
    known = Game.new(Options(players=2, rules="basic"), "mine").view(0)

    async def made(host: Client, *seats: str) -> str:
        shown = await host.new_table(options=BASIC, seats=["me", *seats], seed="mine")
        assert seed_of(server, shown["id"]) == "mine"
        return str(shown["id"])

    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        kept = await made(anna, "random")
        await anna.post(f"/api/tables/{kept}/seats", {"seat": 1, "level": "greedy"})
        assert seed_of(server, kept) == "mine"
        await anna.start(kept)
        assert (await anna.get(f"/api/tables/{kept}/at/0"))["view"] == known
        for second, path, wish in (
            ("random", "seats", {"seat": 1}),
            ("random", "seats", {"seat": 1, "remove": True}),
            ("me", "leave", {"seat": 1}),
            ("me", "seats", {"seat": 1, "remove": True}),
        ):
            table = await made(anna, second)
            await anna.post(f"/api/tables/{table}/{path}", wish)
            drawn = seed_of(server, table)
            assert len(drawn) == 32
            await bruno.join(table)
            await anna.start(table)
            assert seed_of(server, table) == drawn
            assert (await anna.get(f"/api/tables/{table}/at/0"))["view"] != known

    run(play)


def test_a_game_does_not_start_while_a_seat_is_being_opened(data: Path, postgres: Postgres) -> None:
    """PostgreSQL shows a transaction what others have committed by then, statement by statement."""
    settings = Settings(database=Secret(postgres.new_database()))
    name = settings.database.reveal().rsplit("/", 1)[1]
    waiting = f"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = '{name}'"

    async def play(server: Server) -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options=BASIC))["id"]
        await bruno.join(table)
        database = Database(settings.database_url.reveal())
        async with database.write() as connection:
            of_table = models.tables.c.id == table
            await connection.execute(update(models.tables).where(of_table).values(changed_at=1))
            seats, access = models.seats, models.access
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == 1)
                .values(kind="open", person_id=None)
            )
            await connection.execute(
                delete(access).where(access.c.table_id == table, access.c.seat == 1)
            )
            starting = asyncio.create_task(anna.start(table))
            await asyncio.to_thread(until, lambda: postgres.query(name, waiting).strip() != "0")
        await database.close()
        assert (await problem_of(starting)).code == "seats_open"
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "open"
        await bruno.join(table)
        assert (await anna.start(table))["status"] == "running"

    with Server(data, database=settings.database.reveal()) as server:
        run(lambda: play(server))


def test_the_host_sends_a_person_away_before_the_start(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = (await anna.new_table(options=BASIC))["id"]
        path = f"/api/tables/{table}/seats"
        joined = await bruno.join(table)
        link = next(seat["link"] for seat in joined["seats"] if seat["mine"])
        wish = {"seat": 1, "remove": True}
        assert (await problem_of(bruno.post(path, {**wish, "seat": 0}))).code == "not_host"
        async with bruno.live(table) as live:
            while not live.table:
                await live.receive()
            assert (await anna.post(path, wish))["seats"][1]["kind"] == "open"
            while live.table["seats"][1]["kind"] != "open":
                await live.receive()
            assert not any(seat["mine"] for seat in live.table["seats"])
        opened = await problem_of(bruno.post(f"/api/seat-links/{link.removeprefix('/seat/')}"))
        assert opened.code == "unknown"
        await carla.join(table)
        await anna.start(table)
        assert (await problem_of(bruno.move(table, "end", 0))).code == "not_seated"
        assert (await problem_of(anna.post(path, wish))).code == "started"

    run(play)


def test_tables_that_never_begin_are_removed(data: Path) -> None:
    async def play(server: Server) -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        old, young = [(await anna.new_table(options=BASIC))["id"] for _ in range(2)]
        begun = await seated(server, [anna, bruno], options=BASIC)
        await anna.say(old, "is anybody there?")
        await asyncio.to_thread(server.stop)
        with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
            database.execute("UPDATE tables SET changed_at = 0 WHERE id != ?", (young,))
            database.execute("UPDATE tables SET rematch = ? WHERE id = ?", (old, begun))
        await asyncio.to_thread(server.start)

        async def removed() -> bool:
            return (await anna.get(f"/api/tables/{begun}"))["rematch"] is None

        await eventually(removed)
        assert (await problem_of(anna.get(f"/api/tables/{old}"))).code == "unknown"
        assert (await anna.get(f"/api/tables/{young}"))["status"] == "open"
        assert (await anna.get(f"/api/tables/{begun}"))["status"] == "running"
        with closing(sqlite3.connect(data / "magnifico.db")) as database:
            assert database.execute("SELECT count(*) FROM chat").fetchone() == (0,)

    with Server(data) as server:
        run(lambda: play(server))


def test_options_that_do_not_go_together_name_the_field(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        wrong: list[tuple[dict[str, object], str, str]] = [
            ({"options": {"players": 5}}, "options", "players"),
            ({"options": {"rules": "basic", "expansions": ["houses"]}}, "options", "rules"),
            ({"options": {"table": ["noSuchThing"]}}, "options", "table"),
            ({"options": BASIC, "seats": ["me", "me", "me"]}, "options", "seats"),
            ({"clock": {"kind": "move"}}, "options", "clock"),
            ({"seed": "mine"}, "options", "seed"),
        ]
        for wanted, code, field in wrong:
            problem = await problem_of(anna.new_table(**wanted))
            assert (problem.status, problem.code) == (422, code)
            assert problem.details["field"] == field

    run(play)


def test_a_pack_of_ones_own_is_checked_and_played(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        folder = next(path.parent for path in Path("examples").rglob("pack.toml"))
        files = {path.name: path.read_text() for path in folder.glob("*.toml")}
        made = await anna.new_table(
            options={"players": 2}, pack=files, seats=["me", "random"], start=True
        )
        assert made["pack"] and made["status"] == "running"
        await anna.state(made["id"])
        broken = {**files, "cards.toml": "[[card]]\nnumber = 'x'"}
        problem = await problem_of(anna.new_table(options={"players": 2}, pack=broken))
        assert problem.code == "bad_pack" and "cards.toml" in problem.details["reason"]
        problem = await problem_of(anna.new_table(pack={"../evil.toml": ""}))
        assert problem.code == "pack_file"
        huge = {"pack.toml": "#" * 600_000}
        assert (await problem_of(anna.new_table(pack=huge))).status == 413

    run(play)


def test_a_seat_can_be_reached_by_its_secret_link(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, [anna, bruno], options=BASIC)
        shown = await bruno.get(f"/api/tables/{table}")
        links = [seat["link"] for seat in shown["seats"]]
        assert links[0] is None and links[1].startswith("/seat/")
        secret = links[1].removeprefix("/seat/")
        found = await carla.post(f"/api/seat-links/{secret}")
        assert (found["table"], found["seat"]) == (table, 1)
        assert (await carla.state(table))["state"]["seat"] == 1
        problem = await problem_of(carla.post(f"/api/seat-links/{forged(secret)}"))
        assert problem.status == 404

    run(play)


def test_chat_is_public_or_between_two_seats(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla, guest = await guests(server, "Anna", "Bruno", "Carla", "Guest")
        table = await seated(server, [anna, bruno, carla], options={"rules": "basic"})
        async with carla.live(table) as live:
            await anna.say(table, "hello all", key="one")
            await anna.say(table, "hello all", key="one")
            await anna.say(table, "only you", to=1)
            await guest.say(table, "may I watch?")
            while len(live.chat) < 2:
                await live.receive()
            texts = [line["text"] for line in live.chat]
            assert texts == ["hello all", "may I watch?"]
            assert live.chat[1]["seat"] is None
        assert (await problem_of(guest.say(table, "psst", to=0))).code == "muted"
        for client, count in ((anna, 3), (bruno, 3), (carla, 2), (guest, 2)):
            lines = (await client.get(f"/api/tables/{table}/chat"))["lines"]
            assert len(lines) == count

    run(play)


def test_who_is_there_hears_what_is_said_after_the_last_lines_were_deleted(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = (await anna.new_table(options={"players": 3}))["id"]
        await bruno.join(table)
        await carla.join(table)
        async with anna.live(table) as live:
            last = (await bruno.say(table, "only you", to=0))["id"]
            while not live.chat:
                await live.receive()
            await bruno.post(f"/api/tables/{table}/leave")
            assert (await carla.say(table, "where is Bruno?"))["id"] > last
            while len(live.chat) < 2:
                await live.receive(5)
            assert live.chat[1]["text"] == "where is Bruno?"

    run(play)


def test_any_line_of_chat_may_have_been_the_last_one_heard(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(options=BASIC))["id"]
        async with anna.live(table) as live:
            await live.send({"type": "hello", "chat": 2**31 - 1})
            await live.send({"type": "hello", "chat": 2**31})
            while (message := await live.receive())["type"] != "refused":
                pass
            await live.send({"type": "ping"})
            while message["type"] != "pong":
                message = await live.receive()
                assert message["type"] != "refused"

    run(play)


def test_presence_tells_who_is_at_the_table(server: Server) -> None:
    async def play() -> None:
        anna, bruno, guest = await guests(server, "Anna", "Bruno", "Guest")
        table = await seated(server, [anna, bruno], options=BASIC)
        async with anna.live(table) as live:
            async with bruno.live(table), guest.live(table):
                while live.presence.get("seats") != [0, 1] or live.presence["spectators"] != 1:
                    await live.receive()
            while live.presence["seats"] != [0]:
                await live.receive()

    run(play)


def test_a_finished_game_is_in_the_archive_and_can_be_played_again(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno Ünique")
        table = await seated(server, [anna, bruno], options=BASIC)
        assert (await problem_of(anna.post(f"/api/tables/{table}/rematch"))).code == "not_running"
        assert (await problem_of(anna.get(f"/api/tables/{table}/download"))).code == "not_running"
        chance = random.Random(8)
        clients = [anna, bruno]
        state = (await anna.state(table))["state"]
        while state["status"] == "running":
            client = clients[state["to_act"][0]]
            state = (await client.state(table, number=state["number"]))["state"]
            made = await client.move(table, chosen(state, chance), state["number"], state=True)
            state = made["state"]
        found = (await stranger(server).get("/api/archive", player="bruno ünI"))["tables"]
        assert [one["id"] for one in found] == [table] and found[0]["result"]
        assert (await stranger(server).get("/api/archive", player="no%such_"))["tables"] == []
        again = await asyncio.gather(
            *(client.post(f"/api/tables/{table}/rematch") for client in clients)
        )
        assert again[0]["id"] == again[1]["id"] != table
        assert [seat["kind"] for seat in again[0]["seats"]] == ["person", "person"]
        problem = await problem_of(anna.move(table, "end", state["number"]))
        assert (problem.status, problem.code) == (409, "game_over")

    run(play)
