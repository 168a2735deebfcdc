"""What is sent during 204 random games is searched for hidden things, without sockets but through the same functions.

`test_no_leaks.py` does the same over real connections, with everything else one can ask a server.
"""

from __future__ import annotations

import random

import pytest

from magnifico import Options
from magnifico.server.ledger import Agreement, Entry, Ledger, Setup
from magnifico.server.views import (
    Viewer,
    encoded,
    explain_payload,
    preview_payload,
    records_since,
    update_payload,
)
from magnifico.server.words import TableWords
from tests.server.searching import Receiver, Searcher, Secrets
from tests.support import MIXES, games_per_mix, mix_name

GAMES = 12  # of each mix
PROBED = 0.02  # of all positions
STATES = 3  # entries are searched after every move, the whole state after every third
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def viewer_of(seat: int | None) -> Viewer:
    """With the eyes of a seat, or of everybody else."""
    return Viewer(frozenset() if seat is None else frozenset({seat}), seat, "en")


def begun(ledger: Ledger, viewer: Viewer, words: TableWords) -> bytes:
    """How the game began, as a viewer is told."""
    events = ledger.game.start_events
    return encoded([words.event(event, viewer.seat_of_event(event.seat), "en") for event in events])


def told(ledger: Ledger, viewer: Viewer, words: TableWords, whole: bool) -> bytes:
    """What a live connection is sent after the last entry."""
    if whole:
        return encoded(update_payload(ledger, ledger.number - 1, viewer, words, 0))
    return encoded({"entries": records_since(ledger, ledger.number - 1, viewer, words)})


def search_game(options: Options, seed: int) -> int:
    """One random game; how many messages were searched."""
    chance = random.Random(f"{mix_name(options)} {seed}")
    secret = chance.randbytes(16).hex()
    people: tuple[str | None, ...] = (None,) * options.players
    ledger = Ledger(Setup(options, secret, people, Agreement(), 0))
    words = TableWords(options, NAMES[: options.players])
    searcher = Searcher(ledger.game)
    receivers = [Receiver(seat) for seat in (*range(options.players), None)]
    while not ledger.is_over:
        game, number = ledger.game, ledger.number
        secrets = Secrets(game, searcher.names)
        seat = chance.choice(ledger.to_act())
        legal = game.legal_moves(seat)
        probed = chance.random() < PROBED
        for at, receiver in enumerate(receivers):
            viewer = viewer_of(receiver.seat)
            whole = number == 0 or probed or (number + at + seed) % STATES == 0
            messages = [told(ledger, viewer, words, whole)]
            if number == 0:
                messages.append(begun(ledger, viewer, words))
            if probed and receiver.seat == seat:
                wanted = chance.choice(legal).text
                messages.append(encoded(preview_payload(ledger, seat, wanted, "en", words)))
                messages.append(encoded(explain_payload(game, seat, "white", "en", words)))
            receiver.texts += [message.decode() for message in messages]
            searcher.check(receiver, game, secrets)
        move = chance.choice(legal)
        ledger.apply(Entry(number + 1, "move", seat, move.text, "person", number))
    return sum(receiver.count for receiver in receivers)


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_nothing_hidden_is_in_what_is_sent(options: Options) -> None:
    games = games_per_mix(GAMES)
    messages = sum(search_game(options, seed) for seed in range(games))
    print(f"{mix_name(options)}: {games} games, {messages} messages searched")
    assert len(MIXES) * games >= 200
