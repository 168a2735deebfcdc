"""Calls to addresses that players name: signed, never redirected, and never into our own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from magnifico.secret import Secret

SECONDS: Final = 10.0
LONGEST: Final = 500
SIGNATURE: Final = "X-Magnifico-Signature"
TIMESTAMP: Final = "X-Magnifico-Timestamp"


TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 addresses behind a translator
RESOLVE_SECONDS: Final = 4.0
RESOLVERS: Final = 16
_RESOLVING: Final = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="names")
"""Hosts named by strangers are resolved in separate threads: a silent name server blocks one for minutes."""
_asked: set[str] = set()  # hosts whose name server hasn't answered yet


class ForbiddenTargetError(Exception):
    """An address that we don't call."""


class SilentHostError(ForbiddenTargetError):
    """The name of a host couldn't be resolved now; perhaps later."""


class UnreachedHostError(ConnectionError):
    """No connection to a host, so it has certainly received nothing."""


def signature(secret: Secret, timestamp: str, body: bytes) -> str:
    """What a receiver computes to check that the call is ours."""
    signed = hmac.new(secret.reveal().encode(), timestamp.encode() + b"." + body, hashlib.sha256)
    return f"sha256={signed.hexdigest()}"


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inside = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in TRANSLATED:
            inside.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
        if found.is_site_local or any(not is_public(str(one)) for one in inside if one is not None):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def checked_address(url: str) -> tuple[str, str, int]:
    """Scheme, host and port of an address that could be called; ForbiddenTargetError for nonsense."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
        host = parts.hostname or ""
    except ValueError:
        raise ForbiddenTargetError("not an address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise ForbiddenTargetError("not an address")
    return parts.scheme, host, port


async def resolved(url: str, private: bool) -> str:
    """The IP address to call for a URL; every address of the host has to be public unless private ones are allowed."""
    _, host, port = checked_address(url)
    found = await _looked_up(host, port)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise ForbiddenTargetError("a private address")
    return addresses[0]


async def _looked_up(host: str, port: int) -> list[Any]:
    """The addresses of a host. A host that is still being resolved doesn't take a second thread."""
    if host in _asked or len(_asked) >= RESOLVERS:
        raise SilentHostError(host)
    _asked.add(host)
    lookup = asyncio.get_running_loop().run_in_executor(
        _RESOLVING, partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    )

    def answered(done: asyncio.Future[Any]) -> None:
        _asked.discard(host)
        if not done.cancelled():
            done.exception()  # nobody waits for it any more

    lookup.add_done_callback(answered)
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            return await asyncio.shield(lookup)
    except (OSError, UnicodeError) as error:  # TimeoutError is an OSError
        if isinstance(error, TimeoutError):
            raise SilentHostError(host) from None
        raise ForbiddenTargetError("unknown host") from None


async def call(url: str, body: bytes, secret: Secret, private: bool) -> int:
    """POST a signed body to the checked address, even if the name resolves differently by now; returns the status."""
    scheme, host, port = checked_address(url)
    address = await resolved(url, private)
    parts = urlsplit(url)
    shown = f"[{address}]" if ":" in address else address
    target = urlunsplit((scheme, f"{shown}:{port}", parts.path or "/", parts.query, ""))
    timestamp = str(int(time.time()))
    headers = {
        "host": parts.netloc,
        "content-type": "application/json",
        "user-agent": "Magnifico",
        TIMESTAMP: timestamp,
        SIGNATURE: signature(secret, timestamp, body),
    }
    import httpx  # brings a terminal program along, which most servers never need

    try:
        async with (
            httpx.AsyncClient(trust_env=False, timeout=SECONDS, follow_redirects=False) as client,
            asyncio.timeout(2 * SECONDS),
            client.stream(
                "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
            ) as response,
        ):
            return response.status_code
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        raise UnreachedHostError(str(error)) from None
    except httpx.HTTPError as error:
        raise ConnectionError(type(error).__name__) from None
