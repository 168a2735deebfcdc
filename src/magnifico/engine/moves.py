"""Moves and their notation: one short ASCII text for each, which parses back to the same move (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnifico.content.effects import GOODS
from magnifico.engine.costs import PAY_LIMIT, pack_goods, unpack_goods
from magnifico.engine.kinds import (
    LEADER_SPACE,
    M_ACTIVATE,
    M_BID,
    M_BUY,
    M_CHOOSE,
    M_COPY,
    M_DECLINE,
    M_DISCARD,
    M_END,
    M_EXCHANGE,
    M_FIRST,
    M_GIVE,
    M_GIVE_UP,
    M_KEEP,
    M_KEEP_TOKEN,
    M_KIND,
    M_LOSE,
    M_MEMBER,
    M_ONLY,
    M_OPTION,
    M_PASS,
    M_PAY,
    M_PAY_TOKEN,
    M_PLACE,
    M_PLAY,
    M_PRIVILEGE,
    M_PUT,
    M_RECOVER,
    M_REFUSE,
    M_SUPPORT,
    M_TAKE,
    M_TILE,
    M_TOKEN,
    M_USE,
    M_VISCONTI,
    M_WORK,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PILE_OPTION,
)
from magnifico.engine.names import (
    MEMBER_KEYS,
    SEAT_LETTERS,
    WORK_KEYS,
    all_space_keys,
    space_key,
)
from magnifico.engine.tables import CHOICE_ACTIVATE, DISCARD_LEADER, Tables

PLAIN_WORDS: Final[dict[int, str]] = {
    M_PASS: "pass",
    M_END: "end",
    M_DECLINE: "decline",
    M_SUPPORT: "support",
    M_REFUSE: "refuse",
}
LEADER_WORDS: Final[dict[int, str]] = {
    M_KEEP: "keep",
    M_PLAY: "play",
    M_DISCARD: "discard",
    M_USE: "use",
    M_COPY: "copy",
}
CARD_WORDS: Final[dict[int, str]] = {
    M_ONLY: "only",
    M_GIVE_UP: "give-up",
    M_RECOVER: "recover",
}
FACE_WORDS: Final[dict[int, str]] = {
    M_TOKEN: "token",
    M_KEEP_TOKEN: "keep-token",
    M_PAY_TOKEN: "pay-token",
}
GOOD_WORDS: Final[dict[int, str]] = {M_GIVE: "give", M_LOSE: "lose"}
SPACE_KEYS: Final[dict[str, int]] = all_space_keys()
SHORT_SPACES: Final[dict[str, str]] = {
    "h": "harvest",
    "h1": "harvest",
    "h2": "harvest-large",
    "p": "production",
    "p1": "production",
    "p2": "production-large",
    "m1": "market1",
    "m2": "market2",
    "m3": "market3",
    "m4": "market4",
    "k": "palace",
    "council": "palace",
}
SHORT_MEMBERS: Final[dict[str, str]] = {
    "w": "white",
    "b": "black",
    "o": "orange",
    "n": "neutral",
    "br": "brown",
}


class NotationError(ValueError):
    """A text that is no move; the message says what was expected."""


class Move:
    """A move of one seat. `text` is its notation; two moves of the same game are equal if seat and code are."""

    def __init__(self, seat: int, code: int, text: str) -> None:
        self.seat = seat
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]}: {self.text}"

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.code == other.code

    def __hash__(self) -> int:
        return self.code << 3 | self.seat


class MoveBook:
    """Writes and reads the notation of one set of tables, and keeps every move once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: dict[int, Move] = {}
        self.privilege_keys: dict[str, int] = {"pile": PILE_OPTION}
        for number, goods in enumerate(tables.privilege_options):
            self.privilege_keys["+".join(GOODS[good] for good in goods[::2])] = number
        self.privilege_names = {number: key for key, number in self.privilege_keys.items()}
        # A word that begins a move, and what reads the rest of it.
        self.readers: dict[str, Callable[[list[str]], int]] = {}
        self._register()

    def move(self, seat: int, code: int) -> Move:
        """The move with this code."""
        # Never multiplied: in a compiled program an interrupt that falls into a product of large numbers is fatal.
        key = code << 3 | seat
        found = self.known.get(key)
        if found is None:
            found = Move(seat, code, self.text_of(code))
            if code & 63 != M_PAY:
                self.known[key] = found
        return found

    def moves(self, seat: int, codes: list[int]) -> list[Move]:
        """The moves with these codes."""
        known = self.known
        result: list[Move] = []
        for code in codes:
            found = known.get(code << 3 | seat)
            result.append(self.move(seat, code) if found is None else found)
        return result

    # ------------------------------------------------------------------------------------------ writing

    def text_of(self, code: int) -> str:
        """The notation of a move code."""
        tables = self.tables
        move = code & 63
        a = code >> MOVE_A & MOVE_MASK
        b = code >> MOVE_B & MOVE_MASK
        c = code >> MOVE_C
        if move == M_PLACE:
            return f"{MEMBER_KEYS[a]} {space_key(tables, b)}{_servants(c)}"
        if move in PLAIN_WORDS:
            return PLAIN_WORDS[move]
        if move in LEADER_WORDS:
            return f"{LEADER_WORDS[move]} {tables.leaders[a].key}"
        if move in CARD_WORDS:
            return f"{CARD_WORDS[move]} {self._card(a)}"
        if move in FACE_WORDS:
            return f"{FACE_WORDS[move]} {tables.token_keys[a]}"
        if move in GOOD_WORDS:
            return f"{GOOD_WORDS[move]} {GOODS[a]}"
        if move == M_PRIVILEGE:
            return f"privilege {self.privilege_names[a]}"
        if move == M_PAY:
            return f"pay {_goods_text(code >> MOVE_A)}"
        if move == M_TAKE:
            return f"take {space_key(tables, a)}{_servants(b)}"
        if move == M_WORK:
            owner = f" of {SEAT_LETTERS[b - 1]}" if b else ""
            return f"{WORK_KEYS[c]}{owner}{_servants(a)}"
        if move == M_CHOOSE:
            return self._choice_text(a, b, c)
        return self._rare_text(code, move, a, b)

    def _rare_text(self, code: int, move: int, a: int, b: int) -> str:
        tables = self.tables
        if move == M_TILE:
            return f"tile {tables.bonus_tile_keys[a]}"
        if move == M_BID:
            return f"bid {a + 1} {b + 1}"
        if move == M_MEMBER:
            return f"member {MEMBER_KEYS[a]}"
        if move == M_ACTIVATE:
            named = [a - 1, b - 1] if b else [a - 1]
            return "activate " + " ".join(self._card(card) for card in named)
        if move == M_FIRST:
            return f"first {a}"
        if move == M_BUY:
            return f"buy {space_key(tables, a)}"
        if move == M_PUT:
            return f"put {tables.token_keys[a]} {self._card(b)}"
        if move == M_EXCHANGE:
            return "exchange" if a == 0 else f"exchange {a + 1}"
        if move == M_VISCONTI:
            return f"visconti {tables.visconti_keys[a]}"
        if move == M_OPTION:
            return f"option {a}" + (f" {self._card(b - 1)}" if b else "")
        assert move == M_KIND, f"move {move}"
        return f"as {WORK_KEYS[a]}"

    def _card(self, card: int) -> str:
        return f"#{self.tables.cards[card].number}"

    def _choice_text(self, card: int, number: int, rest: int) -> str:
        slot = rest >> 7 & 7
        repeat = rest & 127
        target = (rest >> 10) - 1
        name = self._card(card) + (f"/{slot + 1}" if slot else "")
        if number == 0:
            return f"{name} no"
        choice = self.tables.cards[card].choices[slot]
        if choice.kind == CHOICE_ACTIVATE:
            return f"{name} activates {self._card(target)}"
        text = f"{name} {number}"
        if repeat:
            text += f" x{repeat}"
        if target >= 0:
            option = choice.options[number - 1]
            if option.market:
                text += f" market{target + 1}"
            elif option.discard == DISCARD_LEADER:
                text += f" {self.tables.leaders[target].key}"
            else:
                text += f" {self._card(target)}"
        return text

    # ------------------------------------------------------------------------------------------ reading

    def _register(self) -> None:
        for code, word in PLAIN_WORDS.items():
            self.readers[word] = _constant(code)
        for code, word in LEADER_WORDS.items():
            self.readers[word] = self._reader(code, self._read_leader)
        for code, word in CARD_WORDS.items():
            self.readers[word] = self._reader(code, self._read_card)
        for code, word in FACE_WORDS.items():
            self.readers[word] = self._reader(code, self._read_face)
        for code, word in GOOD_WORDS.items():
            self.readers[word] = self._reader(code, _read_good)
        self.readers["privilege"] = self._reader(M_PRIVILEGE, self._read_privilege)
        self.readers["tile"] = self._reader(M_TILE, self._read_tile)
        self.readers["member"] = self._reader(M_MEMBER, _read_member)
        self.readers["first"] = self._reader(M_FIRST, _read_number)
        self.readers["buy"] = self._reader(M_BUY, self._read_space)
        self.readers["visconti"] = self._reader(M_VISCONTI, self._read_visconti)
        self.readers["as"] = self._reader(M_KIND, _read_kind)
        self.readers["pay"] = _read_payment
        self.readers["take"] = self._read_take
        self.readers["bid"] = self._read_bid
        self.readers["put"] = self._read_put
        self.readers["option"] = self._read_option
        self.readers["exchange"] = _read_exchange
        self.readers["activate"] = self._read_activate

    def _reader(self, code: int, read: Callable[[str], int]) -> Callable[[list[str]], int]:
        def reader(words: list[str]) -> int:
            _count(words, 1)
            return code | read(words[0]) << MOVE_A

        return reader

    def code_of(self, text: str) -> int:
        """The move code a text stands for."""
        if len(text) > 200:
            raise NotationError("a move is one short line")
        words = text.split()
        if not words:
            raise NotationError("an empty line is no move")
        word = words[0].lower()
        rest = words[1:]
        if word.startswith("#"):
            return self._read_choice(words)
        member = SHORT_MEMBERS.get(word, word)
        if member in MEMBER_KEYS and rest:
            servants = _take_servants(rest)
            _count(rest, 1)
            space = self._read_space(rest[0])
            return (
                M_PLACE | MEMBER_KEYS.index(member) << MOVE_A | space << MOVE_B | servants << MOVE_C
            )
        if word in WORK_KEYS:
            return self._read_work(word, rest)
        reader = self.readers.get(word)
        if reader is None:
            raise NotationError(f"'{words[0]}' begins no move")
        return reader(rest)

    def _read_work(self, word: str, rest: list[str]) -> int:
        servants = _take_servants(rest)
        named = 0
        if rest:
            if len(rest) != 2 or rest[0].lower() != "of" or rest[1].upper() not in SEAT_LETTERS:
                raise NotationError(f"'{word} of B' names the opponent whose cards are used")
            named = SEAT_LETTERS.index(rest[1].upper()) + 1
        kind = WORK_KEYS.index(word)
        return M_WORK | servants << MOVE_A | named << MOVE_B | kind << MOVE_C

    def _read_space(self, word: str) -> int:
        if word.lower().startswith("leader:"):
            return LEADER_SPACE + self._read_leader(word[7:])
        key = SHORT_SPACES.get(word.lower(), word)
        if key in SPACE_KEYS:
            return SPACE_KEYS[key]
        for candidate in (key.upper(), key.lower()):
            if candidate in SPACE_KEYS:
                return SPACE_KEYS[candidate]
        raise NotationError(f"'{word}' is no space: T1 to V4, harvest, production, market1, palace")

    def _read_leader(self, word: str) -> int:
        key = word.lower()
        index = self.tables.leader_index
        if key in index:
            return index[key]
        found = [name for name in index if key and key in name]
        if len(found) == 1:
            return index[found[0]]
        if found:
            raise NotationError(f"'{word}' may be " + " or ".join(sorted(found)[:4]))
        raise NotationError(f"'{word}' is no leader of this game")

    def _read_card(self, word: str) -> int:
        digits = word.removeprefix("#")
        if digits.isascii() and digits.isdigit() and len(digits) < 6:
            found = self.tables.card_index.get(int(digits))
            if found is not None:
                return found
        raise NotationError(f"'{word}' is no card of this game, such as #29")

    def _read_face(self, word: str) -> int:
        return _index(self.tables.token_keys, word, "token")

    def _read_visconti(self, word: str) -> int:
        return _index(self.tables.visconti_keys, word, "Visconti token")

    def _read_tile(self, word: str) -> int:
        return _index(self.tables.bonus_tile_keys, word, "bonus tile")

    def _read_privilege(self, word: str) -> int:
        key = word.lower()
        for name, number in self.privilege_keys.items():
            if name == key or (key and name.startswith(key)):
                return number
        raise NotationError(f"'{word}' is no privilege: " + ", ".join(self.privilege_keys))

    def _read_take(self, words: list[str]) -> int:
        servants = _take_servants(words)
        _count(words, 1)
        return M_TAKE | self._read_space(words[0]) << MOVE_A | servants << MOVE_B

    def _read_bid(self, words: list[str]) -> int:
        _count(words, 2)
        slot = _read_number(words[0])
        row = _read_number(words[1])
        if slot < 1 or row < 1:
            raise NotationError("tiles and rows are counted from 1")
        return M_BID | (slot - 1) << MOVE_A | (row - 1) << MOVE_B

    def _read_put(self, words: list[str]) -> int:
        _count(words, 2)
        return M_PUT | self._read_face(words[0]) << MOVE_A | self._read_card(words[1]) << MOVE_B

    def _read_option(self, words: list[str]) -> int:
        if not 1 <= len(words) <= 2:
            raise NotationError("option 1, or option 1 #53")
        code = M_OPTION | _read_number(words[0]) << MOVE_A
        if len(words) == 2:
            code |= (self._read_card(words[1]) + 1) << MOVE_B
        return code

    def _read_activate(self, words: list[str]) -> int:
        if not 1 <= len(words) <= 4:
            raise NotationError("activate #5, or activate #5 #8")
        code = M_ACTIVATE
        for number, word in enumerate(words):
            code |= (self._read_card(word) + 1) << (MOVE_A + 12 * number)
        return code

    def _read_choice(self, words: list[str]) -> int:
        """#29 2, #29 no, #111 1 x3, #113 activates #114, #159 1 #53, #161 1 market2."""
        name, _, slot_text = words[0].partition("/")
        card = self._read_card(name)
        slot = _read_number(slot_text) - 1 if slot_text else 0
        choices = self.tables.cards[card].choices
        if not 0 <= slot < len(choices):
            raise NotationError(f"{words[0]} has nothing to announce")
        if len(words) < 2:
            raise NotationError(f"{words[0]} no, or {words[0]} and the number of the option")
        answer = words[1].lower()
        number = 0
        repeat = 0
        target = -1
        if choices[slot].kind == CHOICE_ACTIVATE and answer == "activates":
            _count(words, 3)
            number = 1
            target = self._read_card(words[2])
        elif answer != "no":
            number = _read_number(answer)
            for word in words[2:]:
                if word.startswith("x") and word[1:].isascii() and word[1:].isdigit():
                    repeat = min(_read_number(word[1:]), PAY_LIMIT)
                elif word.lower().startswith("market"):
                    target = self._read_space(word) - SPACE_KEYS["market1"]
                elif word.startswith("#"):
                    target = self._read_card(word)
                else:
                    target = self._read_leader(word)
        elif len(words) > 2:
            raise NotationError(f"nothing follows '{words[0]} no'")
        rest = repeat | slot << 7 | (target + 1) << 10
        return M_CHOOSE | card << MOVE_A | number << MOVE_B | rest << MOVE_C


