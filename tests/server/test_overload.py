"""What a server bounds so that strangers cannot fill or stop it, and how a full one refuses."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from magnifico.cli.main import main
from magnifico.client import Client
from magnifico.engine.options import Options
from magnifico.features.notices import webhook
from magnifico.server.catalogues import Catalogues
from magnifico.server.live import presence
from magnifico.server.live.caps import Caps
from magnifico.server.load import (
    CROWD,
    MOST_APPENDS,
    MOST_READS,
    SHARES,
    TICK_SECONDS,
    Load,
    Waiting,
)
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database
from magnifico.server.system_time import OwnTime
from magnifico.server.tables.registry import Tables
from magnifico.server.tables.storage import TableStorage
from magnifico.server.tables.study import (
    MOST_FOR_ADDRESS,
    MOST_FOR_PERSON,
    MOST_WAITING,
    SERVER,
    Asking,
    Study,
)
from magnifico.server.tables.table import Listener, Table
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords
from tests.server.retrying_client import insist
from tests.server.server_process import (
    Server,
    ServerProcess,
    chosen,
    figures,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.server.services import Postgres
from tests.waiting import PATIENCE, eventually, until


def code_of(problem: pytest.ExceptionInfo[Problem]) -> str:
    return problem.value.code


# ------------------------------------------------------------------------------------------- shedding


class FakeTime(OwnTime):
    """Two clocks that a test sets: the one on the wall, and the processor time of the server."""

    def __init__(self) -> None:
        self.wall = self.work = 0.0
        super().__init__(lambda: self.wall, lambda: self.work)

    def pass_by(self, wall: float, work: float) -> None:
        self.wall += wall
        self.work += work


def refused_by(load: Load) -> list[str]:
    """Which kinds of requests are refused now."""
    refused: list[str] = []
    for weight in SHARES:
        try:
            load.admit(weight)
        except Problem as problem:
            assert problem.status == 503 and problem.details["wait_seconds"]
            refused.append(weight)
    return refused


def test_a_server_late_by_its_own_work_refuses_looks_first_and_moves_last() -> None:
    """ATTACK, load: past its limit the server took everything and moves needed eight seconds."""

    async def block(late: float) -> list[str]:
        time = FakeTime()
        load = Load(0.1, lambda: 0, time=time)
        load.start()
        time.pass_by(TICK_SECONDS + late, TICK_SECONDS + late)
        load.stop()
        return refused_by(load)

    assert asyncio.run(block(0.0)) == []
    assert asyncio.run(block(0.07)) == ["look"]
    assert asyncio.run(block(0.11)) == ["look", "open"]
    assert asyncio.run(block(0.3)) == ["look", "open", "move"]


def test_an_idle_server_that_others_keep_from_the_processor_refuses_nobody() -> None:
    """ATTACK, load: beside other programs an idle server told a single player that it was very busy."""

    async def starve() -> None:
        time = FakeTime()
        load = Load(0.1, lambda: 0, Waiting(time), time)
        load.start()
        for _ in range(20):
            begun = time.now()
            time.pass_by(5.0, 0.004)
            load.note_told(begun)
            assert refused_by(load) == []
            load.tick()
        time.pass_by(1e6, 0.004)  # the machine slept
        assert refused_by(load) == []
        load.stop()

    asyncio.run(starve())


def test_a_starved_server_with_a_crowd_waiting_refuses() -> None:
    """Those who wait do so all the same, and more would wait longer."""

    async def starve(entries: int) -> list[str]:
        time = FakeTime()
        load = Load(0.1, lambda: entries, Waiting(time), time)
        load.start()
        time.pass_by(0.3, 0.05)
        load.stop()
        return refused_by(load)

    assert asyncio.run(starve(CROWD - 1)) == []
    assert asyncio.run(starve(CROWD)) == ["look", "open", "move"]


def test_a_stopped_server_goes_on_as_if_nothing_had_been() -> None:
    """The same with the clocks of the system: stopped for half a second, and at work for half a second."""

    async def admit(work: Callable[[], object]) -> list[str]:
        load = Load(0.2, lambda: 0)
        load.start()
        work()
        load.stop()
        return refused_by(load)

    def be_stopped() -> None:
        helper = f"kill -STOP {os.getpid()}; sleep 0.5; kill -CONT {os.getpid()}"
        subprocess.run(["sh", "-c", helper], check=True)

    def be_busy() -> None:
        end = process_time() + 0.5
        while process_time() < end:
            pass

    assert asyncio.run(admit(be_stopped)) == []
    assert asyncio.run(admit(be_busy)) == ["look", "open", "move"]


def test_waiting_for_a_connection_counts_as_load() -> None:
    """ATTACK N2: with all connections taken by lists the loop was not late, and nothing was refused."""

    async def wait() -> None:
        time = FakeTime()
        reads = Waiting(time)
        load = Load(0.1, lambda: 0, reads, time)
        with reads.one():
            assert refused_by(load) == []
            time.pass_by(0.3, 0.3)
            assert refused_by(load) == ["look", "open", "move"]
        assert refused_by(load) == []
        with ExitStack() as stack:
            for _ in range(MOST_READS // 2):
                stack.enter_context(reads.one())
            assert refused_by(load) == ["look"]
            for _ in range(MOST_READS):
                stack.enter_context(reads.one())
            assert refused_by(load) == ["look", "open", "move"]
        assert refused_by(load) == []

    asyncio.run(wait())


def test_moves_are_refused_when_waiting_before_and_after_is_too_long_together() -> None:
    async def tell() -> None:
        time = FakeTime()
        load = Load(10.0, lambda: 0, time=time)  # refuses moves from twelve seconds on
        made = time.now()
        time.pass_by(8.0, 8.0)
        load.start()
        for _ in range(60):
            load.note_told(made)
        load.admit("move")
        time.pass_by(7.0, 7.0)
        with pytest.raises(Problem) as refused:
            load.admit("move")
        assert code_of(refused) == "busy"
        load.stop()

    asyncio.run(tell())


def test_old_news_refuse_moves_until_they_are_fresh_again() -> None:
    """A loop that is never late for long may still be seconds behind."""

    async def tell() -> None:
        time = FakeTime()
        load = Load(0.1, lambda: 0, time=time)
        made = time.now()
        time.pass_by(2.0, 2.0)
        load.start()
        for _ in range(20):
            load.note_told(made)
        with pytest.raises(Problem) as refused:
            load.admit("move")
        assert code_of(refused) == "busy"
        for _ in range(40):
            load.note_told(time.now())
        load.admit("move")
        load.stop()

    asyncio.run(tell())


def test_a_full_queue_to_the_disk_refuses_too_and_recovers_by_itself() -> None:
    waiting = 0

    async def fill() -> None:
        nonlocal waiting
        load = Load(60.0, lambda: waiting)
        load.start()
        for waiting, refused in ((0, 0), (MOST_APPENDS // 2, 1), (MOST_APPENDS + 1, 3), (0, 0)):
            codes = []
            for weight in ("look", "open", "move"):
                try:
                    load.admit(weight)
                except Problem as problem:
                    codes.append(problem.code)
            assert codes == ["busy"] * refused, waiting
        load.stop()

    asyncio.run(fill())


def test_a_busy_server_says_when_to_come_back(data: Path) -> None:
    """The smallest limit there is: every server is later than a nanosecond."""

    async def ask() -> None:
        (anna,) = await guests(server, "Anna")
        problem = await problem_of(anna.new_table(options={"players": 2}))
        assert (problem.status, problem.code) == (503, "busy")
        assert int(str(problem.details["wait_seconds"])) >= 1

    with ServerProcess(data, shed_seconds=1e-9) as server:
        run(ask)


# ------------------------------------------------------------------------------------------- caps


def test_caps_count_while_connections_last() -> None:
    caps = Caps(
        Settings(sockets=6, sockets_per_address=4, sockets_per_person=2, spectators_per_table=3)
    )
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(caps.held("1", "anna", "t", False))
        with pytest.raises(Problem) as person, caps.held("1", "anna", "t", False):
            pass
        assert (code_of(person), person.value.details["cap"]) == ("too_many", "person")
        for _ in range(2):
            stack.enter_context(caps.held("1", "", "t", True))
        with pytest.raises(Problem) as address, caps.held("1", "", "t", True):
            pass
        assert address.value.details["cap"] == "address"
        stack.enter_context(caps.held("2", "", "t", True))
        with pytest.raises(Problem) as table, caps.held("3", "", "t", True):
            pass
        assert table.value.details["cap"] == "table"
        stack.enter_context(caps.held("3", "", "u", True))
        with pytest.raises(Problem) as server, caps.held("4", "", "u", True):
            pass
        assert (code_of(server), server.value.details["cap"]) == ("busy", "server")
    with caps.held("1", "anna", "t", False):
        pass


async def close_code(client: Client, table: str) -> tuple[int, str]:
    """With which code and reason a connection is closed; 0 for one that is welcomed."""
    try:
        async with client.live(table) as live:
            await live.receive()
            return 0, ""
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, closed.rcvd.reason


def test_a_connection_too_many_is_closed_with_a_reason(data: Path) -> None:
    """The codes are those of docs/protocol.md."""

    async def connect() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        first, second = stranger(server), stranger(server)
        async with first.live(table) as watching, anna.live(table) as playing:
            await watching.receive()
            await playing.receive()
            assert await close_code(second, table) == (4429, "table")
            assert await close_code(anna, table) == (4429, "person")
            async with bruno.live(table) as third:
                await third.receive()
                assert await close_code(second, table) == (4503, "server")

        async def let_in() -> bool:
            return await close_code(second, table) == (0, "")

        await eventually(let_in)  # the server notices who went

    with Server(data, sockets=3, sockets_per_person=1, spectators_per_table=1) as server:
        run(connect)


# ------------------------------------------------------------------------------------------- memory


async def tables_in_memory(client: Client) -> float:
    found: float = (await figures(client))["magnifico_tables_in_memory", ()]
    return found


def test_looking_at_tables_fills_no_memory(data: Path) -> None:
    """ATTACK D11: 1,500 looks kept 750 MB for half an hour."""
    made: list[str] = []

    async def make() -> None:
        (anna,) = await guests(server, "Anna")
        for _ in range(14):
            wanted = {"options": {"players": 2}, "seats": ["me", "me"], "start": True}
            made.append((await anna.new_table(**wanted))["id"])

    async def look() -> None:
        anybody = stranger(server)
        for table in made:
            await anybody.state(table)
            assert await tables_in_memory(anybody) <= 10

    server = Server(data, tables_in_memory=10)
    with server:
        run(make)
    with server:
        run(look)


def test_looks_that_read_tables_are_limited_by_address(data: Path) -> None:
    """ATTACK D11: looking was unlimited; a table in memory costs nothing and is not counted."""

    async def look() -> None:
        anybody = stranger(server)
        codes = [(await problem_of(anybody.get(f"/api/tables/t{n}"))).code for n in range(20)]
        assert set(codes) == {"unknown", "too_many"}

    with Server(data, rate_limits=0.1) as server:
        run(look)


# ------------------------------------------------------------------------------------------- presence


class NoNews:
    reaches_others = False

    def __init__(self) -> None:
        self.published: list[dict[str, object]] = []

    def publish(self, news: dict[str, object]) -> None:
        self.published.append(news)


def test_many_who_come_at_once_are_told_together() -> None:
    """ATTACK D13: 500 spectators made 105,750 messages."""

    async def come() -> None:
        from magnifico.engine.options import Options
        from magnifico.server.tables.table import Table
        from magnifico.table.words import TableWords

        table = Table("t", {}, [], {}, None, TableWords(Options(), ["A", "B"]))
        news = NoNews()
        for _ in range(500):
            table.listeners.add(Listener("", frozenset(), ""))
            presence.show_presence(news, table)
        assert len(news.published) == 1, "the others wait for the next second"
        await asyncio.to_thread(until, lambda: len(news.published) >= 2)
        assert len(news.published) == 2 and table.presence == 2
        assert news.published[-1]["here"] == {"seats": [], "spectators": 500}
        assert presence.presence_of(table) == {"seats": [], "spectators": 500, "thinking": None}

    asyncio.run(come())


# ------------------------------------------------------------------------------------------- study


def test_expensive_work_is_done_beside_the_loop_and_only_so_much_for_one() -> None:
    """ATTACK D3: the loop stood still for 1.7 seconds with each look at a catalogue."""
    go_on = threading.Event()
    anna, bruno = Asking("1", "anna"), Asking("1", "bruno")

    async def ask() -> None:
        study = Study()
        here = threading.get_ident()
        first = asyncio.create_task(study.run(anna, go_on.wait))
        others = [
            asyncio.create_task(study.run(anna, threading.get_ident))
            for _ in range(MOST_FOR_PERSON - 1)
        ]
        await asyncio.sleep(0)  # the loop goes on meanwhile
        with pytest.raises(Problem) as refused:
            await study.run(anna, threading.get_ident)
        assert code_of(refused) == "too_many"
        another = asyncio.create_task(study.run(bruno, threading.get_ident))
        go_on.set()
        assert await first and await another != here
        assert here not in await asyncio.gather(*others)
        assert await study.run(anna, threading.get_ident) != here
        study.stop()

    asyncio.run(ask())


class HeldStudy:
    """A study whose worker waits until everybody has asked; what was done is noted in order."""

    def __init__(self) -> None:
        self.study = Study()
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._go_on = threading.Event()
        self._first = asyncio.create_task(self.study.run(SERVER, self._go_on.wait))

    async def ask(self, *names: str, game: bool = False) -> None:
        """Each name is an address, a person and a number."""
        run = self.study.run_for_game if game else self.study.run
        for name in names:
            address, person, _ = name.split()
            asking = Asking(address, person)
            self.tasks.append(asyncio.create_task(run(asking, self.done.append, name)))
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """The codes of those who were refused."""
        self._go_on.set()
        results = await asyncio.gather(self._first, *self.tasks, return_exceptions=True)
        self.study.stop()
        return [each.code for each in results if isinstance(each, Problem)]


def pieces(address: str, person: str, count: int) -> list[str]:
    return [f"{address} {person} {number}" for number in range(count)]


def test_addresses_take_turns_and_so_do_the_people_at_each() -> None:
    """ATTACK N5: sixty guests of one address had sixty turns, and a victim waited for all of them."""

    async def ask() -> list[str]:
        held = HeldStudy()
        for guest in range(9):
            await held.ask(*pieces("1", f"guest{guest}", 10))
        await held.ask("2 anna 0", "3 bruno 0", "3 carla 0")
        assert await held.finish() == []
        return held.done

    done = asyncio.run(ask())
    assert done[:6] == [
        *("1 guest0 0", "2 anna 0", "3 bruno 0"),
        *("1 guest1 0", "3 carla 0", "1 guest2 0"),
    ]
    assert done[11:14] == ["1 guest8 0", "1 guest0 1", "1 guest1 1"]


def test_full_addresses_take_no_places_from_others() -> None:
    """ATTACK N5: with the guests of two addresses all places were taken, and nobody else got an answer."""

    async def ask() -> None:
        held = HeldStudy()
        addresses = [f"a{number}" for number in range(MOST_WAITING // MOST_FOR_ADDRESS + 1)]
        each = MOST_FOR_ADDRESS // 4
        for address in addresses:
            for guest in range(5):
                await held.ask(*pieces(address, f"{address}-{guest}", each))
        others = [name for number in range(30) for name in pieces(f"b{number}", f"b{number}", 2)]
        await held.ask(*others)
        codes = await held.finish()
        assert set(others) <= set(held.done)
        assert set(codes) == {"busy", "too_many"}
        assert len(held.done) <= MOST_WAITING + 1

    asyncio.run(ask())


def test_games_start_beside_a_queue_full_of_questions() -> None:
    """ATTACK N5: new games waited for 24 seconds behind other people's questions."""

    async def ask() -> list[str]:
        held = HeldStudy()
        for guest in range(4):
            await held.ask(*pieces("1", f"guest{guest}", MOST_FOR_PERSON - 5))
        await held.ask(*pieces("1", "guest9", 9), "2 anna 0", game=True)
        codes = await held.finish()
        assert codes == []
        return held.done

    done = asyncio.run(ask())
    assert "2 anna 0" in done[:4]


