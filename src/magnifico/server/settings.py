"""What an operator can set: by flags of `magnifico serve`, MAGNIFICO_* variables and a TOML file, in that order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from magnifico.content.model import ENGLISH
from magnifico.secret import Secret
from magnifico.texts import texts_for

PREFIX: Final = "MAGNIFICO_"
LIMITS: Final = {
    "greater_than_equal": ("setting-too-small", "ge"),
    "less_than_equal": ("setting-too-large", "le"),
    "greater_than": ("setting-not-above", "gt"),
}
"""Pydantic's errors for numbers out of range: the text that describes each, and the key of its limit."""
KINDS: Final = {
    "int_": "setting-not-whole",
    "float_": "setting-not-number",
    "bool_": "setting-not-switch",
}


class SettingsError(ValueError):
    """A setting that makes no sense: the id of a text and its arguments; `str` is the English text."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(texts_for(ENGLISH).get(message, **arguments))
        self.message = message
        self.arguments = arguments


def _split(names: tuple[str, ...]) -> tuple[str, ...]:
    """A list may also be written with commas, as one value."""
    return tuple(part for name in names for part in _words(name))


class Settings(BaseModel):
    """All settings; each has a default that works on one machine, and a description in settings.ftl."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8480, ge=0, le=65535)
    data: Path = Path("magnifico-data")
    database: Secret = Secret("")
    redis: Secret = Secret("")
    secret: Secret = Secret("")
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    allowed_origins: tuple[str, ...] = ()
    proxies: str = ""
    bot_workers: int = Field(default=2, ge=0, le=64)
    bot_seconds: float = Field(default=1.0, gt=0, le=600)
    bot_limit: float = Field(default=10.0, gt=0, le=1200)
    bot_pause: float = Field(default=0.0, ge=0, le=10)
    bot_tables: int = Field(default=4, ge=0)
    all_bot_tables: int = Field(default=100, ge=0)
    custom_bots: tuple[str, ...] = ()
    without: Annotated[tuple[str, ...], AfterValidator(_split)] = ()
    lessons: str = ""
    puzzles: str = ""
    rate_limits: float = Field(default=1.0, ge=0)
    stored_per_person: float = Field(default=8.0, ge=0)
    stored_per_address: float = Field(default=64.0, ge=0)
    stored_total: float = Field(default=10_000.0, ge=0)
    disk_reserve: float = Field(default=200.0, ge=0)
    open_days: float = Field(default=14.0, gt=0)
    idle_minutes: float = Field(default=30.0, gt=0)
    tables_in_memory: int = Field(default=2000, ge=10)
    sockets: int = Field(default=5000, ge=0)
    sockets_per_address: int = Field(default=200, ge=0)
    sockets_per_person: int = Field(default=40, ge=0)
    spectators_per_table: int = Field(default=500, ge=0)
    connections: int = Field(default=8000, ge=0)
    connections_per_address: int = Field(default=200, ge=0)
    shed_seconds: float = Field(default=0.25, ge=0)
    restart_grace: float = Field(default=60.0, ge=0)
    catch_up_seconds: float = Field(default=2.0, gt=0)
    open_page: bool = False
    log_level: str = "info"
    smtp_host: str = ""
    smtp_port: int = Field(default=25, ge=1, le=65535)
    smtp_user: Secret = Secret("")
    smtp_password: Secret = Secret("")
    smtp_tls: bool = False
    mail_from: str = "magnifico@localhost"
    notify_minutes: float = Field(default=2.0, ge=0)
    webhooks: bool = False
    webhook_private: bool = False
    metrics: bool = True
    metrics_token: Secret = Secret("")

    @property
    def database_url(self) -> Secret:
        """The address for SQLAlchemy."""
        given = self.database.reveal()
        if not given:
            return Secret(f"sqlite+aiosqlite:///{self.data / 'magnifico.db'}")
        for plain in ("postgresql://", "postgres://"):
            if given.startswith(plain):
                return Secret("postgresql+asyncpg://" + given.removeprefix(plain))
        return self.database


LIST_FIELDS: Final = frozenset({"allowed_hosts", "allowed_origins", "custom_bots", "without"})


def load_settings(
    flags: Mapping[str, object],
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Settings from a file, overridden by the environment, overridden by flags."""
    variables = os.environ if environment is None else environment
    values: dict[str, object] = {}
    named = file or (
        Path(variables["MAGNIFICO_CONFIG"]) if "MAGNIFICO_CONFIG" in variables else None
    )
    if named is not None:
        try:
            values.update(tomllib.loads(named.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise SettingsError("setting-file", path=str(named), reason=str(error)) from None
    for name in Settings.model_fields:
        variable = PREFIX + name.upper()
        if variable in variables:
            text = variables[variable]
            values[name] = _words(text) if name in LIST_FIELDS else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        raise _mistake(error.errors()[0]) from None
    needed = {
        "database": "asyncpg" if settings.database_url.reveal().startswith("postgresql") else "",
        "redis": "redis" if settings.redis else "",
    }
    for name, package in needed.items():
        if package and find_spec(package) is None:
            raise SettingsError("setting-package", name=name, package=package)
    return settings


def _mistake(found: ErrorDetails) -> SettingsError:
    """What pydantic found, in our words if we have any."""
    name = ".".join(str(part) for part in found["loc"])
    if found["type"] == "extra_forbidden":
        return SettingsError("setting-unknown", name=name)
    if found["type"] in LIMITS:
        message, limit = LIMITS[found["type"]]
        return SettingsError(message, name=name, limit=str(found.get("ctx", {})[limit]))
    for kind, message in KINDS.items():
        if found["type"].startswith(kind):
            return SettingsError(message, name=name)
    return SettingsError("setting-wrong", name=name, reason=found["msg"])


def _words(text: str) -> tuple[str, ...]:
    """The parts of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
