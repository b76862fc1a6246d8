"""One server for each SQLite file: two would not notice each other's entries."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ethnos.server.storage.address import Address
from ethnos.server.storage.storage_errors import DatabaseInUse

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
