"""Passwords, and guesses at them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from magnifico.secret import Secret
from magnifico.server.auth.passwords import check_password
from magnifico.server.tables.names import folded
from magnifico.table.problems import Problem
from tests.features.accounts.test_people import PASSWORD
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    stranger,
)

OTHER = "quite another secret"


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
