"""`magnifico replay`: shows a saved game as a log or as the table after some move, or only checks it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from magnifico import Game, SavedGameError, load
from magnifico.cli.arguments import (
    InputError,
    OneLineParser,
    packs_from,
    printable,
    read_text,
    warn,
)
from magnifico.cli.board import BoardPainter, board_of, final_table
from magnifico.cli.language import say, spoken, texts_spoken
from magnifico.cli.painting import Painter, View
from magnifico.cli.session import Entry, Seat, Session
from magnifico.cli.table import Look, make_console
from magnifico.cli.telling import tell
from magnifico.content import Pack
from magnifico.engine.game import packs_of
from magnifico.engine.moves.saved import result_text
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import Naming, Texts, describe_event, describe_game_move, texts_for
from magnifico.texts.errors import describe_error, describe_system_error

DOES_NOT_FIT = 1
CANNOT_READ = 2


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico replay", description="help-replay")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="help-replay-at")
    parser.add_argument("--verify", action="store_true", help="help-verify")
    parser.add_argument("--json", action="store_true", help="help-json-any")
    parser.add_argument("--pack", action="append", default=[], metavar="DIR")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    return parser


def replay_command(arguments: Sequence[str]) -> int:
    """Print games, or verify files: then 1 if one does not fit, 2 if one cannot be read."""
    chosen = _parser().parse_args(arguments)
    packs = packs_from(chosen.pack)
    if chosen.verify:
        return _verify(chosen, packs)
    if chosen.at is not None and len(chosen.files) > 1:
        raise InputError(say("input-at-one-file"))
    for name in chosen.files:
        path = Path(name)
        game = load(read_text(path), packs)
        if chosen.at is not None and not 0 <= chosen.at <= len(game.moves):
            raise InputError(say("input-at", moves=len(game.moves), given=chosen.at))
        if chosen.json:
            print(json.dumps(_as_data(game, chosen), ensure_ascii=False))
        else:
            _print(game, chosen)
    return 0


def _verify(chosen: argparse.Namespace, packs: tuple[Pack, ...]) -> int:
    """One line per file: ok, or the first move that does not fit; 2 if one could not even be read."""
    texts = texts_spoken()
    results: list[dict[str, object]] = []
    unread = 0
    for name in chosen.files:
        result: dict[str, object] = {"file": name, "ok": False, "move": 0}
        try:
            game = load(read_text(Path(name)), packs)
        except SavedGameError as error:
            result.update(move=error.move, error=describe_error(error, texts))
        except InputError as error:
            unread += 1
            result.update(error=str(error).removeprefix(f"{Path(name)}: "))
        except OSError as error:
            unread += 1
            result.update(error=describe_system_error(error, texts))
        else:
            result = {"file": name, "ok": True}
            result.update(moves=len(game.moves), result=result_text(game))
            if not chosen.json:
                print(f"ok      {name}: {_in_words(game, texts)}")
        results.append(result)
        if not chosen.json and not result["ok"]:
            print(f"failed  {name}: {printable(str(result['error']))}")
    if chosen.json:
        print(json.dumps(results, ensure_ascii=False))
    if unread:
        warn(say("input-unread", unread=unread, files=len(results)))
        return CANNOT_READ
    return 0 if all(result["ok"] for result in results) else DOES_NOT_FIT


def _in_words(game: Game, texts: Texts) -> str:
    """The length of a game and its result so far."""
    result = result_text(game) if game.is_over else texts.get("verify-unfinished")
    return texts.get("verify-ok", count=len(game.moves), result=result)


def _session(game: Game, upto: int | None) -> Session:
    seats = [Seat.from_saved(name) for name in game.names]
    moves = game.moves if upto is None else game.moves[:upto]
    return Session.start(game.options, game.seed, seats, Path(), moves)


def _painter(session: Session, language: str) -> Painter:
    texts = texts_for(language)
    names = [seat.shown_name(texts) for seat in session.seats]
    naming = Naming(packs_of(session.game.options), names)
    return Painter(texts, naming, names)


def _print(game: Game, chosen: argparse.Namespace) -> None:
    session = _session(game, chosen.at)
    painter = _painter(session, spoken())
    console = make_console(Look(color=not chosen.no_color))
    if chosen.at is not None:
        board = BoardPainter(painter, board_of(session.game.options), console.width)
        view: View = session.game.view(None)
        console.print(board.table(view, None))
        for line in tell(session.entries[-1:], None, painter):
            console.print(line)
        return
    for line in tell(session.entries, None, painter):
        console.print(line)
    scores = session.game.scores()
    if session.game.is_over:
        totals = [(score.seat, score.place, score.total, score.sources) for score in scores]
        console.print(final_table(painter, totals))
    else:
        console.print(Text(painter.say("score-so-far"), style="bold"))
        for score in sorted(scores, key=lambda one: one.place):
            console.print(Text.assemble(painter.player(score.seat), f" {score.total}"))


def _as_data(game: Game, chosen: argparse.Namespace) -> dict[str, object]:
    """The game as data: what anybody may see, move by move, or the view after one move."""
    session = _session(game, chosen.at)
    painter = _painter(session, spoken())
    if chosen.at is not None:
        happened = _events(session.entries[-1], painter)
        return {"move": chosen.at, "view": session.game.view(None), "events": happened}
    moves: list[dict[str, object]] = []
    walked = _session(game, 0)
    for number, entry in enumerate(session.entries[1:], start=1):
        move = entry.move
        assert move is not None
        moves.append(
            {
                "number": number,
                "seat": SEAT_LETTERS[move.seat],
                "move": move.text,
                "words": describe_game_move(walked.game, move, painter.texts, painter.naming),
                "events": _events(entry, painter),
            }
        )
        walked.play(move)
    return {
        "players": game.names,
        "result": result_text(game),
        "setup": _events(session.entries[0], painter),
        "moves": moves,
        "scores": [
            {
                "seat": SEAT_LETTERS[score.seat],
                "place": score.place,
                "total": score.total,
                "sources": score.sources,
            }
            for score in sorted(session.game.scores(), key=lambda one: one.place)
        ],
    }


def _events(entry: Entry, painter: Painter) -> list[dict[str, object]]:
    """What happened, as anybody may see it, each with its words."""
    return [
        {
            **event.for_seat(None),
            "words": describe_event(event, painter.texts, painter.naming),
        }
        for event in entry.events
    ]
