"""What scenarios can give and check, and what they say when something differs."""

from __future__ import annotations

import pytest

from magnifico.scenarios.case_run import CaseRun
from magnifico.scenarios.snapshot import observe
from tests.scenario_texts import (
    HOUSES,
    beginning_of,
    mistake_of,
    problems_of,
    refusal_of,
    result_of,
)

CARD = """card = [{ number = 1001, type = "venture", cost = [{ coins = 3 }, { wood = 2 }] }]
given = { floors = { V1 = 1001 }, occupied = { V2 = "B white" }, A = { coins = 7, wood = 2 } }"""


# ------------------------------------------------------------------------- what the game is waiting for


def test_a_refused_move_says_what_the_game_asks_and_offers() -> None:
    step = 'step = [{ play = ["A: white V1", "A: end"], to_act = "B" }]'
    assert result_of(f"{CARD}\n{step}").problems == (
        "step 1: play 'A: end': expected to be accepted, refused with E_TURN",
        "step 1: waiting for A: pay (card 1001), offered: A: pay 3 coins, A: pay 2 wood",
    )


def test_a_failed_check_says_what_the_game_asks_with_the_value_of_a_bonus_action() -> None:
    body = """given = { A = { leaders = ["francesco_sforza"] } }
step = [{ play = "A: use francesco_sforza", then = { A.faith = 1 } }]"""
    assert result_of(body).problems == (
        "step 1: then.A.faith: expected 1, found 0",
        "step 1: waiting for A: work (work harvest, value 1), offered: A: harvest, A: decline",
    )


def test_several_players_who_have_to_decide_are_all_named() -> None:
    body = """options = { players = 2 }
given = { phase = "setup", order = "AB" }
step = [{ play = ["B: tile advanced_1", "A: tile advanced_2"], to_act = "A" }]"""
    found = result_of(body).problems
    assert found[0] == "step 1: to_act: expected A, found AB"
    assert found[1].startswith("step 1: waiting for A, B: draft, offered: A: keep ")
    assert found[1].endswith(" and 2 more")


def test_a_finished_game_waits_for_nobody() -> None:
    body = 'given = { phase = "scoring" }\nstep = [{ play = "A: end", to_act = "A" }]'
    assert result_of(body).problems == (
        "step 1: play 'A: end': expected to be accepted, refused with E_TURN",
        "step 1: the game is over",
    )


def test_a_broken_game_names_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(run: CaseRun, move: object) -> None:
        raise RuntimeError(f"no idea what {move} is")

    monkeypatch.setattr(CaseRun, "_make", fall_over)
    result = result_of('step = [{ to_act = "A" }, { play = "A: white T1" }, { to_act = "B" }]')
    assert result.problems == ("step 2: the game broke: RuntimeError: no idea what A: white T1 is",)


def test_the_step_is_counted_through_the_scenario_and_its_case() -> None:
    body = """step = [{ to_act = "A" }]
case = [{ title = "late", step = [{ play = "A: white palace" }, { to_act = "B" }] }]"""
    assert result_of(body).problems[0] == "late: step 3: to_act: expected B, found A"


# ------------------------------------------------------------------------------------- before and after


def test_before_is_checked_before_the_move_and_then_after_it() -> None:
    step = """
[[scenario.step]]
before = { A.coins = 4, legal = "A: white V2", legal_count.B = 1, to_act = "B" }
play = ["A: white V1", "A: pay 3 coins"]
to_act = "B"
then = { A.coins = 7, only = ["A: pass"] }"""
    assert problems_of(f"{CARD}\n{step}") == [
        "step 1: before.to_act: expected B, found A",
        "step 1: before.legal 'A: white V2': refused with E_OCCUPIED: space V2",
        "step 1: before.legal_count.B: expected 1, found 0",
        "step 1: before.A.coins: expected 4, found 7",
        "step 1: to_act: expected B, found A",
        "step 1: then.only: not offered: A: pass",
        "step 1: then.only: unexpected: A: end",
        "step 1: then.A.coins: expected 7, found 1",
    ]


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (
            'legal = "A: white T1", play = "A: white T1"',
            "step[1].legal: is checked after play: write it below play, or in before",
        ),
        (
            'then.A.coins = 1, auto = "A"',
            "step[1].then: is checked after auto: write it below auto, or in before",
        ),
        (
            'events = ["placed"], turns = "A"',
            "step[1].events: is checked after turns: write it below turns, or in before",
        ),
        (
            'play = "A: white T1", before.A.coins = 1',
            "step[1].before: is checked before play: write it above play",
        ),
        ("before = {}", "step[1].before: expected something to check, found an empty table"),
        ("before = 1", "step[1].before: expected a table, found 1"),
        (
            'to_act = "A", then.to_act = "A"',
            "step[1].to_act: is there twice: to_act of a step means then.to_act",
        ),
        ("before.legal_count = { X = 1 }", "step[1].before.legal_count: expected letters of seats"),
        ('then.only = [""]', "step[1].then.only[1]: expected a text, found a blank one"),
    ],
)
def test_a_step_reads_in_the_order_in_which_it_happens(step: str, sentence: str) -> None:
    assert sentence in mistake_of(f"step = [{{ {step} }}]")


