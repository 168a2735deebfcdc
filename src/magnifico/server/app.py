"""The application: all parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from magnifico import __version__
from magnifico.engine.refusal import Refusal
from magnifico.secret import Secret
from magnifico.server.auth.identity import Identity, secret_of
from magnifico.server.background import BackgroundJobs
from magnifico.server.bots.pool import BotPool
from magnifico.server.catalogues import Catalogues
from magnifico.server.features import all_rows, installed, switched_on
from magnifico.server.http import health, lists, lobby, packs, play, seat_links, seats
from magnifico.server.http import tables as table_requests
from magnifico.server.http.guard import Guard
from magnifico.server.http.page import add_page
from magnifico.server.http.plain_page import HOME, plain_page, wants_page
from magnifico.server.limits import LIMITS, Limits
from magnifico.server.live import socket
from magnifico.server.live.broker import Broker
from magnifico.server.live.caps import Caps
from magnifico.server.load import Load
from magnifico.server.metrics import Counted, Metrics
from magnifico.server.problems import STATUS, HttpProblem, problem_shown, status_of
from magnifico.server.quota import Quota, stored_limits
from magnifico.server.schemas import ProblemShown
from magnifico.server.services import Services, answer, language_of, with_wait
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database, DatabaseVersionError, reason_of
from magnifico.server.storage.tables import StoredTables
from magnifico.server.storage.watermark import DamagedDatabaseError
from magnifico.server.tables.registry import Tables
from magnifico.server.tables.storage import StorageError
from magnifico.server.tables.upkeep import Upkeep
from magnifico.server.work_queue import WorkQueue
from magnifico.table.encoding import encoded
from magnifico.table.problems import Problem, refusal_problem
from magnifico.texts import describe_refusal, texts_for

LOG: Final = logging.getLogger("magnifico.app")
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": ProblemShown}
    for code in (400, 401, 403, 404, 409, 410, 413, 421, 422, 429, 503, 507)
}


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """Everything that lives as long as the process."""
    settings: Settings = app.state.settings
    try:
        database, secret = await _opened(settings)
    except Exception as error:
        app.state.failure = start_failure(settings, error)
        raise
    rows, features = all_rows(), switched_on(settings.without)
    identity = Identity(database, secret, rows)
    broker = Broker(settings.redis, secret)
    bots = BotPool(
        settings.bot_workers,
        settings.bot_seconds,
        settings.bot_limit,
        settings.custom_bots,
        frozenset().union(*(feature.bots for feature in installed().values())),
    )
    tables = Tables(settings, StoredTables(database), broker)
    limits = Limits(settings.rate_limits, settings.redis, {**LIMITS, **stored_limits(settings)})
    upkeep = Upkeep(tables, bots)
    metrics: Metrics = app.state.metrics
    metrics.watch(database, tables, bots)
    load = Load(settings.shed_seconds, lambda: database.appends, database.reads)
    work_queue = WorkQueue()
    services = Services(
        settings,
        database,
        identity,
        limits,
        broker,
        bots,
        tables,
        upkeep,
        metrics,
        load,
        Caps(settings),
        work_queue,
        Catalogues(work_queue),
        Quota(settings, database, limits),
        rows,
        tuple(features),
    )
    metrics.registry.register(load)
    app.state.services = services
    background = BackgroundJobs(services)
    await broker.start(background.heard)
    background.start()
    load.start()
    try:
        async with AsyncExitStack() as parts:
            for feature in features.values():
                if feature.running is not None:
                    await parts.enter_async_context(feature.running(services))
            LOG.info("ready")
            yield
    finally:
        load.stop()
        await background.stop()
        await tables.finish()
        await bots.stop()
        await broker.stop()
        await limits.stop()
        work_queue.stop()
        await database.close()
        LOG.info("stopped")


async def _opened(settings: Settings) -> tuple[Database, Secret]:
    """The migrated database, and the secret kept in it."""
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    database = Database(settings.database_url.reveal())
    try:
        await database.migrate()
        return database, await secret_of(database, settings.secret)
    except BaseException:
        await database.close()
        raise


def start_failure(settings: Settings, error: Exception) -> str:
    """Why the server cannot start, in one sentence without secrets."""
    if isinstance(error, DatabaseVersionError):
        return str(error)
    if isinstance(error, DamagedDatabaseError):
        return str(error)
    if not settings.database:
        return f"cannot use the folder {settings.data}: {reason_of(error)}"
    if isinstance(error, OSError | SQLAlchemyError | TimeoutError):
        return f"cannot reach the database: {reason_of(error)}"
    return f"cannot open the database: {reason_of(error)}"


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings."""
    app = FastAPI(
        title="Magnifico table server",
        version=__version__,
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=PROBLEMS,
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    for module in (
        health,
        lists,
        table_requests,
        seats,
        seat_links,
        lobby,
        packs,
        play,
        socket,
    ):
        app.include_router(module.router)
    for feature in switched_on(settings.without).values():
        if feature.load is not None:
            feature.load(app)
        for router in feature.routers:
            app.include_router(router)
    app.add_exception_handler(Problem, _on_problem)
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(SQLAlchemyError, _on_database)
    app.add_exception_handler(StorageError, _on_database)
    app.add_exception_handler(Exception, _on_error)
    app.state.protocol = None
    app.add_api_route("/api/openapi.json", _protocol, include_in_schema=False)
    add_page(app)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Counted, metrics=app.state.metrics)
    return app


async def _protocol(request: Request) -> Response:
    """The description of all requests; built once, in a thread, since it takes seconds."""
    app = request.app
    if app.state.protocol is None:
        app.state.protocol = asyncio.create_task(
            asyncio.to_thread(lambda: encoded(app.openapi())), name="protocol"
        )
    return Response(await asyncio.shield(app.state.protocol), media_type="application/json")


def _told(request: Request, problem: Problem) -> Response:
    request.app.state.metrics.refused(problem)
    language = language_of(request, None)
    told = problem_shown(problem, texts_for(language))
    if wants_page(request):
        home = (HOME, texts_for(language).get("page-home"))
        response: Response = plain_page(
            language, "Magnifico", str(told["sentence"]), home, status=status_of(problem)
        )
    else:
        response = answer(told, status_of(problem))
    return with_wait(response, problem)


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _told(request, error)


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    texts = texts_for(language_of(request, None))
    sentence = describe_refusal(error.code, error.details, texts)
    return _told(request, refusal_problem(error, sentence))


async def _on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    code = next((each["type"] for each in error.errors() if each["type"] in STATUS), "bad_request")
    fields = [
        {"field": ".".join(str(part) for part in each["loc"])[:100], "reason": each["msg"][:200]}
        for each in error.errors()[:10]
    ]
    return _told(request, Problem(code, {"fields": fields}))


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "unknown", 405: "wrong_method"}.get(error.status_code, "bad_request")
    response = _told(request, HttpProblem(code, error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _on_database(request: Request, error: Exception) -> Response:
    LOG.error(
        "the database failed: %s", error if isinstance(error, StorageError) else reason_of(error)
    )
    return _told(request, Problem("unavailable"))


async def _on_error(request: Request, error: Exception) -> Response:
    return _told(request, Problem("internal"))
