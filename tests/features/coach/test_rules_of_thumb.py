"""Each of the coach's rules of thumb in a position where it matters, and in a similar one where it doesn't."""

from __future__ import annotations

import pytest

from magnifico import Game
from magnifico.engine.events import Event
from magnifico.engine.game import packs_of
from magnifico.features.coach import RULES_OF_THUMB, Moment, Remark, describe_remark, remarks_for
from magnifico.scenarios.format import parse
from magnifico.scenarios.position import begin
from magnifico.texts import LANGUAGES, Naming, texts_for
from tests.repository import ROOT

OPTIONS = 'players = 2, rules = "basic"'


def game_with(given: str, options: str = OPTIONS, card: str = "") -> Game:
    """A position of a basic game of two, described as in a scenario."""
    (scenario,) = parse(
        f"""
        [[scenario]]
        id = "COACH"
        title = "A position for the coach"
        rules = ["R1.1"]
        options = {{ {options} }}
        step = [{{ to_act = "A" }}]
        {card}
        [scenario.given]
        {given}
        """,
        "coach.toml",
    )
    beginning = begin(scenario.cases[0])
    beginning.settle()
    return beginning.game


def said(game: Game, news: tuple[Event, ...] = (), already: tuple[str, ...] = ()) -> list[Remark]:
    return remarks_for(Moment(game, 0, news), already)


def keys(given: str, news: tuple[Event, ...] = ()) -> set[str]:
    return {remark.key for remark in said(game_with(given), news)}


def remark(key: str, given: str, news: tuple[Event, ...] = ()) -> Remark:
    return next(one for one in said(game_with(given), news) if one.key == key)


def placed(player: int, space: str) -> Event:
    fields: dict[str, object] = {
        "player": player,
        "member": "white",
        "space": space,
        "value": 6,
        "servants": 0,
    }
    return Event("placed", player, fields)


TERRITORIES = "A = { cards = [1, 2, 3] }"  # activated by 1, 2 and 3
BUILDINGS = "A = { cards = [25, 26, 27] }"


def test_the_first_turn_is_explained_and_the_second_says_what_lit_spaces_mean() -> None:
    assert "first-placement" in keys("round = 1")
    assert "first-placement" not in keys("round = 2")
    second = keys('occupied = { market1 = "A white" }')
    assert "lit-spaces" in second and "first-placement" not in second


def test_the_first_round_is_guided_turn_by_turn() -> None:
    """A territory on the highest floor within reach, by the weakest member that reaches it; then coins, and so on."""
    dice = "dice = { white = 5, black = 3, orange = 1 }"
    floors = "floors = { T1 = 1, T2 = 2, T3 = 5, T4 = 7 }"
    goods = "A = { coins = 6, servants = 3, wood = 2, stone = 2 }"
    first = remark("guide-land", f"{dice}\n{floors}\n{goods}")
    assert first.about == "space:T3"
    assert first.arguments == {"member": "white", "servants": 0, "card": 5, "tower": "T"}
    after = 'occupied = { T3 = "A white" }'
    second = remark("guide-coins", f"{dice}\n{floors}\n{goods}\n{after}")
    assert (second.about, second.arguments["member"]) == ("space:market1", "orange")
    third = 'occupied = { T3 = "A white", market1 = "A orange", C1 = "B white" }'
    card = remark("guide-card", f"{dice}\n{floors}\n{goods}\n{third}")
    assert card.arguments["tower"] in ("B", "V")  # somebody stands in the blue tower
    fourth = 'occupied = { T3 = "A white", market1 = "A orange", B1 = "A black" }'
    last = remark("guide-palace", f"{dice}\n{floors}\n{goods}\n{fourth}")
    assert last.arguments == {"member": "neutral", "servants": 1}
    assert "guide-over" in keys("round = 2")
    assert not {one for one in keys("round = 3") if one.startswith("guide")}


def test_after_placing_the_coach_points_at_ending_the_turn() -> None:
    found = remark("end-of-turn", "placed = true")
    assert found.about == "button:end"
    assert "end-of-turn" not in keys("round = 1")


def test_an_excommunication_is_explained_to_the_one_it_hits() -> None:
    mine = Event("excommunicated", 0, {"player": 0, "tile": "X1.2"})
    theirs = Event("excommunicated", 1, {"player": 1, "tile": "X1.2"})
    assert remark("excommunicated", "round = 3", (mine,)).arguments == {"tile": "X1.2"}
    assert "excommunicated" not in keys("round = 3", (theirs,))


def test_a_lost_harvest_space_matters_only_with_territories() -> None:
    news = (placed(1, "harvest"),)
    taken = 'occupied = { harvest = "B white" }'
    found = remark("space-lost", f"{TERRITORIES}\n{taken}", news)
    assert found.arguments == {"work": "harvest", "player": 1}
    assert "space-lost" not in keys(taken, news)
    assert "space-lost" not in keys(f"{BUILDINGS}\n{taken}", news)


