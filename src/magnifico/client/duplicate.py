"""A match between players who think for themselves, people or programs, and the bots of a server.

As in duplicate bridge, everybody plays the same deals from the same seats against the same opponents, at separate
tables, so that the luck of the deal cancels out. Nobody gets a deal twice: the second time they would know the
cards.
The folder of a match holds everything: `match.json` has what is needed to resume (it names the deals and stays
secret until the end), `games/` the finished games, and `result.json` what can be shown to others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Self

from magnifico import __version__
from magnifico.bots import create_bot
from magnifico.bots.evaluation.network import VALUE
from magnifico.bots.policy.policy import shipped_policy
from magnifico.client.client import Client
from magnifico.engine.game import Game
from magnifico.engine.options import RULES_VERSION, Options
from magnifico.files import write_whole
from magnifico.research.arena.match import play

PLAN: Final = "match.json"
RESULT: Final = "result.json"
GAMES: Final = "games"
REFERENCE: Final = "reference"


@dataclass(frozen=True)
class Plan:
    """What was agreed: who plays what against whom, and how long a turn may take (0: no limit)."""

    name: str
    server: str
    people: tuple[str, ...]
    against: str
    deals: int
    seed: str
    players: int = 2
    rules: str = "advanced"
    expansions: tuple[str, ...] = ()
    turn_seconds: int = 0
    reference: str = ""
    """A bot of this program that plays the same deals from the same seats."""

    @property
    def options(self) -> Options:
        """The options of every game."""
        return Options(players=self.players, rules=self.rules, expansions=self.expansions)

    def seat(self, deal: int) -> int:
        """Where everybody sits in a deal: each deal moves them one seat on."""
        return deal % self.players

    def seed_of(self, deal: int) -> str:
        """The seed of a deal."""
        return f"{self.seed}/{deal}"


@dataclass
class Entry:
    """One game of one player: where it is played and how it ended."""

    person: str
    deal: int
    seat: int
    table: str = ""
    link: str = ""
    status: str = "open"
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether the game is finished or cancelled."""
        return self.status in ("over", "cancelled")


