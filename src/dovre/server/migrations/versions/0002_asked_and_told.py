"""Who is asked, what happened with each entry, and under which rules a snapshot was made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON))
    op.create_index("tables_status", "tables", ["status"])
    op.add_column("log", sa.Column("sealed", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("log", sa.Column("events", sa.JSON))
    op.add_column("snapshots", sa.Column("version", sa.Integer))
    op.add_column("snapshots", sa.Column("questions", sa.String(32)))


def downgrade() -> None:
    for table, column in (("snapshots", "questions"), ("snapshots", "version"), ("log", "events"), ("log", "sealed")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.drop_index("tables_status", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("asked")
