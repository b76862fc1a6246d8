"""Backups of a server's database: ``ethnos admin backup`` and ``restore``."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.admin import Database, Yes, address, admin, ask, example, in_megabytes, report
from ethnos.cli.common import AsJson, progress_bar, refusals, texts

if TYPE_CHECKING:
    from ethnos.server.hosting.postgresql_backup import Backups
    from ethnos.server.hosting.sqlite_backup import Progress


@admin.command("backup", help=texts("admin-backup-help"), epilog=example("backup ethnos.backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=texts("admin-backup-file"))],
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Back up the whole database."""
    with refusals(file):
        backups = _backups(database)
        if file.exists():
            ask(yes, "admin-ask-backup", path=str(file))
        with _megabytes("admin-backing-up") as progress:
            backups.make(file, progress)
    size = file.stat().st_size
    report(
        as_json, {"backup": str(file), "bytes": size}, "admin-backed-up", path=str(file), megabytes=in_megabytes(size)
    )


@admin.command("restore", help=texts("admin-restore-help"), epilog=example("restore ethnos.backup"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=texts("admin-restore-file"))],
    yes: Yes = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Put a backup in the place of the database."""
    with refusals():
        backups = _backups(database)
        if backups.check(file):
            ask(yes, "admin-ask-restore", path=str(file))
        with _megabytes("admin-restoring") as progress:
            backups.restore(file, progress)
    report(as_json, {"restored": str(file)}, "admin-restored", path=str(file))


def _backups(database: str) -> "Backups":
    """The backups of a server's database, which has its own programs: it is not opened, and not brought up to date."""
    from ethnos.server.hosting.postgresql_backup import backups_of

    return backups_of(address(database))


@contextmanager
def _megabytes(key: str) -> "Iterator[Progress]":
    """A progress bar in megabytes."""
    with progress_bar() as bar:
        task = bar.add_task(texts(key), total=None)
        yield lambda done, total: bar.update(task, completed=round(done), total=total and round(total))
