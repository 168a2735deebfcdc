"""What a seat decides beforehand: played at its moment, known to nobody else, forgotten when it no longer fits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import pytest

from magnifico import Options
from magnifico.client import Client
from magnifico.engine.decisions.church import SupportChurch
from magnifico.engine.decisions.demands import GiveGoods
from magnifico.table.entries import Command
from magnifico.table.ledger import Ledger
from magnifico.table.plans import (
    Plan,
    Standing,
    new_plan,
    next_step,
    progress,
    refusals,
    standing_move,
)
from magnifico.table.problems import Problem
from tests.server.server_process import (
    AnyServer,
    Server,
    ServerProcess,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.server.services import Postgres, Redis
from tests.server.test_permissions import link_of
from tests.support import asking
from tests.table.test_ledger import add, new_ledger

BASIC = {"players": 2, "rules": "basic"}
LINES = [["neutral market1 +1", "end"], ["neutral market2 +1", "end"]]
SECRET = "market2"


def planned(ledger: Ledger, seat: int, lines: Sequence[Sequence[str]], **standing: Any) -> Plan:
    return new_plan(ledger, seat, "abcd", lines, Standing(**standing))


def play_plan(ledger: Ledger, plan: Plan, seat: int) -> list[str]:
    """Play what the plan says until it says nothing."""
    played = []
    while (step := next_step(plan, ledger, seat)) is not None:
        _, record = ledger.entered(Command("move", seat, step.move, key=step.key), ledger.last_at)
        ledger.apply(record.entry)
        played.append(step.move)
    return played


# ------------------------------------------------------------------------------------------ the plan itself


def test_the_first_line_that_can_be_played_is_played_whole() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    seat = 1 - first
    plan = planned(ledger, seat, LINES)
    assert next_step(plan, ledger, seat) is None, "it is not the seat's turn"
    add(ledger, "move", first, "neutral market1 +1")
    assert next_step(plan, ledger, seat) is None, "the turn is not over"
    add(ledger, "move", first, "end")
    assert play_plan(ledger, plan, seat) == LINES[1], "the first space is occupied (R6.1)"
    assert progress(plan, ledger, seat).over == "done"
    assert all(record.entry.is_planned for record in ledger.records[2:])


def test_a_line_is_not_begun_if_a_later_move_of_it_cannot_be_made() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    seat = 1 - first
    plan = planned(ledger, seat, [["neutral market1 +1", "white market2"], LINES[1]])
    add(ledger, "move", first, "neutral T1 +1")
    add(ledger, "move", first, "end")
    reasons = refusals(plan, ledger, seat)
    assert reasons is not None and reasons[0] is not None and reasons[1] is None
    assert reasons[0][0] == 1, "only one member is placed in a turn (R4.3)"
    assert play_plan(ledger, plan, seat) == LINES[1]


def test_if_no_line_can_be_played_the_person_is_asked_and_told_why() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    seat = 1 - first
    plan = planned(ledger, seat, [LINES[0]])
    add(ledger, "move", first, "neutral market1 +1")
    assert refusals(plan, ledger, seat) is None, "its moment has not come"
    add(ledger, "move", first, "end")
    assert next_step(plan, ledger, seat) is None
    reasons = refusals(plan, ledger, seat)
    assert reasons is not None and reasons[0] is not None
    refused = ledger.game.why_not(ledger.game.parse(LINES[0][0], seat))
    assert refused is not None and getattr(reasons[0][1], "code", "") == refused.code
    add(ledger, "move", seat, "neutral market2 +1")
    assert progress(plan, ledger, seat).over == "passed", "the person has answered"


def test_a_plan_is_forgotten_when_the_moves_it_was_made_after_are_undone() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    seat = 1 - first
    before = planned(ledger, seat, LINES)
    add(ledger, "move", first, "neutral market1 +1")
    after = planned(ledger, seat, LINES, end="always")
    add(ledger, "undo", first, "all")
    assert progress(after, ledger, seat).over == "undone"
    assert progress(before, ledger, seat).over is None, "it was made before what was undone"
    add(ledger, "move", first, "neutral T1 +1")
    add(ledger, "move", first, "end")
    assert next_step(after, ledger, seat) is None
    add(ledger, "move", seat, "neutral market1 +1")
    assert next_step(after, ledger, seat) is not None, "standing answers stay"


def test_what_a_plan_played_and_was_undone_is_not_played_again() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    seat = 1 - first
    plan = planned(ledger, seat, [["neutral market1 +1"]], end="always")
    add(ledger, "move", first, "neutral T1 +1")
    add(ledger, "move", first, "end")
    step = next_step(plan, ledger, seat)
    assert step is not None
    _, record = ledger.entered(Command("move", seat, step.move, key=step.key), 0)
    ledger.apply(record.entry)
    add(ledger, "undo", seat, "all")
    assert next_step(plan, ledger, seat) is None
    add(ledger, "move", seat, "neutral market2 +1")
    after = next_step(plan, ledger, seat)
    assert after is not None and after.move == "end", "from the next move on answers stand again"


def test_a_plan_of_another_log_is_forgotten() -> None:
    ledger, other = new_ledger(), new_ledger()
    first = ledger.to_act()[0]
    add(ledger, "move", first, "neutral market1 +1", 5000)
    plan = planned(ledger, 1 - first, LINES)
    assert progress(plan, other, 1 - first).over == "undone", "the database went back"
    add(other, "move", first, "neutral market1 +1", 6000)
    assert progress(plan, other, 1 - first).over == "undone", "and went on otherwise"


def test_a_plan_is_made_outside_ones_turn_and_its_moves_are_well_formed() -> None:
    ledger = new_ledger()
    first = ledger.to_act()[0]
    with pytest.raises(Problem) as turn:
        planned(ledger, first, LINES)
    assert turn.value.code == "plan_turn"
    assert planned(ledger, first, [], church="support").standing.church == "support"
    with pytest.raises(Problem) as form:
        planned(ledger, 1 - first, [LINES[0], ["end", "purple T9"]])
    assert form.value.code == "bad_move"
    assert (form.value.details["line"], form.value.details["at"]) == (1, 1)


def test_a_plan_is_read_back_as_it_was_stored() -> None:
    ledger = new_ledger()
    plan = planned(ledger, 1 - ledger.to_act()[0], LINES, church="refuse", give="wood", end="only")
    assert Plan.from_value(json.loads(json.dumps(plan.value()))) == plan


@pytest.mark.parametrize("answer", ["support", "refuse"])
def test_the_church_gets_the_standing_answer(answer: Literal["support", "refuse"]) -> None:
    game = asking(Options(players=2, rules="basic"), SupportChurch)
    (seat,) = game.to_act
    assert standing_move(Standing(church=answer), game, seat) == answer
    assert standing_move(Standing(end="always", pass_turn=True), game, seat) is None
    game.play(game.parse(answer, seat))


def test_a_demand_gets_the_good_that_stands_and_other_goods_are_asked_for() -> None:
    game = asking(Options(players=3, expansions=("houses", "pazzi")), GiveGoods)
    (seat,) = game.to_act
    offered = [move.text.split()[1] for move in game.legal_moves(seat)]
    assert standing_move(Standing(give=offered[0]), game, seat) == f"give {offered[0]}"
    assert standing_move(Standing(give="faith"), game, seat) is None or "faith" in offered
    assert standing_move(Standing(decline=True), game, seat) is None, "a demand can't be declined"


def test_standing_answers_reach_the_end_of_the_game_on_their_own_questions() -> None:
    """A whole game in which one seat answers the Church, ends and passes by itself."""
    ledger = new_ledger(options=Options(players=2, rules="basic"))
    standing = Standing(church="support", end="always", pass_turn=True)
    asked = answered = 0
    while not ledger.is_over:
        seat = ledger.to_act()[0]
        move = standing_move(standing, ledger.game, seat) if seat == 0 else None
        offered = ledger.game.legal_moves(seat)
        if move is None:
            asked += seat == 0
            move = offered[len(offered) // 2].text
            kinds = {each.kind for each in offered}
            assert seat or not kinds & {"support", "end"}, "what stands is not asked"
        else:
            answered += 1
            assert move in [each.text for each in offered]
            assert move != "pass" or "place" not in {each.kind for each in offered}
        add(ledger, "move", seat, move)
    assert asked and answered


# ------------------------------------------------------------------------------------------ at the server


async def two(server: AnyServer, **wanted: Any) -> tuple[Client, Client, str, int]:
    """A table, the client whose turn it is, the other one, and the other's seat."""
    clients = await guests(server, "Anna", "Bruno")
    table = await seated(server, clients, options=BASIC, **wanted)
    acting = (await clients[0].state(table))["state"]["to_act"][0]
    return clients[acting], clients[1 - acting], table, 1 - acting


