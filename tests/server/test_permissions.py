"""Who may do what: seats and their links, names, hosts, chat at private tables, pages of lists, the audit log."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from magnifico.cli.main import main
from magnifico.client import Client
from magnifico.server import limits as limits_module
from magnifico.server.hosts import host_allowed
from magnifico.server.limits import LIMITS, Limits
from magnifico.server.services import address_of
from magnifico.server.settings import Settings
from magnifico.table.problems import Problem
from tests.features.accounts.test_people import PASSWORD
from tests.server.server_process import Server, guests, problem_of, run, seated, stranger

BASIC = {"players": 2, "rules": "basic"}


async def link_of(client: Client, table: str, seat: int) -> str:
    """The secret of one's seat."""
    shown = await client.get(f"/api/tables/{table}")
    return str(shown["seats"][seat]["link"]).removeprefix("/seat/")


# ------------------------------------------------------------------------------------------ seat links


def test_a_seat_given_away_is_no_longer_read_by_its_giver(server: Server) -> None:
    """ATTACK D8: a host with two seats and a chosen seed gave one away and went on reading its hand."""

    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        made = await anna.new_table(
            options=BASIC, seats=["me", "me"], seed="known to Anna", start=True
        )
        table = made["id"]
        assert made["seed_chosen"]
        await anna.say(table, "a note of mine", to=1)
        async with anna.live(table, seat=1) as live:
            while live.state is None:
                await live.receive()
            assert live.state["seat"] == 1
            secret = await link_of(anna, table, 1)
            told = await bruno.post(f"/api/seat-links/{secret}")
            assert told == {
                "table": table,
                "seat": 1,
                "shared_with": [],
                "given_by": ["Anna"],
                "seed_chosen": True,
            }
            while live.state["seat"] == 1:
                await live.receive()
        assert (await problem_of(anna.state(table, seat=1))).code == "not_seated"
        assert (await anna.state(table))["state"]["seat"] == 0
        assert (await bruno.state(table))["state"]["seat"] == 1
        assert (await bruno.get(f"/api/tables/{table}/chat"))["lines"] == []
        assert (await carla.get(f"/api/tables/{table}"))["seed_chosen"]
        assert (await bruno.post(f"/api/seat-links/{secret}"))["given_by"] == []  # a repeat
        mine = [seat["mine"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"]]
        assert mine == [True, False]

    run(play)


def test_a_second_device_shares_the_seat_and_both_know(server: Server) -> None:
    async def play() -> None:
        anna, bruno, phone = await guests(server, "Anna", "Bruno", "Anna's phone")
        table = await seated(server, [anna, bruno], options=BASIC)
        told = await phone.post(f"/api/seat-links/{await link_of(anna, table, 0)}")
        assert told["shared_with"] == ["Anna"] and told["given_by"] == []
        assert not told["seed_chosen"]
        for client in (anna, phone):
            assert (await client.state(table))["state"]["seat"] == 0
            assert (await client.get(f"/api/tables/{table}"))["seats"][0]["shared"]
        seen = (await bruno.get(f"/api/tables/{table}"))["seats"]
        assert [seat["shared"] for seat in seen] == [False, False]

    run(play)


def test_a_renewed_link_revokes_the_old_one_and_whoever_came_by_it(server: Server) -> None:
    """ATTACK D8: links could not be revoked after the start."""

    async def play() -> None:
        anna, bruno, carla, dora = await guests(server, "Anna", "Bruno", "Carla", "Dora")
        table = await seated(server, [anna, bruno], options=BASIC)
        old = await link_of(anna, table, 0)
        await carla.post(f"/api/seat-links/{old}")
        path = f"/api/tables/{table}/seats/0/link"
        assert (await problem_of(bruno.post(path))).code == "not_seated"
        assert (await problem_of(stranger(server).post(path))).code == "not_signed_in"
        renewed = (await anna.post(path))["link"].removeprefix("/seat/")
        assert renewed == await link_of(anna, table, 0) != old
        assert (await carla.state(table))["state"]["seat"] is None
        assert (await problem_of(carla.post(path))).code == "not_seated"
        assert (await problem_of(dora.post(f"/api/seat-links/{old}"))).code == "unknown"
        assert (await dora.post(f"/api/seat-links/{renewed}"))["seat"] == 0

    run(play)


# ------------------------------------------------------------------------------------------ repeats


def test_a_repeated_join_takes_no_second_seat(server: Server) -> None:
    """ATTACK, low: a repeat after a lost answer took another seat."""

    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options={"players": 4}))["id"]
        await asyncio.gather(*(bruno.join(table) for _ in range(5)))
        await bruno.join(table, seat=1)
        shown = await bruno.join(table)
        assert [seat["mine"] for seat in shown["seats"]] == [False, True, False, False]
        shown = await bruno.join(table, seat=3)  # a second seat is taken by its number
        assert [seat["mine"] for seat in shown["seats"]] == [False, True, False, True]

    run(play)