def test_a_catalogue_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK D3: it was made again each time."""
    made: list[str] = []

    def making(language: str, _packs: object) -> dict[str, str]:
        made.append(language)
        return {"in": language}

    monkeypatch.setattr("magnifico.server.catalogues.catalogue", making)

    async def ask() -> None:
        study = Study()
        catalogues = Catalogues(study)
        wanted = [catalogues.get("it", "", (), Asking("a")) for _ in range(5)]
        wanted += [catalogues.get("en", "", (), Asking("b"))]
        assert await asyncio.gather(*wanted) == [b'{"in":"it"}'] * 5 + [b'{"in":"en"}']
        await catalogues.get("it", "", (), Asking("c"))
        study.stop()

    asyncio.run(ask())
    assert sorted(made) == ["en", "it"]


def test_a_table_is_read_again_without_reading_its_pack_again(server: Server) -> None:
    """ATTACK D3: what a table was made with never changes."""
    from magnifico.server.storage.tables import StoredTables
    from magnifico.server.tables import loading

    async def refresh(monkeypatch: pytest.MonkeyPatch) -> None:
        (anna,) = await guests(server, "Anna")
        folder = next(path.parent for path in Path("examples").rglob("pack.toml"))
        files = {path.name: path.read_text() for path in folder.glob("*.toml")}
        made = await anna.new_table(options={"players": 2}, pack=files)
        settings = Settings(data=server.data)
        database = Database(settings.database_url.reveal())
        tables = Tables(settings, StoredTables(database), NoNews())
        table = await tables.get(made["id"])
        monkeypatch.setattr(loading, "options_of", None)  # it would have to be called
        await tables.refresh(table)
        assert table.options is not None and table.options.packs
        await tables.finish()
        await database.close()

    with pytest.MonkeyPatch.context() as monkeypatch:
        run(lambda: refresh(monkeypatch))


def test_looking_back_goes_on_from_what_was_looked_at_last() -> None:
    from tests.server.test_ledger import add, new_ledger

    ledger = new_ledger()
    chance = random.Random(3)
    for _ in range(12):
        seat = ledger.to_act()[0]
        add(ledger, "move", seat, chance.choice(ledger.game.legal_moves(seat)).text)
    past = ledger.at(4)
    for number in (4, 5, 9, 2, 12):
        past = ledger.at(number, past)
        assert past.number == number and past.checksum() == ledger.at(number).checksum()
        assert ledger.continues(past)
    assert not past.at(3).continues(past)
    assert not new_ledger().continues(past)


# ------------------------------------------------------------------------------------------- database


def test_a_database_that_hangs_is_told_in_time_and_found_again(
    data: Path, postgres: Postgres
) -> None:
    """ATTACK D14: requests were unanswered after 40 seconds."""
    own = Postgres(durable=False)

    async def hang() -> None:
        anna, bruno = (Client(server.address, timeout=PATIENCE) for _ in range(2))
        for client, name in ((anna, "Anna"), (bruno, "Bruno")):
            await client.guest(name)
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


# ------------------------------------------------------------------------------------------- starting


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


# ------------------------------------------------------------------------------------------- names


def test_a_silent_name_server_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK, low: others' webhooks waited 120 seconds."""
    silence = threading.Event()
    real = socket.getaddrinfo

    def asked(host: str, *args: Any, **kwargs: Any) -> object:
        if host == "silent.example":
            silence.wait()
            return []
        return real("127.0.0.1", *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", asked)
    monkeypatch.setattr(webhook, "RESOLVE_SECONDS", 0.05)

    async def resolve() -> None:
        for _ in range(3):
            with pytest.raises(webhook.SilentHostError):
                await webhook.resolved("http://silent.example/", True)
        monkeypatch.setattr(webhook, "RESOLVE_SECONDS", 30)
        assert await webhook.resolved("http://other.example/", True) == "127.0.0.1"
        silence.set()

    asyncio.run(resolve())


def test_a_client_that_takes_nothing_is_cut_off_and_others_are_not(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=tmp_path), cast("TableStorage", None), Silent())
        table = Table("t", {}, [], {}, None, TableWords(Options(), []))
        tables.by_id["t"] = table
        cut: list[str] = []
        now = asyncio.get_running_loop().time()
        for name, since in (("stuck", now - 60), ("busy", now - 1), ("idle", None)):
            listener = Listener(name, frozenset(), "")
            listener.sending_since = since
            listener.cut_off = partial(cut.append, name)
            table.listeners.add(listener)
        tables.cut_off_slow_listeners()
        assert cut == ["stuck"]

    run(play)


class Silent:
    """News for nobody."""

    reaches_others = False

    def publish(self, news: dict[str, object]) -> None:
        raise AssertionError(news)
