"""The schema, brought up to date by Alembic when the store opens."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("dovre.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "head")
