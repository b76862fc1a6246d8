"""Backups of a server's PostgreSQL database, made and restored by PostgreSQL's own programs."""

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeAlias
from urllib.parse import unquote, urlsplit, urlunsplit

from ethnos.base.files import whole_file
from ethnos.base.refusals import EthnosError
from ethnos.server.hosting.sqlite_backup import (
    NEEDED,
    POSTGRESQL_HEADING,
    BackupFailed,
    NotABackup,
    NotOurs,
    Progress,
    SqliteBackup,
    check_content,
    check_kind,
)
from ethnos.server.storage import DatabaseInUse, DatabaseTooNew
from ethnos.server.storage.database import Address
from ethnos.server.storage.migrate import REVISIONS, known_revisions
from ethnos.server.storage.notices import IN_USE
from ethnos.server.storage.relations import METADATA

DEBIAN: Final = "/usr/lib/postgresql/{major}/bin"
"""Where Debian has the programs of each version."""
LOOK_SECONDS: Final = 0.2
CHUNK_BYTES: Final = 1 << 20
PLAIN: Final = ("--no-owner", "--no-privileges")
"""Everything belongs to whoever restores it."""
OURS: Final = (*METADATA.tables, REVISIONS)

BEGIN: Final = f"""
BEGIN;
DO $$ BEGIN
    IF NOT pg_try_advisory_xact_lock({IN_USE}) THEN RAISE EXCEPTION 'a server uses this database'; END IF;
END $$;
SET LOCAL lock_timeout = '30s';
DROP TABLE IF EXISTS {", ".join(OURS)} CASCADE;
"""
COMMIT: Final = "\nCOMMIT;\n"


class NoProgram(EthnosError):
    """A program of PostgreSQL that is not installed."""

    code = "backup-no-program"


class OldProgram(EthnosError):
    """A program of PostgreSQL that is older than the server, and cannot read its database."""

    code = "backup-old-program"


@dataclass(frozen=True)
class _Database:
    """What there is in a database."""

    major: int
    """The version of its server."""
    relations: set[str]
    revision: str
    in_use: bool


class PostgresqlBackup:
    """Makes and restores backups of a PostgreSQL database."""

    def __init__(self, address: Address) -> None:
        self._address = address
        dsn, self._environment = _without_password(address.dsn)
        self._to = ("--no-password", f"--dbname={dsn}")

    def make(self, file: Path, progress: Progress) -> None:
        """Dump the database as it is at this moment, whatever is stored meanwhile."""
        database = self._look()
        if not database.relations >= NEEDED:
            raise NotOurs(where=self._address.where)
        program = _program("pg_dump", database.major)
        relations = [f"--table={name}" for name in OURS]
        with whole_file(file, private=True) as new:
            self._dump([program, "--format=custom", *PLAIN, *relations, *self._to, f"--file={new}"], new, progress)

    def check(self, file: Path) -> bool:
        """Refuse what cannot be restored; returns whether restoring it overwrites something."""
        check_kind(file, POSTGRESQL_HEADING)
        database = self._look()
        program = _program("pg_restore", database.major)
        contents = _output(file, program, "--list")
        relations = set(re.findall(r" TABLE DATA \S+ (\w+) ", contents))
        revision = ""
        if relations >= NEEDED:
            rows = _output(file, program, "--data-only", f"--table={REVISIONS}", "--file=-")
            revision = "".join(re.findall(r"^COPY [^\n]*;\n(.*)$", rows, re.MULTILINE))
        check_content(file, relations, revision)
        if database.in_use:
            raise DatabaseInUse(where=self._address.where)
        return self._overwrites(database)

    def restore(self, file: Path, progress: Progress) -> None:
        """Put the backup in the place of what is there, in one transaction: all of it, or nothing."""
        major = self._look().major
        reading = [_program("pg_restore", major), *PLAIN, "--file=-", str(file.absolute())]
        psql = [_program("psql", major), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", *self._to]
        with (
            tempfile.TemporaryFile() as messages,
            _running(reading, stdout=subprocess.PIPE, stderr=messages) as backup,
            _running(
                psql, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=messages, env=self._environment
            ) as database,
        ):
            assert database.stdin
            with suppress(BrokenPipeError), database.stdin as statements:  # its messages say why it has ended
                _pass_on(backup, statements, progress)
            if database.wait() or backup.wait():
                raise BackupFailed(problem=_text(messages))

    def _dump(self, command: list[str], new: Path, progress: Progress) -> None:
        with (
            tempfile.TemporaryFile() as messages,
            _running(command, stderr=messages, env=self._environment) as running,
        ):
            while running.poll() is None:
                try:
                    running.wait(LOOK_SECONDS)
                except subprocess.TimeoutExpired:
                    progress(new.stat().st_size / 1e6, None)
            if running.returncode:
                raise BackupFailed(problem=_text(messages))

    def _overwrites(self, database: _Database) -> bool:
        """Whether there is anything. A later version's database has relations that this one does not know."""
        if database.revision and database.revision not in known_revisions():
            raise DatabaseTooNew(where=self._address.where, revision=database.revision)
        ours = database.relations & set(OURS)
        if ours and not ours >= NEEDED:
            raise NotOurs(where=self._address.where)
        return bool(ours)

    def _look(self) -> _Database:
        with self._address.translated_errors():
            return asyncio.run(self._look_now())

    async def _look_now(self) -> _Database:
        connection = await self._address.connect("ethnos backup")
        try:
            rows = await connection.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
            )
            relations = {row["tablename"] for row in rows}
            revision = (
                await connection.fetchval(f"SELECT version_num FROM {REVISIONS}") if REVISIONS in relations else ""
            )
            free = await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", IN_USE)
            return _Database(connection.get_server_version().major, relations, str(revision or ""), not free)
        finally:
            await connection.close()


