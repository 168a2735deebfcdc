"""Nobody learns what they may not know, and nothing that was revealed can be undone (R0.12, RUL-76)."""

from __future__ import annotations

import json
import random

import pytest

from magnifico import Game, NotationError, Options, Refusal
from magnifico.engine.decisions.church import REFUSES, SUPPORTS, SecretVote
from magnifico.engine.decisions.draft import NOT_YET, Draft
from magnifico.engine.decisions.tokens import KeepToken
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.fields import SPACE_KEYS
from magnifico.engine.state.rows import PERIODS, ROUND, SPECIAL_TOWER
from tests.siblings import PLAYED_ON, Sibling, Turns, Wishes, is_secret
from tests.support import (
    MIXES,
    asking,
    check_conserved,
    games_per_mix,
    mix_name,
    play_on,
    positions,
    random_move,
)

PRINTED = 0.02  # the share of positions to print: printing a table takes long
ADVANCED = [options for options in MIXES if options.rules == "advanced"]


def answers(game: Game, seat: int, wishes: list[str]) -> dict[str, object]:
    """Everything the library tells a seat about a position, and its answers to these moves of the seat."""
    told: dict[str, object] = {
        "view": game.view(seat),
        "everybody": game.view(None),
        "legal": [move.text for move in game.legal_moves(seat)],
        "to_act": game.to_act,
        "undo floor": game.undo_floor(),
    }
    if seat in game.to_act:  # what a page asks to explain where a member can go
        told["explain"] = {
            space: game.why_not(game.parse(f"white {space}", seat)) for space in SPACE_KEYS
        }
    imagined = game.determinize(seat, "what if")
    told["what if"] = (imagined.digest(), imagined.to_act, imagined.view(seat))
    for text in wishes:
        try:
            move = game.parse(text, seat)
            told[f"{text}: why not"] = game.why_not(move)
            preview = game.preview(move)
        except NotationError as error:
            told[text] = str(error)
        except Refusal as refusal:
            told[text] = (refusal.code, refusal.details, refusal.text())
        else:
            told[text] = (
                [event.for_seat(seat) for event in preview.events],
                (preview.certain, preview.view, preview.value, preview.after.undo_floor()),
                (repr(preview), preview.text(), game.describe(move)),
            )
    return told


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_worlds_that_differ_in_hidden_things_give_the_same_answers(options: Options) -> None:
    """Views, legal moves, previews, refusals, explanations, what-ifs and words, for a seat that cannot know the
    difference (ATTACK D1). Hints are compared in tests/bots/test_advice.py, what else a server answers in
    tests/server/test_same_answers.py and test_same_responses.py.
    """
    differing = 0
    for seed in range(games_per_mix(3)):
        chance = random.Random(seed)
        game = Game.new(options, seed=seed)
        turns, wishes = Turns(chance, 0.08), Wishes(game, chance)
        while not game.is_over:
            wishes.listen(game)
            if turns.wants(game):
                for seat in {chance.choice(game.to_act), chance.randrange(options.players)}:
                    other = Sibling(game, seat, chance).game
                    check_conserved(other.state)
                    asked = wishes.some(game, seat, 2, 3)
                    assert answers(other, seat, asked) == answers(game, seat, asked)
                    if chance.random() < PRINTED:
                        assert other.text(seat) == game.text(seat)
                    differing += other.digest() != game.digest()
                    if seat in game.to_act:
                        _same_events(game, other, seat, chance)
            game.advance(random_move(game, chance))
    assert differing > 10


def test_an_imagined_world_begins_a_list_of_moves() -> None:
    """The moves so far name leaders that others kept in secret."""
    game = asking(Options(players=3), TakeTurn)
    other = game.determinize(0, 1)
    assert game.moves and other.moves == [] and other.seed != game.seed