def test_a_repeated_request_for_a_table_makes_one(server: Server) -> None:
    """ATTACK, low: making a table had no key."""

    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        wish = {"options": BASIC, "seats": ["me", "random"], "start": True, "key": "same"}
        made = await asyncio.gather(*(anna.new_table(**wish) for _ in range(5)))
        assert len({one["id"] for one in made}) == 1
        assert (await anna.new_table(**wish))["status"] == "running"
        others = [await bruno.new_table(**wish), await anna.new_table(**{**wish, "key": "other"})]
        assert len({one["id"] for one in [*others, made[0]]}) == 3

    run(play)


def test_an_unseated_host_stays_the_host(server: Server) -> None:
    """ATTACK, low: sending somebody away handed the table over or cancelled it."""

    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = (await anna.new_table(options=BASIC, seats=["open", "open"]))["id"]
        await bruno.join(table)
        await carla.join(table)
        path = f"/api/tables/{table}/seats"
        for seat in (0, 1):
            shown = await anna.post(path, {"seat": seat, "remove": True})
            assert (shown["host"], shown["status"]) == (True, "open")
        await bruno.join(table)
        await bruno.post(f"/api/tables/{table}/leave")
        shown = await anna.get(f"/api/tables/{table}")
        assert (shown["host"], shown["status"]) == (True, "open")

    run(play)


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    """The table that was played points to the new one, not the new one to itself."""

    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options=BASIC)
        await anna.act(table, "propose_cancel")
        await bruno.act(table, "agree")
        first = await anna.post(f"/api/tables/{table}/rematch")
        assert (await bruno.post(f"/api/tables/{table}/rematch"))["id"] == first["id"]
        assert (await anna.get(f"/api/tables/{table}"))["rematch"] == first["id"]
        assert first["rematch"] is None and not first["seed_chosen"]

    run(play)


# ------------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eannA\u2066", "annA"),
        ("An\u200bna", "Anna"),
        ("Livia\u00a0\u2003 Strozzi", "Livia Strozzi"),
        ("Ann\u0061\u0301", "Ann\u00e1"),
        ("Анна", "Анна"),
        ("\u3164\u2800\u200b", None),
        ("\ue000", None),
        ("Anna\ue001", None),
        ("\u0410nna", None),  # a Cyrillic A
        ("a\u2028b", None),
    ],
)
def test_names_hide_nothing(server: Server, name: str, shown: str | None) -> None:
    """ATTACK, low: invisible and direction-changing names; one of U+E000 defeated the cache of sentences."""

    async def play() -> None:
        anna = stranger(server)
        if shown is None:
            assert (await problem_of(anna.guest(name))).code == "bad_name"
        else:
            assert (await anna.guest(name))["name"] == shown

    run(play)


