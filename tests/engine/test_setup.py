"""Setup: what is left to chance, over many games (section 2)."""

from __future__ import annotations

from collections import Counter

from magnifico import Game, Options
from magnifico.content import builtin_pack


def new(seed: int, options: Options) -> Game:
    return Game.new(options, seed=seed)


def test_one_excommunication_tile_of_each_period_is_drawn() -> None:
    """R2.2.2; with Houses of Renaissance the three additional tiles may appear too (R2.5.3)."""
    for expansions, size in (((), 21), (("houses",), 24)):
        seen: set[str] = set()
        for seed in range(250):
            game = new(seed, Options(players=2, expansions=expansions))
            tiles = game.view(None)["excommunications"]
            assert [tile[1] for tile in tiles] == ["1", "2", "3"]
            seen |= set(tiles)
        assert len(seen) == size
        assert ("X2.8" in seen) == bool(expansions)


def test_the_turn_order_is_random() -> None:
    """R2.2.3: each of the 24 orders of four players comes up."""
    orders = Counter(new(seed, Options(rules="basic")).state.order for seed in range(600))
    assert len(orders) == 24
    assert max(orders.values()) < 60


def test_starting_coins_go_by_turn_order() -> None:
    """R2.2.4, R2.5.1."""
    game = new(3, Options(players=4))
    assert [game.state.rows[seat][2] for seat in game.state.order] == [5, 6, 7, 8]
    game = new(3, Options(players=5, expansions=("houses",)))
    assert [game.state.rows[seat][2] for seat in game.state.order] == [0, 1, 2, 3, 4]


def test_the_special_deck_has_eight_of_sixteen_cards_a_period() -> None:
    """R2.5.2: drawn at random, stacked by period; R2.5.4: one of the others is shown."""
    for seed in range(20):
        game = new(seed, Options(players=3, expansions=("houses",)))
        cards = game.ruleset.printed.cards
        periods = [cards[card].period for card in game.state.decks[4]]
        assert periods == [1] * 8 + [2] * 8 + [3] * 8
        shown = game.view(None)["adaptation_card"]
        assert shown not in {cards[card].number for card in game.state.decks[4]}
        kind = next(c.card_type for c in builtin_pack("houses").cards if c.number == shown)
        towers = {"territory": "T", "character": "C", "building": "B", "venture": "V"}
        assert game.view(None)["adaptation"] == towers[kind]


def test_thirty_tokens_lie_face_down() -> None:
    """R2.5.5: all of them, shuffled; nobody sees one."""
    supplies = {
        new(seed, Options(players=2, expansions=("houses",))).state.token_supply
        for seed in range(5)
    }
    assert len(supplies) == 5
    assert all(len(supply) == 30 for supply in supplies)
    view = new(1, Options(players=2, expansions=("houses",))).view(0)
    assert view["token_supply"] == 30


def test_as_many_families_and_auction_tiles_as_players() -> None:
    """R2.6.1, R2.5.7: paired at random, from 10 families or 12 with the Pazzi ones; R2.1.3."""
    for expansions, families in ((("houses",), 10), (("houses", "pazzi"), 12)):
        seen: set[str] = set()
        pairs: set[tuple[str, str]] = set()
        for seed in range(120):
            game = new(seed, Options(players=4, expansions=expansions))
            auction = game.view(None)["auction"]
            assert len(auction) == 4
            assert len({slot["tile"] for slot in auction}) == 4
            seen |= {slot["family"] for slot in auction}
            pairs |= {(slot["family"], slot["tile"]) for slot in auction}
        assert len(seen) == families
        assert len(pairs) > 45
    assert new(1, Options(players=3, expansions=("pazzi",))).ruleset.printed.families == []


def test_sforza_and_visconti_come_with_two_open_leaders() -> None:
    """R2.6.2: each tile has its own two, face up beside it."""
    for seed in range(60):
        game = new(seed, Options(players=5, expansions=("houses", "pazzi")))
        auction = game.view(None)["auction"]
        for slot in auction:
            expected = 2 if slot["family"] in ("sforza", "visconti") else 0
            assert len(slot["leaders"]) == expected


def test_the_fifth_bonus_tile_is_for_five_players() -> None:
    """RUL-6; opt.allBonusTiles makes it available to smaller tables with the expansion."""
    assert len(new(1, Options(players=4, expansions=("houses",))).state.tiles_left) == 4
    assert len(new(1, Options(players=5, expansions=("houses",))).state.tiles_left) == 5
    table = frozenset({"allBonusTiles"})
    assert (
        len(new(1, Options(players=3, expansions=("houses",), table=table)).state.tiles_left) == 5
    )
