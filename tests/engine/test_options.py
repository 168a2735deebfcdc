"""What a table can agree on, and what is refused (R2.1.1, R2.1.2, R2.1.3, section 22)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from magnifico import Game, Options, OptionsError
from magnifico.content import builtin_pack
from magnifico.engine.options import TABLE_OPTIONS, from_dict, to_dict
from tests.support import check_conserved, games_per_mix, play_on


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": 6, "expansions": ["houses"]}, "players"),
        ({"players": "4"}, "players"),
        ({"players": True}, "players"),
        ({"rules": "expert"}, "rules"),
        ({"rules": "basic", "expansions": ["pazzi"]}, "rules"),
        ({"expansions": ["florence"]}, "expansions"),
        ({"expansions": ["pazzi", "pazzi"]}, "expansions"),
        ({"expansions": "houses"}, "expansions"),
        ({"table": ["noSuchOption"]}, "table"),
        ({"leader_sets": ["houses"]}, "leader_sets"),
        ({"decks": ["1"]}, "decks"),
        ({"packs": ["mine"]}, "packs"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_contradictory_options_are_refused(data: dict[str, object], field: str) -> None:
    with pytest.raises(OptionsError) as caught:
        from_dict(data)
    assert caught.value.field == field
    assert str(caught.value)


def test_options_survive_a_file() -> None:
    options = Options(
        players=5,
        expansions=("houses", "pazzi"),
        table=frozenset({"emptyFloor", "secretVatican"}),
        leader_sets=("base", "houses"),
    )
    assert from_dict(to_dict(options)) == options


@pytest.mark.parametrize("names", ["houses, pazzi", "houses+pazzi", ["houses", "pazzi"]])
def test_names_may_be_given_as_a_text_or_a_list(names: Any) -> None:
    plain = Options(players=5, expansions=("houses", "pazzi"), table=frozenset({"emptyFloor"}))
    given = Options(players=5, expansions=names, table=cast("Any", "emptyFloor"))
    assert given == plain and hash(given) == hash(plain)


@pytest.mark.parametrize("field", ["expansions", "table", "leader_sets"])
@pytest.mark.parametrize("value", [7, None, [1, 2]])
def test_what_isnt_a_list_of_names_is_refused(field: str, value: Any) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(**{field: value})
    assert caught.value.field == field


@pytest.mark.parametrize("name", TABLE_OPTIONS)
def test_games_with_any_single_option_end_well(name: str) -> None:
    """Every option of the rulings, alone, with everything in the box."""
    options = Options(players=4, expansions=("houses", "pazzi"), table=frozenset({name}))
    for seed in range(games_per_mix(3)):
        game = play_on(Game.new(options, seed=seed), random.Random(seed))
        check_conserved(game.state)


def test_games_with_all_options_at_once_end_well() -> None:
    for players in (2, 3, 4, 5):
        options = Options(
            players=players, expansions=("houses", "pazzi"), table=frozenset(TABLE_OPTIONS)
        )
        for seed in range(games_per_mix(5)):
            play_on(Game.new(options, seed=seed), random.Random(seed))


class TestLeaderSets:
    """A table may play with only some sets of leaders (RUL-4, R2.4.4)."""

    def test_all_leaders_of_the_modules_by_default(self) -> None:
        game = Game.new(Options(players=2, expansions=("houses", "pazzi")), seed=1)
        assert len(game.ruleset.printed.leaders) == 44
        assert len(Game.new(Options(players=2), seed=1).ruleset.printed.leaders) == 20

    def test_only_the_chosen_sets(self) -> None:
        options = Options(players=4, expansions=("houses",), leader_sets=("houses",))
        leaders = Game.new(options, seed=1).ruleset.printed.leaders
        assert {leader.pack for leader in leaders} == {"houses"}

    def test_too_few_leaders_are_refused(self) -> None:
        with pytest.raises(OptionsError, match="4 leaders for 3 players"):
            Game.new(Options(players=3, expansions=("pazzi",), leader_sets=("pazzi",)), seed=1)


class TestDecks:
    """Which cards are in the decks (R2.7.1, R2.7.2, R2.7.3)."""

    def chosen(self) -> list[int]:
        """All Pazzi cards, and the first six base cards of every type and period."""
        numbers: list[int] = []
        groups: Counter[tuple[str, int]] = Counter()
        for card in (*builtin_pack("pazzi").cards, *builtin_pack("base").cards):
            if groups[card.card_type, card.period] < 8:
                groups[card.card_type, card.period] += 1
                numbers.append(card.number)
        return numbers

    def test_own_choice_of_cards(self) -> None:
        chosen = self.chosen()
        options = Options(players=3, expansions=("pazzi",), decks=tuple(chosen))
        game = Game.new(options, seed=1)
        cards = game.ruleset.printed.cards
        dealt = sorted(cards[card].number for deck in game.state.decks for card in deck)
        assert dealt == sorted(chosen)
        assert {145, 168} <= set(dealt)

    def test_a_wrong_number_of_cards_is_refused(self) -> None:
        chosen = self.chosen()
        with pytest.raises(OptionsError, match="7 cards, 8 needed"):
            Game.new(Options(players=3, expansions=("pazzi",), decks=tuple(chosen[1:])), seed=1)
        everything = [*range(1, 97), *range(145, 169)]
        with pytest.raises(OptionsError, match="10 cards chosen, exactly 8 needed"):
            Game.new(Options(players=3, expansions=("pazzi",), decks=tuple(everything)), seed=1)

    def test_an_unknown_card_is_refused(self) -> None:
        decks = (*self.chosen(), 999)
        with pytest.raises(OptionsError, match="card 999"):
            Game.new(Options(players=3, expansions=("pazzi",), decks=decks), seed=1)

    def test_pazzi_cards_are_mixed_in_and_two_of_each_stack_left_out(self) -> None:
        game = Game.new(Options(players=3, expansions=("pazzi",)), seed=4)
        assert all(len(stack) == 2 for stack in game.state.left_out)
        assert all(len(deck) == 24 for deck in game.state.decks)

    def test_nobody_knows_what_was_left_out_unless_it_is_revealed(self) -> None:
        """RUL-76: with opt.pazziReveal the chosen cards are known, otherwise ten per stack may come."""
        hidden = Game.new(Options(players=2, expansions=("pazzi",)), seed=4).view(0)["to_come"]
        table = frozenset({"pazziReveal"})
        options = Options(players=2, expansions=("pazzi",), table=table)
        revealed = Game.new(options, seed=4).view(0)["to_come"]
        first_hidden = next(e for e in hidden if e["tower"] == "T" and e["period"] == 2)
        first_revealed = next(e for e in revealed if e["tower"] == "T" and e["period"] == 2)
        assert len(first_hidden["cards"]) == 10
        assert len(first_revealed["cards"]) == 8

    def test_pazzi_cards_never_appear_in_the_special_tower(self) -> None:
        for seed in range(20):
            options = Options(players=4, expansions=("houses", "pazzi"))
            game = Game.new(options, seed=seed)
            cards = game.ruleset.printed.cards
            assert all(97 <= cards[card].number <= 144 for card in game.state.decks[4])
            assert all(not cards[card].special for deck in game.state.decks[:4] for card in deck)
