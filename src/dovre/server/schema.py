"""The columns of the database. The log is append-only and is the truth: a table is what its log leads to."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    TypeDecorator,
    false,
)

METADATA = MetaData()


class Digits(TypeDecorator[int]):
    """A whole number of any size, kept as its digits."""

    impl = String(40)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Any) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Any) -> int | None:
        return None if value is None else int(value)


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # of an account; None for a guest
    Column("password", String(200)),  # Argon2id
    Column("created", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", LargeBinary(32), primary_key=True),  # hashed: who reads the database can open no session
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("agent", String(80), nullable=False, default="", server_default=""),  # the browser it began with
    Index("sessions_person", "person"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules its log was last replayed under
    Column("seats", Integer, nullable=False),
    Column("seed", Digits, nullable=False, server_default="0"),
    Column("known_deal", Boolean, nullable=False, default=False, server_default=false()),  # somebody chose the seed
    Column("options", JSON, nullable=False),
    Column("creator", String(16), ForeignKey("people.id")),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),  # open: seats are free; live; over; closed: cannot be continued
    Column("clock", Integer, nullable=False, default=0),  # seconds for one answer, 0 without a clock
    Column("webhook", String(300), nullable=False, default=""),
    Column("rematch", String(16)),  # the table that was made from this one
    Column("result", JSON(none_as_null=True)),
    Column("asked", JSON(none_as_null=True)),  # who must answer, since when; None in older rows
    Column("talk", String(8), nullable=False, default="full", server_default="full"),  # full, phrases, off
    Column("changes", Integer, nullable=False, default=0, server_default="0"),  # of seats and start, counted
    Index("tables_status", "status"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, device, program, bot, open
    Column("person", String(16), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False, default=""),  # who plays for a seat that was left, or the bot's own name
    Column("api", LargeBinary(32)),  # hashed token of a program that plays this seat
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_person", "person"),
    Index("seats_api", "api"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(80), nullable=False),  # an answer, or `undo`
    Column("at", Float, nullable=False),
    Column("sealed", Boolean, nullable=False, default=False, server_default="0"),
    Column("events", JSON(none_as_null=True)),  # what happened, so that a story can be told without replaying
    PrimaryKeyConstraint("table", "number"),
)

# What people say at a table: no part of the game, and gone with its table.
TALK = Table(
    "talk",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(12), nullable=False),  # the key of a set phrase, or ""
    Column("text", String(200), nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

# What a log led to at some entry: it must still lead there when the table is loaded again, after an update too.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    Column("version", Integer),  # of the rules that made this state
    Column("questions", String(32)),  # digest of what was asked and which answers were legal
)

# How far somebody is in the lesson of a game: the step, and the answers since its chapter began.
LESSONS = Table(
    "lessons",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("game", String(20), nullable=False),
    Column("step", Integer, nullable=False),
    Column("answers", JSON, nullable=False),
    Column("done", Boolean, nullable=False, default=False, server_default="0"),  # its last step was reached once
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)
