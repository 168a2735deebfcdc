"""A player's own cards in the engine: they join the decks, resolve, and survive a saved game (docs/card-packs.md)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from magnifico import Game, Options, OptionsError, SavedGameError
from magnifico.content import load_pack
from tests.support import check_conserved, games_per_mix, play_on

ROOT = Path(__file__).resolve().parent.parent.parent
GUILDS = load_pack(ROOT / "examples" / "packs" / "guilds")


@pytest.mark.parametrize("expansions", [(), ("houses",), ("pazzi",), ("houses", "pazzi")])
def test_games_with_a_custom_pack_finish(expansions: tuple[str, ...]) -> None:
    seen: set[int] = set()
    for seed in range(games_per_mix(6)):
        options = Options(players=3, expansions=expansions, packs=(GUILDS,))
        game = play_on(Game.new(options, seed=seed), random.Random(seed))
        check_conserved(game.state)
        cards = game.ruleset.printed.cards
        seen |= {cards[card].number for deck in game.state.decks for card in deck}
    assert {card.number for card in GUILDS.cards} & seen


def test_custom_cards_are_shuffled_into_the_stacks_of_their_type_and_period() -> None:
    game = Game.new(Options(players=3, packs=(GUILDS,)), seed=2)
    assert all(len(deck) == 24 for deck in game.state.decks)
    left_out = sum(len(stack) for stack in game.state.left_out)
    assert left_out == len(GUILDS.cards)


def test_a_saved_game_needs_its_pack() -> None:
    options = Options(players=2, packs=(GUILDS,))
    game = play_on(Game.new(options, seed=1), random.Random(1))
    text = game.save()
    assert Game.load(text, packs=(GUILDS,)).digest() == game.digest()
    with pytest.raises(SavedGameError, match="guilds"):
        Game.load(text)


def test_the_same_pack_twice_is_refused() -> None:
    with pytest.raises(OptionsError, match="in both packs guilds and guilds"):
        Game.new(Options(players=2, packs=(GUILDS, GUILDS)), seed=1)


def write_pack(folder: Path, cards: str) -> Path:
    (folder / "pack.toml").write_text(
        'key = "wild"\nversion = 1\n'
        'name = { en = "Wild", it = "Selvaggio", es = "Salvaje", ru = "Дикий" }\n',
        encoding="utf-8",
    )
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    return folder


WILD_CARDS = """
[[card]]
number = 2001
type = "building"
period = 1
name = { en = "All Works", it = "Ogni opera", es = "Toda obra", ru = "Все дела" }
cost = [{ wood = 1 }]
activation = 1
permanent = [
  { activate = { types = ["building", "territory"] } },
  { exchange = [{ pay = { coins = 1 }, gain = { coins = 2 } }] },
]

[[card]]
number = 2002
type = "building"
period = 1
name = { en = "Mirror", it = "Specchio", es = "Espejo", ru = "Зеркало" }
cost = [{ wood = 1 }]
activation = 1
permanent = [{ activate = { types = ["building"] } }, { gain = { victory = 1 } }]

[[card]]
number = 2003
type = "character"
period = 1
name = { en = "Cousin", it = "Cugino", es = "Primo", ru = "Кузен" }
cost = [{ coins = 1 }]
immediate = [{ action = { kind = "take_card", types = ["character"], value = 7 } }]

[[card]]
number = 2004
type = "character"
period = 1
name = { en = "Uncle", it = "Zio", es = "Tío", ru = "Дядя" }
cost = [{ coins = 1 }]
immediate = [
  { action = { kind = "take_card", types = ["character"], value = 7 } },
  { action = { kind = "production", value = 6 } },
]
"""


def test_cards_that_feed_each_other_cannot_loop(tmp_path: Path) -> None:
    """A building that activates anything, one that mirrors it, characters that take characters."""
    pack = load_pack(write_pack(tmp_path, WILD_CARDS))
    taken: set[int] = set()
    for seed in range(games_per_mix(20)):
        options = Options(players=2, packs=(pack,))
        game = play_on(Game.new(options, seed=seed), random.Random(seed))
        cards = game.ruleset.printed.cards
        taken |= {cards[card].number for owned in game.state.cards for card in owned}
    assert {2001, 2002, 2003, 2004} <= taken
