"""Who may talk to us: our own pages, those the operator named, and programs other than browsers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from magnifico.server.settings import Settings


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the browser's Origin is one of our pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.allowed_origins:
        return True
    if settings.public_url:
        ours = urlsplit(settings.public_url)
        if origin == f"{ours.scheme}://{ours.netloc}":
            return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False
