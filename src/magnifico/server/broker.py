"""News between processes: through Redis where there is one. The database stays the truth, so news may be lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import orjson
import redis.asyncio as redis
from redis.exceptions import RedisError

LOG: Final = logging.getLogger("magnifico.broker")
CHANNEL: Final = "magnifico:news"
MOST_TOGETHER: Final = 200
Receiver = Callable[[dict[str, object]], Awaitable[None]]


class Broker:
    """Tells other processes what happened here, and this one what happened there."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self.url = url
        self.connected = False
        self._redis = (
            redis.from_url(url, socket_connect_timeout=2, socket_timeout=5) if url else None
        )
        self._listening: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)

    async def start(self, receive: Receiver) -> None:
        """Begin to listen; without Redis there is nobody to listen to."""
        if self._redis is not None:
            self._listening = asyncio.create_task(self._listen(receive))
            self._sending = asyncio.create_task(self._send())

    async def stop(self) -> None:
        """Stop listening and talking."""
        for task in (self._listening, self._sending):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    async def flush(self) -> None:
        """Send what is waiting, for a process that is not going to listen."""
        if self._redis is None:
            return
        try:
            while not self._outbox.empty():
                await self._redis.publish(CHANNEL, b"[" + self._outbox.get_nowait() + b"]")
        except (RedisError, OSError):
            LOG.warning("redis does not answer")

    def publish(self, news: dict[str, object]) -> None:
        """Tell the others; if that does not work, they find it in the database a little later."""
        if self._redis is None:
            return
        try:
            self._outbox.put_nowait(orjson.dumps({**news, "process": self.process}))
        except asyncio.QueueFull:
            LOG.warning("news dropped, the other processes will catch up from the database")

    async def _send(self) -> None:
        assert self._redis is not None
        while True:
            messages = [await self._outbox.get()]
            while not self._outbox.empty() and len(messages) < MOST_TOGETHER:
                messages.append(self._outbox.get_nowait())
            try:
                await self._redis.publish(CHANNEL, b"[" + b",".join(messages) + b"]")
            except (RedisError, OSError) as error:
                self.connected = False
                LOG.warning("redis does not answer: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self, receive: Receiver) -> None:
        assert self._redis is not None
        while True:
            pubsub = self._redis.pubsub()
            try:
                await pubsub.subscribe(CHANNEL)
                self.connected = True
                while True:
                    message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0)
                    if message is not None:
                        await self._receive(message["data"], receive)
            except (RedisError, OSError) as error:
                self.connected = False
                LOG.warning("redis is away: %s", type(error).__name__)
                await asyncio.sleep(0.5)
            finally:
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def _receive(self, message: object, receive: Receiver) -> None:
        try:
            listed = orjson.loads(message if isinstance(message, bytes | str) else b"")
            for news in listed if isinstance(listed, list) else []:
                if isinstance(news, dict) and news.get("process") != self.process:
                    await receive(news)
        except orjson.JSONDecodeError:
            LOG.warning("unreadable news")
        except Exception:
            LOG.exception("news could not be handled")
