"""A learner in a lesson: which actions are accepted or undone, and that the list of actions determines everything."""

from __future__ import annotations

from typing import Any

import pytest

from magnifico.features.lessons import Session, course, follow
from magnifico.features.lessons.check import intended
from magnifico.features.lessons.format import Lesson, lesson_of

GIVEN: dict[str, Any] = {
    "dice": {"white": 4, "black": 3, "orange": 1},
    "A": {"coins": 5, "servants": 2},
    "B": {"coins": 5},
}


def lesson(*steps: dict[str, Any]) -> Lesson:
    """A lesson of these steps at a basic table of two."""
    numbered = [{"key": f"s{number}", **step} for number, step in enumerate(steps, 1)]
    options = {"players": 2, "rules": "basic"}
    return lesson_of(
        {"lesson": {"id": "own", "options": options, "given": GIVEN, "step": numbered}}, "own.toml"
    )


def test_a_wrong_legal_move_gets_a_remark_and_changes_nothing() -> None:
    session = Session.begin(lesson({"move": "white market1"}))
    before = session.game.digest()
    session.act("move black T1")
    assert session.remark is not None
    assert (session.remark.kind, session.remark.names) == ("wrong", ("wrong",))
    assert (session.game.digest(), session.kept, session.index) == (before, [], 0)


def test_a_refused_move_gets_the_reason_of_the_rules() -> None:
    session = Session.begin(lesson({"move": "white market1"}))
    session.act("move orange T2")
    assert session.remark is not None
    assert session.remark.refusal is not None
    assert (session.remark.kind, session.remark.refusal.code) == ("refused", "E_VALUE")


def test_a_special_remark_comes_before_the_general_one() -> None:
    step = {"move": "white market1", "remarks": {"white T1": "tower", "E_VALUE": "low"}}
    session = Session.begin(lesson(step))
    session.act("move white T1")
    assert session.remark is not None
    assert session.remark.names == ("tower", "wrong")
    session.act("move orange T2")
    assert session.remark.names == ("low", "refused")


def test_any_of_several_moves_is_right() -> None:
    for move in ("white market1", "black market1"):
        session = Session.begin(lesson({"move": ["white market1", "black market1"]}))
        session.act(f"move {move}")
        assert session.over


def test_any_move_of_a_kind_is_right() -> None:
    session = Session.begin(lesson({"kind": "place", "solution": "white market1"}))
    session.act("move black T1")
    assert session.over


def test_a_solution_that_an_earlier_choice_rules_out_is_not_pointed_at() -> None:
    steps: list[dict[str, Any]] = [
        {"move": "black market4"},
        {"kind": "privilege", "solution": "privilege coins"},
        {"kind": "privilege", "solution": "privilege faith"},
    ]
    four = lesson_of(
        {
            "lesson": {
                "id": "own",
                "options": {"players": 4, "rules": "basic"},
                "given": GIVEN,
                "step": [{"key": f"s{number}", **step} for number, step in enumerate(steps)],
            }
        },
        "own.toml",
    )
    session = follow(four, ["move black market4", "move privilege coins"])
    assert session.next_wanted() == "privilege faith"
    session = follow(four, ["move black market4", "move privilege faith"])
    wanted = session.next_wanted()
    assert wanted is not None and wanted.startswith("privilege ") and wanted != "privilege faith"
    session.act(f"move {wanted}")
    assert session.over


def test_a_move_that_must_fail_is_not_played() -> None:
    session = Session.begin(lesson({"try": "orange T2", "code": "E_VALUE"}))
    before = session.game.digest()
    session.act("move white T2")
    assert session.remark is not None
    session.act("move orange T2")
    assert session.over
    assert session.game.digest() == before


def test_the_moves_of_the_file_follow_a_step() -> None:
    steps: list[dict[str, Any]] = [
        {"move": "white market1", "play": ["A: end", "B: white T1", "B: end"]},
        {},
    ]
    session = follow(lesson(*steps), ["move white market1"])
    assert [str(one.move) for one in session.played][1:] == ["A: end", "B: white T1", "B: end"]
    assert session.game.to_act == [0]