def test_the_name_of_an_account_is_its_own(server: Server) -> None:
    """ATTACK, low: a guest could copy an account's name."""

    async def play() -> None:
        anna, thief = await guests(server, "Anna", "Thief")
        await anna.account("Anna the One", PASSWORD)
        for name in ("Anna the One", "ANNA  the\u200b one", "\uff21nna the One"):
            assert (await problem_of(stranger(server).guest(name))).code == "name_taken"
            assert (await problem_of(thief.guest(name))).code == "name_taken"
            change = thief.request("PATCH", "/api/me", {"name": name})
            assert (await problem_of(change)).code == "name_taken"
            table = (await anna.new_table(options=BASIC))["id"]
            assert (await problem_of(thief.join(table, name=name))).code == "name_taken"
            made = thief.new_table(options=BASIC, names=[name])
            assert (await problem_of(made)).code == "name_taken"
        assert (await anna.guest("Anna the One"))["name"] == "Anna the One"

    run(play)


# ------------------------------------------------------------------------------------------ chat and lists


def test_strangers_do_not_write_at_private_tables(server: Server) -> None:
    """ATTACK, low."""

    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, [anna, bruno], options=BASIC, public=False)
        assert (await problem_of(carla.say(table, "let me in"))).code == "muted"
        await bruno.say(table, "hello")
        hosted = (await carla.new_table(public=False, seats=["open"] * 4))["id"]
        await carla.say(hosted, "welcome")  # the host, without a seat

    run(play)


