"""News between processes: through Redis where there is one. The database stays the truth, so news may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import orjson

from magnifico.secret import Secret

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG: Final = logging.getLogger("magnifico.broker")
CHANNEL: Final = "magnifico:news"
MOST_TOGETHER: Final = 200
BEAT_SECONDS: Final = 4.0  # every process without news says so this often, including this one
SILENCE_SECONDS: Final = 12.0  # a connection that has been silent this long is dead
LONGEST: Final = 10.0  # the longest any call to Redis may take, whatever happens to the connection
PAUSE: Final = 0.5
SIGNATURE: Final = 64  # hexadecimal digits in front of each message
Receiver = Callable[[dict[str, object]], Awaitable[None]]


def connect(url: Secret, seconds: float = 5.0) -> Redis:
    """A client that never tries again by itself: its user decides what a failure means."""
    from redis.asyncio import Redis  # from the extra `host`
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        url.reveal(),
        socket_connect_timeout=min(2.0, seconds),
        socket_timeout=seconds,
        retry=Retry(NoBackoff(), 0),
    )


class Broker:
    """Tells other processes what happened here, and this one what happened there."""

    def __init__(self, url: Secret, secret: Secret) -> None:
        self._secret = Secret(f"magnifico news {secret.reveal()}")
        self.process = secrets.token_hex(8)
        self._hears = False
        self._redis = connect(url) if url else None
        self._listening: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)

    @property
    def reaches_others(self) -> bool:
        """Whether there may be other processes to tell."""
        return self._redis is not None

    @property
    def connected(self) -> bool:
        """Whether news of others arrive; those of our own are sent over the same way."""
        return self._hears

    async def start(self, receive: Receiver) -> None:
        """Begin to listen; without Redis there is nobody to listen to."""
        if self._redis is not None:
            self._listening = asyncio.create_task(self._listen(self._redis, receive))
            self._sending = asyncio.create_task(self._send(self._redis))

    async def stop(self) -> None:
        """Stop listening and talking."""
        for task in (self._listening, self._sending):
            if task is not None:
                task.cancel()
                await asyncio.wait({task}, timeout=LONGEST)
        if self._redis is not None:
            await _closed(self._redis.aclose())

    async def flush(self) -> None:
        """Send what is waiting, for a process that is not going to listen."""
        if self._redis is None:
            return
        from redis.exceptions import RedisError

        try:
            while not self._outbox.empty():
                await self._redis.publish(CHANNEL, self._signed([self._outbox.get_nowait()]))
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

    async def _send(self, client: Redis) -> None:
        while True:
            messages: list[bytes] = []
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    messages.append(await self._outbox.get())
            while not self._outbox.empty() and len(messages) < MOST_TOGETHER:
                messages.append(self._outbox.get_nowait())
            try:
                async with asyncio.timeout(LONGEST):
                    await client.publish(CHANNEL, self._signed(messages))
            except Exception as error:  # the news are lost, the sender must not be
                LOG.warning("redis does not answer: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _listen(self, client: Redis, receive: Receiver) -> None:
        now = asyncio.get_running_loop().time
        while True:
            pubsub = client.pubsub()
            heard = now()
            try:
                async with asyncio.timeout(LONGEST):
                    await pubsub.subscribe(CHANNEL)
                while True:
                    async with asyncio.timeout(LONGEST):
                        message = await pubsub.get_message(timeout=1.0)
                    if message is None:
                        if now() - heard > SILENCE_SECONDS:
                            raise TimeoutError
                        continue
                    heard, self._hears = now(), True  # first of all the answer to subscribing
                    if message["type"] == "message":
                        await self._receive(message["data"], receive)
            except Exception as error:  # nothing may end the listener but `stop`
                LOG.warning("redis is away: %s", type(error).__name__)
            finally:
                self._hears = False
                await _closed(pubsub.aclose())  # type: ignore[no-untyped-call]
            await asyncio.sleep(PAUSE)

    def _signed(self, messages: list[bytes]) -> bytes:
        """News are believed without asking the database, so they say that they come from one of our processes."""
        body = b"[" + b",".join(messages) + b"]"
        return self._signature(body) + body

    def _signature(self, body: bytes) -> bytes:
        return hmac.digest(self._secret.reveal().encode(), body, "sha256").hex().encode()

    async def _receive(self, message: object, receive: Receiver) -> None:
        try:
            whole = message if isinstance(message, bytes) else b""
            signature, body = whole[:SIGNATURE], whole[SIGNATURE:]
            if not hmac.compare_digest(signature, self._signature(body)):
                LOG.warning("news that none of our processes signed were dropped")
                return
            listed = orjson.loads(body)
            for news in listed if isinstance(listed, list) else []:
                if isinstance(news, dict) and news.get("process") != self.process:
                    await receive(news)
        except orjson.JSONDecodeError:
            LOG.warning("unreadable news")
        except Exception:
            LOG.exception("news could not be handled")


async def _closed(closing: Awaitable[Any]) -> None:
    """Wait briefly for a connection to close, ignoring errors."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            await closing
