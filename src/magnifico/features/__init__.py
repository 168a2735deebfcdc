"""What players would name, each whole in one folder: its model, routes, store and command (CONTRIBUTING.md)."""

from typing import Final

FEATURES: Final = (
    "accounts",
    "analysis",
    "challenges",
    "chat",
    "coach",
    "hints",
    "lessons",
    "notes",
    "notices",
    "plans",
    "previews",
    "puzzles",
)
"""Those with requests of their own; the server finds each in the `routes` of its folder."""