def test_checks_of_a_refusal_may_come_first_because_it_changes_nothing() -> None:
    step = 'step = [{ to_act = "A", refuse = "A: white V2", code = "E_OCCUPIED" }]'
    assert result_of(f"{CARD}\n{step}").passed


# ----------------------------------------------------------------------------------------------- others


def test_others_are_the_players_who_are_not_named() -> None:
    body = """given = { A = { coins = 1 }, others = { coins = 2 } }
step = [{ then = { A.coins = 1, B.coins = 2, others = { coins = 3 } }, legal_count = { A = 63, others = 1 } }]"""
    assert problems_of(body) == [
        "step 1: legal_count.others: expected 1, found 0 (B)",
        "step 1: legal_count.others: expected 1, found 0 (C)",
        "step 1: legal_count.others: expected 1, found 0 (D)",
        "step 1: then.others.coins: expected 3, found 2 (C)",
        "step 1: then.others.coins: expected 3, found 2 (D)",
    ]


EVERYBODY = "options = { players = 2 }\ngiven = { A = { coins = 1 }, B = { coins = 1 } }\n"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            'options = { players = 2 }\ngiven = { A = {}, B = {}, others = {} }\nstep = [{ to_act = "A" }]',
            "given.others: everybody is named, so there are no others",
        ),
        (
            f"{EVERYBODY}step = [{{ then = {{ A.coins = 1, B.coins = 1, others.coins = 1 }} }}]",
            "step[1].then.others: everybody is named",
        ),
        (
            f"{EVERYBODY}step = [{{ legal_count = {{ A = 1, B = 1, others = 1 }} }}]",
            "step[1].legal_count.others: everybody is named",
        ),
        (
            "given = { others = { coin = 1 } }\nstep = [{ to_act = 'A' }]",
            'given.others.coin: unknown key (did you mean "coins"?)',
        ),
        ("step = [{ then.others.coin = 1 }]", "step[1].then.others.coin: unknown"),
        ("step = [{ then.others = {} }]", "then.others: expected a table of what to check, found"),
        ("step = [{ then.other.coins = 1 }]", 'then.other: unknown (did you mean "others"?)'),
    ],
)
def test_mistakes_about_others(body: str, sentence: str) -> None:
    assert sentence in refusal_of(body)


# ------------------------------------------------------------------------------------ what chance decides


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("next_cards = { T = [] }", "next_cards.T: expected at least one card, found none"),
        ("next_cards = { T = [49] }", "next_cards.T[1]: card 49 is a character"),
        (
            "next_cards = { T = [9] }",
            "next_cards.T[1]: card 9 is of period 2, but card 1 to come is of period 1",
        ),
        (
            "next_cards = { T = [1, 2, 3, 4, 5] }",
            "next_cards.T[5]: card 5 is of period 1, but card 5 to come is of period 2",
        ),
        ("next_cards = { T = [1, 1] }", "next_cards.T[2]: card 1 lies in two places"),
        ("next_cards = { T = [1] }, A.cards = [1]", "T[1]: card 1 lies in two places"),
        ("next_cards = { T = [1] }, floors.T1 = 1", "T[1]: card 1 lies in two places"),
        (
            "round = 6, next_cards = { T = [24] }",
            "next_cards.T: expected at most the 0 cards to come, found 1",
        ),
        ("next_cards = { X = [1] }", "next_cards.X: expected one of T, C, B, V, found"),
        ("next_cards = { T = 1 }", "next_cards.T: expected a list, found 1"),
        ("round = 6, next_dice = [{}]", "given.next_dice: no round comes after this one"),
        ("round = 5, next_dice = [{}, {}]", "next_dice: expected a list of exactly 1 entries"),
        ("next_dice = [{ white = 7 }]", "next_dice[1].white: expected a whole number from 1 to 6"),
        ("next_dice = [{ red = 1 }]", "given.next_dice[1].red: unknown key"),
        (
            'phase = "round", dice = { white = 1 }',
            "given.dice: means nothing in phase round, which begins before the round: give next_dice",
        ),
        (
            'phase = "round", floors = { T1 = 1 }',
            "given.floors: means nothing in phase round, which begins before the round: give next_cards",
        ),
        ("alone = true, next_dice = [{}]", "given.next_dice: means nothing: no round follows"),
        ('phase = "scoring", next_cards = { T = [1] }', "next_cards: means nothing: no round"),
    ],
)
def test_mistakes_about_cards_and_dice_to_come(given: str, sentence: str) -> None:
    assert sentence in refusal_of(f"given = {{ {given} }}\nstep = [{{ to_act = 'A' }}]")


