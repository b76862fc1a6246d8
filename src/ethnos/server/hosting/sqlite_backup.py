"""Backups of a server's SQLite file, made with SQLite's own means while the server runs."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Final, TypeAlias
from urllib.parse import quote

from ethnos.base.files import whole_file
from ethnos.base.refusals import EthnosError
from ethnos.server.storage import DatabaseInUse, NoDatabase
from ethnos.server.storage.database import Address
from ethnos.server.storage.migrate import REVISIONS, known_revisions
from ethnos.server.storage.relations import LOG, TABLES

LOCK_ENDING = ".lock"


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Lock a SQLite file; raises ``DatabaseInUse`` if another server has it. PostgreSQL can have several servers."""
    address = Address.of(database)
    if not address.path:
        yield
        return
    with Path(address.path + LOCK_ENDING).open("a+b") as file:
        if not _lock(file):
            raise DatabaseInUse(where=address.where)
        yield  # the system releases the lock when the file is closed, or the process ends


def _lock(file: IO[bytes]) -> bool:
    """Try to lock a file; false if another process has the lock."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


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


PAGES: Final = 1000
"""Pages copied at once: between two parts Ctrl-C is noticed and the progress shown."""


class SqliteBackup:
    """Makes and restores backups of an SQLite file."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._path = Path(address.path).resolve()  # a link stays one, and leads to the new file
        self._lock = Path(address.path + LOCK_ENDING)

    def make(self, file: Path, progress: Progress) -> None:
        """Copy the database as it is at this moment, whatever is stored meanwhile."""
        self._check_other(file)
        if not self._path.is_file():
            raise NoDatabase(path=self._address.path)
        with _failures(), closing(_reading(self._path)) as database:
            if not _relations(database) >= NEEDED:
                raise NotOurs(where=self._address.where)
            with whole_file(file, private=True) as new:
                _copy(database, new, progress)

    def check(self, file: Path) -> bool:
        """Refuse what cannot be restored; returns whether restoring it overwrites something."""
        check_kind(file, SQLITE_HEADING)
        self._check_other(file)
        with _unreadable(file), closing(_reading(file)) as backup:
            relations = _relations(backup)
            if not _is_whole(backup, file):
                raise NotABackup(path=str(file))
            revision = backup.execute(f"SELECT version_num FROM {REVISIONS}").fetchone() if relations >= NEEDED else ""
        check_content(file, relations, revision[0] if revision else "")
        if self._lock.exists():
            with only_server(self._address.where):
                pass
        return self._overwrites()

    def restore(self, file: Path, progress: Progress) -> None:
        """Put the backup in the database's place, with its owner and permissions."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with only_server(self._address.where), _failures(), whole_file(self._path, private=True) as new:
            with closing(_reading(file)) as backup:
                _copy(backup, new, progress)
            self._give_to_owner(new)
            self._finish_old()

    def _check_other(self, file: Path) -> None:
        if file.exists() and self._path.exists() and file.samefile(self._path):
            raise SameFile(path=str(file))

    def _overwrites(self) -> bool:
        """Whether there is a database. One that is damaged can be replaced, but none of another program."""
        if not self._path.exists() or not self._path.stat().st_size:
            return False
        with suppress(sqlite3.Error), closing(_reading(self._path)) as old:
            relations = _relations(old)
            if relations and not relations >= NEEDED:
                raise NotOurs(where=self._address.where)
        return True

    def _give_to_owner(self, new: Path) -> None:
        """Give the new file, and a lock that was created for it, to the owner of the old one, or of the folder."""
        old = self._path if self._path.exists() else self._path.parent
        about = old.stat()
        if old == self._path:
            new.chmod(stat.S_IMODE(about.st_mode))
        if os.name != "nt":
            for path in (new, self._lock):
                if (path.stat().st_uid, path.stat().st_gid) != (about.st_uid, about.st_gid):
                    os.chown(path, about.st_uid, about.st_gid)

    def _finish_old(self) -> None:
        """Make the old file whole, should the restore end here, and remove what SQLite keeps beside it: after a crash
        that would be replayed over the new file. A damaged database cannot be made whole.
        """
        if self._path.exists():
            try:
                with closing(_reading(self._path)) as old:
                    old.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.Error as problem:
                if problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # another program has it open
                    raise DatabaseInUse(where=self._address.where) from problem
        for ending in SIDE_FILES:
            Path(f"{self._path}{ending}").unlink(missing_ok=True)


def _reading(path: Path) -> sqlite3.Connection:
    """A connection to a file that has to exist already."""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, isolation_level=None)


def _relations(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _is_whole(backup: sqlite3.Connection, file: Path) -> bool:
    """Whether every page is there and can be read. SQLite takes what is missing of the last page for zeros."""
    (page,) = backup.execute("PRAGMA page_size").fetchone()
    return not file.stat().st_size % page and backup.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)


def _copy(source: sqlite3.Connection, new: Path, progress: Progress) -> None:
    """Copy a database into one file that needs no others beside it."""
    (page,) = source.execute("PRAGMA page_size").fetchone()

    def report(_status: int, remaining: int, total: int) -> None:
        progress((total - remaining) * page / 1e6, total * page / 1e6)

    # An open transaction holds on to one state: otherwise every write of the server would start the copy anew.
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with closing(sqlite3.connect(new, isolation_level=None)) as target:
        source.backup(target, pages=PAGES, progress=report)
        target.execute("PRAGMA journal_mode = DELETE")
    source.execute("ROLLBACK")


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as problem:
        raise BackupFailed(problem=str(problem)) from problem


@contextmanager
def _unreadable(file: Path) -> Iterator[None]:
    """A backup that SQLite cannot read."""
    try:
        yield
    except sqlite3.DatabaseError as problem:
        raise NotABackup(path=str(file)) from problem
