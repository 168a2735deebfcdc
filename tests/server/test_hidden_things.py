"""What is sent during 204 random games is searched for hidden things, without sockets but through the same functions.

`test_no_leaks.py` does the same over real connections, with everything else one can ask a server.
"""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.table.encoding import encoded
from magnifico.table.entries import Agreement, Entry, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.updates import update_message
from magnifico.table.views import Viewer
from magnifico.table.what_if import explain_payload, preview_payload
from magnifico.table.words import TableWords
from tests.server.leak_search import Receiver, Searcher, Secrets
from tests.support import MIXES, games_per_mix, mix_name

GAMES = 12  # of each mix
PROBED = 0.02  # of all positions
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def viewer_of(seat: int | None) -> Viewer:
    """With the eyes of a seat, or of everybody else."""
    return Viewer(frozenset() if seat is None else frozenset({seat}), seat, "en")


def begun(ledger: Ledger, viewer: Viewer, words: TableWords) -> bytes:
    """How the game began, as a viewer is told."""
    events = ledger.game.start_events
    return encoded([words.event(event, viewer.seat_of_event(event.seat), "en") for event in events])


def search_game(options: Options, seed: int, searcher: Searcher) -> int:
    """One random game; how many messages were searched."""
    chance = random.Random(f"{mix_name(options)} {seed}")
    secret = chance.randbytes(16).hex()
    people: tuple[str | None, ...] = (None,) * options.players
    ledger = Ledger(Setup(options, secret, people, Agreement(), 0))
    words = TableWords(options, NAMES[: options.players])
    receivers = [Receiver(seat) for seat in (*range(options.players), None)]
    while not ledger.is_over:
        game, number = ledger.game, ledger.number
        secrets = Secrets(game)
        seat = chance.choice(ledger.to_act())
        legal = game.legal_moves(seat)
        probed = chance.random() < PROBED
        for receiver in receivers:
            viewer = viewer_of(receiver.seat)
            messages = [update_message(ledger, number - 1, viewer, words, 0)]
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


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_nothing_hidden_is_in_what_is_sent(options: Options) -> None:
    games = games_per_mix(GAMES)
    searcher = Searcher(Game.new(options, 0))
    messages = sum(search_game(options, seed, searcher) for seed in range(games))
    print(f"{mix_name(options)}: {games} games, {messages} messages searched")
    assert messages
