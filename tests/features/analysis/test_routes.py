"""The analysis of a finished game, asked of a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client
from tests.features.alone import ALONE, own_turn, play_to_the_end
from tests.server.server_process import (
    ServerProcess,
    guests,
    problem_of,
    run,
)
from tests.waiting import eventually


async def analysed(client: Client, table: str) -> dict[str, Any]:

    async def done() -> dict[str, Any] | None:
        found: dict[str, Any] = await client.get(f"/api/tables/{table}/analysis")
        assert found["status"] in ("running", "done")
        return found if found["status"] == "done" else None

    found = await eventually(done)
    assert found is not None
    return found


@pytest.mark.slow
def test_an_analysis_is_made_once_and_outlives_the_server(data: Path) -> None:
    server = ServerProcess(data).start()

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(**ALONE))["id"]
        await play_to_the_end(anna, table)
        assert (await anna.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        begun = await asyncio.gather(
            *(anna.post(f"/api/tables/{table}/analysis") for _ in range(3))
        )
        assert all(one["status"] in ("running", "done") for one in begun)
        # The server goes on playing while it is made.
        other = (await anna.new_table(**ALONE))["id"]
        await own_turn(anna, other)
        found = await analysed(anna, table)
        assert [point["round"] for point in found["points"]][-1] == 6
        last = (await anna.state(table))["state"]["number"]
        assert found["points"][-1]["number"] == last
        assert sorted(found["points"][-1]["chances"]) == [0.0, 1.0]
        assert 1 <= len(found["decisions"]) <= 3
        for one in found["decisions"]:
            assert one["seat"] == 0 and one["cost"] >= 0.5
            assert one["played_text"] != one["better_text"]
            # The entry after the position shown is the decision itself.
            entries = (await anna.state(table, number=one["number"]))["entries"]
            assert entries[0]["move"] == one["played"] and entries[0]["seat"] == 0
        server.kill()
        server.start()
        assert await anna.get(f"/api/tables/{table}/analysis") == found
        assert await anna.post(f"/api/tables/{table}/analysis") == found
        (bruno,) = await guests(server, "Bruno")
        assert (await problem_of(bruno.get(f"/api/tables/{table}/analysis"))).code == "not_seated"

    try:
        run(play)
    finally:
        server.stop()
