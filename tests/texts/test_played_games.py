"""Whole games in words: every event, every legal move and every refusal, in every language."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.engine.game import packs_of
from magnifico.engine.moves.move import Move
from magnifico.engine.refusal import Refusal
from magnifico.texts import (
    LANGUAGES,
    Naming,
    describe_event,
    describe_game_move,
    describe_refusal,
    texts_for,
    words_of_move,
)

MIXES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("basic", (), 2),
    ("basic", (), 4),
    ("advanced", (), 3),
    ("advanced", ("pazzi",), 4),
    ("advanced", ("houses",), 5),
    ("advanced", ("houses", "pazzi"), 2),
    ("advanced", ("houses", "pazzi"), 4),
)
ENGLISH = texts_for("en")


def good(text: str) -> bool:
    return bool(text) and not any(mark in text for mark in ("{", "  ", "None", "#", "_", "leader:"))


class Reader:
    """Describes everything once: the same event or move needn't be checked twice."""

    def __init__(self, options: Options) -> None:
        self.naming = Naming(packs_of(options), [f"Player{seat}" for seat in range(5)])
        self.seen: set[str] = set()

    def is_new(self, key: str) -> bool:
        fresh = key not in self.seen
        self.seen.add(key)
        return fresh

    def read_move(self, game: Game, move: Move) -> None:
        words = words_of_move(game, move, ENGLISH, self.naming)
        if self.is_new(f"{words.name} {words.fields}"):
            for language in LANGUAGES:
                text = describe_game_move(game, move, texts_for(language), self.naming)
                assert good(text), f"{move}: {text}"

    def read_refusal(self, refusal: Refusal) -> None:
        if self.is_new(str(refusal)):
            for language in LANGUAGES:
                text = describe_refusal(
                    refusal.code, refusal.details, texts_for(language), self.naming
                )
                assert good(text) and text.endswith("."), f"{refusal}: {text}"


def choose(game: Game, moves: list[Move], chance: random.Random) -> Move:
    """Mostly at random, but leaders and choices often enough to be seen."""
    rare = [move for move in moves if move.text.startswith(("play", "use", "#", "put", "activate"))]
    return chance.choice(rare if rare and chance.random() < 0.5 else moves)


@pytest.mark.parametrize(("rules", "expansions", "players"), MIXES)
def test_everything_that_happens_has_words(
    rules: str, expansions: tuple[str, ...], players: int
) -> None:
    options = Options(players=players, rules=rules, expansions=expansions)
    reader = Reader(options)
    for seed in range(7):
        chance = random.Random(seed)
        game = Game.new(options, seed=f"{expansions} {players} {seed}")
        happened = list(game.start_events)
        tried: list[Move] = []
        while not game.is_over:
            seat = game.to_act[0]
            moves = list(game.legal_moves(seat))
            for move in moves:
                reader.read_move(game, move)
            for other in chance.sample(tried, min(3, len(tried))):
                refusal = game.why_not(game.ruleset.notation.move(seat, other.code))
                if refusal is not None:
                    reader.read_refusal(refusal)
            chosen = choose(game, moves, chance)
            tried.append(chosen)
            happened += game.play(chosen)
        for event in happened:
            if reader.is_new(f"{event.name} {event.fields}"):
                for language in LANGUAGES:
                    text = describe_event(event, texts_for(language), reader.naming)
                    assert good(text) and text.endswith("."), f"{event.name} {event.fields}: {text}"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Place the white family member: territory tower, floor 3, 2 servants"),
        ("it", "Piazza il familiare bianco: torre dei territori, piano 3, 2 servitori"),
        ("es", "Colocar el familiar blanco: torre de territorios, piso 3, con 2 sirvientes"),
        ("ru", "Выставить белого родственника: башня территорий, этаж 3, потратив 2 слуг"),
    ],
)
def test_a_placement_reads_like_a_command(language: str, expected: str) -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=1)
    move = game.parse("white T3 +2")
    assert describe_game_move(game, move, texts_for(language), Naming()) == expected


def test_an_exchange_is_told_by_its_card() -> None:
    options = Options(players=2, rules="basic")
    game = Game.new(options, seed=1)
    naming = Naming(packs_of(options))
    text = describe_game_move(game, game.parse("#34 1"), ENGLISH, naming)
    assert text == "“Treasury”: pay 1 coin to receive 3 victory points"
    assert describe_game_move(game, game.parse("#34 no"), ENGLISH, naming).endswith("nothing")


def test_a_leader_that_cannot_be_played_says_what_is_missing() -> None:
    details = {"leader": "x", "kind": "territory_cards", "needs": 5, "has": 2, "at_most": 0}
    assert describe_refusal("E_LEADER_REQ", details, ENGLISH) == (
        "You can’t play x yet. Needed: 5 territories (you have 2)."
    )


def test_a_privilege_chosen_twice_is_named() -> None:
    naming = Naming(packs_of(Options()))
    assert describe_refusal("E_DISTINCT", {"option": 1}, ENGLISH, naming) == (
        "Council privileges must be different; chosen twice: 2 servants."
    )


def test_a_closed_space_gives_the_players_as_reason_only_if_they_are() -> None:
    by_players = describe_refusal("E_CLOSED", {"space": "market3", "players": 2}, ENGLISH)
    by_leader = describe_refusal("E_CLOSED", {"space": "leader:bramante", "players": 2}, ENGLISH)
    assert "2 players" in by_players and "2 players" not in by_leader
