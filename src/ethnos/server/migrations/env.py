"""Run by Alembic: migrates over the connection that ``storage/upgrade.py`` passes in, in its transaction."""

from alembic import context

from ethnos.server.storage.relations import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a relation in place: Alembic copies it
)
with context.begin_transaction():
    context.run_migrations()