def _without_password(dsn: str) -> tuple[str, dict[str, str]]:
    """An address for programs, and the environment that has its password: everybody can read a program's arguments."""
    parts = urlsplit(dsn)
    user, at, host = parts.netloc.rpartition("@")
    name, colon, password = user.partition(":")
    environment = {"PGPASSWORD": unquote(password)} if colon else {}
    return urlunsplit(parts._replace(netloc=f"{name}{at}{host}")), os.environ | environment


def _program(name: str, major: int) -> str:
    """One of PostgreSQL's programs, for a server of this version."""
    program = shutil.which(name, path=DEBIAN.format(major=major)) or shutil.which(name)
    if program is None:
        raise NoProgram(program=name, major=major)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.search(r"\d+", version)
    if match is None or int(match[0]) < major:
        raise OldProgram(version=version.strip(), major=major)
    return program


def _output(file: Path, *command: str) -> str:
    """What a program says about a backup."""
    result = subprocess.run(
        [*command, str(file.absolute())], capture_output=True, text=True, errors="replace", check=False
    )
    if result.returncode:
        raise NotABackup(path=str(file))
    return result.stdout


@contextmanager
def _running(command: list[str], **settings: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that ends with this block, whatever happens."""
    with subprocess.Popen(command, **settings) as process:
        try:
            yield process
        finally:
            process.kill()


def _pass_on(backup: "subprocess.Popen[bytes]", database: IO[bytes], progress: Progress) -> None:
    """Run the statements of a backup, and commit them only if the backup was read to its end."""
    assert backup.stdout
    database.write(BEGIN.encode())
    done = 0
    while chunk := backup.stdout.read(CHUNK_BYTES):
        database.write(chunk)
        done += len(chunk)
        progress(done / 1e6, None)
    if backup.wait() == 0:
        database.write(COMMIT.encode())


def _text(messages: IO[bytes]) -> str:
    """The first line of what programs have said."""
    messages.seek(0)
    lines = messages.read().decode(errors="replace").strip().splitlines()
    return lines[0] if lines else ""


Backups: TypeAlias = PostgresqlBackup | SqliteBackup


def backups_of(database: str) -> Backups:
    """Makes and restores backups of a database."""
    address = Address.of(database)
    return PostgresqlBackup(address) if address.dsn else SqliteBackup(address)
