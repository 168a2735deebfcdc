"""Whether the process lives, and whether it can serve."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from magnifico.server.services import Connected, answer
from magnifico.server.tables.problems import Problem

router = APIRouter(tags=["operation"])


@router.get("/healthz", response_model=dict[str, str])
async def healthz() -> Response:
    """The process lives."""
    return answer({"status": "ok"})


@router.get("/readyz", response_model=dict[str, object])
async def readyz(services: Connected) -> Response:
    """The database answers; Redis is told of but not needed."""
    try:
        async with asyncio.timeout(5), services.database.read() as connection:
            await connection.execute(text("SELECT 1"))
        ready = not services.tables.stopping
    except Exception:
        ready = False
    redis = "none" if not services.broker.url else "ok" if services.broker.connected else "away"
    result = {"status": "ok" if ready else "not ready", "redis": redis}
    return answer(result, 200 if ready else 503)


@router.get("/metrics", response_class=Response)
async def metrics(services: Connected) -> Response:
    """Figures of this process for Prometheus."""
    if not services.settings.metrics:
        raise Problem("unknown")
    shown = generate_latest(services.metrics.registry)
    return Response(shown, headers={"content-type": CONTENT_TYPE_LATEST})
