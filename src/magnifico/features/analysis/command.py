"""`magnifico analyse`: the chances of winning over a finished game, and the decisions that cost most."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from magnifico import Game, load
from magnifico.bots.explain.analysis import Analysis, Decision, Point, analyse
from magnifico.cli.arguments import InputError, OneLineParser, packs_from, read_text, seed_from
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.painting import Painter
from magnifico.cli.session import Seat
from magnifico.cli.table import Look, make_console
from magnifico.cli.watching import bar
from magnifico.engine.game import packs_of
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import (
    Naming,
    Texts,
    describe_game_move,
    describe_reason,
    points_phrase,
)

WIDTH = 72
HEIGHT = 10
MOST_PLAYOUTS = 100_000


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico analyse", description="help-analyse-about")
    parser.add_argument("file", metavar="FILE", help="help-analyse-file")
    parser.add_argument("--seat", metavar="LETTERS", help="help-analyse-seat")
    parser.add_argument("--playouts", type=int, default=96, metavar="N", help="help-playouts")
    parser.add_argument("--seed", default="0", help="help-seed-analysis")
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    return parser


def analyse_command(arguments: Sequence[str]) -> int:
    """Analyse one saved game and print the findings."""
    chosen = _parser().parse_args(arguments)
    game = load(read_text(Path(chosen.file)), packs_from(chosen.pack))
    if not game.is_over:
        raise InputError(say("input-not-over", path=chosen.file))
    if not 1 <= chosen.playouts <= MOST_PLAYOUTS:
        raise InputError(say("input-range", option="--playouts", low=1, high=MOST_PLAYOUTS))
    seats = _seats(chosen.seat, game)
    texts = texts_spoken()
    found = _watched(
        texts,
        lambda progress: analyse(game, seats, chosen.playouts, seed_from(chosen.seed), progress),
    )
    names = [Seat.from_saved(name).shown_name(texts) for name in game.names]
    naming = Naming(packs_of(game.options), names)
    words = _words(found, game, texts, naming)
    if chosen.json:
        print(json.dumps(_as_data(found, game, words), ensure_ascii=False))
    else:
        console = make_console(Look(color=not chosen.no_color))
        _print(found, words, Painter(texts, naming, names), console)
    return 0


def _seats(wanted: str | None, game: Game) -> list[int]:
    """The seats asked for; by default those people played, or all if only bots played."""
    players = game.options.players
    everyone = list(range(players))
    if wanted is None:
        people = [seat for seat, name in enumerate(game.names) if not Seat.from_saved(name).bot]
        return people or everyone
    if wanted.lower() == "all":
        return everyone
    letters = wanted.upper().replace(",", "")
    if not letters or any(letter not in SEAT_LETTERS[:players] for letter in letters):
        raise InputError(say("input-seat-letters", last=SEAT_LETTERS[players - 1]))
    return [seat for seat in everyone if SEAT_LETTERS[seat] in letters]


def _watched(texts: Texts, work: Callable[[Callable[[float], None] | None], Analysis]) -> Analysis:
    """Analyse with a progress bar on the standard error stream if a person is watching."""
    if not sys.stderr.isatty():
        return work(None)
    with bar(texts.get("analysis-working"), counted=False) as progress:
        task = progress.add_task("", total=1.0)
        return work(lambda share: progress.update(task, completed=share))


def _words(found: Analysis, game: Game, texts: Texts, naming: Naming) -> dict[int, tuple[str, str]]:
    """What was played and what would have been better, in words, by the number of the move."""
    wanted = {decision.number: decision for decision in found.decisions}
    result: dict[int, tuple[str, str]] = {}
    replayed = Game.new(game.options, game.seed)
    for number, move in enumerate(game.moves):
        if (decision := wanted.get(number)) is not None:
            result[number] = (
                describe_game_move(replayed, decision.played, texts, naming),
                describe_game_move(replayed, decision.better, texts, naming),
            )
        replayed.advance(move)
    return result


def _as_data(found: Analysis, game: Game, words: dict[int, tuple[str, str]]) -> dict[str, object]:
    data = found.as_data()
    data["players"] = game.names
    data["decisions"] = [
        {
            **decision.as_data(),
            "played_text": words[decision.number][0],
            "better_text": words[decision.number][1],
        }
        for decision in found.decisions
    ]
    return data


# ------------------------------------------------------------------------------------------ printing


def _print(
    found: Analysis, words: dict[int, tuple[str, str]], painter: Painter, console: Console
) -> None:
    texts = painter.texts
    console.print(Text(texts.get("analysis-chances"), style="bold"))
    for line in _chart(found.points, painter):
        console.print(line)
    for seat in found.seats:
        own = found.of(seat)
        name = painter.player(seat).plain
        console.print()
        if not own:
            console.print(Text(texts.get("analysis-none", player=name)))
            continue
        console.print(Text(texts.get("analysis-costliest", player=name), style="bold"))
        for decision in own:
            _print_decision(decision, words[decision.number], texts, console)


def _print_decision(
    decision: Decision, words: tuple[str, str], texts: Texts, console: Console
) -> None:
    cost = points_phrase(decision.cost, texts, signed=False)
    head = texts.get(
        "analysis-decision",
        round=decision.round_number,
        number=decision.number,
        cost=cost,
    )
    reason = describe_reason(decision.reason, decision.share, texts)
    console.print(Text(f"  {head}", style="bold red"))
    console.print(Text(f"    {texts.get('analysis-played', move=words[0])}"))
    better = texts.get("analysis-better", move=words[1], reason=reason)
    console.print(Text(f"    {better}", style="green"))


def _chart(points: list[Point], painter: Painter) -> list[Text]:
    """The chances as lines of letters, one for each seat, over the rounds."""
    rows = [[(" ", -1)] * WIDTH for _ in range(HEIGHT + 1)]
    last = max(point.number for point in points) or 1
    columns = [round(point.number / last * (WIDTH - 1)) for point in points]
    at = 0
    for column in range(WIDTH):
        while at + 1 < len(points) and columns[at + 1] <= column:
            at += 1
        for seat, chance in enumerate(points[at].chances):
            at_height = HEIGHT - round(chance * HEIGHT)
            rows[at_height][column] = (SEAT_LETTERS[seat], seat)
    result: list[Text] = []
    for number, row in enumerate(rows):
        share = f"{100 - number * 100 // HEIGHT:>5}% " if number % 5 == 0 else " " * 7
        line = Text(share + "│", style="dim")
        for letter, seat in row:
            line.append(letter, style="" if seat < 0 else painter.letter(seat).style)
        result.append(line)
    result.append(Text(" " * 7 + "└" + "─" * WIDTH, style="dim"))
    result.append(Text(" " * 8 + _rounds(points, columns), style="dim"))
    result.append(Text("   ").join(painter.player(seat) for seat in range(len(points[0].chances))))
    return result


def _rounds(points: list[Point], columns: list[int]) -> str:
    """The numbers of the rounds below the places where they begin."""
    line = [" "] * WIDTH
    begun = 0
    for point, column in zip(points, columns, strict=True):
        if point.round_number != begun:
            begun = point.round_number
            line[column] = str(begun)
    return "".join(line)
