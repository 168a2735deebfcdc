"""Reads a folder of TOML files into a Pack; a mistake names its file, item and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from magnifico.content.board_reader import read_board, read_houses_board
from magnifico.content.files import FILE_NAMES, PACK_FILE, read_files
from magnifico.content.items_reader import (
    PERIODS,
    read_adaptation_tile,
    read_auction_tile,
    read_bonus_tile,
    read_card,
    read_excommunication,
    read_faith_tile,
    read_family,
    read_leader,
    read_names,
    read_reasons,
    read_token_face,
    read_visconti_token,
)
from magnifico.content.model import Pack
from magnifico.content.reader import MAX_ITEMS, PackError, Place, Table, describe
from magnifico.content.vocabulary import CARD_TYPES

T = TypeVar("T")

BuiltinKey = Literal["base", "houses", "pazzi"]
MOST_TOGETHER: Final = 64
"""The maximum number of auction tiles and of token faces: the engine stores their numbers in six bits."""
BUILTIN_PACKS: Final[tuple[BuiltinKey, ...]] = ("base", "houses", "pazzi")

PACK_KEYS: Final = ("key", "version", "name", "counts", "reconstructed")
FILE_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "cards.toml": ("card",),
    "leaders.toml": ("leader",),
    "excommunications.toml": ("excommunication",),
    "tiles.toml": (
        "bonus_tile",
        "auction_tile",
        "adaptation_tile",
        "faith_tile",
        "visconti_token",
    ),
    "families.toml": ("family",),
    "tokens.toml": ("token",),
    "board.toml": ("board", "houses_board"),
}
WHOLE_COUNTS: Final = (
    "leaders",
    "families",
    "tokens",
    "bonus_tiles",
    "auction_tiles",
    "adaptation_tiles",
    "faith_tiles",
    "visconti_tokens",
)


def load_pack(folder: Path) -> Pack:
    """Read and check a pack folder; the first mistake is raised as a PackError."""
    pack, errors = _read(folder)
    if pack is None or errors:
        raise errors[0]
    return pack


def check_pack(folder: Path) -> list[PackError]:
    """Return the mistakes of a pack folder, at most one per item; an empty list means it loads."""
    return _read(folder)[1]


@cache
def builtin_pack(key: BuiltinKey) -> Pack:
    """Return one of the packs that come with the program, read once."""
    if key not in BUILTIN_PACKS:
        raise PackError(PACK_FILE, "", "key", f"expected one of {', '.join(BUILTIN_PACKS)}")
    pack, errors = _read(files("magnifico.content") / "packs" / key)
    if pack is None or errors:
        raise errors[0]
    return pack


@cache
def builtin_files(key: BuiltinKey) -> dict[str, str]:
    """Return the files of a built-in pack, so that it can be read again when the program has a later version."""
    folder = files("magnifico.content") / "packs" / key
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name in FILE_NAMES
    }


def check_together(packs: Sequence[Pack]) -> list[PackError]:
    """Return what keeps these packs out of one game: duplicate names, additional boards, too many of a kind."""
    errors: list[PackError] = []
    owners: dict[tuple[str, str], str] = {}
    for pack in packs:
        for file, what, name in _identities(pack):
            owner = owners.get((what, name))
            if owner is not None:
                errors.append(
                    PackError(file, f"{what} {name}", "", f"in both packs {owner} and {pack.key}")
                )
            owners.setdefault((what, name), pack.key)
        for name, board in (("board", pack.board), ("houses_board", pack.houses_board)):
            if board is not None and pack.key not in BUILTIN_PACKS:
                text = "the boards are those of the printed game: a pack of your own cannot change them"
                errors.append(PackError("board.toml", name, "", text))
    for file, kind, count in (
        ("tiles.toml", "auction tiles", sum(len(pack.auction_tiles) for pack in packs)),
        ("tokens.toml", "token faces", sum(len(pack.token_faces) for pack in packs)),
    ):
        if count > MOST_TOGETHER:
            text = f"expected at most {MOST_TOGETHER} in all packs of a game, found {count}"
            errors.append(PackError(file, kind, "", text))
    return errors


def _identities(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """List what must be unique in a game: the file, the kind of item and its name in notation."""
    yield PACK_FILE, "pack", pack.key
    yield from (("cards.toml", "card", str(card.number)) for card in pack.cards)
    yield from (("leaders.toml", "leader", leader.key) for leader in pack.leaders)
    for tile in pack.excommunications:
        yield "excommunications.toml", "excommunication", tile.key
    yield from (("tiles.toml", "bonus tile", tile.key) for tile in pack.bonus_tiles)
    yield from (("tiles.toml", "auction tile", tile.key) for tile in pack.auction_tiles)
    yield from (("families.toml", "family", family.key) for family in pack.families)
    yield from (("tokens.toml", "token", face.key) for face in pack.token_faces)
    yield from (("tiles.toml", "Visconti token", token.key) for token in pack.visconti_tokens)


def _read(folder: Path | Traversable) -> tuple[Pack | None, list[PackError]]:
    tables, errors = read_files(folder)
    if PACK_FILE not in tables:
        return None, errors
    reading = _Reading(tables, errors)
    try:
        pack = reading.pack()
    except PackError as error:
        # only errors in pack.toml itself are raised: without its key nothing else can be named
        errors.append(error)
        return None, errors
    return (None if errors else pack), errors


class _Reading:
    """One pass over the files of a pack that collects the mistakes."""

    def __init__(self, tables: dict[str, dict[str, Any]], errors: list[PackError]) -> None:
        self.tables = tables
        self.errors = errors
        self.key = ""

    def pack(self) -> Pack:
        head = Table(self.tables[PACK_FILE], Place(PACK_FILE), PACK_KEYS)
        self.key = head.key("key")
        version = head.whole("version", 1, 9999)
        names = read_names(head)
        reasons = read_reasons(head.values.get("reconstructed", {}), head.at("reconstructed"))
        for file, known in FILE_KEYS.items():
            self._attempt(self._check_keys, file, known)
        pack = Pack(
            key=self.key,
            version=version,
            names=names,
            cards=self._items("cards.toml", "card", "number", read_card),
            leaders=self._items("leaders.toml", "leader", "key", read_leader),
            excommunications=self._items(
                "excommunications.toml", "excommunication", "key", read_excommunication
            ),
            bonus_tiles=self._items("tiles.toml", "bonus_tile", "key", read_bonus_tile),
            families=self._items("families.toml", "family", "key", read_family),
            token_faces=self._items("tokens.toml", "token", "key", read_token_face),
            auction_tiles=self._items("tiles.toml", "auction_tile", "key", read_auction_tile),
            adaptation_tiles=self._items(
                "tiles.toml", "adaptation_tile", "min_players", read_adaptation_tile
            ),
            faith_tiles=self._items("tiles.toml", "faith_tile", "step", read_faith_tile),
            visconti_tokens=self._items("tiles.toml", "visconti_token", "key", read_visconti_token),
            board=self._single("board", read_board),
            houses_board=self._single("houses_board", read_houses_board),
            reconstructed=reasons,
        )
        if not self.errors:
            self._attempt(_check_reasons, pack)
            if "counts" in head:
                self._attempt(_check_counts, pack, head)
        return pack

    def _attempt(self, check: Callable[..., None], *arguments: object) -> None:
        try:
            check(*arguments)
        except PackError as error:
            self.errors.append(error)

    def _check_keys(self, file: str, known: tuple[str, ...]) -> None:
        Table(self.tables.get(file, {}), Place(file), known)

    def _items(
        self, file: str, kind: str, name: str, read: Callable[[object, Place, str], T]
    ) -> tuple[T, ...]:
        place = Place(file)
        entries = self.tables.get(file, {}).get(kind, [])
        if not isinstance(entries, list):
            self.errors.append(place.at(kind).wrong(f"a list of tables [[{kind}]]", entries))
            return ()
        if len(entries) > MAX_ITEMS:
            self.errors.append(
                place.at(kind).error(f"expected at most {MAX_ITEMS} of them, found {len(entries)}")
            )
            return ()
        items: list[T] = []
        seen: dict[object, int] = {}
        for position, entry in enumerate(entries, 1):
            label = _label(kind, name, entry, position)
            try:
                item = read(entry, place.named(label), self.key)
                identity = entry[name]
                if identity in seen:
                    raise (
                        place.named(label)
                        .at(name)
                        .error(
                            f"expected each {name} once, found {describe(identity)} also on the "
                            f"{kind.replace('_', ' ')} at position {seen[identity]}"
                        )
                    )
                seen[identity] = position
                items.append(item)
            except PackError as error:
                self.errors.append(error)
        return tuple(items)

    def _single(self, kind: str, read: Callable[[object, Place], T]) -> T | None:
        table = self.tables.get("board.toml", {})
        if kind not in table:
            return None
        try:
            return read(table[kind], Place("board.toml", kind.replace("_", " ")))
        except PackError as error:
            self.errors.append(error)
            return None


def _label(kind: str, name: str, entry: object, position: int) -> str:
    """Name an item for messages: by its own name if it has a usable one, else by its position."""
    words = kind.replace("_", " ")
    value = entry.get(name) if isinstance(entry, dict) else None
    if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
        return f"{words} {describe(value).strip(chr(34))}"
    return f"{words} at position {position}"


def _check_reasons(pack: Pack) -> None:
    """Every reconstructed value must say why, so that the credits page can."""
    marked: dict[str, Iterable[str]] = {
        "cards": (card.status for card in pack.cards),
        "card_names": (card.name_status for card in pack.cards),
        "bonus_tiles": (tile.status for tile in pack.bonus_tiles),
        "token_faces": (face.status for face in pack.token_faces),
        "auction_tiles": (tile.status for tile in pack.auction_tiles),
        "adaptation_tiles": (tile.status for tile in pack.adaptation_tiles),
        "faith_tiles": (tile.status for tile in pack.faith_tiles),
        "visconti_tokens": (token.status for token in pack.visconti_tokens),
    }
    for what, statuses in marked.items():
        if "reconstructed" in statuses and what not in pack.reconstructed:
            raise (
                Place(PACK_FILE)
                .at("reconstructed")
                .at(what)
                .error("expected a sentence why these are reconstructed, found nothing")
            )


def _check_counts(pack: Pack, head: Table) -> None:
    """Compare the pack with the counts it declares, so that a missing card is noticed."""
    periodic: dict[str, Counter[int]] = {
        card_type: Counter(card.period for card in pack.cards if card.card_type == card_type)
        for card_type in CARD_TYPES
    }
    counters: dict[str, Counter[int]] = {
        **periodic,
        "excommunications": Counter(tile.period for tile in pack.excommunications),
    }
    single = {
        "leaders": len(pack.leaders),
        "families": len(pack.families),
        "tokens": sum(face.copies for face in pack.token_faces),
        "bonus_tiles": len(pack.bonus_tiles),
        "auction_tiles": len(pack.auction_tiles),
        "adaptation_tiles": len(pack.adaptation_tiles),
        "faith_tiles": len(pack.faith_tiles),
        "visconti_tokens": len(pack.visconti_tokens),
    }
    table = Table(head.values["counts"], head.at("counts"), (*counters, *WHOLE_COUNTS))
    for name, counter in counters.items():
        if name in table:
            wanted = table.wholes(name, PERIODS, 0, MAX_ITEMS)
            found = tuple(counter[period] for period in range(1, PERIODS + 1))
            if found != wanted:
                raise table.at(name).error(
                    f"expected {list(wanted)} in periods 1 to 3, found {list(found)}"
                )
    for name in WHOLE_COUNTS:
        if name in table and table.whole(name, 0, MAX_ITEMS) != single[name]:
            raise table.at(name).error(f"expected {table.values[name]}, found {single[name]}")
