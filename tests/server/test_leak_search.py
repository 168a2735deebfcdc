"""The search for hidden things finds them: each is planted by hand into what a server really sends."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from magnifico import Options
from magnifico.engine.decisions.draft import Draft
from magnifico.table.encoding import encoded
from magnifico.table.entries import Agreement, Entry, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.updates import update_message
from magnifico.table.views import Viewer
from magnifico.table.words import TableWords
from tests.server.leak_search import Receiver, Searcher, Secrets

OPTIONS = Options(players=3, expansions=("houses", "pazzi"))
ME, RIVAL = 0, 1
Message = dict[str, Any]


class Moment:
    """A position of a random game, what one seat and everybody else is sent, and what is hidden."""

    def __init__(self, wanted: Callable[[Ledger], bool], seed: int = 0) -> None:
        chance = random.Random(seed)
        ledger = Ledger(Setup(OPTIONS, f"seed-{seed}", (None,) * 3, Agreement(), 0))
        while not wanted(ledger):
            seat = chance.choice(ledger.to_act())
            move = chance.choice(ledger.game.legal_moves(seat))
            ledger.apply(Entry(ledger.number + 1, "move", seat, move.text, "person", 0))
            if ledger.is_over:
                raise AssertionError("there was no such position")
        self.ledger = ledger
        self.game = ledger.game
        self.state = self.game.state
        self.secrets = Secrets(self.game)
        self.searcher = Searcher(self.game)
        self.to_come = [self.state.printed.cards[card] for card in self.state.decks[0][-4:]]
        self.held = sorted(self.secrets.hands[RIVAL] - self.secrets.visible(ME))
        self.faces = [self.state.printed.token_keys[face] for face in self.state.tokens[RIVAL]]

    def sent(self, seat: int | None) -> Message:
        viewer = Viewer(frozenset() if seat is None else frozenset({seat}), seat, "en")
        words = TableWords(OPTIONS, ["Anna", "Bruno", "Carla"])
        told = update_message(self.ledger, self.ledger.number - 1, viewer, words, 0)
        message: Message = orjson.loads(told)
        return message

    def search(self, message: object, seat: int | None) -> None:
        receiver = Receiver(seat, texts=[encoded(message).decode()])
        self.searcher.check(receiver, self.game, self.secrets)
        assert receiver.count == 1 and not receiver.texts


@pytest.fixture(scope="module")
def moment() -> Moment:
    """In the middle of a game, with leaders and tokens in hand."""

    def wanted(ledger: Ledger) -> bool:
        state = ledger.game.state
        held = set(state.hands[RIVAL]) - set(state.known_leaders)
        told = ledger.number and ledger.records[-1].events
        return bool(state.round() > 0 and held and state.tokens[RIVAL] and told)

    return Moment(wanted)


def event_of(message: Message) -> Message:
    event: Message = message["entries"][0]["events"][0]
    return event


def rival_of(message: Message) -> Message:
    shown: Message = message["state"]["view"]["seats"][RIVAL]
    return shown


def card_in_an_event(message: Message, moment: Moment) -> None:
    event_of(message)["card"] = moment.to_come[0].number


def card_in_a_field_nobody_heard_of(message: Message, moment: Moment) -> None:
    event_of(message)["afterwards"] = [[moment.to_come[0].number]]


def card_as_the_source_of_goods(message: Message, moment: Moment) -> None:
    event_of(message)["source"] = f"card:{moment.to_come[0].number}"


def card_by_its_name(message: Message, moment: Moment) -> None:
    names = {number: name for name, number in moment.searcher.cards.items()}
    event_of(message)["text"] = f"Anna looks at “{names[moment.to_come[0].number]}”."


def card_on_a_floor(message: Message, moment: Moment) -> None:
    message["state"]["view"]["towers"][0]["floors"][2]["card"] = moment.to_come[0].number


def card_among_those_of_a_player(message: Message, moment: Moment) -> None:
    rival_of(message)["cards"]["territory"].append(moment.to_come[0].number)


def order_of_the_deck(message: Message, moment: Moment) -> None:
    message["state"]["view"]["deck"] = [card.number for card in moment.to_come]


def order_of_what_can_come(message: Message, moment: Moment) -> None:
    message["state"]["view"]["to_come"][-1]["cards"].reverse()


def hand_of_a_rival(message: Message, moment: Moment) -> None:
    rival_of(message)["hand"] = moment.held


def leader_of_a_rival_in_the_own_hand(message: Message, moment: Moment) -> None:
    message["state"]["view"]["seats"][ME]["leaders"].append({"leader": moment.held[0]})


def leader_in_an_event(message: Message, moment: Moment) -> None:
    event_of(message)["leader"] = moment.held[0]


def leader_by_its_name(message: Message, moment: Moment) -> None:
    (name,) = [told for key, told in moment.searcher.leaders[1::2] if key == moment.held[0]]
    message["state"]["moves"].append({"move": "end", "text": f"Beware of {name}"})


def leader_that_nobody_holds(message: Message, moment: Moment) -> None:
    leader = moment.state.printed.leaders[moment.state.leader_deck[0]]
    event_of(message)["next"] = leader.key


def an_empty_hand_that_is_not_ones_own(message: Message, moment: Moment) -> None:
    rival_of(message)["hand"] = []


def tokens_of_a_rival(message: Message, moment: Moment) -> None:
    rival_of(message)["tokens"] = moment.faces


def faces_that_a_rival_drew(message: Message, moment: Moment) -> None:
    event_of(message).update(name="tokens_drawn", player=RIVAL, faces=moment.faces)


def faces_in_another_field(message: Message, moment: Moment) -> None:
    event_of(message)["drawn"] = moment.faces


def seed_in_a_sentence(message: Message, moment: Moment) -> None:
    event_of(message)["text"] = f"The game {moment.game.seed} begins."


def seed_as_a_field(message: Message, moment: Moment) -> None:
    message["state"]["seed"] = None


def key_of_chance(message: Message, moment: Moment) -> None:
    message["state"]["check_sum"] = moment.state.random.key.hex()


def fingerprint_of_the_position(message: Message, moment: Moment) -> None:
    message["state"]["view"]["etag"] = moment.game.digest()


def the_seat_of_a_rival(message: Message, moment: Moment) -> None:
    message["state"]["seat"] = RIVAL


LEAKS = (
    card_in_an_event,
    card_in_a_field_nobody_heard_of,
    card_as_the_source_of_goods,
    card_by_its_name,
    card_on_a_floor,
    card_among_those_of_a_player,
    order_of_the_deck,
    order_of_what_can_come,
    hand_of_a_rival,
    leader_of_a_rival_in_the_own_hand,
    leader_in_an_event,
    leader_by_its_name,
    leader_that_nobody_holds,
    an_empty_hand_that_is_not_ones_own,
    tokens_of_a_rival,
    faces_that_a_rival_drew,
    faces_in_another_field,
    seed_in_a_sentence,
    seed_as_a_field,
    key_of_chance,
    fingerprint_of_the_position,
    the_seat_of_a_rival,
)


@pytest.mark.parametrize("seat", [ME, None])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_what_is_planted_is_found(
    leak: Callable[[Message, Moment], None], seat: int | None, moment: Moment
) -> None:
    message = moment.sent(seat)
    moment.search(message, seat)
    leak(message, moment)
    with pytest.raises(AssertionError):
        moment.search(message, seat)


def test_ones_own_things_are_no_secret_and_a_rivals_are(moment: Moment) -> None:
    message = moment.sent(RIVAL)
    moment.search(message, RIVAL)
    for seat in (ME, None):
        with pytest.raises(AssertionError):
            moment.search({**message, "state": {**message["state"], "seat": seat}}, seat)


def test_another_view_than_the_engines_is_noticed(moment: Moment) -> None:
    receiver = Receiver(ME, texts=[encoded(moment.sent(ME)).decode()] * 2)
    view = encoded(moment.game.view(ME)).decode()
    moment.searcher.check(receiver, moment.game, moment.secrets, view)
    receiver.texts = [encoded(moment.sent(ME)).decode()]
    with pytest.raises(AssertionError, match="another view"):
        moment.searcher.check(receiver, moment.game, moment.secrets, view.replace("3", "4", 1))


def test_the_pack_of_a_neighbour_is_found() -> None:
    drafting = Moment(lambda ledger: isinstance(ledger.game.state.agenda[-1], Draft))
    mine = drafting.sent(ME)
    drafting.search(mine, ME)
    pack = drafting.sent(RIVAL)["state"]["view"]["draft"]["pack"]
    for seat in (ME, None):
        message = drafting.sent(seat)
        message["state"]["view"]["draft"]["pack"] = pack
        with pytest.raises(AssertionError):
            drafting.search(message, seat)


@pytest.mark.parametrize("text", ["a secret link", "psst", "Zora at another table"])
def test_texts_for_certain_ears_are_found_anywhere(text: str, moment: Moment) -> None:
    searcher = Searcher(moment.game)
    searcher.forbidden = {"a secret link": set(), "psst": {RIVAL, 2}}
    searcher.strangers = ["Zora"]
    for wrapped in (text, f'{{"text":"{text}"}}', f"x-header: {text}"):
        with pytest.raises(AssertionError):
            searcher.check(Receiver(ME, texts=[wrapped]), moment.game, moment.secrets)
    searcher.check(Receiver(RIVAL, texts=["psst"]), moment.game, moment.secrets)
