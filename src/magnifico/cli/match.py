"""`magnifico match`: a match of people or thinking programs against bots of a server; resumable."""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from magnifico.cli.arguments import (
    INTERRUPTED,
    InputError,
    OneLineParser,
    add_rules,
    checked_bots,
    options_from,
    printable,
    words_of,
)
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.painting import console_for
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import Texts

if TYPE_CHECKING:
    from magnifico.client import Client
    from magnifico.client.duplicate import DuplicateMatch, Entry

PAUSE: Final = 2.0
"""Seconds between two checks of the tables."""
LONGEST_PAUSE: Final = 60.0
MOST_DEALS: Final = 100
MOST_PEOPLE: Final = 20
MOST_SECONDS: Final = 7 * 86_400
BUSY: Final = (429, 503)


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico match", description="help-match-about")
    parser.add_argument("folder", metavar="DIR", help="help-match-folder")
    parser.add_argument("--server", metavar="ADDRESS", help="help-match-server")
    parser.add_argument("--people", metavar="LIST", help="help-match-people")
    parser.add_argument("--against", default="magnifico", metavar="BOT", help="help-match-against")
    parser.add_argument("--deals", type=int, default=4, metavar="N", help="help-match-deals")
    add_rules(parser, 2)
    parser.set_defaults(pack=[], table_option=[], leader_sets=None, decks=None)
    parser.add_argument(
        "--turn-seconds", type=int, default=0, metavar="N", help="help-match-seconds"
    )
    parser.add_argument("--reference", metavar="BOT", help="help-match-reference")
    parser.add_argument("--seed", help="help-match-seed")
    parser.add_argument("--no-wait", action="store_true", help="help-match-no-wait")
    parser.add_argument("--json", action="store_true", help="help-json")
    return parser


def match_command(arguments: Sequence[str]) -> int:
    """Set the match up or resume it, wait for its games, and print the result; 130 if it was stopped."""
    chosen = _parser().parse_args(arguments)
    try:
        from magnifico.client.duplicate import PLAN, DuplicateMatch
    except ModuleNotFoundError as error:
        raise InputError(say("input-server-package", package=str(error.name))) from None
    texts = texts_spoken()
    folder = Path(chosen.folder)
    if (folder / PLAN).is_file():
        if chosen.server or chosen.people:
            raise InputError(say("input-match-exists", path=str(folder)))
        try:
            match = DuplicateMatch.load(folder)
        except ValueError:
            raise InputError(say("input-match-file", path=str(folder / PLAN))) from None
    else:
        match = _new_match(chosen, folder)
    try:
        asyncio.run(_Watch(match, texts).run(wait=not chosen.no_wait))
    except KeyboardInterrupt:
        print(texts.get("match-stopped", command=f"magnifico match {folder}"), file=sys.stderr)
        return INTERRUPTED
    if chosen.json:
        print(json.dumps(match.result(), ensure_ascii=False))
    return 0


def _new_match(chosen: argparse.Namespace, folder: Path) -> DuplicateMatch:
    """A match with the options of the command line."""
    from magnifico.client.duplicate import DuplicateMatch, Plan

    people = words_of(chosen.people)
    if not chosen.server or not people:
        raise InputError(say("input-match-new", path=str(folder)))
    if len(set(people)) != len(people) or len(people) > MOST_PEOPLE:
        raise InputError(say("input-match-people", most=MOST_PEOPLE))
    if not 1 <= chosen.deals <= MOST_DEALS:
        raise InputError(say("input-range", option="--deals", low=1, high=MOST_DEALS))
    if not 0 <= chosen.turn_seconds <= MOST_SECONDS:
        raise InputError(say("input-range", option="--turn-seconds", low=0, high=MOST_SECONDS))
    if not chosen.server.startswith(("http://", "https://")):
        raise InputError(say("input-match-server", address=chosen.server))
    options = options_from(chosen, chosen.players)
    reference = checked_bots([chosen.reference])[0] if chosen.reference else ""
    plan = Plan(
        name=folder.resolve().name,
        server=chosen.server.rstrip("/"),
        people=tuple(people),
        against=chosen.against,  # the server knows its own opponents best
        deals=chosen.deals,
        seed=chosen.seed or secrets.token_hex(8),
        players=options.players,
        rules=options.rules,
        expansions=options.expansions,
        turn_seconds=chosen.turn_seconds,
        reference=reference,
    )
    return DuplicateMatch.new(folder, plan)


