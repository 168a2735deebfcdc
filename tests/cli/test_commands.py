"""Every command besides `play`: what it prints, and that bad input gets one line and status 2."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path

import pytest

from magnifico import Game, Options, save
from magnifico.content import BUILTIN_PACKS, builtin_pack
from magnifico.texts import LANGUAGES
from tests.cli.support import Runner, in_new_process

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"


def played(folder: Path, options: Options | None = None, moves: int = 10_000) -> Path:
    """A saved game of random moves."""
    chance = random.Random(5)
    game = Game.new(options or Options(players=2, rules="basic"), seed=5)
    while not game.is_over and len(game.moves) < moves:
        game.advance(chance.choice(game.legal_moves()))
    file = folder / "game.magnifico"
    file.write_text(save(game, ["Anna", "Bruno", "Carla [random]"][: game.options.players]))
    return file


# ------------------------------------------------------------------------------------------ in general


def test_the_version_names_rules_and_build(run: Runner) -> None:
    printed = run("version").out
    assert printed.startswith("magnifico ")
    people = ("Virginio Gigli", "Flaminia Brasini", "Simone Luciani", "Klemens Franz")
    flowing = " ".join(printed.split())
    assert all(name in flowing for name in (*people, "Cranio Creations"))
    facts = json.loads(run("version", "--json").out)
    assert set(facts) == {"version", "rules_version", "engine", "python"}
    assert facts["engine"] in ("compiled", "interpreted")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["version", "extra"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--bots", "genius"],
        ["simulate", "--bots", "random,random", "--players", "3"],
        ["simulate", "--jobs", "0"],
        ["simulate", "--players", "9"],
        ["replay"],
        ["replay", "/nowhere"],
        ["replay", "/nowhere", "--verify"],
        ["cards", "--type", "dragon"],
        ["cards", "--period", "4"],
        ["cards", "99999"],
        ["cards", "abc"],
        ["cards", "--pack", "/nowhere"],
        ["pack"],
        ["pack", "bake"],
        ["pack", "check", "/nowhere"],
        ["check", "/nowhere"],
    ],
)
def test_bad_input_is_answered_with_one_line(arguments: list[str], run: Runner) -> None:
    done = run(*arguments)
    assert done.status == 2 and done.is_one_clear_line, done.err


@pytest.mark.parametrize(
    "command", ["play", "simulate", "arena", "replay", "cards", "pack", "check"]
)
def test_every_command_explains_itself(command: str, run: Runner) -> None:
    done = run(command, "--help")
    assert done.status == 0 and "usage: magnifico" in done.out


def test_a_reader_that_goes_away_is_not_an_error(tmp_path: Path) -> None:
    import shlex
    import subprocess
    import sys

    command = f"{shlex.quote(sys.executable)} -W ignore -m magnifico.cli.main cards | head -n 2"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stderr == ""


# ---------------------------------------------------------------------------------------------- replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_the_game_in_words(language: str, run: Runner, tmp_path: Path) -> None:
    done = run("replay", str(played(tmp_path)), "--lang", language)
    assert done.status == 0 and "Anna" in done.out
    assert max(len(line.rstrip()) for line in done.out.splitlines()) <= 100


def test_a_replay_shows_the_table_after_a_move(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, moves=60)
    done = run("replay", str(file), "--at", "20", "--lang", "en")
    assert done.status == 0 and "Round" in done.out and "Council Palace" in done.out
    assert run("replay", str(file), "--at", "61").status == 2
    assert run("replay", str(file), "--at", "-1").status == 2


def test_a_replay_as_data_shows_what_anybody_may_see(run: Runner, tmp_path: Path) -> None:
    options = Options(players=3, expansions=("houses",))
    data = json.loads(run("replay", str(played(tmp_path, options)), "--json", "--lang", "en").out)
    assert data["players"] == ["Anna", "Bruno", "Carla [random]"]
    kept = [
        event
        for move in data["moves"]
        for event in move["events"]
        if event["name"] == "leader_kept"
    ]
    assert kept and all("leader" not in event for event in kept)
    at = json.loads(run("replay", str(tmp_path / "game.magnifico"), "--at", "9", "--json").out)
    assert at["move"] == 9 and "hand" not in str(at["view"]["seats"][0].keys()).replace(
        "hand_count", ""
    )


def test_verifying_names_the_first_move_that_does_not_fit(run: Runner, tmp_path: Path) -> None:
    file = played(tmp_path, moves=30)
    assert run("replay", "--verify", str(file)).out.startswith("ok ")
    lines = file.read_text().splitlines()
    changed = [line.replace("A: ", "B: ") if line.startswith(" 9 ") else line for line in lines]
    changed = [
        line.replace("B: ", "A: ") if line.startswith(" 9 ") and line in lines else line
        for line in changed
    ]
    broken = tmp_path / "broken.magnifico"
    broken.write_text("\n".join(changed) + "\n")
    done = run("replay", "--verify", str(file), str(broken))
    assert done.status == 1
    assert "ok " in done.out and "move 9" in done.out
    data = json.loads(run("replay", "--verify", "--json", str(file), str(broken)).out)
    assert [entry["ok"] for entry in data] == [True, False] and data[1]["move"] == 9


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_printed_with_their_marks(language: str, run: Runner) -> None:
    done = run("cards", "--lang", language)
    cards = [card for key in BUILTIN_PACKS for card in builtin_pack(key).cards]
    assert done.status == 0
    for card in cards:
        assert f"#{card.number} {card.names[language]}" in done.out
    assert max(len(line.rstrip()) for line in done.out.splitlines()) <= 100


def test_cards_can_be_chosen(run: Runner) -> None:
    assert "Forest" in run("cards", "5", "--lang", "en").out
    data = json.loads(run("cards", "--type", "building", "--period", "2", "--json").out)
    assert {(card["type"], card["period"]) for card in data["cards"]} == {("building", 2)}
    pazzi = json.loads(run("cards", "--pack", "pazzi", "--json").out)
    assert {card["pack"] for card in pazzi["cards"]} == {"pazzi"}
    assert pazzi["leaders"] and pazzi["families"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_is_also_there_as_data(language: str, run: Runner) -> None:
    printed = re.sub("[ \n]+", " ", run("cards", "--lang", language).out)  # no-break spaces stay
    data = json.loads(run("cards", "--lang", language, "--json").out)
    packs = [builtin_pack(key) for key in BUILTIN_PACKS]
    for kind in (
        "excommunications",
        "bonus_tiles",
        "token_faces",
        "faith_tiles",
        "visconti_tokens",
        "auction_tiles",
        "adaptation_tiles",
    ):
        assert len(data[kind]) == sum(len(getattr(pack, kind)) for pack in packs) > 0
        for tile in data[kind]:
            assert all(line in printed for line in (*tile["lines"], *tile["notes"]))
    assert "2, 4, 6" in data["adaptation_tiles"][0]["lines"][0]
    assert "token_faces" in data["reconstructed"]["houses"]


def test_what_was_reconstructed_is_marked(run: Runner) -> None:
    data = json.loads(run("cards", "--json", "--lang", "en").out)
    for card in data["cards"]:
        assert ("Reconstructed name" in card["notes"]) == (card["name_status"] == "reconstructed")
        assert ("Reconstructed value" in card["notes"]) == (card["status"] == "reconstructed")
    assert sum("Reconstructed name" in card["notes"] for card in data["cards"]) > 40
    for kind in ("token_faces", "faith_tiles", "visconti_tokens", "adaptation_tiles"):
        assert all("Reconstructed value" in tile["notes"] for tile in data[kind])
    rows = [line for tile in data["auction_tiles"] for line in tile["lines"]]
    assert len(rows) == 30 and sum("(reconstructed value)" in row for row in rows) == 27


# ------------------------------------------------------------------------------------- packs and scenarios


def test_good_packs_are_counted(run: Runner) -> None:
    folders = [str(folder) for folder in sorted(EXAMPLES.iterdir()) if folder.is_dir()]
    done = run("pack", "check", *folders)
    assert done.status == 0
    assert all(line.startswith("ok: ") and " cards" in line for line in done.out.splitlines())


def test_mistakes_of_a_pack_are_listed(run: Runner, tmp_path: Path) -> None:
    example = next(folder for folder in sorted(EXAMPLES.iterdir()) if folder.is_dir())
    copy = tmp_path / "mine"
    shutil.copytree(example, copy)
    cards = copy / "cards.toml"
    cards.write_text(cards.read_text().replace("period = 1", "period = 7"))
    done = run("pack", "check", str(copy))
    assert done.status == 1 and "period" in done.out and "Traceback" not in done.out


def test_scenarios_end_with_a_count(run: Runner, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("this is not a scenario")
    done = run("check", str(broken))
    assert done.status == 2 and done.out.splitlines()[-1] == "0 passed, 1 failed"


# -------------------------------------------------------------------------------------------- simulations


def test_a_simulation_reports_as_table_and_as_data(run: Runner) -> None:
    start = ["simulate", "--games", "4", "--players", "3", "--bots", "random", "--seed", "7"]
    table = run(*start)
    assert table.status == 0 and table.out.startswith("4 games, 3 players")
    data = json.loads(run(*start, "--json").out)
    assert data["games"] == 4 and len(data["bots"]) == 3


def test_a_simulation_runs_in_several_processes(tmp_path: Path) -> None:
    start = ["simulate", "--games", "8", "--players", "2", "--bots", "random", "--json"]
    one = json.loads(in_new_process(*start, folder=tmp_path).out)
    two = json.loads(in_new_process(*start, "--jobs", "2", folder=tmp_path).out)
    assert one["bots"] == two["bots"]
