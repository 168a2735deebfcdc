"""The list of legal moves against the checks: nothing illegal in it, nothing that matters missing."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.engine import bonus_taking, placing, rules, spaces, work
from magnifico.engine.kinds import (
    F_TAKE,
    F_TURN,
    F_WORK,
    LEADER_SPACE,
    M_PLACE,
    M_TAKE,
    M_WORK,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PALACE,
    SERVANTS,
)
from magnifico.engine.state import State
from magnifico.engine.values import action_change, member_value, servant_value
from tests.support import MIXES, games_per_mix, mix_name, positions


def _activated(
    state: State, seat: int, space: int, member: int, servants: int
) -> tuple[object, ...]:
    """What a harvest or production placement would set off: cards and, where it counts, the value."""
    kind = spaces.work_kind(space)
    row = state.rows[seat]
    value = member_value(state, seat, member) + servant_value(row, servants)
    value += action_change(row, kind) - spaces.large_penalty(state, seat, space)
    reached = [mark for mark in work.value_marks(state, seat, seat, kind) if mark <= value]
    return tuple(reached)


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_useful_placement_is_listed(options: Options) -> None:
    """Brute force over members, spaces and servants: what is accepted is listed, up to useless servants."""
    looked = 0
    for seed in range(games_per_mix(1)):
        for game in positions(options, seed, random.Random(seed), 0.12):
            state = game.state
            frame = state.agenda[-1]
            if frame.kind != F_TURN or frame.a:
                continue
            looked += 1
            seat = frame.seat
            listed: dict[tuple[int, int], set[int]] = {}
            for code in rules.legal_codes(state, seat):
                if code & 63 == M_PLACE:
                    key = (code >> MOVE_A & MOVE_MASK, code >> MOVE_B & MOVE_MASK)
                    listed.setdefault(key, set()).add(code >> MOVE_C)
            spaces = [
                *range(PALACE + 1),
                *(LEADER_SPACE + n for n in range(len(state.tables.leaders))),
            ]
            most = min(state.rows[seat][SERVANTS] + 2, 14)
            for member in range(5):
                for space in spaces:
                    accepted = [
                        servants
                        for servants in range(most + 1)
                        if placing.check_place(state, frame, seat, member, space, servants) is None
                    ]
                    offered = {s for s in listed.get((member, space), set()) if s <= most}
                    assert offered <= set(accepted)
                    if not accepted:
                        assert (member, space) not in listed or min(listed[member, space]) > most
                        continue
                    assert min(accepted) in offered, (game.moves, member, space, accepted, offered)
                    if 20 <= space < 24:
                        effects = {_activated(state, seat, space, member, s) for s in accepted}
                        assert effects == {
                            _activated(state, seat, space, member, s) for s in offered
                        }
    assert looked > 1


@pytest.mark.parametrize("options", MIXES[5:], ids=mix_name)
def test_every_useful_bonus_action_is_listed(options: Options) -> None:
    for seed in range(games_per_mix(3)):
        for game in positions(options, seed, random.Random(seed), 1.0):
            state = game.state
            frame = state.agenda[-1]
            seat = frame.seat
            if frame.kind == F_TAKE:
                listed = {
                    code >> MOVE_A & MOVE_MASK: code >> MOVE_B
                    for code in rules.legal_codes(state, seat)
                    if code & 63 == M_TAKE
                }
                for space in range(20):
                    accepted = [
                        servants
                        for servants in range(state.rows[seat][SERVANTS] + 1)
                        if bonus_taking.check_take(state, frame, space, servants) is None
                    ]
                    assert (min(accepted) if accepted else None) == listed.get(space)
            elif frame.kind == F_WORK:
                codes = [c for c in rules.legal_codes(state, seat) if c & 63 == M_WORK]
                assert codes
                for code in codes:
                    assert rules.check(state, seat, code) is None


@pytest.mark.parametrize("options", MIXES[::2], ids=mix_name)
def test_moves_are_listed_once_and_only_to_those_who_decide(options: Options) -> None:
    for game in positions(options, 2, random.Random(2), 0.5):
        for seat in range(options.players):
            moves = game.legal_moves(seat)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == (seat in game.to_act)


def test_no_moves_after_the_end() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=0, events=False)
    while not game.is_over:
        game.play(game.legal_moves(game.to_act[0])[0])
    assert [game.legal_moves(seat) for seat in range(2)] == [[], []]
    refusal = game.why_not("A: white palace")
    assert refusal is not None and refusal.code == "E_TURN"
