"""The names the server answers to. A page elsewhere whose name is made to point here (DNS rebinding) gets nothing."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from magnifico.server.settings import Settings

ANY: Final = "*"


def host_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request was made to one of our names."""
    return _name_allowed(connection.headers.get("host", "")[:300], settings)


@cache
def _machine() -> frozenset[str]:
    name = gethostname().casefold()
    return frozenset({name, f"{name}.local"})


def _name_allowed(host: str, settings: Settings) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    name = name.rstrip(".")
    if ANY in settings.allowed_hosts or _unambiguous(name):
        return True
    ours = {settings.host.casefold(), *_machine()}
    if settings.public_url:
        ours.add((urlsplit(settings.public_url).hostname or "").casefold())
    for allowed in settings.allowed_hosts:
        if allowed.startswith(".") and name.endswith(allowed.casefold()):
            return True
        ours.add(allowed.casefold())
    return name in ours


def _unambiguous(name: str) -> bool:
    """Addresses, loopback names and names without a dot: nobody can own such a name and point it here."""
    if "." not in name:
        return True
    if name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
