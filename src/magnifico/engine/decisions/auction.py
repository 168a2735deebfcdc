"""The auction of families: everybody bids a row of goods for a family; higher rows bring less (R2.6).

Each family lies beside an auction tile with rows of starting goods. A bid takes a row of a tile; the next bid on that
tile has to take a higher, poorer one, and displaces the bidder, who bids again at once.
"""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions.decision import Decision
from magnifico.engine.decisions.leader import PlayOneOf
from magnifico.engine.moves.kinds import BID, kind_of, parts
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import gains, leaders, modifiers
from magnifico.engine.rules.sources import FROM_SETUP
from magnifico.engine.state.state import NO_BID, State
from magnifico.engine.state.step import Step


def begin(state: State) -> None:
    """Pair families with auction tiles (R2.6.1), with leaders beside some (R2.6.2, RUL-41), and let everybody bid."""
    printed = state.printed
    random = state.random
    families = random.shuffled(list(range(len(printed.families))))[: state.players]
    tiles = random.shuffled(list(range(len(printed.auction_rows))))[: state.players]
    slots: list[tuple[int, int]] = []
    beside: list[tuple[int, ...]] = []
    for family, tile in zip(families, tiles, strict=True):
        slots.append((family, tile))
        count = printed.families[family].standing.auction_leaders
        beside.append(state.leader_deck[:count])
        state.leader_deck = state.leader_deck[count:]
    state.auction = tuple(slots)
    state.auction_leaders = tuple(beside)
    state.bids = (NO_BID,) * state.players
    state.push(EndAuction())
    for seat in reversed(state.order):
        state.push(Bid(seat))


def rows_of(state: State, slot: int) -> int:
    """How many rows the tile beside a family has."""
    return len(state.printed.auction_rows[state.auction[slot][1]])


class Bid(Decision):
    """Which row of which tile a player offers. Written `bid 2 3`: the third row of the second tile."""

    name: ClassVar[str] = "auction"

    def legal(self, state: State, seat: int) -> list[int]:
        """Any row of a tile without a bid, rows above the bid on any other (R2.6.3); nobody may pass (R2.6.6)."""
        codes: list[int] = []
        for slot in range(len(state.auction)):
            for row in range(state.bids[slot][1] + 1, rows_of(state, slot)):
                codes.append(BID.code(slot, row))
        return codes

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require a row strictly above the bid that lies there (R2.6.3), so the top row cannot be outbid (R2.6.5)."""
        if kind_of(code) != BID.number:
            return self.not_offered(code)
        slot, row, _ = parts(code)
        if slot >= len(state.auction) or row >= rows_of(state, slot):
            return Refusal("E_BID", {"row": row + 1})
        held = state.bids[slot][1]
        if row <= held:
            return Refusal("E_BID", {"row": row + 1, "holder_row": held + 1})
        return None

    def play(self, state: State, seat: int, code: int) -> None:
        """Place the bid, which takes no family member (RUL-3); a displaced bidder bids again at once (R2.6.4)."""
        slot, row, _ = parts(code)
        state.pop()
        displaced = state.bids[slot][0]
        bids = list(state.bids)
        bids[slot] = (seat, row)
        state.bids = tuple(bids)
        family = state.printed.families[state.auction[slot][0]].key
        state.emit("bid", seat, {"family": family, "row": row + 1})
        state.revealed()
        if displaced >= 0:
            state.emit("displaced", displaced, {"family": family})
            state.push(Bid(displaced))


class EndAuction(Step):
    """Families and starting goods go to their winners (R2.5.7, R2.6.7), then the families' start effects (R2.6.8)."""

    name: ClassVar[str] = "end_auction"

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)

    def resolve(self, state: State) -> bool:
        """Give everybody their family and the goods of their row."""
        state.pop()
        printed = state.printed
        for slot, (family, tile) in enumerate(state.auction):
            seat, row = state.bids[slot]
            state.player(seat).family = family + 1
            modifiers.rebuild(state, seat)
            state.emit("family_won", seat, {"family": printed.families[family].key})
            gains.gain(state, seat, printed.auction_rows[tile][row], FROM_SETUP, 0)
        for seat in reversed(state.order):
            state.push(StartFamily(seat))
        return True


class StartFamily(Step):
    """Leaders beside the tile go to its winner; Sforza plays one of them at once (R17.8, R17.12)."""

    name: ClassVar[str] = "start_family"

    def resolve(self, state: State) -> bool:
        """Put the leaders into the hand, where everybody knows them."""
        state.pop()
        seat = self.seat
        family = state.player(seat).family - 1
        standing = state.printed.families[family].standing
        if not standing.auction_leaders:
            return True
        for slot in range(len(state.auction)):
            if state.auction[slot][0] == family:
                beside = state.auction_leaders[slot]
                state.hands[seat] = state.hands[seat] + beside
                state.known_leaders = state.known_leaders + beside
                if standing.play_one:
                    # Lorenzo cannot be chosen without a target; if no leader can be, all stay in hand (R2.6.9).
                    playable = [
                        leader for leader in beside if leaders.has_target(state, seat, leader)
                    ]
                    if playable:
                        state.push(PlayOneOf(seat, tuple(playable)))
        return True
