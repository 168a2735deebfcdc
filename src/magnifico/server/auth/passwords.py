"""Passwords: hashed slowly, and refused if they are among the first a guesser would try."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from magnifico.secret import Secret
from magnifico.server.tables.names import folded
from magnifico.table.problems import Problem

HASHER: Final = PasswordHasher()  # argon2id
SHORTEST: Final = 8
SHORTEST_NUMBER: Final = 12  # digits, in a password without anything else
FEWEST_LETTERS: Final = 5  # different characters
ROWS: Final = tuple(
    row * 2
    for row in (
        "abcdefghijklmnopqrstuvwxyz",
        "0123456789",
        "1234567890",
        "qwertyuiopasdfghjklzxcvbnm",
        "qwertzuiopasdfghjklyxcvbnm",
        "azertyuiopqsdfghjklmwxcvbn",
        "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
        "1q2w3e4r5t6y7u8i9o0p",
        "йцукенгшщзхъфывапролджэячсмитьбю",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    )
)
WORDS: Final = frozenset(
    {
        *(
            "admin",
            "administrator",
            "amore",
            "baseball",
            "charlie",
            "ciao",
            "computer",
            "contrasena",
        ),
        *("contraseña", "dragon", "football", "freedom", "guest", "hello", "hola", "iloveyou"),
        *("internet", "juventus", "letmein", "login", "lorenzo", "magnifico", "master", "medici"),
        *("michael", "monkey", "pass", "password", "passwort", "player", "princess", "realmadrid"),
        *("secret", "segreto", "shadow", "spielen", "start", "starwars", "summer", "sunshine"),
        *("superman", "teamo", "tequiero", "test", "tiamo", "trustno", "user", "welcome"),
        *("whatever", "любовь", "пароль", "привет", "секрет"),
    }
)
LOOKALIKES: Final = str.maketrans("0134578@$!|", "oieastbasil")


def check_password(password: Secret, *own: str | None) -> None:
    """Refuse a password that is short, common, or derived from the person's name or address."""
    text = password.reveal()
    if len(text) < SHORTEST:
        raise Problem("weak_password", {"reason": "short", "least": SHORTEST})
    plain = unicodedata.normalize("NFKC", text).casefold()
    if _is_common(plain):
        raise Problem("weak_password", {"reason": "common", "least": SHORTEST})
    for name in own:
        for part in (name or "", (name or "").partition("@")[0]):
            if _made_of(plain, folded(part)):
                raise Problem("weak_password", {"reason": "name", "least": SHORTEST})


def _is_common(plain: str) -> bool:
    """Whether a guesser would try it early: an everyday word with digits around it, a run of keys, a repetition."""
    if plain.isdigit() and len(plain) < SHORTEST_NUMBER:
        return True
    if len(set(plain)) < FEWEST_LETTERS or any(plain in row or plain[::-1] in row for row in ROWS):
        return True
    core = _core(plain)
    for text in (core, core.translate(LOOKALIKES), _core(plain.translate(LOOKALIKES))):
        half = text[: len(text) // 2]
        if text in WORDS or (half * 2 == text and half in WORDS):
            return True
        if text and any(text in row for row in ROWS):
            return True
    return False


def _core(plain: str) -> str:
    """The word without the digits and signs around it."""
    start, end = 0, len(plain)
    while start < end and not plain[start].isalpha():
        start += 1
    while end > start and not plain[end - 1].isalpha():
        end -= 1
    return plain[start:end]


def _made_of(plain: str, name: str) -> bool:
    """Whether the password is the name, even backwards, doubled or with digits around it."""
    squeezed = "".join(name.split())
    if not squeezed:
        return False
    tried = "".join(plain.split())
    usual = {squeezed, squeezed[::-1], squeezed * 2}
    return tried in usual or (bool(_core(tried)) and _core(tried) in usual | {_core(squeezed)})


async def hashed(password: Secret) -> Secret:
    """What is stored of a password."""
    return Secret(await asyncio.to_thread(HASHER.hash, password.reveal()))


async def fits(stored: Secret | None, password: Secret) -> bool:
    """Whether this is the password; without a stored one, the refusal takes just as long."""
    return await asyncio.to_thread(_verify, stored or _no_password(), password) and bool(stored)


@cache
def _no_password() -> Secret:
    """A hash that no password matches, to spend the same time on."""
    return Secret(HASHER.hash(secrets.token_hex(16)))


def _verify(stored: Secret, password: Secret) -> bool:
    try:
        return HASHER.verify(stored.reveal(), password.reveal())
    except (VerificationError, InvalidHashError):
        return False
