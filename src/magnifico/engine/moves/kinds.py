"""Every kind of move, declared once: its number, its name, its parts, and how it is written.

A move is packed into one number, the code, so that search can list and hash moves quickly: six bits for the kind, then
up to three parts. Only this file knows the layout; everybody else packs with `PLACE.code(member, space, servants)`
and reads with `parts(code)`, in the order of the declaration.
"""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import GOOD_COUNT, GOODS
from magnifico.engine.moves.fields import (
    CARD,
    LEADER,
    SPACE,
    CardField,
    Field,
    GoodField,
    KeyField,
    MemberField,
    NotationError,
    NumberField,
    PrivilegeField,
    SeatField,
    ServantsField,
    WorkField,
    expect_words,
    read_number,
)
from magnifico.engine.printed.card import CHOICE_ACTIVATE
from magnifico.engine.printed.goods import (
    GOOD_INDEX,
    PAY_LIMIT,
    amounts_by_name,
    pack_goods,
    unpack_goods,
)
from magnifico.engine.printed.parts import DISCARD_LEADER
from magnifico.engine.printed.printed import Printed

Fields = dict[str, object]

_KIND_MASK: Final = 63
_PLACE_NUMBER: Final = 1
_FIRST: Final = 6
_SECOND: Final = 18
_THIRD: Final = 30
_PART_BITS: Final = 12
_PART_MASK: Final = 4095
# An announcement's third part: how often, which slot of the card, and its target.
_REPEAT_MASK: Final = 127
_SLOT: Final = 7
_SLOT_MASK: Final = 7
_TARGET: Final = 10


def kind_of(code: int) -> int:
    """The number of a move's kind."""
    return code & _KIND_MASK


def parts(code: int) -> tuple[int, int, int]:
    """The parts of a move, in the order in which its kind declares them; missing ones are 0."""
    return (code >> _FIRST & _PART_MASK, code >> _SECOND & _PART_MASK, code >> _THIRD)


def only_part(code: int) -> int:
    """The part of a move whose kind has only one."""
    return code >> _FIRST & _PART_MASK


