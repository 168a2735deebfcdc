"""The game as everybody uses it: new, legal moves, play, undo, preview, view, log, copy, save."""

from __future__ import annotations

from typing import Final

from magnifico.content.model import Pack
from magnifico.content.schema import builtin_pack
from magnifico.engine import options as agreement
from magnifico.engine import presentation
from magnifico.engine import preview as previews
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.questions import DECISIONS
from magnifico.engine.events import Event
from magnifico.engine.facts import CardFacts, LeaderFacts
from magnifico.engine.log import LogEntry
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.legal import Moves
from magnifico.engine.moves.move import Move
from magnifico.engine.moves.notation import Notation
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import Options
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.phases.setup import new_state
from magnifico.engine.printed.compile import compile_printed
from magnifico.engine.printed.printed import Printed
from magnifico.engine.refusal import GameOverError, Refusal, SeatError
from magnifico.engine.rules import scoring
from magnifico.engine.state.digest import digest
from magnifico.engine.state.random import seeded
from magnifico.engine.state.redeal import redeal
from magnifico.engine.state.rows import MOVE_COUNT, UNDO_FLOOR
from magnifico.engine.state.state import State, restored
from magnifico.engine.state.view import Sight, view_of, views_of
from magnifico.engine.state.view_types import View

MOST_OFFERED: Final = 12
"""How many of the legal moves a refusal names."""


class Ruleset:
    """The printed facts and the notation for one set of options, shared by all its games."""

    def __init__(self, options: Options, printed: Printed) -> None:
        self.options = options
        self.printed = printed
        self.notation = Notation(printed)


MOST_EARLIER: Final = 32
_RULESETS: dict[Options, Ruleset] = {}
_EARLIER: list[Ruleset] = []


def packs_of(options: Options) -> list[Pack]:
    """The packs in use, the one with the board first."""
    earlier = {pack.key: pack for pack in options.editions}
    packs = [earlier.get("base") or builtin_pack("base")]
    for name in agreement.EXPANSIONS:
        if name in options.expansions:
            packs.append(earlier.get(name) or builtin_pack(name))
    return packs + list(options.packs)


def ruleset_for(options: Options) -> Ruleset:
    """The ruleset for these options, built once, except for players' own packs; of earlier editions a few are kept."""
    if options.packs:
        return _compiled(options)
    if options.editions:
        for known in _EARLIER:
            if known.options == options and known.options.editions == options.editions:
                return known
        _EARLIER.append(_compiled(options))
        del _EARLIER[:-MOST_EARLIER]
        return _EARLIER[-1]
    found = _RULESETS.get(options)
    if found is None:
        found = _RULESETS[options] = _compiled(options)
    return found


def _compiled(options: Options) -> Ruleset:
    return Ruleset(options, compile_printed(options, packs_of(options), DECISIONS))


class Score:
    """The result of one seat: total, place and where the points came from."""

    def __init__(self, seat: int, total: int, place: int, sources: dict[str, int]) -> None:
        self.seat = seat
        self.total = total
        self.place = place
        self.sources = sources

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, place={self.place})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.seat, self.total, self.place))

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.total, self.place, self.sources)


