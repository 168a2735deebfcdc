"""Starts the server: a process with these settings that serves until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import webbrowser
from datetime import UTC, datetime
from typing import Final

import orjson
import uvicorn
from fastapi import FastAPI

from magnifico.server.app import create_app
from magnifico.server.bots.pool import problem_with
from magnifico.server.connections import HttpConnection
from magnifico.server.features import FeatureError
from magnifico.server.live.socket import leave_all
from magnifico.server.settings import Settings

LEVELS: Final = ("debug", "info", "warning", "error")
SWITCH_SECONDS: Final = 0.0005  # the longest that committing threads wait for the interpreter
# What a table shows is replaced with every move without needing the garbage collector. With thousands of tables a
# collection stops everybody for half a second: it waits for a quiet moment (background.py), or for millions of new
# objects.
COLLECT: Final = (2_000_000, 10, 10)


BAD_INPUT: Final = 2
FAILED: Final = 1


class JsonLines(logging.Formatter):
    """One JSON object per line. URLs of requests are never logged: some contain secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def set_up_logging(level: str) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper() if level in LEVELS else "INFO")
    logging.getLogger("uvicorn").setLevel("WARNING")  # at debug level it prints cookies
    logging.getLogger("uvicorn.error").setLevel(
        "WARNING"
    )  # at info level it prints people's addresses
    # A text that isn't UTF-8 ends its connection, which is no error of the server.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: not record.getMessage().startswith("Invalid UTF-8")
    )
    # httpx prints the addresses of webhooks at info level: whoever knows one can call it.
    for quiet in (
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "asyncio",
        "websockets",
        "httpx",
        "httpcore",
    ):
        logging.getLogger(quiet).setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True


class StartFailure(logging.Filter):
    """Keeps uvicorn from printing a traceback for a start that failed: the operator gets one sentence instead."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.started = False

    def filter(self, record: logging.LogRecord) -> bool:
        """Record an error before the start; let everything else pass."""
        if self.started or record.levelno < logging.ERROR:
            return True
        if isinstance(record.msg, OSError):
            self.text = f"cannot listen: {record.msg.strerror or record.msg}"
        return False


class Server(uvicorn.Server):
    """Prints its address on standard output once it listens."""

    open_page = False
    failure: StartFailure | None = None

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(web_server(app, settings))
        self.app = app

    async def shutdown(self, sockets: object = None) -> None:
        """Close live connections as protocol.md says; uvicorn would tell them that it restarts, which it can't know."""
        await leave_all(self.app.state.services)
        await super().shutdown(sockets)  # type: ignore[arg-type]

    async def startup(self, sockets: object = None) -> None:
        """Listen, then say where."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.failure is not None:
            self.failure.started = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        for server in getattr(self, "servers", []):
            for socket in server.sockets:
                name = socket.getsockname()
                host = f"[{name[0]}]" if ":" in str(name[0]) else name[0]
                address = f"http://{host}:{name[1]}"
                print(f"Magnifico listens on {address}", flush=True)
                if self.open_page:
                    await asyncio.to_thread(webbrowser.open, address)
                return


def web_server(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        http=HttpConnection,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
        backlog=2048,
    )


def serve(settings: Settings) -> int:
    """Serve until SIGINT or SIGTERM; writes in progress are finished first."""
    problem = problem_with(settings.custom_bots)
    if problem:
        print(f"magnifico serve: {problem}", file=sys.stderr)
        return BAD_INPUT
    set_up_logging(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    HttpConnection.most = settings.connections
    HttpConnection.most_per_address = 0 if settings.proxies else settings.connections_per_address
    try:
        app = create_app(settings)
    except FeatureError as error:
        print(f"magnifico serve: {error}", file=sys.stderr)
        return BAD_INPUT
    server = Server(app, settings)
    server.open_page = settings.open_page
    failure = server.failure = StartFailure()
    logging.getLogger("uvicorn.error").addFilter(failure)
    try:
        server.run()
    except SystemExit:
        if server.started:
            raise
    if not server.started:
        reason = str(getattr(app.state, "failure", "") or failure.text or "it could not start")
        print(f"magnifico serve: {reason}", file=sys.stderr)
        return FAILED
    return 0
