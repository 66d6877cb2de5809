"""How far somebody is in the lesson of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
