"""The draft of leaders: everybody keeps one of a pack and passes the rest on (R2.4.2, R2.4.3, RUL-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import KEEP, only_part
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Step

NOT_YET: Final = -1


def deal_leaders(state: State) -> None:
    """Deal four leaders to each player; the rest is the leader deck (R2.4.2, R2.4.3)."""
    printed = state.printed
    shuffled = state.random.shuffled(list(range(len(printed.leaders))))
    dealt = printed.leaders_dealt
    packs: list[Ints] = []
    for place in range(state.players):
        packs.append(tuple(sorted(shuffled[place * dealt : (place + 1) * dealt])))
    state.packs = tuple(packs)
    state.pack_picks = tuple([() for _ in range(state.players)])
    state.leader_deck = tuple(shuffled[state.players * dealt :])


def pack_of(state: State, seat: int) -> int:
    """The pack a seat looks at: packs go to the previous player in turn order (RUL-7)."""
    step = len(state.pack_picks[0])
    return (state.seating.index(seat) + step) % state.players


class Draft(Decision):
    """Which leader of the pack each seat keeps, all at the same time. Written `keep cosimo_de_medici`.

    `picks` has each seat's choice from its current pack, or NOT_YET.
    """

    name: ClassVar[str] = "draft"
    fields: ClassVar[tuple[str, ...]] = ("seat", "picks")
    secret: ClassVar[tuple[str, ...]] = ("picks",)
    secret_answers: ClassVar[bool] = True

    def __init__(self, seat: int, picks: Ints) -> None:
        super().__init__(seat)
        self.picks = picks

    @staticmethod
    def of_table(state: State) -> Draft:
        """The question to everybody."""
        return Draft(-1, (NOT_YET,) * state.players)

    def seats(self, state: State) -> list[int]:
        """The seats that have yet to choose, in turn order."""
        return [seat for seat in state.order if self.picks[seat] == NOT_YET]

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat has yet to choose."""
        return self.picks[seat] == NOT_YET

    def legal(self, state: State, seat: int) -> list[int]:
        """The leaders of the pack in front of the seat."""
        return [KEEP.code(leader) for leader in state.packs[pack_of(state, seat)]]

    def play(self, state: State, seat: int, code: int) -> None:
        """Record what a seat keeps; when all have chosen, the packs are passed on (R2.4.2)."""
        leader = only_part(code)
        picks = list(self.picks)
        picks[seat] = leader
        key = state.printed.leaders[leader].key
        state.emit_secret("leader_kept", seat, {}, {"leader": key})
        state.revealed()
        state.pop()
        if NOT_YET in picks:
            state.push(Draft(-1, tuple(picks)))
            return
        _pass_packs(state, picks)
        if len(state.packs[0]) == 1:
            last = [state.packs[pack_of(state, each)][0] for each in range(state.players)]
            _pass_packs(state, last)
        if state.packs[0]:
            state.push(Draft.of_table(state))

    def redealt(self, state: State, viewer: int, faces: list[int]) -> Step:
        """Everybody knows who has already chosen from a pack, but not what, so any leader of it will do."""
        picks = list(self.picks)
        for other in range(state.players):
            if other != viewer and picks[other] != NOT_YET:
                pack = state.packs[pack_of(state, other)]
                picks[other] = pack[state.random.below(len(pack))]
        return Draft(-1, tuple(picks))

    def table_facts(self, state: State, seat: int | None) -> dict[str, object]:
        """What a view of the table shows of the draft: its progress, and the seat's pack."""
        result: dict[str, object] = {"kept": len(state.pack_picks[0])}
        if seat is not None:
            leaders = state.printed.leaders
            result["pack"] = [leaders[leader].key for leader in state.packs[pack_of(state, seat)]]
            if self.picks[seat] != NOT_YET:
                result["chosen"] = leaders[self.picks[seat]].key
        return result


def _pass_packs(state: State, picks: list[int]) -> None:
    packs = [list(pack) for pack in state.packs]
    kept = [list(pack) for pack in state.pack_picks]
    for seat in range(state.players):
        number = pack_of(state, seat)
        packs[number].remove(picks[seat])
        kept[number].append(picks[seat])
        state.hands[seat] = (*state.hands[seat], picks[seat])
    state.packs = tuple([tuple(pack) for pack in packs])
    state.pack_picks = tuple([tuple(pack) for pack in kept])
