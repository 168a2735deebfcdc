"""Notes follow an opponent to other games, and belong to their writer."""

from __future__ import annotations

from tests.features.plans.test_plans import BASIC, LINES, two
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    seated,
)


def test_notes_follow_an_opponent_and_are_exported_and_deleted_with_the_person(
    server: Server,
) -> None:
    async def play() -> None:
        first, second, table, seat = await two(server)
        await second.note(table, "opening: market")
        await second.note(table, "likes towers", about=1 - seat)
        await second.change_plan(table, LINES)
        again = await seated(server, [first, second], options=BASIC)
        found = await second.notes(again)
        assert found["game"] == ""
        assert [note["text"] for note in found["opponents"]] == ["likes towers"]
        data = await second.get("/api/me/data")
        assert {note["text"] for note in data["notes"]} == {"opening: market", "likes towers"}
        assert [paper["kind"] for paper in data["papers"]] == ["plan"]
        shown = await second.note(table, "", about=1 - seat)
        assert shown["opponents"][0]["text"] == ""
        await second.account("Note taker", "a long enough password 7")
        (guest,) = await guests(server, "On the phone")
        other = await seated(server, [guest, first], options=BASIC)
        await guest.note(other, "from the phone")
        await guest.sign_in("Note taker", "a long enough password 7")
        assert (await guest.notes(other))["game"] == "from the phone"
        wanted = {"password": "a long enough password 7"}
        await second.post("/api/me/delete", wanted)
        assert (await problem_of(second.notes(table))).code == "not_signed_in"

    run(play)
