"""Names for the keys and numbers the engine reports: players, cards, leaders, tiles, families."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from magnifico.content.model import (
    BonusTile,
    Card,
    ExcommunicationTile,
    Family,
    Leader,
    Pack,
    TokenFace,
    ViscontiToken,
)
from magnifico.content.vocabulary import Goods
from magnifico.texts.bundles import Texts
from magnifico.texts.cards import bonus_tile_parts
from magnifico.texts.effects import describe_effects
from magnifico.texts.words import bot_name, clauses, goods_phrase, space_name


def _typed(name: str) -> str:
    """A name as people type it, with the apostrophe of the keyboard."""
    return name.casefold().replace("’", "'")


class Naming:
    """What a table knows: its packs, its players and which seats are bots. An unknown key is its own name."""

    __slots__ = (
        "_bonus_tiles",
        "_bots",
        "_cards",
        "_excommunications",
        "_families",
        "_leaders",
        "_players",
        "_privilege_options",
        "_token_faces",
        "_visconti_tokens",
    )

    def __init__(
        self,
        packs: Iterable[Pack] = (),
        players: Sequence[str] | Mapping[int, str] = (),
        bots: Collection[int] = (),
    ) -> None:
        self._bots = frozenset(bots)
        self._players = dict(players if isinstance(players, Mapping) else enumerate(players))
        self._cards: dict[str, Card] = {}
        self._leaders: dict[str, Leader] = {}
        self._families: dict[str, Family] = {}
        self._excommunications: dict[str, ExcommunicationTile] = {}
        self._bonus_tiles: dict[str, BonusTile] = {}
        self._token_faces: dict[str, TokenFace] = {}
        self._visconti_tokens: dict[str, ViscontiToken] = {}
        self._privilege_options: list[Goods] = []
        for pack in packs:
            if pack.board is not None:
                self._privilege_options.extend(pack.board.privilege_options)
            if pack.houses_board is not None:
                self._privilege_options.append(pack.houses_board.privilege_option)
            self._cards.update((str(card.number), card) for card in pack.cards)
            self._leaders.update((leader.key, leader) for leader in pack.leaders)
            self._families.update((family.key, family) for family in pack.families)
            self._excommunications.update((tile.key, tile) for tile in pack.excommunications)
            self._bonus_tiles.update((tile.key, tile) for tile in pack.bonus_tiles)
            self._token_faces.update((face.key, face) for face in pack.token_faces)
            self._visconti_tokens.update((token.key, token) for token in pack.visconti_tokens)

    def card_of(self, number: object) -> Card | None:
        """The card with this number."""
        return self._cards.get(str(number))

    def leader_of(self, key: object) -> Leader | None:
        """The leader with this key."""
        return self._leaders.get(str(key))

    def family_of(self, key: object) -> Family | None:
        """The family with this key."""
        return self._families.get(str(key))

    def bonus_tile_of(self, key: object) -> BonusTile | None:
        """The personal bonus tile with this key."""
        return self._bonus_tiles.get(str(key))

    def excommunication_of(self, key: object) -> ExcommunicationTile | None:
        """The excommunication tile with this key."""
        return self._excommunications.get(str(key))

    def search(self, part: str, language: str) -> Card | Leader | Family | None:
        """The leader, family or card whose key or name equals, begins with or contains this part, in this order."""
        things: list[tuple[str, str, Card | Leader | Family]] = [
            *((key, one.names[language], one) for key, one in self._leaders.items()),
            *((key, one.names[language], one) for key, one in self._families.items()),
            *(("", one.names[language], one) for one in self._cards.values()),
        ]
        wanted = _typed(part)
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for key, name, thing in things:
                if (key and fits(key, wanted)) or fits(_typed(name), wanted):
                    return thing
        return None

    def privilege_option(self, number: int) -> Goods | str:
        """What a council privilege brings with the option of this number."""
        if 0 <= number < len(self._privilege_options):
            return self._privilege_options[number]
        return "pile"

    def own_name(self, player: object) -> str:
        """The name a player chose, given by seat or as the name itself; empty for a player without one."""
        return self._players.get(player, "") if isinstance(player, int) else str(player)

    def player(self, player: object, texts: Texts) -> str:
        """Name a player by seat, counted from 0; a text is the name itself."""
        if isinstance(player, int):
            name = self.own_name(player)
            if player in self._bots:
                name = bot_name(name, texts)
            return name or texts.get("player-number", number=player + 1)
        return str(player)

    def card(self, number: object, texts: Texts) -> str:
        """Name a card by its number."""
        card = self._cards.get(str(number))
        if card is not None:
            return card.names[texts.language]
        return texts.get("card-number", number=number) if isinstance(number, int) else str(number)

    def leader(self, key: object, texts: Texts) -> str:
        """Name a leader by key."""
        leader = self._leaders.get(str(key))
        return str(key) if leader is None else leader.names[texts.language]

    def family(self, key: object, texts: Texts) -> str:
        """Name a family by key."""
        family = self._families.get(str(key))
        return str(key) if family is None else family.names[texts.language]

    def excommunication(self, key: object, texts: Texts) -> str:
        """Say what an excommunication tile does, since it has no name."""
        tile = self._excommunications.get(str(key))
        return str(key) if tile is None else clauses(describe_effects(tile.effects, texts), texts)

    def bonus_tile(self, key: object, texts: Texts) -> str:
        """Say what a bonus tile gives, since it has no name."""
        tile = self._bonus_tiles.get(str(key))
        return str(key) if tile is None else clauses(bonus_tile_parts(tile, texts), texts)

    def token_face(self, key: object, texts: Texts) -> str:
        """Say what a special token shows."""
        face = self._token_faces.get(str(key))
        return str(key) if face is None else goods_phrase(face.gain, texts)

    def visconti_token(self, key: object, texts: Texts) -> str:
        """Say what a Visconti token shows."""
        token = self._visconti_tokens.get(str(key))
        return str(key) if token is None else goods_phrase(token.gain, texts)

    def space(self, space: object, texts: Texts) -> str:
        """Name a space by key, a leader space by its leader."""
        key = str(space)
        return space_name(key, texts, self.leader(key.removeprefix("leader:"), texts))
