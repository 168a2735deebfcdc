"""The game as everybody uses it: new, legal moves, play, view, copy, save."""

from __future__ import annotations

from magnifico.content.model import Pack
from magnifico.content.schema import builtin_pack
from magnifico.engine import options as agreement
from magnifico.engine import playing, rules, scoring
from magnifico.engine.compiling import compile_tables
from magnifico.engine.hidden import redeal
from magnifico.engine.kinds import F_OVER, MOVE_COUNT, UNDO_FLOOR, VICTORY
from magnifico.engine.moves import Move, MoveBook, NotationError
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import Options
from magnifico.engine.refusal import Refusal
from magnifico.engine.rng import seeded
from magnifico.engine.rounds import run
from magnifico.engine.setup import new_state
from magnifico.engine.state import Event, State
from magnifico.engine.tables import Tables
from magnifico.engine.view import View, final_scores, view_of


class Ruleset:
    """Tables and notation of one set of options, shared by all its games."""

    def __init__(self, options: Options, tables: Tables) -> None:
        self.options = options
        self.tables = tables
        self.book = MoveBook(tables)


_RULESETS: dict[Options, Ruleset] = {}


def packs_of(options: Options) -> list[Pack]:
    """The packs in use, the one with the board first."""
    packs = [builtin_pack("base")]
    if "houses" in options.expansions:
        packs.append(builtin_pack("houses"))
    if "pazzi" in options.expansions:
        packs.append(builtin_pack("pazzi"))
    return packs + list(options.packs)


def ruleset_for(options: Options) -> Ruleset:
    """The tables for these options, made once; own packs are never kept."""
    found = _RULESETS.get(options) if not options.packs else None
    if found is None:
        found = Ruleset(options, compile_tables(options, packs_of(options)))
        if not options.packs:
            _RULESETS[options] = found
    return found


class Score:
    """The result of one seat: total, place and where the points came from."""

    def __init__(self, seat: int, total: int, place: int, sources: dict[str, int]) -> None:
        self.seat = seat
        self.total = total
        self.place = place
        self.sources = sources

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, place={self.place})"


class Game:
    """A game is a setup, a seed and a list of moves; this is where it stands after them."""

    def __init__(self, ruleset: Ruleset, seed: int | str, state: State, moves: list[Move]) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.state = state
        self.moves = moves
        self.start_events: list[Event] = []

    @staticmethod
    def new(options: Options | None = None, seed: int | str = 0, events: bool = True) -> Game:
        """A new game; `events=False` collects no events, which is faster."""
        ruleset = ruleset_for(Options() if options is None else options)
        state = new_state(ruleset.tables, seeded(seed))
        collected: list[Event] = []
        if events:
            state.events = collected
            state.emit("game_started", -1, {})
        run(state)
        state.board[UNDO_FLOOR] = 0  # setting up is no move that could be undone
        game = Game(ruleset, seed, state, [])
        if events:
            game.start_events = collected
            state.events = []
        return game

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.ruleset.options

    @property
    def is_over(self) -> bool:
        """Whether the final scoring has been done."""
        return self.state.agenda[-1].kind == F_OVER

    @property
    def to_act(self) -> list[int]:
        """The seats that have to decide now, several in the draft."""
        return rules.to_act(self.state)

    def legal_moves(self, seat: int) -> list[Move]:
        """Every move of the seat that makes a difference; empty if it has nothing to decide."""
        return self.ruleset.book.moves(seat, rules.legal_codes(self.state, seat))

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move a text stands for: "white T3 +2", or "B: white T3 +2" with the seat."""
        words = text.strip()
        if len(words) > 1 and words[1] == ":" and words[0].upper() in SEAT_LETTERS:
            seat = SEAT_LETTERS.index(words[0].upper())
            words = words[2:]
        if seat is None:
            waiting = rules.to_act(self.state)
            seat = waiting[0] if waiting else 0
        if not 0 <= seat < self.state.players:
            raise NotationError(f"there is no seat {SEAT_LETTERS[seat]} in this game")
        return self.ruleset.book.move(seat, self.ruleset.book.code_of(words))

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move is refused, or None if it is legal."""
        checked = self.parse(move) if isinstance(move, str) else move
        if not 0 <= checked.seat < self.state.players or self.state.agenda[-1].kind == F_OVER:
            return Refusal("E_TURN")
        return rules.check(self.state, checked.seat, checked.code)

    def play(self, move: Move | str) -> list[Event]:
        """Play a move and return what happened; a refused one raises its Refusal and changes nothing."""
        played = self.parse(move) if isinstance(move, str) else move
        refusal = self.why_not(played)
        if refusal is not None:
            raise refusal
        state = self.state
        listening = state.events is not None
        if listening:
            state.events = []
        playing.apply(state, played.seat, played.code)
        run(state)
        state.board[MOVE_COUNT] += 1
        self.moves.append(played)
        happened = state.events
        return [] if happened is None else happened

    @property
    def move_count(self) -> int:
        """How many moves were played; an imagined copy counts those before it was made, too."""
        return self.state.board[MOVE_COUNT]

    def undo_floor(self) -> int:
        """How many moves can no longer be undone: they belong to others or revealed something."""
        return self.state.board[UNDO_FLOOR]

    def view(self, seat: int | None) -> View:
        """What this seat may know; None: what anybody may."""
        return view_of(self.state, seat)

    def scores(self) -> list[Score]:
        """Points and places by seat: final ones after the end, before that the points on the track."""
        state = self.state
        places = scoring.ranking(state)
        sources = final_scores(state) if state.final else [{} for _ in range(state.players)]
        return [
            Score(seat, state.rows[seat][VICTORY], places.index(seat) + 1, sources[seat])
            for seat in range(state.players)
        ]

    def copy(self) -> Game:
        """An independent game at the same point; it collects no events."""
        return Game(self.ruleset, self.seed, self.state.copy(), self.moves[:])

    def digest(self) -> str:
        """A fingerprint of the whole state, the same in every process and build."""
        return self.state.digest()

    def save(self, players: list[str] | None = None) -> str:
        """The game as one readable text, see docs/saved-games.md; `players` are names by seat."""
        from magnifico.engine.saved import save

        return save(self, players)

    @staticmethod
    def load(text: str, packs: tuple[Pack, ...] = ()) -> Game:
        """Read a saved game; what does not fit raises SavedGameError with the move's number."""
        from magnifico.engine.saved import load

        return load(text, packs).game

    def determinize(self, seat: int, seed: int | str) -> Game:
        """A copy in which everything the seat cannot know is dealt again, true to what it does know."""
        state = self.state.copy()
        redeal(state, seat, seeded(f"determinize {seed}"))
        # The moves so far name leaders that others kept in secret, so the copy begins a list of its own.
        return Game(self.ruleset, "unknown", state, [])


def new_options(data: dict[str, object], packs: tuple[Pack, ...] = ()) -> Options:
    """Options from plain data, such as a saved game's header."""
    return agreement.from_dict(data, packs)