async def until_number(client: Client, table: str, number: int) -> dict[str, Any]:
    """The table once it has reached this entry."""
    found = await client.state(table)
    while found["state"]["number"] < number:
        found = await client.state(table, number=found["state"]["number"], wait=20)
    return dict(await client.state(table))


def test_a_plan_is_played_when_its_moment_comes_and_nobody_else_learns_of_it(
    server: Server,
) -> None:
    async def play() -> None:
        first, second, table, seat = await two(server)
        async with first.live(table, number=0) as live:
            while live.state is None:
                await live.receive()
            shown = await second.change_plan(table, LINES)
            assert [line["status"] for line in shown["lines"]] == ["waiting", "waiting"]
            assert shown["lines"][0]["moves"][0]["text"] != "neutral market1 +1", "it is in words"
            before = json.dumps((await first.state(table))["state"])
            assert "plan" not in before and SECRET not in json.dumps(live.entries)
            await live.move("neutral market1 +1", 0)
            await live.move("end", 1)
            while live.state["number"] < 4:
                await live.receive()
            told = [entry for entry in live.entries if entry["seat"] == seat]
            assert len(told) == 2 and all(entry["by"] == "person" for entry in told)
            assert not any("planned" in entry or "move" in entry for entry in told)
            assert live.presence.keys() <= {"type", "seats", "spectators", "thinking"}
        own = await until_number(second, table, 4)
        assert [entry.get("move") for entry in own["entries"]][2:] == LINES[1]
        assert [entry.get("planned") for entry in own["entries"]] == [None, None, True, True]
        after = await second.plan(table)
        assert [line["status"] for line in after["lines"]] == ["unused", "played"]
        assert not after["asked"]
        nobody = stranger(server)
        assert "planned" not in json.dumps(await nobody.state(table))

    run(play)


