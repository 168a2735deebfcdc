"""`magnifico play`: set up or load a game and sit down at the table."""

from __future__ import annotations

import argparse
import secrets
import shlex
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from magnifico import load
from magnifico.bots import BotError, BotMistakeError, check_bot
from magnifico.bots.helpers import Helpers
from magnifico.bots.search import IN_PROCESS, ExecutorSource
from magnifico.bots.spec import names_code, parse_spec
from magnifico.cli.arguments import (
    INTERRUPTED,
    InputError,
    OneLineParser,
    add_game,
    checked_bots,
    mistake_in_words,
    options_from,
    packs_from,
    path_of,
    read_text,
    seed_from,
    warn,
    words_of,
)
from magnifico.cli.asking import make_asker
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.session import BOT_MARK, Seat, Session, games_folder, seats_for
from magnifico.cli.table import Left, Look, TerminalTable, make_console
from magnifico.engine.names import SEAT_LETTERS

MOST_JOBS = 64
LONGEST_NAME = 24
STRONGEST = "magnifico"
NOT_SAVED = 1
BROKEN = 1
NEW_GAME_ONLY = (
    "players",
    "rules",
    "expansions",
    "table_option",
    "leader_sets",
    "decks",
    "people",
    "seed",
    "names",
    "bots",
)


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico play", description="help-play")
    add_game(parser, None)
    parser.add_argument("--people", type=int, metavar="N", help="help-people")
    parser.add_argument("--names", metavar="LIST", help="help-names")
    parser.add_argument("--bots", metavar="LIST", help="help-bots-play")
    parser.add_argument("--think", metavar="TIME", help="help-think")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs-think")
    parser.add_argument("--seed", help="help-seed")
    parser.add_argument("--load", metavar="FILE", help="help-load")
    parser.add_argument(
        "--custom-bots",
        metavar="LIST",
        help="help-custom-bots",
    )
    parser.add_argument("--save", metavar="FILE", help="help-save")
    parser.add_argument("--auto-end", action="store_true", help="help-auto-end")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    return parser


def play_command(arguments: Sequence[str]) -> int:
    """Play until the game is over or the people leave; 1 if it could not be saved, or if a bot failed."""
    chosen = _parser().parse_args(arguments)
    if not 1 <= chosen.jobs <= MOST_JOBS:
        raise InputError(say("input-jobs", most=MOST_JOBS, given=chosen.jobs))
    session = _new(chosen) if chosen.load is None else _loaded(chosen)
    if chosen.jobs == 1:
        return sit_down(chosen, session, IN_PROCESS)
    with Helpers(chosen.jobs) as helpers:
        return sit_down(chosen, session, helpers)


def sit_down(
    chosen: argparse.Namespace, session: Session, helpers: ExecutorSource, resume: str = ""
) -> int:
    """Let people play; on leaving, show the command that resumes: `resume`, or the usual one."""
    look = Look(not chosen.no_color, chosen.plain, chosen.auto_end)
    if getattr(chosen, "think", None) is not None:
        look = replace(look, hint_seconds=thinking_time(chosen.think))
    texts = texts_spoken()
    table = TerminalTable(session, texts, make_console(look), make_asker(look.plain), look, helpers)
    status = 0
    session.save()  # fails now, before anybody puts thought into a game that cannot be saved
    try:
        return 0 if table.run() else NOT_SAVED
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BotMistakeError as mistake:
        warn(mistake_in_words(mistake))
        status = BROKEN
    except (EOFError, Left):
        pass
    problem = table.keep()
    table.show(Text(""))
    if problem is not None:
        table.show_not_saved(session.path, problem)
        return status or NOT_SAVED
    table.show_path("left", command=resume or _command_to_resume(session))
    return status


def _command_to_resume(session: Session) -> str:
    words = ["magnifico", "play", "--load", str(session.path)]
    custom = dict.fromkeys(seat.bot for seat in session.seats if names_code(seat.bot))
    if custom:
        words += ["--custom-bots", ",".join(custom)]
    return shlex.join(words)


