"""Before the game: names that no two seats share, options the host changes, tables to watch, packs looked through."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client
from magnifico.server.http.lobby import kept_seats
from magnifico.server.http.seat_names import BOT_NAMES, bot_name
from magnifico.server.tables.names import LONGEST, folded, numbered
from magnifico.table.problems import Problem
from tests.features.accounts.test_people import PASSWORD
from tests.server.server_process import (
    Server,
    chosen,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)

BASIC = {"players": 2, "rules": "basic"}


def names(shown: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in shown["seats"]]


async def rename(client: Client, table: str, seat: int, name: str) -> dict[str, Any]:
    shown: dict[str, Any] = await client.post(
        f"/api/tables/{table}/seats/{seat}/name", {"name": name}
    )
    return shown


# ------------------------------------------------------------------------------------------ names


def test_a_numbered_name_is_still_a_name() -> None:
    assert numbered("Guest", 2) == "Guest 2"
    long = numbered("A" * LONGEST, 12)
    assert len(long) == LONGEST and long.endswith(" 12")


def test_computer_opponents_take_names_that_nobody_has() -> None:
    taken: set[str] = {folded(BOT_NAMES[1])}
    for seat in range(4):
        name = bot_name(seat, taken)
        assert name in BOT_NAMES and folded(name) not in taken
        taken.add(folded(name))


def test_two_guests_of_one_name_are_told_apart(server: Server) -> None:
    async def play() -> None:
        first, second, third = await guests(server, "Guest", "guest", "Guest")
        table = (await first.new_table(options={"players": 4}))["id"]
        await second.join(table)
        shown = await third.join(table)
        assert names(shown)[:3] == ["Guest", "guest 2", "Guest 3"]

    run(play)


def test_a_chosen_name_is_refused_if_somebody_at_the_table_has_it(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = (await anna.new_table(options={"players": 3}))["id"]
        refused = await problem_of(bruno.join(table, name="ANNA"))
        assert (refused.status, refused.code) == (409, "name_in_use")
        await bruno.join(table, name="Bruno Bardi")
        assert (await problem_of(rename(bruno, table, 1, "anna"))).code == "name_in_use"
        shown = await rename(bruno, table, 1, "Bruno Bardi")  # keeping your own name is fine
        assert names(shown) == ["Anna", "Bruno Bardi", ""]
        assert (await problem_of(rename(carla, table, 1, "Carla"))).code == "not_seated"
        assert (await problem_of(rename(bruno, table, 0, "X"))).code == "not_seated"
        same = {"seats": ["me", "me"], "names": ["Lia", "lia"]}
        assert (await problem_of(anna.new_table(options=BASIC, **same))).code == "name_in_use"

    run(play)


def test_everybody_in_the_lobby_sees_a_new_name_and_the_chat_uses_it(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options=BASIC))["id"]
        await bruno.join(table)
        async with anna.live(table) as live:
            await rename(bruno, table, 1, "Il Bruno")
            while True:
                heard = await live.receive()
                if heard["type"] in ("table", "welcome") and names(heard["table"])[1] == "Il Bruno":
                    break
        said = await bruno.say(table, "ciao")
        assert said["name"] == "Il Bruno"
        await anna.start(table)
        assert (await problem_of(rename(bruno, table, 1, "Too Late"))).code == "started"

    run(play)


def test_several_seats_of_one_person_have_names_of_their_own(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        shown = await anna.new_table(options={"players": 3}, seats=["me", "me", "me"])
        assert names(shown) == ["Anna", "Anna 2", "Anna 3"]
        shown = await rename(anna, shown["id"], 2, "Lia")
        assert names(shown) == ["Anna", "Anna 2", "Lia"]

    run(play)


def test_a_number_never_makes_the_name_of_an_account(server: Server) -> None:
    async def play() -> None:
        owner, anna, bruno = await guests(server, "Owner", "Marzocco", "Marzocco")
        await owner.account("Marzocco 2", PASSWORD)
        table = (await anna.new_table(options=BASIC))["id"]
        assert names(await bruno.join(table)) == ["Marzocco", "Marzocco 3"]
        assert (await problem_of(rename(bruno, table, 1, "marzocco 2"))).code == "name_taken"

    run(play)


def test_computer_opponents_make_way_for_people(server: Server) -> None:
    async def play() -> None:
        namesake, anna = await guests(server, BOT_NAMES[3], "Anna")
        seats = ["me", "open", "random", "random"]
        shown = await anna.new_table(options={"players": 4}, seats=seats)
        assert names(shown)[3] == BOT_NAMES[3]
        shown = await namesake.join(shown["id"])
        assert names(shown)[:2] == ["Anna", BOT_NAMES[3]]
        assert len({folded(name) for name in names(shown)}) == 4
        assert set(names(shown)[2:]) < set(BOT_NAMES)

    run(play)


# ------------------------------------------------------------------------------------------ options


def test_the_host_changes_what_is_agreed_until_the_game_begins(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options={"players": 4}, public=False))["id"]
        path = f"/api/tables/{table}/options"
        await bruno.join(table)
        assert (await problem_of(bruno.post(path, {"undo": "off"}))).code == "not_host"
        assert (await problem_of(stranger(server).post(path, {}))).code == "not_signed_in"
        unfit = {"options": {"players": 5}}
        assert (await problem_of(anna.post(path, unfit))).code == "options"
        await anna.post(path, {"title": "Friday", "undo": "off", "public": True, "hints": True})
        clock = {"kind": "total", "seconds": 600, "increment": 15}
        shown = await anna.post(path, {"options": BASIC, "clock": clock})
        assert (shown["title"], shown["undo"], shown["public"]) == ("Friday", "off", True)
        assert shown["clock"] == clock and shown["hints"]
        assert not (await anna.post(path, {"hints": None}))["hints"]  # two people
        assert shown["options"] == BASIC and names(shown) == ["Anna", "Bruno"]
        assert not shown["secrets"]
        assert (await bruno.get(f"/api/tables/{table}"))["options"] == BASIC
        await anna.start(table)
        state = (await bruno.state(table))["state"]
        assert state["view"]["players"] == 2 and state["clocks"]
        assert (await problem_of(anna.post(path, {"undo": "own"}))).code == "started"

    run(play)


def test_a_table_grows_and_shrinks_around_its_people(server: Server) -> None:
    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = (await anna.new_table(options={"players": 4}))["id"]
        path = f"/api/tables/{table}/options"
        await bruno.join(table, seat=3)
        await anna.post(f"/api/tables/{table}/seats", {"seat": 1, "level": "random"})
        await bruno.say(table, "from the last seat")
        await bruno.say(table, "a secret", to=0)
        shown = await anna.post(path, {"options": {"players": 2}})
        assert names(shown) == ["Anna", "Bruno"]
        assert [seat["mine"] for seat in (await bruno.get(f"/api/tables/{table}"))["seats"]] == [
            False,
            True,
        ]
        lines = (await anna.get(f"/api/tables/{table}/chat"))["lines"]
        assert [(line["seat"], line["to_seat"]) for line in lines] == [(1, None), (1, 0)]
        assert len((await carla.get(f"/api/tables/{table}/chat"))["lines"]) == 1
        shown = await anna.post(path, {"options": {"players": 3}})
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "open"]
        await carla.join(table)
        refused = await problem_of(anna.post(path, {"options": {"players": 2}}))
        assert (refused.status, refused.code) == (409, "more_people")
        assert names(await anna.start(table)) == ["Anna", "Bruno", "Carla"]

    run(play)


def test_open_seats_go_before_computer_opponents_and_people_stay() -> None:
    def seats(*kinds: str) -> list[dict[str, Any]]:
        return [{"seat": number, "kind": kind} for number, kind in enumerate(kinds)]

    def kept(players: int, *kinds: str) -> list[int]:
        return [seat["seat"] for seat in kept_seats(seats(*kinds), players)]

    assert kept(3, "person", "open", "bot", "person") == [0, 2, 3]
    assert kept(2, "person", "open", "bot", "person") == [0, 3]
    assert kept(2, "bot", "bot", "bot") == [0, 1]
    with pytest.raises(Problem, match="more_people"):
        kept(2, "person", "person", "bot", "person")


# ------------------------------------------------------------------------------------------ lists


def test_running_public_tables_are_listed_with_round_and_points(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        clock = {"kind": "move", "seconds": 3600, "increment": 0}
        public = await seated(server, [anna, bruno], options=BASIC, clock=clock)
        private = await seated(server, [anna, bruno], options=BASIC, public=False)
        opened = (await anna.new_table(options=BASIC))["id"]
        chance = random.Random(3)
        for client in (anna, bruno) * 12:
            state = (await client.state(public))["state"]
            if state["decide"]:
                await client.move(public, chosen(state, chance), state["number"])
        found = {one["id"]: one for one in (await stranger(server).get("/api/watch"))["tables"]}
        assert public in found and private not in found and opened not in found
        listed = found[public]
        view = (await stranger(server).state(public))["state"]["view"]
        assert listed["round"] == view["round"] > 0
        assert listed["points"] == [seat["goods"]["victory"] for seat in view["seats"]]
        assert listed["deadline"] > listed["changed_at"]
        assert not any(seat["mine"] or seat["link"] for seat in listed["seats"])
        mine = {one["id"]: one for one in (await anna.get("/api/my-games"))["tables"]}
        assert mine[private]["round"] == 1 and mine[private]["deadline"] is None
        assert mine[opened]["round"] == 0 and mine[opened]["points"] == []

    run(play)


def test_only_leaders_and_secret_answers_make_secrets(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        assert (await anna.new_table(options={"players": 2}))["secrets"]
        vatican = {**BASIC, "table": ["secretVatican"]}
        assert (await anna.new_table(options=vatican))["secrets"]
        basic = await anna.new_table(options=BASIC, seats=["me", "me"], start=True)
        assert not basic["secrets"]
        for seat in (0, 1):
            view = (await anna.state(basic["id"], seat=seat))["state"]["view"]
            assert view["seats"][seat]["hand"] == [] and "draft" not in view

    run(play)


# ------------------------------------------------------------------------------------------ packs


def test_a_pack_is_looked_through_before_a_table_is_made(server: Server) -> None:
    folder = next(path.parent for path in sorted(Path("examples").rglob("pack.toml")))
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        path = "/api/packs/check"
        found = await anna.post(path, {"pack": files})
        assert found["key"] and found["title"] and found["cards"] + found["leaders"] > 0
        stray = await problem_of(anna.post(path, {"pack": {**files, "notes.txt": "x"}}))
        assert stray.code == "pack_file"
        assert "notes.txt" in stray.sentence and "pack.toml" in stray.sentence
        broken = await problem_of(anna.post(path, {"pack": {**files, "cards.toml": "= ="}}))
        assert broken.code == "bad_pack" and "cards.toml" in broken.details["reason"]
        livia = stranger(server, "it")
        await livia.guest("Livia")
        broken = await problem_of(livia.post(path, {"pack": {**files, "cards.toml": "= ="}}))
        assert broken.details["reason"].startswith("cards.toml: TOML non valido: ")
        assert (await problem_of(anna.post(path, {"pack": {}}))).code == "bad_request"
        strange = stranger(server).post(path, {"pack": files})
        assert (await problem_of(strange)).code == "not_signed_in"

    run(play)