def test_plans_trials_and_notes_are_only_their_owners(server: Server) -> None:
    async def play() -> None:
        first, second, table, seat = await two(server)
        (third,) = await guests(server, "Carla")
        await second.change_plan(table, LINES)
        await second.keep_trial(table, "mine", ["neutral market2 +1"], ahead=True)
        await second.note(table, "a secret of mine")
        await second.note(table, "she bluffs", about=1 - seat)
        for other in (first, third, stranger(server)):
            for path in ("plan", "trials"):
                got = await problem_of(other.get(f"/api/tables/{table}/{path}", seat=seat))
                assert got.code in ("not_seated", "not_signed_in")
            for method, path, body in (
                ("PUT", "plan", {"lines": LINES, "seat": seat}),
                ("DELETE", "plan", None),
                ("PUT", "trials", {"name": "mine", "moves": [], "seat": seat}),
            ):
                where = f"/api/tables/{table}/{path}"
                query = {"seat": seat} if method == "DELETE" else {}
                got = await problem_of(other.request(method, where, body, **query))
                assert got.code in ("not_seated", "not_signed_in")
        assert (await first.plan(table))["number"] is None
        assert await first.trials(table) == []
        assert SECRET not in json.dumps(await first.plan(table))
        seen = await first.notes(table)
        assert seen["game"] == "" and all(note["text"] == "" for note in seen["opponents"])
        assert (await second.notes(table))["opponents"] == [
            {"seat": 1 - seat, "text": "she bluffs"}
        ]
        assert (await problem_of(second.note(table, "x", about=seat))).code == "unknown"

    run(play)


