"""Stored ratings, limits that processes share, and the last visit of a person."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relations. Nobody knows when people were last there: they count as seen today."""
    op.add_column("persons", sa.Column("seen", sa.Double(), nullable=False, server_default=sa.text(str(time.time()))))
    op.create_index("ix_persons_seen", "persons", ["seen"])
    _create_ratings()
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", "who", name="pk_allowances"),
    )
    op.create_index("ix_allowances_until", "allowances", ["until"])
    op.create_table(
        "open_sockets",
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "who", name="pk_open_sockets"),
    )
    op.create_index("ix_open_sockets_who", "open_sockets", ["who"])


def _create_ratings() -> None:
    op.create_table(
        "rated_places",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["persons.person_id"], name="fk_rated_places_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name="fk_rated_places_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_rated_places"),
    )
    op.create_index("ix_rated_places_players_ended", "rated_places", ["players", "ended"])
    op.create_index("ix_rated_places_person_id_players_ended", "rated_places", ["person_id", "players", "ended"])
    op.create_table(
        "rating_repairs",
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("players", name="pk_rating_repairs"),
    )
