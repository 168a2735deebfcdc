"""Words for advice: what a move gains, and why."""

from __future__ import annotations

from magnifico.texts.bundles import Texts


def describe_reason(reason: str, share: float, texts: Texts) -> str:
    """The reason for a move as a short clause; `share` are the points behind it."""
    return texts.get(f"reason-{reason}", points=points_phrase(share, texts))


def points_phrase(points: float, texts: Texts, signed: bool = True) -> str:
    """A number of points with one decimal, as the language writes it."""
    text = f"{points:+.1f}" if signed else f"{points:.1f}"
    return text.replace("-", "−").replace(".", texts.get("decimal-mark"))
