"""Requests about your account: sessions, passwords, downloading your data, deletion."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

import aiosmtplib
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy.exc import SQLAlchemyError

from magnifico.features.accounts import resets
from magnifico.features.accounts.model import device_of, tell_ended, with_cookie
from magnifico.secret import Secret, SecretText
from magnifico.server.auth.identity import COOKIE, Someone
from magnifico.server.auth.personal_data import delete_person, export_person
from magnifico.server.auth.sessions import close_ended
from magnifico.server.mail import base_address, plain_mail, send_mail
from magnifico.server.schemas import Asked, Email, Password, Person
from magnifico.server.services import (
    Connected,
    Services,
    SignedIn,
    address_of,
    answer,
    attachment,
    language_of,
)
from magnifico.server.storage.audit import note
from magnifico.table.problems import Problem
from magnifico.table.words import chosen_language
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.account")
router = APIRouter(prefix="/api", tags=["account"])
SessionId = Annotated[Secret, SecretText(max_length=64)]
Token = Annotated[Secret, SecretText(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class SessionShown(BaseModel):
    """A browser you are signed in to."""

    id: str
    device: str = Field(description='browser and system: "Firefox, Linux"; empty if unknown')
    created_at: int
    seen_at: int = Field(description="to within ten minutes")
    current: bool = Field(description="the session that asks")


class SessionList(BaseModel):
    """Your sessions, the most recently used first."""

    sessions: list[SessionShown]


class PasswordChange(Asked):
    """A new password for somebody who knows the old one."""

    old: Password
    new: Password


class ResetRequest(Asked):
    """Where to send links for a new password."""

    email: Email


class ResetUse(Asked):
    """A new password, set through the link from a mail."""

    token: Token
    password: Password


class DeletionRequest(Asked):
    """Delete me: an account needs its password, a guest confirms."""

    password: Password | None = None
    confirm: bool = False


# ------------------------------------------------------------------------------------------ sessions


@router.get("/me/sessions", response_model=SessionList)
async def my_sessions(services: Connected, someone: SignedIn) -> Response:
    """The browsers I am signed in to."""
    found = await services.identity.sessions.of(someone.id)
    shown = [
        {**one, "id": one["id"].reveal(), "current": one["id"] == someone.session} for one in found
    ]
    return answer({"sessions": shown})


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: SessionId, services: Connected, someone: SignedIn) -> Response:
    """Sign out one browser and close its connections."""
    await services.limits.spend("join", someone.id)
    if not await services.identity.sessions.end(someone.id, session):
        raise Problem("unknown")
    await tell_ended(services, someone.id)
    return Response(status_code=204)


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(services: Connected, someone: SignedIn) -> Response:
    """Sign out all browsers but this one."""
    await services.limits.spend("join", someone.id)
    await services.identity.sessions.end_all(someone.id, but=someone.session)
    await tell_ended(services, someone.id)
    return Response(status_code=204)


# ------------------------------------------------------------------------------------------ passwords


@router.post("/me/password", response_model=Person)
async def change_password(
    wanted: PasswordChange, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """Change my password; all other browsers are signed out."""
    if someone.account is None:
        raise Problem("account_needed")
    await services.limits.spend("sign_in", f"person {someone.id}")
    await services.identity.check_own_password(someone, wanted.old)
    changed = await services.identity.change_password(someone, wanted.new, device_of(request))
    await tell_ended(services, someone.id)
    return with_cookie(services, request, changed)


@router.post("/password-reset", status_code=202, response_model=dict[str, str])
async def ask_for_reset(wanted: ResetRequest, request: Request, services: Connected) -> Response:
    """Mail a link for a new password; the answer doesn't reveal whether an account has this address."""
    if not services.settings.smtp_host:
        raise Problem("no_mail")
    if not wanted.email:
        raise Problem("bad_address", {"field": "email"})
    await services.limits.spend("reset", address_of(request))
    # Only the asker is ever refused. A mail address gets a few mails an hour, whoever asks, and each link works for
    # an hour: its owner always has one, however many strangers ask.
    if await services.limits.count("reset_mail", wanted.email.lower()) is None:
        language = language_of(request, None)
        # In the background, so that the timing reveals nothing.
        services.tables.run(_mail_links(services, wanted.email, language))
    return answer({"status": "sent"}, 202)


async def _mail_links(services: Services, email: str, language: str) -> None:
    base = base_address(services.settings)
    try:
        for made in await resets.new_links(
            services.database, email, lambda token: Secret(f"{base}/#/reset/{token.reveal()}")
        ):
            texts = texts_for(chosen_language(made.language, language))
            text = texts.get("reset-mail", name=made.name, link=made.link.reveal())
            mail = plain_mail(services.settings, made.email, texts.get("reset-subject"), text, None)
            await send_mail(services.settings, mail)
    except (aiosmtplib.SMTPException, SQLAlchemyError, OSError, ValueError) as error:
        LOG.warning("a link for a new password could not be sent: %s", type(error).__name__)


@router.post("/password-reset/use", response_model=Person)
async def use_reset(wanted: ResetUse, request: Request, services: Connected) -> Response:
    """Set a new password through the link from a mail: it works once, and all other browsers are signed out."""
    await services.limits.spend("sign_in", address_of(request))
    someone = await resets.look_up(services.database, wanted.token)
    # A weak password is refused before the link is used up.
    services.identity.check_new_password(someone, wanted.password)
    await resets.use(services.database, wanted.token)
    changed = await services.identity.change_password(someone, wanted.password, device_of(request))
    await tell_ended(services, someone.id)
    return with_cookie(services, request, changed)


# ------------------------------------------------------------------------------------------ my data


@router.get("/me/data", response_model=dict[str, Any])
async def my_data(services: Connected, someone: SignedIn) -> Response:
    """Everything stored about me, as a file."""
    await services.limits.spend("export", someone.id)
    response = answer(await export_person(services.database, services.rows, someone.id))
    response.headers.update(attachment("magnifico.json"))
    return response


@router.post("/me/delete", status_code=204)
async def delete_me(wanted: DeletionRequest, services: Connected, someone: SignedIn) -> Response:
    """Delete me: my running games are resigned, and finished ones keep my seat without my name."""
    if someone.account is not None:
        await services.limits.spend("sign_in", f"person {someone.id}")
        await services.identity.check_own_password(someone, wanted.password)
    elif not wanted.confirm:
        raise Problem("confirm_needed")
    at_tables = _tables_of(services, someone)
    async with services.database.write() as connection:
        await note(connection, "self", "delete-player", someone.id)
    await delete_person(
        services.database, services.tables, services.broker, services.rows, someone.id
    )
    services.identity.forget(someone.id)
    await close_ended(services.identity.sessions, services.tables, someone.id)
    for table_id in at_tables:
        await services.tables.changed(table_id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


def _tables_of(services: Services, someone: Someone) -> list[str]:
    """The tables in memory here where this person sits or is the host."""
    return [
        table.id
        for table in services.tables.by_id.values()
        if someone.id in table.access or table.row["host_id"] == someone.id
    ]
