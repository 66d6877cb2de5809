"""The schema, brought up to date by Alembic when the store opens: wholly or not at all, and not without a copy."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from dovre.server.copies import keep_copy

log = structlog.get_logger()

MIGRATING = 0xD07E0001  # the advisory lock of whoever brings a shared database up to date


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("dovre.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date. A file that is changed is copied first; CommandError for a newer schema."""
    revisions = ScriptDirectory.from_config(configuration())
    before, after = revision_of(engine), str(revisions.get_current_head())
    if before == after:
        return
    kept = None
    if before is not None:
        revisions.get_revision(before)  # an unknown one is refused here
        kept = copy_of(engine, before)
    with engine.begin() as connection:
        _begin(connection)
        command.upgrade(configuration(connection), "head")
    if before is not None:
        log.warning("the database was brought up to date", before=before, after=after, kept=str(kept or ""))


def revision_of(engine: Engine) -> str | None:
    """The schema that a database has; None for a new one."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Whether this is a schema of today or of before, and not of a newer dovre."""
    return any(script.revision == revision for script in ScriptDirectory.from_config(configuration()).walk_revisions())


def copy_of(engine: Engine, revision: str) -> Path | None:
    """Keep a database of this schema beside itself, if it is a file; who hosts another one has tools for that."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:":
        return None
    return keep_copy(Path(name), f"schema-{revision}")


def _begin(connection: Connection) -> None:
    """Begin a transaction that holds the changes of the schema too."""
    if connection.dialect.name == "postgresql":  # others may start at the same moment
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    elif connection.dialect.name == "sqlite":  # whose driver begins one only for changes of rows
        driver = connection.connection.dbapi_connection
        if driver is not None and not driver.in_transaction:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
