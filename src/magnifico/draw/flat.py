"""Drawings without nested documents and symbols: they look the same, and a rasteriser is much faster."""

from __future__ import annotations

from copy import deepcopy
from typing import Final
from xml.etree import ElementTree

_SVG: Final = "{http://www.w3.org/2000/svg}"


def flattened(svg: str) -> str:
    """One of our own drawings with groups in place of symbols and inner documents, and without rounded clips.

    Each of those would make a rasteriser draw a separate layer.
    """
    root = ElementTree.fromstring(svg)
    known = {each.get("id", ""): each for each in root.iter() if each.get("id")}
    for parent in list(root.iter()):
        for at, child in enumerate(list(parent)):
            if child.tag == f"{_SVG}use":
                target = known[child.get("href", "")[1:]]
                if "preserveAspectRatio" not in target.attrib:  # others are clipped to their box
                    parent[at] = _in_place(child, target)
            elif child.tag == f"{_SVG}svg":
                child.tag = f"{_SVG}g"
                move = f"translate({child.attrib.pop('x', '0')} {child.attrib.pop('y', '0')})"
                child.attrib.clear()
                child.set("transform", move)
    for each in root.iter():
        each.attrib.pop("clip-path", None)
    ElementTree.register_namespace("", _SVG[1:-1])
    return ElementTree.tostring(root, encoding="unicode")


def _in_place(use: ElementTree.Element, target: ElementTree.Element) -> ElementTree.Element:
    """The target of a reference, moved and scaled to where it appears."""
    group = ElementTree.Element(f"{_SVG}g")
    x, y = float(use.get("x", "0")), float(use.get("y", "0"))
    for name in ("color", "opacity"):
        if (value := use.get(name)) is not None:
            group.set(name, value)
    if target.tag != f"{_SVG}symbol":
        group.set("transform", f"translate({x} {y})")
        group.append(deepcopy(target))
        return group
    left, top, wide, high = map(float, target.get("viewBox", "0 0 24 24").split())
    width, height = float(use.get("width", wide)), float(use.get("height", high))
    scale = min(width / wide, height / high)
    x += (width - wide * scale) / 2
    y += (height - high * scale) / 2
    group.set(
        "transform", f"translate({x:.2f} {y:.2f}) scale({scale:.4f}) translate({-left} {-top})"
    )
    group.extend(deepcopy(list(target)))
    for name, value in target.attrib.items():
        if name not in ("id", "viewBox", "preserveAspectRatio"):
            group.set(name, value)
    return group
