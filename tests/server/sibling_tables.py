"""Tables beside each other that a seat cannot tell apart: siblings of a game (tests/siblings.py) as ledgers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from magnifico import Options
from magnifico.engine.names import SEAT_LETTERS
from magnifico.table.entries import Agreement, Entry, Setup
from magnifico.table.ledger import Ledger
from tests.siblings import PLAYED_ON, Sibling, Turns, Wishes, is_secret
from tests.support import mix_name, random_move

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


class SiblingLedger(Ledger):
    """A table's ledger with a sibling of its game, which is played on beside it."""

    def __init__(
        self, real: Ledger, seat: int, chance: random.Random, same_future: float = 0.0
    ) -> None:
        # What Ledger makes of a seed is not wanted: no seed leads to a sibling.
        for name, value in vars(real.fork()).items():
            setattr(self, name, value)
        self.real = real
        self.sibling = Sibling(real.game, seat, chance, same_future)
        self.game = self.sibling.game
        self._earlier = {}
        self.past: dict[int, Ledger] = {}

    def at(self, number: int, known: Ledger | None = None) -> Ledger:
        """Before it parted from the real one its past is the same."""
        return self.past.get(number) or self.real.at(number)

    def follows(self, entry: Entry, secret: bool, real: Ledger) -> bool:
        """Enter what was entered in the real ledger; whether the seat still sees no difference."""
        self.past[self.number] = self.fork()
        move = self.game.parse(entry.text, entry.seat)
        move = self.sibling.answer(move, secret)
        if self.game.why_not(move) is not None:
            return False
        record = self.apply(
            Entry(entry.number, entry.kind, entry.seat, move.text, entry.by, entry.at)
        )
        self.sibling.game = self.game  # a ledger plays moves on copies
        self.real = real
        original = real.records[-1].events
        return not self.sibling.tells(self.game, record.events, real.game, original)


def new_ledger(options: Options, seed: int) -> Ledger:
    """A table of people without a clock."""
    people: tuple[str | None, ...] = (None,) * options.players
    return Ledger(Setup(options, f"{mix_name(options)} {seed}", people, Agreement(), 0))


def siblings_of_game(
    options: Options, seed: int, share: float, wishes: Callable[[Wishes], None]
) -> Iterator[tuple[Ledger, SiblingLedger, int]]:
    """A random game; pairs of ledgers that a seat cannot tell apart, at every kind of decision it comes to."""
    chance = random.Random(f"{mix_name(options)} {seed}")
    ledger = new_ledger(options, seed)
    turns, heard = Turns(chance, share), Wishes(ledger.game, chance)
    wishes(heard)
    followers: list[SiblingLedger] = []
    while not ledger.is_over:
        heard.listen(ledger.game)
        if len(followers) < 2:
            followed = chance.randrange(options.players)
            followers.append(SiblingLedger(ledger, followed, chance, PLAYED_ON))
        if turns.wants(ledger.game):
            for seat in {*ledger.game.to_act[:1], chance.randrange(options.players)}:
                yield ledger, SiblingLedger(ledger, seat, chance), seat
            for follower in followers:
                yield ledger, follower, follower.sibling.seat
        secret = is_secret(ledger.game)
        move = random_move(ledger.game, chance)
        entry = Entry(ledger.number + 1, "move", move.seat, move.text, "person", ledger.number)
        ledger.apply(entry)
        followers = [each for each in followers if each.follows(entry, secret, ledger)]


def trials(ledger: Ledger, seat: int, wishes: list[str], chance: random.Random) -> list[list[str]]:
    """Sequences of moves to try: none, the asker's, and answers of others, which may be impossible."""
    other = SEAT_LETTERS[(seat + 1) % ledger.setup.options.players]
    result = [[], *([wish] for wish in wishes[:2]), [f"{other}: {chance.choice(wishes)}"]]
    imagined = ledger.game.determinize(seat, "a game to find moves in")
    line: list[str] = []
    while len(line) < 4 and not imagined.is_over:
        move = random_move(imagined, chance)
        line.append(f"{SEAT_LETTERS[move.seat]}: {move.text}")
        imagined.advance(move)
    return [*result, line]
