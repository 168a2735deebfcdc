"""Custom bots: found by module and class or by an installed name, told in one sentence what is wrong."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from magnifico import Game, Move, Options
from magnifico.bots import (
    BOT_NAMES,
    BotError,
    BotMistakeError,
    Position,
    bot_names,
    check_bot,
    check_built_in,
    create_bot,
)
from magnifico.bots.custom import CustomBot
from magnifico.research.arena.match import Match, bots_for, play_match
from tests.custom_bots import FAULTY, GOOD, write_module, write_package

Modules = Callable[..., None]
BASIC = Options(players=2, rules="basic")


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Modules]:
    """Writes modules that can be imported during the test."""
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)

    def write(**sources: str) -> None:
        for name, source in sources.items():
            write_module(tmp_path, name, source)

    yield write
    for name in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def made(bot: object) -> object:
    """What a bot of ours stands in front of."""
    assert isinstance(bot, CustomBot)
    return bot._choose.__self__  # type: ignore[attr-defined]


def first_position(options: Options = BASIC) -> Position:
    game = Game.new(options, 5)
    return Position(game, game.to_act[0])


# ------------------------------------------------------------------------------------------ found by name


def test_a_custom_bot_plays_whole_games_that_can_be_repeated(modules: Modules) -> None:
    modules(mine=GOOD)
    match = Match(0, Options(players=2, expansions=("houses",)), ("mine:Good", "random"), "own")
    result = play_match(match)
    assert result.error == "" and result == play_match(match)
    assert {seat.bot for seat in result.seats} == {"mine:Good", "random"}


def test_the_constructor_gets_what_it_asks_for_by_name(modules: Modules) -> None:
    modules(
        mine=GOOD
        + "class Plain:\n    choose = Good.choose\n"
        + "class Any:\n    choose = Good.choose\n"
        + "    def __init__(self, **given): self.given = given\n"
        + "def factory(seed): return Good(seed, playouts=5)\n"
        + "class Outer:\n    class Inner(Good): pass\n"
    )
    assert create_bot("mine:Plain", 7).name == "mine:Plain"
    seed = vars(made(create_bot("mine:Good", 7)))["made_with"][0]
    assert vars(made(create_bot("mine:Good", 7, 0.5))) == {"made_with": (seed, 0.5, None)}
    assert vars(made(create_bot("mine:Good@2s", 7, 0.5))) == {"made_with": (seed, 2.0, None)}
    assert vars(made(create_bot("mine:Good@64", 7, 0.5))) == {"made_with": (seed, None, 64)}
    assert vars(made(create_bot("mine:Any", 7))) == {"given": {"seed": seed}}
    assert vars(made(create_bot("mine:factory", 7))) == {"made_with": (seed, None, 5)}
    assert create_bot("mine:Outer.Inner@1s", 1).name == "mine:Outer.Inner@1s"


def test_the_seed_of_a_bot_does_not_give_away_the_seed_of_its_game(modules: Modules) -> None:
    modules(mine=GOOD)
    match = Match(0, BASIC, ("mine:Good", "mine:Good"), "secret")
    seeds = [vars(made(bot))["made_with"][0] for bot in bots_for(match)]
    assert len(set(seeds)) == 2 and not any("secret" in seed for seed in seeds)
    assert seeds == [vars(made(bot))["made_with"][0] for bot in bots_for(match)]


def test_a_bot_gets_the_same_position_as_ours(modules: Modules) -> None:
    modules(mine="class Keeps:\n    def choose(self, position):\n        self.got = position\n")
    bot, position = create_bot("mine:Keeps", 1), first_position()
    with pytest.raises(BotMistakeError):
        bot.choose(position)
    assert vars(made(bot))["got"] is position


def test_what_a_bot_prints_stays_out_of_the_output(
    modules: Modules, capsys: pytest.CaptureFixture[str]
) -> None:
    modules(mine="print('imported')\n" + GOOD)
    create_bot("mine:Good", 1).choose(first_position())
    told = capsys.readouterr()
    assert told.out == "" and told.err.split() == ["imported", "thinking"]


def test_a_legal_move_that_is_not_offered_is_accepted(modules: Modules) -> None:
    """More servants than are needed make no difference, so no such move is in the list."""
    modules(mine="class Spends:\n    def choose(self, position):\n        return self.move\n")
    game = Game.new(BASIC, 5)
    seat = game.to_act[0]
    wasteful = game.parse("white market1 +1", seat)
    assert wasteful not in game.legal_moves(seat) and game.why_not(wasteful) is None
    bot = create_bot("mine:Spends", 1)
    vars(made(bot))["move"] = wasteful
    assert bot.choose(Position(game, seat)) == wasteful


# ------------------------------------------------------------------------------------------ installed


def test_an_installed_package_offers_bots_by_short_names(modules: Modules, tmp_path: Path) -> None:
    modules(theirs=GOOD)
    write_package(
        tmp_path, "theirs", cautious="theirs:Good", random="theirs:Good", BadName="theirs:Good"
    )
    assert bot_names() == (*BOT_NAMES, "cautious")
    assert vars(made(create_bot("cautious@1s", 3)))["made_with"][1:] == (1.0, None)
    assert not isinstance(create_bot("random", 3), CustomBot)  # ours cannot be replaced
    assert play_match(Match(0, BASIC, ("cautious", "random"), 1)).error == ""
    with pytest.raises(BotError, match="cautious or module:Class"):
        create_bot("genius", 1)


def test_two_packages_that_offer_the_same_name_are_named(modules: Modules, tmp_path: Path) -> None:
    write_package(tmp_path, "one", twin="one:Bot")
    write_package(tmp_path, "two", twin="two:Bot")
    with pytest.raises(BotError, match="use one:Bot or two:Bot") as caught:
        create_bot("twin", 1)
    assert caught.value.code == "E_BOT_AMBIGUOUS"


def test_a_package_that_offers_nonsense_is_reported(modules: Modules, tmp_path: Path) -> None:
    modules(empty="")
    write_package(tmp_path, "odd", whole="empty", gone="gone:Bot", lacking="empty:Bot")
    codes = {"whole": "E_BOT_UNKNOWN", "gone": "E_BOT_MODULE", "lacking": "E_BOT_MISSING"}
    for name, code in codes.items():
        with pytest.raises(BotError) as caught:
            check_bot(name)
        assert caught.value.code == code


# ------------------------------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("nowhere:Bot", "E_BOT_MODULE", "there is no module 'nowhere'"),
        ("mine.deeper:Bot", "E_BOT_MODULE", "there is no module 'mine.deeper'"),
        ("mine.py:Good", "E_BOT_MODULE", "write mine:Good"),
        ("needs:Bot", "E_BOT_IMPORT", r"No module named 'not_installed' \(needs.py, line 2\)"),
        ("typo:Bot", "E_BOT_IMPORT", r"SyntaxError: .* \(typo.py, line 1\)"),
        ("leaves:Bot", "E_BOT_IMPORT", "SystemExit: 4"),
        ("lazy:Bot", "E_BOT_IMPORT", r"cannot be read: KeyError: 'Bot' \(lazy.py, line 1\)"),
        ("mine:Nobody", "E_BOT_MISSING", "module 'mine' has no 'Nobody'"),
        ("mine:Good.Inner", "E_BOT_MISSING", "module 'mine' has no 'Good.Inner'"),
        ("mine:number", "E_BOT_NOT_A_BOT", "mine:number is not a bot: .* choose"),
        ("mine:NoChoose", "E_BOT_NOT_A_BOT", "mine:NoChoose is not a bot"),
        ("mine:nothing", "E_BOT_NOT_A_BOT", "mine:nothing is not a bot"),
        ("mine:Breaks", "E_BOT_CONSTRUCTOR", r"OSError: no such file \(mine.py, line \d+\)"),
        ("mine:Wants", "E_BOT_CONSTRUCTOR", "required positional argument: 'path'"),
        ("mine:Wants@1s", "E_BOT_UNKNOWN", "does not ask for seconds"),
        ("mine:Wants@64", "E_BOT_UNKNOWN", "does not ask for playouts"),
        ("mine:", "E_BOT_UNKNOWN", "'mine:' does not name a bot"),
        (":Good", "E_BOT_UNKNOWN", "':Good' does not name a bot"),
        ("mine:Good:Good", "E_BOT_UNKNOWN", "does not name a bot"),
        ("../mine:Good", "E_BOT_UNKNOWN", "does not name a bot"),
        ("mine:Good ", "E_BOT_UNKNOWN", "does not name a bot"),
        ("мой:Бот", "E_BOT_UNKNOWN", "does not name a bot"),
        ("m" * 40 + ":Good", "E_BOT_UNKNOWN", "up to 40 letters"),
    ],
)
def test_an_unavailable_bot_is_reported_in_one_sentence(
    name: str, code: str, said: str, modules: Modules
) -> None:
    modules(
        mine=GOOD
        + "number = 5\n"
        + "def nothing(): return None\n"
        + "class NoChoose: pass\n"
        + "class Breaks(Good):\n    def __init__(self): raise OSError('no such\\nfile')\n"
        + "class Wants(Good):\n    def __init__(self, path): pass\n",
        needs="import sys\nimport not_installed\n",
        typo="class Bot(:\n",
        leaves="raise SystemExit(4)\n",
        lazy="def __getattr__(name): raise KeyError(name)\n",
    )
    with pytest.raises(BotError, match=said) as caught:
        create_bot(name, 1)
    told = str(caught.value)
    assert caught.value.code == code and told.endswith(f" ({code})") and "\n" not in told
    assert not isinstance(caught.value, BotMistakeError)


@pytest.mark.parametrize(
    ("bot", "code", "said"),
    [
        ("Raises", "E_BOT_RAISED", r"LookupError: no idea \(faulty.py, line 8\) at move 2\d"),
        ("Leaves", "E_BOT_RAISED", r"SystemExit: 3 \(faulty.py, line \d+\) at move 1"),
        ("Forgets", "E_BOT_MOVE", "returned None at move 1, which isn't a Move"),
        ("Writes", "E_BOT_MOVE", "returned 'tile .*' at move 1, which isn't a Move"),
        ("PassesAlways", "E_BOT_MOVE", r"chose '.*' at move \d+, which is refused with E_"),
        ("PlaysForOthers", "E_BOT_MOVE", "chose '.*' at move 1, which is a move of another seat"),
        ("Invents", "E_BOT_MOVE", "chose '.: hocus pocus' at move 1, which is (refused|not a)"),
    ],
)
def test_a_bot_that_fails_is_named_with_move_and_reason(
    bot: str, code: str, said: str, modules: Modules
) -> None:
    modules(faulty=FAULTY)
    name = f"faulty:{bot}"
    with pytest.raises(BotMistakeError, match=f"^in game 4, {name} .*{said}") as caught:
        play_match(Match(3, Options(players=2), (name, name), "faults"))
    assert caught.value.code == code and "\n" not in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))  # as it comes from another process
    assert (str(again), again.code, again.refusal) == (
        str(caught.value),
        code,
        caught.value.refusal,
    )
    assert (bot == "PassesAlways") <= (again.refusal is not None)


def test_a_bot_cannot_make_an_illegal_move_legal_by_changing_its_position(modules: Modules) -> None:
    modules(
        faulty=FAULTY
        + "class Adds:\n    def choose(self, position):\n        position.legal.append(self.move)\n"
        + "        return self.move\n"
    )
    position = first_position()
    assert create_bot("faulty:Empties", 1).choose(position) is not None
    position = first_position()
    bot = create_bot("faulty:Adds", 1)
    vars(made(bot))["move"] = Move(
        position.seat, "tile no_such_tile", "tile", {}, first_position().legal[0].code + 5
    )
    with pytest.raises(BotMistakeError):
        bot.choose(position)


# ------------------------------------------------------------------------------------------ strangers


def test_a_name_from_a_stranger_imports_nothing(modules: Modules, tmp_path: Path) -> None:
    modules(spy="raise AssertionError('imported')\n")
    write_package(tmp_path, "spies", spy="spy:Bot")
    for name in ("spy:Bot", "spy", "spy:Bot@1s", "spy:Bot+church", "spy:"):
        with pytest.raises(BotError) as caught:
            check_built_in(name)
        assert caught.value.code == "E_BOT_UNKNOWN"
    assert "spy" not in sys.modules
    assert check_built_in("magnifico@1s") == check_bot("magnifico@1s")
