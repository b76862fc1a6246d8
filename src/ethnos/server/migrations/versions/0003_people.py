"""People who keep their games together, and the notices for them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relations; nothing that exists changes."""
    _create_people()
    _create_notices()
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_keys"),
    )


def _create_people() -> None:
    op.create_table(
        "persons",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("key_digest", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mail", sa.String(), nullable=False),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False),
        sa.Column("mail_token", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_persons"),
    )
    op.create_index("ix_persons_key_digest", "persons", ["key_digest"], unique=True)
    op.create_index("ix_persons_mail_token", "persons", ["mail_token"])
    op.create_table(
        "person_seats",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("sealed", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        *_owners("person_seats"),
        sa.PrimaryKeyConstraint("person_id", "table_id", "digest", name="pk_person_seats"),
    )
    op.create_index("ix_person_seats_table_id", "person_seats", ["table_id"])
    op.create_table(
        "carry_codes",
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("sealed", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_carry_codes"),
    )


def _create_notices() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("endpoint", sa.String(), nullable=False),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        _owners("push_subscriptions")[0],
        sa.PrimaryKeyConstraint("person_id", "endpoint", name="pk_push_subscriptions"),
    )
    op.create_table(
        "notices",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        *_owners("notices"),
        sa.PrimaryKeyConstraint("person_id", "table_id", "turn", name="pk_notices"),
    )
    op.create_index("ix_notices_done_due", "notices", ["done", "due"])


def _owners(relation: str) -> list[sa.ForeignKeyConstraint]:
    """Deleting a person or a table deletes their rows."""
    return [
        sa.ForeignKeyConstraint(
            ["person_id"], ["persons.person_id"], name=f"fk_{relation}_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=f"fk_{relation}_table_id", ondelete="CASCADE"),
    ]
