"""Nobody learns what they may not know, and nothing that was revealed can be undone (R0.12, RUL-76)."""

from __future__ import annotations

import json
import random

import pytest

from magnifico import Game, Options
from magnifico.engine.kinds import F_DRAFT, ROUND
from tests.support import (
    MIXES,
    check_conserved,
    games_per_mix,
    mix_name,
    play_on,
    positions,
    random_move,
)

ADVANCED = [options for options in MIXES if options.rules == "advanced"]


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_worlds_that_differ_in_hidden_things_look_alike(options: Options) -> None:
    """Equal views, legal moves and events for the seat that cannot know the difference."""
    differing = 0
    for seed in range(games_per_mix(3)):
        chance = random.Random(seed)
        for game in positions(options, seed, chance, 0.15):
            seat = chance.randrange(options.players)
            other = game.determinize(seat, chance.randrange(1000))
            check_conserved(other.state)
            assert other.view(seat) == game.view(seat)
            assert other.legal_moves(seat) == game.legal_moves(seat)
            assert other.view(None) == game.view(None)
            assert other.moves == [] and other.seed != game.seed
            differing += other.digest() != game.digest()
            if seat in game.to_act:
                _same_events(game, other, seat, chance)
    assert differing > 10


def _same_events(game: Game, other: Game, seat: int, chance: random.Random) -> None:
    moves = game.legal_moves(seat)
    move = moves[chance.randrange(len(moves))]
    here, there = game.copy(), other.copy()
    here.state.events, there.state.events = [], []
    count = len(game.moves)
    told_here = [event.for_seat(seat) for event in here.play(move)]
    told_there = [event.for_seat(seat) for event in there.play(move)]
    if here.undo_floor() <= count:
        assert told_here == told_there
        assert here.view(seat) == there.view(seat)


@pytest.mark.parametrize("options", ADVANCED, ids=mix_name)
def test_views_name_no_hidden_leader_or_token(options: Options) -> None:
    """Everything a view says is searched for leaders in other hands and in the deck."""
    for seed in range(games_per_mix(2)):
        for game in positions(options, seed, random.Random(seed), 0.1):
            state = game.state
            keys = [leader.key for leader in state.tables.leaders]
            known = {leader for played in state.in_play for leader in played}
            known |= set(state.discarded_leaders) | set(state.known_leaders)
            known |= {leader for beside in state.auction_leaders for leader in beside}
            for seat in [None, *range(options.players)]:
                view = game.view(seat)
                own = set(known)
                if seat is not None:
                    own |= set(state.hands[seat])
                    if state.agenda[-1].kind == F_DRAFT:
                        draft = view["draft"]
                        assert isinstance(draft, dict)
                        own |= {keys.index(key) for key in draft["pack"]}
                text = json.dumps(view)
                for leader, key in enumerate(keys):
                    if leader not in own:
                        assert f'"{key}"' not in text
                seats = view["seats"]
                assert isinstance(seats, list)
                for other in range(options.players):
                    assert ("tokens" in seats[other]) == (
                        other == seat and "houses" in options.expansions
                    )
                assert "seed" not in text and str(state.random.key.hex()) not in text


@pytest.mark.parametrize("options", ADVANCED[:6], ids=mix_name)
def test_what_a_seat_saw_in_the_draft_stays_true(options: Options) -> None:
    """Leaders that passed by are in somebody's hand in every imagined world, never in the deck."""
    game = Game.new(options, seed=8, events=False)
    chance = random.Random(8)
    seen: set[str] = set()
    while game.state.agenda[-1].kind != 5:
        if game.state.agenda[-1].kind == F_DRAFT and 0 in game.to_act:
            draft = game.view(0)["draft"]
            assert isinstance(draft, dict)
            seen |= set(draft["pack"])
        game.play(random_move(game, chance))
    keys = [leader.key for leader in game.state.tables.leaders]
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
    game = Game.new(Options(players=2), seed=3, events=False)
    chance = random.Random(3)
    while game.state.agenda[-1].kind != 5:
        game.play(random_move(game, chance))
    for seat in (0, 1):
        own_first = {pack[0] for pack in game.state.pack_picks}
        sure = set(game.state.hands[1 - seat]) - own_first
        for number in range(20):
            imagined = game.determinize(seat, number).state
            assert sure <= set(imagined.hands[1 - seat])


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_imagined_worlds_depend_on_nothing_hidden(options: Options) -> None:
    """From two worlds that look alike the same chance makes the same world, to the last hidden thing."""
    for seed in range(games_per_mix(2)):
        chance = random.Random(seed)
        for game in positions(options, seed, chance, 0.25):
            seat = chance.randrange(options.players)
            other = game.determinize(seat, "another world")
            assert game.determinize(seat, 1).digest() == other.determinize(seat, 1).digest()


@pytest.mark.parametrize("options", ADVANCED[:6], ids=mix_name)
def test_before_the_draft_nobody_has_looked_at_a_pack(options: Options) -> None:
    """Packs lie ready while bonus tiles are chosen; what they hold must not help to choose one."""
    game = Game.new(options, seed=4, events=False)
    while game.state.agenda[-1].kind != F_DRAFT:
        (seat,) = game.to_act
        worlds = {game.determinize(seat, number).state.packs for number in range(5)}
        own = {packs[game.state.seating.index(seat)] for packs in worlds}
        assert len(worlds) == len(own) == 5
        game.play(game.legal_moves(seat)[0])


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_moves_that_can_be_undone_revealed_nothing(options: Options) -> None:
    """Since the undo floor one seat alone has moved, and in any world it cannot tell apart the same happened."""
    checked = 0
    for seed in range(games_per_mix(2)):
        chance = random.Random(seed)
        game = Game.new(options, seed=seed, events=False)
        floors: dict[int, Game] = {}
        while not game.is_over:
            floors[len(game.moves)] = game.copy()
            game.play(random_move(game, chance))
            floor = game.undo_floor()
            since = game.moves[floor:]
            assert floor <= len(game.moves)
            if since and chance.random() < 0.3:
                seats = {move.seat for move in since}
                assert len(seats) == 1
                seat = seats.pop()
                imagined = floors[floor].determinize(seat, seed)
                for move in since:
                    imagined.play(move)
                assert imagined.view(seat) == game.view(seat)
                checked += 1
    assert checked > 5


def test_dice_and_decks_to_come_differ_between_imagined_worlds() -> None:
    game = Game.new(Options(players=4, rules="basic"), seed=1, events=False)
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
            for entry in state.drawn_leaders:
                owner, leader = divmod(entry, 1000)
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