def test_while_something_is_said_no_move_is_offered_or_taken() -> None:
    session = Session.begin(lesson({}, {"move": "white market1"}))
    assert session.offers() == []
    session.act("move white market1")
    assert session.remark is not None
    assert session.remark.kind == "later"
    session.act("continue")
    assert session.offers()


def test_only_the_right_answer_continues() -> None:
    session = Session.begin(lesson({"answer": "b", "choices": ["a", "b"]}))
    session.act("answer a")
    assert session.remark is not None
    assert session.remark.names == ("wrong-a", "wrong")
    session.act("answer b")
    assert session.over


def test_only_looking_at_the_right_card_continues() -> None:
    session = Session.begin(lesson({"look": "card:1"}))
    session.act("look card:2")
    assert not session.over
    assert session.remark is None
    session.act("look card:1")
    assert session.over


def test_a_goal_is_reached_in_any_way() -> None:
    step = {"goal": {"A": {"servants": 6}}, "solution": "white market2"}
    for moves in (["white market2"], ["black market2"], ["white T1", "end", "orange market2"]):
        session = follow(lesson(step), [f"move {move}" for move in moves])
        assert session.over, moves


def test_a_missed_goal_starts_the_step_over() -> None:
    step = {"goal": {"A": {"servants": 60}}, "solution": "white market2"}
    given = {"alone": True, "A": {"members": ["white"]}, "B": {"members": []}}
    session = Session.begin(lesson({**step, "given": given}))
    before = session.game.digest()
    session.act("move white market1")
    session.act("move end")
    assert session.remark is not None
    assert session.remark.kind == "again"
    assert (session.game.digest(), session.kept, session.played) == (before, [], [])


def test_opponents_answer_as_the_step_says_then_as_they_like() -> None:
    step = {
        "goal": {"A": {"coins": 60}},
        "solution": "white market1",
        "answers": ["B: black C1", "B: white T1"],
    }
    session = follow(lesson(step), ["move white market1", "move end"])
    assert [str(one.move) for one in session.played if one.move.seat == 1] == [
        "B: black C1",
        "B: end",
    ]
    assert session.game.to_act == [0]


def test_help_points_at_what_a_task_hides() -> None:
    session = Session.begin(lesson({"move": "white market1", "task": True}))
    assert session.points() == ()
    session.act("help")
    assert [str(target) for target in session.points()] == ["member:white", "space:market1"]


def test_nothing_is_pointed_at_once_the_learner_leaves_the_solution() -> None:
    step = {"goal": {"A": {"coins": 60}}, "solution": ["white market1", "end"]}
    session = Session.begin(lesson(step))
    session.act("move white market1")
    assert [str(target) for target in session.points()] == ["button:end"]
    session.act("again")
    session.act("move black T1")
    assert session.points() == ()


def at_task(key: str) -> Session:
    """A chapter of the course at its task."""
    session = Session.begin(next(one for one in course() if one.key == key))
    while session.step is not None and not session.step.task:
        session.act(intended(session))
    return session


def test_a_task_says_at_once_that_it_is_missed_and_can_be_tried_again() -> None:
    session = at_task("dice")
    session.act("move orange T1")  # the last family member, and the wrong card
    assert session.remark is not None
    assert (session.remark.kind, session.remark.names) == ("astray", ("again",))
    session.act("again")
    session.act("move orange T2 +1")
    assert (session.over, session.stars) == (True, 2)
    assert follow(session.lesson, session.kept).stars == 2