def _same_events(game: Game, other: Game, seat: int, chance: random.Random) -> None:
    moves = game.legal_moves(seat)
    move = moves[chance.randrange(len(moves))]
    here, there = game.copy(), other.copy()
    count = len(game.moves)
    told_here = [event.for_seat(seat) for event in here.play(move)]
    told_there = [event.for_seat(seat) for event in there.play(move)]
    if here.undo_floor() <= count:
        assert told_here == told_there
        assert here.view(seat) == there.view(seat)


@pytest.mark.parametrize("options", ADVANCED, ids=mix_name)
def test_views_name_no_hidden_leader_or_token(options: Options) -> None:
    """Search everything in a view for leaders in other hands and in the deck."""
    for seed in range(games_per_mix(2)):
        for game in positions(options, seed, random.Random(seed), 0.1):
            state = game.state
            keys = [leader.key for leader in state.printed.leaders]
            known = {leader for played in state.in_play for leader in played}
            known |= set(state.discarded_leaders) | set(state.known_leaders)
            known |= {leader for beside in state.auction_leaders for leader in beside}
            for seat in [None, *range(options.players)]:
                view = game.view(seat)
                own = set(known)
                if seat is not None:
                    own |= set(state.hands[seat])
                    if isinstance(state.agenda[-1], Draft):
                        draft = view["draft"]
                        own |= {keys.index(key) for key in draft["pack"]}
                text = json.dumps(view)
                for leader, key in enumerate(keys):
                    if leader not in own:
                        assert f'"{key}"' not in text
                seats = view["seats"]
                for other in range(options.players):
                    assert ("tokens" in seats[other]) == (
                        other == seat and "houses" in options.expansions
                    )
                assert "seed" not in text and str(state.random.key.hex()) not in text


@pytest.mark.parametrize("options", ADVANCED[:6], ids=mix_name)
def test_what_a_seat_saw_in_the_draft_stays_true(options: Options) -> None:
    """Leaders that passed by are in somebody's hand in every imagined world, never in the deck."""
    game = Game.new(options, seed=8)
    chance = random.Random(8)
    seen: set[str] = set()
    while not isinstance(game.state.agenda[-1], TakeTurn):
        if isinstance(game.state.agenda[-1], Draft) and 0 in game.to_act:
            draft = game.view(0)["draft"]
            seen |= set(draft["pack"])
        game.advance(random_move(game, chance))
    keys = [leader.key for leader in game.state.printed.leaders]
    held = {keys[leader] for hand in game.state.hands for leader in hand}
    held |= {keys[leader] for played in game.state.in_play for leader in played}
    assert seen <= held
    worlds = set()
    for number in range(30):
        imagined = game.determinize(0, number).state
        there = {keys[leader] for hand in imagined.hands for leader in hand}
        there |= {keys[leader] for played in imagined.in_play for leader in played}
        assert seen <= there
        assert imagined.hands[0] == game.state.hands[0]
        worlds.add(tuple(imagined.hands))
    assert len(worlds) > 1 or options.players == 2


def test_with_two_players_the_draft_tells_everything_but_the_first_pick() -> None:
    """The pack comes back: what is missing is what the opponent kept."""
    game = Game.new(Options(players=2), seed=3)
    chance = random.Random(3)
    while not isinstance(game.state.agenda[-1], TakeTurn):
        game.advance(random_move(game, chance))
    for seat in (0, 1):
        own_first = {pack[0] for pack in game.state.pack_picks}
        sure = set(game.state.hands[1 - seat]) - own_first
        for number in range(20):
            imagined = game.determinize(seat, number).state
            assert sure <= set(imagined.hands[1 - seat])


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_imagined_worlds_depend_on_nothing_hidden(options: Options) -> None:
    """From two worlds that look the same, the same seed makes the same world, down to the last hidden thing."""
    for seed in range(games_per_mix(2)):
        chance = random.Random(seed)
        for game in positions(options, seed, chance, 0.25):
            seat = chance.randrange(options.players)
            other = game.determinize(seat, "another world")
            assert game.determinize(seat, 1).digest() == other.determinize(seat, 1).digest()


