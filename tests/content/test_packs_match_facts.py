"""Every card, leader, tile and number of the three packs is what the fact files say."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from magnifico.content import BUILTIN_PACKS, Card, Leader, builtin_pack, check_together
from magnifico.content.effects import (
    AuctionLeaders,
    CardLimit,
    DrawLeaders,
    Effect,
    EndLoss,
    ExtraMember,
    Forbid,
    FreeExchange,
    Gain,
    GainPenalty,
    LoseOnExcommunication,
    PlayLeader,
    Rule,
    SetRewards,
    Trigger,
)
from magnifico.texts import LANGUAGES
from tests.content.converter import (
    Json,
    base_effect,
    base_requirements,
    expansion_effect,
    expansion_requirements,
    fact_file,
    to_cost,
    to_goods,
)


def printed(name: str) -> str:
    """A name of the fact files, which were typed with the keyboard's apostrophe."""
    return name.replace("'", "’")


BASE: Final = builtin_pack("base")
HOUSES: Final = builtin_pack("houses")
PAZZI: Final = builtin_pack("pazzi")
CARDS: Final[dict[int, Card]] = {
    card.number: card for pack in (BASE, HOUSES, PAZZI) for card in pack.cards
}
LEADERS: Final[dict[str, Leader]] = {
    leader.key: leader for pack in (BASE, HOUSES, PAZZI) for leader in pack.leaders
}

BASE_CARDS: Final[list[Json]] = fact_file("base/development_cards.json")
SPECIAL_CARDS: Final[list[Json]] = fact_file("expansions/special_cards_97_144.json")["cards"]
PAZZI_CARDS: Final[list[Json]] = fact_file("expansions/cards_145_168.json")["cards"]
BASE_LEADERS: Final[list[Json]] = fact_file("base/leaders.json")
NEW_LEADERS: Final[list[Json]] = fact_file("expansions/leaders.json")["leaders"]
RECONSTRUCTED: Final[Json] = fact_file("expansions/reconstructed.json")
BOARD: Final[Json] = fact_file("base/board.json")

# the codes of the rules, in their order
CODES: Final = [
    "francesco_sforza",
    "ludovico_ariosto",
    "filippo_brunelleschi",
    "sigismondo_malatesta",
    "girolamo_savonarola",
    "michelangelo_buonarroti",
    "giovanni_dalle_bande_nere",
    "leonardo_da_vinci",
    "sandro_botticelli",
    "ludovico_il_moro",
    "lucrezia_borgia",
    "federico_da_montefeltro",
    "lorenzo_de_medici",
    "sisto_iv",
    "cesare_borgia",
    "santa_rita",
    "cosimo_de_medici",
    "bartolomeo_colleoni",
    "ludovico_iii_gonzaga",
    "pico_della_mirandola",
    "alfonso_v_daragona",
    "alfonso_i_deste",
    "ercole_i_deste",
    "ferdinando_daragona",
    "martin_lutero",
    "tomas_de_torquemada",
    "pietro_bembo",
    "paracelso",
    "leon_battista_alberti",
    "lucia_da_narni",
    "palla_strozzi",
    "ladislao_vii_jagellone",
    "massimiliano_i_dasburgo",
    "guglielmo_de_pazzi",
    "piero_della_francesca",
    "erasmo_da_rotterdam",
    "marsilio_ficino",
    "beatrice_deste",
    "giulio_ii",
    "bramante",
    "raffaello_sanzio",
    "carlo_viii",
    "niccolo_machiavelli",
    "jacopo_salviati",
]


def number(fact: Json) -> str:
    """Name a test after the card's number or the leader's key."""
    return str(fact["id"])


@pytest.mark.parametrize("fact", BASE_CARDS, ids=number)
def test_a_base_card_is_printed_like_this(fact: Json) -> None:
    card = CARDS[fact["id"]]
    assert card.pack == "base"
    assert (card.card_type, card.period, card.special) == (fact["type"], fact["period"], False)
    assert card.costs == tuple(to_cost(cost) for cost in fact["costs"])
    assert card.immediate == tuple(base_effect(effect) for effect in fact["immediate"])
    assert card.activation == (fact["activation"] or 0)
    assert card.activation_printed
    assert card.permanent == tuple(base_effect(effect) for effect in fact["permanent"])
    assert card.end_victory == (fact["end_game_vp"] or 0)
    assert card.end_effects == ()
    assert (card.status, card.name_status) == ("known", "known")
    names = {language: printed(name) for language, name in fact["name"].items()}
    assert {language: card.names[language] for language in names} == names


