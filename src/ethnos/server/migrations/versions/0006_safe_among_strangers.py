"""Who may take a free seat, where seats were taken from, blocked people, reports, and what the host did."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
oldest = "0004"

OWNERS = {"table_id": "tables.table_id", "person_id": "persons.person_id", "other_id": "persons.person_id"}
"""Deleting a table or a person deletes their rows."""


def upgrade() -> None:
    """Add a column and relations; nothing that exists changes."""
    op.add_column("tables", sa.Column("admission", sa.String(), nullable=False, server_default="anyone"))
    _create("seat_origins", 3, table_id=sa.String, who=sa.String, digest=sa.String)
    _create("blocks", 2, person_id=sa.String, other_id=sa.String, name=sa.String, at=sa.Double)
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    of_report = {"report_id": sa.Integer, "at": sa.Double, "table_id": sa.String, "by_seat": sa.Integer}
    _create(
        "reports",
        1,
        **of_report,
        person_id=sa.String,
        seat=sa.Integer,
        line=sa.Integer,
        reason=sa.Text,
        closed=sa.Double,
    )
    columns = ["table_id", "by_seat", "seat", "line"]
    op.create_index("ix_reports_table_id_by_seat_seat_line", "reports", columns, unique=True)
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    _create("acts", 1, act_id=sa.Integer, at=sa.Double, who=sa.String, what=sa.String, data=sa.Text)


def _create(relation: str, keys: int, **columns: Any) -> None:
    """Create a relation; its first columns are the primary key."""
    nullable = {"reports": ("person_id", "closed")}.get(relation, ())
    op.create_table(
        relation,
        *(sa.Column(name, kind(), nullable=name in nullable) for name, kind in columns.items()),
        *(
            sa.ForeignKeyConstraint([name], [OWNERS[name]], name=f"fk_{relation}_{name}", ondelete="CASCADE")
            for name in columns
            if name in OWNERS
        ),
        sa.PrimaryKeyConstraint(*list(columns)[:keys], name=f"pk_{relation}"),
    )
