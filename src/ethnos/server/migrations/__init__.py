"""The steps from an empty database to today's schema, run by Alembic at every start of the server."""
