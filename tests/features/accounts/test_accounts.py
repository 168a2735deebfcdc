"""Sessions, passwords, guesses at them, and what people can do with their own data."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from magnifico.client import Client
from magnifico.secret import Secret
from magnifico.server.auth.devices import device_words
from magnifico.server.auth.identity import CONFIRMED_SECONDS, Identity
from magnifico.server.auth.passwords import check_password
from magnifico.server.limits import LIMITS
from magnifico.server.storage.database import Database
from magnifico.server.tables.names import folded
from magnifico.table.problems import Problem
from tests.features.accounts.test_people import PASSWORD, hear_forever
from tests.features.notices.test_notices import Mailbox, link_in, next_mail
from tests.server.in_process import begun, in_process, move_once
from tests.server.server_process import (
    Server,
    ServerProcess,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.waiting import eventually, until

OTHER = "quite another secret"
BASIC = {"rules": "basic"}


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.controller.start()
    try:
        yield box
    finally:
        box.controller.stop()


async def code_with(server: Server, cookie: str, path: str = "/api/me") -> int:
    """What a request with a cookie of before is answered."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        return (await http.get(path, headers={"cookie": cookie})).status_code


async def sessions_of(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get("/api/me/sessions"))["sessions"]
    return found


# ------------------------------------------------------------------------------------------ sessions


def test_a_cookie_is_worthless_after_signing_out(server: Server) -> None:
    """ATTACK D12: signing out used to delete the cookie in the browser only."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        cookie = anna.cookie
        assert await code_with(server, cookie) == 200
        await anna.post("/api/sign-out")
        assert await code_with(server, cookie) == 401

    run(play)


def test_a_guest_gets_a_new_cookie_on_becoming_an_account(server: Server) -> None:
    """ATTACK D12: a cookie planted in somebody's browser must not become a key to their account."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        planted = anna.cookie
        await anna.account("Anna of the cookies", PASSWORD)
        assert await code_with(server, planted) == 401
        (guest,) = await guests(server, "Somebody")
        planted = guest.cookie
        await guest.sign_in("Anna of the cookies", PASSWORD)
        assert await code_with(server, planted) == 401
        assert (await guest.get("/api/me"))["account"] and (await anna.get("/api/me"))["account"]

    run(play)


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await anna.account("Anna of the sessions", PASSWORD)
        table = await seated(server, [anna, bruno], options=BASIC)
        phone, tablet, laptop = stranger(server), stranger(server), stranger(server)
        phone._http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
        for device in (phone, tablet, laptop):
            await device.sign_in("Anna of the sessions", PASSWORD)
        found = await sessions_of(anna)
        assert len(found) == 4 and [one["current"] for one in found].count(True) == 1
        (of_phone,) = [one for one in found if one["device"] == "Firefox, Android"]
        assert of_phone["seen_at"] >= of_phone["created_at"] > 0
        assert (
            await problem_of(bruno.request("DELETE", f"/api/me/sessions/{of_phone['id']}"))
        ).code == "unknown"
        async with phone.live(table) as live:
            await live.receive()
            await anna.request("DELETE", f"/api/me/sessions/{of_phone['id']}")
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
        assert (await problem_of(phone.get("/api/me"))).code == "not_signed_in"
        assert (await tablet.get("/api/me"))["account"]
        async with tablet.live(table) as live, anna.live(table) as own:
            await live.receive()
            await anna.request("DELETE", "/api/me/sessions")
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
            assert (await own.ask({"type": "chat", "text": "still here", "key": "k"}))[
                "type"
            ] == "done"
        assert (await problem_of(laptop.get("/api/me"))).code == "not_signed_in"
        assert [one["current"] for one in await sessions_of(anna)] == [True]

    run(play)


def test_signing_out_everywhere_reaches_other_processes_without_redis(data: Path) -> None:
    """ATTACK D10: nothing told other processes, so their sockets stayed open and could even chat."""

    async def play(here: ServerProcess, there: ServerProcess) -> None:
        anna, bruno = await guests(here, "Anna", "Bruno")
        await anna.account("Anna", PASSWORD)
        table = await seated(here, [anna, bruno], options=BASIC)
        phone = stranger(there)
        await phone.sign_in("Anna", PASSWORD)
        async with phone.live(table) as live:
            await live.receive()
            await anna.post("/api/sign-out-everywhere")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(hear_forever(live), 120)

    with (
        ServerProcess(data, catch_up_seconds=0.5) as here,
        ServerProcess(data, catch_up_seconds=0.5) as there,
    ):
        run(lambda: play(here, there))


