"""The tables of the database. The log in `entries` is the truth; other rows repeat parts of it for lists."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from magnifico.secret import Secret

METADATA: Final = MetaData()


class Hidden(TypeDecorator[Secret]):
    """A text that is read as a `Secret` and only stored from one, so that nobody has it as plain text by forgetting."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        """What is stored."""
        if value is not None and not isinstance(value, Secret):
            raise TypeError("this column only takes secrets")
        return None if value is None else value.reveal()

    def process_result_value(self, value: Any, dialect: Any) -> Secret | None:
        """What is read."""
        return None if value is None else Secret(value)


people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),  # the account's name, folded; NULL for a guest
    Column("password", Hidden(200)),
    Column("email", String(254)),
    Column("language", String(2)),
    Column(
        "session", Integer, nullable=False, default=1
    ),  # unused; goes with the next change of people
    Column("settings", JSON, nullable=False, default=dict),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("host_id", String(32), nullable=False),
    Column("status", String(12), nullable=False),  # open, running, over, cancelled
    Column("public", Boolean, nullable=False),
    Column("options", JSON, nullable=False),  # the engine's
    Column("agreement", JSON, nullable=False),  # clock, undo, bot level
    Column("pack", JSON),  # files of the host's own pack
    Column("seed", Hidden(64), nullable=False),
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),  # the host knows it
    Column(
        "request_key", String(64)
    ),  # of the request that created the table, with its person hashed in
    Column("rules_version", Integer, nullable=False),  # of when the game began
    Column("pack_versions", JSON),  # likewise: ["base 1", "pazzi 1"]
    Column("pack_digests", JSON),  # likewise, of the built-in packs: {"base": digest}; see packs
    Column("number", Integer, nullable=False),  # of the last entry
    Column("waiting", String(20), nullable=False),  # seats that have to decide: "0,2"
    Column("due_at", BigInteger),  # when the server itself has to do something
    Column("standing", JSON),  # see tables.standing; NULL: not begun
    Column("result", JSON),
    Column("rematch", String(32)),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # of names, seats and status
    Column("plans", Integer, nullable=False, server_default="0"),  # how often one was changed
    Index("tables_due", "due_at"),
    Index("tables_listing", "status", "public", "changed_at", "id"),
    Index("tables_host", "host_id"),
    Index("tables_request_key", "request_key", unique=True),
)

CHANGED: Final = {"revision": tables.c.revision + 1}
"""Part of every update of what isn't in the log, so that other processes notice it even without news."""

packs = Table(
    "packs",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the files
    Column("files", JSON, nullable=False),  # of a built-in pack that some game began with
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False),  # the name for searching
    Column("level", String(40)),  # of the bot
    Column("person_id", String(32)),
    Column("secret", Hidden(64), nullable=False, unique=True),
    Index("seats_folded", "folded", postgresql_ops={"folded": "text_pattern_ops"}),
    Index("seats_person", "person_id"),
)

access = Table(
    "access",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Index("access_person", "person_id"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(240), nullable=False),
    Column("by", String(40), nullable=False),  # person, or the level of the bot
    Column("at", BigInteger, nullable=False),
    Column("client_key", String(80)),  # with the seat in front
    Column("check", String(12)),  # of the game after it, see Ledger.checksum
    UniqueConstraint("table_id", "client_key", name="entries_key"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),  # NULL: a spectator
    Column("to_seat", Integer),  # NULL: for all
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client_key", String(80)),
    UniqueConstraint("table_id", "client_key", name="chat_key"),
    Index("chat_table", "table_id", "id"),
    sqlite_autoincrement=True,  # a number is never reused: it marks what somebody has read
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("result", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

papers = Table(
    "papers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # plan, or trial: a line of moves to try
    Column("name", String(80), primary_key=True),  # of the trial
    Column("person_id", String(32), nullable=False),  # who wrote it
    Column("value", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("papers_person", "person_id"),
)

notes = Table(
    "notes",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("about", String(48), primary_key=True),  # "table ID", "person ID", "bot LEVEL"
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

attempts = Table(
    "attempts",
    METADATA,
    Column("challenge", String(10), primary_key=True),  # "2026-11-17", "2026-W47"
    Column("player", String(40), primary_key=True),  # a person, or "bot LEVEL"
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("state", String(10), nullable=False),  # running, finished, abandoned
    Column("points", Integer),
    Column("place", Integer),
    Column("at", BigInteger, nullable=False),  # when it began
    Column("guest", Boolean, nullable=False, server_default=false()),  # began it without an account
    Index("attempts_list", "challenge", "state", "points"),
    Index("attempts_player", "player"),
)

keep = Table(
    "keep",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Hidden(200), nullable=False),
)

notify_people = Table(
    "notify_people",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("confirmed", String(254)),  # the address whose owner has confirmed
    Column("webhook", Hidden(500)),
    Column("webhook_secret", Hidden(64), nullable=False),
    Column(
        "present_until", BigInteger, nullable=False
    ),  # is watching a table, so the page tells them
)

notify_mutes = Table(
    "notify_mutes",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

notices = Table(
    "notices",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("channel", String(8), primary_key=True),  # mail, webhook
    Column("looked", Integer, nullable=False),  # the table's number when it was last checked
    Column("decision", Integer, nullable=False),  # the seat's own last entry before the decision
    Column("due_at", BigInteger, nullable=False),
    Column("sent_at", BigInteger),  # set before sending: better lost in a crash than sent twice
    Column("tries", Integer, nullable=False),
    Index("notices_due", "sent_at", "due_at"),
)

leases = Table(
    "leases",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", Hidden(64), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("device", String(60), nullable=False),  # "Firefox, Linux"
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("sessions_person", "person_id"),
    Index("sessions_seen", "seen_at"),
)

resets = Table(
    "resets",
    METADATA,
    Column(
        "token", Hidden(64), primary_key=True
    ),  # hashed: reading the database doesn't give access
    Column("person_id", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("resets_person", "person_id"),
)

audit = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),  # "operator anna", "host 3f2a...", "self"
    Column("action", String(40), nullable=False),
    Column("whom", String(80), nullable=False),  # ids only: the log outlives the people in it
    sqlite_autoincrement=True,
)