@pytest.mark.parametrize("fact", SPECIAL_CARDS + PAZZI_CARDS, ids=number)
def test_an_expansion_card_is_printed_like_this(fact: Json) -> None:
    card = CARDS[fact["id"]]
    special = fact["deck"] == "special"
    assert card.pack == ("houses" if special else "pazzi")
    assert (card.card_type, card.period, card.special) == (fact["type"], fact["period"], special)
    assert card.costs == tuple(to_cost(cost) for cost in fact["costs"])
    assert card.immediate == tuple(expansion_effect(effect) for effect in fact["immediate"])
    unprinted = "activation_mode" in fact
    assert card.activation == (1 if unprinted else fact["activation"] or 0)
    assert card.activation_printed is not unprinted
    at_end = [effect for effect in fact["permanent"] if effect.get("when") == "end_of_game"]
    during = [effect for effect in fact["permanent"] if effect not in at_end]
    assert card.permanent == tuple(expansion_effect(effect) for effect in during)
    assert card.end_effects == tuple(expansion_effect(effect) for effect in at_end)
    assert card.end_victory == (fact["end_game_vp"] or 0)
    assert card.status == "known"
    assert card.name_status == "reconstructed"
    assert not fact["name"]["en"] or printed(fact["name"]["en"]) == card.names["en"]


def test_no_card_is_missing_and_there_are_no_extras() -> None:
    assert sorted(CARDS) == list(range(1, 169))
    for pack, each in ((BASE, 8), (HOUSES, 4), (PAZZI, 2)):
        found = Counter((card.card_type, card.period) for card in pack.cards)
        assert set(found.values()) == {each}
        assert len(found) == 12


def test_only_five_cards_have_no_printed_activation() -> None:
    unprinted = [card.number for card in CARDS.values() if not card.activation_printed]
    assert unprinted == [99, 100, 107, 111, 112]


@pytest.mark.parametrize("fact", BASE_LEADERS, ids=number)
def test_a_base_leader_is_printed_like_this(fact: Json) -> None:
    leader = LEADERS[fact["id"]]
    assert leader.pack == "base"
    assert set(leader.requirements) == base_requirements(fact["requirement"])
    assert leader.ability == fact["ability"]["kind"]
    assert leader.effects == tuple(base_effect(effect) for effect in fact["ability"]["effects"])
    assert leader.space_minimum == 0
    assert leader.names["it"] == printed(fact["name"])


@pytest.mark.parametrize("fact", NEW_LEADERS, ids=number)
def test_an_expansion_leader_is_printed_like_this(fact: Json) -> None:
    leader = LEADERS[fact["id"]]
    assert leader.pack == fact["set"]
    assert set(leader.requirements) == expansion_requirements(fact["requirements"])
    kind = fact["ability_type"]
    assert leader.ability == ("space" if kind == "action_space" else kind)
    assert leader.effects == tuple(expansion_effect(effect) for effect in fact["effects"])
    assert leader.space_minimum == fact.get("action_space_min_value", 0)


def test_the_leaders_carry_the_codes_of_the_rules() -> None:
    codes = {leader.key: leader.code for leader in LEADERS.values()}
    assert codes == {key: f"L{position:02}" for position, key in enumerate(CODES, 1)}


def test_the_base_excommunication_tiles() -> None:
    facts = fact_file("base/excommunication_tiles.json")
    expected = [(fact["rule"], fact["period"], (base_effect(fact["effect"]),)) for fact in facts]
    assert [(tile.key, tile.period, tile.effects) for tile in BASE.excommunications] == expected


