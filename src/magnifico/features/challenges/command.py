"""`magnifico challenge`: the deal of the day or of the week in the terminal, beside the computer's own attempts."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from magnifico import load
from magnifico.bots.search import IN_PROCESS
from magnifico.cli.arguments import InputError, OneLineParser, read_text
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.play import sit_down
from magnifico.cli.session import Seat, Session, games_folder
from magnifico.cli.table import Look, make_console
from magnifico.engine.names import SEAT_LETTERS
from magnifico.features.challenges import (
    COMPUTER,
    Challenge,
    ChallengeError,
    challenge_of_day,
    challenge_of_week,
    play_attempt,
)
from magnifico.texts import BOT_PEOPLE, Texts, join, sentence


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico challenge", description="help-challenge")
    parser.add_argument(
        "kind", nargs="?", choices=("day", "week"), default="day", help="help-challenge-kind"
    )
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="help-challenge-date")
    parser.add_argument("--again", action="store_true", help="help-challenge-again")
    parser.add_argument("--auto-end", action="store_true", help="help-auto-end")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    parser.add_argument("--plain", action="store_true", help="help-plain")
    return parser


def challenge_command(arguments: Sequence[str]) -> int:
    """Play or resume the challenge, then show the score beside the computer's."""
    chosen = _parser().parse_args(arguments)
    challenge = _wanted(chosen.kind, chosen.date)
    texts = texts_spoken()
    console = make_console(Look(not chosen.no_color, chosen.plain))
    session = _session(challenge, texts, chosen.again)
    console.print(Text(_headline(challenge, texts), style="bold"))
    if session.game.is_over:
        console.print(Text(texts.get("challenge-played")), soft_wrap=True)
    else:
        words = ["magnifico", "challenge", challenge.kind, "--date", challenge.first.isoformat()]
        status = sit_down(chosen, session, IN_PROCESS, shlex.join(words))
        if not session.game.is_over:
            return status
    console.print(Text(texts.get("challenge-computer"), style="dim"))
    console.print(_list(challenge, session, texts))
    return 0


def _wanted(kind: str, given: str | None) -> Challenge:
    today = datetime.now(UTC).date()
    try:
        day = today if given is None else date.fromisoformat(given)
        challenge = challenge_of_day(day) if kind == "day" else challenge_of_week(day)
    except (ChallengeError, ValueError):
        raise InputError(say("input-challenge", given=given or str(today))) from None
    if challenge.first > today:
        raise InputError(say("problem-challenge-early", first=challenge.first.isoformat()))
    return challenge


def _session(challenge: Challenge, texts: Texts, again: bool) -> Session:
    """The game of this challenge as it was left, or a new one."""
    path = _path(challenge, again)
    options = challenge.engine_options()
    moves = load(read_text(path)).moves if path.exists() else []
    own = texts.get("player-letter", letter=SEAT_LETTERS[challenge.seat])
    seats = [
        Seat(own) if bot is None else Seat(BOT_PEOPLE[seat], bot)
        for seat, bot in enumerate(challenge.bots)
    ]
    return Session.start(options, challenge.seed, seats, path, moves)


def _path(challenge: Challenge, again: bool) -> Path:
    """One file for the attempt; practice games have their starting time in the name."""
    try:
        folder = games_folder()
    except RuntimeError:
        raise InputError(say("input-no-home")) from None
    stamp = time.strftime("-%Y%m%d%H%M%S") if again else ""
    return folder / f"challenge-{challenge.key}{stamp}.magnifico"


def _headline(challenge: Challenge, texts: Texts) -> str:
    opponents = join([_bot_words(bot, texts) for bot in challenge.bots if bot is not None], texts)
    return texts.get(
        "challenge-day" if challenge.kind == "day" else "challenge-week",
        key=challenge.key,
        players=challenge.players,
        seat=SEAT_LETTERS[challenge.seat],
        opponents=opponents,
    )


def _bot_words(bot: str, texts: Texts) -> str:
    """A bot's level without its budget, which means nothing to players."""
    return texts.get(f"web-level-{bot.partition('@')[0]}")


def _list(challenge: Challenge, session: Session, texts: Texts) -> Table:
    """Everybody's points, the best first, with the place reached at the table."""
    seat = challenge.seat
    rows = [(session.game.scores()[seat], texts.get("challenge-you"), True)]
    for level, bot in COMPUTER.items():
        name = sentence(texts.get(f"web-level-{level}"))
        rows.append((play_attempt(challenge, bot).scores()[seat], name, False))
    rows.sort(key=lambda row: (-row[0].total, not row[2]))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    for score, name, own in rows:
        rank = 1 + sum(other.total > score.total for other, _, _ in rows)
        points = texts.get("good-victory", count=score.total)
        place = texts.get("challenge-place", place=score.place, players=challenge.players)
        style = "bold" if own else ""
        grid.add_row(*(Text(cell, style=style) for cell in (f"{rank}.", name, points, place)))
    return grid