class MoveKind:
    """A kind of move. `shown` gives the parts as data, `write` and `read` are the notation."""

    def __init__(
        self, number: int, name: str, fields: tuple[Field, ...] = (), word: str = ""
    ) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.word = word or name.replace("_", "-")

    def code(self, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The code of a move of this kind with these parts."""
        return self.number | first << _FIRST | second << _SECOND | third << _THIRD

    def shown(self, printed: Printed, code: int) -> Fields:
        """The parts by name: keys, printed numbers and counts as people count, never indices."""
        result: Fields = {}
        values = parts(code)
        for at, field in enumerate(self.fields):
            value = values[0] if at == 0 else values[1] if at == 1 else values[2]
            if not field.is_absent(value):
                result[field.name] = field.shown(printed, value)
        return result

    def write(self, printed: Printed, code: int) -> str:
        """The move in notation."""
        return " ".join([self.word, *self.words(printed, code)])

    def words(self, printed: Printed, code: int) -> list[str]:
        """The parts in notation, without absent ones."""
        result: list[str] = []
        values = parts(code)
        for at, field in enumerate(self.fields):
            value = values[0] if at == 0 else values[1] if at == 1 else values[2]
            if value or not field.optional:
                result.append(field.write(printed, value))
        return result

    def read(self, printed: Printed, words: list[str]) -> int:
        """The code of a move, from the words after the first one."""
        needed = len([field for field in self.fields if not field.optional])
        expect_words(words, max(needed, min(len(words), len(self.fields))))
        values = [0, 0, 0]
        for at, word in enumerate(words):
            if isinstance(self.fields[at], ServantsField) and not word.startswith("+"):
                raise NotationError(f"'{word}' is one word too many")
            values[at] = self.fields[at].read(printed, word)
        return self.code(values[0], values[1], values[2])


class PlaceKind(MoveKind):
    """A family member goes to a space: `white T3 +2`. The member comes first."""

    def placement(self, member: int, space: int, servants: int) -> int:
        """The same as `code`, with the kind's number inlined: most moves that are listed are made here."""
        return _PLACE_NUMBER | member << _FIRST | space << _SECOND | servants << _THIRD

    def write(self, printed: Printed, code: int) -> str:
        """Member, space and servants, without a word before them."""
        return " ".join(self.words(printed, code))


class WorkKind(MoveKind):
    """A bonus harvest or production: `harvest +1`, `production of B`. The action comes first."""

    def write(self, printed: Printed, code: int) -> str:
        """Action, opponent and servants, without a word before them."""
        return " ".join(self.words(printed, code))

    def read(self, printed: Printed, words: list[str]) -> int:
        """All words of the move, the action first."""
        servants = 0
        if len(words) > 1 and words[-1].startswith("+"):
            servants = read_number(words.pop()[1:])
        owner = 0
        if len(words) > 1:
            if len(words) != 3 or words[1].lower() != "of":
                raise NotationError(f"'{words[0]} of B' names the opponent whose cards are used")
            owner = self.fields[1].read(printed, words[2])
        return self.code(self.fields[0].read(printed, words[0]), owner, servants)


class PayKind(MoveKind):
    """A payment: `pay 2 wood 1 stone`, `pay nothing`. The goods replace all parts."""

    def payment(self, packed: int) -> int:
        """The code that pays these packed goods."""
        return self.number | packed << _FIRST

    def packed(self, code: int) -> int:
        """The packed goods of a payment."""
        return code >> _FIRST

    def shown(self, printed: Printed, code: int) -> Fields:
        """The goods by name."""
        return {"goods": amounts_by_name(unpack_goods(code >> _FIRST))}

    def words(self, printed: Printed, code: int) -> list[str]:
        """Amounts and goods."""
        named = amounts_by_name(unpack_goods(code >> _FIRST))
        if not named:
            return ["nothing"]
        return [f"{amount} {name}" for name, amount in named.items()]

    def read(self, printed: Printed, words: list[str]) -> int:
        """Pairs of an amount and a good."""
        if len(words) == 1 and words[0].lower() == "nothing":
            return self.number
        if not words or len(words) % 2:
            raise NotationError("pay 2 wood 1 stone, or pay nothing")
        amounts = [0] * GOOD_COUNT
        for at in range(0, len(words), 2):
            if words[at + 1].lower() not in GOOD_INDEX:
                raise NotationError(f"'{words[at + 1]}' isn't one of " + ", ".join(GOODS))
            amounts[GOOD_INDEX[words[at + 1].lower()]] += read_number(words[at])
        if max(amounts) > PAY_LIMIT:
            raise NotationError(f"at most {PAY_LIMIT} of a good")
        return self.payment(pack_goods(amounts))


class ActivateKind(MoveKind):
    """Several of the player's cards: `activate #5 #8`. Each part is a card counted from 1."""

    def activation(self, cards: list[int]) -> int:
        """The code that activates these cards."""
        code = self.number
        for number, card in enumerate(cards):
            code |= (card + 1) << (_FIRST + _PART_BITS * number)
        return code

    def cards(self, code: int) -> list[int]:
        """The cards named by an activation."""
        named: list[int] = []
        rest = code >> _FIRST
        while rest:
            named.append((rest & _PART_MASK) - 1)
            rest >>= _PART_BITS
        return named

    def shown(self, printed: Printed, code: int) -> Fields:
        """The printed numbers."""
        return {"cards": [printed.cards[card].number for card in self.cards(code)]}

    def words(self, printed: Printed, code: int) -> list[str]:
        """The cards."""
        return [CARD.write(printed, card) for card in self.cards(code)]

    def read(self, printed: Printed, words: list[str]) -> int:
        """Up to four cards."""
        if not 1 <= len(words) <= 4:
            raise NotationError("activate #5, or activate #5 #8")
        return self.activation([CARD.read(printed, word) for word in words])


class Announcement:
    """What is announced for a slot of an activated card (R9.5): an option or none (0), how often, and its target.

    `target` is a card, a leader or a Market space, -1 for none.
    """

    def __init__(
        self, card: int, slot: int, option: int, repeat: int = 0, target: int = -1
    ) -> None:
        self.card = card
        self.slot = slot
        self.option = option
        self.repeat = repeat
        self.target = target

    def times(self) -> int:
        """How often the option is used."""
        return self.repeat if self.repeat > 1 else 1

    def data(self) -> tuple[int, int, int, int, int]:
        """The announcement as plain numbers."""
        return (self.card, self.slot, self.option, self.repeat, self.target)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Announcement) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def __reduce__(self) -> tuple[object, ...]:
        return Announcement, self.data()