def test_whispers_fill_no_page_of_others(server: Server) -> None:
    """ATTACK, low: 250 private lines between two hid every public line after them from a third."""

    async def play() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, [anna, bruno, carla], options={"rules": "basic"})
        for start in range(0, 250, 50):
            keys = range(start, start + 50)
            await asyncio.gather(*(anna.say(table, "psst", to=1, key=f"w{key}") for key in keys))
        await bruno.say(table, "hello all")
        lines = (await carla.get(f"/api/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in lines] == ["hello all"]
        assert len((await bruno.get(f"/api/tables/{table}/chat"))["lines"]) == 200

    run(play)


def test_pages_skip_no_table_that_changed_at_the_same_moment(data: Path) -> None:
    """ATTACK, low: the next page began before the moment of the last table, ties were left out."""

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        made = [(await anna.new_table(options=BASIC))["id"] for _ in range(60)]
        with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
            database.execute("UPDATE tables SET changed_at = 1000, status = 'over'")
        for path in ("/api/archive", "/api/my-games"):
            seen: list[str] = []
            before = None
            while True:
                page = await anna.get(path, before=before)
                seen += [one["id"] for one in page["tables"]]
                before = page["cursor"]
                if before is None:
                    break
            assert sorted(seen) == sorted(made)

    with Server(data) as server:
        run(lambda: play(server))


# ------------------------------------------------------------------------------------------ limits and hosts


def test_many_addresses_do_not_reset_the_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK, low: 50,300 addresses made the server forget all counts at once."""
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 100)

    async def spend() -> None:
        limits = Limits(1.0)
        for _ in range(LIMITS["sign_in"].count):
            await limits.spend("sign_in", "the guesser")
        for number in range(500):
            await limits.spend("guest", f"address {number}")
            if number % 50 == 0:
                await limits.spend("sign_in", f"address {number}")
        with pytest.raises(Problem):
            await limits.spend("sign_in", "the guesser")
        assert all(len(kept) <= 100 for kept in limits._buckets.values())

    asyncio.run(spend())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counted: str) -> None:
    connection = HTTPConnection({"type": "http", "headers": [], "client": (host, 5)})
    assert address_of(connection) == counted


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8480", True),
        ("localhost", True),
        ("[::1]:8480", True),
        ("192.168.1.20:8480", True),
        ("magnifico:8480", True),  # a machine or container in the same network
        ("games.example.org", True),  # of public_url
        ("GAMES.example.org.:443", True),
        ("more.example.net", True),
        ("deep.below.example.com", True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("example.net", False),
        ("[", False),
    ],
)
def test_the_server_answers_by_its_own_names_only(host: str, allowed: bool) -> None:
    settings = Settings(
        public_url="https://games.example.org",
        allowed_hosts=("more.example.net", ".example.com"),
    )
    headers = [(b"host", host.encode())]
    connection = HTTPConnection({"type": "http", "headers": headers})
    assert host_allowed(connection, settings) is allowed
    assert host_allowed(connection, Settings(allowed_hosts=("*",))) is (host != "[")


def test_a_page_under_a_foreign_name_gets_nothing(server: Server) -> None:
    """ATTACK, low: DNS rebinding, where a page of evil.example finds its name leading here."""

    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options=BASIC)
        foreign = {"host": "evil.example", "origin": "http://evil.example"}
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            for path in ("/api/about", "/", f"/api/tables/{table}", "/metrics"):
                answer = await http.get(path, headers=foreign)
                assert answer.status_code == 421 and answer.json()["code"] == "foreign_host"
                assert "allowed_hosts" in answer.json()["sentence"]
            answer = await http.post("/api/guest", json={"name": "X"}, headers=foreign)
            assert answer.status_code == 421
            assert (await http.get("/healthz", headers=foreign)).status_code == 200

    run(play)


def test_a_socket_under_a_foreign_name_is_refused(server: Server) -> None:
    async def play() -> None:
        from websockets.asyncio.client import connect

        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(options=BASIC))["id"]
        address = f"ws://evil.example/api/tables/{table}/live"
        with pytest.raises(InvalidStatus):
            async with connect(address, host="127.0.0.1", port=server.port, proxy=None):
                pass

    run(play)


# ------------------------------------------------------------------------------------------ audit


def test_what_operators_and_hosts_do_is_recorded(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "olga")
    monkeypatch.delenv("SUDO_USER", raising=False)
    people: dict[str, str] = {}
    table = ""

    async def play(server: Server) -> None:
        nonlocal table
        anna, bruno = await guests(server, "Anna", "Bruno")
        people["anna"] = (await anna.account("Anna", PASSWORD))["id"]
        people["bruno"] = (await bruno.get("/api/me"))["id"]
        opened = (await anna.new_table(options=BASIC))["id"]
        await bruno.join(opened)
        await anna.post(f"/api/tables/{opened}/seats", {"seat": 1, "remove": True})
        table = await seated(server, [anna, bruno], options=BASIC)

    with Server(data) as server:
        run(lambda: play(server))

    def admin(*arguments: str) -> int:
        status = main(["admin", *arguments, "--data", str(data)])
        capsys.readouterr()
        return status

    assert admin("tables") == admin("players") == admin("verify") == 0
    assert admin("export-table", table) == admin("export-player", "anna") == 0
    assert admin("export-player", "nobody") == 2
    assert admin("delete-player", "anna") == 2  # without --yes
    assert admin("delete-player", "anna", "--yes") == 0
    assert admin("backup", str(data / f"{secrets.token_hex(4)}.db")) == 0
    assert main(["admin", "audit", "--data", str(data), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["who"], row["action"], row["whom"]) for row in rows[::-1]] == [
        (f"host {people['anna']}", "send-away", people["bruno"]),
        ("operator olga", "tables", ""),
        ("operator olga", "players", ""),
        ("operator olga", "export-table", f"table {table}"),
        ("operator olga", "export-player", people["anna"]),
        ("operator olga", "delete-player", people["anna"]),
        ("operator olga", "backup", "everybody"),
    ]
    assert all(row["at"] > 0 for row in rows)
    assert main(["admin", "audit", "--data", str(data), "--limit", "1"]) == 0
    assert capsys.readouterr().out.strip().endswith("operator olga  backup  everybody")
