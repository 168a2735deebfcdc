"""What people who write lessons are told: each mistake is one line that names the file, the step and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnifico.features.lessons import LessonError, check_lesson, load_lesson, run_files

HEAD = """
[lesson]
id = "own"
options = { players = 2, rules = "basic" }

[lesson.given]
dice = { white = 4, black = 3, orange = 1 }
A = { coins = 5, servants = 2 }
"""

WORDS = """
lesson-own = My lesson
    .about = Something to learn.
    .end = Done.
lesson-own-one = Do it.
    .yes = Yes
    .no = No
    .special = Not there.
"""


def write(folder: Path, steps: str, head: str = HEAD, words: str = WORDS) -> Path:
    """A lesson file with its English words."""
    file = folder / "own.toml"
    file.write_text(head + steps, encoding="utf-8")
    (folder / "own.en.ftl").write_text(words, encoding="utf-8")
    return file


def mistakes(folder: Path, steps: str, head: str = HEAD, words: str = WORDS) -> list[str]:
    """What `magnifico check` says about a lesson."""
    report = run_files([write(folder, steps, head, words)])
    assert report.status == (2 if report.failed else 0)
    return [line for result in report.results for line in result.problems]


STEP = '[[lesson.step]]\nkey = "one"\n'


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        ("", "step: expected a list of [[lesson.step]], found nothing"),
        ("[[lesson.step]]\n", "step 1: key: expected the key of its words, found nothing"),
        ('[[lesson.step]]\nkey = "One"', "step 1: key: expected small letters and digits"),
        (STEP + "mvoe = 'end'", 'step 1: mvoe: unknown key (did you mean "move"?)'),
        (
            STEP + 'move = "end"\nlook = "card:1"',
            "step 1 (one): look: a step waits for one thing, this one has move too",
        ),
        (
            STEP + 'point = "spcae:T1"',
            'step 1 (one): point: expected something to point at, found "spcae:T1" (did you mean "space"?)',
        ),
        (STEP + 'kind = "place"', "step 1 (one): solution: expected one way to do it"),
        (STEP + "goal = {}\nsolution = 'end'", "step 1 (one): goal: expected what the learner"),
        (STEP + 'answer = "yes"', "step 1 (one): choices: expected the keys of two to five"),
        (
            STEP + 'answer = "maybe"\nchoices = ["yes", "no"]',
            'step 1 (one): answer: expected one of yes, no, found "maybe"',
        ),
        (STEP + 'try = "end"', "step 1 (one): code: expected one of E_TURN"),
        (STEP + 'code = "E_TURN"', "step 1 (one): code: means something only beside try"),
        (STEP + STEP, 'step 2 (one): key: expected each key once, "one" is there twice'),
    ],
)
def test_a_mistake_of_form_names_step_and_field(steps: str, line: str, tmp_path: Path) -> None:
    found = mistakes(tmp_path, steps)
    assert len(found) == 1
    assert found[0].startswith(line)
    assert "\n" not in found[0]


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        (STEP + 'move = "white T9"', "step 1 (one): move: 'white T9' isn't a move"),
        (
            STEP + 'move = "orange T2"',
            "step 1 (one): move: 'orange T2' is refused with E_VALUE",
        ),
        (
            STEP + 'try = "white market1"\ncode = "E_VALUE"',
            "step 1 (one): try: 'white market1' is accepted, expected E_VALUE",
        ),
        (
            STEP + 'try = "orange T3"\ncode = "E_COST"',
            "step 1 (one): code: 'orange T3' is refused with E_VALUE",
        ),
        (
            STEP + 'try = "orange T2"\ncode = "E_VALUE"',
            "step 1 (one): try: 'orange T2' is possible with servants",
        ),
        (
            STEP + 'kind = "end"\nsolution = "white market1"',
            "step 1 (one): kind: 'white market1' is of kind place",
        ),
        (
            STEP + 'point = "space:markt1"',
            'step 1 (one): point: there is no space:markt1 (did you mean "market1"?)',
        ),
        (STEP + 'point = "card:96"', "step 1 (one): point: there is no card:96"),
        (STEP + 'look = "card:200"', "step 1 (one): look: there is no card:200"),
        (
            STEP + 'goal = { A.coin = 3 }\nsolution = "white market1"',
            'step 1 (one): goal.A.coin: unknown (did you mean "coins"?)',
        ),
        (
            STEP + 'goal = { A.coins = 50 }\nsolution = "white market1"',
            "step 1 (one): solution: doesn't reach the goal",
        ),
        (STEP + 'play = "B: end"', "step 1 (one): play: 'B: end':"),
        (STEP + "given = { round = 9 }", "step 1 (one): given.round: expected a whole number"),
    ],
)
def test_a_step_that_cannot_work_is_found(steps: str, line: str, tmp_path: Path) -> None:
    found = mistakes(tmp_path, steps)
    assert found
    assert found[0].startswith(line), found


def test_a_choice_that_blocks_a_later_step_is_found(tmp_path: Path) -> None:
    steps = (
        '[[lesson.step]]\nkey = "one"\nkind = "place"\nsolution = "black market1"\n'
        'play = ["A: end", "B: white T1", "B: end"]\n'
        '[[lesson.step]]\nkey = "two"\nmove = "white market2"\n'
    )
    found = mistakes(tmp_path, steps, words=WORDS + "lesson-own-two = And this.\n")
    assert "step 1 (one): kind: 'white market1' makes step 'two' impossible" in found
    assert not any("'neutral market1'" in line for line in found)


def test_a_way_to_a_goal_that_blocks_a_later_step_is_found(tmp_path: Path) -> None:
    steps = (
        '[[lesson.step]]\nkey = "one"\ngoal = { A.coins = 6 }\nsolution = "black market1"\n'
        'play = "A: end"\n'
        '[[lesson.step]]\nkey = "two"\ngiven = { A.members = ["white"] }\nmove = "white market2"\n'
    )
    words = WORDS + "lesson-own-two = And this.\n"
    assert mistakes(tmp_path, steps, words=words) == []
    # Without a table of its own the second step depends on how the goal was reached.
    steps = steps.replace('given = { A.members = ["white"] }\n', "")
    steps = steps.replace('"A: end"', '["A: end", "B: white T1", "B: end"]')
    found = mistakes(tmp_path, steps, words=words)
    assert found and all(line.startswith("step 1 (one): goal: ") for line in found)


@pytest.mark.parametrize(
    ("head", "line"),
    [
        (HEAD.replace("coins = 5", "coin = 5"), "given.A.coin: unknown key"),
        (HEAD.replace("players = 2", "players = 9"), "options: "),
        (HEAD.replace('id = "own"\n', ""), "id: expected an id"),
        (HEAD + "\nB = { territories = 2 }\n", "given: expected real cards only"),
    ],
)
def test_a_position_that_cannot_be_set_up_is_found(head: str, line: str, tmp_path: Path) -> None:
    assert mistakes(tmp_path, STEP, head)[0].startswith(line)


def test_every_text_must_be_there(tmp_path: Path) -> None:
    steps = STEP + 'answer = "yes"\nchoices = ["yes", "no"]\n'
    assert mistakes(tmp_path, steps) == []
    other = tmp_path / "other"
    other.mkdir()
    found = mistakes(other, steps, words=WORDS.replace("    .no = No\n", ""))
    assert found == ["step 1 (one): key: there is no text lesson-own-one.no in en"]


def test_a_language_with_a_file_must_be_complete(tmp_path: Path) -> None:
    file = write(tmp_path, STEP)
    (tmp_path / "own.it.ftl").write_text("lesson-own-one = Fallo.\n", encoding="utf-8")
    assert check_lesson(load_lesson(file, tmp_path)) == [
        f"id: there is no text lesson-own{name} in it" for name in ("", ".about", ".end")
    ]


def test_a_remark_that_has_no_words_is_found(tmp_path: Path) -> None:
    steps = STEP + 'move = "white market1"\nremarks = { "white T1" = "speciel" }\n'
    assert mistakes(tmp_path, steps) == [
        "step 1 (one): key: there is no text lesson-own-one.speciel in en"
    ]


def test_a_file_that_is_not_toml_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[lesson", encoding="utf-8")
    with pytest.raises(LessonError, match=r"own\.toml: not valid TOML: "):
        load_lesson(file)
    assert run_files([file]).status == 2


def test_scenarios_and_lessons_can_share_a_folder(tmp_path: Path) -> None:
    write(tmp_path, STEP)
    (tmp_path / "rules.toml").write_text(
        '[[scenario]]\nid = "T-1"\ntitle = "Begins"\nrules = ["R4.1"]\nstep = [{ to_act = "A" }]\n',
        encoding="utf-8",
    )
    report = run_files([tmp_path])
    assert (report.passed, report.status) == (2, 0)