def test_a_plan_that_fails_says_why_and_waits_for_the_person(server: Server) -> None:
    async def play() -> None:
        first, second, table, _ = await two(server)
        await second.change_plan(table, [LINES[0]])
        await first.move(table, "neutral market1 +1", 0)
        await first.move(table, "end", 1)
        found = await second.plan(table)
        (line,) = found["lines"]
        assert line["status"] == "refused" and line["at"] == 0 and found["asked"]
        tried = await problem_of(second.move(table, "neutral market1 +1", 2))
        assert (line["code"], line["reason"]) == (tried.code, tried.sentence)
        await second.move(table, "neutral market2 +1", 2)
        await second.move(table, "end", 3)
        assert (await second.plan(table))["lines"][0]["status"] == "unused"

    run(play)


def test_editing_replaces_a_plan_and_a_deleted_one_is_not_played(server: Server) -> None:
    async def play() -> None:
        first, second, table, _ = await two(server)
        bad = await problem_of(second.change_plan(table, [["white Q7"]]))
        assert bad.code == "bad_move" and bad.details["line"] == 0
        many = await problem_of(second.change_plan(table, [["end"]] * 21))
        assert many.code == "bad_request"
        assert (await problem_of(second.change_plan(table, [[]]))).code == "bad_request"
        assert (await problem_of(first.change_plan(table, LINES))).code == "plan_turn"
        await second.change_plan(table, LINES)
        await second.change_plan(table, [["black T1", "end"]])
        assert len((await second.plan(table))["lines"]) == 1
        await second.drop_plan(table)
        assert (await second.plan(table))["number"] is None
        await first.move(table, "neutral market1 +1", 0)
        await first.move(table, "end", 1)
        assert (await second.state(table))["state"]["number"] == 2

    run(play)


def test_a_plan_survives_a_kill_and_is_forgotten_when_moves_are_undone(data: Path) -> None:
    async def play(server: ServerProcess) -> None:
        first, second, table, _ = await two(server)
        await second.change_plan(table, LINES)
        await first.move(table, "neutral market1 +1", 0)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await second.plan(table))["lines"][0]["status"] == "waiting"
        await first.move(table, "end", 1)
        await until_number(second, table, 4)
        await second.change_plan(table, [["black T1", "end"]])
        offered = (await first.state(table))["state"]["moves"]
        await first.move(table, next(m["move"] for m in offered if m["name"] == "place"), 4)
        await second.change_plan(table, [["black T1", "end"]])
        await first.undo(table, 5)
        gone = await second.plan(table)
        assert gone["lines"][0]["status"] == "forgotten" and gone["forgotten"]

    with ServerProcess(data) as server:
        run(lambda: play(server))


def test_a_plan_whose_process_died_is_played_by_the_next(data: Path) -> None:
    """The process is killed between the move before and the planned one."""

    async def play(server: ServerProcess) -> None:
        first, second, table, _ = await two(server)
        await second.change_plan(table, LINES)
        await first.move(table, "neutral market1 +1", 0)
        await first.move(table, "end", 1)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        found = await until_number(second, table, 4)
        assert [entry.get("move") for entry in found["entries"]][2:] == LINES[1]

    with ServerProcess(data, bot_limit=0.1) as server:
        run(lambda: play(server))


