"""Runs the migrations that a database lacks, with Alembic."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ethnos.server.storage.relations import SCRIPTS
from ethnos.server.storage.storage_errors import DatabaseTooNew


def config(connection: Connection) -> Config:
    """Alembic's configuration; ``migrations/env.py`` reads the connection from it."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return settings


def upgrade(connection: Connection, where: str) -> None:
    """Run the missing migrations, in the transaction of the connection."""
    settings = config(connection)
    revisions = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in revisions:
            raise DatabaseTooNew(where=where, revision=revision)
    command.upgrade(settings, "head")
