"""Reads a drawing back: where its texts stand, and which box each of them belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from magnifico.draw.measure import width_of

NAMESPACE = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Box:
    """A rectangle in the units of the whole drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box, slack: float = 0.6) -> bool:
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Box, slack: float = 0.5) -> bool:
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )


@dataclass(frozen=True)
class Text:
    """A text with the room it takes and the box it stands in."""

    words: str
    box: Box
    frame: Box


def read(svg: str) -> ElementTree.Element:
    """The drawing as a tree; malformed XML raises an error."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{NAMESPACE}svg"
    return root


def texts_of(svg: str) -> list[Text]:
    """Every text that is not part of an icon."""
    root = read(svg)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    return list(_walk(root, 0, 0, Box(left, top, left + width, top + height)))


def words_of(svg: str) -> set[str]:
    """All that can be read or pointed at."""
    return {part.strip() for part in read(svg).itertext() if part.strip()}


def _walk(element: ElementTree.Element, x: float, y: float, frame: Box) -> Iterator[Text]:
    for child in element:
        kind = child.tag.removeprefix(NAMESPACE)
        place = child.attrib
        if kind == "svg":
            left, top = x + float(place["x"]), y + float(place["y"])
            inner = Box(left, top, left + float(place["width"]), top + float(place["height"]))
            assert frame.holds(inner), (frame, inner)
            yield from _walk(child, left, top, inner)
        elif kind == "g":
            yield from _walk(child, x, y, frame)
        elif kind == "text":
            yield _text(child, x, y, frame)


def _text(element: ElementTree.Element, x: float, y: float, frame: Box) -> Text:
    words = element.text or ""
    size = float(element.attrib["font-size"])
    width = width_of(words, size, bold="font-weight" in element.attrib)
    before = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")]
    left = x + float(element.attrib["x"]) - width * before
    baseline = y + float(element.attrib["y"])
    box = Box(left, baseline - 0.74 * size, left + width, baseline + 0.22 * size)
    return Text(words, box, frame)


def check_texts(svg: str) -> None:
    """Every text stays in its box, and no two of them run into each other."""
    texts = texts_of(svg)
    assert texts
    for text in texts:
        assert text.frame.holds(text.box), text
    rows: list[Text] = sorted(texts, key=lambda text: text.box.top)
    for number, text in enumerate(rows):
        for other in rows[number + 1 :]:
            if other.box.top > text.box.bottom:
                break
            assert not text.box.meets(other.box), (text, other)


def check_stands_alone(svg: str) -> None:
    """No scripts, no styles, no files or hosts, and every reference has its definition."""
    root = read(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        kind = element.tag.removeprefix(NAMESPACE)
        assert kind not in ("script", "style", "image", "foreignObject", "a"), kind
        for name, value in element.attrib.items():
            assert not name.startswith("on") and "http" not in value
            if name == "href":
                assert value.removeprefix("#") in ids
            if value.startswith("url("):
                assert value.removeprefix("url(#").removesuffix(")") in ids
    assert svg.count("http") == 1, "the name of the namespace alone"
