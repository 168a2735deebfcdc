"""What a drawing uses besides the view: the printed facts of the packs, texts and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnifico import Options
from magnifico.content import Board, Pack, builtin_pack
from magnifico.content.vocabulary import Goods
from magnifico.draw.letters import letters_of
from magnifico.draw.measure import width_of
from magnifico.texts import Naming, Texts, sentence, texts_for

TOWER_TYPES: Final[dict[str, str]] = {
    "T": "territory",
    "C": "character",
    "B": "building",
    "V": "venture",
    "S": "special",
}


def packs_in_use(options: Options) -> list[Pack]:
    """The packs a table plays with, its own ones last."""
    packs = [builtin_pack("base")]
    if "houses" in options.expansions:
        packs.append(builtin_pack("houses"))
    if "pazzi" in options.expansions:
        packs.append(builtin_pack("pazzi"))
    return [*packs, *options.packs]


class Facts:
    """Cards, leaders and tiles by key, the board, the texts of one language and the players' names."""

    __slots__ = ("_short_leaders", "_tokens", "board", "letters", "naming", "texts")

    def __init__(self, options: Options, language: str, names: Sequence[str] = ()) -> None:
        packs = packs_in_use(options)
        self.board: Board = next(pack.board for pack in packs if pack.board is not None)
        self.texts: Texts = texts_for(language)
        self.naming = Naming(packs, names)
        self.letters = letters_of(names, self.texts)
        self._tokens = {face.key: face.gain for pack in packs for face in pack.token_faces}
        self._short_leaders = _short_names(
            {leader.key: leader.names[language] for pack in packs for leader in pack.leaders}
        )

    def say(self, message: str, **arguments: str | int) -> str:
        """A text with its first letter capitalised."""
        return sentence(self.texts.get(message, **arguments))

    def player(self, seat: int) -> str:
        """The name of a player, or "Player 2" for one without a name."""
        return sentence(self.naming.player(seat, self.texts), self.naming.own_name(seat))

    def token_gain(self, key: str) -> Goods:
        """What the face of a special token brings."""
        return self._tokens.get(key, ())

    def leader(self, key: str, size: float, within: float) -> str:
        """The name of a leader, or a short form if the name does not fit."""
        name = self.naming.leader(key, self.texts)
        return name if width_of(name, size) <= within else self._short_leaders.get(key, name)


def _short_names(names: dict[str, str]) -> dict[str, str]:
    """Short forms by key: the last name if it is unique, else the first name, else the whole name."""
    last = [_last_name(name) for name in names.values()]
    first = [name.split()[0] for name in names.values()]
    short: dict[str, str] = {}
    for (key, name), family, given in zip(names.items(), last, first, strict=True):
        if last.count(family) == 1:
            short[key] = family
        else:
            short[key] = given if first.count(given) == 1 else name
    return short


def _last_name(name: str) -> str:
    """What follows the last particle ("da Vinci", "dalle Bande Nere"), else the last word."""
    words = name.split()
    particles = [at for at, word in enumerate(words[:-1]) if word[:1].islower()]
    return " ".join(words[particles[-1] + 1 :]) if particles else words[-1]
