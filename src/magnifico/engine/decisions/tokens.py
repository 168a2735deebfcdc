"""Decisions about special tokens outside a turn (R14.1, R16.3.2)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions import free_actions
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import END, KEEP_TOKEN, TOKEN, kind_of, only_part
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import tokens
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Facts, Step


class KeepToken(Decision):
    """Ficino: which of the tokens just drawn is kept (R16.3.2); only the player sees them. Written `keep-token coins`.

    `left` are still to be kept; the others go to the discard.
    """

    name: ClassVar[str] = "keep_token"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "faces")
    secret: ClassVar[tuple[str, ...]] = ("faces",)
    secret_answers: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, faces: Ints) -> None:
        super().__init__(seat)
        self.left = left
        self.faces = faces

    def legal(self, state: State, seat: int) -> list[int]:
        """Any face among them."""
        return [KEEP_TOKEN.code(face) for face in sorted(set(self.faces))]

    def play(self, state: State, seat: int, code: int) -> None:
        """Keep one; when enough are kept the others are discarded."""
        left = list(self.faces)
        left.remove(only_part(code))
        tokens.receive(state, seat, [only_part(code)])
        state.pop()
        if self.left > 1:
            state.push(KeepToken(seat, self.left - 1, tuple(left)))
        else:
            state.token_discard = state.token_discard + tuple(left)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The faces, shown only to the player."""
        if seat != self.seat:
            return {}
        return {"faces": [state.printed.token_keys[face] for face in self.faces]}

    def hidden_faces(self, viewer: int) -> Ints:
        """The drawn tokens are hidden from everybody else."""
        return () if viewer == self.seat else self.faces

    def redealt(self, state: State, viewer: int, faces: list[int]) -> Step:
        """The same with other tokens that could have been drawn, as far as the viewer knows."""
        if viewer == self.seat:
            return self
        drawn = sorted([faces.pop() for _ in self.faces])
        return KeepToken(self.seat, self.left, tuple(drawn))


class UseLastTokens(Decision):
    """Before the final scoring a player may still use tokens (R14.1). Written `token coins`, `end`."""

    name: ClassVar[str] = "final_tokens"

    def legal(self, state: State, seat: int) -> list[int]:
        """Any token, or stopping."""
        codes = [TOKEN.code(face) for face in tokens.distinct_faces(state, seat)]
        return [*codes, END.code()]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that the player has the token."""
        if kind_of(code) == TOKEN.number:
            return free_actions.check_token(state, seat, only_part(code))
        return None if kind_of(code) == END.number else self.not_offered(code)

    def play(self, state: State, seat: int, code: int) -> None:
        """Use a token, or stop."""
        if kind_of(code) == TOKEN.number:
            tokens.use(state, seat, only_part(code))
        else:
            state.pop()
            state.emit("turn_ended", seat, {})