def test_a_task_that_another_member_can_still_do_is_not_missed() -> None:
    session = at_task("florence")
    session.act("move black harvest")
    assert (session.remark, session.done_in_step) == (None, ["black harvest"])
    session.act("help")
    assert [str(target) for target in session.points()] == ["button:end"]
    session.act("move end")
    assert [str(target) for target in session.points()] == ["member:orange", "space:market2"]
    session.act("move orange palace")  # the neutral one would need a servant: 7 are too few
    assert session.remark is not None
    assert session.remark.kind == "astray"


def test_a_whole_round_may_be_planned_otherwise() -> None:
    """Any territory will do; what is left of the solution leads to the rest of the goal."""
    session = at_task("round")
    for move in ("black T3", "end"):
        session.act(f"move {move}")
        assert session.remark is None
    while not session.over:
        session.act(f"move {session.next_wanted()}")
        assert session.remark is None
    assert session.stars == 3


def test_help_begins_the_task_again_where_nothing_leads_to_its_goal() -> None:
    session = at_task("dice")
    start = session.game.digest()
    session.act("move orange T1")
    session.act("help")
    assert session.remark is not None
    assert session.remark.kind == "back"
    assert session.game.digest() == start
    assert [str(target) for target in session.points()] == [
        "member:orange",
        "space:T2",
        "servants:1",
    ]
    session.act("move orange T2 +1")
    assert (session.over, session.stars) == (True, 1)


def test_a_task_does_not_go_on_in_the_next_round() -> None:
    session = at_task("florence")
    for move in ("black harvest", "end", "orange palace", "privilege faith", "end"):
        session.act(f"move {move}")
    while session.done_in_step:
        session.act(f"move {session.offers()[0].text}")
    assert session.remark is not None
    assert session.remark.kind == "again"
    assert session.game.state.round() == 1


def test_a_task_done_at_once_is_worth_three_stars() -> None:
    session = at_task("dice")
    session.act("move orange T2 +1")
    assert session.stars == 3
    missed = lesson({"answer": "b", "choices": ["a", "b"], "task": True})
    assert follow(missed, ["answer a", "answer b"]).stars == 2
    assert follow(missed, ["answer b"]).stars == 3


def test_only_a_table_set_up_again_is_new() -> None:
    steps: list[dict[str, Any]] = [{"given": {"round": 2}}, {"given": {"round": 3}}, {}]
    session = Session.begin(lesson(*steps))
    seen = []
    while not session.over:
        seen.append(session.fresh)
        session.act("continue")
    assert seen == [False, True, False]


@pytest.mark.parametrize(
    "noise", ["move black T1", "move orange T2", "move ?", "answer a", "", "xx"]
)
def test_the_actions_kept_lead_to_the_same_place(noise: str) -> None:
    steps: list[dict[str, Any]] = [{}, {"move": "white market1", "play": "A: end"}, {}]
    session = follow(lesson(*steps), [noise, "continue", noise, "help", "move w m1"])
    again = follow(lesson(*steps), session.kept)
    assert session.index == again.index == 2
    assert session.kept == again.kept == ["continue", "help", "move white market1"]
    assert session.game.digest() == again.game.digest()


def test_a_step_can_set_the_table_up_again() -> None:
    session = follow(lesson({}, {"given": {"round": 2, "A": {"faith": 3}}}), ["continue"])
    assert session.scene == 1
    assert session.game.view(0)["round"] == 2
    assert session.game.view(0)["seats"][0]["goods"]["faith"] == 3
    assert session.game.view(0)["seats"][0]["goods"]["coins"] == 5


def test_every_floor_has_a_real_card_of_the_period() -> None:
    for number, period in ((1, 1), (4, 2), (6, 3)):
        session = Session.begin(lesson({"given": {"round": number, "floors": {"T2": ""}}}))
        session.act("continue")
        floors = [floor for tower in session.game.view(0)["towers"] for floor in tower["floors"]]
        assert [floor["space"] for floor in floors if floor["card"] is None] == ["T2"]
        printed = session.game.ruleset.printed
        for floor in floors:
            if floor["card"] is not None:
                assert printed.cards[printed.card_index[floor["card"]]].period == period