class ChooseKind(MoveKind):
    """An announcement: `#29 2`, `#29 no`, `#111 1 x3`, `#113 activates #114`, `#159 1 #53`, `#161 1 market2`."""

    def announce(self, card: int, slot: int, option: int, repeat: int = 0, target: int = -1) -> int:
        """The code that announces an option (0: none) of a card's slot."""
        return self.code(card, option, repeat | slot << _SLOT | (target + 1) << _TARGET)

    def announcement(self, code: int) -> Announcement:
        """What a code announces."""
        card, option, rest = parts(code)
        return Announcement(
            card,
            rest >> _SLOT & _SLOT_MASK,
            option,
            rest & _REPEAT_MASK,
            (rest >> _TARGET) - 1,
        )

    def shown(self, printed: Printed, code: int) -> Fields:
        """Option 0 means none; `target` is a card, `leader` a leader, `market` a space of the Market."""
        told = self.announcement(code)
        result: Fields = {
            "card": printed.cards[told.card].number,
            "slot": told.slot + 1,
            "number": told.option,
        }
        if told.repeat:
            result["repeat"] = told.repeat
        if told.target < 0 or told.option == 0:
            return result
        choice = printed.cards[told.card].choices[told.slot]
        if choice.kind == CHOICE_ACTIVATE:
            result["target"] = printed.cards[told.target].number
        elif choice.options[told.option - 1].market:
            result["market"] = told.target + 1
        elif choice.options[told.option - 1].discard == DISCARD_LEADER:
            result["leader"] = printed.leaders[told.target].key
        else:
            result["target"] = printed.cards[told.target].number
        return result

    def write(self, printed: Printed, code: int) -> str:
        """Card and slot, then the answer."""
        told = self.announcement(code)
        name = CARD.write(printed, told.card) + (f"/{told.slot + 1}" if told.slot else "")
        if told.option == 0:
            return f"{name} no"
        choice = printed.cards[told.card].choices[told.slot]
        if choice.kind == CHOICE_ACTIVATE:
            return f"{name} activates {CARD.write(printed, told.target)}"
        text = f"{name} {told.option}"
        if told.repeat:
            text += f" x{told.repeat}"
        if told.target >= 0:
            option = choice.options[told.option - 1]
            if option.market:
                text += f" market{told.target + 1}"
            elif option.discard == DISCARD_LEADER:
                text += f" {LEADER.write(printed, told.target)}"
            else:
                text += f" {CARD.write(printed, told.target)}"
        return text

    def read(self, printed: Printed, words: list[str]) -> int:
        """All words of the move, the card first."""
        name, _, slot_text = words[0].partition("/")
        card = CARD.read(printed, name)
        slot = read_number(slot_text) - 1 if slot_text else 0
        choices = printed.cards[card].choices
        if not 0 <= slot < len(choices):
            raise NotationError(f"{words[0]} has nothing to announce")
        if len(words) < 2:
            raise NotationError(f"{words[0]} no, or {words[0]} and the number of the option")
        answer = words[1].lower()
        number = 0
        repeat = 0
        target = -1
        if choices[slot].kind == CHOICE_ACTIVATE and answer == "activates":
            expect_words(words, 3)
            number = 1
            target = CARD.read(printed, words[2])
        elif answer != "no":
            number = read_number(answer)
            for word in words[2:]:
                if word.startswith("x") and word[1:].isascii() and word[1:].isdigit():
                    repeat = min(read_number(word[1:]), PAY_LIMIT)
                elif word.lower().startswith("market"):
                    target = SPACE.read(printed, word) - SPACE.read(printed, "market1")
                elif word.startswith("#"):
                    target = CARD.read(printed, word)
                else:
                    target = LEADER.read(printed, word)
        elif len(words) > 2:
            raise NotationError(f"nothing follows '{words[0]} no'")
        return self.announce(card, slot, number, repeat, target)