@pytest.mark.parametrize("options", ADVANCED[:6], ids=mix_name)
def test_before_the_draft_nobody_has_looked_at_a_pack(options: Options) -> None:
    """Packs are already dealt while bonus tiles are chosen; their content must not help to choose one."""
    game = Game.new(options, seed=4)
    while not isinstance(game.state.agenda[-1], Draft):
        (seat,) = game.to_act
        worlds = {game.determinize(seat, number).state.packs for number in range(5)}
        own = {packs[game.state.seating.index(seat)] for packs in worlds}
        assert len(worlds) == len(own) == 5
        game.advance(game.legal_moves(seat)[0])


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_moves_that_can_be_undone_revealed_nothing(options: Options) -> None:
    """Since the undo floor only one seat has moved, and the same happened in every world it cannot tell apart."""
    checked = 0
    for seed in range(games_per_mix(2)):
        chance = random.Random(seed)
        game = Game.new(options, seed=seed)
        floors: dict[int, Game] = {}
        while not game.is_over:
            floors[len(game.moves)] = game.copy()
            game.advance(random_move(game, chance))
            floor = game.undo_floor()
            since = game.moves[floor:]
            assert floor <= len(game.moves)
            if since and chance.random() < 0.3:
                seats = {move.seat for move in since}
                assert len(seats) == 1
                seat = seats.pop()
                imagined = floors[floor].determinize(seat, seed)
                for move in since:
                    imagined.advance(move)
                assert imagined.view(seat) == game.view(seat)
                checked += 1
    assert checked > 5


def test_dice_and_decks_to_come_differ_between_imagined_worlds() -> None:
    game = Game.new(Options(players=4, rules="basic"), seed=1)
    results = {
        tuple(play_on(game.determinize(0, n), random.Random(1)).state.decks) for n in range(5)
    }
    assert len(results) == 5


def test_everything_hidden_differs_between_imagined_worlds() -> None:
    """Hands (drafted and drawn), decks and tokens of others: none of them is the real one in all worlds."""
    options = Options(players=3, expansions=("houses", "pazzi"))
    drafted = drawn = held = coming = 0
    for seed in range(max(12, games_per_mix(12))):  # such positions are rare
        for game in positions(options, seed, random.Random(seed), 0.05):
            state = game.state
            if not any(state.hands) or state.packs[0]:
                continue
            worlds = [game.determinize(0, number).state for number in range(12)]
            for owner, leader in state.drawn_leaders:
                secret = leader in state.hands[owner] and leader not in state.known_leaders
                if owner != 0 and secret and len(state.leader_deck) > 3:
                    drawn += 1
                    assert any(leader not in world.hands[owner] for world in worlds)
            own = [pack[0] for pack in state.pack_picks]
            for owner in (1, 2):
                first = [leader for leader in state.hands[owner] if leader in own]
                if first and len(state.leader_deck) > 6:
                    drafted += 1
                    assert any(set(first) - set(world.hands[owner]) for world in worlds)
                if len(state.tokens[owner]) > 1:
                    held += 1
                    assert any(world.tokens[owner] != state.tokens[owner] for world in worlds)
            if state.board[ROUND] < 4:
                coming += 1
                assert any(world.decks != state.decks for world in worlds)
    assert drawn > 3 and drafted > 3 and held > 3 and coming > 3


SECRET_VOTE = frozenset({"secretVatican"})
SHARED_SECRETS = [
    *ADVANCED,
    Options(players=3, table=SECRET_VOTE),
    Options(players=4, expansions=("houses", "pazzi"), table=SECRET_VOTE),
]