def test_with_three_players_the_large_space_is_left() -> None:
    game = game_with(
        f'{TERRITORIES}\noccupied = {{ harvest = "B white" }}', 'players = 3, rules = "basic"'
    )
    found = {one.key for one in said(game, (placed(1, "harvest"),))}
    assert "space-lost-large" in found and "space-lost" not in found


def test_a_privilege_should_be_faith_when_the_church_asks_this_round() -> None:
    for round_number, faith, expected in (
        (2, 2, "privilege-faith"),
        (2, 3, "privilege"),
        (1, 0, "privilege"),
    ):
        game = game_with(f"round = {round_number}\nA = {{ faith = {faith} }}")
        game.play("white palace")
        assert [one.key for one in said(game) if one.key.startswith("privilege")] == [expected]


def test_an_exchange_and_a_double_price_are_explained_when_they_are_asked() -> None:
    game = game_with("A = { cards = [33], coins = 8 }")  # building 33 changes coins
    assert not {"exchange", "price"} & {one.key for one in said(game)}
    game.play("white production")
    assert "exchange" in {one.key for one in said(game)}
    twice = "[{ coins = 3 }, { wood = 2 }]"
    game = game_with(
        "floors = { V1 = 1001 }\nA = { coins = 8, wood = 4 }",
        card=f'[[scenario.card]]\nnumber = 1001\ntype = "venture"\ncost = {twice}',
    )
    game.play("white V1")
    assert "price" in {one.key for one in said(game)}


def test_the_church_question_names_points_and_penalty() -> None:
    game = game_with('round = 2\nphase = "vatican"\nA = { faith = 5 }\ntiles = ["X1.2"]')
    (found,) = [one for one in said(game) if one.key == "church"]
    assert found.arguments == {"faith": 5, "points": 5, "tile": "X1.2"}


def test_missing_faith_is_announced_two_rounds_ahead_and_again_in_the_last() -> None:
    elsewhere = 'occupied = { market1 = "A white" }'
    ahead = remark("faith-missing", f"round = 1\n{elsewhere}\nA = {{ faith = 1 }}")
    assert (ahead.arguments["missing"], ahead.arguments["needed"]) == (2, 3)
    now = remark("faith-missing-now", f"round = 4\n{elsewhere}\nA = {{ faith = 1 }}")
    assert (now.arguments["missing"], now.arguments["needed"]) == (3, 4)
    assert not {"faith-missing", "faith-missing-now"} & keys(
        f"round = 4\n{elsewhere}\nA = {{ faith = 4 }}"
    )


def test_the_best_thing_on_the_table_is_named_for_missing_faith_and_strength() -> None:
    """The Papal Messenger brings 3 faith points; the Palace a privilege, which can become one."""
    given = 'round = 4\noccupied = { market1 = "A white" }'
    coins = "A = { coins = 9, faith = 2, servants = 3 }"
    floors = 'floors = { C1 = 63, C2 = "", C3 = "", C4 = "", T1 = "", T2 = "", T3 = "", T4 = "" }'
    found = remark("faith-missing-now", f"{given}\n{floors}\n{coins}")
    assert (found.arguments["source_card"], found.arguments["source_gain"]) == (63, 3)
    poor = remark("faith-missing-now", f"{given}\n{floors}\nA = {{ faith = 2, servants = 3 }}")
    assert poor.arguments["source_space"] == "palace"
    naming = Naming(packs_of(game_with(given).options), ["Anna", "Bruno"])
    assert "“Papal Messenger” (3 faith points)" in describe_remark(
        found, texts_for("en"), naming
    ).replace("\u00a0", " ")
    # The third space of the Market has 3 military points, a privilege only 2.
    strength = remark("territory-slot", "A = { cards = [1, 2] }").arguments
    assert strength["source_good"] == "military"
    assert int(strength["source_gain"]) >= 2


def test_the_plan_of_a_round_follows_from_cards_and_dice() -> None:
    """Territories 1, 2 and 3 ask for 1, 2 and 3."""
    strong = "dice = { white = 5, black = 4, orange = 1 }"
    found = remark("plan-work", f"round = 2\n{strong}\n{TERRITORIES}")
    assert found.arguments == {"work": "harvest", "owned": 3, "cards": 3, "value": 5}
    assert found.about == "space:harvest"
    weak = "dice = { white = 2, black = 1, orange = 1 }"
    assert remark("plan-work", f"round = 2\n{weak}\n{TERRITORIES}").arguments["cards"] == 2
    taken = f'round = 2\n{TERRITORIES}\noccupied = {{ harvest = "B white" }}'
    assert "plan-work" not in keys(taken)
    assert "work-ready" not in keys(f"round = 2\n{strong}\n{TERRITORIES}")  # said by the plan
    assert not {"plan-work", "plan-cards"} & keys(f"round = 1\n{TERRITORIES}")


