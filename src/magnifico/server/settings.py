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
    data: Path = Field(default=Path("magnifico-data"), description="folder of the SQLite file")
    database: str = Field(
        default="", description="postgresql://... instead of SQLite in the data folder"
    )
    redis: str = Field(default="", description="redis://... carries live updates between processes")
    secret: str = Field(
        default="", description="signs cookies; empty: made once, kept in the database"
    )
    public_url: str = Field(
        default="", description="the address players use, if a proxy stands before us"
    )
    allowed_hosts: tuple[str, ...] = Field(
        default=(),
        description="further names of the server, .example.org with all below; * takes any",
    )
    allowed_origins: tuple[str, ...] = Field(
        default=(), description="further origins of browser pages"
    )
    proxies: str = Field(
        default="", description="addresses of proxies whose X-Forwarded-* is believed"
    )
    bot_workers: int = Field(default=2, ge=0, le=64, description="processes in which bots think")
    bot_seconds: float = Field(
        default=1.0, gt=0, le=600, description="time a bot may think about one decision"
    )
    bot_limit: float = Field(
        default=10.0, gt=0, le=1200, description="a bot without an answer by then is ended"
    )
    bot_pause: float = Field(default=0.0, ge=0, le=10, description="seconds before a bot's move")
    bot_tables: int = Field(
        default=4, ge=0, description="tables without people that one person may have running"
    )
    all_bot_tables: int = Field(
        default=100, ge=0, description="tables without people that may run in all"
    )
    custom_bots: tuple[str, ...] = Field(
        default=(), description="bots of your own that players may choose: module:Class, or a name"
    )
    rate_limits: float = Field(
        default=1.0, ge=0, description="multiplies all rate limits; 0 lifts them"
    )
    open_days: float = Field(
        default=14.0, gt=0, description="a table that has not begun by then is removed"
    )
    idle_minutes: float = Field(
        default=30.0, gt=0, description="a table nobody uses leaves the memory"
    )
    tables_in_memory: int = Field(
        default=2000,
        ge=10,
        description="most tables kept in memory while nobody is connected to them",
    )
    sockets: int = Field(
        default=5000, ge=0, description="most live connections of one process; 0 lifts it"
    )
    sockets_per_address: int = Field(
        default=200, ge=0, description="most live connections from one address; 0 lifts it"
    )
    sockets_per_person: int = Field(
        default=40, ge=0, description="most live connections of one player; 0 lifts it"
    )
    spectators_per_table: int = Field(
        default=500, ge=0, description="most spectators connected to one table; 0 lifts it"
    )
    connections: int = Field(
        default=8000, ge=0, description="most connections of any kind; 0 lifts it"
    )
    connections_per_address: int = Field(
        default=200,
        ge=0,
        description="most connections with requests from one address, unless proxies are named; 0 lifts it",
    )
    shed_seconds: float = Field(
        default=0.25,
        ge=0,
        description="a server that is later than this refuses new tables and spectators; 0: never",
    )
    restart_grace: float = Field(
        default=60.0, ge=0, description="no clock runs out sooner after a start"
    )
    catch_up_seconds: float = Field(
        default=2.0, gt=0, description="how often the database is asked anew"
    )
    open_page: bool = Field(
        default=False, description="open the page in a browser, if there is one"
    )
    log_level: str = Field(default="info", description="debug, info, warning or error")
    smtp_host: str = Field(default="", description="mail server for 'your turn'; empty: no mail")
    smtp_port: int = Field(default=25, ge=1, le=65535, description="its port")
    smtp_user: str = Field(default="", description="its user")
    smtp_password: str = Field(default="", description="its password")
    smtp_tls: bool = Field(default=False, description="speak TLS with it from the start")
    mail_from: str = Field(default="magnifico@localhost", description="sender of mails")
    notify_minutes: float = Field(
        default=2.0, ge=0, description="news of this time become one message"
    )
    webhooks: bool = Field(default=False, description="allow accounts to name a webhook")
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