def _constant(code: int) -> Callable[[list[str]], int]:
    def reader(words: list[str]) -> int:
        _count(words, 0)
        return code

    return reader


def _count(words: list[str], number: int) -> None:
    if len(words) < number:
        raise NotationError("something is missing at the end of this move")
    if len(words) > number:
        raise NotationError(f"'{words[number]}' is one word too many")


def _servants(number: int) -> str:
    return f" +{number}" if number else ""


def _take_servants(words: list[str]) -> int:
    """Remove +n from the end of the words and return n."""
    if words and words[-1].startswith("+"):
        return _read_number(words.pop()[1:])
    return 0


def _read_number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 3:
        return int(word)
    raise NotationError(f"'{word}' is no number")


def _index(keys: list[str], word: str, what: str) -> int:
    key = word.lower()
    if key in keys:
        return keys.index(key)
    raise NotationError(f"'{word}' is no {what}: " + ", ".join(keys))


def _read_member(word: str) -> int:
    key = SHORT_MEMBERS.get(word.lower(), word.lower())
    if key in MEMBER_KEYS:
        return MEMBER_KEYS.index(key)
    raise NotationError(f"'{word}' is no family member")


def _read_kind(word: str) -> int:
    if word.lower() in WORK_KEYS:
        return WORK_KEYS.index(word.lower())
    raise NotationError("as harvest, or as production")


