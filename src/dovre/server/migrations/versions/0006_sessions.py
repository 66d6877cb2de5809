"""With what browser a session began, for the list of one's sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("agent", sa.String(80), nullable=False, server_default=""))
    op.create_index("sessions_person", "sessions", ["person"])


def downgrade() -> None:
    op.drop_index("sessions_person", "sessions")
    op.drop_column("sessions", "agent")
