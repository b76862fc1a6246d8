"""Write the migration for a changed ``schema.py``: ``python -m ethnos.server.migrations "what changes"``."""

import sys

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from ethnos.server.storage.upgrade import config, upgrade


def write(what: str) -> None:
    """Compare the schema with the result of all migrations so far on an empty database."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        settings = config(connection)
        number = len(list(ScriptDirectory.from_config(settings).walk_revisions())) + 1
        upgrade(connection, str(engine.url))
        command.revision(settings, what, autogenerate=True, rev_id=f"{number:04}")


if __name__ == "__main__":
    write(" ".join(sys.argv[1:]))