def test_the_new_excommunication_tiles() -> None:
    facts = fact_file("expansions/excommunication_tiles.json")["tiles"]
    tokens, tower, beyond = (fact["effect"] for fact in facts)
    assert (tokens["id"], tokens["of"]) == ("receive_one_less", "special_tokens")
    assert (tower["id"], tower["tower"]) == ("cannot_take_from", "special")
    assert beyond["per"] == "development card beyond the fourth of each type"
    effects: list[Effect] = [
        GainPenalty(("tokens",), 1),
        Forbid("special_tower"),
        EndLoss("cards_beyond", per=1, victory=beyond["lose_vp"], beyond=4),
    ]
    expected = [
        (fact["rule"], fact["period"], (effect,))
        for fact, effect in zip(facts, effects, strict=True)
    ]
    assert [(tile.key, tile.period, tile.effects) for tile in HOUSES.excommunications] == expected


def test_the_bonus_tiles() -> None:
    facts = fact_file("base/bonus_tiles.json")
    expected = [
        (fact["id"], to_goods(fact["harvest"]), to_goods(fact["production"]), advanced)
        for advanced, group in ((False, [facts["basic"]]), (True, facts["advanced"]))
        for fact in group
    ]
    found = [(tile.key, tile.harvest, tile.production, tile.advanced) for tile in BASE.bonus_tiles]
    assert found == expected
    (fifth,) = HOUSES.bonus_tiles
    fact = RECONSTRUCTED["fifth_bonus_tile_advanced"]
    assert (fifth.harvest, fifth.production) == (
        to_goods(fact["harvest"]),
        to_goods(fact["production"]),
    )
    assert (fifth.advanced, fifth.min_players, fifth.status) == (True, 5, "reconstructed")


def by_position(table: dict[str, int]) -> tuple[int, ...]:
    """Return the values of a table whose keys count up."""
    return tuple(table[key] for key in sorted(table, key=int))


def test_every_printed_number_of_the_board() -> None:
    board = BASE.board
    assert board is not None
    towers = BOARD["towers"]
    assert list(board.towers) == towers["order_left_to_right"]
    assert list(board.floor_minimums) == [floor["min_value"] for floor in towers["floors"]]
    assert board.floor_bonuses == {
        tower: tuple(to_goods(bonus.get(str(floor), {})) for floor in range(1, 5))
        for tower, bonus in towers["floor_bonus"].items()
    }
    assert towers["occupied_surcharge"] == {"coins": board.surcharge}
    single, multiple = BOARD["harvest_production"]["spaces"]
    assert board.work_minimum == single["min_value"] == multiple["min_value"]
    assert board.large_space_penalty == -multiple["action_value_modifier"]
    assert board.large_space_min_players == multiple["min_players"]
    spaces = BOARD["market"]["spaces"]
    assert [
        (space.gain, space.privileges, space.privileges_different, space.min_players)
        for space in board.market
    ] == [
        (
            to_goods(space.get("gain", {})),
            space.get("privileges", 0),
            space.get("privileges_different", False),
            space["min_players"],
        )
        for space in spaces
    ]
    assert {space["min_value"] for space in spaces} == {board.market_minimum}
    palace = BOARD["council_palace"]
    assert board.palace_gain == to_goods(palace["gain"])
    assert (board.palace_privileges, board.palace_minimum) == (
        palace["privileges"],
        palace["min_value"],
    )
    options = BOARD["council_privilege_options"]
    assert board.privilege_options == tuple(to_goods(option) for option in options)


def test_every_number_of_the_tracks_of_setup_and_of_scoring() -> None:
    board = BASE.board
    assert board is not None
    faith, military, final = BOARD["faith_track"], BOARD["military_track"], BOARD["final_scoring"]
    assert list(board.faith_track) == faith["victory_points"]
    assert board.faith_requirements == by_position(faith["required_faith"])
    assert board.military_maximum == military["printed_max"]
    assert board.military_prizes == by_position(military["ranking_prizes"])
    assert board.territory_requirements == by_position(
        BOARD["territory_slots"]["military_required"]
    )
    assert board.card_limit == BOARD["max_cards_per_type"]
    assert board.territory_scores == by_position(final["territory_cards"])
    assert board.character_scores == by_position(final["character_cards"])
    assert board.resources_per_point == final["resources"]["per"]
    start = BOARD["start"]
    assert board.start_goods == to_goods(start["resources"])
    assert board.start_coins == by_position(start["coins_by_turn_position"])
    assert board.rounds == BOARD["periods"] * BOARD["rounds_per_period"]
    assert board.cards_per_tower == BOARD["cards_per_tower_per_round"]
    assert board.leaders_dealt == BOARD["advanced"]["leaders_dealt_per_player"]
    assert board.neutral_value == BOARD["family_members_per_player"]["neutral_value"]
    assert list(range(board.min_players, board.max_players + 1)) == BOARD["players"]