class Game:
    """A game is a setup, a seed and a list of moves; this is its state after them.

    >>> game = Game.new(Options(players=2), seed=7)
    >>> while not game.is_over:
    ...     events = game.play(game.legal_moves()[0])

    Two games are equal if they mean the same: same options, same position, same cards and dice to come.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seed: int | str,
        state: State,
        moves: list[Move],
        base: State | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.state = state
        self.moves = moves
        self.names: list[str] = []
        self.start_events: list[Event] = []
        self._base = state.copy() if base is None else base  # where the moves begin

    @staticmethod
    def new(options: Options | None = None, seed: int | str = 0) -> Game:
        """A new game; the same options and seed give the same game everywhere."""
        ruleset = ruleset_for(Options() if options is None else options)
        state = new_state(ruleset.printed, seeded(seed))
        collected: list[Event] = []
        state.events = collected
        state.emit("game_started", -1, {})
        agenda.run(state)
        state.events = None
        state.board[UNDO_FLOOR] = 0  # the setup cannot be undone
        game = Game(ruleset, seed, state, [])
        game.start_events = collected
        return game

    # ------------------------------------------------------------------------------------ where it stands

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.ruleset.options

    @property
    def is_over(self) -> bool:
        """Whether the final scoring has been done."""
        return isinstance(self.state.agenda[-1], GameOver)

    @property
    def to_act(self) -> list[int]:
        """The seats that have to decide now, several in the draft."""
        return agenda.to_act(self.state)

    @property
    def move_count(self) -> int:
        """How many moves were played; an imagined copy also counts those before it was made."""
        return self.state.board[MOVE_COUNT]

    def undo_floor(self) -> int:
        """How many moves can no longer be undone at a table: they belong to others or revealed something."""
        return self.state.board[UNDO_FLOOR]

    def view(self, seat: int | None) -> View:
        """What this seat may know; None: what anybody may. See docs/view.md for every key."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.state, seat)

    def sight(self, before: Sight | None = None) -> Sight:
        """What anybody may know; parts that are the same as `before`, at an earlier moment, are the same objects."""
        return Sight(self.state, before)

    def views(self, seats: list[int | None], sight: Sight | None = None) -> list[View]:
        """What each of these seats may know; shared parts are the same object, so don't change them."""
        return views_of(self.state, seats, self.sight() if sight is None else sight)

    def scores(self) -> list[Score]:
        """Points and places by seat: final ones after the end, before that the points on the track."""
        state = self.state
        places = scoring.ranking(state)
        empty: dict[str, int] = {}
        sources = scoring.by_category(state) if state.final else [empty] * state.players
        return [
            Score(seat, state.player(seat).victory, places.index(seat) + 1, dict(sources[seat]))
            for seat in range(state.players)
        ]

    def digest(self) -> str:
        """A versioned fingerprint of what the game means, the same in every process and build."""
        return digest(self.state)

    # -------------------------------------------------------------------------------------------- moves

    def legal_moves(self, seat: int | None = None) -> Moves:
        """Every move of a seat that makes a difference; empty if it has nothing to decide.

        Without a seat: those of the seat that has to decide, or of the first if there are several.
        """
        if seat is None:
            seat = self._deciding_seat()
        else:
            self._check_seat(seat)
        return self.ruleset.notation.moves(seat, agenda.legal_codes(self.state, seat))

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move a text stands for: "white T3 +2", or "B: white T3 +2" with the seat."""
        words = text.strip()
        if len(words) > 1 and words[1] == ":" and words[0].upper() in SEAT_LETTERS:
            seat = SEAT_LETTERS.index(words[0].upper())
            words = words[2:]
            if seat >= self.state.players:
                raise NotationError(f"there is no seat {SEAT_LETTERS[seat]} in this game")
        if seat is None:
            seat = self._deciding_seat()
        else:
            self._check_seat(seat)
        notation = self.ruleset.notation
        return notation.move(seat, notation.read(words))

    def _deciding_seat(self) -> int:
        waiting = agenda.to_act(self.state)
        if not waiting:
            raise GameOverError()
        return waiting[0]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.players:
            raise SeatError(seat, self.state.players)

    def _own(self, move: Move | str) -> Move:
        """A move of this table: texts are parsed, and moves of another table are parsed again from their text."""
        if isinstance(move, str):
            return self.parse(move)
        self._check_seat(move.seat)
        return move if self.ruleset.notation.is_own(move) else self.parse(move.text, move.seat)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move is refused, or None if it is legal."""
        if self.is_over:
            return GameOverError()
        checked = self._own(move)
        refusal = agenda.check(self.state, checked.seat, checked.code)
        if refusal is not None and not refusal.details:
            self._explain(refusal, checked.seat)
        return refusal

    def _explain(self, refusal: Refusal, seat: int) -> None:
        """Say what is being decided, by which seats, and what this one may answer."""
        asked = agenda.decision(self.state)
        seats = asked.seats(self.state)
        if refusal.code == "E_TURN" or refusal.code == "E_CHOICE":
            refusal.details["asked"] = asked.name
            refusal.details["waiting_for"] = list(seats)
            if refusal.code == "E_CHOICE":
                offered = self.legal_moves(seat)
                refusal.details["offered"] = [move.text for move in offered[:MOST_OFFERED]]

    def play(self, move: Move | str) -> list[Event]:
        """Play a move and return what happened; a refused one raises its Refusal and changes nothing (R0.10)."""
        state = self.state
        happened: list[Event] = []
        played = self._checked(move)
        state.events = happened
        try:
            self._carry_out(played)
        finally:
            state.events = None
        return happened

    def advance(self, move: Move | str) -> None:
        """Play a move without collecting what happened, which is faster."""
        self._carry_out(self._checked(move))

    def _checked(self, move: Move | str) -> Move:
        if self.is_over:
            raise GameOverError()
        checked = self._own(move)
        refusal = agenda.check(self.state, checked.seat, checked.code)
        if refusal is not None:
            if not refusal.details:
                self._explain(refusal, checked.seat)
            raise refusal
        return checked

    def _carry_out(self, move: Move) -> None:
        agenda.play(self.state, move.seat, move.code)
        self.state.board[MOVE_COUNT] += 1
        self.moves.append(move)

    def undo(self) -> Move:
        """Undo the last move and return it; unlike at a server's table, any move can be undone here."""
        if not self.moves:
            raise ValueError("there is no move to take back")
        undone = self.moves[-1]
        kept = self.moves[:-1]
        self.state = self._base.copy()
        self.moves = []
        for move in kept:
            self._carry_out(move)
        return undone

    def skip_forced(self) -> list[Move]:
        """Play every decision that has a single legal move and return those moves."""
        played: list[Move] = []
        while not self.is_over:
            legal = self.legal_moves()
            if len(legal) != 1:
                break
            self.advance(legal[0])
            played.append(legal[0])
        return played

    def preview(self, move: Move | str) -> previews.Preview:
        """What exactly would be paid, received and scored, without playing it; a refused move raises its Refusal."""
        return previews.preview(self, self._checked(move))

    def describe(self, move: Move | str, language: str = "en") -> str:
        """A move in words, as a person would say it in this position."""
        return presentation.shown().move(self, self._own(move), language)

    def log(self, seat: int | None = None, since: int | None = None) -> list[LogEntry]:
        """What a seat (None: anybody) may know of the setup, of all moves and of what they caused.

        With `since`, only of the moves after that number.
        """
        if seat is not None:
            self._check_seat(seat)
        replay = Game(self.ruleset, self.seed, self._base.copy(), [], self._base)
        entries = [LogEntry(0, None, self.start_events, seat)]
        for number, move in enumerate(self.moves, start=1):
            asked = agenda.decision(replay.state)
            events = replay.play(move)
            seen = move.seen_by(seat, asked.name) if asked.secret_answers else move
            entries.append(LogEntry(number, seen, [event.seen_by(seat) for event in events], seat))
        return entries if since is None else entries[since + 1 :]

    # ---------------------------------------------------------------------------------------- look-ups

    def card(self, number: int) -> CardFacts:
        """A card of this table by its printed number."""
        if number in self.ruleset.printed.card_index:
            for pack in packs_of(self.options):
                for card in pack.cards:
                    if card.number == number:
                        return CardFacts(self, card)
        raise KeyError(f"there is no card {number} at this table")

    def leader(self, key: str) -> LeaderFacts:
        """A leader of this table by its key."""
        if key in self.ruleset.printed.leader_index:
            for pack in packs_of(self.options):
                for leader in pack.leaders:
                    if leader.key == key:
                        return LeaderFacts(self, leader)
        raise KeyError(f"there is no leader '{key}' at this table")

    # ------------------------------------------------------------------------------ copies, files, pictures

    def copy(self) -> Game:
        """An independent copy of the game."""
        other = Game(self.ruleset, self.seed, self.state.copy(), self.moves[:], self._base)
        other.names = self.names
        other.start_events = self.start_events
        return other

    def determinize(self, seat: int, seed: int | str) -> Game:
        """A copy in which everything the seat cannot know is dealt again, true to what it does know."""
        self._check_seat(seat)
        state = self.state.copy()
        redeal(state, seat, seeded(f"determinize {seed}"))
        # The moves so far name leaders that others kept in secret, so the copy begins a new list.
        return Game(self.ruleset, "unknown", state, [])

    def save(self, players: list[str] | None = None) -> str:
        """The game as one readable text, see docs/saved-games.md; `players` are names by seat."""
        from magnifico.engine.moves.saved import save

        return save(self, players)

    @staticmethod
    def load(text: str, packs: tuple[Pack, ...] = ()) -> Game:
        """Read a saved game; one that doesn't fit raises SavedGameError with the move's number."""
        from magnifico.engine.moves.saved import load

        return load(text, packs)

    def draw(self, seat: int | None = None, language: str = "en", theme: str = "light") -> str:
        """The table as SVG, as a seat (None: anybody) may see it; themes are "light" and "dark"."""
        if seat is not None:
            self._check_seat(seat)
        return presentation.shown().picture(self, seat, language, theme)

    def _repr_svg_(self) -> str:
        return self.draw(self._reader())

    def _reader(self) -> int | None:
        """The seat a game is shown to by default: the one that has to decide."""
        waiting = self.to_act
        return waiting[0] if waiting else None

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The whole table as text, at most 100 columns wide, as a seat (None: anybody) may see it."""
        if seat is not None:
            self._check_seat(seat)
        return presentation.shown().table(self, seat, language)

    def __str__(self) -> str:
        return self.text(self._reader())

    def __repr__(self) -> str:
        state = self.state
        letters = [SEAT_LETTERS[seat] for seat in self.to_act]
        points = " ".join(
            f"{SEAT_LETTERS[seat]} {state.player(seat).victory}" for seat in range(state.players)
        )
        if not letters:
            where = "over"
        else:
            rounds = self.ruleset.printed.rounds
            number = state.round()
            time = f"round {number} of {rounds}" if number else "before round 1"
            verb = "decides" if len(letters) == 1 else "decide"
            where = f"{time}, {' '.join(letters)} {verb}: {agenda.decision(state).name}"
        return f"<Game {where}, {points}, {self.move_count} moves>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.options == other.options
            and self.digest() == other.digest()
        )

    def __hash__(self) -> int:
        raise TypeError("games change, so they cannot be hashed; use game.digest()")

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        told = (self.names, self.start_events)
        return _restored, (
            self.options,
            self.seed,
            self._base.plain(),
            self.state.plain(),
            self.moves,
            told,
        )


def _restored(
    options: Options,
    seed: int | str,
    base: dict[str, object],
    state: dict[str, object],
    moves: list[Move],
    told: tuple[list[str], list[Event]],
) -> Game:
    """A game from its pickled parts."""
    ruleset = ruleset_for(options)
    printed = ruleset.printed
    notation = ruleset.notation
    own = [notation.move(move.seat, notation.read(move.text)) for move in moves]
    game = Game(ruleset, seed, restored(printed, state), own, restored(printed, base))
    game.names, game.start_events = told
    return game


def new_options(
    data: dict[str, object], packs: tuple[Pack, ...] = (), editions: tuple[Pack, ...] = ()
) -> Options:
    """Options from plain data, such as a saved game's header."""
    return agreement.from_dict(data, packs, editions)
