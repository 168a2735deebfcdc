"""A new password by a link in a mail, and the addresses such mails go to."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path

import pytest

from magnifico.client import Client
from magnifico.server.limits import LIMITS
from tests.features.accounts.test_people import PASSWORD
from tests.features.notices.test_notices import Mailbox, link_in, next_mail
from tests.server.in_process import in_process
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    stranger,
)
from tests.waiting import until

OTHER = "quite another secret"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.controller.start()
    try:
        yield box
    finally:
        box.controller.stop()


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
