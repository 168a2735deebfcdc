"""Requests about notifications: by mail, by webhook, or none; for all tables or one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from html import escape
from typing import Annotated, Any, Final

import aiosmtplib
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from prometheus_client import Counter
from pydantic import BaseModel, Field

from magnifico.features.notices import store
from magnifico.features.notices.notifier import Links, Notifier
from magnifico.features.notices.webhook import ForbiddenTargetError, resolved
from magnifico.secret import Secret, SecretText
from magnifico.server.auth.identity import Someone
from magnifico.server.features import Feature
from magnifico.server.mail import plain_mail, send_mail
from magnifico.server.schemas import Asked
from magnifico.server.services import Connected, Services, SignedIn, TableId, answer, language_of
from magnifico.table.problems import Problem, problem_sentence
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.notifications")
router = APIRouter(prefix="/api", tags=["notifications"])
Token = Annotated[Secret, SecretText(max_length=1000)]


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """A notifier for as long as the server runs; new addresses are confirmed."""
    settings, database, tables = services.settings, services.database, services.tables
    links = Links(settings, services.identity.secret)
    counter = Counter(
        "magnifico_notifications",
        "Messages",
        ["channel", "outcome"],
        registry=services.metrics.registry,
    )
    notifier = services.add(Notifier(settings, database, tables, services.broker.process, links))
    notifier.on_outcome = lambda channel, outcome: counter.labels(channel, outcome).inc()
    services.after_new_address.append(partial(confirm_address, services))
    notifier.start()
    try:
        yield
    finally:
        await notifier.stop()


FEATURE = Feature((router,), rows=store.NoticeRows(), running=running)


class NotificationsShown(BaseModel):
    """How a person is told that it is their turn."""

    mail: bool
    mail_available: bool = Field(description="the operator has set up mail")
    confirmed: bool = Field(description="the owner of the address has confirmed")
    webhook: str | None
    webhook_available: bool
    webhook_secret: str | None = Field(description="signs the calls, see docs/protocol.md")


class NotificationsChange(Asked):
    """What can be changed; an empty webhook removes it. Turning mail on sends a mail that asks for confirmation."""

    mail: bool | None = None
    webhook: Annotated[Secret, SecretText(max_length=500)] | None = None


class TableNotifications(Asked):
    """Whether a table may send notifications."""

    on: bool


async def _shown(services: Services, someone: Someone) -> Response:
    row = await store.settings_of(services.database, someone.id)
    settings = services.settings
    shown = NotificationsShown(
        mail=row is not None and bool(row["mail"]),
        mail_available=bool(settings.smtp_host),
        confirmed=row is not None
        and row["confirmed"] is not None
        and row["confirmed"] == someone.email,
        webhook=row["webhook"].reveal() if row is not None and row["webhook"] else None,
        webhook_available=settings.webhooks,
        webhook_secret=row["webhook_secret"].reveal()
        if row is not None and row["webhook"]
        else None,
    )
    return answer(shown.model_dump())


@router.get("/me/notifications", response_model=NotificationsShown)
async def my_notifications(services: Connected, someone: SignedIn) -> Response:
    """How I am told that it is my turn."""
    return await _shown(services, someone)


@router.put("/me/notifications", response_model=NotificationsShown)
async def change_notifications(
    wanted: NotificationsChange, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Turn mail on or off, name or remove a webhook."""
    await services.limits.spend("join", someone.id)
    if someone.account is None:
        raise Problem("account_needed")
    values: dict[str, object] = {}
    if wanted.webhook is not None:
        values["webhook"] = await _checked_webhook(services, wanted.webhook)
    if wanted.mail is not None:
        values["mail"] = wanted.mail
    if wanted.mail:
        await _ask_for_yes(services, someone, language_of(request, someone))
    await store.change(services.database, someone.id, **values)
    return await _shown(services, someone)


async def _checked_webhook(services: Services, webhook: Secret) -> Secret | None:
    if not webhook:
        return None
    if not services.settings.webhooks:
        raise Problem("bad_address", {"reason": "webhooks are not set up here"})
    try:
        await resolved(webhook.reveal(), services.settings.webhook_private)
    except ForbiddenTargetError as error:
        raise Problem("bad_address", {"reason": str(error)}) from None
    return webhook


