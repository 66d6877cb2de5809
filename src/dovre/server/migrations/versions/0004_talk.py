"""What is said at a table, and how much may be."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="full"))
    op.create_table(
        "talk",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("phrase", sa.String(12), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("talk")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("talk")
