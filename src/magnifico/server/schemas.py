"""The protocol, typed once: the common parts, and people. Its other parts are in the *_schemas beside it."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from magnifico.bots.spec import LONGEST_NAME
from magnifico.secret import Secret, SecretText
from magnifico.server.tables.names import LONGEST, clean_name
from magnifico.table.listing import PROTOCOL
from magnifico.texts import LANGUAGES


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError("not one of " + ", ".join(LANGUAGES))
    return code


def _shown_name(name: str) -> str:
    """A name without disguises; the type of the error is the problem's code."""
    try:
        cleaned = clean_name(name)
    except ValueError as error:
        raise PydanticCustomError("bad_name", "{reason}", {"reason": str(error)}) from None
    if not cleaned:
        raise PydanticCustomError("bad_name", "nothing that can be seen")
    return cleaned


def _plain_title(title: str) -> str:
    try:
        return clean_name(title)
    except ValueError as error:
        raise PydanticCustomError("bad_name", "{reason}", {"reason": str(error)}) from None


def _one_address(email: str) -> str:
    """One plain address; anything else could add recipients or headers to a mail."""
    if email and ADDRESS.fullmatch(email) is None:
        raise PydanticCustomError("bad_address", "not one plain address")
    return email


ADDRESS: Final = re.compile(
    r"[A-Za-z0-9_+~'-]+(\.[A-Za-z0-9_+~'-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*"
)
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
    AfterValidator(_shown_name),
]
Password = Annotated[Secret, SecretText(min_length=1, max_length=200)]
"""Short and common passwords are refused with a sentence, not by this type."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Language = Annotated[
    str, AfterValidator(_known_language), Field(description="a code from `/api/about`")
]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
LogNumber = Annotated[int, Field(ge=0, le=1_000_000)]
ChatNumber = Annotated[int, Field(ge=0, le=(1 << 31) - 1)]
"""The number of a line of chat, counted across all tables."""
Email = Annotated[str, StringConstraints(max_length=254), AfterValidator(_one_address)]
Level = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
NO_ZERO: Final = r"^[^\x00]*$"
Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=60, pattern=NO_ZERO),
    AfterValidator(_plain_title),
]
PackFiles = Annotated[dict[str, str], Field(max_length=8)]
"""The files of a card pack by name."""


class Asked(BaseModel):
    """Something a client sends; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class About(BaseModel):
    """Facts about this server."""

    protocol: int
    version: str
    rules_version: int
    languages: list[str]
    levels: list[str] = Field(description="computer opponents, from the weakest")
    custom_bots: list[str] = Field(
        description="additional opponents that this server's operator offers"
    )
    table_options: list[str] = Field(description="names for GameOptions.table")
    features: list[str] = Field(
        description="what this server offers besides tables; requests of other features are unknown"
    )


class GuestRequest(Asked):
    """The name to use at the tables."""

    name: Name
    language: Language | None = None


class PersonChange(Asked):
    """What people may change about themselves."""

    name: Name | None = None
    language: Language | None = None
    email: Email | None = None
    settings: Annotated[dict[str, Any], Field(max_length=50)] | None = None
    password: Password | None = Field(None, description="needed to change the e-mail of an account")


class AccountRequest(Asked):
    """A guest becomes an account."""

    name: Name
    password: Password
    email: Email | None = None


class SignInRequest(Asked):
    """Signing in to an account on another device."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    password: Password


class Person(BaseModel):
    """What people see of themselves."""

    id: str
    name: str
    account: bool
    email: str | None
    language: str | None
    settings: dict[str, Any]
    protocol: int = PROTOCOL


class ProblemShown(BaseModel):
    """Why something was refused: a code for programs, a sentence for people, numbers for both."""

    status: int
    code: str
    sentence: str
    details: dict[str, Any]