def _read_good(word: str) -> int:
    for number, name in enumerate(GOODS):
        if name == word.lower():
            return number
    raise NotationError(f"'{word}' is none of " + ", ".join(GOODS))


def _read_exchange(words: list[str]) -> int:
    if not words:
        return M_EXCHANGE
    _count(words, 1)
    number = _read_number(words[0])
    if number < 1:
        raise NotationError("exchanges are counted from 1")
    return M_EXCHANGE | (number - 1) << MOVE_A


def _read_payment(words: list[str]) -> int:
    if len(words) == 1 and words[0].lower() == "nothing":
        return M_PAY
    if not words or len(words) % 2:
        raise NotationError("pay 2 wood 1 stone, or pay nothing")
    amounts = [0] * 8
    for at in range(0, len(words), 2):
        amounts[_read_good(words[at + 1])] += _read_number(words[at])
    if max(amounts) > PAY_LIMIT:
        raise NotationError(f"at most {PAY_LIMIT} of a good")
    return M_PAY | pack_goods(amounts) << MOVE_A


def _goods_text(packed: int) -> str:
    amounts = unpack_goods(packed)
    parts = [f"{amounts[good]} {GOODS[good]}" for good in range(8) if amounts[good]]
    return " ".join(parts) if parts else "nothing"
