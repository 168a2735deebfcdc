"""What an operator can set: by flags of `magnifico serve`, MAGNIFICO_* variables and a TOML file, in that order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

PREFIX: Final = "MAGNIFICO_"


class SettingsError(ValueError):
    """A setting that makes no sense, said in one sentence."""


class Settings(BaseModel):
    """Everything the server can be told; every field has a default that works on one machine."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = Field(default="127.0.0.1", description="address to listen on")
    port: int = Field(
        default=8480, ge=0, le=65535, description="port to listen on; 0 takes any free one"
    )
    data: Path = Field(
        default=Path("magnifico-data"), description="folder that holds the SQLite file"
    )
    database: str = Field(
        default="", description="postgresql://... to use instead of SQLite in the data folder"
    )
    redis: str = Field(
        default="", description="redis://... to carry live updates between processes"
    )
    secret: str = Field(
        default="",
        description="signs cookies; if empty, one is created once and kept in the database",
    )
    public_url: str = Field(
        default="", description="the address players use, if there is a proxy in front"
    )
    allowed_hosts: tuple[str, ...] = Field(
        default=(),
        description="other names the server answers to; .example.org with all names below it, * any",
    )
    allowed_origins: tuple[str, ...] = Field(
        default=(), description="other origins whose pages may talk to the server"
    )
    proxies: str = Field(
        default="", description="addresses of proxies whose X-Forwarded-* headers are trusted"
    )
    bot_workers: int = Field(default=2, ge=0, le=64, description="processes in which bots think")
    bot_seconds: float = Field(
        default=1.0, gt=0, le=600, description="seconds a bot may think about one decision"
    )
    bot_limit: float = Field(
        default=10.0,
        gt=0,
        le=1200,
        description="seconds after which a bot without an answer is stopped",
    )
    bot_pause: float = Field(default=0.0, ge=0, le=10, description="seconds before a bot's move")
    bot_tables: int = Field(
        default=4, ge=0, description="tables without people that one person may have running"
    )
    all_bot_tables: int = Field(
        default=100, ge=0, description="tables without people that may run on the server in all"
    )
    custom_bots: tuple[str, ...] = Field(
        default=(), description="bots of your own that players may choose: module:Class, or a name"
    )
    rate_limits: float = Field(
        default=1.0, ge=0, description="factor for all rate limits; 0 lifts them"
    )
    open_days: float = Field(
        default=14.0, gt=0, description="days after which a table that has not started is removed"
    )
    idle_minutes: float = Field(
        default=30.0, gt=0, description="minutes after which an unused table is dropped from memory"
    )
    tables_in_memory: int = Field(
        default=2000,
        ge=10,
        description="maximum number of tables kept in memory while nobody is connected to them",
    )
    sockets: int = Field(
        default=5000,
        ge=0,
        description="maximum number of live connections to one process; 0 means no limit",
    )
    sockets_per_address: int = Field(
        default=200,
        ge=0,
        description="maximum number of live connections from one address; 0 means no limit",
    )
    sockets_per_person: int = Field(
        default=40,
        ge=0,
        description="maximum number of live connections of one player; 0 means no limit",
    )
    spectators_per_table: int = Field(
        default=500,
        ge=0,
        description="maximum number of spectators connected to one table; 0 means no limit",
    )
    connections: int = Field(
        default=8000,
        ge=0,
        description="maximum number of connections of any kind to one process; 0 means no limit",
    )
    connections_per_address: int = Field(
        default=200,
        ge=0,
        description="maximum number of HTTP connections from one address, unless proxies are named; 0 means no limit",
    )
    shed_seconds: float = Field(
        default=0.25,
        ge=0,
        description="seconds of delay beyond which new tables and spectators are refused; 0 means never",
    )
    restart_grace: float = Field(
        default=60.0, ge=0, description="seconds after a start during which no clock runs out"
    )
    catch_up_seconds: float = Field(
        default=2.0,
        gt=0,
        description="seconds between checks of the database for news from other processes",
    )
    open_page: bool = Field(
        default=False, description="open the page in a browser, if there is one"
    )
    log_level: str = Field(default="info", description="debug, info, warning or error")
    smtp_host: str = Field(
        default="", description="mail server for 'your turn'; if empty, no mail is sent"
    )
    smtp_port: int = Field(default=25, ge=1, le=65535, description="port of the mail server")
    smtp_user: str = Field(default="", description="user name on the mail server")
    smtp_password: str = Field(default="", description="password on the mail server")
    smtp_tls: bool = Field(
        default=False, description="use TLS from the start when talking to the mail server"
    )
    mail_from: str = Field(default="magnifico@localhost", description="sender address of mail")
    notify_minutes: float = Field(
        default=2.0, ge=0, description="minutes of news that are collected into one message"
    )
    webhooks: bool = Field(default=False, description="people with an account may name a webhook")
    webhook_private: bool = Field(
        default=False, description="webhooks may lead into private networks"
    )
    metrics: bool = Field(default=True, description="serve /metrics")

    @property
    def database_url(self) -> str:
        """The address for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'magnifico.db'}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+asyncpg://" + self.database.removeprefix(plain)
        return self.database


LIST_FIELDS: Final = frozenset({"allowed_hosts", "allowed_origins", "custom_bots"})
SECRET_FIELDS: Final = frozenset({"database", "redis", "secret", "smtp_password", "smtp_user"})


def load_settings(
    flags: Mapping[str, object],
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Settings from a file, over them the environment, over them the flags that were given."""
    variables = os.environ if environment is None else environment
    values: dict[str, object] = {}
    named = file or (
        Path(variables["MAGNIFICO_CONFIG"]) if "MAGNIFICO_CONFIG" in variables else None
    )
    if named is not None:
        try:
            values.update(tomllib.loads(named.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise SettingsError(f"{named}: {error}") from None
    for name in Settings.model_fields:
        variable = PREFIX + name.upper()
        if variable in variables:
            text = variables[variable]
            values[name] = _words(text) if name in LIST_FIELDS else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return Settings.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SettingsError(f"setting {where}: {first['msg']}") from None


def _words(text: str) -> tuple[str, ...]:
    """A list divided by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
