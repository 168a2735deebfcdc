"""Requests about yourself: guest, account, signing in and out."""

from __future__ import annotations

import asyncio
import json

import orjson
from fastapi import APIRouter, Request, Response

from magnifico.features.accounts import account_routes
from magnifico.features.accounts.model import (
    device_of,
    shown,
    tell_ended,
    tell_new_address,
    with_cookie,
)
from magnifico.server.auth.identity import BROWSER_COOKIE, COOKIE
from magnifico.server.features import Feature
from magnifico.server.schemas import (
    AccountRequest,
    GuestRequest,
    Person,
    PersonChange,
    SignInRequest,
)
from magnifico.server.services import (
    Asker,
    Connected,
    Services,
    SignedIn,
    address_of,
    answer,
    language_of,
)
from magnifico.server.tables.names import folded
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api", tags=["people"])
FEATURE = Feature(
    (router, account_routes.router),
    needed="every request at a table asks who somebody is, and only these requests give a browser a name",
)
MOST_SETTINGS = 20_000
LONGEST_DELAY = 2.0  # seconds, for guesses at a name under attack


@router.post("/guest", response_model=Person)
async def become_guest(
    wanted: GuestRequest, request: Request, services: Connected, someone: Asker
) -> Response:
    """Choose a name; a person who already has one keeps everything and is only renamed."""
    await services.limits.spend("guest", address_of(request))
    if someone is not None:
        await services.identity.check_name(wanted.name, someone.id)
        language = wanted.language or someone.language
        changed = await services.identity.change(someone, name=wanted.name, language=language)
        return with_cookie(services, request, changed)
    guest = await services.identity.new_guest(wanted.name, wanted.language, device_of(request))
    return with_cookie(services, request, guest)


@router.get("/me", response_model=Person)
async def look_at_myself(someone: SignedIn) -> Response:
    """Who I am."""
    return answer(shown(someone))


@router.patch("/me", response_model=Person)
async def change_myself(
    wanted: PersonChange, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Change name, language, e-mail or settings; changing the e-mail of an account requires its password."""
    await services.limits.spend("join", someone.id)
    values = wanted.model_dump(exclude_none=True, exclude={"password"})
    if wanted.name is not None:
        await services.identity.check_name(wanted.name, someone.id)
    if someone.account is not None and wanted.email not in (None, someone.email):
        await services.limits.spend("sign_in", f"person {someone.id}")
        await services.identity.check_own_password(someone, wanted.password)
    try:
        if len(orjson.dumps(values)) > MOST_SETTINGS:
            raise Problem("too_large", {"bytes": MOST_SETTINGS})
        json.dumps(values, allow_nan=False)  # databases refuse NaN
    except (TypeError, ValueError):
        raise Problem("bad_request") from None
    if not values:
        return answer(shown(someone))
    changed = await services.identity.change(someone, **values)
    if changed.email != someone.email:
        await tell_new_address(services, changed, language_of(request, changed))
    return answer(shown(changed))


@router.post("/account", response_model=Person)
async def make_account(
    wanted: AccountRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Turn me into an account: same person, same tables, and a password for other devices."""
    await services.limits.spend("account", address_of(request))
    account = await services.identity.make_account(
        someone, wanted.name, wanted.password, wanted.email, device_of(request)
    )
    await tell_new_address(services, account, language_of(request, account))
    await tell_ended(services, someone.id)
    return with_cookie(services, request, account)


@router.post("/sign-in", response_model=Person)
async def sign_in(
    wanted: SignInRequest, request: Request, services: Connected, someone: Asker
) -> Response:
    """Sign in to an account in this browser; what a guest began here is kept."""
    await _count_guess(wanted.name, request, services)
    before = [someone.session] if someone is not None else []
    account = await services.identity.sign_in(
        wanted.name, wanted.password, device_of(request), *before
    )
    if someone is not None and someone.account is None and someone.id != account.id:
        for table_id in await services.identity.merge(someone, account):
            await services.tables.changed(table_id)
    if someone is not None:
        await tell_ended(services, someone.id)
    return with_cookie(services, request, account)


async def _count_guess(name: str, request: Request, services: Services) -> None:
    """Limit guesses by name and address, so that strangers elsewhere cannot lock the owner out.

    A browser the account has signed in from before is counted separately. Many guesses at one name from many addresses
    only delay further ones a little.
    """
    browser = await services.identity.known_browser(request.cookies.get(BROWSER_COOKIE), name)
    if browser is not None:
        await services.limits.spend("sign_in", browser)
        return
    address = address_of(request)
    await services.limits.spend("sign_in_address", address)
    await services.limits.spend("sign_in", f"name {folded(name)} {address}")
    wait = await services.limits.count("sign_in_name", folded(name))
    if wait is not None:
        await asyncio.sleep(min(wait, LONGEST_DELAY))


@router.post("/sign-out", status_code=204)
async def sign_out(services: Connected, someone: Asker) -> Response:
    """Sign out of this browser; its cookie becomes worthless."""
    if someone is not None:
        await services.identity.sessions.end(someone.id, someone.session)
        await tell_ended(services, someone.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.post("/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(services: Connected, someone: SignedIn) -> Response:
    """Sign out of all browsers; open connections are closed."""
    await services.identity.sessions.end_all(someone.id)
    await tell_ended(services, someone.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
