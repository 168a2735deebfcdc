"""Puzzles asked of a real server: nobody signs in, nothing is kept, and nothing gives an answer away."""

from __future__ import annotations

import json
from typing import Any

from magnifico.features.puzzles import game_of, shipped
from magnifico.texts import LANGUAGES
from tests.server.server_process import Server, guests, problem_of, run, stranger

PUZZLE = next(one for one in shipped() if one.proof == "end" and one.kind in ("placement", "win"))
WRONG = next(text for text in PUZZLE.worth if text not in PUZZLE.solutions)


def test_the_list_names_no_answer_and_one_puzzle_of_the_day(server: Server) -> None:
    async def play() -> None:
        titles = set()
        for language in LANGUAGES:
            found = await stranger(server, language).get("/api/puzzles")
            assert [one["id"] for one in found["puzzles"]] == [one.key for one in shipped()]
            assert found["daily"] in {one.key for one in shipped()}
            titles.add(found["puzzles"][0]["title"])
            told = json.dumps(found)
            assert not any(text in told for text in PUZZLE.solutions)
        assert len(titles) == len(LANGUAGES)

    run(play)


def test_a_puzzle_shows_the_table_of_its_seat_and_nothing_more(server: Server) -> None:
    async def play() -> None:
        shown: dict[str, Any] = await stranger(server).post(f"/api/puzzles/{PUZZLE.key}")
        assert shown["result"] is None
        state = shown["state"]
        assert (state["seat"], state["decide"]) == (PUZZLE.seat, True)
        seen = json.loads(json.dumps(game_of(PUZZLE).view(PUZZLE.seat)))
        assert state["view"] == seen
        offered = {move["move"] for move in state["moves"]}
        assert set(PUZZLE.worth) <= offered
        told = json.dumps(shown)
        assert PUZZLE.game.seed not in told
        assert "worth" not in told and "solution" not in told

    run(play)


def test_an_answer_brings_the_verdict_every_alternative_and_a_rating(server: Server) -> None:
    async def play() -> None:
        client = stranger(server, "it")
        before = {"rating": 1500, "spread": 350}
        results = {}
        for answer in (PUZZLE.solutions[0], WRONG):
            shown = await client.post(
                f"/api/puzzles/{PUZZLE.key}", {"actions": [f"move {answer}"], "standing": before}
            )
            assert shown["state"]["moves"] == []
            assert shown["entries"][0]["move"] == answer
            results[answer] = shown["result"]
        right, wrong = results[PUZZLE.solutions[0]], results[WRONG]
        assert (right["right"], wrong["right"]) == (True, False)
        assert right["standing"]["rating"] > 1500 > wrong["standing"]["rating"]
        for result in (right, wrong):
            assert [one["move"] for one in result["alternatives"]] == list(PUZZLE.worth)
            marked = {one["move"] for one in result["alternatives"] if one["solution"]}
            assert marked == set(PUZZLE.solutions)
            assert result["why"] and result["evidence"] and result["verdict"]
        assert [one["move"] for one in wrong["alternatives"] if one["chosen"]] == [WRONG]

    run(play)


def test_moves_can_be_looked_at_before_the_answer(server: Server) -> None:
    async def play() -> None:
        client = stranger(server)
        move = PUZZLE.solutions[0]
        preview = await client.post(f"/api/puzzles/{PUZZLE.key}/preview", {"move": move})
        assert preview["move"] == move
        member = move.split()[0]
        spaces = await client.post(f"/api/puzzles/{PUZZLE.key}/explain", {"member": member})
        assert any(one["legal"] for one in spaces)

    run(play)


def test_what_is_no_answer_is_refused_with_a_reason(server: Server) -> None:
    async def play() -> None:
        client = stranger(server)
        path = f"/api/puzzles/{PUZZLE.key}"
        assert (await problem_of(client.post("/api/puzzles/nothing"))).code == "unknown"
        for action, code in (
            ("move ?", "bad_move"),
            ("sing", "bad_request"),
            ("move end", "E_PASS"),
        ):
            problem = await problem_of(client.post(path, {"actions": [action]}))
            assert problem.code == code
        many = await problem_of(client.post(path, {"actions": ["move x"] * 2}))
        assert many.status == 422
        odd = {"actions": [], "standing": {"rating": 1e9, "spread": 1}}
        assert (await problem_of(client.post(path, odd))).status == 422

    run(play)


def test_the_game_of_a_puzzle_goes_on_at_a_table(server: Server) -> None:
    async def play() -> None:
        path = f"/api/puzzles/{PUZZLE.key}/table"
        assert (await problem_of(stranger(server).post(path, {}))).status == 401
        [client] = await guests(server, "Bianca")
        odd = await problem_of(client.post(path, {"level": "nobody"}))
        assert odd.code == "level_unknown"
        table = await client.post(path, {"level": "novice"})
        assert (table["status"], table["number"]) == ("running", PUZZLE.after)
        mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        assert mine == [PUZZLE.seat]
        state = (await client.get(f"/api/tables/{table['id']}/state"))["state"]
        assert state["view"] == json.loads(json.dumps(game_of(PUZZLE).view(PUZZLE.seat)))
        assert "seed" not in state
        await client.move(table["id"], PUZZLE.solutions[0], PUZZLE.after)
        after = (await client.get(f"/api/tables/{table['id']}/state"))["state"]
        assert after["number"] > PUZZLE.after

    run(play)
