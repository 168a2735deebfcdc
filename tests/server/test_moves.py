"""Moves, repeats, stale numbers, undo, agreements, previews."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from magnifico.client import Client
from tests.server.server_process import Server, chosen, guests, problem_of, run, seated, stranger

BASIC = {"rules": "basic"}


async def deciding(clients: list[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """Whoever has to decide, and the table as they see it."""
    state = (await clients[0].state(table))["state"]
    client = clients[state["to_act"][0]]
    return client, (await client.state(table))["state"]


async def on_board(clients: list[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """Somebody who has just placed a member and could end the turn."""
    client, state = await deciding(clients, table)
    await client.move(table, "neutral market1 +1", state["number"])
    state = (await client.state(table))["state"]
    return client, state


def test_a_stale_number_is_refused_with_what_was_missed(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, state = await deciding(clients, table)
        move = chosen(state, random.Random(1))
        await client.move(table, move, state["number"])
        problem = await problem_of(client.move(table, move, state["number"]))
        assert (problem.status, problem.code) == (409, "stale")
        assert [entry["number"] for entry in problem.details["missed"]] == [1]
        assert problem.details["number"] == 1
        problem = await problem_of(client.move(table, move, 77))
        assert problem.code == "stale" and problem.details["missed"] == []

    run(play)


def test_a_repeated_key_gets_the_same_answer_and_one_move(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, state = await deciding(clients, table)
        move = chosen(state, random.Random(1))
        asked = [client.move(table, move, state["number"], key="once") for _ in range(5)]
        answers = await asyncio.gather(*asked)
        answers.append(await client.move(table, move, 3, key="once"))
        assert all(answer == answers[0] for answer in answers)
        assert (await client.state(table))["state"]["number"] == 1

    run(play)


def test_of_many_moves_for_one_number_exactly_one_wins(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, state = await deciding(clients, table)
        moves = [each["move"] for each in state["moves"]][:20]
        results = await asyncio.gather(
            *(client.move(table, move, 0) for move in moves), return_exceptions=True
        )
        won = [result for result in results if isinstance(result, dict)]
        assert len(won) == 1
        codes = {getattr(result, "code", None) for result in results} - {None}
        assert codes == {"stale"}

    run(play)


def test_refusals_carry_code_numbers_and_a_sentence_in_the_askers_language(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, _ = await deciding(clients, table)
        other = clients[1 - clients.index(client)]
        problem = await problem_of(client.move(table, "neutral T4", 0))
        assert (problem.status, problem.code) == (422, "E_VALUE")
        assert problem.details["needs"] == 7 and problem.sentence
        problem = await problem_of(other.move(table, "white T1", 0))
        assert problem.code == "E_TURN"
        problem = await problem_of(client.move(table, "jump over the moon", 0))
        assert (problem.status, problem.code) == (422, "bad_move")
        await client.request("PATCH", "/api/me", {"language": "it"})
        italian = await problem_of(client.move(table, "neutral T4", 0))
        wanted = {"move": "neutral T4", "number": 0, "key": "k"}
        russian = await problem_of(client.post(f"/api/tables/{table}/moves", wanted, language="ru"))
        assert len({problem.sentence, italian.sentence, russian.sentence}) == 3
        assert (await client.state(table))["state"]["number"] == 0

    run(play)


def test_nobody_moves_for_another_seat(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, clients[:2], options=BASIC)
        client, state = await deciding(clients, table)
        seat = clients.index(client)
        other, guest = clients[1 - seat], clients[2]
        move = chosen(state, random.Random(1))
        for stranger_ in (other, guest):
            problem = await problem_of(stranger_.move(table, move, 0, seat=seat))
            assert (problem.status, problem.code) == (403, "not_seated")
            problem = await problem_of(stranger_.state(table, seat=seat))
            assert problem.code == "not_seated"
        assert (await problem_of(guest.move(table, move, 0))).code == "not_seated"
        assert (await problem_of(stranger(server).move(table, move, 0))).status == 401
        watched = (await guest.state(table))["state"]
        assert watched["seat"] is None and watched["moves"] == [] and "seed" not in watched

    run(play)


def test_undo_one_step_all_and_never_beyond_the_own_turn(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        before = (await clients[0].state(table))["state"]["view"]
        client, state = await on_board(clients, table)
        other = clients[1 - clients.index(client)]
        assert state["undo"] == {"from": 0, "moves": 1, "rule": "own"}
        assert (await problem_of(other.undo(table, state["number"]))).code == "nothing_to_undo"
        undone = await client.undo(table, state["number"], "all")
        assert undone["entry"]["kind"] == "undo" and undone["entry"]["events"][0]["text"]
        found = await clients[0].state(table)
        assert found["state"]["view"] == before
        assert [entry["kind"] for entry in found["entries"]] == ["move", "undo"]
        problem = await problem_of(client.undo(table, found["state"]["number"]))
        assert problem.code == "nothing_to_undo"
        client, state = await on_board(clients, table)
        await client.move(table, "end", state["number"])
        number = state["number"] + 1
        assert (await problem_of(client.undo(table, number))).code == "nothing_to_undo"
        assert (await problem_of(other.undo(table, number))).code == "nothing_to_undo"

    run(play)


def test_undo_can_be_off_or_need_everybodys_consent(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC, undo="off")
        client, state = await on_board(clients, table)
        assert (await problem_of(client.undo(table, state["number"]))).code == "undo_off"
        table = await seated(server, clients, options=BASIC, undo="consent")
        client, state = await on_board(clients, table)
        other = clients[1 - clients.index(client)]
        assert (await problem_of(client.undo(table, state["number"]))).code == "undo_consent"
        await client.act(table, "propose_undo")
        assert (await problem_of(client.act(table, "agree"))).code == "proposal_gone"
        await other.act(table, "object")
        assert (await client.state(table))["state"]["undo"]["moves"] == 1
        await client.act(table, "propose_undo")
        await other.act(table, "agree")
        state = (await client.state(table))["state"]
        assert state["undo"]["moves"] == 0 and state["proposal"] is None

    run(play)


def test_nobody_can_agree_to_undo_what_is_undone_already(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, _ = await deciding(clients, table)
        other = clients[1 - clients.index(client)]
        await client.move(table, "neutral palace +1", 0)
        await client.move(table, "privilege wood+stone", 1)
        await client.act(table, "propose_undo")
        assert (await other.state(table))["state"]["proposal"]["what"] == "undo"
        await client.undo(table, 3, "all")
        assert (await other.state(table))["state"]["proposal"] is None
        async with other.live(table) as live:
            for act in ("agree", "object"):
                refused = await problem_of(live.ask({"type": "act", "act": act}))
                assert (refused.status, refused.code) == (409, "proposal_gone")
        assert (await problem_of(other.act(table, "agree"))).code == "proposal_gone"
        await client.move(table, "neutral palace +1", 4)

    run(play)


def test_a_game_is_cancelled_when_all_agree_and_only_then(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, clients, options=BASIC)
        await clients[1].act(table, "propose_cancel")
        await clients[0].act(table, "agree")
        assert (await clients[0].state(table))["state"]["status"] == "running"
        await clients[2].act(table, "agree")
        assert (await clients[0].state(table))["state"]["status"] == "cancelled"
        shown = await clients[0].get(f"/api/tables/{table}")
        assert shown["status"] == "cancelled"
        problem = await problem_of(clients[0].move(table, "white T1", 3))
        assert (problem.status, problem.code) == (409, "cancelled")

    run(play)


def test_who_resigns_or_hands_over_is_played_by_a_computer_opponent(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC, level="random")
        client, _ = await deciding(clients, table)
        other = clients[1 - clients.index(client)]
        await client.act(table, "hand_over")
        number = 1
        while not (found := await other.state(table, number=number, wait=5))["state"]["decide"]:
            number = found["state"]["number"]
        assert (await problem_of(client.move(table, "white T1", number))).code == "seat_taken"
        for act in ("propose_cancel", "propose_undo", "agree", "object"):
            assert (await problem_of(client.act(table, act))).code == "seat_taken"
        await client.act(table, "take_back")
        players = (await client.state(table))["state"]["players"]
        assert all(player["bot"] is None for player in players)
        await other.act(table, "resign")
        assert (await problem_of(other.act(table, "take_back"))).code == "seat_taken"
        while not (found := await client.state(table, number=number, wait=5))["state"]["decide"]:
            number = found["state"]["number"]
        assert found["state"]["players"][clients.index(other)]["resigned"]

    run(play)


def test_preview_explanation_and_what_if_change_nothing(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, _ = await deciding(clients, table)
        other = clients[1 - clients.index(client)]
        path = f"/api/tables/{table}"
        shown = await client.post(f"{path}/preview", {"move": "neutral market1 +1"})
        assert not shown["uncertain"] and not shown["final"]
        assert any(event["name"] == "gained" for event in shown["events"])
        assert shown["sum"] == {"terms": [["servants", 1]], "value": 1, "needs": 1}
        refused = await problem_of(client.post(f"{path}/preview", {"move": "neutral T4"}))
        assert refused.code == "E_VALUE"
        spaces = {
            one["space"]: one for one in await client.get(f"{path}/explain", member="neutral")
        }
        assert spaces["market1"] == {"space": "market1", "legal": True, "servants": 1}
        assert spaces["market3"]["code"] == "E_CLOSED" and spaces["market3"]["text"]
        # R5.5: value 0 on a floor of 7 takes seven servants, and everybody begins with three.
        assert spaces["T4"]["code"] == "E_VALUE"
        assert spaces["T4"]["details"] == {"value": 0, "needs": 7, "short": 7, "has": 3}
        assert spaces["T4"]["text"] == "Value 0, but 7 is needed: it takes 7 servants; you have 3."
        assert len(spaces) == 25
        waiting = await other.get(f"{path}/explain", member="white")
        assert len(waiting) == 25 and {one["code"] for one in waiting} == {"E_TURN"}
        assert not any(one["legal"] for one in waiting) and waiting[0]["text"]
        tried = await other.post(f"{path}/what-if", {"moves": ["neutral market1 +1", "end"]})
        assert [one["seat"] for one in tried["projection"]] == [0, 1]
        assert len(tried["steps"]) == 2 and list(tried["moves"]) == [str(clients.index(other))]
        wrong = await problem_of(other.post(f"{path}/what-if", {"moves": ["end", "end"]}))
        assert wrong.details["at"] == 0
        assert (await client.state(table))["state"]["number"] == 0
        made = await client.move(table, "neutral market1 +1", 0, state=True)
        assert made["state"]["view"] == shown["view"]
        assert made["entry"]["events"] == shown["events"]

    run(play)


def test_what_if_lets_the_computer_answer_the_same_each_time(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options=BASIC)
        client, state = await deciding(clients, table)
        own = next(one["move"] for one in state["moves"] if "market1" in one["move"])
        seat = state["seat"]
        path = f"/api/tables/{table}/what-if"
        tried = await client.post(path, {"moves": [own, "end", "?"]})
        assert [step["seat"] == seat for step in tried["steps"]] == [True, True, False]
        assert tried["steps"][2]["move"].split()[0] in ("white", "black", "orange", "neutral")
        assert await client.post(path, {"moves": [own, "end", "?"]}) == tried
        refused = await problem_of(client.post(path, {"moves": ["?"]}))
        assert refused.code == "E_TURN"

    run(play)


def test_what_if_while_several_seats_decide(server: Server) -> None:
    """In the draft a move without a seat is the asker's own, and nobody else's moves are listed (ATTACK D1)."""

    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno", "Carla")
        table = await seated(server, clients)
        while len((await clients[0].state(table))["state"]["to_act"]) < 3:
            client, state = await deciding(clients, table)
            await client.move(table, state["moves"][0]["move"], state["number"])
        begun = (await clients[0].state(table))["state"]["number"]
        for seat, client in enumerate(clients):
            state = (await client.state(table))["state"]
            move = state["moves"][0]["move"]
            tried = await client.post(f"/api/tables/{table}/what-if", {"moves": [move]})
            assert tried["steps"][0]["seat"] == seat
            assert set(tried["to_act"]) == {0, 1, 2} - {seat}
            assert tried["moves"] == {}
            asked = await client.post(f"/api/tables/{table}/what-if", {"moves": []})
            assert asked["moves"] == {str(seat): state["moves"]}
        assert (await clients[0].state(table))["state"]["number"] == begun

    run(play)


def test_a_preview_of_something_hidden_says_that_it_is_uncertain(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        made = await anna.new_table(options={"players": 2}, seats=["me", "me"], start=True)
        table = made["id"]
        state = (await anna.state(table))["state"]
        while state["view"]["decision"]["kind"] == "draft":
            move = state["moves"][0]["move"]
            shown = await anna.post(
                f"/api/tables/{table}/preview", {"move": move, "seat": state["seat"]}
            )
            assert "view" in shown or shown["uncertain"]
            await anna.move(table, move, state["number"], seat=state["seat"])
            state = (await anna.state(table))["state"]

    run(play)
