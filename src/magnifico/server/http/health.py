"""Whether the process is alive, and whether it can serve."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request

from magnifico.secret import Secret
from magnifico.server.services import Connected, Services, answer
from magnifico.server.storage.database import reason_of
from magnifico.table.problems import Problem

LOG: Final = logging.getLogger("magnifico.health")
FRESH_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 5.0
router = APIRouter(tags=["operation"])


@router.get("/healthz", response_model=dict[str, str])
async def healthz() -> Response:
    """The process is alive."""
    return answer({"status": "ok"})


async def is_writable(services: Services) -> bool:
    """Whether entries can be stored; tried at most once a second, no matter how many ask."""
    now = asyncio.get_running_loop().time()
    last = services.write_check
    if last is None or now - last[0] > FRESH_SECONDS:
        last = services.write_check = (now, asyncio.ensure_future(_try_to_write(services)))
    return await asyncio.shield(last[1])


async def _try_to_write(services: Services) -> bool:
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            await services.database.check_writable()
    except Exception as error:
        LOG.error("not ready, nothing can be stored: %s", reason_of(error))
        return False
    return True


@router.get("/readyz", response_model=dict[str, object])
async def readyz(services: Connected) -> Response:
    """Whether the database can be written to; reports Redis but doesn't need it."""
    ready = await is_writable(services) and not services.tables.stopping
    redis = (
        "none"
        if not services.broker.reaches_others
        else "ok"
        if services.broker.connected
        else "away"
    )
    result = {"status": "ok" if ready else "not ready", "redis": redis}
    return answer(result, 200 if ready else 503)


FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


def may_see_metrics(request: Request, token: Secret) -> bool:
    """Whether somebody has the token, or asks from this machine and not through a proxy on it."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if token and kind.casefold() == "bearer" and Secret(given) == token:
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, services: Connected) -> Response:
    """Figures of this process for Prometheus; strangers learn nothing, not even that there are any."""
    settings = services.settings
    if not settings.metrics or not may_see_metrics(request, settings.metrics_token):
        raise Problem("unknown")
    shown = generate_latest(services.metrics.registry)
    return Response(shown, headers={"content-type": CONTENT_TYPE_LATEST})