class _Watch:
    """One run of the command: creates what is missing, waits, and reports what happens."""

    def __init__(self, match: DuplicateMatch, texts: Texts) -> None:
        self.match = match
        self.texts = texts

    async def run(self, wait: bool) -> None:
        """Run the match, from setting up the tables to the result."""
        import httpx

        from magnifico.client import Client, ServerProblem
        from magnifico.client.duplicate import RESULT

        match = self.match
        if not match.over:
            address, cookie = match.plan.server, match.cookie
            async with Client(address, self.texts.language, cookie=cookie) as client:
                try:
                    if not cookie:
                        await client.guest(self.texts.get("match-host"))
                    await match.prepare(client)
                    self._invite()
                    await match.look(client)
                    if wait:
                        await self._wait(client)
                except ServerProblem as problem:
                    reason = printable(problem.sentence or problem.code)
                    raise InputError(say("input-match-refused", reason=reason)) from None
                except httpx.HTTPError as error:
                    reason = printable(str(error) or type(error).__name__)
                    raise InputError(
                        say("input-match-silent", address=address, reason=reason)
                    ) from None
        if match.over:
            self._play_reference()
            self._print()
            self._say("match-written", path=str(match.folder / RESULT))

    def _say(self, key: str, **values: str | int) -> None:
        print(self.texts.get(key, **values), file=sys.stderr, flush=True)

    def _invite(self) -> None:
        """Print the rules of the match and each player's links."""
        plan = self.match.plan
        self._say("match-rules", deals=plan.deals, players=plan.players, bot=plan.against)
        if plan.turn_seconds:
            self._say("match-timed", seconds=plan.turn_seconds)
        else:
            self._say("match-untimed")
        self._say("match-opening")
        for person in plan.people:
            print(f"\n{person}", file=sys.stderr)
            for entry in self.match.of(person):
                if not entry.done:
                    seat = SEAT_LETTERS[entry.seat]
                    address = f"{plan.server}{entry.link}"
                    self._say("match-link", number=entry.deal + 1, seat=seat, address=address)
        print(file=sys.stderr)

    async def _wait(self, client: Client) -> None:
        """Poll until every game has ended, tolerating a server that is busy or briefly away."""
        import httpx

        from magnifico.client import ServerProblem

        left = sum(not entry.done for entry in self.match.entries)
        self._say("match-waiting", games=left, command=f"magnifico match {self.match.folder}")
        pause = PAUSE
        while not self.match.over:
            await asyncio.sleep(pause)
            try:
                changed = await self.match.look(client)
            except httpx.HTTPError:
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            except ServerProblem as problem:
                if problem.status not in BUSY:
                    raise
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = PAUSE
            for entry in changed:
                self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        number = entry.deal + 1
        if entry.status == "running":
            self._say("match-begun", person=entry.person, number=number)
        elif entry.status == "cancelled":
            self._say("match-cancelled", person=entry.person, number=number)
        elif entry.status == "over":
            self._say(
                "match-ended",
                person=entry.person,
                number=number,
                points=entry.scores[entry.seat],
                place=entry.places[entry.seat],
            )

    def _play_reference(self) -> None:
        from magnifico.client.duplicate import REFERENCE

        plan = self.match.plan
        if not plan.reference:
            return
        known = {entry.deal for entry in self.match.of(REFERENCE)}
        for deal in range(plan.deals):
            if deal not in known:
                self._say("match-reference", bot=plan.reference, number=deal + 1, deals=plan.deals)
                self.match.play_reference(deal)

    def _print(self) -> None:
        """Print each player's games: points, the best opponent's points, the place."""
        from magnifico.client.duplicate import REFERENCE

        texts = self.texts
        table = Table(box=None, pad_edge=False)
        table.add_column(texts.get("match-player"))
        for key in ("match-games", "match-wins", "match-points", "match-best-other"):
            table.add_column(texts.get(key), justify="right")
        plan = self.match.plan
        for person in (*plan.people, *([REFERENCE] if plan.reference else [])):
            games = [entry for entry in self.match.of(person) if entry.scores]
            name = plan.reference if person == REFERENCE else person
            if not games:
                table.add_row(name, "0", "", "", "")
                continue
            own = sum(entry.scores[entry.seat] for entry in games) / len(games)
            best = sum(_best_other(entry) for entry in games) / len(games)
            wins = sum(entry.places[entry.seat] == 1 for entry in games)
            table.add_row(name, str(len(games)), str(wins), f"{own:.1f}", f"{best:.1f}")
        console_for(stderr=True).print(table)


def _best_other(entry: Entry) -> int:
    return max(points for seat, points in enumerate(entry.scores) if seat != entry.seat)
