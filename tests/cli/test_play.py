"""Playing in the terminal: whole games, undo, saving, secrets, languages, widths."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from magnifico import Game, Options, load
from magnifico.cli.session import Seat
from magnifico.engine.game import packs_of
from magnifico.texts import LANGUAGES
from tests.cli.support import RandomPerson, Runner, in_new_process, sit_down
from tests.environment import interruptible

MIXES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("basic", (), 2),
    ("advanced", (), 3),
    ("advanced", ("pazzi",), 4),
    ("advanced", ("houses",), 5),
    ("advanced", ("houses", "pazzi"), 3),
)
FIRST_MOVE = ["moves all", "1"]


def seats_of(players: int, people: int) -> list[Seat]:
    return [
        Seat(f"Person{number}") if number < people else Seat(f"Robot{number}", "random")
        for number in range(players)
    ]


def widths(text: str) -> int:
    """The longest line; only paths may be longer than the screen, so that they can be copied."""
    return max(len(line.rstrip()) for line in text.splitlines() if ".magnifico" not in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "expansions", "players"), MIXES)
def test_a_whole_game_can_be_played_in_every_language(
    rules: str, expansions: tuple[str, ...], players: int, language: str, tmp_path: Path
) -> None:
    options = Options(players=players, rules=rules, expansions=expansions)
    person = RandomPerson(seed=players)
    table, written = sit_down(options, seats_of(players, 1), person, tmp_path, language)
    table.run()
    text = written.getvalue()
    assert table.session.game.is_over
    assert widths(text) <= 100
    assert "\x1b" not in text and "{" not in text
    saved = load((tmp_path / "game.magnifico").read_text(encoding="utf-8"))
    assert saved.digest() == table.session.game.digest()


@pytest.mark.slow
def test_five_people_share_one_screen(tmp_path: Path) -> None:
    options = Options(players=5, expansions=("houses",))
    person = RandomPerson(seed=4, curious=0.0)
    table, written = sit_down(options, seats_of(5, 5), person, tmp_path)
    table.run()
    assert table.session.game.is_over
    assert "Pass the screen to Person3 (D). Everyone else, look away." in written.getvalue()


@pytest.mark.parametrize("seed", range(3))
def test_leaders_in_other_hands_stay_secret(seed: int, tmp_path: Path) -> None:
    """Only names that were in the person's own views may appear on the screen."""
    options = Options(players=4, expansions=("houses", "pazzi"))
    person = RandomPerson(seed=seed, curious=0.1)
    person.COMMANDS = tuple(word for word in person.COMMANDS if not word.startswith("card"))
    table, written = sit_down(options, seats_of(4, 1), person, tmp_path, seed=seed)
    table.run()
    text = written.getvalue()
    again = Game.new(options, seed)
    known = [str(again.view(0))]
    for move in table.session.game.moves:
        happened = again.play(move)
        known += [str(event.for_seat(0)) for event in happened]
        known.append(str(again.view(0)))
    seen = " ".join(known)
    unseen = [
        leader for pack in packs_of(options) for leader in pack.leaders if leader.key not in seen
    ]
    assert unseen, "the test needs leaders that stayed hidden"
    for leader in unseen:
        assert leader.names["en"] not in text, leader.key


