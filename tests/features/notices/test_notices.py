"""Told once that it is one's turn: by a real mail server and a real receiver of calls."""

from __future__ import annotations

import asyncio
import email
import email.policy
import http.server
import json
import re
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from magnifico.client import Client
from magnifico.features.notices.webhook import (
    ForbiddenTargetError,
    checked_address,
    is_public,
    resolved,
    signature,
)
from magnifico.secret import Secret
from tests.server.server_process import (
    AnyServer,
    Server,
    ServerProcess,
    guests,
    problem_of,
    run,
    seated,
)
from tests.waiting import eventually, until

WINDOW = 0.01  # minutes
PASSWORD = "a-password-for-mail"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Mailbox:
    """A mail server on this machine and what it was given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.signed_in: list[str] = []
        self.refusing = False
        self.controller = Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            authenticator=self.authenticate,
            auth_require_tls=False,
        )

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.signed_in.append(data.login.decode())
        return AuthResult(success=data.password.decode() == PASSWORD)

    async def handle_DATA(  # noqa: N802 - named by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.refusing:
            return "451 not now"
        content = envelope.content
        assert isinstance(content, bytes)
        mail = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.controller.port,
            "smtp_user": "magnifico",
            "smtp_password": PASSWORD,
            "mail_from": "table@example.org",
            "notify_minutes": WINDOW,
        }


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.controller.start()
    try:
        yield box
    finally:
        box.controller.stop()


class Receiver:
    """A receiver of calls on this machine."""

    def __init__(self) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        calls = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                calls.calls.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(calls.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/hook?a=1"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


def leased_until(data: Path) -> int:
    """Every round of the notifier extends its lease."""
    with closing(sqlite3.connect(data / "magnifico.db")) as database:
        (found,) = database.execute("SELECT max(until) FROM leases").fetchone()
    return int(found or 0)


async def settled(server: Server | ServerProcess, count: int, found: list[Any]) -> None:
    """Wait until so many have come, and for the rounds in which one too many would have come."""
    await asyncio.to_thread(until, lambda: len(found) >= count)
    enough = leased_until(server.data) + WINDOW * 60_000 * 1.5
    await asyncio.to_thread(until, lambda: leased_until(server.data) > enough)
    assert len(found) == count, [str(one) for one in found]


def link_in(mail: EmailMessage) -> str:
    found = re.search(r"/api/mail-links/\S+", mail.get_content())
    assert found is not None
    return found.group()


async def next_mail(mailbox: Mailbox) -> EmailMessage:
    """The next mail that arrives, taken out of the mailbox."""
    await asyncio.to_thread(until, lambda: mailbox.mails)
    return mailbox.mails.pop(0)


async def with_mail(server: AnyServer, mailbox: Mailbox, name: str) -> Client:
    """An account with a confirmed address that wants mails."""
    (client,) = await guests(server, name)
    await client.account(name, "a good password", f"{name.lower()}@example.org")
    asked = await next_mail(mailbox)
    assert asked["to"] == f"{name.lower()}@example.org" and name in asked.get_content()
    assert not (await client.get("/api/me/notifications"))["confirmed"]
    assert "<form" in await client.get(link_in(asked))
    await client.post(link_in(asked))
    shown = await client.request("PUT", "/api/me/notifications", {"mail": True})
    assert shown["mail"] and shown["confirmed"] and mailbox.mails == []
    return client


async def in_order(clients: list[Client], table: str) -> tuple[Client, Client]:
    state = (await clients[0].state(table))["state"]
    first = state["to_act"][0]
    return clients[first], clients[1 - first]


async def end_turn(client: Client, table: str, number: int) -> int:
    """Place one member and end the turn; the new number."""
    state = (await client.state(table))["state"]
    assert state["decide"] and state["number"] == number
    move = next(one["move"] for one in state["moves"] if one["name"] == "place")
    while state["decide"]:
        await client.move(table, move, state["number"])
        state = (await client.state(table))["state"]
        if state["decide"]:
            texts = [one["move"] for one in state["moves"]]
            move = "end" if "end" in texts else texts[0]
    return int(state["number"])


def test_one_mail_for_several_games_and_never_twice(data: Path, mailbox: Mailbox) -> None:
    async def play(server: ServerProcess) -> None:
        anna = await with_mail(server, mailbox, "Anna")
        (bruno,) = await guests(server, "Bruno")
        # However long the preparations take, they must not be interrupted by a mail about the first table.
        await anna.request("PUT", "/api/me/notifications", {"mail": False})
        tables = [
            await seated(server, [bruno, anna], title=f"Table {n}", options={"rules": "basic"})
            for n in range(3)
        ]
        for table in tables:  # each of them waits for Anna
            first, _ = await in_order([bruno, anna], table)
            if first is bruno:
                await end_turn(bruno, table, 0)
        shown = await anna.request("PUT", "/api/me/notifications", {"mail": True})
        assert shown["mail"] and shown["confirmed"] and mailbox.mails == []
        await settled(server, 1, mailbox.mails)
        mail = mailbox.mails[0]
        text = mail.get_content()
        assert mail["subject"] == "It’s your turn in 3 games"
        assert all(f"Table {n}" in text and f"/table/{tables[n]}" in text for n in range(3))
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mailbox.signed_in[0] == "magnifico"
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await settled(server, 1, mailbox.mails)  # a restart repeats nothing
        number = (await anna.state(tables[0]))["state"]["number"]
        number = await end_turn(anna, tables[0], number)
        await end_turn(bruno, tables[0], number)
        await settled(server, 2, mailbox.mails)
        assert mailbox.mails[1]["subject"] == "It’s your turn"
        await anna.post(link_in(mailbox.mails[1]))  # the link in the mail stops it
        assert not (await anna.get("/api/me/notifications"))["mail"]

    with ServerProcess(data, **mailbox.settings) as server:
        run(lambda: play(server))
    assert PASSWORD not in server.log.read_text()


def test_whoever_is_there_or_acts_at_once_gets_no_mail(data: Path, mailbox: Mailbox) -> None:
    async def play(server: Server) -> None:
        anna = await with_mail(server, mailbox, "Anna")
        (bruno,) = await guests(server, "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        async with anna.live(table, number=0) as live:
            first, _ = await in_order([anna, bruno], table)
            if first is bruno:
                await end_turn(bruno, table, 0)
            await live.receive()
            await settled(server, 0, mailbox.mails)
            await anna.request("PUT", f"/api/tables/{table}/notifications", {"on": False})
        await settled(server, 0, mailbox.mails)  # switched off for this table
        assert not (await anna.get(f"/api/tables/{table}/notifications"))["on"]
        await anna.request("PUT", f"/api/tables/{table}/notifications", {"on": True})
        await settled(server, 1, mailbox.mails)

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_the_button_behind_a_link_works_in_a_browser(data: Path, mailbox: Mailbox) -> None:
    """A browser tells where a form was, unless the page forbids to tell anything: then it is nowhere."""

    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", "a good password", "anna@example.org")
        await anna.request("PUT", "/api/me/notifications", {"mail": True})
        link = link_in(mailbox.mails.pop())
        page = await anna._http.get(link)
        assert page.headers["referrer-policy"] == "same-origin"
        assert (await anna._http.get("/api/me")).headers["referrer-policy"] == "no-referrer"
        for origin in ("null", "https://elsewhere.example"):
            refused = await anna._http.post(link, headers={"origin": origin})
            assert refused.status_code == 403 and refused.json()["code"] == "foreign_page"
        assert not (await anna.get("/api/me/notifications"))["confirmed"]
        done = await anna._http.post(link, headers={"origin": server.address})
        assert done.status_code == 200
        assert (await anna.get("/api/me/notifications"))["confirmed"]

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_a_mail_server_that_is_away_gets_the_mail_later(data: Path, mailbox: Mailbox) -> None:
    async def play(server: Server) -> None:
        anna = await with_mail(server, mailbox, "Anna")
        (bruno,) = await guests(server, "Bruno")
        mailbox.refusing = True
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        first, _ = await in_order([anna, bruno], table)
        if first is bruno:
            await end_turn(bruno, table, 0)
        failed = 'magnifico_notifications_total{channel="mail",outcome="failed"}'

        async def has_failed() -> bool:
            return failed in await anna.get("/metrics")

        await eventually(has_failed)
        mailbox.refusing = False
        await settled(server, 1, mailbox.mails)
        metrics = await anna.get("/metrics")
        assert failed in metrics
        assert 'magnifico_notifications_total{channel="mail",outcome="sent"} 1.0' in metrics

    with Server(data, **mailbox.settings) as server:
        run(lambda: play(server))


def test_calls_are_signed_and_only_one_process_makes_them(data: Path) -> None:
    settings: dict[str, Any] = {"webhooks": True, "webhook_private": True, "notify_minutes": WINDOW}

    async def play(server: ServerProcess, receiver: Receiver) -> None:
        (anna,) = await guests(server, "Anna")
        refused = await problem_of(anna.request("PUT", "/api/me/notifications", {"webhook": "x"}))
        assert refused.code == "account_needed"
        await anna.account("Anna", "a good password")
        wanted = {"webhook": receiver.address}
        shown = await anna.request("PUT", "/api/me/notifications", wanted)
        table = await seated(
            server, [anna], options={"rules": "basic", "players": 2}, seats=["me", "random"]
        )
        await settled(server, 1, receiver.calls)
        headers, body = receiver.calls[0]
        stamp = headers["x-magnifico-timestamp"]
        assert headers["x-magnifico-signature"] == signature(
            Secret(shown["webhook_secret"]), stamp, body
        )
        told = json.loads(body)
        assert told["type"] == "your_turn" and [one["table"] for one in told["games"]] == [table]
        await anna.request("PUT", "/api/me/notifications", {"webhook": ""})
        assert (await anna.get("/api/me/notifications"))["webhook"] is None

    with (
        receiving() as receiver,
        ServerProcess(data, **settings) as one,
        ServerProcess(data, **settings),  # a second process on the same database
    ):
        run(lambda: play(one, receiver))
    with sqlite3.connect(data / "magnifico.db") as database:
        assert database.execute("SELECT count(*) FROM leases").fetchone() == (1,)
    database.close()


def test_private_addresses_are_refused(server: Server, data: Path) -> None:
    async def ask(open_server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna of the hooks", "a good password")
        asked = anna.request("PUT", "/api/me/notifications", {"webhook": "https://example.org/"})
        assert (await problem_of(asked)).code == "bad_address"  # not set up at all
        (bruno,) = await guests(open_server, "Bruno")
        await bruno.account("Bruno", "a good password")
        for address in (
            "http://127.0.0.1:9/",
            "http://localhost/",
            "http://[::1]/",
            "http://0x7f000001/",
            "http://169.254.169.254/latest",
            "ftp://example.org/",
            "http://user:secret@127.0.0.1/",
            "nonsense",
        ):
            asked = bruno.request("PUT", "/api/me/notifications", {"webhook": address})
            assert (await problem_of(asked)).code == "bad_address", address
        asked = bruno.request("PUT", "/api/me/notifications", {"mail": True})
        assert (await problem_of(asked)).code == "bad_address"
        forged = await bruno._http.get("/api/mail-links/forged")
        assert forged.status_code == 404
        assert forged.headers["content-type"].startswith("text/html")

    with Server(data, webhooks=True) as open_server:
        run(lambda: ask(open_server))


def test_what_counts_as_public() -> None:
    mapped = ("::ffff:127.0.0.1", "64:ff9b::10.0.0.1")
    for address in ("10.0.0.1", "::1", "fe80::1%eth0", "fec0::1", *mapped, "224.0.0.1", "x"):
        assert not is_public(address), address
    assert is_public("9.9.9.9") and is_public("2620:fe::fe")
    with pytest.raises(ForbiddenTargetError):
        checked_address("http://a\n.b/")
    with pytest.raises(ForbiddenTargetError):
        asyncio.run(resolved("http://127.0.0.1/", False))