SETUP = 'phase = "setup", order = "ABCD"'
TILES = '{ family = "este", tile = "auction_2" }, { family = "colonna", tile = "auction_3" }'
SFORZA = '{ family = "sforza", tile = "auction_1"'


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ('next_tokens = ["gold"]', "given.next_tokens[1]: expected one of coins3"),
        ('next_tokens = ["victory2"], token_supply = ["wood2"]', "token_supply already names all"),
        (
            'next_tokens = ["victory2"], token_supply = 0',
            "token_supply: expected a whole number from 1",
        ),
        (
            'next_tokens = ["victory2"], A.tokens = ["victory2", "victory2", "victory2"]',
            "given.next_tokens: no victory2 token is left for this",
        ),
        (
            f"{SETUP}, auction = []",
            "given.auction: expected a list of 4 tiles, one for each player",
        ),
        (
            f"{SETUP}, auction = [{SFORZA} }}, {TILES}, {SFORZA} }}]",
            "given.auction[4].family: sforza is there twice",
        ),
        (
            f'{SETUP}, auction = [{SFORZA} }}, {TILES}, {{ family = "orsini", tile = "auction_1" }}]',
            "given.auction[4].tile: auction_1 is there twice",
        ),
        (
            f'{SETUP}, auction = [{SFORZA}, bid = "A 1" }}, {TILES}, {{ family = "orsini", tile = "auction_4" }}]',
            "given.auction: nobody has bid yet: expected tiles without bids",
        ),
        (
            f'{SETUP}, auction = [{SFORZA}, leaders = ["sisto_iv"] }}, {TILES}, '
            '{ family = "orsini", tile = "auction_4" }]',
            "given.auction[1].leaders: expected 2 leaders beside this family, found 1",
        ),
        (
            f'{SETUP}, auction = [{SFORZA}, leaders = ["sisto_iv", "sisto_iv"] }}, {TILES}, '
            '{ family = "orsini", tile = "auction_4" }]',
            "given.auction[1].leaders: leader sisto_iv lies in two places",
        ),
        (
            'order = "ABCD", auction = []',
            "given.auction: means nothing in phase actions, only in auction or setup",
        ),
        (f"{SETUP}, A.coins = 1", "given.A: the setup takes only phase, order, revealed, tiles,"),
    ],
)
def test_mistakes_about_tokens_and_the_auction(given: str, sentence: str) -> None:
    assert sentence in refusal_of(f"{HOUSES}\ngiven = {{ {given} }}\nstep = [{{ to_act = 'A' }}]")


def test_cards_in_use_do_not_come_up_again() -> None:
    game = beginning_of("given = { A.cards = [1, 2, 7], floors.T1 = 5, next_cards.T = [8, 6] }")
    following = observe(game, waiting=False)["next_cards"]["T"][:4]
    assert following[:2] == [8, 6]
    assert set(following[2:]) == {3, 4}


def test_the_card_revealed_at_the_setup_cannot_come_up() -> None:
    """A special card that is revealed for the Adaptation tile is out of the game."""
    new_game = f'{HOUSES}\ngiven = {{ phase = "setup" }}'
    revealed = beginning_of(new_game).view(None)["adaptation_card"]
    body = f'{HOUSES}\ngiven = {{ phase = "setup", next_cards.S = [{revealed}] }}'
    assert refusal_of(f"{body}\nstep = [{{ to_act = 'A' }}]") == (
        f"given.next_cards.S[1]: card {revealed} is the one revealed for the Adaptation tile"
    )


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("next_cards = { T = [2, 1] }", "then.next_cards.T: expected [2, 1], found [1, 2]"),
        ('next_tokens = ["wood2"]', "then.next_tokens: expected [wood2], found [victory2]"),
        ("decks = { T = 21 }", "then.decks.T: expected 21, found 20"),
        ("auction = [{}]", "then.auction: expected 1 tiles, found 0"),
        ("asked.value = 3", "then.asked.value: expected 3, found nothing"),
        ("asked.placed = true", "then.asked.placed: expected true, found false"),
    ],
)
def test_what_is_to_come_can_be_checked(then: str, problem: str) -> None:
    given = 'given = { next_cards = { T = [1, 2] }, next_tokens = ["victory2"] }'
    assert problems_of(f"{HOUSES}\n{given}\nstep = [{{ then = {{ {then} }} }}]") == [
        f"step 1: {problem}"
    ]


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        ("next_cards = { T = [] }", "then.next_cards.T: expected a list of what comes next"),
        ("next_cards = { T = 3 }", "then.next_cards.T: expected a list of what comes next"),
        ("next_tokens = []", "then.next_tokens: expected a list of what comes next"),
        ("auction = 3", "then.auction: expected a list with a table for each tile, found 3"),
        ("asked.valu = 3", "then.asked.valu: expected one of actions"),
    ],
)
def test_checks_of_what_is_to_come_name_something(then: str, sentence: str) -> None:
    assert sentence in refusal_of(f"{HOUSES}\nstep = [{{ then = {{ {then} }} }}]")


