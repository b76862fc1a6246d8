"""The backups of a server's database, whichever it is."""

from typing import TypeAlias

from ethnos.server.hosting.postgresql_backup import PostgresqlBackup
from ethnos.server.hosting.sqlite_backup import SqliteBackup
from ethnos.server.storage.address import Address

Backups: TypeAlias = PostgresqlBackup | SqliteBackup


def backups_of(database: str) -> Backups:
    """Makes and restores backups of a database."""
    address = Address.of(database)
    return PostgresqlBackup(address) if address.dsn else SqliteBackup(address)
