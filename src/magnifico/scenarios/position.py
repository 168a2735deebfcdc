"""Sets up a game in the position where a scenario begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from magnifico.content.reader import Place, Table, whole
from magnifico.content.vocabulary import CARD_TYPES, GOODS, TOKENS
from magnifico.engine.decisions import agenda
from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS
from magnifico.engine.phases.setup import new_state
from magnifico.engine.printed.goods import SparseGoods, add_goods
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules.modifiers import rebuild
from magnifico.engine.rules.spaces import occupant_bit
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import (
    ADAPTATION,
    BONUS_TILE,
    CARD_COUNT,
    DICE,
    FLOOR_CARD,
    FLOORS,
    LEADER_SPACE,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PALACE,
    ROUND,
    ROW_SIZE,
)
from magnifico.engine.state.state import State
from magnifico.scenarios import lookup
from magnifico.scenarios.draws import (
    NextDice,
    TokenFaces,
    draw_auction,
    put_next_tokens,
    read_dice,
    stack_decks,
)
from magnifico.scenarios.format import Case
from magnifico.scenarios.made_up import FIRST_BLANK, TYPE_KEYS, blank_of, ruleset_of
from magnifico.scenarios.mistakes import (
    Standing,
    check_expansion,
    check_leaders,
    check_phase,
    check_twice,
)
from magnifico.scenarios.phases import PHASES, push_agenda

GIVEN_KEYS: Final = (
    "phase",
    "alone",
    "order",
    "turn",
    "placed",
    "made_up_turn",
    "lap",
    "round",
    "dice",
    "floors",
    "occupied",
    "adaptation",
    "revealed",
    "tiles",
    "discarded",
    "leader_deck",
    "token_supply",
    "token_discard",
    "tokens_on_cards",
    "faith_track_tiles",
    "auction",
    "next_cards",
    "next_dice",
    "next_tokens",
    "others",
)
PLAYER_KEYS: Final = (
    *(name for name in GOODS if name != "tokens"),
    "tokens",
    "cards",
    *TYPE_KEYS,
    "leaders",
    "hand",
    "used",
    "copies",
    "excommunicated",
    "family",
    "members",
    "bonus_tile",
    "turns",
    "set_values",
    "pile",
    "faith_tiles",
    "visconti",
    "leaders_played",
    "set_awards",
)
FAITH_TILE_KEYS: Final = ("step", "gain", "privileges")
SETUP_KEYS: Final = (
    "phase",
    "order",
    "revealed",
    "tiles",
    "auction",
    "next_cards",
    "next_dice",
    "next_tokens",
)
"""The parts of a new game that a scenario may fix: those left to chance."""
SEEDS_TRIED: Final = 20000


@dataclass(frozen=True)
class Beginning:
    """A game in the position where a case begins, and the dice of its later rounds."""

    game: Game
    dice: NextDice

    def settle(self) -> list[Event]:
        """Carry out everything up to the first decision; returns what happened."""
        state = self.game.state
        happened: list[Event] = []
        state.events = happened
        agenda.run(state)
        state.events = None
        return self.reported(happened)

    def reported(self, happened: list[Event]) -> list[Event]:
        """What happened in a move; a new round shows the dice the scenario names."""
        self.dice.lay_out(self.game.state, happened)
        return happened


def arrange(case: Case) -> Game:
    """The game at the beginning of a case, before the steps without a decision are run (decisions.agenda.run).

    Mistakes in the file are raised as PackErrors that name their place.
    """
    return begin(case).game


def begin(case: Case) -> Beginning:
    """The same game with the dice of its later rounds."""
    arranging = _Arranging(case)
    game = arranging.game()
    return Beginning(game, NextDice(arranging.given, game.state))


def _player_tables(given: Table, letters: Sequence[str]) -> list[Table]:
    """The table of each player: the one with the player's letter, else `others`."""
    others = (
        lookup.unnamed(given.values, len(letters), given.at("others")) if "others" in given else []
    )
    keys = ["others" if letter in others else letter for letter in letters]
    return [Table(given.values.get(key, {}), given.at(key), PLAYER_KEYS) for key in keys]


