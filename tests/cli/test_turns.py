"""What a turn in the terminal shows: a new table each round, numbers, goods, reasons, the Church, hints."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.cli.commands import Commands
from magnifico.cli.menus import MenuMaker
from magnifico.cli.session import Seat, Session
from magnifico.cli.table import Look, TerminalTable
from magnifico.texts import BOT_PEOPLE, LANGUAGES, bot_name, texts_for
from tests.cli.support import RandomPerson, Runner, sit_down


class Typist:
    """Types these lines, then leaves."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """The next line."""
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def played_until(options: Options, seed: int, wanted: Callable[[Game], bool]) -> Game:
    """A game of ordinary bots up to a moment of this kind."""
    game = Game.new(options, seed)
    bots = [create_bot("citizen", f"{seed} {seat}") for seat in range(options.players)]
    while not wanted(game):
        assert not game.is_over, "no such moment in this game"
        seat = game.to_act[0]
        game.advance(bots[seat].choose(Position(game, seat)))
    return game


def kind(game: Game) -> str:
    return str(game.view(game.to_act[0])["decision"]["kind"]) if game.to_act else "over"


def table_at(game: Game, typed: Sequence[str], folder: Path) -> tuple[TerminalTable, io.StringIO]:
    """A table at this moment, whose deciding player types these lines."""
    seat = game.to_act[0]
    seats = [
        Seat("Anna") if number == seat else Seat(f"Robot{number}", "random")
        for number in range(game.options.players)
    ]
    written = io.StringIO()
    console = Console(file=written, width=100, highlight=False, markup=False, color_system=None)
    session = Session.start(game.options, game.seed, seats, folder / "game.magnifico", game.moves)
    table = TerminalTable(session, texts_for("en"), console, Typist(typed), Look(plain=True))
    return table, written


def test_every_round_begins_with_a_new_table(tmp_path: Path) -> None:
    """Even for a player who ends one round and begins the next, with nobody else moving in between."""
    options = Options(players=2, rules="basic")
    person = RandomPerson(seed=6, curious=0.0)
    seats = [Seat("Anna"), Seat("Robot", "random")]
    for seed in range(4):
        table, written = sit_down(options, seats, person, tmp_path, seed=seed)
        table.run()
        text = written.getvalue()
        for number in range(1, 7):
            heading = f"Round {number} begins"
            shown = text[text.index(heading) :]
            assert f"Round {number} of 6" in shown.split("Your turn")[0], (seed, number)


def test_free_actions_are_numbered_in_the_order_they_are_read(tmp_path: Path) -> None:
    def has_several_kinds(game: Game) -> bool:
        kinds = {move.kind for move in game.legal_moves()} if game.to_act else set()
        return kind(game) == "turn" and {"play", "discard"} <= kinds

    game = played_until(Options(players=3), 4, has_several_kinds)
    table, written = table_at(game, [], tmp_path)
    with pytest.raises(EOFError):
        table.run()
    menu = written.getvalue().rsplit("Anna (", 1)[1]
    numbers = [int(word[:-1]) for word in menu.split() if word[:-1].isdigit() and word[-1] == ")"]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 1


def test_discarding_a_leader_that_could_be_played_is_confirmed(tmp_path: Path) -> None:
    def can_play_leader(game: Game) -> bool:
        return kind(game) == "turn" and any(move.kind == "play" for move in game.legal_moves())

    game = played_until(Options(players=3), 4, can_play_leader)
    playable = next(move.leader for move in game.legal_moves() if move.kind == "play")
    discard = next(
        move.text
        for move in game.legal_moves()
        if move.kind == "discard" and move.leader == playable
    )
    before = len(game.moves)
    for answer, played in (("n", 0), ("y", 1)):
        table, _ = table_at(game, [discard, answer], tmp_path)
        with pytest.raises(EOFError):
            table.run()
        assert isinstance(table.asker, Typist)
        assert any("Discard the card anyway?" in prompt for prompt in table.asker.prompts)
        assert len(table.session.game.moves) == before + played


def test_after_a_move_the_new_goods_are_shown(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    done = run(*start, "--lang", "en", typed=["w M1"])
    # R2.2.4: the second player begins with 6 coins; the Market adds 5.
    assert "You have: 2 wood 2 stone 11 coin 3 serv 0 mil 0 faith 0 VP" in done.out


def test_the_church_says_what_support_brings_and_what_it_avoids(tmp_path: Path) -> None:
    game = played_until(Options(players=4, rules="basic"), 2, lambda game: kind(game) == "church")
    seat = game.to_act[0]
    view = game.view(seat)
    faith = view["seats"][seat]["goods"]["faith"]
    table, written = table_at(game, [], tmp_path)
    with pytest.raises(EOFError):
        table.run()
    shown = " ".join(written.getvalue().split())
    # R12.3: the first steps of the faith track bring as many points as they have faith, 5 brings 5.
    assert 3 <= faith <= 5
    assert f"You spend all your faith points ({faith}) and receive {faith} victory points." in shown
    tile = table.naming.excommunication(view["excommunications"][view["period"] - 1], table.texts)
    assert f"excommunicated for the rest of the game ({tile})." in shown


def test_trying_a_production_says_what_the_buildings_yield(tmp_path: Path) -> None:
    def asks_about_exchanges(game: Game) -> bool:
        return kind(game) == "choices"

    game = played_until(Options(players=3), 7, asks_about_exchanges)
    work = game.moves[-1].text
    game.undo()
    table, written = table_at(game, [f"try {work}"], tmp_path)
    with pytest.raises(EOFError):
        table.run()
    shown = written.getvalue().split("The cards that activate:")[1]
    assert "Bonus tile: " in shown and "→" in shown


def test_a_bonus_action_says_why_other_cards_cannot_be_taken() -> None:
    game = played_until(Options(players=4), 3, lambda game: kind(game) == "take_card")
    seat = game.to_act[0]
    session = Session.start(game.options, game.seed, [Seat(name) for name in "ABCD"], Path("x"))
    table = TerminalTable(
        session, texts_for("en"), Console(file=io.StringIO(), width=100), Typist([]), Look()
    )
    maker = MenuMaker(game, seat, table.painter)
    menu = maker.main()
    view = game.view(seat)
    reachable = {move.space for move in game.legal_moves(seat) if move.kind == "take"}
    towers = {kind[0].upper() for kind in view["decision"]["types"]}
    left = [
        floor["space"]
        for tower in view["towers"]
        if tower["tower"] in towers
        for floor in tower["floors"]
        if floor["card"] is not None and floor["space"] not in reachable
    ]
    for space in left:
        assert maker._why_not_taken(space), space
    assert len(menu.shown) == (3 if left else 1)


def test_hints_keep_free_actions_apart_from_placements(tmp_path: Path) -> None:
    def has_free_actions(game: Game) -> bool:
        return kind(game) == "turn" and {"discard", "place"} <= {
            move.kind for move in game.legal_moves()
        }

    game = played_until(Options(players=3), 4, has_free_actions)
    table, written = table_at(game, [], tmp_path)
    Commands(table, game.to_act[0]).obey("hint")
    kinds = [move.kind == "place" for move in table.menu.numbered]
    assert kinds == sorted(kinds, reverse=True) and kinds[0]
    assert ("Worth doing first" in written.getvalue()) == (False in kinds)


def test_the_score_counts_what_the_game_would_bring_if_it_ended_now(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    out = run(*start, "--lang", "en", typed=["score"]).out.split("If the game ended now")[1]
    # R14.7: one point for each five resources; all military at 0 is a tie for the first place (RUL-40).
    assert "Resources left" in out and "Military strength" in out and "Total" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_opponent_shares_a_name_with_a_leader(language: str) -> None:
    from magnifico.content import BUILTIN_PACKS, builtin_pack

    leaders = {
        word
        for key in BUILTIN_PACKS
        for leader in builtin_pack(key).leaders
        for word in leader.names[language].split()
    }
    names = [bot_name(name, texts_for(language)) for name in BOT_PEOPLE]
    assert leaders.isdisjoint(names)


def test_a_person_without_a_name_is_called_by_the_letter_once(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--bots", "random", "--seed", "3"]
    out = run(*start, "--lang", "en", typed=["w M1"]).out
    assert "Player A> " in out and "── Player A ─" in out
    assert "Player A (A)" not in out and "A Player A" not in out


def test_opponents_can_be_given_time_to_think(run: Runner) -> None:
    start = ["play", "--rules", "basic", "--players", "2", "--seed", "3", "--lang", "en"]
    saved = run(*start, "--think", "20ms", typed=["w M1"])
    assert saved.status == 0 and saved.err == ""
    wrong = run(*start, "--think", "soon")
    assert wrong.status == 2 and wrong.is_one_clear_line and "'soon' isn’t a time" in wrong.err
    idle = run(*start, "--think", "5s", "--bots", "greedy")
    assert idle.status == 2 and "would decide no better" in idle.err
