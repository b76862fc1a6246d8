"""Orders of the host to running servers, bans, and an index for chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From a database with tables alone."""
    op.create_table(
        "orders",
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("order_id", name="pk_orders"),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("network", name="pk_bans"),
    )
    chat = sa.text("kind = 'said'")
    op.create_index("ix_log_chat", "log", ["table_id"], sqlite_where=chat, postgresql_where=chat)
