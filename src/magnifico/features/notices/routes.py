"""Requests about notifications: by mail, by webhook, or none; for all tables or one."""

from __future__ import annotations

import logging
import secrets
from html import escape
from typing import Annotated, Any, Final

import aiosmtplib
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field
from sqlalchemy import RowMapping, delete, select, update

from magnifico.features.notices.webhook import ForbiddenTargetError, resolved
from magnifico.secret import Secret, SecretText
from magnifico.server.auth.identity import Someone
from magnifico.server.mail import plain_mail, send_mail
from magnifico.server.schemas import Asked
from magnifico.server.services import Connected, Services, SignedIn, TableId, answer, language_of
from magnifico.server.storage import models
from magnifico.table.problems import Problem, problem_sentence
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.notifications")
router = APIRouter(prefix="/api", tags=["notifications"])
Token = Annotated[Secret, SecretText(max_length=1000)]


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


async def _settings_of(services: Services, person: str) -> RowMapping | None:
    async with services.database.read() as connection:
        found = await connection.execute(
            select(models.notify_people).where(models.notify_people.c.person_id == person)
        )
        return found.mappings().first()


async def _change(services: Services, person: str, **values: object) -> None:
    people = models.notify_people
    async with services.database.write() as connection:
        await connection.execute(
            services.database.insert_once(people).values(
                person_id=person,
                mail=False,
                webhook_secret=Secret(secrets.token_urlsafe(32)),
                present_until=0,
            )
        )
        if values:
            await connection.execute(
                update(people).where(people.c.person_id == person).values(**values)
            )


async def _shown(services: Services, someone: Someone) -> Response:
    row = await _settings_of(services, someone.id)
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
    await _change(services, someone.id, **values)
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
    row = await _settings_of(services, someone.id)
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
    link = services.notifier.links.link("on", someone.id, someone.email)
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
    found = services.notifier.links.read(token)
    texts = texts_for(language_of(request, None))
    if found is None:
        return _page(problem_sentence("unknown", texts), status=404)
    return _page(texts.get(f"notify-page-{found[0]}"), True)


@router.post("/mail-links/{token}", response_class=Response, responses=PAGE)
async def follow_mail_link(token: Token, request: Request, services: Connected) -> Response:
    """Confirm mails, or stop them."""
    found = services.notifier.links.read(token)
    texts = texts_for(language_of(request, None))
    if found is None:
        return _page(problem_sentence("unknown", texts), status=404)
    what, person, address = found
    if what == "on":
        await _change(services, person, confirmed=address)
    else:
        await _change(services, person, mail=False)
    return _page(texts.get("notify-page-done"))


@router.get("/tables/{table}/notifications", response_model=TableNotifications)
async def table_notifications(
    table_id: TableId, services: Connected, someone: SignedIn
) -> Response:
    """Whether this table may notify me."""
    await services.tables.get(table_id)
    mutes = models.notify_mutes
    async with services.database.read() as connection:
        found = await connection.execute(
            select(mutes.c.table_id)
            .where(mutes.c.person_id == someone.id)
            .where(mutes.c.table_id == table_id)
        )
        return answer({"on": found.first() is None})


@router.put("/tables/{table}/notifications", response_model=TableNotifications)
async def change_table_notifications(
    table_id: TableId, wanted: TableNotifications, services: Connected, someone: SignedIn
) -> Response:
    """Turn notifications from this table on or off."""
    await services.limits.spend("join", someone.id)
    await services.tables.get(table_id)
    mutes = models.notify_mutes
    async with services.database.write() as connection:
        if wanted.on:
            await connection.execute(
                delete(mutes)
                .where(mutes.c.person_id == someone.id)
                .where(mutes.c.table_id == table_id)
            )
        else:
            await connection.execute(
                services.database.insert_once(mutes).values(person_id=someone.id, table_id=table_id)
            )
    return answer({"on": wanted.on})
