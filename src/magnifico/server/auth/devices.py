"""What a browser calls itself, in two words that people recognise."""

from __future__ import annotations

from typing import Final

# In this order, because most browsers also name the ones they descend from.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
LONGEST: Final = 60


def device_words(agent: str) -> str:
    """ "Firefox, Linux"; for a program, its own name; empty if it doesn't say."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    if not browser and not system:
        first = agent.partition("/")[0].partition(" ")[0]
        return first if first.isascii() and first.isprintable() and len(first) <= 30 else ""
    return ", ".join(word for word in (browser, system) if word)[:LONGEST]