async def _ask_for_yes(services: Services, someone: Someone, language: str) -> None:
    """Ask for confirmation unless it was given: nobody gets mails without agreeing through a link in the first one."""
    if not services.settings.smtp_host or not someone.email:
        raise Problem("bad_address", {"field": "email"})
    row = await store.settings_of(services.database, someone.id)
    if row is not None and row["confirmed"] == someone.email:
        return
    await services.limits.spend("account", someone.id)
    await services.limits.spend("confirm_mail", someone.email.lower())
    try:
        await _mail_confirmation(services, someone, language)
    except ValueError:
        raise Problem("bad_address", {"field": "email"}) from None
    except (aiosmtplib.SMTPException, OSError):
        raise Problem("unavailable") from None


async def _mail_confirmation(services: Services, someone: Someone, language: str) -> None:
    texts = texts_for(language)
    assert someone.email is not None
    link = services.part(Notifier).links.link("on", someone.id, someone.email)
    text = texts.get("notify-confirm", name=someone.name, link=link)
    subject = texts.get("notify-confirm-subject")
    await send_mail(
        services.settings, plain_mail(services.settings, someone.email, subject, text, None)
    )


async def confirm_address(services: Services, someone: Someone, language: str) -> None:
    """Mail a link to a new address of an account, in the background: an address counts once its owner has confirmed."""
    if not services.settings.smtp_host or not someone.email or someone.account is None:
        return
    if await services.limits.count("confirm_mail", someone.email.lower()) is None:
        services.tables.run(_try_to_confirm(services, someone, language))


async def _try_to_confirm(services: Services, someone: Someone, language: str) -> None:
    try:
        await _mail_confirmation(services, someone, language)
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        LOG.warning("a mail to confirm an address could not be sent: %s", type(error).__name__)


# A person with a browser gets a page, even for a link that isn't ours; other refusals are JSON as everywhere.
PAGE: Final[dict[int | str, dict[str, Any]]] = {
    status: {"description": text, "content": {"text/html": {"schema": {"type": "string"}}}}
    for status, text in ((200, "A page"), (404, "A page that says so"))
}


def _page(title: str, button: bool = False, status: int = 200) -> HTMLResponse:
    inside = escape(title)
    if button:
        inside = f'<form method="post"><button>{inside}</button></form>'
    return HTMLResponse(
        f'<!doctype html><meta charset="utf-8"><title>Magnifico</title><p>{inside}</p>',
        status,
        # Without a referrer, a browser wouldn't reveal either that the form is on one of our pages.
        {"referrer-policy": "same-origin"},
    )


@router.get("/mail-links/{token}", response_class=Response, responses=PAGE)
async def look_at_mail_link(token: Token, request: Request, services: Connected) -> Response:
    """A page with a button for what the link in a mail does, so that programs that follow links change nothing."""
    found = services.part(Notifier).links.read(token)
    texts = texts_for(language_of(request, None))
    if found is None:
        return _page(problem_sentence("unknown", texts), status=404)
    return _page(texts.get(f"notify-page-{found[0]}"), True)


@router.post("/mail-links/{token}", response_class=Response, responses=PAGE)
async def follow_mail_link(token: Token, request: Request, services: Connected) -> Response:
    """Confirm mails, or stop them."""
    found = services.part(Notifier).links.read(token)
    texts = texts_for(language_of(request, None))
    if found is None:
        return _page(problem_sentence("unknown", texts), status=404)
    what, person, address = found
    if what == "on":
        await store.change(services.database, person, confirmed=address)
    else:
        await store.change(services.database, person, mail=False)
    return _page(texts.get("notify-page-done"))


@router.get("/tables/{table}/notifications", response_model=TableNotifications)
async def table_notifications(
    table_id: TableId, services: Connected, someone: SignedIn
) -> Response:
    """Whether this table may notify me."""
    await services.tables.get(table_id)
    return answer({"on": not await store.is_muted(services.database, someone.id, table_id)})


@router.put("/tables/{table}/notifications", response_model=TableNotifications)
async def change_table_notifications(
    table_id: TableId, wanted: TableNotifications, services: Connected, someone: SignedIn
) -> Response:
    """Turn notifications from this table on or off."""
    await services.limits.spend("join", someone.id)
    await services.tables.get(table_id)
    await store.mute(services.database, someone.id, table_id, muted=not wanted.on)
    return answer({"on": wanted.on})
