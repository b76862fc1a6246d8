"""Databases for measurements."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.live import database_in
from harness.postgres import Cluster, binaries


@contextmanager
def own_database(postgresql: bool) -> Iterator[str]:
    """The address of an empty database, which is deleted at the end."""
    if not postgresql:
        with tempfile.TemporaryDirectory(prefix="ethnos-bench-") as folder:
            yield database_in(Path(folder))
        return
    programs = binaries()
    if programs is None:
        sys.exit("initdb was not found: install your system's package postgresql")
    cluster = Cluster(programs)
    try:
        yield cluster.new_database()
    finally:
        cluster.remove()
