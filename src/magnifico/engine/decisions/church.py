"""The Vatican report: everybody with enough faith supports the Church or refuses (section 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import REFUSE, SUPPORT, kind_of
from magnifico.engine.rules import church
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Step

# Answers in a secret vote.
MISSING: Final = -1
REFUSES: Final = 0
SUPPORTS: Final = 1
NOT_ASKED: Final = 2


class VaticanReport(Step):
    """Handles the players in turn order (R12.1): `place` is the next one, `votes` their secret votes (RUL-69)."""

    name: ClassVar[str] = "vatican_report"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "votes")

    def __init__(self, seat: int = -1, place: int = 0, votes: Ints = ()) -> None:
        super().__init__(seat)
        self.place = place
        self.votes = votes

    def resolve(self, state: State) -> bool:
        """Handle the next player: excommunicate, support, ask, or apply an earlier vote."""
        state.pop()
        if self.place == 0 and not self.votes:
            state.emit("report_started", -1, {"period": state.period()})
            if state.printed.switches.secret_vatican and any(
                church.may_decide(state, seat) for seat in state.order
            ):
                state.push(SecretVote.of_table(state))
                return True
        if self.place == state.players:
            return True
        seat = state.order[self.place]
        state.push(VaticanReport(-1, self.place + 1, self.votes))
        if not church.may_decide(state, seat):
            if state.player(seat).faith >= church.requirement(state):
                church.support(state, seat)
            else:
                church.excommunicate(state, seat)
        elif self.votes:
            church.answer(state, seat, self.votes[seat] == SUPPORTS)
        else:
            state.push(SupportChurch(seat))
        return True


class SupportChurch(Decision):
    """Support the Church or be excommunicated (R12.3). Written `support`, `refuse`."""

    name: ClassVar[str] = "church"

    def legal(self, state: State, seat: int) -> list[int]:
        """Either."""
        return [SUPPORT.code(), REFUSE.code()]

    def play(self, state: State, seat: int, code: int) -> None:
        """Apply the answer at once."""
        state.pop()
        church.answer(state, seat, kind_of(code) == SUPPORT.number)
        state.revealed()


class SecretVote(Decision):
    """Everybody with a choice votes at the same time, revealed when all have (RUL-69). Written `support`, `refuse`."""

    name: ClassVar[str] = "church"
    fields: ClassVar[tuple[str, ...]] = ("seat", "votes")
    secret: ClassVar[tuple[str, ...]] = ("votes",)
    secret_answers: ClassVar[bool] = True

    def __init__(self, seat: int, votes: Ints) -> None:
        super().__init__(seat)
        self.votes = votes  # by seat

    @staticmethod
    def of_table(state: State) -> SecretVote:
        """The vote of everybody who may decide."""
        return SecretVote(
            -1,
            tuple(
                [
                    MISSING if church.may_decide(state, seat) else NOT_ASKED
                    for seat in range(state.players)
                ]
            ),
        )

    def seats(self, state: State) -> list[int]:
        """The seats whose vote is missing, in turn order."""
        return [seat for seat in state.order if self.votes[seat] == MISSING]

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat's vote is missing."""
        return self.votes[seat] == MISSING

    def legal(self, state: State, seat: int) -> list[int]:
        """Either."""
        return [SUPPORT.code(), REFUSE.code()]

    def play(self, state: State, seat: int, code: int) -> None:
        """Record the vote; after the last one the report continues."""
        votes = list(self.votes)
        votes[seat] = SUPPORTS if kind_of(code) == SUPPORT.number else REFUSES
        state.pop()
        if MISSING in votes:
            state.push(SecretVote(-1, tuple(votes)))
        else:
            state.push(VaticanReport(-1, 0, tuple(votes)))
        state.revealed()

    def redealt(self, state: State, viewer: int, faces: list[int]) -> Step:
        """Everybody knows who has voted, but not how."""
        votes = [
            state.random.below(2) if vote in (REFUSES, SUPPORTS) and voter != viewer else vote
            for voter, vote in enumerate(self.votes)
        ]
        return SecretVote(-1, tuple(votes))
