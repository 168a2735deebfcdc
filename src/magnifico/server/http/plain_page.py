"""Small pages that the server writes itself: previews of links, and what is wrong with an address."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

HOME: Final = "/"


def wants_page(connection: HTTPConnection) -> bool:
    """Whether the answer is for a person with a browser; programs ask for JSON, or accept anything."""
    path = connection.scope["path"]
    return "text/html" in connection.headers.get("accept", "") and not path.startswith("/api/")


def plain_page(
    language: str,
    title: str,
    sentence: str,
    link: tuple[str, str],
    *,
    head: str = "",
    status: int = 200,
) -> HTMLResponse:
    """A heading, a sentence and a link; the content security policy allows no inline styles or scripts."""
    target, words = link
    return HTMLResponse(
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n"
        f'<meta name="description" content="{escape(sentence)}">\n'
        '<link rel="icon" href="/lily.svg" type="image/svg+xml">\n'
        '<link rel="stylesheet" href="/plain.css">\n'
        f"{head}</head>\n<body>\n<main>\n"
        '<img src="/lily.svg" alt="" width="72" height="72">\n'
        f"<h1>{escape(title)}</h1>\n<p>{escape(sentence)}</p>\n"
        f'<p><a href="{escape(target)}">{escape(words)}</a></p>\n</main>\n</body>\n</html>\n',
        status,
        {"vary": "accept-language, accept"},
    )