def test_two_people_play_a_game_through_a_pipe(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "pair.magnifico"
    done = run(
        *["play", "--rules", "basic", "--players", "2", "--people", "2", "--seed", "7"],
        *["--plain", "--lang", "en", "--save", str(file), "--names", "Anna,Bruno"],
        typed=FIRST_MOVE * 600,
    )
    assert done.status == 0 and done.err == ""
    assert "Pass the screen to Anna (A)" in done.out
    assert "Final scoring" in done.out and "wins with" in done.out
    assert widths(done.out) <= 100
    assert load(file.read_text(encoding="utf-8")).is_over


def test_a_person_plays_against_bots_in_a_separate_process(tmp_path: Path) -> None:
    done = in_new_process(
        *["play", "--players", "3", "--bots", "random", "--seed", "9", "--lang", "it"],
        typed="\n".join(FIRST_MOVE * 400),
        folder=tmp_path,
    )
    assert done.status == 0 and done.err == ""
    assert "Punteggio finale" in done.out
    assert len(list(tmp_path.glob("*.magnifico"))) == 1


def test_an_opponent_may_think_in_several_processes(tmp_path: Path) -> None:
    games = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        folder.mkdir()
        done = in_new_process(
            *["play", "--players", "2", "--bots", "magnifico@4", "--seed", "9", "--jobs", jobs],
            typed="\n".join(FIRST_MOVE * 400),
            folder=folder,
        )
        assert done.status == 0 and done.err == ""
        (file,) = folder.glob("*.magnifico")
        games.append(load(file.read_text(encoding="utf-8")))
    assert games[0].is_over
    assert games[0].digest() == games[1].digest()


def test_a_game_is_saved_and_resumed_where_it_was(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "evening.magnifico"
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    first = run(
        *start, "--save", str(file), typed=["w M1", "", "o M2", f"save {tmp_path}/copy.txt"]
    )
    assert first.status == 0
    assert f"magnifico play --load {file}" in first.out
    assert (tmp_path / "copy.txt").is_file()
    moves = len(load(file.read_text(encoding="utf-8")).moves)
    assert moves >= 3
    second = run("play", "--load", str(file), typed=["log all", "quit", "n", "quit", "y"])
    assert second.status == 0
    assert "Market, space 1" in second.out
    assert len(load(file.read_text(encoding="utf-8")).moves) == moves


def test_files_of_others_are_not_overwritten(run: Runner, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--lang", "en"]
    done = run(*start, typed=[f"save {letter}", f"save {tmp_path}", f"save {tmp_path}/a/b"])
    assert done.out.count("could not be saved") == 2
    assert run(*start, "--save", str(letter)).status == 2
    assert letter.read_text() == "Dear Anna" and (tmp_path / "a" / "b").is_file()


def test_a_decision_can_be_undone_until_the_turn_ends(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    done = run(*start, typed=["w M1", "undo", "undo", "w M1", "undo all", "w M2", "", "undo"])
    assert done.out.count("Undone: 1 move.") == 2
    assert done.out.count("Nothing to undo.") == 2


def test_a_refused_move_says_why_and_what_would_be_possible(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--seed", "3", "--lang", "en"]
    done = run(*start, "--bots", "random", typed=["n T2", "why n T2 +30", "why n K +1", "end"])
    assert "Value 0, but 3 is needed: add 3 servants." in done.out
    assert "Possible: n T2 +3" in done.out
    assert "You asked for 30 servants but have 3." in done.out
    assert "This is possible: Place the neutral family member: Council Palace" in done.out
    assert "You can’t pass" in done.out


def test_trying_a_move_changes_nothing(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "tried.magnifico"
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    done = run(*start, "--save", str(file), typed=["try w M1", "try w M9", "try"])
    assert "If you play it" in done.out and "5 coins" in done.out
    assert "w M9" in done.out
    saved = load(file.read_text(encoding="utf-8"))
    assert all(move.seat != 0 for move in saved.moves)


def test_turns_can_end_by_themselves(tmp_path: Path, run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    asked = run(*start, typed=["w M1"]).out
    unasked = run(*start, "--auto-end", typed=["w M1"]).out
    assert "Enter ends the turn" in asked
    assert "Enter ends the turn" not in unasked


def test_nobody_can_move_for_somebody_else(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    done = run(*start, typed=["B: w M1", "E: w M1"])
    assert "It’s not your turn" in done.out
    assert done.status == 0


def test_without_colour_there_are_no_escapes(monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    done = run("play", "--rules", "basic", "--players", "2", "--bots", "random", "--plain")
    assert "\x1b" not in done.out


def test_an_empty_input_leaves_cleanly(run: Runner) -> None:
    done = run("play", "--rules", "basic", "--players", "2", "--bots", "random")
    assert done.status == 0 and "To continue: magnifico play --load" in done.out


def test_an_interrupt_leaves_cleanly_and_says_where_the_game_is(tmp_path: Path) -> None:
    import os

    environment = {**os.environ, "MAGNIFICO_GAMES": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-m", "magnifico.cli.main", "play", "--rules", "basic"]
    with subprocess.Popen(
        [*command, "--players", "2", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        encoding="utf-8",
        preexec_fn=interruptible,
    ) as process:
        assert process.stdout is not None
        shown = ""
        while not shown.endswith("> ") and (letter := process.stdout.read(1)):
            shown += letter
        assert list(tmp_path.glob("*.magnifico"))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == "" and re.search(r"To continue: magnifico play --load \S+\.magnifico", out)


def test_a_name_with_a_small_letter_is_said_once_and_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.magnifico"
    typed = "moves all\n1\nend\nlog\n"
    done = in_new_process(
        *["play", "--rules", "basic", "--players", "2", "--bots", "random", "--lang", "en"],
        *["--seed", "3", "--names", "iPhone", "--save", str(file)],
        typed=typed,
        folder=tmp_path,
    )
    assert done.status == 0 and "A iPhone: places" in done.out
    assert "IPhone" not in done.out and "; iPhone" not in done.out
    told = in_new_process("replay", str(file), "--json", "--lang", "en", folder=tmp_path)
    assert '"iPhone places ' in told.out and "IPhone" not in told.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "1"],
        ["--players", "5"],
        ["--players", "two"],
        ["--rules", "chess"],
        ["--expansions", "moon"],
        ["--expansions", "houses", "--rules", "basic"],
        ["--people", "0"],
        ["--people", "4", "--players", "3"],
        ["--bots", "genius"],
        ["--jobs", "0"],
        ["--jobs", "65"],
        ["--bots", "random,random,random,random", "--players", "2"],
        ["--names", "A,A"],
        ["--names", "x" * 30],
        ["--lang", "xx"],
        ["--table-option", "anything"],
        ["--leader-sets", "moon"],
        ["--decks", "8-1"],
        ["--decks", "1-96,145"],
        ["--decks", "1-9999999"],
        ["--decks", "/nowhere/deck"],
        ["--pack", "/nowhere"],
        ["--load", "/nowhere/game.magnifico"],
        ["--load", "/"],
        ["--load", "x", "--players", "3"],
        ["--save", "/proc/nowhere/game"],
        ["--unknown"],
    ],
)
def test_bad_arguments_are_answered_with_one_line(arguments: list[str], run: Runner) -> None:
    done = run("play", *arguments)
    assert done.status == 2 and done.is_one_clear_line, done.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"Magnifico game 1\n", b"hello\n" * 50])
def test_files_that_are_not_games_get_a_one_line_answer(
    content: bytes, run: Runner, tmp_path: Path
) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    for command in (["play", "--load", str(file)], ["replay", str(file)]):
        done = run(*command)
        assert done.status == 2 and done.is_one_clear_line, done.err


def test_a_table_chooses_its_leaders_and_its_cards(run: Runner, tmp_path: Path) -> None:
    """RUL-4, R2.7.2: one set of leaders, and decks with #145 in place of #1."""
    listed = tmp_path / "deck.txt"
    listed.write_text("2-96\n145\n")
    for number, decks in enumerate(("2-96,145", "2-96.145", str(listed))):
        file = tmp_path / f"{number}.magnifico"
        chosen = ["--leader-sets", "base", "--decks", decks]
        run("play", "--expansions", "houses,pazzi", *chosen, "--save", str(file))
        game = load(file.read_text(encoding="utf-8"))
        printed = game.ruleset.printed
        assert {leader.pack for leader in printed.leaders} == {"base"}
        dealt = {printed.cards[card].number for deck in game.state.decks[:4] for card in deck}
        assert dealt == {*range(2, 97), 145}
