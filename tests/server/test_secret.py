"""A secret shows itself nowhere but where it is revealed by name."""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import orjson
import pytest
from pydantic import BaseModel, ConfigDict, ValidationError
from sqlalchemy import ColumnElement, insert, literal_column, select
from sqlalchemy.exc import StatementError

from magnifico.secret import Secret, SecretText, Unprinted
from magnifico.server.settings import Settings, SettingsError, load_settings
from magnifico.server.storage import models
from magnifico.server.storage.database import Database

TEXT = "tell-nobody-4711"
SECRET = Secret(TEXT)


@dataclass
class Holder:
    """What prints its fields."""

    secret: Secret
    name: str


class Body(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(hide_input_in_errors=True)
    password: Annotated[Secret, SecretText(min_length=3, max_length=20)]


def in_an_error() -> str:
    try:
        raise ValueError("refused", SECRET)
    except ValueError:
        return traceback.format_exc()


def in_a_log() -> str:
    record = logging.LogRecord("a", 10, "b", 1, "%s and %r", (SECRET, SECRET), None)
    return logging.Formatter().format(record)


PRINTED: list[Callable[[], str]] = [
    lambda: repr(SECRET),
    lambda: str(SECRET),
    lambda: f"{SECRET} {SECRET!r} {SECRET!s} {SECRET:>40}",
    lambda: "{} {:s}".format(SECRET, SECRET),  # noqa: UP032
    lambda: "%s %r" % (SECRET, SECRET),  # noqa: UP031
    lambda: ascii([SECRET, {"key": SECRET}, (SECRET,)]),
    lambda: repr(Holder(SECRET, "Anna")),
    lambda: repr(Body(password=SECRET)),
    lambda: repr(Settings(smtp_password=SECRET, database=SECRET)),
    lambda: str(Body(password=SECRET).model_dump()),
    in_an_error,
    in_a_log,
]


@pytest.mark.parametrize("printed", PRINTED)
def test_a_secret_prints_as_three_stars(printed: Callable[[], str]) -> None:
    assert TEXT not in printed() and "***" in printed()


WRITTEN: list[Callable[[], Any]] = [
    lambda: json.dumps(SECRET),
    lambda: orjson.dumps({"key": SECRET}, option=orjson.OPT_NON_STR_KEYS),
    lambda: pickle.dumps(SECRET),
    lambda: Body(password=SECRET).model_dump_json(),
    lambda: "".join([SECRET]),  # type: ignore[list-item]
    lambda: SECRET + "",  # type: ignore[operator]
    lambda: SECRET == TEXT,
    lambda: SECRET.reveal().encode() == SECRET or SECRET == b"",
    lambda: len(SECRET),  # type: ignore[arg-type]
    lambda: list(SECRET),  # type: ignore[call-overload]
    lambda: Secret(SECRET),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("written", WRITTEN)
def test_a_secret_is_not_written_or_compared_by_accident(written: Callable[[], Any]) -> None:
    with pytest.raises((TypeError, ValueError)) as refused:
        written()
    assert TEXT not in str(refused.value)


def test_secrets_are_compared_with_each_other() -> None:
    assert Secret(TEXT) == SECRET and Secret("other") != SECRET
    assert SECRET.reveal() == TEXT and SECRET in {Secret(TEXT): 1} and SECRET is not None
    assert bool(SECRET) and not Secret("")
    assert copy.deepcopy(SECRET) == SECRET == copy.copy(SECRET)


def test_what_holds_secrets_prints_its_id_alone() -> None:
    @dataclass(slots=True, repr=False)
    class Held(Unprinted):
        id: str
        chat: str

    @dataclass(slots=True, repr=False)
    class Other(Unprinted):
        chat: str

    assert f"{Held('a1', TEXT)} {Other(TEXT)!r}" == "<Held a1> <Other>"


def test_a_refused_body_is_not_repeated() -> None:
    for sent in ("x" + TEXT * 3, [TEXT]):
        with pytest.raises(ValidationError) as refused:
            Body.model_validate({"password": sent})
        assert TEXT not in str(refused.value)
    with pytest.raises(SettingsError) as wrong:
        load_settings({"smtp_password": [TEXT]}, {})
    assert TEXT not in str(wrong.value)


def test_the_database_takes_and_gives_secrets(tmp_path: Path) -> None:
    async def store() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/secret.db")
        await database.migrate()
        async with database.write() as connection:
            await connection.execute(insert(models.keep).values(name="planted", value=SECRET))
            with pytest.raises(StatementError) as refused:
                await connection.execute(insert(models.keep).values(name="plain", value=TEXT))
            assert TEXT not in str(refused.value)
        async with database.read() as connection:
            wanted = models.keep.c.value == SECRET
            row = (await connection.execute(select(models.keep).where(wanted))).one()
            assert row.value == SECRET and TEXT not in str(row)
            stored: ColumnElement[str] = literal_column("value")
            plain = await connection.execute(select(stored).select_from(models.keep).where(wanted))
            assert plain.scalar_one() == TEXT
        await database.close()

    asyncio.run(store())


def test_an_address_with_a_password_prints_without_it() -> None:
    database = Database(f"postgresql+asyncpg://anna:{TEXT}@127.0.0.1:1/none")
    assert TEXT not in f"{database.url} {database.url!r} {vars(database)}"
