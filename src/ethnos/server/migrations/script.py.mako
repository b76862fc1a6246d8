"""${message}."""

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}
oldest = ${repr(up_revision)}  # that of the migration before, if this one only adds what older servers need not know


def upgrade() -> None:
    """Say what is different from now on. There is no way back."""
    ${upgrades if upgrades else "pass"}