class DuplicateMatch:
    """A match in its folder."""

    def __init__(self, folder: Path, plan: Plan, entries: list[Entry], cookie: str = "") -> None:
        self.folder = folder
        self.plan = plan
        self.entries = entries
        self.cookie = cookie

    @classmethod
    def new(cls, folder: Path, plan: Plan) -> Self:
        """A match that has no tables yet."""
        entries = [
            Entry(person, deal, plan.seat(deal))
            for person in plan.people
            for deal in range(plan.deals)
        ]
        return cls(folder, plan, entries)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """A match that was begun earlier; ValueError if the file isn't a match of ours."""
        data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
        try:
            plan = data["plan"]
            for name in ("people", "expansions"):
                plan[name] = tuple(plan[name])
            entries = [Entry(**each) for each in data["entries"]]
            return cls(folder, Plan(**plan), entries, str(data["cookie"]))
        except (KeyError, TypeError) as error:
            raise ValueError(str(error)) from None

    def save(self) -> None:
        """Keep everything that is needed to resume, and the result so far."""
        self.folder.mkdir(parents=True, exist_ok=True)
        data = {
            "plan": asdict(self.plan),
            "entries": [asdict(each) for each in self.entries],
            "cookie": self.cookie,
        }
        write_whole(self.folder / PLAN, _json(data))
        (self.folder / PLAN).chmod(0o600)  # it holds the deals, and a session
        write_whole(self.folder / RESULT, _json(self.result()))

    @property
    def over(self) -> bool:
        """Whether all games of the players have ended."""
        return all(each.done for each in self.entries if each.person != REFERENCE)

    def of(self, person: str) -> list[Entry]:
        """The games of one player."""
        return [each for each in self.entries if each.person == person]

    # ------------------------------------------------------------------------------------ at the server

    async def prepare(self, client: Client) -> None:
        """Create the tables that are missing; if an answer was lost, the same key returns the same table."""
        for entry in self.entries:
            if entry.table:
                continue
            plan = self.plan
            seats = [plan.against] * plan.players
            seats[entry.seat] = "me"
            clock: dict[str, object] = {"kind": "none"}
            if plan.turn_seconds:
                clock = {"kind": "move", "seconds": plan.turn_seconds}
            options = {"players": plan.players, "rules": plan.rules}
            table = await client.new_table(
                title=f"{plan.name} {entry.deal + 1}",
                options={**options, "expansions": list(plan.expansions)},
                clock=clock,
                undo="off",
                hints=False,
                public=False,
                seats=seats,
                names=[entry.person] * plan.players,  # the names of bots stay as they are
                seed=plan.seed_of(entry.deal),
                key=sha256(f"{plan.seed}/{entry.person}/{entry.deal}".encode()).hexdigest()[:32],
            )
            entry.table = str(table["id"])
            entry.link = str(table["seats"][entry.seat]["link"])
            self.cookie = client.cookie
            self.save()

    async def look(self, client: Client) -> list[Entry]:
        """Begin games whose player has arrived, and record those that have ended; returns what has changed."""
        changed: list[Entry] = []
        for entry in self.entries:
            if entry.done or not entry.table:
                continue
            table = await client.get(f"/api/tables/{entry.table}")
            seat = table["seats"][entry.seat]
            if table["status"] == "open" and (seat["shared"] or not seat["mine"]):
                # The player has opened the link: from now on the clock may run.
                table = await client.start(entry.table)
            if table["status"] == entry.status:
                continue
            entry.status = str(table["status"])
            if entry.status == "over":
                await self._note(client, entry, table["result"])
            changed.append(entry)
        if changed:
            self.save()
        return changed

    async def _note(self, client: Client, entry: Entry, result: Sequence[dict[str, Any]]) -> None:
        by_seat = {int(score["seat"]): score for score in result}
        entry.scores = [int(by_seat[seat]["total"]) for seat in range(self.plan.players)]
        entry.places = [int(by_seat[seat]["place"]) for seat in range(self.plan.players)]
        saved = await client.get(f"/api/tables/{entry.table}/download")
        self._keep(entry, str(saved))

    def _keep(self, entry: Entry, saved: str) -> None:
        (self.folder / GAMES).mkdir(parents=True, exist_ok=True)
        number = self.entries.index(entry) + 1
        (self.folder / GAMES / f"game-{number:03}.txt").write_text(saved, encoding="utf-8")

    # ------------------------------------------------------------------------------------ on this machine

    def play_reference(self, deal: int) -> Entry:
        """Let the reference play a deal against the same opponents, all of them on this machine."""
        plan = self.plan
        own = plan.seat(deal)
        game = Game.new(plan.options, plan.seed_of(deal))
        names = [plan.reference if seat == own else plan.against for seat in range(plan.players)]
        play(
            game,
            [create_bot(name, f"{plan.seed_of(deal)}/{seat}") for seat, name in enumerate(names)],
        )
        scores = {score.seat: score for score in game.scores()}
        entry = Entry(REFERENCE, deal, own, status="over")
        entry.scores = [scores[seat].total for seat in range(plan.players)]
        entry.places = [scores[seat].place for seat in range(plan.players)]
        self.entries.append(entry)
        self._keep(entry, game.save(names))
        self.save()
        return entry

    # ----------------------------------------------------------------------------------------------- result

    def result(self) -> dict[str, object]:
        """What can be shown to others: seeds only of deals that everybody has played."""
        plan = self.plan
        played = {
            deal
            for deal in range(plan.deals)
            if all(each.done for each in self.entries if each.deal == deal)
        }
        return {
            "match": plan.name,
            "version": __version__,
            "rules_version": RULES_VERSION,
            "networks": {"evaluation": _evaluation_digest(), "policy": shipped_policy().digest()},
            "against": plan.against,
            "reference": plan.reference,
            "players": plan.players,
            "rules": plan.rules,
            "expansions": list(plan.expansions),
            "turn_seconds": plan.turn_seconds,
            "people": list(plan.people),
            "finished": self.over,
            "games": [
                {
                    "person": each.person,
                    "deal": each.deal + 1,
                    "seed": plan.seed_of(each.deal) if each.deal in played else None,
                    "seat": each.seat,
                    "status": each.status,
                    "scores": each.scores,
                    "places": each.places,
                }
                for each in self.entries
            ],
        }


def _evaluation_digest() -> str:
    return sha256((files("magnifico.bots") / VALUE).read_bytes()).hexdigest()[:16]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
