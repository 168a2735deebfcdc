"""The browser table: its files, the catalogue of what it draws, and what it asks first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Query, Response
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.staticfiles import StaticFiles

import magnifico.web
from magnifico import __version__
from magnifico.bots import LEVELS
from magnifico.engine.options import RULES_VERSION, TABLE_OPTIONS
from magnifico.secret import Secret
from magnifico.server.schema_types import CatalogueData
from magnifico.server.schemas import About, Language
from magnifico.server.services import Connected, address_of, answer, check_look, requester
from magnifico.table.listing import PROTOCOL
from magnifico.texts import LANGUAGES

STATIC: Final = Path(magnifico.web.__file__).parent / "static"
router = APIRouter(tags=["page"])


@router.get("/api/about", response_model=About)
async def about(services: Connected) -> Response:
    """Versions, languages, computer opponents and the rulings a table may switch."""
    custom_bots = dict.fromkeys(services.settings.custom_bots)
    return answer(
        {
            "protocol": PROTOCOL,
            "version": __version__,
            "rules_version": RULES_VERSION,
            "languages": list(LANGUAGES),
            "levels": list(LEVELS),
            "custom_bots": [bot for bot in custom_bots if bot not in LEVELS],
            "table_options": list(TABLE_OPTIONS),
            "features": list(services.features),
        }
    )


@router.get("/api/catalogue/{language}", response_model=CatalogueData)
async def all_cards(
    language: Language,
    request: Request,
    services: Connected,
    table_id: Annotated[str | None, Query(alias="table", max_length=32)] = None,
) -> Response:
    """Every card, leader, tile and space in words and data; with a table also its own pack."""
    address = address_of(request)
    await services.limits.spend("catalogue", address)
    options = None
    if table_id is not None:
        await check_look(request, table_id)
        options = (await services.tables.get(table_id)).options
    packs = (*options.editions, *options.packs) if options is not None else ()
    made = await services.catalogues.get(
        language, table_id or "" if packs else "", packs, requester(request, None)
    )
    response = Response(made, media_type="application/json")
    if not packs:
        response.headers["cache-control"] = "public, max-age=3600"
    return response


@router.get("/seat/{secret}", include_in_schema=False)
async def seat_page(secret: Secret) -> Response:
    """Open the page for a seat's secret link; the part after # never reaches a server or a log."""
    return RedirectResponse(f"/#/seat/{secret.reveal()[:64]}", 303)


async def _no_page() -> Response:
    return Response(
        "Magnifico table server: it runs. The browser table is not part of this build; "
        "the protocol is described at /api/openapi.json.\n",
        media_type="text/plain",
    )


def add_page(app: FastAPI) -> None:
    """Serve the built page, or say that it is missing."""
    app.include_router(router)
    if (STATIC / "index.html").is_file():
        app.mount("/", StaticFiles(directory=STATIC, html=True))
    else:
        app.add_api_route("/", _no_page, include_in_schema=False)