def test_what_houses_of_renaissance_adds_to_the_board() -> None:
    board = HOUSES.houses_board
    assert board is not None
    facts = fact_file("expansions/setup_and_other_rules.json")["houses_of_renaissance"]
    tower = facts["special_tower"]
    assert board.special_floor_bonuses == tuple(
        to_goods(bonus or {}) for bonus in tower["floor_bonus"]
    )
    assert BASE.board is not None
    assert list(BASE.board.floor_minimums) == tower["floor_minimum_values"]
    *old, new = facts["council_privilege_options"]["options"]
    assert tuple(to_goods(option) for option in old) == BASE.board.privilege_options
    assert board.privilege_option == to_goods(new)
    assert facts["players"] == f"2-{board.max_players}"
    assert "coins 0/1/2/3/4 by turn order" in " ".join(facts["setup"])
    assert board.start_coins == (0, 1, 2, 3, 4)
    numbering = fact_file("expansions/special_cards_97_144.json")["numbering"]
    assert board.special_cards_per_period == numbering["drawn per period for a game"]


FAMILY_EFFECTS: Final[dict[str, tuple[Effect, ...]]] = {
    "da_montefeltro": (Rule("keep_building_goods"),),
    "malatesta": (Rule("military_not_spent"),),
    "gonzaga": (Rule("buy_leftover"),),
    "aragonesi": (Rule("harvest_on_territory"),),
}


def family_effects(fact: Json) -> tuple[Effect, ...]:
    """Return the effects of a family; those described only in the rules are in FAMILY_EFFECTS."""
    effects: list[Json] = fact["effects"]
    words = [effect["do"] for effect in effects]
    match fact["id"]:
        case "medici":
            token, limit = effects
            scores = by_position(limit["end_vp"])
            return expansion_effect(token), CardLimit("character", limit["max"], scores)
        case "colonna":
            return (ExtraMember(effects[0]["value"]),)
        case "este":
            return (_free(effects[0]),)
        case "sforza":
            take = effects[1]["effects"][0]
            play = take["play_now_ignoring_requirements"] == 1
            return (AuctionLeaders(effects[0]["leaders_face_up"], play),)
        case "orsini":
            rewards = sorted(effects[0]["rewards"], key=lambda reward: int(reward["nth"]))
            return (
                SetRewards(
                    tuple(tuple(map(expansion_effect, reward["effects"])) for reward in rewards)
                ),
            )
        case "della_rovere":
            assert words == ["special_faith_tiles", "trigger"]
            lost = effects[1]["effects"][0]["what"]["vp"]
            return Rule("faith_tiles"), LoseOnExcommunication(lost)
        case "della_scala":
            forbidden, faith = effects[0]["effects"]
            assert forbidden["id"] == "privilege_may_not_be_faith"
            gain = to_goods(faith["what"])
            return Rule("no_faith_privilege"), Trigger("privilege", gain), _free(effects[1])
        case "visconti":
            return Rule("visconti"), AuctionLeaders(effects[0]["leaders_face_up"], False)
    return FAMILY_EFFECTS[fact["id"]]


def _free(effect: Json) -> FreeExchange:
    (exchange,) = effect["effects"]
    assert exchange["times"] == "any"
    return FreeExchange(to_goods(exchange["pay"]), to_goods(exchange["get"]))


@pytest.mark.parametrize(
    "fact", fact_file("expansions/families.json")["families"], ids=lambda fact: str(fact["id"])
)
def test_a_family_has_this_ability(fact: Json) -> None:
    pack = builtin_pack(fact["set"])
    (family,) = (family for family in pack.families if family.key == fact["id"])
    assert family.effects == family_effects(fact)
    assert family.names["it"] == printed(fact["name"])


