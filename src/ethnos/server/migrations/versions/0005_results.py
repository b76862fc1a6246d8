"""Columns instead of a text for what lists, notices and statistics need of a table, and who sat where with what result.

They are empty at first: the server fills them from the logs. The text stays for older servers on the same database.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
oldest = "0004"


def upgrade() -> None:
    """Add columns and relations; nothing that exists changes."""
    for name in ("summary_seq", "players", "age", "turn_number"):
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    for name, value in (("preset", ""), ("tribes", ""), ("options", ""), ("clock", "none")):
        op.add_column("tables", sa.Column(name, sa.String(), nullable=False, server_default=value))
    for name in ("memory_aid", "hints", "rated", "paused", "waits"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    for name in ("clock_seconds", "clock_increment"):
        op.add_column("tables", sa.Column(name, sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("turn", sa.Integer(), nullable=True))
    for name in ("turn_since", "deadline", "finished"):
        op.add_column("tables", sa.Column(name, sa.Double(), nullable=True))
    stale = sa.text("summary_seq <> last_seq")
    op.create_index("ix_tables_stale", "tables", ["updated"], sqlite_where=stale, postgresql_where=stale)
    _create_seats()


def _create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("lost_at", sa.Double(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("glory", sa.Integer(), nullable=False),
        _of_a_table("seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "leaders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tribe", sa.String(), nullable=False),
        sa.Column("bands", sa.Integer(), nullable=False),
        _of_a_table("leaders"),
        sa.PrimaryKeyConstraint("table_id", "seat", "tribe", name="pk_leaders"),
    )
    op.create_table(
        "games_to_rate",
        sa.Column("table_id", sa.String(), nullable=False),
        _of_a_table("games_to_rate"),
        sa.PrimaryKeyConstraint("table_id", name="pk_games_to_rate"),
    )


def _of_a_table(relation: str) -> sa.ForeignKeyConstraint:
    """Deleting a table deletes its rows."""
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.table_id"], name=f"fk_{relation}_table_id", ondelete="CASCADE"
    )
