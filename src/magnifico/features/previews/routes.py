"""Links to share: they tell messengers what is behind a link, and forward people to the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from sqlalchemy import select
from starlette.requests import Request

from magnifico.draw.preview import SIZE
from magnifico.features.previews.album import Album
from magnifico.server.features import Feature
from magnifico.server.http.plain_page import plain_page
from magnifico.server.services import Connected, Services, address_of, check_look, requester
from magnifico.server.storage import models
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.words import chosen_language
from magnifico.texts import texts_for

router = APIRouter(tags=["page"])


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """An album for as long as the server runs."""
    album = services.add(Album())
    try:
        yield
    finally:
        album.stop()


FEATURE = Feature((router,), running=running)
NUMBERED_SECONDS: Final = 3600  # how long others may cache a picture of a moment
PRESENT_SECONDS: Final = 60
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
METHODS: Final = ["GET", "HEAD"]


async def _table(services: Services, request: Request, table_id: str) -> HostedTable:
    """The table that a link names, unless this address asks too often."""
    await services.limits.spend("preview", address_of(request))
    await check_look(request, table_id)
    return await services.tables.get(table_id)


async def _language(services: Services, request: Request, table: HostedTable) -> str:
    """The language of the asker; for messengers, which rarely name one, the host's."""
    wishes = (request.query_params.get("language"), request.headers.get("accept-language"))
    if any(wish and wish.strip("* ") for wish in wishes):
        return chosen_language(*wishes)
    people = models.people.c
    async with services.database.read() as connection:
        query = select(people.language).where(people.id == table.row["host_id"])
        return chosen_language((await connection.execute(query)).scalar())


async def _page(
    services: Services, request: Request, table_id: str, number: int | None
) -> Response:
    table = await _table(services, request, table_id)
    language = await _language(services, request, table)
    seen = await services.part(Album).glimpse(table, number, requester(request, None))
    base = (services.settings.public_url or str(request.base_url)).rstrip("/")
    moment = "" if number is None else f"/{number}"
    heading, sentence = seen.heading(language), seen.sentence(language)
    tags = {
        "og:type": "website",
        "og:site_name": "Magnifico",
        "og:locale": language,
        "og:title": heading,
        "og:description": sentence,
        "og:url": f"{base}/t/{table.id}{moment}",
        "twitter:card": "summary_large_image" if services.part(Album).draws else "summary",
        "twitter:title": heading,
        "twitter:description": sentence,
    }
    if services.part(Album).draws:
        picture = f"{base}/t/{table.id}{moment}.png?language={language}"
        tags |= {
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": sentence,
            "twitter:image": picture,
        }
    head = "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}"'
        f' content="{escape(value)}">\n'
        for name, value in tags.items()
    )
    target = f"/#/table/{table.id}{moment}"
    response = plain_page(
        language,
        heading,
        sentence,
        (target, texts_for(language).get("preview-go")),
        head=f'<meta http-equiv="refresh" content="0; url={target}">\n{head}',
    )
    response.headers["cache-control"] = f"public, max-age={PRESENT_SECONDS}"
    return response


async def _picture(
    services: Services, request: Request, table_id: str, number: int | None
) -> Response:
    table = await _table(services, request, table_id)
    language = await _language(services, request, table)
    made = await services.part(Album).picture(table, number, language, requester(request, None))
    seconds = PRESENT_SECONDS if number is None else NUMBERED_SECONDS
    return Response(
        made,
        media_type="image/png",
        headers={
            "cache-control": f"public, max-age={seconds}",
            "vary": "accept-language",
            "cross-origin-resource-policy": "cross-origin",  # messengers show it on their own pages
        },
    )


@router.api_route("/t/{table}.png", methods=METHODS, include_in_schema=False)
async def present_picture(table: str, request: Request, services: Connected) -> Response:
    """The picture of a table as it is now."""
    return await _picture(services, request, table, None)


@router.api_route("/t/{table}/{number:int}.png", methods=METHODS, include_in_schema=False)
async def moment_picture(
    table: str, number: Number, request: Request, services: Connected
) -> Response:
    """The picture of a table after an entry of its log."""
    return await _picture(services, request, table, number)


@router.api_route("/t/{table}", methods=METHODS, include_in_schema=False)
async def present_page(table: str, request: Request, services: Connected) -> Response:
    """A table as it is now."""
    return await _page(services, request, table, None)


@router.api_route("/t/{table}/{number:int}", methods=METHODS, include_in_schema=False)
async def moment_page(
    table: str, number: Number, request: Request, services: Connected
) -> Response:
    """A table after an entry of its log."""
    return await _page(services, request, table, number)
