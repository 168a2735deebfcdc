"""A database that hangs, is full or of another version."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from magnifico.cli.main import main
from tests.server.retrying_client import insist
from tests.server.server_process import (
    Server,
    ServerProcess,
    chosen,
    guests,
    problem_of,
    run,
    seated,
)
from tests.server.services import Postgres
from tests.waiting import eventually


def test_a_database_that_hangs_is_told_in_time_and_found_again(
    data: Path, postgres: Postgres
) -> None:
    """ATTACK D14: requests were unanswered after 40 seconds."""
    own = Postgres(durable=False)

    async def hang() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        decider, state = anna, (await anna.state(table))["state"]
        if not state["decide"]:
            decider, state = bruno, (await bruno.state(table))["state"]
        assert own.process is not None
        backends = children(own.process.pid)
        for process in backends:
            os.kill(process, signal.SIGSTOP)
        try:
            move = chosen(state, random.Random(1))
            asked = [decider.move(table, move, 0, key="k"), anna.get("/api/my-games")]
            found = await asyncio.gather(*(problem_of(one) for one in asked))
            assert [(one.status, one.code) for one in found] == [(503, "unavailable")] * 2
        finally:
            for process in backends:
                os.kill(process, signal.SIGCONT)
        await insist(decider.move, table, move, 0, key="k")
        assert (await anna.state(table))["state"]["number"] == 1, (
            "once, whatever became of the first"
        )

    with own, Server(data, database=own.new_database()) as server:
        run(hang)


def children(process: int) -> list[int]:
    """A process and all that it started."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(int(child) for child in listed)]


def test_readyz_tries_to_write(data: Path) -> None:
    """ATTACK, low: it was 200 on a full disk, and the log said only NotStoredError."""

    async def fill() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        assert (await anna.get("/readyz"))["status"] == "ok"
        decider, state = anna, (await anna.state(table))["state"]
        if not state["decide"]:
            decider, state = bruno, (await bruno.state(table))["state"]
        with closing(sqlite3.connect(data / "magnifico.db")) as connection, connection:
            for event, stored in (("INSERT", "entries"), ("UPDATE", "keep")):
                connection.execute(
                    f"CREATE TRIGGER full_{stored} BEFORE {event} ON {stored} "
                    "BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
                )
        move = decider.move(table, chosen(state, random.Random(1)), 0)
        assert (await problem_of(move)).code == "unavailable"

        async def unready() -> bool:
            return (await anna._http.get("/readyz")).status_code == 503

        await eventually(unready)  # an answer is kept for a second

    with ServerProcess(data) as server:
        run(fill)
        assert "the disk is full" in server.log.read_text()


def failed_start(server: ServerProcess) -> str:
    with pytest.raises(AssertionError):
        server.start()
    lines = server.log.read_text().splitlines()
    told = [line for line in lines if line.startswith("magnifico serve: ")]
    assert len(told) == 1 and "Traceback" not in "".join(lines), lines
    sentence: str = told[0]
    return sentence


def test_starts_that_fail_say_one_sentence(
    data: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """ATTACK, low: they printed tracebacks."""
    assert "already in use" in failed_start(ServerProcess(data / "a", port=server.port))
    assert "cannot reach the database" in failed_start(
        ServerProcess(data / "b", database="postgresql://x:secret@127.0.0.1:1/x")
    )
    for version, reason in (("9999", "newer version"), ("0009", "before the first release")):
        with Server(data / version):
            pass
        made = data / version / "magnifico.db"
        with closing(sqlite3.connect(made)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
            connection.commit()
            before = list(connection.iterdump())
        assert reason in failed_start(ServerProcess(data / version))
        capsys.readouterr()
        assert main(["admin", "tables", "--data", str(made.parent)]) == 2
        (told,) = capsys.readouterr().err.splitlines()
        assert reason in told
        assert main(["admin", "restore", "--check", str(made), "--lang", "it"]) == 2
        (told,) = capsys.readouterr().err.splitlines()
        assert str(made) in told and "formato" in told
        with closing(sqlite3.connect(made)) as connection:
            assert list(connection.iterdump()) == before, "a refused database is left as it is"
