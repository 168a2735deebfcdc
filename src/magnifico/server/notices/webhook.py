"""Calls to addresses that players name: signed, never redirected, and never into our own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import time
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import httpx

SECONDS: Final = 10.0
LONGEST: Final = 500
SIGNATURE: Final = "X-Magnifico-Signature"
TIMESTAMP: Final = "X-Magnifico-Timestamp"


class ForbiddenTargetError(Exception):
    """An address that we do not call."""


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What a receiver computes itself to know that the call is ours."""
    signed = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256)
    return f"sha256={signed.hexdigest()}"


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inside = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inside is not None and not is_public(str(inside)):
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
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise ForbiddenTargetError("unknown host") from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise ForbiddenTargetError("a private address")
    return addresses[0]


async def call(url: str, body: bytes, secret: str, private: bool) -> int:
    """POST a signed body to the address that was checked, whatever the name means a moment later; the status."""
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
    async with (
        httpx.AsyncClient(trust_env=False, timeout=SECONDS, follow_redirects=False) as client,
        asyncio.timeout(2 * SECONDS),
        client.stream(
            "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
        ) as response,
    ):
        return response.status_code