def test_a_session_seen_to_be_open_is_not_read_again_for_every_move(tmp_path: Path) -> None:
    async def play() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/people.db")
        await database.migrate()
        identity = Identity(database, Secret("s" * 40))
        anna = await identity.new_guest("Anna", "en", "")
        remembered = identity._remembered[anna.session]
        remembered.until = remembered.read - 1
        identity.confirm([anna.session, Secret("unknown")])
        assert await identity.of_session(anna.id, anna.session) is anna
        remembered.read -= CONFIRMED_SECONDS
        remembered.until = remembered.read
        identity.confirm([anna.session])
        again = await identity.of_session(anna.id, anna.session)
        assert again == anna and again is not anna, "now and then the person is read again"
        await identity.sessions.end(anna.id, anna.session)
        identity.forget(anna.id)
        identity.confirm([anna.session])
        assert await identity.of_session(anna.id, anna.session) is None
        await database.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1", "Safari, iPhone"),
        ("python-httpx/0.28", "python-httpx"),
        ("\x1b[31m", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_devices_are_named_in_words(agent: str, words: str) -> None:
    assert device_words(agent) == words


# ------------------------------------------------------------------------------------------ passwords


@pytest.mark.parametrize(
    "weak",
    [
        "short",
        "password1",
        "P4ssw0rd!",
        "12345678",
        "87654321",
        "qwertyuiop",
        "1q2w3e4r5t",
        "aaaaaaaa",
        "abcabcabc",
        "letmein123",
        "пароль123",
        "Lucrezia B",
        "lucreziab1",
        "b aizercul",
        "tornabuoni",
    ],
)
def test_weak_passwords_are_refused(weak: str) -> None:
    """ATTACK D12: `password1` and a password equal to the name were accepted."""
    with pytest.raises(Problem) as refused:
        check_password(Secret(weak), "Lucrezia B", "tornabuoni@example.org")
    assert refused.value.code == "weak_password"


@pytest.mark.parametrize(
    "good", [PASSWORD, OTHER, "il magnifico 1449", "Lucrezia beats Cosimo", "84h2-kd03"]
)
def test_other_passwords_are_accepted(good: str) -> None:
    check_password(Secret(good), "Lucrezia", None)


def test_a_weak_password_is_refused_with_a_sentence(server: Server) -> None:
    async def play() -> None:
        anna = stranger(server, "it")
        await anna.guest("Anna")
        for password in ("password1", "x", "Anna of the weak"):
            refused = await problem_of(anna.account("Anna of the weak", password))
            assert (refused.status, refused.code) == (422, "weak_password")
            assert "almeno 8 caratteri" in refused.sentence

    run(play)


def test_a_password_is_changed_by_the_old_one_and_other_sessions_end(server: Server) -> None:
    async def play() -> None:
        anna, guest = await guests(server, "Anna", "Guest")
        await anna.account("Anna of changes", PASSWORD)
        phone = stranger(server)
        await phone.sign_in("Anna of changes", PASSWORD)
        change = {"old": PASSWORD, "new": OTHER}
        assert (await problem_of(guest.post("/api/me/password", change))).code == "account_needed"
        wrong = await problem_of(phone.post("/api/me/password", {**change, "old": "wrong one"}))
        assert (wrong.status, wrong.code) == (403, "wrong_password")
        weak = await problem_of(
            phone.post("/api/me/password", {**change, "new": "Anna of changes"})
        )
        assert weak.code == "weak_password"
        await phone.post("/api/me/password", change)
        assert (await problem_of(anna.get("/api/me"))).code == "not_signed_in"
        assert (await phone.get("/api/me"))["account"]
        assert (
            await problem_of(anna.sign_in("Anna of changes", PASSWORD))
        ).code == "cannot_sign_in"
        await anna.sign_in("Anna of changes", OTHER)

    run(play)


def test_the_email_of_an_account_is_changed_by_its_password_only(server: Server) -> None:
    """By the address a password is reset: somebody at an unlocked computer must not redirect it."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        await anna.request("PATCH", "/api/me", {"email": "guest@example.org"})
        await anna.account("Anna of the address", PASSWORD, "anna@example.org")
        other = {"email": "thief@example.org"}
        assert (await problem_of(anna.request("PATCH", "/api/me", other))).code == "wrong_password"
        assert (await anna.get("/api/me"))["email"] == "anna@example.org"
        changed = await anna.request("PATCH", "/api/me", {**other, "password": PASSWORD})
        assert changed["email"] == "thief@example.org"

    run(play)


def client_at(server: Server, address: str) -> httpx.AsyncClient:
    """Somebody at another address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(
        base_url=server.address, transport=transport, trust_env=False, timeout=60
    )


def test_guesses_are_counted_by_the_name_as_it_is_compared(data: Path) -> None:
    """ATTACK D9: wide letters and spaces made every guess the first one; 59 of 60 passed."""
    ways = ["Anna B", "ANNA B", "\uff21nna B", "Anna  B", " Anna B ", "An\u200bna B", "anna\u00a0b"]

    assert {folded(name) for name in ways} == {"anna b"}

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna B", PASSWORD)
        codes = [
            (await problem_of(stranger(server).sign_in(name, "a wrong guess"))).code
            for name in ways
        ]
        assert codes == ["cannot_sign_in"] * 3 + ["too_many"] * 4

    with Server(data, rate_limits=0.3) as server:
        run(lambda: play(server))


def test_strangers_cannot_lock_the_owner_out(data: Path) -> None:
    """ATTACK D9: ten wrong guesses from anywhere kept the owner out."""
    wrong = {"name": "Anna", "password": "a wrong guess"}
    right = {"name": "Anna", "password": PASSWORD}

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", PASSWORD)
        for _ in range(5):
            refused = await problem_of(stranger(server).post("/api/sign-in", wrong))
        assert refused.code == "too_many"
        async with client_at(server, "127.0.0.2") as elsewhere:  # the owner at another address
            assert (await elsewhere.post("/api/sign-in", json=right)).status_code == 200
        await anna.post("/api/sign-out")
        await anna.post("/api/sign-in", right)  # and in a browser that has signed in before
        for _ in range(5):
            refused = await problem_of(anna.post("/api/sign-in", wrong))
        assert refused.code == "too_many"  # where guesses are counted too

    with Server(data, rate_limits=0.3) as server:
        run(lambda: play(server))


def test_guesses_from_many_addresses_only_slow_others_down(data: Path) -> None:
    """ATTACK D9: beyond the limit of one name (9 here) the owner still gets in from an address of their own."""

    async def guess(server: Server, address: str, password: str) -> list[int]:
        async with client_at(server, address) as http:
            wish = {"name": "Anna", "password": password}
            return [(await http.post("/api/sign-in", json=wish)).status_code for _ in range(2)]

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", PASSWORD)
        addresses = [f"127.0.0.{number}" for number in range(10, 16)]
        codes = await asyncio.gather(*(guess(server, one, "a wrong guess") for one in addresses))
        assert codes == [[401, 401]] * 6
        assert await guess(server, "127.0.0.9", PASSWORD) == [200, 200]

    with Server(data, rate_limits=0.3) as server:
        run(lambda: play(server))


def test_a_known_browser_is_known_for_its_own_account_only(data: Path) -> None:
    async def play(server: Server) -> None:
        thief, anna = await guests(server, "Thief", "Anna")
        await thief.account("Thief", PASSWORD)
        await anna.account("Anna", PASSWORD)
        codes = []
        for number in range(8):
            await thief.sign_in("Thief", PASSWORD) if number < 2 else None
            codes.append((await problem_of(thief.sign_in("Anna", "a wrong guess"))).code)
        assert codes == ["cannot_sign_in"] * 3 + ["too_many"] * 5

    with Server(data, rate_limits=0.3) as server:
        run(lambda: play(server))


# ------------------------------------------------------------------------------------------ reset by mail


async def arrived(mailbox: Mailbox, count: int) -> list[EmailMessage]:
    await asyncio.to_thread(until, lambda: len(mailbox.mails) >= count)
    return mailbox.mails


def token_in(mail: EmailMessage) -> str:
    found = re.search(r"/#/reset/(\S+)", mail.get_content())
    assert found is not None
    return found.group(1)


async def confirmed(server: Server, mailbox: Mailbox, name: str, email: str) -> Client:
    """An account whose owner has followed the link in the mail to its address."""
    (client,) = await guests(server, name)
    await client.account(name, PASSWORD, email)
    await client.post(link_in(await next_mail(mailbox)))
    return client


def test_a_password_is_reset_by_a_link_in_a_mail(data: Path, mailbox: Mailbox) -> None:
    async def play(server: Server) -> None:
        anna = await confirmed(server, mailbox, "Anna", "Anna@example.org")
        lost = stranger(server)
        unknown = await lost.post("/api/password-reset", {"email": "nobody@example.org"})
        known = await lost.post("/api/password-reset", {"email": "anna@example.org"})
        assert unknown == known == {"status": "sent"}
        first = token_in((await arrived(mailbox, 1))[0])
        await lost.post("/api/password-reset", {"email": "anna@example.org"})
        token = token_in((await arrived(mailbox, 2))[1])
        # As it was confirmed, not as somebody typed it: they may be two mailboxes.
        assert [mail["to"] for mail in mailbox.mails] == ["Anna@example.org"] * 2
        with closing(sqlite3.connect(data / "magnifico.db")) as database:
            stored = {row for (row,) in database.execute("SELECT token FROM resets")}
        assert stored == {sha256(one.encode()).hexdigest() for one in (first, token)}
        path = "/api/password-reset/use"
        bad = token[:-1] + ("a" if token[-1] != "a" else "b")
        refused = await problem_of(lost.post(path, {"token": bad, "password": OTHER}))
        assert (refused.status, refused.code) == (410, "link_expired")
        weak = await problem_of(lost.post(path, {"token": token, "password": "password1"}))
        assert weak.code == "weak_password"
        found = await lost.post(path, {"token": token, "password": OTHER})
        assert found["name"] == "Anna" and (await lost.get("/api/me"))["account"]
        assert (await problem_of(anna.get("/api/me"))).code == "not_signed_in"
        await anna.sign_in("Anna", OTHER)
        for used in (token, first):  # one of them is enough
            again = await problem_of(lost.post(path, {"token": used, "password": PASSWORD}))
            assert again.code == "link_expired"

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_a_link_for_a_new_password_runs_out(data: Path, mailbox: Mailbox) -> None:
    async def play(server: Server) -> None:
        anna = await confirmed(server, mailbox, "Anna", "anna@example.org")
        await anna.post("/api/password-reset", {"email": "anna@example.org"})
        token = token_in((await arrived(mailbox, 1))[0])
        with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
            (until,) = database.execute("SELECT expires_at FROM resets").fetchone()
            database.execute("UPDATE resets SET expires_at = ?", (until - 3_600_001,))
        wanted = {"token": token, "password": OTHER}
        assert (
            await problem_of(anna.post("/api/password-reset/use", wanted))
        ).code == "link_expired"

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_strangers_who_ask_for_links_do_not_keep_the_owner_from_one(
    data: Path, mailbox: Mailbox
) -> None:
    """ATTACK N7: five requests from anywhere used up the hour of a mail address."""

    async def play() -> None:
        async with in_process(data, rate_limits=1, **mailbox.settings) as place:
            anna = await place.guest("Anna")
            wanted = {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"}
            (await anna.post("/api/account", json=wanted)).raise_for_status()
            await anna.post(link_in(await next_mail(mailbox)))
            email = {"email": "anna@example.org"}
            for number in range(20):
                eve = await place.browser(f"10.0.{number}.1")
                assert (await eve.post("/api/password-reset", json=email)).status_code == 202
            owner = await place.browser("10.1.0.1")
            answers = [await owner.post("/api/password-reset", json=email) for _ in range(6)]
            assert [one.status_code for one in answers] == [202] * 5 + [
                429
            ]  # the asker's own limit
            mails = await arrived(mailbox, LIMITS["reset_mail"].count)
            use = {"token": token_in(mails[0]), "password": OTHER}  # even of the oldest mail
            done = await owner.post("/api/password-reset/use", json=use)
            assert done.json()["name"] == "Anna"
            assert len(mailbox.mails) == LIMITS["reset_mail"].count

    asyncio.run(play())


def test_addresses_that_strangers_claim_count_for_nothing(data: Path, mailbox: Mailbox) -> None:
    """ATTACK N7: the five oldest accounts with an address got all its links, confirmed or not."""

    async def play(server: Server) -> None:
        for name in ("Eve", "Mallory", "Trudy", "Oscar", "Sybil"):
            (stranger_,) = await guests(server, name)
            await stranger_.account(name, PASSWORD, "carla@example.org")
            await next_mail(mailbox)  # that asks Carla, who ignores it
        (eva,) = await guests(server, "Eva")
        await eva.account("Eva", PASSWORD, "eva@example.org")
        await eva.post(link_in(await next_mail(mailbox)))
        change = {"email": "carla@example.org", "password": PASSWORD}
        await eva.request("PATCH", "/api/me", change)  # what she confirmed was another address
        await next_mail(mailbox)
        await confirmed(server, mailbox, "Carla", "carla@example.org")
        await stranger(server).post("/api/password-reset", {"email": "carla@example.org"})
        (mail,) = await arrived(mailbox, 1)
        assert "the account carla." in mail.get_content()

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_without_mail_a_reset_is_refused_with_a_reason(server: Server) -> None:
    async def play() -> None:
        refused = await problem_of(
            stranger(server).post("/api/password-reset", {"email": "anna@example.org"})
        )
        assert (refused.status, refused.code) == (409, "no_mail") and "operator" in refused.sentence

    run(play)


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?x=0D=0ABcc:v=40v.example?=@b.example",
        "a,c@b.example",
        "a@b.example, c@b.example",
        "a b@b.example",
        "a@b.example\nBcc: c@b.example",
        '"a@c"@b.example',
        "<a@b.example>",
    ],
)
def test_an_email_is_exactly_one_plain_address(server: Server, address: str) -> None:
    """ATTACK, low: one address was a 500 once mail was on, another one mailed two people."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        refused = await problem_of(anna.request("PATCH", "/api/me", {"email": address}))
        assert (refused.status, refused.code) == (422, "bad_address")

    run(play)


def test_a_bad_address_from_before_is_refused_and_mails_nobody(
    data: Path, mailbox: Mailbox
) -> None:
    """ATTACK, low: addresses that were stored earlier still are."""

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", PASSWORD, "anna@example.org")
        for address in ("=?utf-8?q?x=0D=0ABcc:v=40v.example?=@b.example", "a,c@b.example"):
            with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
                database.execute("UPDATE people SET email = ?", (address,))
            await anna.request("PATCH", "/api/me", {"settings": {}})  # read again
            refused = await problem_of(anna.request("PUT", "/api/me/notifications", {"mail": True}))
            assert refused.code == "bad_address"
        assert {mail["to"] for mail in mailbox.mails} <= {"anna@example.org"}  # from before

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


# ------------------------------------------------------------------------------------------ my data


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


def test_a_session_that_ended_elsewhere_is_noticed_by_the_next_look(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK, low: without Redis, requests at another process were answered for five more seconds."""
    monkeypatch.setattr("magnifico.server.auth.identity.REMEMBERED_SECONDS", 3600.0)

    async def play() -> None:
        async with in_process(data) as here, in_process(data, catch_up_seconds=0.1) as there:
            anna, same = await here.guest("Anna"), await there.browser()
            same.cookies = anna.cookies
            assert (await same.get("/api/me")).status_code == 200
            session = (await anna.get("/api/me/sessions")).json()["sessions"][0]["id"]
            await anna.delete(f"/api/me/sessions/{session}")

            async def ended() -> bool:
                return (await same.get("/api/me")).status_code == 401

            await eventually(ended)

    asyncio.run(play())
