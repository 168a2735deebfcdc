"""What the coach says, asked of a real server."""

from __future__ import annotations

from tests.features.alone import ALONE, own_turn, play_to_the_end
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    seated,
)


def test_the_coach_speaks_in_the_first_turn_and_reviews_after_the_end(server: Server) -> None:
    async def play() -> None:
        anna, other = await guests(server, "Anna", "Other")
        table = (await anna.new_table(**ALONE))["id"]
        state = await own_turn(anna, table)
        address = f"/api/tables/{table}/coach"
        coach = await anna.get(address)
        assert (coach["number"], coach["seat"]) == (state["number"], 0)
        assert coach["remarks"][0]["key"] == "first-placement"
        italian = await anna.get(address, language="it")
        assert italian["remarks"][0]["text"].startswith("Tocca a te")
        assert (await problem_of(other.get(address))).code == "not_seated"
        await play_to_the_end(anna, table)
        ended = (await anna.get(address))["remarks"]
        assert len(ended) <= 2 and all(one["key"].startswith("well-") for one in ended)
        together = await seated(server, [anna, other], options={"rules": "basic"})
        refused = await problem_of(anna.get(f"/api/tables/{together}/coach"))
        assert (refused.code, refused.status) == ("hints_off", 403)

    run(play)
