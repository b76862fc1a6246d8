"""Run by Alembic: migrates over the connection that ``storage/migrate.py`` hands in, in its transaction."""

from alembic import context

from ethnos.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot change a table in place: it is copied
)
with context.begin_transaction():
    context.run_migrations()
