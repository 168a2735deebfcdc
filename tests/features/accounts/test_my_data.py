"""What people can do with their own data: take it along, and delete it."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.features.accounts.test_people import PASSWORD, hear_forever
from tests.server.in_process import begun, in_process, move_once
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)

BASIC = {"rules": "basic"}


def test_everybody_can_take_their_data_along(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await anna.account("Anna of the data", PASSWORD, "data@example.org")
        table = await seated(server, [anna, bruno], options=BASIC, title="Mine")
        await anna.say(table, "I said this")
        await bruno.say(table, "this was Bruno")
        state = (await anna.state(table))["state"]
        mover = anna if state["decide"] else bruno
        move = (await mover.state(table))["state"]["moves"][0]["move"]
        await mover.move(table, move, state["number"])
        found = await mover.get("/api/me/data")
        assert [(one["table_id"], one["text"]) for one in found["moves"]] == [(table, move)]
        found = await anna.get("/api/me/data")
        assert found["person"]["email"] == "data@example.org"
        assert [line["text"] for line in found["chat"]] == ["I said this"]
        assert [one["title"] for one in found["tables"]] == ["Mine"]
        assert len(found["sessions"]) == 1
        text = json.dumps(found)
        assert "argon2" not in text and "secret" not in text
        assert (await problem_of(stranger(server).get("/api/me/data"))).code == "not_signed_in"

    run(play)


def test_people_delete_themselves(data: Path) -> None:
    async def play(server: Server) -> None:
        zenobia, bruno, guest = await guests(server, "Zenobia", "Bruno", "Quintus")
        await zenobia.account("Zenobia", PASSWORD, "zenobia@example.org")
        table = await seated(server, [zenobia, bruno], options=BASIC)
        await zenobia.say(table, "I was here")
        refused = await problem_of(zenobia.post("/api/me/delete", {"confirm": True}))
        assert refused.code == "wrong_password"
        async with zenobia.live(table) as live:
            await live.receive()
            await zenobia.post("/api/me/delete", {"password": PASSWORD})
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
        assert (await problem_of(zenobia.get("/api/me"))).code == "not_signed_in"
        assert (await bruno.get(f"/api/tables/{table}"))["seats"][0]["name"] == "–"
        assert (await bruno.get(f"/api/tables/{table}/chat"))["lines"] == []
        assert (await problem_of(guest.post("/api/me/delete"))).code == "confirm_needed"
        await guest.post("/api/me/delete", {"confirm": True})
        assert (await problem_of(guest.get("/api/me"))).code == "not_signed_in"

    with Server(data) as server:
        run(lambda: play(server))
    with closing(sqlite3.connect(data / "magnifico.db")) as database:
        dump = "\n".join(database.iterdump())
    assert not re.search("zenobia|quintus", dump, re.IGNORECASE) and "I was here" not in dump


def test_nothing_of_a_deleted_person_is_left_in_the_files(data: Path) -> None:
    """ATTACK, low: titles, and what SQLite leaves in free pages and in its write-ahead log."""
    name, email = "Bobname-Unique", "bob-unique@example.org"
    said, noted = "a line only bob would say", "a note only bob would write"

    async def play() -> None:
        async with in_process(data) as place:
            bob, anna = await place.guest(name), await place.guest("Anna")
            wanted = {"name": name, "password": PASSWORD, "email": email}
            (await bob.post("/api/account", json=wanted)).raise_for_status()
            table = await begun(bob, anna, title=f"{name}'s table")
            for _ in range(4):
                await move_once(table, bob, anna)
            for number in range(5):
                line = {"text": f"{said} {number}", "key": f"key-{number}"}
                (await bob.post(f"/api/tables/{table}/chat", json=line)).raise_for_status()
            (await bob.put(f"/api/tables/{table}/notes", json={"text": noted})).raise_for_status()
            for client, act in ((anna, "propose_cancel"), (bob, "agree")):
                done = await client.post(f"/api/tables/{table}/acts", json={"act": act, "key": act})
                done.raise_for_status()
            again = (await anna.post(f"/api/tables/{table}/rematch", json={})).json()["id"]
            (await bob.post(f"/api/tables/{again}/join", json={})).raise_for_status()
            shown = (await anna.get(f"/api/tables/{again}")).json()
            assert shown["title"] == f"{name}'s table"
            assert [text for text in (name, email, said, noted) if text.lower() in kept()] != []
            gone = await bob.post("/api/me/delete", json={"password": PASSWORD})
            assert gone.status_code == 204
            for left in (table, again):
                assert (await anna.get(f"/api/tables/{left}")).json()["title"] == ""
            assert [text for text in (name, email, said, noted) if text.lower() in kept()] == []

    def kept() -> str:
        """Everything in the files, in lower case: the account's name is folded."""
        files = [file for file in data.iterdir() if file.is_file()]
        return "".join(file.read_bytes().decode("latin-1") for file in files).lower()

    asyncio.run(play())


@pytest.mark.parametrize("name", ["%", "_"])
def test_a_title_goes_only_if_it_holds_the_name(name: str, data: Path) -> None:
    """Both names mean something to SQL's LIKE."""

    async def play() -> None:
        async with in_process(data) as place:
            one, anna = await place.guest(name), await place.guest("Anna")
            others = await begun(anna, one, title="Friday at Anna's")
            own = await begun(anna, one, title=f"with {name} at last")
            gone = await one.post("/api/me/delete", json={"confirm": True})
            assert gone.status_code == 204
            shown = [(await anna.get(f"/api/tables/{table}")).json() for table in (others, own)]
            assert [table["title"] for table in shown] == ["Friday at Anna's", ""]

    asyncio.run(play())