def test_a_plan_given_to_one_process_is_played_by_another(
    data: Path, postgres: Postgres, redis: Redis
) -> None:
    """With Redis, and without it, where processes look for each other's changes."""

    async def play(one: Server, two_: Server) -> None:
        first, second, table, seat = await two(one)
        elsewhere = stranger(two_)
        elsewhere._http.cookies.update(second._http.cookies)
        assert (await elsewhere.state(table))["state"]["seat"] == seat
        await elsewhere.change_plan(table, LINES)
        await first.move(table, "neutral market1 +1", 0)
        await first.move(table, "end", 1)
        found = await until_number(second, table, 4)
        assert [entry.get("move") for entry in found["entries"]][2:] == LINES[1]
        assert found["state"]["number"] == 4, "each move was made once"
        await elsewhere.drop_plan(table)

    shared = {"database": postgres.new_database(), "catch_up_seconds": 0.2}
    for name, settings in (("redis", {"redis": redis.url}), ("alone", {})):
        with (
            ServerProcess(data / name / "1", **shared, **settings) as one,
            ServerProcess(data / name / "2", **shared, **settings) as other,
        ):
            run(lambda one=one, other=other: play(one, other))  # type: ignore[misc]


def test_a_computer_opponent_that_took_the_seat_ignores_its_plan(data: Path) -> None:
    async def play(server: Server) -> None:
        first, second, table, seat = await two(server, level="random")
        await second.change_plan(table, [["neutral market2 +1"]])
        await second.act(table, "hand_over")
        await first.move(table, "neutral market1 +1", 1)
        await first.move(table, "end", 2)
        found = await until_number(first, table, 4)
        made = [entry for entry in found["entries"] if entry["seat"] == seat][1:]
        assert all(entry["by"] == "bot" for entry in made)

    with Server(data) as server:
        run(lambda: play(server))


def test_a_planned_turn_stops_the_clock_as_a_sent_one_does(server: Server) -> None:
    async def play() -> None:
        clock = {"kind": "total", "seconds": 1000, "increment": 7}
        first, second, table, seat = await two(server, clock=clock)
        await second.change_plan(table, LINES)
        await first.move(table, "neutral market1 +1", 0)
        await first.move(table, "end", 1)
        found = (await until_number(second, table, 4))["state"]
        clocks = {clock["seat"]: clock for clock in found["clocks"]}
        assert not clocks[seat]["running"] and clocks[1 - seat]["running"]
        assert clocks[seat]["left"] > 1_000_000, "the increment of a turn was added"

    run(play)


def test_a_seat_given_away_takes_no_papers_along(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = (await anna.new_table(options=BASIC, seats=["me", "me"], start=True))["id"]
        acting = (await anna.state(table))["state"]["to_act"][0]
        seat = 1 - acting
        await anna.change_plan(table, LINES, seat=seat)
        await anna.keep_trial(table, "mine", ["end"], seat=seat)
        await bruno.post(f"/api/seat-links/{await link_of(anna, table, seat)}")
        assert (await bruno.plan(table))["number"] is None
        assert await bruno.trials(table) == []
        await anna.move(table, "neutral market1 +1", 0)
        await anna.move(table, "end", 1)
        assert (await bruno.state(table))["state"]["number"] == 2

    run(play)


# ------------------------------------------------------------------------------------------ lines to try


def test_a_line_can_be_tried_ahead_of_ones_turn_and_kept(server: Server) -> None:
    async def play() -> None:
        _, second, table, seat = await two(server)
        path = f"/api/tables/{table}/what-if"
        plain = await second.post(path, {"moves": []})
        assert plain["to_act"] == [1 - seat] and plain["moves"] == {}
        ahead = await second.post(path, {"moves": [], "ahead": True})
        assert ahead["to_act"] == [seat] and ahead["moves"][str(seat)]
        tried = await second.post(path, {"moves": LINES[0], "ahead": True})
        assert tried["to_act"] == [1 - seat], "afterwards the turn goes on"
        assert (await second.state(table))["state"]["number"] == 0
        await second.keep_trial(table, "Market first", LINES[0], ahead=True)
        await second.keep_trial(table, "Market first", LINES[1], ahead=True)
        (kept,) = await second.trials(table)
        assert kept["moves"] == LINES[1] and kept["ahead"] and kept["number"] == 0
        await second.drop_trial(table, "Market first")
        assert await second.trials(table) == []
        assert (await problem_of(second.drop_trial(table, "Market first"))).code == "unknown"

    run(play)