class _Arranging:
    """Sets up one beginning."""

    def __init__(self, case: Case) -> None:
        place = Place(case.place.file, case.place.item, case.place.field)
        self.ruleset = ruleset_of(case.options, case.cards, place)
        self.printed: Printed = self.ruleset.printed
        self.players = self.printed.players
        letters = SEAT_LETTERS[: self.players]
        self.given = Table(dict(case.given), place.at("given"), (*letters, *GIVEN_KEYS))
        self.seats = _player_tables(self.given, letters)
        self.phase = self.given.choice("phase", PHASES, default="actions")
        check_expansion(self.given, self.seats, self.phase, self.printed)
        self._faith_track_tiles()
        self.state = self._new_state()
        self.faces = TokenFaces(self.state)
        self.members: list[set[int]] = []  # those in hand, by seat

    def game(self) -> Game:
        """Set everything up."""
        state = self.state
        if self.phase == "setup":
            self._draws()
        else:
            check_phase(self.given, self.seats, self.phase)
            self._clear()
            self._board()
            for seat in range(self.players):
                self._player(seat)
            self._houses()
            self._occupants()
            check_leaders(state, self.seats)
            push_agenda(state, self.given, self.seats, self.members, self.phase)
            check_twice(state, self.given.place)
            stack_decks(state, self.given, setup=False)
        return Game(self.ruleset, "scenario", state, [])

    # ------------------------------------------------------------------------------------- beginnings

    def _order(self) -> tuple[int, ...]:
        if "order" in self.given:
            return lookup.seats(self.given.values["order"], self.given.at("order"), self.players)
        return tuple(range(self.players))

    def _new_state(self) -> State:
        """A new game; in the setup phase, with the given turn order and revealed special card."""
        if self.phase != "setup":
            if "revealed" in self.given:
                raise self.given.at("revealed").error('expected only with phase = "setup"')
            return new_state(self.printed, seeded(0))
        for key in self.given.values:
            if key not in SETUP_KEYS:
                raise self.given.at(key).error(f"the setup takes only {', '.join(SETUP_KEYS)}")
        order = self._order()
        wanted = self.given.choice("revealed", (*CARD_TYPES, ""), default="")
        for seed in range(SEEDS_TRIED):
            state = new_state(self.printed, seeded(seed))
            revealed = state.adaptation_card
            if state.order == order and (
                not wanted
                or (revealed >= 0 and CARD_TYPES[self.printed.cards[revealed].card_type] == wanted)
            ):
                return state
        raise self.given.at("revealed").error("no game begins in this way")

    def _draws(self) -> None:
        """Set what is drawn in a new game, as far as the scenario names it."""
        given = self.given
        self._excommunication_tiles()
        stack_decks(self.state, given, setup=True)
        if "auction" in given:
            draw_auction(self.state, given)
        if "next_tokens" in given:
            faces = self.faces.named(given.values["next_tokens"], given.at("next_tokens"))
            put_next_tokens(self.state, faces)

    def _clear(self) -> None:
        """Empty the table: nobody owns anything (in the auction: only what the setup gives), and no member is
        placed.
        """
        state = self.state
        state.order = self._order()
        state.seating = state.order
        for seat in range(self.players):
            row = [0] * ROW_SIZE
            if self.phase == "auction":
                add_goods(row, self.printed.start_goods)
                row[GOODS.index("coins")] += self.printed.start_coins[state.order.index(seat)]
            row[BONUS_TILE] = len(self.printed.bonus_tiles) - 1
            state.rows[seat] = row
        state.agenda = []
        state.packs = ()
        state.pack_picks = ()
        state.tiles_left = ()
        state.auction = ()
        state.auction_leaders = ()
        state.bids = ()

    def _board(self) -> None:
        given = self.given
        state = self.state
        board = state.board
        board[ROUND] = given.whole("round", 1, self.printed.rounds, default=1)
        for number, value in enumerate(read_dice(given.values.get("dice", {}), given.at("dice"))):
            board[DICE + number] = value
        if self.phase not in ("round", "auction"):
            for space in range(self.printed.tower_count * FLOORS):
                board[FLOOR_CARD + space] = self.printed.card_index[FIRST_BLANK + space] + 1
        for name in lookup.strings(given, "floors"):
            place = given.at("floors").at(name)
            value = given.values["floors"][name]
            space = lookup.floor(name, place, self.printed)
            card = -1 if value == "" else lookup.card(value, place, self.printed)
            board[FLOOR_CARD + space] = card + 1
        if "adaptation" in given:
            value = given.values["adaptation"]
            board[ADAPTATION] = -1 if value == "" else lookup.tower(value, given.at("adaptation"))
        elif self.printed.houses:
            board[ADAPTATION] = -1  # on a tower that isn't in use, which means on none
        if "discarded" in given:
            state.pile = tuple(
                lookup.cards(given.values["discarded"], given.at("discarded"), self.printed)
            )
        self._excommunication_tiles()

    def _excommunication_tiles(self) -> None:
        """The tiles of the game: those named, those that players have, otherwise any."""
        chosen: dict[int, int] = {}
        wanted = [(self.given, "tiles")] + [(seat, "excommunicated") for seat in self.seats]
        for table, key in wanted:
            value = table.values.get(key, [])
            found = lookup.excommunication_tiles(value, table.at(key), self.printed)
            for number in found:
                if number in chosen.values():
                    continue
                # A game has one tile per period; an example may need two, so the second goes to another period.
                period = self.printed.excommunications[number].period
                free = [place for place in (period, 1, 2, 3) if place not in chosen]
                if not free:
                    raise table.at(key).error("there are at most three different tiles")
                chosen[free[0]] = number
        self.state.excommunications = tuple(
            chosen.get(period, self.state.excommunications[period - 1]) for period in (1, 2, 3)
        )

    # ---------------------------------------------------------------------------------------- players

    def _player(self, seat: int) -> None:
        state = self.state
        table = self.seats[seat]
        player = state.player(seat)
        row = player.row
        for number, name in enumerate(GOODS):
            if name != "tokens" and name in table:
                row[number] = table.whole(name, 0, 999)
        self._cards(seat)
        if "leaders" in table:
            found = lookup.leaders(table.values["leaders"], table.at("leaders"), self.printed)
            state.in_play[seat] = tuple(found)
            player.leaders_played = len(found)
        if "hand" in table:
            found = lookup.leaders(table.values["hand"], table.at("hand"), self.printed)
            state.hands[seat] = tuple(found)
        if "used" in table:
            used = lookup.leaders(table.values["used"], table.at("used"), self.printed)
            player.leaders_used = lookup.as_set(used)
        if "copies" in table:
            copied = lookup.leader(table.values["copies"], table.at("copies"), self.printed)
            player.copied = copied + 1
        if "bonus_tile" in table:
            player.bonus_tile = lookup.bonus_tile(
                table.values["bonus_tile"], table.at("bonus_tile"), self.printed
            )
        tiles = [
            self.printed.excommunication_index[key]
            for key in table.values.get("excommunicated", [])
        ]
        player.excommunicated = lookup.as_set(state.excommunications.index(tile) for tile in tiles)
        for colour in lookup.strings(table, "set_values"):
            place = table.at("set_values").at(colour)
            member = lookup.member(colour, place)
            player.choose_value(member, whole(table.values["set_values"][colour], place, 1, 20))
        self._family(seat)
        rebuild(state, seat)
        members: Iterable[int] = range(MEMBER_COUNT if player.extra_member else MEMBER_COUNT - 1)
        if "members" in table:
            members = lookup.keyed_list(table.values["members"], table.at("members"), MEMBER_KEYS)
        self.members.append(set(members))

    def _cards(self, seat: int) -> None:
        state = self.state
        table = self.seats[seat]
        owned = lookup.cards(table.values.get("cards", []), table.at("cards"), self.printed)
        for card_type, key in enumerate(TYPE_KEYS):
            mine = [card for card in owned if self.printed.cards[card].card_type == card_type]
            wanted = table.whole(key, 0, 9, default=len(mine))
            if wanted < len(mine):
                raise table.at(key).error(f"expected at least the {len(mine)} that are named")
            for count in range(wanted - len(mine)):
                mine.append(self.printed.card_index[blank_of(seat, card_type, count)])
            state.set_owned(seat, card_type, tuple(mine))
            state.rows[seat][CARD_COUNT + card_type] = len(mine)

    def _family(self, seat: int) -> None:
        table = self.seats[seat]
        player = self.state.player(seat)
        if "family" in table:
            family = lookup.family(table.values["family"], table.at("family"), self.printed)
            player.family = family + 1
        pile = Table(table.values.get("pile", {}), table.at("pile"), ("wood", "stone"))
        player.pile_wood = pile.whole("wood", 0, 99, default=0)
        player.pile_stone = pile.whole("stone", 0, 99, default=0)
        if "faith_tiles" in table:
            steps = [str(step) for step, _, _ in self.printed.faith_tiles]
            named = table.each("faith_tiles", lambda value, at: str(whole(value, at, 1, 15)))
            player.faith_tiles = lookup.as_set(
                lookup.keyed_list(list(named), table.at("faith_tiles"), steps)
            )
        if "visconti" in table:
            found = lookup.visconti_tokens(
                table.values["visconti"], table.at("visconti"), self.printed
            )
            player.visconti_active = lookup.as_set(found)
        player.leaders_played = table.whole("leaders_played", 0, 99, default=player.leaders_played)
        player.set_awards = table.whole("set_awards", 0, 9, default=0)

    # ----------------------------------------------------------------------------------------- houses

    def _faith_track_tiles(self) -> None:
        """Special faith tiles other than the printed ones, for examples in which the rules assume them."""
        if "faith_track_tiles" not in self.given:
            return
        tiles = self.given.each("faith_track_tiles", _faith_tile, most=15)
        self.printed.faith_tiles = sorted(tiles)

    def _houses(self) -> None:
        """Tokens and the leader deck; named faces are placed before any others."""
        state = self.state
        given = self.given
        faces = self.faces
        on_cards: list[tuple[int, int]] = []
        for name in lookup.strings(given, "tokens_on_cards"):
            place = given.at("tokens_on_cards").at(name)
            card = lookup.card_named(name, place, self.printed)
            face = lookup.face(given.values["tokens_on_cards"][name], place, self.printed)
            on_cards.append((card, faces.take(face, place)))
        state.tokens_on_cards = tuple(on_cards)
        wanted = [(table, "tokens") for table in self.seats]
        wanted += [(given, "token_discard"), (given, "token_supply"), (given, "next_tokens")]
        found = [
            faces.named(table.values[key], table.at(key))
            if isinstance(table.values.get(key), list)
            else []
            for table, key in wanted
        ]
        for number, (table, key) in enumerate(wanted[:-2]):
            if not isinstance(table.values.get(key), list):
                found[number] = faces.any(table.whole(key, 0, len(faces.left), default=0))
        for seat, held in enumerate(found[: self.players]):
            state.tokens[seat] = tuple(sorted(held))
            state.rows[seat][TOKENS] = len(held)
        state.token_discard = tuple(found[-3])
        self._token_supply(found[-2], found[-1])
        self._leader_deck()

    def _token_supply(self, named: list[int], following: list[int]) -> None:
        """The supply: exactly the tokens named, or the next ones and then any others."""
        given = self.given
        supply = named
        if isinstance(given.values.get("token_supply"), list):
            if "next_tokens" in given:
                raise given.at("next_tokens").error(
                    "token_supply already names all tokens in their order"
                )
        else:
            least = len(following)
            most = least + len(self.faces.left)
            count = given.whole("token_supply", least, most, default=most)
            supply = [*following, *self.faces.any(count - least)]
        # the engine draws from the end, a scenario names the first to be drawn first
        self.state.token_supply = tuple(reversed(supply))

    def _leader_deck(self) -> None:
        state = self.state
        given = self.given
        elsewhere = {leader for hand in state.hands for leader in hand}
        elsewhere |= {leader for played in state.in_play for leader in played}
        value = given.values.get("leader_deck")
        if isinstance(value, list):
            deck = lookup.leaders(value, given.at("leader_deck"), self.printed)
        else:
            free = [
                number for number in range(len(self.printed.leaders)) if number not in elsewhere
            ]
            deck = free[: given.whole("leader_deck", 0, len(free), default=len(free))]
        if elsewhere & set(deck):
            raise given.at("leader_deck").error("a leader of the deck lies with a player")
        state.leader_deck = tuple(deck)

    # ------------------------------------------------------------------------------------------ places

    def _occupants(self) -> None:
        state = self.state
        given = self.given
        standing = Standing(state, self.seats)
        for name in lookup.strings(given, "occupied"):
            place = given.at("occupied").at(name)
            space = lookup.space(name, place, self.printed)
            there = lookup.standing_list(given.values["occupied"][name], place, self.players)
            standing.check(space, there, place)
            for seat, member in there:
                self.members[seat].discard(member)
                if space >= LEADER_SPACE:
                    leader = space - LEADER_SPACE
                    state.at_leaders = (*state.at_leaders, (leader, seat, member))
                    continue
                state.board[OCCUPANTS + space] += occupant_bit(seat, member)
                if space == PALACE:
                    state.palace = (*state.palace, (seat, member))
        for row, members in zip(state.rows, self.members, strict=True):
            row[MEMBERS] = lookup.as_set(members)


def _faith_tile(value: object, place: Place) -> tuple[int, SparseGoods, int]:
    table = Table(value, place, FAITH_TILE_KEYS)
    goods = lookup.goods_of(table.values.get("gain", {}), table.at("gain"))
    return table.whole("step", 1, 15), goods, table.whole("privileges", 0, 9, default=0)
