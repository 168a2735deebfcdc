"""Host names that nobody resolves."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import pytest

from magnifico.features.notices import webhook


def test_a_silent_name_server_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK, low: others' webhooks waited 120 seconds."""
    silence = threading.Event()
    real = socket.getaddrinfo

    def asked(host: str, *args: Any, **kwargs: Any) -> object:
        if host == "silent.example":
            silence.wait()
            return []
        return real("127.0.0.1", *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", asked)
    monkeypatch.setattr(webhook, "RESOLVE_SECONDS", 0.05)

    async def resolve() -> None:
        for _ in range(3):
            with pytest.raises(webhook.SilentHostError):
                await webhook.resolved("http://silent.example/", True)
        monkeypatch.setattr(webhook, "RESOLVE_SECONDS", 30)
        assert await webhook.resolved("http://other.example/", True) == "127.0.0.1"
        silence.set()

    asyncio.run(resolve())
