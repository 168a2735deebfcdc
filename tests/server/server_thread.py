"""A server in this process: the real application behind the real web server, in a thread with a loop of its own.

It starts in a tenth of the time that a process takes, and a test can reach into it: `services`, or a clock that is
patched. A test that kills, signals or starves a server, reads its log or wants several processes takes
`ServerProcess`.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any, Final, Self

import uvicorn

from magnifico.server.app import create_app
from magnifico.server.process import web_server
from magnifico.server.services import Services
from magnifico.server.settings import Settings
from tests.waiting import PATIENCE

# Tests share the machine: a server that was late would refuse what they ask for.
LIFTED: Final[dict[str, Any]] = {"rate_limits": 0, "shed_seconds": 0, "bot_workers": 1}


class Listening(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.begun.set()


class Server:
    """A server on a free port of this machine, with its data in a folder."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = int(settings.pop("port", 0))
        self.settings = {**LIFTED, **settings}
        self._web: Listening | None = None
        self._thread: threading.Thread | None = None
        self._services: Services | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        """The parts of the running server; they belong to its thread."""
        assert self._services is not None
        return self._services

    def start(self) -> Self:
        settings = Settings.model_validate({**self.settings, "data": self.data, "port": self.port})
        app = create_app(settings)
        web = self._web = Listening(web_server(app, settings))
        self._thread = threading.Thread(target=self._serve, args=(web,), name="server")
        self._thread.start()
        web.begun.wait(PATIENCE)
        assert web.started, getattr(app.state, "failure", "the server did not start")
        self._services = app.state.services
        self.port = int(web.servers[0].sockets[0].getsockname()[1])
        return self

    @staticmethod
    def _serve(web: Listening) -> None:
        try:
            web.run()
        except SystemExit:  # how uvicorn says that it could not start
            pass
        finally:
            web.begun.set()

    def stop(self) -> None:
        if self._web is None or self._thread is None:
            return
        self._web.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        self._web = self._thread = self._services = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