def test_ten_families_and_two_more() -> None:
    assert (len(HOUSES.families), len(PAZZI.families), len(BASE.families)) == (10, 2, 0)
    orsini = next(family for family in HOUSES.families if family.key == "orsini")
    (sets,) = orsini.effects
    assert isinstance(sets, SetRewards)
    assert sets.rewards[:2] == ((DrawLeaders(2),), (PlayLeader(),))
    assert sets.rewards[2:] == ((Gain((("victory", 10),)),), (Gain((("victory", 15),)),))


def test_reconstructed_tokens() -> None:
    facts = RECONSTRUCTED["special_tokens"]
    assert [(face.copies, face.gain) for face in HOUSES.token_faces] == [
        (face["copies"], to_goods(face["gain"])) for face in facts["faces"]
    ]
    assert sum(face.copies for face in HOUSES.token_faces) == facts["count"] == 30
    visconti = RECONSTRUCTED["visconti_tokens"]
    assert [token.gain for token in PAZZI.visconti_tokens] == [
        to_goods(token["gain"]) for token in visconti
    ]


def test_reconstructed_auction_tiles_keep_the_three_printed_lines() -> None:
    facts = RECONSTRUCTED["auction_tiles"]
    assert [tile.rows for tile in HOUSES.auction_tiles] == [
        tuple(to_goods(row) for row in tile["rows"]) for tile in facts["tiles"]
    ]
    assert "tile 1 row 4, tile 2 row 3 and tile 3 row 4" in facts["known_lines"]
    assert [tile.known_rows for tile in HOUSES.auction_tiles] == [(4,), (3,), (4,), (), ()]
    for tile in HOUSES.auction_tiles:
        units = [sum(amount for _, amount in row) for row in tile.rows]
        assert units == sorted(set(units), reverse=True), "overbidding must cost something"


def test_reconstructed_adaptation_and_faith_tiles() -> None:
    facts: dict[str, Any] = RECONSTRUCTED["adaptation_tiles"]
    assert [
        (tile.min_players, tile.max_players, list(tile.floor_minimums))
        for tile in HOUSES.adaptation_tiles
    ] == [
        (2, 4, facts["2-4 players"]["floor values, bottom to top"]),
        (5, 5, facts["5 players"]["floor values, bottom to top"]),
    ]
    assert [(tile.step, tile.gain, tile.privileges) for tile in HOUSES.faith_tiles] == [
        (tile["step"], to_goods(tile["gain"]), tile.get("privileges", 0))
        for tile in RECONSTRUCTED["special_faith_tiles"]
    ]


def test_everything_reconstructed_is_marked_and_explained() -> None:
    marked = [
        *(face.status for face in HOUSES.token_faces),
        *(tile.status for tile in HOUSES.auction_tiles),
        *(tile.status for tile in HOUSES.adaptation_tiles),
        *(tile.status for tile in HOUSES.faith_tiles),
        *(tile.status for tile in HOUSES.bonus_tiles),
        *(token.status for token in PAZZI.visconti_tokens),
    ]
    assert set(marked) == {"reconstructed"}
    assert set(HOUSES.reconstructed) == {
        "card_names",
        "bonus_tiles",
        "token_faces",
        "auction_tiles",
        "adaptation_tiles",
        "faith_tiles",
    }
    assert set(PAZZI.reconstructed) == {"card_names", "visconti_tokens"}
    assert BASE.reconstructed == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_leaders_or_families_share_a_name(language: str) -> None:
    for names in (
        [card.names[language] for card in CARDS.values()],
        [leader.names[language] for leader in LEADERS.values()],
        [family.names[language] for pack in (HOUSES, PAZZI) for family in pack.families],
    ):
        doubles = [name for name, times in Counter(map(str.casefold, names)).items() if times > 1]
        assert doubles == []


def test_names_are_written_in_the_letters_of_their_language() -> None:
    named = [
        *(card.names for card in CARDS.values()),
        *(leader.names for leader in LEADERS.values()),
        *(family.names for pack in (HOUSES, PAZZI) for family in pack.families),
    ]
    for names in named:
        for language, name in names.items():
            letters = {sign for sign in name if sign.isalpha() and sign not in "IVX"}
            cyrillic = {sign for sign in letters if "а" <= sign.casefold() <= "ё"}
            assert (cyrillic == letters) if language == "ru" else not cyrillic, name


def test_the_three_packs_are_compatible() -> None:
    assert check_together([builtin_pack(key) for key in BUILTIN_PACKS]) == []
