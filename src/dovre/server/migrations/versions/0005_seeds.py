"""Seeds of 128 bits, as digits; and whether somebody chose the seed of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("digits", sa.String(40), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET digits = CAST(seed AS VARCHAR(40))")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN digits TO seed")
    op.add_column("tables", sa.Column("known_deal", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Tables with a secret seed cannot be kept in the old column: they get a seed that cannot be theirs."""
    op.drop_column("tables", "known_deal")
    op.add_column("tables", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET number = CAST(seed AS BIGINT) WHERE length(seed) < 19")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN number TO seed")
