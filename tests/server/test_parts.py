"""Parts of the server by themselves: shared sentences, limits over several processes, entries stored together."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select

from magnifico import Game, Options
from magnifico.cli.serve import help_id
from magnifico.engine.game import packs_of
from magnifico.secret import Secret
from magnifico.server.limits import LIMITS, Limits
from magnifico.server.settings import Settings, SettingsError, load_settings
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.tables.identifiers import new_seat_secret, new_table_id
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords
from magnifico.texts import LANGUAGES, Naming, describe_event, texts_for
from tests.server.services import Redis
from tests.support import MIXES, mix_name, random_move

NAMES = ["anna", "", "Čarla", "dario d'Este", "E"]


@pytest.mark.parametrize("options", [MIXES[3], MIXES[9], MIXES[16]], ids=mix_name)
def test_sentences_shared_by_all_tables_are_those_of_each_table(options: Options) -> None:
    """They are made once with marks for names; nothing may show of that."""
    names = NAMES[: options.players]
    naming = Naming(packs_of(options), names)
    words = [TableWords(options, names[::-1]), TableWords(options, names)]
    chance = random.Random(1)
    game = Game.new(options, 5)
    events = list(game.start_events)
    while not game.is_over:
        events += game.play(random_move(game, chance))
    for language in LANGUAGES:
        for event in events:
            expected = describe_event(event, texts_for(language), naming)
            for at in (0, 1, 1):  # first for a table of others
                told = words[at].event(event, event.seat, language)["text"]
            assert told == expected


def test_drawn_names_can_be_put_into_command_lines_and_links() -> None:
    """None begins like an option or ends in what programs leave out of a link, and none comes twice."""
    drawn = [new_table_id() for _ in range(2000)]
    drawn += [new_seat_secret().reveal() for _ in range(2000)]
    assert all(one.isascii() and one.isalnum() for one in drawn) and len(set(drawn)) == len(drawn)


def test_the_table_of_settings_is_that_of_the_program() -> None:
    """docs/operating.md lists every setting in order, with its default and the words of `serve --help`."""
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    section = page.split("\n## Settings\n")[1].split("\n#")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\| (.*) \|$", section, re.MULTILINE)

    def shown(default: object) -> str:
        if isinstance(default, Secret) or default in ("", ()):
            return ""
        return f"`{str(default).lower() if isinstance(default, bool) else default}`"

    assert [(name, default, words.replace("`", "")) for name, default, words in rows] == [
        (name, shown(field.default), texts_for("en").get(help_id(name)))
        for name, field in Settings.model_fields.items()
    ]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"port": "-1"}, "setting-too-small"),
        ({"port": 70_000}, "setting-too-large"),
        ({"port": "eighty"}, "setting-not-whole"),
        ({"bot_seconds": "0"}, "setting-not-above"),
        ({"bot_seconds": "soon"}, "setting-not-number"),
        ({"metrics": "perhaps"}, "setting-not-switch"),
        ({"ports": 1}, "setting-unknown"),
        ({"host": 3}, "setting-wrong"),
    ],
)
def test_a_wrong_setting_is_told_in_every_language(given: dict[str, object], message: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(given, {})
    assert caught.value.message == message
    told = {texts_for(code).get(message, **caught.value.arguments) for code in LANGUAGES}
    assert len(told) >= 3 and all(next(iter(given)) in each for each in told)


@pytest.mark.parametrize(
    ("name", "package", "address"),
    [
        ("database", "asyncpg", "postgres://db/magnifico"),
        ("database", "asyncpg", "postgresql://db/magnifico"),
        ("redis", "redis", "redis://cache/0"),
    ],
)
def test_a_setting_without_its_package_says_what_to_install(
    name: str, package: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_settings({name: address}, {})
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    with pytest.raises(SettingsError, match=rf"setting {name} .*{package}.*magnifico\[host\]"):
        load_settings({name: address}, {})
    load_settings({}, {})  # SQLite, one process


async def accepted(limits: Limits, asker: str, kind: str) -> int:
    """How often somebody who does not stop gets through."""
    count = 0
    while True:
        try:
            await limits.spend(kind, asker)
        except Problem as problem:
            assert problem.code == "too_many"
            return count
        count += 1
        telling = asyncio.all_tasks() - {asyncio.current_task()}
        if telling:
            await asyncio.wait(telling)


def test_limits_hold_over_all_processes(redis: Redis) -> None:
    processes = 8
    most = LIMITS["chat"].count

    async def all_at_once(url: str, kind: str) -> int:
        asker = secrets.token_hex(8)
        limits = [Limits(1.0, Secret(url)) for _ in range(processes)]
        counts = [await accepted(each, asker, kind) for each in limits]
        for each in limits:
            await each.stop()
        return sum(counts)

    async def compare() -> None:
        assert await all_at_once("", "chat") >= processes * most
        # Twice what one process allows, and what each had not told yet; a new window may begin meanwhile.
        told_late = processes * (most // 4 + 1)
        assert (
            await all_at_once(redis.url, "chat")
            <= 2 * (2 * most) + told_late
            < processes * most + 1
        )
        exact = await all_at_once(redis.url, "sign_in")
        assert LIMITS["sign_in"].count <= exact <= 2 * LIMITS["sign_in"].count

    asyncio.run(compare())


def test_limits_without_their_redis_count_for_themselves() -> None:
    gone = Redis()  # never started

    async def spend() -> None:
        limits = Limits(1.0, Secret(gone.url))
        assert await accepted(limits, "anna", "chat") == LIMITS["chat"].count
        assert await accepted(limits, "anna", "table") == LIMITS["table"].count
        await limits.stop()

    try:
        asyncio.run(spend())
    finally:
        gone.remove()


def entry(
    table: str, number: int, key: str | None = None
) -> tuple[dict[str, object], dict[str, object]]:
    """An entry, and the row of its table."""
    stored = {"table_id": table, "number": number, "kind": "move", "seat": 0, "text": "end"}
    stored |= {"by": "person", "at": 5, "client_key": key, "check": "c", "previous_at": 5}
    row = {"number": number, "waiting": "0,1", "due_at": None, "changed_at": number}
    return dict(stored), dict(row)


async def database_with_tables(file: Path, tables: str) -> Database:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    plain = {"title": "", "host_id": "", "status": "running", "public": True, "seed": Secret("s")}
    plain |= {"options": {}, "agreement": {}, "rules_version": 1, "waiting": "", "started_at": 5}
    async with database.write() as connection:
        for table in tables:
            values = {**plain, "id": table, "number": 0, "created_at": 0, "changed_at": 0}
            await connection.execute(insert(models.tables).values(values))
    return database


def test_a_glance_tells_what_others_wrote_from_our_own_entries(tmp_path: Path) -> None:
    async def look() -> None:
        database = await database_with_tables(tmp_path / "log.db", "ab")
        other = Database(f"sqlite+aiosqlite:///{tmp_path}/log.db")
        assert (await database.glance(0)).touched  # at first nothing is known
        assert not (await database.glance(0)).touched
        assert await database.append(*entry("a", 1))
        assert not (await database.glance(0)).touched
        assert await other.append(*entry("b", 1))
        assert (await database.glance(0)).touched
        await database.check_writable()  # through another connection of this process
        assert (await database.glance(0)).touched
        assert not await database.append(*entry("b", 1))  # somebody was faster
        assert (await database.glance(0)).touched
        last, row = entry("a", 2)
        assert await database.append(last, {**row, "due_at": 50})
        found = await database.glance(49)
        assert not found.touched and not found.due
        assert (await database.glance(50)).due
        await other.close()
        await database.close()

    asyncio.run(look())


def test_entries_stored_together_win_or_lose_one_by_one(tmp_path: Path) -> None:
    async def store() -> None:
        database = await database_with_tables(tmp_path / "log.db", "ab")
        wanted = [entry("a", 1, "k"), entry("b", 1), entry("a", 2), entry("a", 1), entry("b", 2)]
        won = await asyncio.gather(*(database.append(*each) for each in wanted))
        assert won == [True, True, True, False, True]
        last, row = entry("b", 3)
        over = {**row, "status": "over", "result": [{"seat": 0}]}
        later = [(last, over), entry("a", 3, "k")]
        won = await asyncio.gather(*(database.append(*each) for each in later))
        assert won == [True, False]
        columns = models.tables.c
        async with database.read() as connection:
            found = await connection.execute(
                select(columns.id, columns.number, columns.status, columns.result).order_by("id")
            )
            assert [tuple(each) for each in found] == [
                ("a", 2, "running", None),
                ("b", 3, "over", [{"seat": 0}]),
            ]
        await database.close()

    asyncio.run(store())


def test_the_number_of_a_deleted_chat_line_is_never_used_again(tmp_path: Path) -> None:
    """It marks what somebody has read."""
    line = {"person_id": "p", "name": "Anna", "table_id": "a", "text": "hm", "at": 5}
    columns = models.chat.c

    async def write() -> None:
        database = await database_with_tables(tmp_path / "chat.db", "a")
        async with database.write() as connection:
            for key in "klm":
                await connection.execute(insert(models.chat).values(**line, client_key=key))
            await connection.execute(delete(models.chat).where(columns.id > 1))
            await connection.execute(insert(models.chat).values(**line, client_key="n"))
            assert (await connection.execute(select(columns.id))).scalars().all() == [1, 4]
        await database.close()

    asyncio.run(write())
