"""What waits on the agenda: steps that run by themselves, and decisions, which wait for an answer first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeAlias, cast

from magnifico.engine.refusal import Refusal

if TYPE_CHECKING:
    from magnifico.engine.state.state import State

Facts: TypeAlias = dict[str, object]


class Step:
    """Something on the agenda, as plain data. Steps are replaced, never changed, so copies of a state share them.

    `fields` names the data in the order of the constructor; `secret` names those that only the step's seat may
    know. Copies of a step, saved states and fingerprints are based on these two.
    """

    name: ClassVar[str] = ""
    """What views, messages and fingerprints call it."""
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    secret: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, state: State) -> bool:
        """Carry the step out; False means that it waits for an answer, and so does everything below it."""
        raise NotImplementedError

    def question(self) -> Question:
        """This step as a question; only called on the top of the agenda, which always is one."""
        raise AssertionError(f"{self!r} waits for nobody")

    def for_seat(self, seat: int) -> Step:
        """The same step for a player: cards store the actions they grant as steps without a seat."""
        make = cast("Callable[..., Step]", type(self))
        return make(seat, *self.data()[1:])

    def hidden_faces(self, viewer: int) -> tuple[int, ...]:
        """The faces of special tokens the step holds that a viewer cannot see."""
        return ()

    def redealt(self, state: State, viewer: int, faces: list[int]) -> Step:
        """The step as it could be, as far as a viewer knows: every secret field is re-dealt.

        `faces` are the faces of all tokens the viewer cannot see, shuffled; a step removes those it needs.
        """
        assert not self.secret, f"{self.name} has secrets and has to deal them again"
        return self

    def data(self) -> tuple[object, ...]:
        """The values of all fields."""
        return tuple([getattr(self, name) for name in self.fields])

    def __repr__(self) -> str:
        told = ", ".join(
            f"{name}={value!r}" for name, value in zip(self.fields, self.data(), strict=True)
        )
        return f"{type(self).__name__}({told})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.data()


class Question(Step):
    """A step that waits for somebody; decisions/decision.py has what all questions share."""

    secret_answers: ClassVar[bool] = False
    """Whether answers stay hidden from the other players."""

    def question(self) -> Question:
        """A question is its own."""
        return self

    def seats(self, state: State) -> list[int]:
        """Who has to decide."""
        raise NotImplementedError

    def asks(self, state: State, seat: int) -> bool:
        """Whether this seat has to decide."""
        raise NotImplementedError

    def legal(self, state: State, seat: int) -> list[int]:
        """Every move of a deciding seat that makes a difference; never empty."""
        raise NotImplementedError

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Why a move of a deciding seat is refused: the first failing check of the rules, or None."""
        raise NotImplementedError

    def play(self, state: State, seat: int, code: int) -> None:
        """Carry out a checked move and put what follows on the agenda."""
        raise NotImplementedError

    def facts(self, state: State, seat: int | None) -> Facts:
        """What a view shows of the question besides its name, to a seat (None: to anybody)."""
        return {}
