"""Runs the migrations that a database lacks, with Alembic.

While a host upgrades servers one after another, two versions run on one database. So a migration only expands the
schema, and names in ``oldest`` the oldest schema that a server must know to run on the result; one that says nothing
keeps all older servers out. What no server needs any more is removed by a later version.
"""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, delete, insert

from ethnos.server.storage import DatabaseTooNew
from ethnos.server.storage.relations import OLDEST_SCHEMA, SCRIPTS


def config(connection: Connection) -> Config:
    """Alembic's configuration; ``migrations/env.py`` reads the connection from it."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return settings


def upgrade(connection: Connection, where: str) -> None:
    """Run the missing migrations, in the transaction of the connection."""
    settings = config(connection)
    scripts = list(ScriptDirectory.from_config(settings).walk_revisions())
    known = {script.revision for script in scripts}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise DatabaseTooNew(where=where, revision=revision)
    command.upgrade(settings, "head")
    OLDEST_SCHEMA.create(connection, checkfirst=True)
    connection.execute(delete(OLDEST_SCHEMA))
    connection.execute(insert(OLDEST_SCHEMA), {"revision": max(map(oldest_of, scripts))})


def oldest_of(script: Script) -> str:
    """The oldest schema that a server must know to run on the result of a migration."""
    return str(getattr(script.module, "oldest", script.revision))
