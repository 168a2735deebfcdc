"""What happened, in words: one paragraph per player and turn instead of one line per event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from magnifico.cli.painting import Painter
from magnifico.cli.session import Entry
from magnifico.engine.events import Event
from magnifico.texts import clauses, describe_report, secret_names, with_secret

# Covered elsewhere: the gain names the privilege, and the points have their own table.
SILENT: Final = frozenset({"turn_ended", "privilege", "game_started", "scored", "final_scoring"})
HEADINGS: Final = frozenset({"round_started", "report_started"})
END: Final = "game_over"
_AFTER_NAME: Final = " ,:\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


@dataclass(slots=True)
class Paragraph:
    """Sentences about one player; `seat` is -1 for what concerns everybody."""

    seat: int
    sentences: list[str] = field(default_factory=list)
    heading: bool = False
    automatic: bool = False


def tell(entries: Sequence[Entry], viewer: int | None, painter: Painter) -> list[Text]:
    """The entries as paragraphs, as the viewer may know them."""
    return [_drawn(one, painter) for one in _paragraphs(entries, viewer, painter)]


def _paragraphs(
    entries: Sequence[Entry], viewer: int | None, painter: Painter
) -> Iterator[Paragraph]:
    current: Paragraph | None = None
    for entry in entries:
        known = _known(entry.events)
        drawn: list[str] = []
        for number, event in enumerate(entry.events):
            if event.name == "tokens_drawn" and _is_gain(entry.events[number + 1 :], event.seat):
                drawn = _secret(event, viewer, painter)
                continue
            if event.name in SILENT or _is_told_by_another(event, viewer):
                if event.name == "turn_ended" and current is not None:
                    yield current
                    current = None
                continue
            seen = event.for_seat(viewer)
            seat = event.seat
            heading = event.name in HEADINGS
            # News for everybody is a separate sentence: after a semicolon its capital letter would be wrong.
            alone = heading or seat < 0 or event.name == END
            if current is None or current.seat != seat or alone or current.heading:
                if current is not None:
                    yield current
                current = Paragraph(seat, heading=heading)
            if seen.get("source") in known:
                del seen["source"]
            if event.name == "took_card" and seen["space"] in known:
                card = painter.naming.card(seen["card"], painter.texts)
                current.sentences.append(painter.say("log-takes", card=card))
            elif event.name == "gained" and drawn:
                current.sentences.append(
                    with_secret(_sentence(event.name, seen, painter), drawn, painter.texts)
                )
                drawn = []
            else:
                text = _sentence(event.name, seen, painter)
                secret = _secret(event, viewer, painter)
                current.sentences.append(with_secret(text, secret, painter.texts))
            if entry.automatic and event.name != END and _is_of_mover(event, entry):
                current.automatic = True
    if current is not None:
        yield current


def _is_of_mover(event: Event, entry: Entry) -> bool:
    return entry.move is not None and entry.move.seat == event.seat


def _known(events: Sequence[Event]) -> set[object]:
    """Spaces and cards that the paragraph already names, so they aren't repeated."""
    known: set[object] = set()
    for event in events:
        if event.name == "placed":
            known.add(event.fields["space"])
        elif event.name == "took_card":
            known.add(f"card:{event.fields['card']}")
    return known


def _is_told_by_another(event: Event, viewer: int | None) -> bool:
    """Whether an event is left out: other players' draft picks, and Church points, which the support itself names."""
    if event.name == "gained":
        return event.fields.get("source") == "church"
    return event.name == "leader_kept" and event.seat != viewer


def _is_gain(events: Sequence[Event], seat: int) -> bool:
    """Whether drawn tokens are gained and reported as such; some are only looked at (R16.3.2)."""
    following = next((event for event in events if event.seat == seat), None)
    if following is None or following.name != "gained":
        return False
    goods = following.fields["goods"]
    return isinstance(goods, Mapping) and "tokens" in goods


def _secret(event: Event, viewer: int | None, painter: Painter) -> list[str]:
    return secret_names(event.name, event.for_seat(viewer), painter.texts, painter.naming)


def _sentence(name: str, seen: Mapping[str, Any], painter: Painter) -> str:
    """One sentence without the player's name, which heads the paragraph."""
    text = describe_report(name, seen, painter.texts, painter.naming).removesuffix(".")
    seat = seen.get("player")
    if isinstance(seat, int):
        own = painter.names[seat]
        after = text.removeprefix(own)
        if after != text and after[:1] in _AFTER_NAME:
            text = after.lstrip(_AFTER_NAME)
    return text


def _drawn(paragraph: Paragraph, painter: Painter) -> Text:
    text = clauses(paragraph.sentences, painter.texts) + "."
    if paragraph.heading:
        return Text(text, style="bold")
    if paragraph.seat < 0:
        return Text(text)
    line = painter.about(paragraph.seat, text)
    if paragraph.automatic:
        line.append(f" ({painter.say('log-automatic')})", style="dim")
    return line
