"""What the server draws to name tables and to open seats."""

from __future__ import annotations

import secrets
import string
from typing import Final

from magnifico.secret import Secret

# A "-" in front would be an option in a command line, and a "-" or "_" at the
# end is left out of links by the programs people send them with.
SAFE: Final = string.ascii_letters + string.digits


def new_table_id() -> str:
    """A new table's name: 71 bits."""
    return _drawn(12)


def new_seat_secret() -> Secret:
    """The secret part of a seat's link: 190 bits."""
    return Secret(_drawn(32))


def _drawn(length: int) -> str:
    return "".join(secrets.choice(SAFE) for _ in range(length))