def test_a_forced_pass_is_explained_and_never_called_a_placement() -> None:
    """Only the neutral member is left, without a servant: every space asks for at least 1."""
    given = 'occupied = { market1 = "A white", palace = "A black", harvest = "A orange" }'
    game = game_with(f"{given}\nA = {{ servants = 0 }}")
    assert [one.kind for one in game.legal_moves(0)] == ["pass"]
    assert said(game)[0].key == "cannot-place-neutral"
    events = tuple(game.play("pass"))
    found = {one.key for one in said(game, events)}
    assert "end-of-turn" not in found
    assert "end-of-pass" in found


def test_a_harvest_that_pays_is_worth_hurrying_for() -> None:
    found = remark("work-ready", TERRITORIES)
    assert found.arguments["work"] == "harvest" and found.about == "space:harvest"
    assert "work-ready" not in keys(f'{TERRITORIES}\noccupied = {{ harvest = "B white" }}')
    assert "work-ready" not in keys("A = { cards = [1] }")


def test_a_busy_tower_costs_three_coins() -> None:
    found = remark(
        "busy-tower", 'occupied = { T1 = "B white", market1 = "A white" }\nA = { coins = 3 }'
    )
    assert found.arguments == {"coins": 3, "tower": "T"} and found.about == "tower:T"
    assert "busy-tower" not in keys('occupied = { market1 = "A white" }')
    # Where one stands oneself, no coloured member may follow, and this neutral one can't pay.
    alone = 'occupied = { C1 = "A white" }\nA = { coins = 0, servants = 0 }'
    assert "busy-tower" not in keys(alone)


def test_servants_are_mentioned_when_only_weak_members_are_left() -> None:
    weak = "dice = { white = 1, black = 2, orange = 1 }"
    assert "servants" in keys(f"{weak}\nA = {{ servants = 3 }}")
    assert "servants" not in keys(f"{weak}\nA = {{ servants = 2 }}")
    assert "servants" not in keys("A = { servants = 9 }")


def test_the_last_round_is_announced() -> None:
    assert "last-round" in keys("round = 6")
    assert "last-round" not in keys("round = 5")


def test_the_third_territory_needs_military_strength() -> None:
    found = remark("territory-slot", "A = { cards = [1, 2], military = 1 }")
    asked = {name: found.arguments[name] for name in ("needed", "have", "number")}
    assert asked == {"needed": 3, "have": 1, "number": 3}
    assert "territory-slot" not in keys("A = { cards = [1, 2], military = 3 }")
    assert "territory-slot" not in keys("A = { cards = [1] }")


def test_a_growing_set_of_characters_is_worth_more_with_each() -> None:
    found = remark("growing-set", "A = { cards = [49, 50] }")  # sets score 1, 3, 6, 10 (R14.4)
    assert found.arguments == {"count": 2, "more": 3}
    assert "growing-set" not in keys("A = { cards = [49] }")


def test_hoarding_is_noticed_from_round_three_on() -> None:
    many = "A = { wood = 4, stone = 4, coins = 4, servants = 4 }"
    assert remark("hoarding", f"round = 3\n{many}").arguments == {"held": 16, "per": 5}
    assert "hoarding" not in keys(f"round = 2\n{many}")
    assert "hoarding" not in keys("round = 3\nA = { coins = 15 }")


def test_the_last_in_turn_order_is_told_about_the_palace() -> None:
    last = 'round = 3\norder = "BA"\nturn = "A"'
    assert "turn-order" in keys(last)
    assert "turn-order" not in keys(f'{last}\noccupied = {{ palace = "B white" }}')
    assert "turn-order" not in keys("round = 3")


def test_nothing_is_said_twice_and_every_rule_can_be_silent() -> None:
    game = game_with("round = 6")
    first = said(game)
    assert first
    assert said(game, already=tuple(one.once for one in first)) == []
    assert len({rule.__name__ for rule in RULES_OF_THUMB}) == len(RULES_OF_THUMB)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_words_in_every_language(language: str) -> None:
    game = game_with("round = 1")
    naming = Naming(packs_of(game.options), ["Anna", "Bruno"])
    texts = texts_for(language)
    spoken = [
        Remark("excommunicated", {"tile": "X1.2"}),
        Remark("space-lost", {"work": "harvest", "player": 1}),
        Remark("space-lost-large", {"work": "production", "player": 1}),
        Remark("church", {"faith": 5, "points": 5, "tile": "X1.2"}),
        Remark("faith-missing-now", {"missing": 1, "needed": 3, "tile": "X1.2"}),
        *said(game),
    ]
    for one in spoken:
        words = describe_remark(one, texts, naming)
        assert words and "{" not in words and "$" not in words
        if "player" in one.arguments:
            assert "Bruno" in words


def test_the_documentation_lists_every_rule_of_thumb_in_order() -> None:
    page = (ROOT / "docs" / "coach.md").read_text(encoding="utf-8")
    listed = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert listed == [rule.__name__ for rule in RULES_OF_THUMB]
