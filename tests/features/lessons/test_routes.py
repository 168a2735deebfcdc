"""Lessons asked of a real server: nobody signs in, nothing is kept, everything a table gives is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magnifico.features.lessons import Session, course, intended
from magnifico.texts import LANGUAGES
from tests.server.server_process import Server, problem_of, run, stranger

OWN = """
[lesson]
id = "own"
options = { players = 2, rules = "basic" }
[[lesson.step]]
key = "one"
move = "white market1"
"""
OWN_WORDS = "lesson-own = Mine\n    .about = It is mine.\n    .end = Done.\nlesson-own-one = Go.\n"


def test_the_chapters_are_listed_in_every_language(server: Server) -> None:
    async def play() -> None:
        titles = []
        for language in LANGUAGES:
            listed = (await stranger(server, language).get("/api/lessons"))["lessons"]
            assert [one["id"] for one in listed] == [lesson.key for lesson in course()]
            titles.append(listed[0]["title"])
        assert len(set(titles)) == len(LANGUAGES)

    run(play)


def test_somebody_who_does_what_is_wanted_reaches_the_end(server: Server) -> None:
    """The server says the same as the session, and its own list of actions is enough to continue."""

    async def play() -> None:
        client = stranger(server)
        for lesson in course():
            session = Session.begin(lesson)
            shown: dict[str, Any] = await client.post(f"/api/lessons/{lesson.key}")
            while not session.over:
                assert shown["step"]["number"] == session.index + 1
                assert shown["state"]["decide"] is (
                    session.waits_for_move and 0 in session.game.to_act
                )
                action = intended(session)
                session.act(action)
                actions = [*shown["actions"], action]
                shown = await client.post(f"/api/lessons/{lesson.key}", {"actions": actions})
                assert shown["remark"] is None
            assert shown["step"]["wait"] == "over"

    run(play)


def test_a_wrong_move_gets_the_reason_and_a_remark_and_is_left_out(server: Server) -> None:
    async def play() -> None:
        client = stranger(server, "it")
        actions = ["continue", "continue", "continue", "answer points", "continue"]
        shown = await client.post(
            "/api/lessons/florence", {"actions": [*actions, "move orange T4"]}
        )
        assert shown["actions"] == actions
        assert shown["remark"]["kind"] == "refused"
        assert "7" in shown["remark"]["reason"]
        assert shown["remark"]["text"] == "Non è cambiato nulla. Riprova."
        preview = await client.post(
            "/api/lessons/florence/preview", {"actions": actions, "move": "white market1"}
        )
        assert preview["view"]["seats"][0]["goods"]["coins"] == 10
        spaces = await client.post(
            "/api/lessons/florence/explain", {"actions": actions, "member": "neutral"}
        )
        found = {one["space"]: one for one in spaces}
        assert found["market1"] == {"space": "market1", "legal": True, "servants": 1}
        assert found["T4"]["code"] == "E_VALUE"

    run(play)


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    async def play() -> None:
        client = stranger(server)
        assert (await problem_of(client.post("/api/lessons/nothing"))).code == "unknown"
        many = problem_of(client.post("/api/lessons/dice", {"actions": ["continue"] * 151}))
        assert (await many).code == "bad_request"
        odd = problem_of(client.post("/api/lessons/dice/preview", {"actions": [], "move": "?"}))
        assert (await odd).code == "bad_move"
        shown = await client.post("/api/lessons/dice", {"actions": ["", "x" * 120, "move \u0000"]})
        assert shown["actions"] == []

    run(play)


def test_a_host_adds_lessons(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "own.toml").write_text(OWN, encoding="utf-8")
    (folder / "own.en.ftl").write_text(OWN_WORDS, encoding="utf-8")

    async def play(server: Server) -> None:
        client = stranger(server, "ru")
        assert (await client.get("/api/lessons"))["lessons"][-1]["title"] == "Mine"
        shown = await client.post("/api/lessons/own", {"actions": ["move white market1"]})
        assert shown["step"]["text"] == "Done."
        before = await client.post(f"/api/lessons/{course()[-1].key}")
        assert before["next"] == "own"

    with Server(tmp_path / "data", lessons=str(folder)) as server:
        run(lambda: play(server))
