"""What requests about people share: how somebody is shown, cookies, ended sessions, new addresses."""

from __future__ import annotations

from fastapi import Request, Response

from magnifico.server.auth.devices import device_words
from magnifico.server.auth.identity import BROWSER_COOKIE, COOKIE, COOKIE_SECONDS, Someone
from magnifico.server.auth.sessions import close_ended
from magnifico.server.schemas import Person
from magnifico.server.services import Services, answer


def shown(someone: Someone) -> dict[str, object]:
    """What people see of themselves."""
    return Person(
        id=someone.id,
        name=someone.name,
        account=someone.account is not None,
        email=someone.email,
        language=someone.language,
        settings=someone.settings,
    ).model_dump()


def with_cookie(services: Services, request: Request, someone: Someone) -> Response:
    """A response that sets the person's cookie."""
    response = answer(shown(someone))
    secure = request.url.scheme == "https" or services.settings.public_url.startswith("https:")
    cookies = {COOKIE: services.identity.cookie_for(someone)}
    if someone.account is not None:
        cookies[BROWSER_COOKIE] = services.identity.browser_cookie(someone)
    for name, value in cookies.items():
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )
    return response


def device_of(request: Request) -> str:
    """A short description of the asking browser."""
    return device_words(request.headers.get("user-agent", ""))


async def tell_ended(services: Services, person: str) -> None:
    """Close the connections of a person's ended sessions, here and in other processes."""
    services.identity.forget(person)
    services.broker.publish({"kind": "person", "person": person})
    await close_ended(services.identity.sessions, services.tables, person)


async def tell_new_address(services: Services, someone: Someone, language: str) -> None:
    """Tell the features that somebody has a new mail address."""
    for tell in services.after_new_address:
        await tell(someone, language)