def _new(chosen: argparse.Namespace) -> Session:
    people = 1 if chosen.people is None else chosen.people
    players = max(3, people) if chosen.players is None else chosen.players
    options = options_from(chosen, players)
    if chosen.custom_bots is not None:
        raise InputError(say("input-custom-bots"))
    if not 1 <= people <= players:
        raise InputError(say("input-people", players=players, given=people))
    bots = checked_bots(words_of(chosen.bots) or ["citizen" if chosen.think is None else STRONGEST])
    bots = _given_time(bots, chosen.think)
    names = words_of(chosen.names)
    if len(bots) > max(1, players - people):
        raise InputError(say("input-bots-seats", bots=len(bots), seats=players - people))
    if len(names) > players or len(set(names)) != len(names):
        raise InputError(say("input-names-different", players=players))
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise InputError(say("input-names-long", most=LONGEST_NAME))
    for name in names:
        if BOT_MARK.match(name):
            raise InputError(say("input-names-bot", name=name))
    texts = texts_spoken()
    for letter in SEAT_LETTERS[len(names) : people]:
        names.append(texts.get("player-letter", letter=letter))
    seed = seed_from(chosen.seed) if chosen.seed else secrets.randbelow(10**9)
    path = path_of(chosen.save) if chosen.save else _fresh_file()
    if path.exists():
        raise InputError(say("input-save-load", path=str(path)))
    return Session.start(options, seed, seats_for(players, people, names, bots, texts), path)


def thinking_time(text: str) -> float:
    """The number of seconds in a time such as 5s or 500ms."""
    try:
        seconds = parse_spec(f"{STRONGEST}@{text}").budget.seconds
    except BotError:
        seconds = 0.0
    if not seconds:
        raise InputError(say("input-think", given=text))
    return seconds


def _given_time(bots: list[str], think: str | None) -> list[str]:
    """Let bots that search think that long about a decision, whatever time their names carried."""
    if think is None:
        return bots
    thinking_time(think)
    timed = [_with_time(name, think) for name in bots]
    if timed and timed == bots and not any("@" in name for name in bots):
        raise InputError(say("input-think-nobody", bots=", ".join(dict.fromkeys(bots))))
    return timed


def _with_time(name: str, think: str) -> str:
    timed = f"{name.partition('@')[0]}@{think}"
    try:
        check_bot(timed)
    except BotError:
        return name
    return timed


def _fresh_file() -> Path:
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        folder = games_folder()
    except RuntimeError:
        raise InputError(say("input-no-home")) from None
    return folder / f"{stamp}-{secrets.token_hex(2)}.magnifico"


def _loaded(chosen: argparse.Namespace) -> Session:
    for name in NEW_GAME_ONLY:
        if getattr(chosen, name) not in (None, []):
            option = f"--{name.replace('_', '-')}"
            raise InputError(say("input-new-game-only", option=option))
    path = path_of(chosen.load)
    text = read_text(path)
    target = path_of(chosen.save) if chosen.save else path
    if target.exists() and not target.samefile(path):
        raise InputError(say("input-save-exists", path=str(target)))
    game = load(text, packs_from(chosen.pack))
    seats = [Seat.from_saved(name) for name in game.names]
    bots = [seat.bot for seat in seats if seat.bot]
    _check_custom(bots, words_of(chosen.custom_bots))
    checked_bots(bots)
    timed = iter(_given_time(bots, chosen.think))
    seats = [Seat(seat.name, next(timed)) if seat.bot else seat for seat in seats]
    return Session.start(game.options, game.seed, seats, target, game.moves)


def _check_custom(bots: list[str], allowed: list[str]) -> None:
    """Refuse bots that the reader of a file has not named: the file may come from a stranger."""
    for name in bots:
        code = name.partition("@")[0]
        if names_code(name) and code not in allowed and name not in allowed:
            raise BotError("E_BOT_NOT_ALLOWED", say("input-bot-not-allowed", code=code))
