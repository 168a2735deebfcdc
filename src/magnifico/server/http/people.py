"""Requests about oneself: guest, account, signing in and out."""

from __future__ import annotations

import json

import orjson
from fastapi import APIRouter, Request, Response

from magnifico.server.accounts.identity import COOKIE, COOKIE_SECONDS, Someone
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
)
from magnifico.server.tables.problems import Problem

router = APIRouter(prefix="/api", tags=["people"])
MOST_SETTINGS = 20_000


def shown(someone: Someone) -> dict[str, object]:
    """What a person sees of itself."""
    return Person(
        id=someone.id,
        name=someone.name,
        account=someone.account is not None,
        email=someone.email,
        language=someone.language,
        settings=someone.settings,
    ).model_dump()


def with_cookie(services: Services, request: Request, someone: Someone) -> Response:
    """An answer that makes the browser remember who this is."""
    response = answer(shown(someone))
    secure = request.url.scheme == "https" or services.settings.public_url.startswith("https:")
    response.set_cookie(
        COOKIE,
        services.identity.cookie_for(someone),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return response


@router.post("/guest", response_model=Person)
async def become_guest(
    wanted: GuestRequest, request: Request, services: Connected, someone: Asker
) -> Response:
    """Choose a name. Whoever has one already keeps everything and is only renamed."""
    await services.limits.spend("guest", address_of(request))
    if someone is not None:
        language = wanted.language or someone.language
        changed = await services.identity.change(someone, name=wanted.name, language=language)
        return with_cookie(services, request, changed)
    guest = await services.identity.new_guest(wanted.name, wanted.language)
    return with_cookie(services, request, guest)


@router.get("/me", response_model=Person)
async def look_at_myself(someone: SignedIn) -> Response:
    """Who I am."""
    return answer(shown(someone))


@router.patch("/me", response_model=Person)
async def change_myself(wanted: PersonChange, services: Connected, someone: SignedIn) -> Response:
    """Change name, language, e-mail or settings."""
    await services.limits.spend("join", someone.id)
    values = wanted.model_dump(exclude_none=True)
    try:
        if len(orjson.dumps(values)) > MOST_SETTINGS:
            raise Problem("too_large", {"bytes": MOST_SETTINGS})
        json.dumps(values, allow_nan=False)  # a database refuses what is no number
    except (TypeError, ValueError):
        raise Problem("bad_request") from None
    if not values:
        return answer(shown(someone))
    return answer(shown(await services.identity.change(someone, **values)))


@router.post("/account", response_model=Person)
async def make_account(
    wanted: AccountRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Become an account: same person, same tables, and a password for other devices."""
    await services.limits.spend("account", address_of(request))
    account = await services.identity.make_account(
        someone, wanted.name, wanted.password, wanted.email
    )
    return with_cookie(services, request, account)


@router.post("/sign-in", response_model=Person)
async def sign_in(
    wanted: SignInRequest, request: Request, services: Connected, someone: Asker
) -> Response:
    """Be an account in this browser too; what a guest began here comes along."""
    await services.limits.spend("sign_in", address_of(request), f"name {wanted.name.casefold()}")
    account = await services.identity.sign_in(wanted.name, wanted.password)
    if someone is not None and someone.account is None and someone.id != account.id:
        for table_id in await services.identity.merge(someone, account):
            await services.tables.changed(table_id)
    return with_cookie(services, request, account)


@router.post("/sign-out", status_code=204)
async def sign_out() -> Response:
    """Forget me in this browser."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.post("/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(services: Connected, someone: SignedIn) -> Response:
    """Forget me in all browsers; open connections are closed."""
    await services.identity.sign_out_everywhere(someone)
    services.broker.publish({"kind": "person", "person": someone.id})
    services.tables.close_listeners(someone.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
