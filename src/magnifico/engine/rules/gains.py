"""Gains and losses: every good a player receives passes through here (section 11)."""

from __future__ import annotations

from magnifico.content.standing_rules import EXTRA_VICTORY, FAITH_TILES_RULE
from magnifico.content.vocabulary import (
    FAITH,
    GOODS,
    MILITARY,
    SERVANTS,
    STONE,
    TOKENS,
    VICTORY,
    WOOD,
)
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.rules import privileges, tokens
from magnifico.engine.rules.sources import (
    FROM_BONUS_TILE,
    FROM_FAMILY,
    FROM_HARVEST,
    FROM_SETUP,
    is_reduced,
    points_source,
    source_of,
)
from magnifico.engine.state.rows import (
    FAITH_TILES,
    FAMILY,
    GAIN_PENALTY,
    POINTS,
    POINTS_SPENT,
    RULES,
)
from magnifico.engine.state.state import State


def net_gain(state: State, seat: int, good: int, amount: int, source: int) -> int:
    """How much of a printed amount arrives: reduced, then raised (R11.2, R11.6), without doubling and track maxima."""
    row = state.rows[seat]
    penalty = row[GAIN_PENALTY + good]
    if penalty and (is_reduced(state.printed, source) or (good == TOKENS and source != FROM_SETUP)):
        amount -= penalty
        if amount < 0:
            amount = 0
    if good == VICTORY and amount >= 1 and row[RULES] & EXTRA_VICTORY:
        amount += 1
    return amount


def gain(
    state: State, seat: int, goods: SparseGoods, source: int, identity: int, doubled: bool = False
) -> None:
    """Receive goods from one source (R11.2): doubled, reduced, raised, limited by the track's end.

    Nobody is asked, because gains cannot be declined (R7.6.5).
    """
    printed = state.printed
    row = state.rows[seat]
    size = len(goods)
    reduced = is_reduced(printed, source)
    one_of_two = printed.switches.wood_or_stone and reduced and _brings_both(row, goods)
    listening = state.events is not None
    received: dict[str, object] = {}
    faith_gained = False
    at = 0
    while at < size:
        good = goods[at]
        amount = goods[at + 1]
        at += 2
        twice = doubled and good <= SERVANTS  # Santa Rita: resources only (L16, RUL-22)
        if twice:
            amount += amount
        # X1.1 to X1.4 once per source and kind (R11.3, RUL-19), X1.8 whatever the source (R11.4).
        penalty = row[GAIN_PENALTY + good]
        if penalty and (reduced or (good == TOKENS and source != FROM_SETUP)):
            if twice and printed.switches.rita_reduce_twice:
                penalty += penalty
            if not (one_of_two and good <= STONE):
                amount -= penalty
        if amount <= 0:  # no gain: nothing is received, nothing triggers (R11.10)
            continue
        if good == VICTORY:  # without an upper limit (R1.18)
            if row[RULES] & EXTRA_VICTORY:  # Machiavelli, once per source (R11.6, RUL-30)
                amount += 1
            row[POINTS + points_source(source, identity)] += amount
            row[VICTORY] += amount
        elif good == TOKENS:  # limited supply (RUL-70); drawn now, used after the action (R21.3)
            amount = tokens.draw(state, seat, amount)
        elif good == FAITH:
            faith_gained = True
            # Beyond the end of a track the rest is lost (R1.12, R11.7, RUL-39).
            amount = min(amount, printed.faith_maximum - row[FAITH])
            row[FAITH] += amount
        elif good == MILITARY:
            if not printed.switches.military_uncapped:
                amount = min(amount, max(0, printed.military_maximum - row[MILITARY]))
            row[MILITARY] += amount
        else:  # the general supply is unlimited (R1.17, RUL-70)
            row[good] += amount
        if listening and amount:
            received[GOODS[good]] = amount
    if listening and received:
        state.emit(
            "gained", seat, {"goods": received, "source": source_of(printed, source, identity)}
        )
    if one_of_two:
        penalty = row[GAIN_PENALTY + WOOD]
        if doubled and printed.switches.rita_reduce_twice:
            penalty += penalty
        state.push(state.printed.ask.lose_wood_or_stone(seat, penalty))
    # In an activation the tiles are taken after all gains of the action (R9.5 step 5).
    if (
        faith_gained
        and row[RULES] & FAITH_TILES_RULE
        and not FROM_HARVEST <= source <= FROM_BONUS_TILE
    ):
        take_faith_tiles(state, seat)


def _brings_both(row: list[int], goods: SparseGoods) -> bool:
    """Whether wood and stone come together under X1.4 with opt.woodOrStone (RUL-19)."""
    return (
        row[GAIN_PENALTY + WOOD] > 0
        and row[GAIN_PENALTY + STONE] > 0
        and WOOD in goods[::2]
        and STONE in goods[::2]
    )


def forfeit(state: State, seat: int, good: int, amount: int) -> int:
    """Take goods away, down to zero (R1.12, R11.7, RUL-38); returns what was actually lost."""
    row = state.rows[seat]
    if amount > row[good] and not (good == VICTORY and state.printed.switches.negative_victory):
        amount = max(0, row[good])
    row[good] -= amount
    if good == VICTORY:
        row[POINTS + POINTS_SPENT] -= amount
    return amount


def lose(state: State, seat: int, good: int, amount: int, source: str) -> None:
    """A forced loss, reported as such."""
    lost = forfeit(state, seat, good, amount)
    if lost:
        state.emit("lost", seat, {"goods": {GOODS[good]: lost}, "source": source})


def take_faith_tiles(state: State, seat: int) -> None:
    """The Della Rovere tiles the disc has reached or passed, lowest first (R17.10, RUL-57, RUL-91)."""
    printed = state.printed
    row = state.rows[seat]
    if not row[RULES] & FAITH_TILES_RULE:
        return
    reached: list[int] = []
    for number in range(len(printed.faith_tiles)):
        step = printed.faith_tiles[number][0]
        if step <= row[FAITH] and not row[FAITH_TILES] >> number & 1:
            row[FAITH_TILES] |= 1 << number
            reached.append(number)
    # The privileges wait on the agenda for the privileges of this step; goods come at once.
    for number in reversed(reached):
        count = printed.faith_tiles[number][2]
        if count:
            privileges.offer(state, seat, count, False)
    family = row[FAMILY] - 1
    for number in reached:
        state.emit("faith_tile", seat, {"step": printed.faith_tiles[number][0]})
        gain(state, seat, printed.faith_tiles[number][1], FROM_FAMILY, family)
