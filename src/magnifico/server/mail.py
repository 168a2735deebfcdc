"""Mails over the operator's SMTP server."""

from __future__ import annotations

from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from magnifico.server.settings import Settings

SECONDS: Final = 30.0


def plain_mail(
    settings: Settings, to: str, subject: str, text: str, off: str | None
) -> EmailMessage:
    """A mail of plain text to one address; `off` is the link that stops further ones. ValueError for a bad address."""
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = _receiver(to)
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    if off is not None:
        mail["List-Unsubscribe"] = f"<{off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def _receiver(to: str) -> Address:
    """Exactly one address, whatever was stored: never a list, or a header hidden in encoded words."""
    try:
        return Address(addr_spec=to)
    except HeaderParseError as error:
        raise ValueError(str(error)) from None


async def send_mail(settings: Settings, mail: EmailMessage) -> None:
    """Hand a mail to the server; raises unless it accepts."""
    await aiosmtplib.send(
        mail,
        hostname=settings.smtp_host,
        port=settings.smtp_port,
        username=settings.smtp_user.reveal() or None,
        password=settings.smtp_password.reveal() or None,
        use_tls=settings.smtp_tls,
        timeout=SECONDS,
    )


def base_address(settings: Settings) -> str:
    """The address that players use."""
    return (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")