# ----------------------------------------------------------------------------------------------- events


@pytest.mark.parametrize(
    ("checks", "problem"),
    [
        (
            'events = [{ name = "placed", value = 5 }]',
            "events[1]: expected placed (value 5), found placed "
            "(member white, space palace, value 6, servants 0, player A)",
        ),
        (
            'events = ["gained", "placed"]',
            "events[2]: expected placed after gained, found privilege, gained",
        ),
        (
            'events = ["bonus_lost"]',
            "events[1]: expected bonus_lost, found placed, gained, privilege, gained",
        ),
        (
            'no_events = [{ name = "gained", goods = { coins = 2 } }]',
            "no_events[1]: gained (goods coins 2, source privilege, player A) happened",
        ),
    ],
)
def test_events_are_checked_in_their_order(checks: str, problem: str) -> None:
    body = f'step = [{{ play = ["A: white palace", "A: privilege coins"], {checks} }}]'
    assert problems_of(body) == [f"step 1: {problem}"]


def test_a_step_that_does_nothing_has_no_events() -> None:
    body = 'step = [{ play = "A: white market1" }, { events = ["gained"] }]'
    assert problems_of(body) == ["step 2: events[1]: expected gained, found nothing"]


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ('events = ["place"]', '"place" (did you mean "placed"?)'),
        ('no_events = ["bonus_los"]', '(did you mean "bonus_lost"?)'),
        (
            'events = [{ name = "placed", valu = 1 }]',
            'events[1].valu: unknown key (did you mean "value"?)',
        ),
        ("events = []", "events: expected a list of from 1 to 400 entries, found 0"),
        ("events = [3]", "events[1]: expected the name of an event, or a table with name"),
    ],
)
def test_unknown_events_are_refused(events: str, sentence: str) -> None:
    assert sentence in mistake_of(f"step = [{{ {events} }}]")


# ---------------------------------------------------------------------------------------- action values


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (
            '"A: white harvest-large +1" = 4',
            "value: expected 4, found 3, which is die 5 servants +1 large_space -3",
        ),
        ('"A: white T2" = { needs = 5 }', "needs: expected 5, found 3"),
        ('"A: white V3" = { surcharge = 0 }', "surcharge: expected 0, found 3"),
        (
            '"A: white T2 +1" = { terms = { die = 6 } }',
            "terms: expected die 6, found die 5, servants 1",
        ),
    ],
)
def test_action_values_are_checked_term_by_term(value: str, problem: str) -> None:
    move = value.split('"')[1]
    body = f"""given = {{ dice = {{ white = 5 }}, occupied = {{ V1 = "B white" }}, A = {{ servants = 1 }} }}
step = [{{ before.action_values = {{ {value} }}, play = "A: white palace" }}]"""
    assert problems_of(body) == [f"step 1: before.action_values '{move}': {problem}"]


def test_an_action_value_belongs_to_a_placement() -> None:
    found = refusal_of('step = [{ action_values = { "A: end" = 3 } }]')
    assert found == 'step[1].action_values.A: end: expected a placement such as "A: white T1 +2"'


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("{}", "action_values: expected placements and their values such as"),
        ('{ "A: white T1" = {} }', "action_values.A: white T1: expected something to check"),
        ('{ "A: white T1" = "6" }', "expected a whole number from -99 to 99"),
        ('{ "A: white T1" = { valu = 6 } }', 'valu: unknown key (did you mean "value"?)'),
        ('{ "A: white T1".terms = { dice = 6 } }', 'terms.dice: unknown key (did you mean "die"?)'),
    ],
)
def test_mistakes_about_action_values(value: str, sentence: str) -> None:
    assert sentence in mistake_of(f"step = [{{ action_values = {value} }}]")