_MEMBER: Final = MemberField("member")
_SERVANTS: Final = ServantsField("servants", True)
_FACE: Final = KeyField("face", "token")
_GOOD: Final = GoodField("good")

PLACE: Final = PlaceKind(_PLACE_NUMBER, "place", (_MEMBER, SPACE, _SERVANTS))
PASS: Final = MoveKind(2, "pass")
END: Final = MoveKind(3, "end")
KEEP: Final = MoveKind(4, "keep", (LEADER,))
TILE: Final = MoveKind(5, "tile", (KeyField("tile", "bonus tile"),))
BID: Final = MoveKind(6, "bid", (NumberField("slot", 1), NumberField("row", 1)))
PLAY: Final = MoveKind(7, "play", (LEADER,))
DISCARD: Final = MoveKind(8, "discard", (LEADER,))
USE: Final = MoveKind(9, "use", (LEADER,))
COPY: Final = MoveKind(10, "copy", (LEADER,))
MEMBER: Final = MoveKind(11, "member", (_MEMBER,))
PRIVILEGE: Final = MoveKind(12, "privilege", (PrivilegeField("option"),))
PAY: Final = PayKind(13, "pay")
TAKE: Final = MoveKind(14, "take", (SPACE, _SERVANTS))
DECLINE: Final = MoveKind(15, "decline")
WORK: Final = WorkKind(16, "work", (WorkField("kind"), SeatField("owner", True), _SERVANTS))
ONLY: Final = MoveKind(17, "only", (CARD,))
CHOOSE: Final = ChooseKind(18, "choose")
ACTIVATE: Final = ActivateKind(19, "activate")
FIRST: Final = MoveKind(20, "first", (NumberField("number"),))
SUPPORT: Final = MoveKind(21, "support")
REFUSE: Final = MoveKind(22, "refuse")
BUY: Final = MoveKind(23, "buy", (SPACE,))
GIVE_UP: Final = MoveKind(24, "give_up", (CARD,))
GIVE: Final = MoveKind(25, "give", (_GOOD,))
RECOVER: Final = MoveKind(26, "recover", (CARD,))
TOKEN: Final = MoveKind(27, "token", (_FACE,))
PUT: Final = MoveKind(28, "put", (_FACE, CARD))
EXCHANGE: Final = MoveKind(29, "exchange", (NumberField("number", 1, True),))
VISCONTI: Final = MoveKind(30, "visconti", (KeyField("token", "Visconti token"),))
OPTION: Final = MoveKind(31, "option", (NumberField("number"), CardField("target", True)))
KEEP_TOKEN: Final = MoveKind(32, "keep_token", (_FACE,))
PAY_TOKEN: Final = MoveKind(33, "pay_token", (_FACE,))
LOSE: Final = MoveKind(34, "lose", (_GOOD,))
AS: Final = MoveKind(35, "kind", (WorkField("kind"),), "as")

KINDS: Final[tuple[MoveKind, ...]] = (
    PLACE,
    PASS,
    END,
    KEEP,
    TILE,
    BID,
    PLAY,
    DISCARD,
    USE,
    COPY,
    MEMBER,
    PRIVILEGE,
    PAY,
    TAKE,
    DECLINE,
    WORK,
    ONLY,
    CHOOSE,
    ACTIVATE,
    FIRST,
    SUPPORT,
    REFUSE,
    BUY,
    GIVE_UP,
    GIVE,
    RECOVER,
    TOKEN,
    PUT,
    EXCHANGE,
    VISCONTI,
    OPTION,
    KEEP_TOKEN,
    PAY_TOKEN,
    LOSE,
    AS,
)
BY_NUMBER: Final[dict[int, MoveKind]] = {kind.number: kind for kind in KINDS}
BY_WORD: Final[dict[str, MoveKind]] = {
    kind.word: kind for kind in KINDS if not isinstance(kind, (PlaceKind, WorkKind, ChooseKind))
}