@pytest.mark.parametrize("options", SHARED_SECRETS, ids=mix_name)
def test_games_a_seat_cannot_tell_apart_lead_to_the_same_imagined_worlds(options: Options) -> None:
    """They continue side by side, with different hidden things and secret answers, while the seat sees the same."""
    compared = 0
    for seed in range(games_per_mix(2)):
        chance = random.Random(f"side by side {seed}")
        game = Game.new(options, seed=seed)
        siblings: list[Sibling] = []
        while not game.is_over:
            if len(siblings) < 3 and chance.random() < 0.3:
                siblings.append(Sibling(game, chance.randrange(options.players), chance, PLAYED_ON))
            secret = is_secret(game)
            move = random_move(game, chance)
            events = game.play(move)
            siblings = [
                sibling for sibling in siblings if sibling.follows(move, secret, events, game)
            ]
            for sibling in siblings:
                one, other = (each.determinize(sibling.seat, seed) for each in (game, sibling.game))
                assert one.digest() == other.digest(), game.moves
                compared += 1
    assert compared > 50


def imagined_alike(games: list[Game], seat: int) -> bool:
    """Whether a seat imagines the same worlds in all of these games, down to the last hidden thing."""
    worlds = [[game.determinize(seat, number).digest() for number in range(6)] for game in games]
    return all(world == worlds[0] for world in worlds)


@pytest.mark.parametrize("options", [*ADVANCED[:6], *ADVANCED[-4:]], ids=mix_name)
def test_what_others_picked_in_the_draft_is_dealt_again(options: Options) -> None:
    """While some have chosen and others haven't, everybody knows who has, but not what."""
    game = asking(options, Draft)
    first, *others = game.to_act
    for _ in range(len(others)):
        answers = [game.copy() for _ in game.legal_moves(first)]
        for after, pick in zip(answers, game.legal_moves(first), strict=True):
            after.advance(pick)
        for viewer in range(options.players):
            assert imagined_alike(answers, viewer) == (viewer != first)
        game.advance(game.legal_moves(first)[-1])
        first = game.to_act[0]
    for viewer in range(options.players):
        worlds = [game.determinize(viewer, number).state.agenda[-1] for number in range(20)]
        real = game.state.agenda[-1]
        assert isinstance(real, Draft)
        for owner in range(options.players):
            picks = {world.picks[owner] for world in worlds if isinstance(world, Draft)}
            known = viewer == owner or real.picks[owner] == NOT_YET
            assert picks == {real.picks[owner]} if known else len(picks) > 1


def test_how_others_voted_in_secret_is_dealt_again() -> None:
    options = Options(players=4, rules="basic", table=SECRET_VOTE)
    game = asking(options, SecretVote, seats=2)
    voter, *others = game.to_act
    answers = [game.copy(), game.copy()]
    answers[0].advance("support")
    answers[1].advance("refuse")
    for viewer in range(options.players):
        assert imagined_alike(answers, viewer) == (viewer != voter)
    for after in answers:
        real = after.state.agenda[-1]
        assert isinstance(real, SecretVote) and after.to_act == others
        for viewer in range(options.players):
            worlds = [after.determinize(viewer, number).state.agenda[-1] for number in range(20)]
            votes = {world.votes for world in worlds if isinstance(world, SecretVote)}
            assert {vote[voter] for vote in votes} == (
                {real.votes[voter]} if viewer == voter else {REFUSES, SUPPORTS}
            )
            for owner in set(range(options.players)) - {voter}:
                assert {vote[owner] for vote in votes} == {real.votes[owner]}


def with_other_tokens(game: Game, number: int) -> Game:
    """The game with the tokens of the supply in another order, after its last move was played again."""
    before = game.copy()
    move = before.undo()
    faces = list(before.state.token_supply)
    random.Random(number).shuffle(faces)
    before.state.token_supply = tuple(faces)
    before.advance(move)
    return before


