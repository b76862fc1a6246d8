"""What backups of both kinds of databases share: how far they are, and what is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from ethnos.base.refusals import EthnosError
from ethnos.server.storage.migrate import REVISIONS, known_revisions
from ethnos.server.storage.relations import LOG, TABLES

Progress: TypeAlias = Callable[[float, float | None], None]
"""Called with the megabytes that are done, and those there are in all if that is known."""

SQLITE_HEADING: Final = b"SQLite format 3\0"
POSTGRESQL_HEADING: Final = b"PGDMP"
NEEDED: Final = {TABLES.name, LOG.name, REVISIONS}
"""The relations of every version of the database."""
SIDE_FILES: Final = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database."""


class NotABackup(EthnosError):
    """A file that no backup has written, or that is damaged."""

    code = "backup-not-one"


class BackupTooNew(EthnosError):
    """A backup of a later version's database."""

    code = "backup-too-new"


class OtherDatabase(EthnosError):
    """A backup of SQLite cannot be restored into PostgreSQL, nor the other way round."""

    code = "backup-other-database"


class SameFile(EthnosError):
    """The backup is the database itself."""

    code = "backup-same-file"


class NotOurs(EthnosError):
    """A database in which something other than Ethnos stores its data."""

    code = "backup-not-ours"


class BackupFailed(EthnosError):
    """The database, or a program for it, has failed halfway. Nothing has changed."""

    code = "backup-failed"


def check_kind(file: Path, heading: bytes) -> None:
    """Refuse a file that does not begin as backups of this kind of database do."""
    headings = (SQLITE_HEADING, POSTGRESQL_HEADING)
    with file.open("rb") as opened:
        start = opened.read(max(map(len, headings)))
    if not start.startswith(headings):
        raise NotABackup(path=str(file))
    if not start.startswith(heading):
        raise OtherDatabase(path=str(file))


def check_content(file: Path, relations: set[str], revision: str) -> None:
    """Refuse a backup that is not of Ethnos, or of a later version."""
    if not relations >= NEEDED:
        raise NotABackup(path=str(file))
    if revision not in known_revisions():
        raise BackupTooNew(path=str(file), revision=revision)
