"""Alembic runs on the connection it is given: no file of its own, no logging of its own."""

from alembic import context

from dovre.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