def test_which_tokens_another_seat_has_drawn_is_dealt_again() -> None:
    """Only Ficino's player sees the two tokens, and later which of them was kept."""
    game = asking(Options(players=3, expansions=("houses", "pazzi")), KeepToken)
    (owner,) = game.to_act
    drawn: dict[tuple[int, ...], Game] = {}
    for number in range(60):
        other = with_other_tokens(game, number)
        asked = other.state.agenda[-1]
        if isinstance(asked, KeepToken):
            check_conserved(other.state)
            drawn[asked.faces] = other
    assert len(drawn) > 5
    games = list(drawn.values())
    for viewer in range(3):
        assert imagined_alike(games, viewer) == (viewer != owner)
        worlds = [game.determinize(viewer, number).state for number in range(20)]
        faces = {
            step.faces for state in worlds for step in state.agenda if isinstance(step, KeepToken)
        }
        assert (len(faces) == 1) == (viewer == owner)
        for world in worlds:
            check_conserved(world)
    # One of the two is discarded face up; the other could be any.
    kept: dict[int, list[Game]] = {}
    for faces_drawn, other in drawn.items():
        keys = other.state.printed.token_keys
        for face in set(faces_drawn):
            after = other.copy()
            after.advance(f"keep-token {keys[face]}")
            (away,) = set(after.state.token_discard[len(other.state.token_discard) :])
            kept.setdefault(away, []).append(after)
    several = [alike for alike in kept.values() if len(alike) > 1]
    assert several
    for alike in several:
        for viewer in range(3):
            assert imagined_alike(alike, viewer) == (viewer != owner)


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_knows_from_which_pack_a_leader_came(players: int) -> None:
    """A leader that was taken before the seat saw the pack, and is shown later, may have come from another one."""
    compared = 0
    for seed in range(20):
        chance = random.Random(seed)
        game = Game.new(Options(players=players), seed=seed)
        while not isinstance(game.state.agenda[-1], TakeTurn):
            game.advance(random_move(game, chance))
        state = game.state
        owner = state.agenda[-1].seat
        place = state.seating.index(owner)
        viewer = state.seating[place - 1]  # sees the pack only after the owner took from it
        packs = [place, (place + 1) % players]
        first, second = (state.pack_picks[pack][step] for step, pack in enumerate(packs))
        other = game.copy()
        swapped = {first: second, second: first}
        other.state.pack_picks = tuple(
            tuple(swapped.get(leader, leader) for leader in pack) for pack in state.pack_picks
        )
        other.state.hands[owner] = tuple(
            swapped.get(leader, leader) for leader in state.hands[owner]
        )
        assert other.view(viewer) == game.view(viewer)
        assert imagined_alike([game, other], viewer)
        shown = f"discard {state.printed.leaders[first].key}"
        game.advance(shown)
        other.advance(shown)
        assert other.view(viewer) == game.view(viewer)
        assert imagined_alike([game, other], viewer)
        compared += 1
    assert compared == 20


@pytest.mark.parametrize("expansions", [("houses",), ("houses", "pazzi")])
def test_revealed_decks_do_not_reveal_the_special_deck(expansions: tuple[str, ...]) -> None:
    """RUL-76: opt.pazziReveal shows the cards of the ordinary decks; which special cards are in use stays hidden."""
    options = Options(players=3, expansions=expansions, table=frozenset({"pazziReveal"}))
    game = Game.new(options, seed=5)
    worlds = [game.determinize(0, number).state for number in range(12)]
    size = game.ruleset.printed.drawn_per_stack
    for tower, deck in enumerate(game.state.decks):
        for period in range(PERIODS):
            stack = slice(period * size, (period + 1) * size)
            in_use = {frozenset(world.decks[tower][stack]) for world in worlds}
            if tower == SPECIAL_TOWER:
                assert len(in_use) == len(worlds)
            else:
                assert in_use == {frozenset(deck[stack])}
    for world in worlds:
        check_conserved(world)
        assert world.adaptation_card == game.state.adaptation_card
        assert world.adaptation_card not in world.decks[SPECIAL_TOWER]
    other = game.determinize(0, "another world")
    assert imagined_alike([game, other], 0)
    to_come = {(entry["tower"], entry["period"]): entry for entry in game.view(0)["to_come"]}
    assert len(to_come["T", 2]["cards"]) == to_come["T", 2]["left"] == size
    assert len(to_come["S", 2]["cards"]) > to_come["S", 2]["left"] == size
